"""What happens while buying and at the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from .table import Event


@dataclass(slots=True)
class Bought(Event):
    """A card was bought at this price."""

    seat: int
    card: int
    price: int
    on_top: bool
    top: int = -1
    """The offer pile whose top it was; -1 if it was none's."""
    event: Literal["bought"] = "bought"


@dataclass(slots=True)
class Gained(Event):
    """A card was taken without being bought."""

    seat: int
    card: int
    event: Literal["gained"] = "gained"


@dataclass(slots=True)
class OfferRefilled(Event):
    """A pile's empty places were filled from its top."""

    pile: int
    shown: tuple[int, ...]
    """Cards that can be seen now and could not before."""
    event: Literal["offer_refilled"] = "offer_refilled"

    def showed(self) -> bool:
        """An exhausted pile moves its last card and shows nothing."""
        return bool(self.shown)


@dataclass(slots=True)
class Kept(Event):
    """Unused cards join the next hand."""

    seat: int
    cards: tuple[int, ...] | None
    count: int
    event: Literal["kept"] = "kept"


@dataclass(slots=True)
class Discarded(Event):
    """Word and hand went to the discard pile."""

    to_discard: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    event: Literal["discarded"] = "discarded"


@dataclass(slots=True)
class Shuffled(Event):
    """The discard pile became the draw pile; from the bottom to the top."""

    reveals: ClassVar[bool] = True
    seat: int
    order: tuple[int, ...] | None
    event: Literal["shuffled"] = "shuffled"


@dataclass(slots=True)
class Drawn(Event):
    """Cards came from the draw pile to the hand."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...] | None
    count: int
    event: Literal["drawn"] = "drawn"
