"""What the parts' advice may ask of a computer player: what a card is worth to it, what word it would find."""

from __future__ import annotations

from collections.abc import Callable

from paperback.engine.seen import CardSeen, SeatView
from paperback.engine.spelling import text
from paperback.search import PEOPLE, Rack, RackCard

from . import buying
from .speller import Speller
from .window import Window

Plan = Callable[[Window], Callable[[int], int]]
"""What owning a card of a design is worth to the seat now, in tenths of a Fame point; at most 0 is better left."""


class PlansMind:
    """What a player thinks of cards, by its plan, and the words it finds, for one moment."""

    __slots__ = ("_plan", "_speller", "_window", "_worth")

    def __init__(self, window: Window, speller: Speller, plan: Plan = buying.worth) -> None:
        """The mind behind this window; the plan tells what owning a card of a design is worth, in tenths of a Fame point."""
        self._plan = plan
        self._window = window
        self._speller = speller
        self._worth: Callable[[int], int] | None = None

    def worth(self, card: str, view: SeatView) -> int:  # noqa: ARG002 - a mind that looks further has use for the view
        """What owning this card is worth to the seat now, in tenths of a Fame point; at most 0 is better left."""
        if self._worth is None:
            self._worth = self._plan(self._window)
        return self._worth(self._window.library.index[card])

    def best_word(self, hand: tuple[CardSeen, ...], common: CardSeen | None, view: SeatView) -> tuple[str, int] | None:  # noqa: ARG002 - as above
        """The letters of the best plain word of these cards and its score in cents."""
        library = self._window.library
        rack = Rack(
            tuple(RackCard(card.id, library.card(card.card)) for card in hand),
            None if common is None else RackCard(common.id, library.card(common.card)),
        )
        found = self._speller.best(rack, PEOPLE, self._window.settings.minimum_word)
        return (" ".join(text(word) for word in found.words), found.score) if found else None
