from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from paperback.bots.registry import make
from paperback.bots.speller import Spellers
from paperback.bots.weighing import basket
from paperback.bots.window import Window
from paperback.coach.advice import Reason, WordAdvice, best_word, word
from paperback.engine.commands import PlayWord
from paperback.engine.game import Game
from paperback.engine.rejection import Rejection
from paperback.engine.settings import preset
from paperback.engine.spelling import text
from paperback.engine.steps import SpellWord
from paperback.engine.trial import attempt
from paperback.lexicon import Lexicon, load
from paperback.modes.attacks.state import ATTACKS, Limit
from paperback.modes.registry import MODES, rules_for
from paperback.testing import Table, scenario
from paperback.testing.combinations import combinations, settings_for
from paperback.testing.secrets import exchanged, hidden, permutation

WORDS = load("en")
SPELLERS = Spellers(WORDS)


def table_with(hand: str, **more: Any) -> Table:
    return scenario(hand, lexicon=WORDS, **more)


def advised(table: Table, words: Lexicon = WORDS, spellers: Spellers = SPELLERS) -> WordAdvice:
    found = word(table.game.rules, table.state, 0, words, spellers)
    assert found is not None
    return found


def best(table: Table) -> WordAdvice:
    found = best_word(table.game.rules, table.state, 0, WORDS, SPELLERS)
    assert found is not None
    return found


def test_a_hint_is_a_word_that_can_be_laid_with_its_reasons() -> None:
    table = table_with("H O U S E B O", common="common-i")
    found = advised(table)
    trial = attempt(table.game.rules, table.state, 0, found.words)
    assert not isinstance(trial, Rejection)
    assert found.text == WORDS.written("".join(text(one) for one in found.words))
    assert (found.score, found.length) == (trial.score, len(found.text))
    assert found.reasons[0] == Reason("score", {"score": found.score})


def test_a_hint_wins_the_common_card_where_that_is_worth_more_than_a_cent_and_says_what_it_is_worth() -> None:
    found = advised(table_with("R E T A I N S", common="common-o"))
    assert found.length == 7
    assert Reason("common", {"length": 7, "fame": 5}) in found.reasons
    assert [reason.code for reason in advised(table_with("C A T", common="common-i")).reasons] == ["score", "buys"]


def test_a_hint_says_what_its_money_is_best_spent_on() -> None:
    table = table_with("C A/3 T", common="common-i")
    found = advised(table)
    key = next(reason.params["card"] for reason in found.reasons if reason.code == "buys")
    table.do(PlayWord(found.words))
    window = Window(table.game.rules, table.state, 0)
    assert key == window.library.faces[basket(window, window.offers(window.money), window.money)[0].offer[0]].key


def test_3_1_in_the_last_turn_a_hint_spends_its_money_on_fame_alone() -> None:
    def spent(hand: str) -> list[str]:
        found = advised(table_with(hand, common="common-i", fame={0: 0, 1: 0}))
        keys = [str(reason.params["card"]) for reason in found.reasons if reason.code == "buys"]
        return [key.partition("-")[0] for key in keys]

    assert spent("C A/3 T") == []
    assert spent("C A/12 T") == ["fame"]


def test_a_hint_says_how_many_cards_it_draws() -> None:
    found = advised(table_with("D letter-a-6-draw-1", common="common-i"))
    assert (found.text, found.draws) == ("aid", 1)
    assert Reason("draws", {"n": 1}) in found.reasons


def test_a_hint_is_a_word_that_people_know_while_there_is_one() -> None:
    table = table_with("Z/9 O D", common="common-a")
    assert WORDS.level(best(table).text.upper()) > 3
    assert WORDS.level(advised(table).text.upper()) <= 3
    assert best(table).score > advised(table).score
    rare = table_with("A Z", common="common-o", minimum_word=3)
    assert WORDS.level(advised(rare).text.upper()) > 3


def test_without_any_word_there_is_no_hint() -> None:
    table = table_with("V V", common="common-i")
    assert word(table.game.rules, table.state, 0, WORDS, SPELLERS) is None
    assert best_word(table.game.rules, table.state, 0, WORDS, SPELLERS) is None


def test_9_3_a_hint_is_worth_what_playing_it_comes_to_taxes_included() -> None:
    table = table_with("C A T R S", common="common-o", modules=("attacks",))
    before, most = advised(table), best(table)
    ATTACKS.of(table.state).limits = [Limit(0, 0, 1, table.state.market.piles[1][-1], "word_tax", 1)]
    assert advised(table).score == before.score - 1
    assert best(table).score == most.score - 1


def test_the_best_word_makes_the_most_money_whatever_its_length() -> None:
    table = table_with("Z/9 E R O R E T A I N S", common="common-o")
    found = best(table)
    assert found.score >= advised(table).score
    assert "Z" in found.text.upper()


def test_no_word_of_the_strong_list_is_ever_said() -> None:
    strong = [line for line in WORDS.info.read("strong").decode().split() if line.upper() in WORDS]
    said = 0
    for spelling in strong[:30]:
        table = table_with(" ".join(spelling.upper()), common="common-i", minimum_word=min(7, len(spelling)))
        for found in (
            word(table.game.rules, table.state, 0, WORDS, SPELLERS),
            best_word(table.game.rules, table.state, 0, WORDS, SPELLERS),
        ):
            said += found is not None
            assert found is None or not any(WORDS.blocked(text(one), "strong") for one in found.words)
    assert said


def test_a_table_with_the_family_filter_is_told_none_of_its_words() -> None:
    family = Spellers(WORDS, family=True)
    table = table_with("D/5 A/5 M/5 N/5", common="common-i", minimum_word=4)
    assert best(table).text == "damn"
    found = best_word(table.game.rules, table.state, 0, WORDS, family)
    assert found is None or not any(WORDS.blocked(text(one)) for one in found.words)


@cache
def common_words() -> tuple[Lexicon, Spellers]:
    words = load("en-common")
    return words, Spellers(words)


@pytest.mark.parametrize("mode", MODES)
def test_14_3_no_advice_depends_on_what_a_seat_may_not_see(mode: str) -> None:
    """With all modules of the mode: hints and best words are the same when all that the seat may not see is exchanged."""
    every = max((one for one in combinations() if one.mode == mode), key=lambda one: len(one.modules))
    words, spellers = common_words()
    chance = random.Random(mode)
    game = Game(rules_for(settings_for(every, "coach"), words), mode)
    game.start()
    asked = moved = 0
    while (waiting := game.waiting()) and len(game.entries) < 120:
        seat = chance.choice(waiting)
        window = Window(game.rules, game.state, seat)
        if isinstance(window.question, SpellWord):
            new = permutation(hidden(game.rules, game.state, seat), chance)
            other = exchanged(game.state, new)
            for advise in (word, best_word):
                assert advise(game.rules, other, seat, words, spellers) == advise(game.rules, game.state, seat, words, spellers)
            asked += 1
            moved += any(card != another for card, another in new.items())
        game.do(seat, make("greedy", spellers, "0").choose(window))
    assert asked > 5
    assert moved > 5


def test_whole_games_are_played_by_hints_alone() -> None:
    words, spellers = common_words()
    game = Game(rules_for(preset("classic", seats=2, fame_piles="short"), words), "hints")
    game.start()
    laid = 0
    while (waiting := game.waiting()) and len(game.entries) < 200:
        seat = waiting[0]
        window = Window(game.rules, game.state, seat)
        command = make("greedy", spellers, "0").choose(window)
        if isinstance(window.question, SpellWord) and (found := word(game.rules, game.state, seat, words, spellers)):
            command = PlayWord(found.words)
            laid += 1
        assert not isinstance(game.do(seat, command), Rejection)
    assert laid > 10
