"""A plain person's sense: letters first and Fame later, and the common card where a word for it costs little."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from paperback.abilities.vocabulary import Trash
from paperback.engine.commands import Command
from paperback.engine.spelling import Word
from paperback.search import Value

from . import answering, asked, plan
from .mind import PlansMind
from .speller import Speller
from .window import Held, Offer, Window

CENT = 2
"""Value of a cent; the others are measured by it."""
DRAW = 1
"""Value of a card more in the next hand."""
GAIN = 4
"""Value of winning the common card: two cents are little."""
LETTERS = 34
"""Cents of letters in the deck that are enough: from then on it buys Fame."""
RARE = 5
"""Letters that cost more are hard to use, so they are taken last."""
LAST = 3
"""Where the mode tells the turns left, so many of them are for Fame at any rate."""


class Casual:
    """Plays one seat; deterministic, and without memory."""

    __slots__ = ("speller",)

    def __init__(self, speller: Speller) -> None:
        """A player with these words."""
        self.speller = speller

    def choose(self, window: Window) -> Command:
        """The command to give now."""
        return asked.command(window, self._words, TASTE, lambda window: PlansMind(window, self.speller, worth))

    def _words(self, window: Window) -> tuple[Word, ...]:
        """The word to lay, or two; empty for none."""
        found = asked.best_word(window, self.speller, wanted(window.mark))
        return found.words if found else ()


class SwitchTaste:
    """Letters first, then Fame; what is plain is spare."""

    __slots__ = ()

    def choose(self, window: Window, offers: list[Offer], money: int) -> Offer | None:  # noqa: ARG002 - it looks at one card at a time
        """The dearest of the cards that it is time for, rare letters last; if there is none, of the others."""
        faces, fame_first = window.library.faces, fame_time(window)

        def liking(offer: Offer) -> tuple[bool, int, Offer]:
            card = faces[offer[0]]
            return bool(card.fame) == fame_first, card.cost if fame_first or card.cost <= RARE else -1, offer

        return max(offers, key=liking, default=None)

    def spare(self, window: Window, options: list[Held], effect: Trash) -> list[Held]:
        """Plain cards."""
        return answering.dead_weight(window, options, effect)


TASTE = SwitchTaste()


def fame_time(window: Window) -> bool:
    """Whether Fame is bought now."""
    faces, left = window.library.faces, window.turns_left()
    letters = sum(faces[face].cost for face, _ in window.deck if not faces[face].fame)
    return letters >= LETTERS or (left is not None and left <= LAST)


def worth(window: Window) -> Callable[[int], int]:
    """A card is worth its Fame, and while letters are bought, its price."""
    faces, later = window.library.faces, fame_time(window)
    return lambda face: plan.FAME * (faces[face].fame if later or faces[face].fame else faces[face].cost)


@cache
def wanted(mark: int) -> Value:
    """What a word is judged by when so many letters win the common card."""
    return Value(CENT, DRAW, mark=mark, gain=GAIN)
