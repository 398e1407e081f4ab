"""What happens when a word is laid, and what its abilities do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from paperback.engine.spelling import Play
from paperback.engine.state import Line
from paperback.engine.steps import Live

from .table import Event


@dataclass(slots=True)
class WordPlayed(Event):
    """A word was laid, or two; what its abilities depend on was judged."""

    seat: int
    play: Play
    live: tuple[Live, ...]
    lines: tuple[Line, ...]
    event: Literal["word_played"] = "word_played"


@dataclass(slots=True)
class Passed(Event):
    """No word was made this turn."""

    seat: int
    live: tuple[Live, ...] = ()
    """Abilities from beside the word."""
    event: Literal["passed"] = "passed"


@dataclass(slots=True)
class CommonGained(Event):
    """The word was long enough: the common card is won, and the next one shows."""

    seat: int
    card: int
    revealed: int
    """The next common card; -1 when it was the last."""
    event: Literal["common_gained"] = "common_gained"

    def showed(self) -> bool:
        """The last common card shows no other."""
        return self.revealed >= 0


@dataclass(slots=True)
class Copied(Event):
    """A card took over the abilities of its neighbour."""

    seat: int
    card: int
    copied: int
    live: tuple[Live, ...]
    event: Literal["copied"] = "copied"


@dataclass(slots=True)
class LivesAdded(Event):
    """Abilities from beside the word came into force in the middle of the turn."""

    seat: int
    live: tuple[Live, ...]
    event: Literal["lives_added"] = "lives_added"


@dataclass(slots=True)
class LineAdded(Event):
    """The score sheet has one more line."""

    seat: int
    line: Line
    event: Literal["line_added"] = "line_added"


@dataclass(slots=True)
class ExtraDraw(Event):
    """So many more cards in the next hand."""

    seat: int
    card: int
    amount: int
    event: Literal["extra_draw"] = "extra_draw"


@dataclass(slots=True)
class Trashed(Event):
    """Cards left the game."""

    seat: int
    cards: tuple[int, ...]
    event: Literal["trashed"] = "trashed"


@dataclass(slots=True)
class Doomed(Event):
    """A card of the word will leave the game when the word is discarded."""

    seat: int
    card: int
    event: Literal["doomed"] = "doomed"


@dataclass(slots=True)
class Looked(Event):
    """A seat looked at the top cards of its draw pile, the top card first."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...] | None
    count: int
    event: Literal["looked"] = "looked"


@dataclass(slots=True)
class Sifted(Event):
    """Cards looked at went to the discard pile."""

    to_discard: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    event: Literal["sifted"] = "sifted"


@dataclass(slots=True)
class PutOnTop(Event):
    """Cards went back on the draw pile in this order, the top card first."""

    seat: int
    cards: tuple[int, ...] | None
    count: int
    event: Literal["put_on_top"] = "put_on_top"


@dataclass(slots=True)
class TicketsGiven(Event):
    """These abilities can be used while buying."""

    seat: int
    tickets: tuple[Live, ...]
    event: Literal["tickets_given"] = "tickets_given"


@dataclass(slots=True)
class Discounted(Event):
    """Cards of these kinds cost less this turn."""

    seat: int
    card: int
    amount: int
    kinds: tuple[str, ...]
    event: Literal["discounted"] = "discounted"


@dataclass(slots=True)
class TopsAllowed(Event):
    """So many purchases of this turn may go on top of the draw pile."""

    seat: int
    card: int
    count: int
    event: Literal["tops_allowed"] = "tops_allowed"


@dataclass(slots=True)
class KeepsAllowed(Event):
    """So many unused cards may join the next hand."""

    seat: int
    card: int
    count: int
    event: Literal["keeps_allowed"] = "keeps_allowed"


@dataclass(slots=True)
class TicketUsed(Event):
    """An ability that works while buying was used."""

    seat: int
    index: int
    event: Literal["ticket_used"] = "ticket_used"


@dataclass(slots=True)
class Flushed(Event):
    """An offer pile put its visible cards under and shows new ones."""

    reveals: ClassVar[bool] = True
    seat: int
    pile: int
    event: Literal["flushed"] = "flushed"
