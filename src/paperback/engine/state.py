"""The state of a game: plain lists of card ids that only folds write to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

from .card import Card
from .chance import SeededChance
from .spelling import Play
from .steps import Live, Step

NOBODY = -1
"""In place of a card id: no card."""

NO_PLAY = Play()

LineKind = Literal["card", "multiplied", "flat", "word", "dearest", "outside"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet.

    `card`: printed score; `multiplied`: the same score once more and again; `flat`: cents of an ability; `word`: how many times
    more the word counts; `dearest`: how many times more the dearer word counts (rules 8.3); `outside`: cents that are not written in
    the word.
    """

    kind: LineKind
    amount: int
    card: int
    """The card that earned it."""
    word: int = 0
    target: int = NOBODY
    """The card multiplied."""
    reason: str = ""
    """What earned it, where no card that all may see did; `card` is NOBODY then."""


@dataclass(slots=True)
class TurnState:
    """What lasts for one turn of a seat; a new one every turn."""

    play: Play = NO_PLAY
    live: tuple[Live, ...] = ()
    """Abilities whose conditions held when the word was laid, in word order (rules 2.16)."""
    lines: list[Line] = field(default_factory=list)
    spent: int = 0
    extra: int = 0
    """Cards drawn on top of five."""
    doomed: list[int] = field(default_factory=list)
    """Cards of the word that leave the game when it is discarded."""
    kept: list[int] = field(default_factory=list)
    bought: list[int] = field(default_factory=list)
    tickets: list[Live] = field(default_factory=list)
    """Abilities that can be used while buying."""
    keeps: int = 0
    """Unused cards that may join the next hand."""
    tops: int = 0
    """Purchases that may still go on top of the draw pile."""
    discounts: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    """Cents off, and the kinds that it is for."""
    notes: dict[str, int] = field(default_factory=dict)
    """Counts that parts keep for a turn."""

    def copy(self) -> TurnState:
        """An independent copy."""
        return TurnState(
            self.play,
            self.live,
            self.lines[:],
            self.spent,
            self.extra,
            self.doomed[:],
            self.kept[:],
            self.bought[:],
            self.tickets[:],
            self.keeps,
            self.tops,
            self.discounts[:],
            dict(self.notes),
        )


@dataclass(slots=True)
class SeatState:
    """One seat's cards, turn and agenda. The last card of the draw pile is its top."""

    draw: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    """Own cards in the word or applied to it."""
    discard: list[int] = field(default_factory=list)
    in_play: list[int] = field(default_factory=list)
    """Own cards that stay in play beyond their turn."""
    known: int = 0
    """How many cards on top of the own draw pile the seat knows, in order (rules 2.15)."""
    turn: TurnState = field(default_factory=TurnState)
    turns: int = 0
    """Turns ended."""
    shuffles: int = 0
    """Names the next shuffle of this deck."""
    agenda: list[Step] = field(default_factory=list)

    def copy(self) -> SeatState:
        """An independent copy."""
        return SeatState(
            self.draw[:],
            self.hand[:],
            self.laid[:],
            self.discard[:],
            self.in_play[:],
            self.known,
            self.turn.copy(),
            self.turns,
            self.shuffles,
            self.agenda[:],
        )


@dataclass(slots=True)
class Market:
    """What is on sale and what can be won. The last card of a pile is its top."""

    piles: list[list[int]]
    """Offer piles; all but the last card of each are hidden."""
    alternates: list[list[int]]
    """Face-up places beside each pile; NOBODY where a place is empty."""
    fame: list[list[int]]
    commons: list[int]
    """The last card is the common card; those under it are hidden (rules 1.9)."""
    won: list[tuple[int, int]] = field(default_factory=list)
    """Common cards won so far: card, seat."""

    def copy(self) -> Market:
        """An independent copy."""
        return Market([p[:] for p in self.piles], [a[:] for a in self.alternates], [f[:] for f in self.fame], self.commons[:], self.won[:])


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    reason: str
    """What ended it: `fame_piles`, `common_cards`, `nothing_moves`, or what a mode says."""
    fame: tuple[int, ...]
    """By seat."""
    commons: tuple[int, ...]
    """Common cards by seat: they break ties (rules 3.3)."""
    places: tuple[int, ...]
    """By seat, 1 is best; a shared place is shared."""
    winners: tuple[int, ...] = ()
    """Seats that have won: several share a victory, none when the game beat them all."""


class SlotState(Protocol):
    """What a part keeps in a state."""

    def copy(self) -> SlotState:
        """An independent copy."""

    def cards(self) -> Iterable[int]:
        """The cards that lie here and in no other zone."""

    def take(self, card: int, seat: int) -> bool:
        """Let a card that is for sale here go to this seat; False if it does not lie here."""

    def hidden(self, viewer: int | None) -> list[list[int]]:
        """Cards that this viewer cannot tell apart, group by group."""

    def revealed(self) -> Iterable[int]:
        """Cards of a seat's hand that lie open for all."""

    def tells(self, face: Card) -> object:
        """What all may find out about a hidden card with this face; cards that differ in it cannot be taken for each other."""

    def exchange(self, new: Mapping[int, int]) -> None:
        """Put cards in each other's place."""

    def stir(self, chance: SeededChance) -> None:
        """Put what lies face down and is no card into any order that it may have."""

    def veiled(self, before: Any, viewer: int | None) -> SlotState:
        """This as the viewer may know it in the middle of a round that all play at once, which found it as `before`."""


class Keeping:
    """A slot without cards; those that have some say so."""

    __slots__ = ()

    def cards(self) -> Iterable[int]:
        """No card lies here."""
        return ()

    def take(self, card: int, seat: int) -> bool:  # noqa: ARG002 - one that sells has use for them
        """Nothing is for sale here."""
        return False

    def hidden(self, viewer: int | None) -> list[list[int]]:  # noqa: ARG002 - one that hides has use for it
        """Nothing is hidden here."""
        return []

    def revealed(self) -> Iterable[int]:
        """No hand lies open."""
        return ()

    def tells(self, face: Card) -> object:  # noqa: ARG002 - one that tells has use for it
        """Nothing is told of hidden cards."""
        return None

    def exchange(self, new: Mapping[int, int]) -> None:
        """Nothing can be exchanged here."""

    def stir(self, chance: SeededChance) -> None:
        """Nothing but cards lies face down here."""

    def veiled(self, before: Any, viewer: int | None) -> Self:  # noqa: ARG002 - one that shows others' doings has use for them
        """Nothing here shows what others do."""
        return self


@dataclass(slots=True)
class GameState:
    """All of a game at one moment."""

    faces: tuple[int, ...]
    """The face of every card id; never changes."""
    seats: list[SeatState]
    market: Market
    active: int
    """The seat whose turn it is."""
    trash: list[int] = field(default_factory=list)
    turn: int = 0
    """Turns ended, all seats together."""
    idle: int = 0
    """Turns since a card last left the offer, a Fame pile or the track for good (rules 3.4)."""
    outcome: Outcome | None = None
    slots: dict[str, Any] = field(default_factory=dict)
    """What parts keep, by name; each is a `SlotState`."""

    def copy(self) -> GameState:
        """An independent copy."""
        return GameState(
            self.faces,
            [s.copy() for s in self.seats],
            self.market.copy(),
            self.active,
            self.trash[:],
            self.turn,
            self.idle,
            self.outcome,
            {name: slot.copy() for name, slot in self.slots.items()} if self.slots else {},
        )


S = TypeVar("S", bound=SlotState)


@dataclass(frozen=True, slots=True)
class Slot(Generic[S]):
    """A part's own place in a state, by name: the type says what lies there."""

    name: str

    def of(self, state: GameState) -> S:
        """What lies there; KeyError before its part has begun."""
        kept: S = state.slots[self.name]
        return kept


def top_common(state: GameState, seat: int) -> int:
    """The common card on the length track, or NOBODY."""
    commons = state.market.commons
    return commons[-1] if commons else NOBODY
