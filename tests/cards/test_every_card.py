"""What every card of the catalogue does in a word: one row for each ability, with its condition met and, where it has one, not met."""

from __future__ import annotations

from typing import Any

import pytest

from paperback.catalogue.library import load
from paperback.engine.card import At, Card, Kind
from paperback.testing import Table, scenario

DRAW = "B C D F G H J K L M N P Q R S T"

PAYS: dict[str, list[tuple[str, str, int, int]]] = {
    # card: what else is in the hand, what is laid (`*` is the card), score, cards drawn beyond five
    "start-r-again": [("A R", "* A R", 3, 1), ("A ?", "* A ?=R", 2, 1), ("A T", "* A T", 3, 0)],
    "start-t-again": [("A T", "* A T", 3, 1), ("A R", "* A R", 3, 0)],
    "start-s-again": [("A S", "* A S", 3, 1), ("A R", "* A R", 3, 0)],
    "start-l-again": [("A LE", "* A LE", 3, 1), ("A R", "* A R", 3, 0)],
    "start-n-again": [("A N", "* A N", 3, 1), ("A R", "* A R", 3, 0)],
    "start-g-whole-hand": [("A", "* A", 3, 0), ("A B", "* A", 2, 0)],
    "start-h-whole-hand": [("A", "* A", 3, 0), ("A B", "* A", 2, 0)],
    "start-m-whole-hand": [("A", "* A", 3, 0), ("A B", "* A", 2, 0)],
    "start-p-whole-hand": [("A", "* A", 3, 0), ("A B", "* A", 2, 0)],
    "start-c-whole-hand": [("A", "* A", 3, 0), ("A B", "* A", 2, 0)],
    "letter-h-3-beside-t": [("A T", "A T *", 5, 0), ("A T", "T A *", 4, 0)],
    "letter-m-3-draw-1": [("A", "* A", 2, 1)],
    "letter-f-3-first": [("A", "* A", 4, 0), ("A", "A *", 2, 0)],
    "letter-u-3-whole-hand": [("B", "* B", 3, 0), ("B A", "* B", 2, 0)],
    "letter-h-4-consonant-run": [("T R A", "T * R A", 7, 0), ("T A R", "T * A R", 5, 0)],
    "letter-e-4-common-used": [("B", "* B common-a", 4, 0), ("B A", "* B A", 3, 0)],
    "letter-a-4-first": [("B", "* B", 4, 0), ("B", "B *", 2, 0)],
    "letter-i-4-no-repeat": [("B C", "B * C", 4, 0), ("B C B", "B * C B", 4, 0)],
    "letter-b-4-first": [("A", "* A", 4, 0), ("A", "A *", 3, 0)],
    "letter-l-4-beside-same": [("A L", "A L *", 6, 0), ("A L", "L A *", 3, 0)],
    "letter-s-4-last": [("A", "A *", 4, 0), ("A", "* A", 2, 0)],
    "letter-s-5-no-wild": [("A", "A *", 5, 0), ("A ?", "A * ?=E", 3, 0)],
    "letter-p-5-first": [("A", "* A", 5, 0), ("A", "A *", 3, 0)],
    "letter-t-5-draw-1": [("A", "* A", 3, 1)],
    "letter-n-5-last-draw-2": [("A", "A *", 3, 2), ("A", "* A", 3, 0)],
    "letter-r-5-again": [("A R", "* A R", 7, 0), ("A T", "* A T", 4, 0)],
    "letter-e-5-min-7": [("TH TH TH", "* TH TH TH", 7, 0), ("TH TH T", "* TH TH T", 4, 0)],
    "letter-g-5-last": [("A", "A *", 5, 0), ("A", "* A", 3, 0)],
    "letter-d-5-whole-hand": [("A", "A *", 6, 0), ("A B", "A *", 3, 0)],
    "letter-c-5-per-wild-1": [("? ?", "* ?=A ?=B", 4, 0), ("A ?", "* A", 3, 0)],
    "letter-a-6-draw-1": [("B", "* B", 3, 1)],
    "letter-i-6-per-vowel": [("B A", "* B A", 5, 0), ("B Y", "* B Y", 4, 0)],
    "letter-t-6-double-neighbour": [("A/4", "* A/4", 10, 0), ("?", "* ?=A", 2, 0)],
    "letter-d-6-last": [("A", "A *", 6, 0), ("A", "* A", 4, 0)],
    "letter-f-6-first": [("A", "* A", 6, 0), ("A", "A *", 4, 0)],
    "letter-b-6-no-wild": [("A", "* A", 7, 0), ("?", "* ?=A", 3, 0)],
    "letter-v-6-draw-1": [("A", "* A", 5, 1)],
    "letter-p-7-draw-3": [("A", "* A", 3, 3)],
    "letter-e-7-draw-2": [("B", "* B", 3, 2)],
    "letter-o-7-double-neighbour": [("B/3", "* B/3", 8, 0)],
    "letter-c-7-per-consonant": [("A TH", "* A TH", 6, 0)],
    "letter-m-7-per-wild-2": [("? ?", "* ?=A ?=B", 7, 0), ("A", "* A", 4, 0)],
    "letter-y-7-last": [("A", "A *", 7, 0), ("A", "* A", 4, 0)],
    "letter-l-7-draw-2": [("A", "* A", 4, 2)],
    "letter-w-7-first": [("A", "* A", 7, 0), ("A", "A *", 5, 0)],
    "letter-a-8-draw-2": [("B", "* B", 4, 2)],
    "letter-s-8-whole-hand-double-word": [("A/3", "A/3 *", 8, 0), ("A/3 B", "A/3 *", 4, 0)],
    "letter-b-8-first": [("A", "* A", 8, 0), ("A", "A *", 6, 0)],
    "letter-x-8-last-double-self": [("A", "A *", 11, 0), ("A", "* A", 6, 0)],
    "letter-v-8-beside-wild": [("?", "* ?=A", 8, 0), ("A ?", "* A ?=E", 6, 0)],
    "letter-z-8-draw-3": [("A", "* A", 6, 3)],
    "letter-n-9-no-wild-double-word": [("A/3", "A/3 *", 10, 0), ("A/3 ?", "A/3 * ?=E", 5, 0)],
    "letter-t-9-again-double-word": [("A/3 T", "T A/3 *", 12, 0), ("A/3", "A/3 *", 5, 0)],
    "letter-i-9-min-7-double-word": [("TH TH TH", "* TH TH TH", 10, 0), ("TH TH", "* TH TH", 4, 0)],
    "letter-q-9-qu-draw-3": [("A", "*=QU A", 6, 3), ("A", "* A", 6, 3)],
    "letter-j-10-double-word": [("A/3", "* A/3", 14, 0)],
    "letter-k-10-double-both-draw-1": [("A/2 B/3", "A/2 * B/3", 15, 1), ("A/2", "* A/2", 9, 1)],
    "letter-o-4-doubled": [("B", "B *=OO", 3, 0), ("B", "B *", 3, 0)],
    "pair-in-4-beside-g": [("B G", "B * G", 6, 0), ("B G", "G B *", 4, 0)],
    "pair-ed-4-last": [("B", "B *", 4, 0), ("B", "* B", 2, 0)],
    "pair-le-4-last": [("B", "B *", 5, 0), ("B", "* B", 3, 0)],
    "pair-en-5-draw-1": [("B", "B *", 4, 1)],
    "pair-ch-5-consonant-run": [("A R", "A * R", 7, 0), ("A R", "R A *", 5, 0)],
    "pair-co-5-first": [("B", "* B", 5, 0), ("B", "B *", 3, 0)],
    "pair-qu-6-draw-1": [("A", "* A", 6, 1)],
    "pair-or-7-draw-2": [("B", "B *", 4, 2)],
    "pair-ea-7-per-vowel": [("B", "B *", 6, 0), ("B A", "B * A", 8, 0)],
    "pair-al-8-pairs-double-word": [("TH", "TH *", 8, 0), ("T H", "T * H", 5, 0)],
    "unlock-r-3-again-draw-1": [("A R", "* A R", 3, 1), ("A T", "* A T", 3, 0)],
    "unlock-e-4-beside-pair": [("TH", "TH *", 5, 0), ("T H", "T H *", 3, 0)],
    "unlock-u-5-three-vowels": [("B A E", "B A E *", 8, 0), ("B A", "B A *", 4, 0)],
    "unlock-a-5-per-unused": [("B C D", "* B", 4, 0), ("B", "* B", 2, 0)],
    "unlock-c-5-max-5": [("A B", "A B *", 7, 0), ("TH TH A", "* TH TH A", 5, 0)],
    "unlock-n-6-beside-same": [("A N", "A N *", 8, 0), ("A N", "N A *", 5, 0)],
    "unlock-s-5-doubled": [("A", "A *=SS", 4, 0), ("A", "A *", 4, 0)],
    "unlock-i-7-min-7-draw-3": [("TH TH TH", "* TH TH TH", 6, 3), ("TH TH", "* TH TH", 5, 0)],
    "unlock-p-7-per-letter-above-5": [("TH TH TH", "* TH TH TH", 9, 0), ("TH TH", "* TH TH", 6, 0)],
    "unlock-w-8-triple-neighbour-trash": [("A/2", "* A/2", 10, 0)],
    "unlock-k-10-last-double-word": [("A", "A *", 8, 0), ("A", "* A", 4, 0)],
    "unlock-x-8-double-both-draw-1": [("A/2 B/3", "A/2 * B/3", 15, 1)],
    "unlock-s-10-no-repeat-double-word": [("A/3", "A/3 *", 8, 0), ("A/3 ?", "A/3 ?=A *", 4, 0)],
}

FAME = {"pair-is-10-fame-per-pair": ("TH ER A", 9), "unlock-g-6-fame-per-5-cards": ("A B C D", 1)}
"""What else is in the deck, and the Fame that comes of it."""

VOWELS = ["vowel-a-2", "vowel-e-2", "vowel-i-2", "vowel-o-2", "vowel-u-2"]
TRASHING = {
    "letter-m-5-trash": (0, 0),
    "letter-g-6-trash-draw-1": (0, 1),
    "letter-o-7-trash-2c": (2, 0),
    "pair-ar-6-trash": (0, 0),
    "unlock-j-8-trash-3c": (3, 0),
}
"""Cents and cards for the card trashed."""
LOOKING = {"letter-n-6-look-5": 5, "unlock-o-7-look-4": 4}
COPYING = ["letter-h-6-copy", "letter-r-7-copy", "unlock-h-8-copy"]
GAINING = {"letter-p-6-gain-4": 4, "letter-e-7-gain-5": 5, "letter-d-7-gain-6": 6, "unlock-z-8-gain-6": 6}
DISCOUNTING = {"letter-y-5-discount-pairs": (3, 4, 8), "unlock-l-4-discount-pairs": (3, 4, 8), "unlock-m-6-discount-fame": (4, 4, 7)}
"""Prices of a pair of 4, a letter of 4 and the Fame card of 8."""
FLUSHING = {"letter-c-4-flush-1": 1, "unlock-d-7-flush-2-buy-to-top": 2}
TOPPING = ["letter-l-6-buy-to-top", "unlock-d-7-flush-2-buy-to-top"]
ALONE = ["unlock-t-5-trash-self-3c", "letter-u-5-keep-1", "common-spacebar", "common-dyslexic"]

LIBRARY = load()


def played(card: str, rest: str, tiles: str, **more: Any) -> Table:
    table = scenario(f"{card} {rest}", draw=DRAW, **{"common": "common-a", **more})
    table.lay(" ".join(token.replace("*", card, 1) if token.startswith("*") else token for token in tiles.split()))
    return table


@pytest.mark.parametrize(
    ("card", "rest", "tiles", "score", "drawn"),
    [pytest.param(card, *row, id=f"{card}-{n}") for card, rows in PAYS.items() for n, row in enumerate(rows)],
)
def test_a_card_pays_and_draws_what_is_printed(card: str, rest: str, tiles: str, score: int, drawn: int) -> None:
    table = played(card, rest, tiles)
    table.decline()
    assert table.score == score
    table.finish()
    assert len(table.hand) == 5 + drawn


PLAIN = [card.key for card in LIBRARY.faces if card.letters and not card.abilities]


@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_card_scores_what_is_printed(card: str) -> None:
    table = played(card, "B", "* B", common="common-i" if card != "common-i" else "common-o")
    assert table.score == LIBRARY.card(card).score + 1
    table.finish()
    assert len(table.hand) == 5


@pytest.mark.parametrize("card", [card.key for card in LIBRARY.faces if card.wild])
def test_a_wild_scores_nothing_as_any_letter(card: str) -> None:
    table = played(card, "B", "B *=Z")
    assert table.score == 1


@pytest.mark.parametrize("card", VOWELS)
def test_a_two_cent_vowel_scores_and_leaves(card: str) -> None:
    table = played(card, "B", "B *")
    assert table.score == 3
    table.done()
    assert table.trash == [card]


@pytest.mark.parametrize("card", TRASHING)
def test_a_trashing_card_trashes_one_and_pays_its_reward(card: str) -> None:
    cents, drawn = TRASHING[card]
    table = played(card, "B S", "B *", discard="T")
    assert sorted(table.options) == ["S", "T"]
    table.answer("T")
    assert table.score == LIBRARY.card(card).score + 1 + cents
    table.finish()
    assert (table.trash, len(table.hand)) == (["T"], 5 + drawn)


def test_unlock_t_5_trashes_itself_for_three_cents() -> None:
    table = played("unlock-t-5-trash-self-3c", "A", "A *")
    table.answer("unlock-t-5-trash-self-3c")
    assert table.score == 2 + 1 + 3
    table.done()
    assert table.trash == ["unlock-t-5-trash-self-3c"]


@pytest.mark.parametrize(("card", "count"), LOOKING.items())
def test_a_looking_card_looks_at_the_top_of_the_deck(card: str, count: int) -> None:
    table = played(card, "B", "B *")
    assert table.options == DRAW.split()[:count]
    table.answer("B")
    table.answer(" ".join(DRAW.split()[1:count][::-1]))
    table.finish()
    assert table.hand[: count - 1] == DRAW.split()[1:count][::-1]


@pytest.mark.parametrize("card", COPYING)
def test_a_copying_card_copies_a_neighbour(card: str) -> None:
    table = played(card, "letter-p-7-draw-3 A", "A letter-p-7-draw-3 *")
    table.answer("letter-p-7-draw-3")
    table.finish()
    assert len(table.hand) == 5 + 6


@pytest.mark.parametrize(("card", "most"), GAINING.items())
def test_a_gaining_card_takes_a_visible_card(card: str, most: int) -> None:
    table = played(card, "A", "A *", offer={0: "vowel-a-2", 1: "B@3 C@4 D@4", 2: "F@5 G@6 H@6", 3: "K@7 L@8 M@9"})
    table.use(card)
    costs = [LIBRARY.card(key).cost if key.startswith(("vowel", "fame")) else int(key[-1]) for key in table.options]
    assert sorted(costs) == [cost for cost in (2, 3, 4, 4, 5, 5, 6, 6) if cost <= most]
    gained = table.options[-1]
    table.answer(gained)
    assert table.discard == [gained]


@pytest.mark.parametrize(("card", "prices"), DISCOUNTING.items())
def test_a_discounting_card_lowers_its_kind_by_a_cent(card: str, prices: tuple[int, int, int]) -> None:
    table = played(card, "A", "A *", offer={1: "TH@4 B@4 C@3"})
    assert (table.price("TH@4"), table.price("B@4"), table.price("fame-8")) == prices


@pytest.mark.parametrize(("card", "piles"), FLUSHING.items())
def test_a_flushing_card_renews_piles(card: str, piles: int) -> None:
    table = played(card, "A", "A *", offer={0: "vowel-a-2 vowel-e-2"})
    before = [table.offer(n) for n in range(4)]
    table.use(card)
    table.answer(" ".join(table.options[:piles]))
    assert [old != new for old, new in zip(before, [table.offer(n) for n in range(4)], strict=True)] == [n < piles for n in range(4)]


@pytest.mark.parametrize("card", TOPPING)
def test_a_purchase_goes_on_top(card: str) -> None:
    table = played(card, "A", "A *")
    table.buy("letter-t-3-plain", on_top=True)
    assert table.draw[0] == "letter-t-3-plain"


def test_letter_u_5_keeps_one_unused_card() -> None:
    table = played("letter-u-5-keep-1", "B S T", "B *")
    table.done()
    table.answer("S")
    assert len(table.hand) == 6
    assert table.hand[0] == "S"


def test_a_neighbour_tripled_by_unlock_w_8_leaves() -> None:
    table = played("unlock-w-8-triple-neighbour-trash", "A/2", "* A/2")
    table.done()
    assert table.trash == ["A/2"]


@pytest.mark.parametrize("card", FAME)
def test_a_card_gives_fame_for_the_deck(card: str) -> None:
    rest, fame = FAME[card]
    assert scenario(f"{card} {rest}").fame[0] == fame


def test_spacebar_parts_the_cards_and_dyslexic_turns_pairs_round() -> None:
    apart = scenario("A B C D common-spacebar")
    apart.lay("A B | C D")
    assert apart.score == 5
    turned = scenario("TH A common-dyslexic")
    turned.lay("TH=HT A")
    assert turned.score == 3


def test_every_card_with_an_ability_is_played_here() -> None:
    """Attacks, genres and powers come with their modules."""
    able: list[Card] = [card for card in LIBRARY.faces if card.abilities and card.kind not in (Kind.ATTACK, Kind.GENRE, Kind.POWER)]
    lists = (PAYS, FAME, VOWELS, TRASHING, LOOKING, COPYING, GAINING, DISCOUNTING, FLUSHING, TOPPING, ALONE)
    assert {card.key for card in able} == {key for named in lists for key in named}
    assert {ability.at for card in able for ability in card.abilities} == {At.BUILD, At.RESOLVE, At.SCORE, At.BUY, At.DRAW, At.GAME_END}
