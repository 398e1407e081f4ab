from __future__ import annotations

import pytest

from paperback.bots.greedy import Greedy
from paperback.bots.simulate import Match, play
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Answer, Buy, Command, Pick
from paperback.engine.settings import preset
from paperback.engine.steps import ChooseOption
from paperback.lexicon import arrays, load
from paperback.modes.spy_novel.commands import HeroAction
from paperback.modes.typos.commands import TakeTypo
from tests.modes.spy_novel.spying import Spying, spying


@pytest.fixture(scope="module")
def greedy() -> Greedy:
    return Greedy(Speller(arrays.load(load("en-common"))))


def wanted(greedy: Greedy, game: Spying) -> Command:
    return greedy.choose(Window(game.table.game.rules, game.table.state, 0))


def test_12_6_a_computer_buys_the_victory(greedy: Greedy) -> None:
    game = spying(money=20, gone="n e s ne se", hero="sw")
    assert wanted(greedy, game) == Buy(game.card("centre"))


def test_12_3_a_computer_saves_the_game_with_a_hero_action_and_answers_what_it_asks(greedy: Greedy) -> None:
    game = spying(money=0, card="wiretap", hero="s", cubes={"e": 3})
    assert wanted(greedy, game) == HeroAction("counterintel")
    game.act("counterintel")
    game.table.do(wanted(greedy, game))
    assert wanted(greedy, game) == Answer((game.card("e"),))
    game.table.do(wanted(greedy, game))
    game.end()
    assert game.over == ""


def test_12_9_a_computer_takes_cubes_where_the_enemy_would_win(greedy: Greedy) -> None:
    game = spying(money=0, card="dead-drop", hero="centre", cubes={"ne": 3, "nw": 2, "se": 2})
    game.act("infiltration")
    answer = wanted(greedy, game)
    assert isinstance(answer, Answer)
    assert len(answer.cards) == 2
    assert game.card("ne") in answer.cards


def test_12_5_a_computer_makes_room_where_it_does_not_lose(greedy: Greedy) -> None:
    game = spying(money=8, card="stakeout", hero="s", enemy="n", cubes={"se": 3})
    game.spy.acted = "safe-house"
    game.buy("s")
    assert wanted(greedy, game) == Answer((game.card("sw"),))
    game = spying(money=8, card="dead-drop", hero="s", enemy="s", cubes={"sw": 3})
    game.spy.acted = "safe-house"
    game.buy("s")
    game.table.do(wanted(greedy, game))
    assert wanted(greedy, game) == Answer((game.card("sw"),))


def test_12_8_a_computer_upgrades_what_it_misses_most(greedy: Greedy) -> None:
    game = spying("C A T S U P ? ? ? ?", upgraded=("infiltration",))
    game.table.spell("CATSUPABCD")
    question = game.question
    assert isinstance(question, ChooseOption)
    assert wanted(greedy, game) == Pick(question.options.index("on-the-move"))


def test_12_9_a_computer_gives_typos_back(greedy: Greedy) -> None:
    game = spying("C A T typo-x ?", upgraded=("safe-house",))
    game.act("safe-house")
    game.choose()
    answer = wanted(greedy, game)
    assert isinstance(answer, Answer)
    assert game.table.keys(answer.cards) == ["typo-x"]


def test_computer_players_win_most_games_of_the_first_level_and_some_of_the_last() -> None:
    won = {}
    for level in (1, 4):
        match = Match(("greedy",), preset("anniversary", seats=1, mode="spy_novel", options=(("level", level),)), "en-common", "spy")
        won[level] = sum(0 in play(match, number).winners for number in range(8))
    assert won[1] >= 4
    assert won[4] >= 1


def test_12_13_a_computer_takes_a_typo_where_its_cent_buys_the_victory_and_not_where_it_buys_nothing(greedy: Greedy) -> None:
    game = spying(money=19, gone="n e s ne se", hero="sw")
    assert wanted(greedy, game) == TakeTypo()
    game.table.do(TakeTypo())
    assert wanted(greedy, game) == Buy(game.card("centre"))
    assert wanted(greedy, spying(money=12, gone="n e s ne se", hero="sw")) != TakeTypo()
