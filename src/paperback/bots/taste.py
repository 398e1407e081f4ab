"""What players of one plan differ in, where all of them ask the same: which card to take, which to be rid of."""

from __future__ import annotations

from typing import Protocol

from paperback.abilities.vocabulary import Trash

from .window import Held, Offer, Window


class Taste(Protocol):
    """How a player likes cards."""

    def choose(self, window: Window, offers: list[Offer], money: int) -> Offer | None:
        """The first card to take of these, with so much money for all that follow; None when none is worth having."""

    def spare(self, window: Window, options: list[Held], effect: Trash) -> list[Held]:
        """Cards to trash, the first one first."""
