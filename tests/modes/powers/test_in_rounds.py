"""Powers where all seats play a round at once (rules 5.7, 5.10)."""

from __future__ import annotations

from functools import cache

from paperback.engine.commands import PlayWord
from paperback.engine.rejection import Code
from paperback.engine.spelling import Tile
from paperback.engine.view import view
from paperback.modes.deadline.state import ROUNDS
from paperback.modes.powers.state import POWERS, letters_before, power_of
from paperback.modes.powers.using import RedrawCards
from paperback.testing import Table
from tests.modes.deadline.drafts import draft, finish
from tests.modes.powers.test_part import BLOCK, GHOST, PLAGIARISM

DRAWN = "A B C D E F G H"


def powered(power: str, seats: int = 3, number: int = 1) -> Table:
    """A draft in which seat 0 has this power."""
    return draft(draw=DRAWN, seats=seats, modules=("powers",), seed=_seed(power, seats), number=number)


@cache
def _seed(power: str, seats: int) -> str:
    seeds = map(str, range(200))
    return next(seed for seed in seeds if _first(draft(seats=seats, modules=("powers",), seed=seed)) == power)


def _first(table: Table) -> str:
    return table.keys(POWERS.of(table.state).dealt)[0]


def test_5_10_the_word_before_is_that_of_the_seat_to_the_right_in_an_earlier_round() -> None:
    table = powered(PLAGIARISM)
    right = table.at(2)
    right.spell("RT")
    assert letters_before(table.state, 0) == ""
    borrowed = PlayWord(((Tile(table.me.hand[0], "C"), Tile(power_of(table.state, 0), "T")),))
    assert table.refusal(borrowed) is Code.CARD_NOT_USABLE
    finish(right, table, table.at(1))
    assert letters_before(table.state, 0) == "RT"
    table.do(PlayWord(((Tile(table.me.hand[0], table.hand[0]), Tile(power_of(table.state, 0), "T")),)))


def test_5_7_a_power_used_in_the_round_is_not_seen_before_it_is_over() -> None:
    table = powered(GHOST)
    table.do(RedrawCards(tuple(table.me.hand[:2])))
    assert [view(table.game.rules, table.state, viewer).parts["powers"].powers[0].used for viewer in (0, 1, None)] == [True, False, False]


def test_10_6_writers_block_looks_at_the_hand_of_the_next_round() -> None:
    table = powered(BLOCK)
    finish(*[table.at(seat) for seat in range(3)])
    assert table.hand == ["A", "B", "C", "D", "E", "F"]


def test_5_9_nothing_is_drawn_after_the_last_round() -> None:
    table = powered(BLOCK, number=ROUNDS)
    finish(*[table.at(seat) for seat in range(3)])
    assert table.state.outcome is not None
    assert table.hand == []
