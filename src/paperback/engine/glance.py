"""A seat's view of one moment, built as far as somebody looks: for players that are asked often and look at little.

What they look at most is built alone and when they look; the rest comes from the whole that `view` would have built. Both are kept, so a
glance holds until the state changes. It is a view in all but this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from .market import needed
from .play import accepted
from .questions_seen import question
from .rules import Rules
from .seen import CardSeen, FamePileSeen, MarketSeen, OwnSeat, PileSeen, PlaySeen, SeatSeen, SeatView
from .sheet import money, total
from .state import GameState, Outcome
from .view import cards_seen, common_seen, current_round, fame_piles_seen, first, market_seen, own, piles_seen, play_seen, seat_seen


class _Eye:
    """Which viewer looks at which seat."""

    _rules: Rules
    _state: GameState
    _viewer: int
    _seat: int
    _whole: Any

    def __init__(self, rules: Rules, state: GameState, viewer: int, seat: int) -> None:
        """Look from here; the state is the table as the viewer may know it."""
        vars(self).update(_rules=rules, _state=state, _viewer=viewer, _seat=seat)

    def __getattr__(self, name: str) -> Any:
        """What is not built alone."""
        return getattr(self._whole, name)


class _Play(_Eye, PlaySeen):
    @cached_property
    def _whole(self) -> PlaySeen:
        return play_seen(self._rules, self._state, self._seat)

    @cached_property
    def score(self) -> int:
        return total(self._state.seats[self._seat].turn.lines)

    @cached_property
    def money(self) -> int:
        return money(self._state.seats[self._seat].turn)


class _Seat(_Eye, SeatSeen):
    @cached_property
    def _whole(self) -> SeatSeen:
        rules, state, seat = self._rules, self._state, self._seat
        return seat_seen(rules, state, self._viewer, seat, waiting=bool(accepted(rules, state, seat)))

    @cached_property
    def play(self) -> PlaySeen:
        return _Play(self._rules, self._state, self._viewer, self._seat)


class _Own(_Eye, OwnSeat):
    @cached_property
    def _whole(self) -> OwnSeat:
        return own(self._rules, self._state, self._seat)

    @cached_property
    def seat(self) -> int:
        return self._seat

    @cached_property
    def hand(self) -> tuple[CardSeen, ...]:
        return cards_seen(self._rules, self._state, self._state.seats[self._seat].hand)

    @cached_property
    def question(self) -> Any:
        return question(self._rules, self._state, self._seat)


class _Market(_Eye, MarketSeen):
    @cached_property
    def _whole(self) -> MarketSeen:
        return market_seen(self._rules, self._state, self._viewer)

    @cached_property
    def piles(self) -> tuple[PileSeen, ...]:
        return piles_seen(self._rules, self._state, self._viewer)

    @cached_property
    def fame(self) -> tuple[FamePileSeen, ...]:
        return fame_piles_seen(self._rules, self._state, self._viewer)

    @cached_property
    def common(self) -> CardSeen | None:
        return common_seen(self._rules, self._state, self._viewer)

    @cached_property
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
        vars(self).update(_rules=rules, _state=state, _viewer=viewer)

    @cached_property
    def mine(self) -> OwnSeat | None:
        """What only the seat itself sees."""
        return _Own(self._rules, self._state, self._viewer, self._viewer)

    @cached_property
    def seats(self) -> tuple[SeatSeen, ...]:
        """All seats."""
        return tuple([_Seat(self._rules, self._state, self._viewer, seat) for seat in range(len(self._state.seats))])

    @cached_property
    def market(self) -> MarketSeen:
        """The market."""
        return _Market(self._rules, self._state, self._viewer, self._viewer)

    @cached_property
    def active(self) -> int:
        """Whose turn it is."""
        return self._state.active

    @cached_property
    def first(self) -> int:
        """The seat that began the game."""
        return first(self._state)

    @cached_property
    def round(self) -> int:
        """1 for the first."""
        return current_round(self._state)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self._state.outcome

    @cached_property
    def parts(self) -> Mapping[str, Any]:
        """What parts show, by their name."""
        return _Parts(self._rules, self._state, self._viewer)
