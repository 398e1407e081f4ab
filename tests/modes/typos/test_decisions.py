"""Decisions of the catalogue about typos and about cards that leave the game (catalogue decisions 18, 22 and 23)."""

from __future__ import annotations

from typing import Any

import pytest

from paperback.abilities.vocabulary import TypoMove
from paperback.engine.game import Entry
from paperback.engine.rejection import Code
from paperback.engine.rules import Moment, Place
from paperback.engine.steps import OUTSIDE
from paperback.engine.view import FACE_DOWN, view
from paperback.modes.typos import abilities
from paperback.modes.typos.commands import TakeTypo
from paperback.modes.typos.state import TYPOS
from paperback.testing import Table, scenario
from paperback.testing.wanderer import wander


def table(hand: str, **more: Any) -> Table:
    return scenario(hand, modules=("typos",), **more)


def test_catalogue_18_which_typo_comes_is_never_a_choice() -> None:
    one = table("C A T ? ?", seats=3)
    first, second = one.keys(TYPOS.of(one.state).deck[:-3:-1])
    one.do(TakeTypo())
    assert one.discard == [first]
    place = Place(Moment(one.game.rules, one.state, one.game.chance, 0, None), one.me.turn.play, OUTSIDE, 0)
    assert [abilities.choose(place, TypoMove(move, 1)) for move in ("gain", "give")] == [None, None]
    abilities.move(place, TypoMove("gain", 1), ())
    assert one.discard == [first, second]


@pytest.mark.parametrize(("other", "score"), [("typo-ht", 3), ("TH", (3 + 1) * 2)])
def test_catalogue_18_a_typo_with_two_letters_is_no_two_letter_card(other: str, score: int) -> None:
    one = table(f"pair-al-8-pairs-double-word {other}")
    one.lay(f"pair-al-8-pairs-double-word {other}")
    assert one.score == score


def test_catalogue_18_the_dyslexic_turns_no_typo() -> None:
    one = table("A typo-ht TH", common="common-dyslexic", dyslexic=True)
    assert one.refusal(one.laying("A typo-ht=TH TH")) is Code.WRONG_READING
    one.lay("A typo-ht TH=HT")


def test_catalogue_18_both_letters_of_a_typo_lengthen_the_word() -> None:
    for tiles, won in (("A B C D E typo-ht", True), ("A B C D E F", False)):
        one = table(f"{tiles} S", common="common-o")
        one.lay(tiles)
        assert ("common-o" in one.discard) is won


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("cooperative", 2), ("spy_novel", 1), ("deadline", 3)])
def test_catalogue_22_what_is_trashed_never_comes_back(mode: str, seats: int) -> None:
    """Neither to the offer nor, a typo, to the typo deck, in games that trash what they can."""
    one = scenario(
        "letter-m-5-trash letter-g-6-trash-draw-1 unlock-w-8-triple-neighbour-trash A typo-k T",
        mode=mode,
        seats=seats,
        modules=("typos",),
        discard="letter-o-7-trash-2c typo-x typo-e",
        seed=f"trash {mode}",
    )
    gone: set[int] = set()

    def check(_: Entry) -> None:
        gone.update(one.state.trash)
        assert gone == set(one.state.trash)

    wander(one.game, mode, take_back=0, most=400, after=check)
    assert gone


def test_catalogue_22_a_trashed_typo_is_not_in_the_deck_when_that_runs_out() -> None:
    one = table("letter-m-5-trash A T typo-k ?", draw="E E E E E")
    deck = TYPOS.of(one.state).deck
    one.state.trash += deck[:-1]
    del deck[:-1]
    one.lay("letter-m-5-trash A T")
    one.answer("typo-k")
    one.do(TakeTypo())
    one.done()
    one.others_pass()
    assert one.refusal(TakeTypo()) == "no_typo"


def test_catalogue_23_what_is_bought_lies_open_and_only_typos_face_down() -> None:
    one = table("C/9 A T typo-k ?", offer={1: "letter-t-3-plain letter-h-4-consonant-run"})
    one.spell("CAT")
    one.do(TakeTypo())
    one.buy("letter-t-3-plain")
    one.buy("fame-5")
    for viewer in (1, None):
        seen = view(one.game.rules, one.state, viewer).seats[0].discard
        assert [card.card for card in seen] == [FACE_DOWN.card, "letter-t-3-plain", one.discard[-1]]
