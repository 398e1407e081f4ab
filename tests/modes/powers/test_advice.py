from __future__ import annotations

import pytest

from paperback.engine.seen import CardSeen, SeatView
from paperback.engine.view import view
from paperback.modes.powers.advice import redraw
from paperback.modes.powers.using import RedrawCards
from paperback.testing import Table
from tests.modes.powers.test_part import GHOST, STUCK, powered


class Mind:
    """A computer player's mind for which the best word has all of these cards, if it has them."""

    def __init__(self, *needed: str, cents: int = 5) -> None:
        self.needed = needed
        self.cents = cents

    def worth(self, card: str, view: SeatView) -> int:  # noqa: ARG002 - as minds have it
        return 0

    def best_word(self, hand: tuple[CardSeen, ...], common: CardSeen | None, view: SeatView) -> tuple[str, int] | None:  # noqa: ARG002 - as minds have it
        held = [card.card for card in hand]
        if not held:
            return None
        return ("WORD", self.cents) if all(card in held for card in self.needed) else ("WORSE", self.cents - 1)


def told(table: Table, mind: Mind) -> list[str] | None:
    command = redraw(view(table.game.rules, table.state, table.seat), mind)
    return table.keys(command.cards) if isinstance(command, RedrawCards) else None


HAND = "start-r start-t start-wild vowel-e-2 start-n"


def test_10_1_a_computer_player_changes_two_cards_that_its_best_word_does_not_need() -> None:
    table = powered(GHOST, HAND, draw="start-s start-l")
    assert told(table, Mind("start-r", "vowel-e-2", "start-wild")) == ["start-t", "start-n"]
    assert told(table, Mind("start-r", "vowel-e-2", "start-wild", "start-t")) == ["start-n"]


def test_10_1_it_keeps_wilds_where_it_can() -> None:
    table = powered(GHOST, HAND, draw="start-s start-l")
    assert told(table, Mind("start-r")) == ["start-t", "vowel-e-2"]
    assert told(table, Mind("start-r", "start-t", "vowel-e-2")) == ["start-wild", "start-n"]


def test_10_1_it_changes_nothing_where_every_card_is_needed() -> None:
    assert told(powered(GHOST, HAND), Mind(*HAND.split())) is None


def test_10_1_it_changes_nothing_where_the_hand_may_win_the_common_card() -> None:
    assert told(powered(GHOST, f"{HAND} start-s start-l"), Mind("start-r")) is None


def test_10_1_it_changes_its_hand_once_and_with_this_power_only() -> None:
    table = powered(GHOST, HAND, draw="start-s start-l")
    table.do(RedrawCards(tuple(table.me.hand[:1])))
    assert told(table, Mind("start-r")) is None
    assert told(powered(STUCK, HAND), Mind("start-r")) is None


@pytest.mark.parametrize("cents", [0, 5])
def test_10_1_a_hand_without_a_word_is_changed_too(cents: int) -> None:
    assert told(powered(GHOST, HAND), Mind("letter-j-10-double-word", cents=cents)) == ["start-r", "start-t"]
