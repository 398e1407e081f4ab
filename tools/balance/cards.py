"""What is bought, and by whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from paperback.bots.census import Counted, Share, share
from paperback.bots.simulate import Match
from paperback.catalogue.library import load
from paperback.modes.registry import MODULES

from .tables import Games, Section, match, percent, table, won

ENOUGH = 100
"""Buyers of a card below which nothing is said of it."""
HALF = 0.5
SELDOM = 0.05
"""A card bought in fewer games than this is dead weight."""
MANY = 10
"""Cards named at each end of a list."""


def _plain(player: str) -> Match:
    return match(player, 2)


def _more(player: str) -> Match:
    [unlocked] = MODULES["unlocked_cards"].options
    every = tuple(str(value) for value in unlocked.values)
    return match(player, 2, modules=("attacks", "unlocked_cards"), options={unlocked.name: every})


def _card_needs(player: str, unit: int) -> Iterator[tuple[Match, int]]:
    yield _plain(player), 20 * unit
    yield _more(player), 20 * unit


class Sold(NamedTuple):
    """What became of a card."""

    key: str
    games: int
    """In which it was on sale."""
    bought: float
    """How often in each of them."""
    by_winner: float
    """How often by the winner of a game that was won alone."""
    by_other: float
    buyers: Share
    """How many of those who bought it won."""


def sold(key: str, played: Sequence[Counted]) -> Sold:
    """Count one card in games of two seats."""
    on_sale = [game for game in played if key in game.offered]
    decided = [game for game in on_sale if len(game.winners) == 1]
    often = [sum(cards.count(key) for cards in game.bought) for game in on_sale]
    winners = [game.bought[game.winners[0]].count(key) for game in decided]
    others = [game.bought[1 - game.winners[0]].count(key) for game in decided]
    buyers = [(game, place) for game in decided for place in range(2) if key in game.bought[place]]
    lucky = {(id(game), place) for game, place in buyers if place in game.winners}
    single = [game._replace(winners=(0,) if (id(game), place) in lucky else ()) for game, place in buyers]
    number = max(1, len(decided))
    rate = share(single, won) if single else Share(0, 0, 1, 0)
    return Sold(key, len(on_sale), sum(often) / max(1, len(on_sale)), sum(winners) / number, sum(others) / number, rate)


def _cards(games: Games, player: str) -> Iterator[str]:
    library = load()
    usual = sorted({library.faces[face].key for face in library.offer})
    plain, more = games[_plain(player)], games[_more(player)]
    extra = sorted(set().union(*(game.offered for game in more)) - set().union(*(game.offered for game in plain)))
    found = [sold(key, plain) for key in usual] + [sold(key, more) for key in extra]
    found.sort(key=lambda one: (-one.bought, one.key))
    yield (
        f"{len(plain)} games of two seats with the plain offer; attacks and unlockable cards in {len(more)} games with all of them. "
        "Purchases for each game in which the card was on sale at all, and of those that one seat won, by that seat and by the other; "
        "then how many of the seats that bought it won. A card that changes nothing would have half of them."
    )
    yield ""
    head = ("card", "on sale in", "bought", "by the winner", "by the other", "buyers that won")
    rows = (
        (one.key, str(one.games), f"{one.bought:.2f}", f"{one.by_winner:.2f}", f"{one.by_other:.2f}", percent(one.buyers)) for one in found
    )
    yield from table(head, rows)
    seen = [one for one in found if one.buyers.games >= ENOUGH]
    good = sorted((one for one in seen if one.buyers.low > HALF), key=lambda one: -one.buyers.low)
    bad = sorted((one for one in seen if one.buyers.high < HALF), key=lambda one: one.buyers.high)
    never = [one.key for one in found if one.bought < SELDOM]
    yield f"Most bought: {_names(found[:MANY])}. Least: {_names(found[: -MANY - 1 : -1])}."
    yield ""
    yield (
        f"Buyers win more often than not, beyond the interval, with {_names(good) or 'no card'}; "
        f"less often with {_names(bad) or 'no card'} "
        f"(only cards with {ENOUGH} buyers are looked at; of so many intervals one in twenty misses by chance). "
        f"Bought in fewer than one game in {round(1 / SELDOM)}: {', '.join(never) or 'no card'}."
    )
    yield ""


def _names(found: Sequence[Sold]) -> str:
    named = ", ".join(f"{one.key} ({one.bought:.2f}, {100 * one.buyers.rate:.0f} %)" for one in found[:MANY])
    return f"{named} and {len(found) - MANY} more" if len(found) > MANY else named


CARDS = Section("What is bought", _card_needs, _cards)
