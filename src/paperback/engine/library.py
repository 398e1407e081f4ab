"""The cards that a game is played with, as the engine needs them."""

from __future__ import annotations

from dataclasses import dataclass, field

from .card import Card


@dataclass(frozen=True, slots=True)
class StartingDeck:
    """How a seat's ten cards are made up (rules 1.3, 1.4); numbers are faces."""

    fixed: tuple[int, ...]
    wild: int
    wilds: int
    upgraded: tuple[int, ...] = ()
    """Upgrades of `fixed`, one each: a different one for each seat replaces its plain letter."""
    extra: tuple[int, ...] = ()
    """One of these, a different one for each seat, completes the deck."""


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """Every design by its number (its *face*), and which of them make up decks and piles."""

    faces: tuple[Card, ...]
    fingerprint: str
    """A digest of the catalogue's content: two libraries with the same fingerprint are the same."""
    starting: dict[str, StartingDeck]
    """By edition."""
    offer: tuple[int, ...]
    """A face for every physical card of the offer."""
    fame_piles: tuple[tuple[int, ...], ...]
    """Faces of each Fame pile, cheapest pile first."""
    fame_sizes: dict[int, tuple[int, ...]]
    """Cards in each Fame pile, by number of seats (rules 1.5)."""
    commons: tuple[int, ...]
    """Faces of the six common cards."""
    commons_in_play: int
    """How many of them a game keeps (rules 1.9)."""
    track: tuple[int, ...]
    """Letters needed for the first, second … common card (rules 1.10)."""
    groups: dict[str, tuple[int, ...]] = field(default_factory=dict, repr=False)
    """What modules deal out, by the name of the group: a face for every physical card."""
    index: dict[str, int] = field(init=False, repr=False)
    """Faces by card key."""

    def __post_init__(self) -> None:
        """Index the faces by key."""
        object.__setattr__(self, "index", {card.key: face for face, card in enumerate(self.faces)})

    def card(self, key: str) -> Card:
        """The design with this key; KeyError when there is none."""
        return self.faces[self.index[key]]
