"""The state of a game: plain lists of card ids that only folds write to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from .spelling import Play
from .steps import Live, Step

NOBODY = -1
"""In place of a card id: no card."""

NO_PLAY = Play()

LineKind = Literal["card", "multiplied", "flat", "word", "outside"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet.

    `card`: printed score; `multiplied`: the same score once more and again; `flat`: cents of an ability; `word`: how many times
    more the word counts; `outside`: cents that are not written in the word.
    """

    kind: LineKind
    amount: int
    card: int
    """The card that earned it."""
    word: int = 0
    target: int = NOBODY
    """The card multiplied."""


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
        )


@dataclass(slots=True)
class SeatState:
    """One seat's cards, turn and agenda. The last card of the draw pile is its top."""

    draw: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    """Own cards in the word or applied to it."""
    discard: list[int] = field(default_factory=list)
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

    reason: Literal["fame_piles", "common_cards", "nothing_moves"]
    fame: tuple[int, ...]
    """By seat."""
    commons: tuple[int, ...]
    """Common cards by seat: they break ties (rules 3.3)."""
    places: tuple[int, ...]
    """By seat, 1 is best; a shared place is shared."""


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
        )
