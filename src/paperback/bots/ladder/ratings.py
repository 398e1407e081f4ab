"""One number for each player from games of any number of seats: openskill's Plackett-Luce model, which knows how sure it is."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is, on openskill's scale: everybody begins at 25 with a sigma of 25/3."""

    name: str
    games: int
    mu: float
    sigma: float
    ordinal: float
    """mu less three sigma: so strong almost certainly."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A game between rivals; `key` names it among all games."""

    key: str
    names: tuple[str, ...]
    places: tuple[int, ...]


def ratings(games: Iterable[Placed]) -> tuple[Rating, ...]:
    """The ratings after all these games, the best first; the order in which the games are given does not matter."""
    # no tau: players do not change between games
    model = PlackettLuce(tau=0.0)
    now: dict[str, PlackettLuceRating] = {}
    played: dict[str, int] = {}
    # mixed, since what comes first counts most
    for game in sorted(games, key=lambda one: hashlib.blake2b(one.key.encode(), digest_size=8).digest()):
        teams = [[now.get(name) or model.rating(name=name)] for name in game.names]
        for name, (rating,) in zip(game.names, model.rate(teams, ranks=[float(place) for place in game.places]), strict=True):
            now[name] = rating
            played[name] = played.get(name, 0) + 1
    found = [Rating(name, played[name], one.mu, one.sigma, one.ordinal()) for name, one in now.items()]
    return tuple(sorted(found, key=lambda one: (-one.mu, one.name)))
