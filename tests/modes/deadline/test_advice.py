from __future__ import annotations

from typing import Any

import pytest

from paperback.bots.greedy import Greedy
from paperback.bots.random_player import RandomPlayer
from paperback.bots.simulate import play_out
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Buy, UseAbility
from paperback.engine.settings import preset
from paperback.lexicon import arrays, load
from paperback.modes.deadline.advice import Want, best_plans
from paperback.modes.deadline.buying import SaveCard
from paperback.modes.deadline.state import DRAFT, ROUNDS
from paperback.modes.registry import rules_for
from paperback.testing import Table
from tests.modes.deadline.drafts import draft, kept, packet


@pytest.fixture(scope="module")
def speller() -> Speller:
    return Speller(arrays.load(load("en-common")))


def choice(table: Table, speller: Speller) -> object:
    return Greedy(speller).choose(Window(table.game.rules, table.state, table.seat))


def shopping(word: str, **more: Any) -> Table:
    table = draft(word, **more)
    table.lay(word)
    table.decline()
    return table


def test_an_early_dear_letter_that_can_be_paid_is_bought(speller: Speller) -> None:
    table = shopping("C/5 A/5", packets=["letter-t-3-plain letter-j-10-double-word letter-n-3-plain"])
    assert choice(table, speller) == Buy(kept(table).packets[0][1])


def test_when_nothing_can_be_paid_the_best_card_is_saved(speller: Speller) -> None:
    table = shopping("C A", packets=["letter-t-3-plain letter-j-10-double-word letter-n-3-plain"])
    assert choice(table, speller) == SaveCard(kept(table).packets[0][1])


def test_saved_cards_are_bought_when_the_money_is_there(speller: Speller) -> None:
    table = shopping("C/5 A/5", packets=["letter-t-3-plain"], saved=["letter-j-10-double-word"])
    assert choice(table, speller) == SaveCard(kept(table).packets[0][0])
    table.do(SaveCard(kept(table).packets[0][0]))
    assert choice(table, speller) == Buy(kept(table).saved[0][0])


def test_in_the_last_round_all_money_goes_into_fame_and_the_packet_is_emptied(speller: Speller) -> None:
    table = shopping("C/9 A/9", packets=["letter-j-10-double-word"], number=ROUNDS)
    while table.question:
        command = choice(table, speller)
        assert not (isinstance(command, Buy) and command.card in kept(table).packets[0])
        table.do(command)  # type: ignore[arg-type]  # it is a command
    claims = kept(table).claims[0]
    assert sum(claim.price for claim in claims) >= 16
    assert packet(table) == []


def test_fame_can_be_claimed_beyond_what_is_left(speller: Speller) -> None:
    table = shopping("C/9 A/7", packets=["letter-j-10-double-word"], number=ROUNDS, fame={1: 1, 2: 0, 3: 0, 0: 0})
    while table.question:
        table.do(choice(table, speller))  # type: ignore[arg-type]  # it is a command
    assert len(kept(table).claims[0]) == 2


def test_a_free_card_comes_first(speller: Speller) -> None:
    table = shopping("letter-e-7-gain-5 A")
    assert choice(table, speller) == UseAbility(0)


def test_plans_take_each_card_once_and_fame_any_number_of_times() -> None:
    letter, fame = Want(1, 3, 50), Want(2, 5, 40, again=True)
    assert best_plans([letter, fame], 13)[13] == (130, (letter, fame, fame))
    assert best_plans([letter, fame], 4)[4] == (50, (letter,))
    assert best_plans([Want(3, 1, 0)], 4)[4] == (0, ())


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("modules", [(), ("attacks", "awards", "themes", "typos")], ids=["plain", "modules"])
def test_whole_games_of_computer_players_end(speller: Speller, seats: int, modules: tuple[str, ...]) -> None:
    rules = rules_for(preset("anniversary", mode="deadline", seats=seats, modules=modules, spacebar=True, dyslexic=True), load("en-common"))
    players = [Greedy(speller) if seat % 2 else RandomPlayer(speller, f"{seat}") for seat in range(seats)]
    state = play_out(rules, players, "players")
    assert state.outcome is not None
    assert DRAFT.of(state).packets == [[] for _ in range(seats)]
    assert min(state.outcome.fame[1::2]) > max(0, min(state.outcome.fame[::2]))


def test_greedy_beats_a_player_that_tries_anything(speller: Speller) -> None:
    rules = rules_for(preset("anniversary", mode="deadline", seats=2), load("en-common"))
    won = 0
    for game in range(10):
        state = play_out(rules, [Greedy(speller), RandomPlayer(speller, str(game))], f"beaten-{game}")
        assert state.outcome is not None
        won += state.outcome.winners == (0,)
    assert won >= 9


def test_14_3_a_computer_player_sees_nothing_of_a_round_that_a_person_would_not_see(speller: Speller) -> None:
    table = draft("C/20 A/20 T")
    before = choice(table.at(1), speller)
    table.lay("C/20 A/20 T")
    table.decline()
    table.buy("fame-17")
    assert choice(table.at(1), speller) == before
    assert Window(table.game.rules, table.state, 1).fame(0) == 0
