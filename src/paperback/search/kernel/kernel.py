# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The exact search over a rack and a lexicon: one word or two (compiled where a C compiler is there, else run as it stands)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .codes import LONGEST, READINGS, ROW
from .pairs import WIDEST, Pairs
from .shelf import HALF, RECORD
from .tally import ints, longs

try:
    import cython
except ImportError:  # the plain file needs no Cython
    from . import without_cython as cython

if TYPE_CHECKING:
    from collections.abc import Sequence

Result: TypeAlias = "tuple[int, int, int, int, list[tuple[str, list[int], list[int] | None, list[int] | None]]]"
"""See `Kernel.result`."""
COMPILED = bool(cython.compiled)
"""Whether this is the compiled file."""
TABLE_SIZE = 262139
SETS = 200000
ASCII_A = 65


class Kernel(Pairs):
    """One searcher; not for two threads at once. Give it a lexicon, a rack and what is wanted, then `search` or `spell`."""

    def __init__(self) -> None:
        """Start with no lexicon and an empty rack."""
        super().__init__()
        self.room = 0
        self.shelf_room = 0

    def open(self, nodes: memoryview, classes: memoryview, words: memoryview, levels: memoryview, rank: memoryview) -> None:
        """Take a lexicon's arrays, flat."""
        self.nodes = nodes
        self.classes = classes
        self.words = words
        self.levels = levels
        self.rank = rank

    def take(self, rows: memoryview, hand: int, common: int, spacebar: int, dyslexic: int, wilds_usable: int) -> None:
        """Take a rack: rows of the hand, then of cards beside it, equal ones side by side, last the common card's.

        `hand` counts the cards of the hand; then come the places of special cards, -1 if there is none. A common card that may not be
        used must not be among the rows.
        """
        self.rows = rows
        self.cards = len(rows) // ROW
        self.hand = hand
        self.common = common
        self.spacebar = spacebar
        self.dyslexic = dyslexic
        self.turn_limit = 1 if dyslexic >= 0 and dyslexic != common else 0
        self.wilds_usable = wilds_usable
        self.lent = 0
        for card in range(hand, self.cards):
            if card != common:
                self.lent += self.rows[card * ROW + READINGS]
        if self.cards > self.room:
            self.furnish(self.cards + 8)
        self.set_free()

    def furnish(self, room: int) -> None:
        """Make room for racks of so many cards."""
        self.room = room
        self.free, self.used, self.same, self.wild_cards = ints(room), ints(room), ints(room), ints(room)
        self.reach_add, self.reach_times, self.reach_lin = ints(room), ints(room), ints(room)
        self.stride = longs(room)
        many = 5 * room
        self.b_card, self.b_size, self.b_second, self.b_third, self.b_turn = ints(many), ints(many), ints(many), ints(many), ints(many)
        many *= LONGEST
        self.o_card, self.o_end, self.o_turn = ints(many), ints(many), ints(many)
        self.o_add, self.o_times, self.o_lin = ints(many), ints(many), ints(many)

    def open_table(self) -> None:
        """Make room for sets of cards, which only pairs of words need."""
        if self.most_sets < SETS:
            self.keys, self.table, self.touched = longs(TABLE_SIZE), ints(TABLE_SIZE), ints(SETS)
            self.table_size = TABLE_SIZE
            self.most_sets = SETS

    def want(self, score: int, draw: int, card: int, leaving: int, mark: int, gain: int) -> None:
        """Say what counts: for each cent, card drawn, card used, used card that trashes itself, and once for `mark` letters or more."""
        self.per_score = score
        self.per_draw = draw
        self.per_card = card
        self.per_leaving = leaving
        self.mark = mark
        self.gain = gain

    def ask(self, limit: int, level: int, shortest: int, slack: int, budget: int, floor: int) -> None:
        """Say how many results, up to which level, of how many letters at least, if any of equals will do (`slack`), in how many nodes.

        What is worth less than `floor` (with `slack`: not more than it) need not be found.
        """
        self.limit = limit
        self.level = level
        self.shortest = shortest
        self.slack = slack
        self.budget = budget
        self.floor = floor
        room = limit + 2 * min(limit, WIDEST)
        if room > self.shelf_room:
            self.shelf_room = room
            self.results = ints(RECORD * self.shelf_room)
            self.order = ints(self.shelf_room)

    def search(self) -> None:
        """Find the best words of the lexicon, and pairs of words where the Spacebar is there."""
        self.given = 0
        if self.spacebar >= 0:
            self.open_table()
        with cython.nogil:
            self.go()

    def spell(self, first: Sequence[int], second: Sequence[int]) -> None:
        """Find the ways to lay one given word, or two; letters are 0 for A to 25."""
        for half, letters in enumerate((first, second)):
            self.text[half * (LONGEST + 1)] = len(letters)
            for i, letter in enumerate(letters):
                self.text[half * (LONGEST + 1) + 1 + i] = letter
        self.given = 1
        if second:
            self.open_table()
        with cython.nogil:
            self.go()

    def rate(self, letters: Sequence[int], laid: Sequence[tuple[int, int, int]], facts: tuple[int, int, int, int]) -> list[int]:
        """Value one laid word: cards with first letters and whether they are turned; whole hand used, unused, common used, turn is free.

        Gives value, score, draws, and for each card 0, or 1 or 2 where it copies its left or right neighbour.
        """
        self.size = len(letters)
        for i, letter in enumerate(letters):
            self.letters[i] = letter
        turned = 0
        for i, (card, at, turn) in enumerate(laid):
            self.laid[i] = card
            self.laid_at[i] = at
            self.laid_turned[i] = turn
            turned += turn
        self.force_whole, self.force_unused, self.force_common, self.free_turn = facts
        self.study()
        worth = self.value(len(laid), 0, turned)
        self.natural()
        return [worth, self.got_score, self.got_draws, *[self.chosen[i] for i in range(len(laid))]]

    def counts(self) -> tuple[int, int, int, bool]:
        """Results kept, nodes visited, cards laid, and whether the search was complete."""
        return self.kept, self.nodes_seen, self.steps, bool(self.nodes_seen <= self.budget and not self.cramped)

    def result(self, place: int) -> Result:
        """One result: value, score, draws, longest word, and each word.

        A word is its letters, its cards' places in the rack, where their letters start and the last ones end (None when every card has
        one letter), and their choices (None when there are none).
        """
        k = self.order[place] * RECORD
        halves = []
        for half in range(2):
            o = k + 8 + half * HALF
            count = self.results[o]
            if count == 0:
                break
            size = self.results[o + 1]
            places = [self.results[o + 4 + i] for i in range(count)]
            starts = None
            if size != count:
                starts = [self.results[o + 4 + LONGEST + i] for i in range(count)]
                starts.append(size)
            chosen = None
            for i in range(count):
                if self.results[o + 4 + 2 * LONGEST + i]:
                    chosen = [self.results[o + 4 + 2 * LONGEST + i] for i in range(count)]
                    break
            text = bytes([self.results[o + 49 + i] + ASCII_A for i in range(size)]).decode("ascii")
            halves.append((text, places, starts, chosen))
        return self.results[k], self.results[k + 1], self.results[k + 2], self.results[k + 3], halves
