"""The lowest skill: plays the dearest word it sees and buys the dearest card it can pay."""

from __future__ import annotations

import random
from collections.abc import Callable

from paperback.abilities.vocabulary import Trash
from paperback.engine.commands import Command
from paperback.engine.spelling import Word
from paperback.search import Value

from . import asked, plan
from .mind import PlansMind
from .speller import Speller
from .window import Held, Offer, Window

CENTS = Value(score=1, draw=0)
"""What it sees of a word is the money; a card more next turn and the common card do not tempt it."""


class Novice:
    """Plays one seat: this turn is all it thinks of."""

    __slots__ = ("_seed", "speller")

    def __init__(self, speller: Speller, seed: str) -> None:
        """A player with these words; the seed decides between cards of one price."""
        self.speller = speller
        self._seed = seed

    def choose(self, window: Window) -> Command:
        """The command to give now."""
        return asked.command(window, self._words, DearestTaste(self._seed), lambda window: PlansMind(window, self.speller, worth))

    def _words(self, window: Window) -> tuple[Word, ...]:
        """The word to lay, or two; empty for none. What else a word would bring, it does not see."""
        found = self.speller.best(window.rack(), CENTS, window.settings.minimum_word, window.accept())
        return found.words if found else ()


class DearestTaste:
    """Dear cards are good cards; among those of one price, any; and no card is spare."""

    __slots__ = ("_seed",)

    def __init__(self, seed: str) -> None:
        """The seed decides between cards of one price."""
        self._seed = seed

    def choose(self, window: Window, offers: list[Offer], money: int) -> Offer | None:  # noqa: ARG002 - it looks at one card at a time
        """One of the dearest cards."""
        if not offers:
            return None
        dearest = max(window.library.faces[face].cost for face, _, _ in offers)
        dear = sorted(offer for offer in offers if window.library.faces[offer[0]].cost == dearest)
        # the same moment, the same card: a player has no memory
        chance = random.Random(f"{self._seed}/{window.turn}/{[face for face, _, _ in dear]}")  # noqa: S311 - a game, not a secret
        return chance.choice(dear)

    def spare(self, window: Window, options: list[Held], effect: Trash) -> list[Held]:  # noqa: ARG002 - no card is
        """None."""
        return []


def worth(window: Window) -> Callable[[int], int]:
    """A card is worth its price."""
    return lambda face: plan.FAME * window.library.faces[face].cost
