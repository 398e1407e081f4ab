"""The luck of the draw: the hand that a seat drew beside all hands that it could have drawn from the same piles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from math import comb, prod
from typing import Final

from paperback.bots.window import NO_CHANCE
from paperback.engine.chance import SeededChance
from paperback.engine.rules import Moment, Rules
from paperback.engine.state import GameState
from paperback.lexicon.arrays import RAREST
from paperback.search import accept_of, best, rack_of

from .review_data import LuckReviewed
from .review_turns import Drawing
from .review_words import Words

SAMPLES: Final = 100
"""Hands dealt where more could have been drawn."""
BUDGET: Final = 60_000
"""Most nodes of the search in one such hand, as computer players have it."""
CHANCE: Final = SeededChance("review")


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of a hand that came from one pile."""

    drawn: int
    pile: tuple[int, ...]
    """What lay there, without what was drawn and is not in the hand any more."""


def groups(hand: Sequence[int], drawings: Sequence[Drawing]) -> tuple[tuple[int, ...], list[Group]]:
    """The cards of a hand that did not come by chance, and those that did, pile by pile; no chance is what came from a pile as a whole."""
    found: list[Group] = []
    left = set(hand)
    whole: list[tuple[set[int], set[int]]] = []
    for drawing in drawings:
        pile, drawn = set(drawing.pile), set(drawing.cards) & set(drawing.pile)
        if whole and pile <= whole[-1][0]:
            whole[-1][1].update(drawn)  # more cards of the same pile
        else:
            whole.append((pile, drawn))
    for pile, drawn in reversed(whole):
        mine = drawn & left
        there = pile - (drawn - mine)
        if mine and len(there) > len(mine):
            left -= mine
            found.append(Group(len(mine), tuple(sorted(there))))
    return tuple(card for card in hand if card in left), found


def hands(kept: tuple[int, ...], drawn: Sequence[Group], purpose: str) -> tuple[list[tuple[int, ...]], bool]:
    """The hands that could have been drawn: all of them (True) where they are few, else `SAMPLES`, by a chance of this purpose."""
    if prod(comb(len(group.pile), group.drawn) for group in drawn) <= SAMPLES:
        ways = product(*(combinations(group.pile, group.drawn) for group in drawn))
        return [(*kept, *[card for way in found for card in way]) for found in ways], True
    return list(_dealt(kept, drawn, purpose)), False


def _dealt(kept: tuple[int, ...], drawn: Sequence[Group], purpose: str) -> Iterator[tuple[int, ...]]:
    for sample in range(SAMPLES):
        dealt = list(kept)
        for number, group in enumerate(drawn):
            dealt += CHANCE.shuffled(f"{purpose}/{sample}/{number}", group.pile)[: group.drawn]
        yield tuple(dealt)


@dataclass(frozen=True, slots=True)
class Luck:
    """Judges the draws of one game; hands that it has seen before cost nothing."""

    words: Words
    _known: dict[tuple[tuple[int, ...], int], int] = field(default_factory=dict)

    def judge(self, state: GameState, seat: int, drawings: Sequence[Drawing], purpose: str) -> LuckReviewed | None:
        """The luck of the hand in this state; None where none of it was drawn by chance."""
        me = state.seats[seat]
        kept, drawn = groups(me.hand, drawings)
        if not drawn:
            return None
        dealt, every = hands(kept, drawn, purpose)
        own = self._best(state, seat)
        other = state.copy()
        scores: list[int] = []
        for hand in dealt:
            other.seats[seat].hand[:] = hand
            scores.append(self._best(other, seat))
        mean = sum(scores) / len(scores)
        worse = sum((score < own) + (score <= own) for score in scores)
        return LuckReviewed(
            mean=round(mean, 2),
            difference=round(own - mean, 2),
            percentile=round(50 * worse / len(scores)),
            hands=len(scores),
            every=every,
        )

    def _best(self, state: GameState, seat: int) -> int:
        """Cents of the best word of a hand, 0 where it has none."""
        rules = self.words.rules
        at = Moment(rules, state, NO_CHANCE, seat, None)
        if not plain(rules):
            return self._search(at)
        key = tuple(sorted([state.faces[card] for card in at.me.hand])), at.common
        if key not in self._known:
            self._known[key] = self._search(at)
        return self._known[key]

    def _search(self, at: Moment) -> int:
        shortest = at.rules.settings.minimum_word
        found = best(self.words.arrays, rack_of(at), level=RAREST, shortest=shortest, budget=BUDGET, ties=False, accept=accept_of(at))
        return found.score if found else 0


def plain(rules: Rules) -> bool:
    """Whether hands of the same designs, beside the same common card, have the same best word at any time of a game."""
    return len(rules.spelling) == 1 and not rules.unusable and not rules.words
