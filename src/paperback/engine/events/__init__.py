"""What happened: facts, in the past tense. The only thing that changes a state is the fold of an event.

Events are not frozen, because a simulation makes millions of them and a frozen dataclass takes three times as long to make; nothing
may assign to one (a test looks for it).
"""

from __future__ import annotations

from .purchase import Bought, Discarded, Drawn, Gained, Kept, OfferRefilled, Shuffled
from .table import CardsAdded, Event, GameEnded, GameSetUp, Noted, Paused, TakenBack, TurnEnded, TurnStarted
from .word import (
    CommonGained,
    Copied,
    Discounted,
    Doomed,
    ExtraDraw,
    Flushed,
    KeepsAllowed,
    LineAdded,
    LivesAdded,
    Looked,
    Passed,
    PutOnTop,
    Sifted,
    TicketsGiven,
    TicketUsed,
    TopsAllowed,
    Trashed,
    WordPlayed,
)

__all__ = [
    "Bought",
    "CardsAdded",
    "CommonGained",
    "Copied",
    "Discarded",
    "Discounted",
    "Doomed",
    "Drawn",
    "Event",
    "ExtraDraw",
    "Flushed",
    "Gained",
    "GameEnded",
    "GameSetUp",
    "KeepsAllowed",
    "Kept",
    "LineAdded",
    "LivesAdded",
    "Looked",
    "Noted",
    "OfferRefilled",
    "Passed",
    "Paused",
    "PutOnTop",
    "Shuffled",
    "Sifted",
    "TakenBack",
    "TicketUsed",
    "TicketsGiven",
    "TopsAllowed",
    "Trashed",
    "TurnEnded",
    "TurnStarted",
    "WordPlayed",
]
