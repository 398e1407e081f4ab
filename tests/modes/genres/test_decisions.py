"""Decisions about genres together with what else is on the table (catalogue decisions 19; rules 2.2, 7.5, 9.3, 11.4)."""

from __future__ import annotations

import pytest

from paperback.engine.fame import fame, outcome
from paperback.engine.steps import Shop
from paperback.modes.attacks.state import limits_on
from paperback.modes.board.state import BOARD
from paperback.modes.genres.state import GENRES
from paperback.modes.typos.commands import TakeTypo
from paperback.modes.typos.state import TYPOS
from tests.modes.genres.laid import cubes, genre_fame, table

J = "letter-j-10-double-word"


@pytest.mark.parametrize("taken", ["before", "after"])
def test_catalogue_19_cents_of_genres_and_typos_are_not_doubled_with_the_word(taken: str) -> None:
    one = table(f"{J} A T S ?", "western", cubes="out")
    if taken == "before":
        one.do(TakeTypo())
    one.lay(f"genre-western-out {J} A")
    one.answer("genre-western-out")
    if taken == "after":
        one.do(TakeTypo())
    assert one.purse == (4 + 1) * 2 + 4 + 1


def test_catalogue_19_a_genre_that_doubles_adds_to_what_doubles_the_word() -> None:
    one = table(f"{J} A T S ?", "fantasy", cubes="k k")
    one.lay(f"{J} A")
    one.answer("genre-fantasy-k")
    assert one.score == (4 + 1) * 3


def test_2_2_no_card_of_the_hand_need_be_in_the_word() -> None:
    one = table("A T S ? ?", "western")
    one.lay("genre-western-out genre-western-l")
    assert (one.score, len(one.hand)) == (0, 5)
    assert [cubes(one, name) for name in ("out", "l")] == [1, 1]


def test_7_4_a_card_that_is_full_is_completed_in_an_own_turn_only() -> None:
    one = table("A T S ? ?", "mystery", cubes="c c")
    one.passes()
    one.answer()
    one.done()
    other = one.at(1)
    other.passes()
    assert isinstance(other.question, Shop)
    assert cubes(one, "c") == 2


@pytest.mark.parametrize(("mode", "seats"), [("cooperative", 2), ("spy_novel", 1), ("standard", 2)])
def test_9_3_an_attack_from_a_genre_does_nothing_where_there_are_no_opponents(mode: str, seats: int) -> None:
    one = table("A T S ? ?", "western", flipped="out l a", cubes="w w w", mode=mode, seats=seats)
    one.passes()
    one.answer("genre-western-w")
    assert cubes(one, "w") == 0
    limited = [limit.kind for seat in range(seats) for limit in limits_on(one.state, seat)]
    assert limited == (["fewer_cards"] if mode == "standard" else [])


def test_9_3_a_genre_gives_no_typos_where_all_play_together() -> None:
    one = table("A T S ? ?", "horror", cubes="g g", mode="cooperative")
    before = len(TYPOS.of(one.state).deck)
    one.passes()
    one.answer("genre-horror-g")
    assert (cubes(one, "g"), len(TYPOS.of(one.state).deck)) == (0, before)


def test_11_4_fame_effects_and_the_prize_of_a_genre_are_shown_and_rank_nobody() -> None:
    one = table("C/20 A T S ?", "mystery", flipped="c l u", cubes="e e e", mode="cooperative")
    one.spell("CAT")
    one.answer("genre-mystery-e")
    one.decline()
    board = BOARD.of(one.state)
    for place in sorted(map(board.place, board.cards()), reverse=True)[:-1]:
        card = board.lying[place]
        board.take(card, 0)
        one.state.trash.append(card)
    assert GENRES.of(one.state).prizes == [5, 0]
    one.buy("fame-17")
    ended = one.state.outcome
    assert ended is not None
    assert (genre_fame(one), ended.fame[0]) == (5 + 5, fame(one.game.rules, one.state, 0))
    assert (ended.winners, ended.places) == ((0, 1), (1, 1))


def test_7_5_fame_of_a_card_that_is_full_but_not_completed_is_lost() -> None:
    one = table("A T S B C", "mystery", flipped="c l u", cubes="e e e")
    one.passes()
    one.answer()
    assert outcome(one.game.rules, one.state, "fame_piles").fame[0] == 0


@pytest.mark.parametrize(
    ("tiles", "score"), [("T C | A/3 D", 2 + 4 * 2 + 1), ("A/3 D | T C", 4 * 2 + 2 + 1), (f"T C | {J} D", 2 + 5 * 3 + 1)]
)
def test_8_3_what_is_outside_the_word_doubles_the_dearer_of_two(tiles: str, score: int) -> None:
    hand = tiles.replace("| ", "")
    one = table(f"{hand} ?", "fantasy", cubes="k k", common="common-spacebar", spacebar=True)
    one.lay(tiles)
    one.answer("genre-fantasy-k")
    assert one.score == score
