"""A seat's view of one moment, built as far as somebody looks: for players that are asked often and look at little.

What they look at most is built alone and when they look; the rest comes from the whole that `view` would have built. Both are kept, so a
glance holds until the state changes. It is a view in all but this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from .market import needed
from .play import accepted
from .questions_seen import question
from .rules import Rules
from .seen import CardSeen, FamePileSeen, MarketSeen, Offered, OwnSeat, PileSeen, PlaySeen, SeatSeen, SeatView
from .sheet import money, total
from .state import NOBODY, GameState, Outcome
from .view import (
    cards_seen,
    common_seen,
    current_round,
    fame_piles_seen,
    first,
    market_seen,
    offering,
    own,
    piles_seen,
    play_seen,
    seat_seen,
)

T = TypeVar("T")


class later(Generic[T]):  # noqa: N801 - it is written as a decorator
    """A field that is built when it is first looked at: `cached_property` without its lock."""

    def __init__(self, build: Callable[[Any], T]) -> None:
        """Built so."""
        self._build = build
        self._name = build.__name__

    def __get__(self, owner: Any, _: object = None) -> T:
        """The field, now in the owner's own dictionary, where it is found first from now on."""
        value = vars(owner)[self._name] = self._build(owner)
        return value


class _Eye:
    """Which viewer looks at which seat."""

    _rules: Rules
    _state: GameState
    _viewer: int
    _seat: int
    _whole: Any

    def __init__(self, rules: Rules, state: GameState, viewer: int, seat: int) -> None:
        """Look from here; the state is the table as the viewer may know it."""
        self.__dict__.update(_rules=rules, _state=state, _viewer=viewer, _seat=seat)

    def __getattr__(self, name: str) -> Any:
        """What is not built alone."""
        return getattr(self._whole, name)


class _Play(_Eye, PlaySeen):
    @later
    def _whole(self) -> PlaySeen:
        return play_seen(self._rules, self._state, self._seat)

    @later
    def score(self) -> int:
        return total(self._state.seats[self._seat].turn.lines)

    @later
    def money(self) -> int:
        return money(self._state.seats[self._seat].turn)


class _Seat(_Eye, SeatSeen):
    @later
    def _whole(self) -> SeatSeen:
        rules, state, seat = self._rules, self._state, self._seat
        return seat_seen(rules, state, self._viewer, seat, waiting=bool(accepted(rules, state, seat)))

    @later
    def play(self) -> PlaySeen:
        return _Play(self._rules, self._state, self._viewer, self._seat)


class _Own(_Eye, OwnSeat):
    @later
    def _whole(self) -> OwnSeat:
        return own(self._rules, self._state, self._seat)

    @later
    def seat(self) -> int:
        return self._seat

    @later
    def hand(self) -> tuple[CardSeen, ...]:
        return cards_seen(self._rules, self._state, self._state.seats[self._seat].hand)

    @later
    def question(self) -> Any:
        return question(self._rules, self._state, self._seat)


class _Market(_Eye, MarketSeen):
    @later
    def _whole(self) -> MarketSeen:
        return market_seen(self._rules, self._state, self._viewer)

    @later
    def piles(self) -> tuple[PileSeen, ...]:
        return piles_seen(self._rules, self._state, self._viewer)

    @later
    def fame(self) -> tuple[FamePileSeen, ...]:
        return fame_piles_seen(self._rules, self._state, self._viewer)

    @later
    def offers(self) -> tuple[Offered, ...]:
        market, offered = self._state.market, offering(self._rules, self._state, self._viewer)
        cards = [card for pile, places in zip(market.piles, market.alternates, strict=True) for card in (*pile[-1:], *places)]
        cards += [pile[-1] for pile in market.fame if pile]
        return tuple([offered(card) for card in cards if card != NOBODY])

    @later
    def common(self) -> CardSeen | None:
        return common_seen(self._rules, self._state, self._viewer)

    @later
    def needed(self) -> int | None:
        return needed(self._rules, self._state) if self._state.market.commons else None


class _Parts(Mapping[str, Any]):
    """What parts show, each when it is looked at."""

    def __init__(self, rules: Rules, state: GameState, viewer: int) -> None:
        self._rules = rules
        self._of = (rules, state, viewer)
        self._built: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._built:
            self._built[name] = self._rules.views[name](*self._of)
        return self._built[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules.views)

    def __len__(self) -> int:
        return len(self._rules.views)


class Glance(SeatView):
    """The view of one seat; the state is the table as this seat may know it."""

    _rules: Rules
    _state: GameState
    _viewer: int

    def __init__(self, rules: Rules, state: GameState, viewer: int) -> None:
        """Nothing is built yet."""
        self.__dict__.update(_rules=rules, _state=state, _viewer=viewer)

    @later
    def mine(self) -> OwnSeat | None:
        """What only the seat itself sees."""
        return _Own(self._rules, self._state, self._viewer, self._viewer)

    @later
    def seats(self) -> tuple[SeatSeen, ...]:
        """All seats."""
        return tuple([_Seat(self._rules, self._state, self._viewer, seat) for seat in range(len(self._state.seats))])

    @later
    def market(self) -> MarketSeen:
        """The market."""
        return _Market(self._rules, self._state, self._viewer, self._viewer)

    @later
    def active(self) -> int:
        """Whose turn it is."""
        return self._state.active

    @later
    def first(self) -> int:
        """The seat that began the game."""
        return first(self._state)

    @later
    def round(self) -> int:
        """1 for the first."""
        return current_round(self._state)

    @later
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self._state.outcome

    @later
    def parts(self) -> Mapping[str, Any]:
        """What parts show, by their name."""
        return _Parts(self._rules, self._state, self._viewer)
