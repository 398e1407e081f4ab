"""What happened: facts, in the past tense. The only thing that changes a state is the fold of an event.

Events are not frozen, because a simulation makes millions of them and a frozen dataclass takes three times as long to make; nothing
may assign to one (a test looks for it).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from .spelling import Play
from .state import Line, Outcome
from .steps import Live, Step


@dataclass(slots=True)
class Event:
    """Something that happened."""

    reveals: ClassVar[bool] = False
    """Whether events of this kind show somebody something new."""

    def showed(self) -> bool:
        """Whether it showed somebody something new, so that it cannot be taken back (rules 14.5)."""
        return self.reveals


# ---------------------------------------------------------------- the table


@dataclass(slots=True)
class GameSetUp(Event):
    """The cards lie ready; all orders are from the bottom to the top."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    alternates: int
    fame: tuple[tuple[int, ...], ...]
    commons: tuple[int, ...]
    first: int
    event: Literal["game_set_up"] = "game_set_up"


@dataclass(slots=True)
class TurnStarted(Event):
    """A seat's turn began."""

    reveals: ClassVar[bool] = True
    seat: int
    event: Literal["turn_started"] = "turn_started"


@dataclass(slots=True)
class TurnEnded(Event):
    """A seat's turn ended; the following seat is next."""

    seat: int
    following: int
    event: Literal["turn_ended"] = "turn_ended"


@dataclass(slots=True)
class GameEnded(Event):
    """The game is over."""

    reveals: ClassVar[bool] = True
    outcome: Outcome
    event: Literal["game_ended"] = "game_ended"


@dataclass(slots=True)
class Paused(Event):
    """Somebody must answer: what is still to do, by seat. Bookkeeping, shown to nobody."""

    agendas: tuple[tuple[Step, ...], ...]
    event: Literal["paused"] = "paused"


@dataclass(slots=True)
class TakenBack(Event):
    """The latest command was taken back: all is as it was after entry `to`."""

    seat: int
    to: int
    event: Literal["taken_back"] = "taken_back"


@dataclass(slots=True)
class CardsAdded(Event):
    """More cards take part, numbered from where the others end."""

    faces: tuple[int, ...]
    event: Literal["cards_added"] = "cards_added"


@dataclass(slots=True)
class Noted(Event):
    """Something counts for the rest of the seat's turn."""

    seat: int
    note: str
    amount: int
    event: Literal["noted"] = "noted"


# ---------------------------------------------------------------- the word


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


# ---------------------------------------------------------------- abilities


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


# ---------------------------------------------------------------- buying


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


# ---------------------------------------------------------------- the end of a turn


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
