"""How cost grows with the size of the hand, its wilds, the lexicon and the seats; drawn into `docs/performance/`."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from paperback import lexicon
from paperback.bots.simulate import simulate
from paperback.catalogue.library import load as load_library
from paperback.engine.card import Kind
from paperback.lexicon.arrays import EVERY_LEVEL, LexiconArrays, load
from paperback.search import Rack, RackCard, best

from .games import match
from .hands import SEED, draw, make_hands, pick
from .pictures import picture
from .report import Row, told
from .timing import MICRO, each, share

HANDS: Final = 200
"""For each point."""
SIZES: Final = range(3, 15)
WILDS: Final = range(7)
WITH_WILDS: Final = 8
"""Cards of a hand whose wilds grow."""
USUAL_WILDS: Final = 2
LEVELS: Final = range(1, 6)
GAMES: Final = 100
SEATS: Final = range(2, 6)


class Point(NamedTuple):
    """What one step of growth costs."""

    at: str
    nodes: float
    median: float
    """Microseconds of a query."""
    high: float
    """What 95 of 100 queries stay below."""


class Growth(NamedTuple):
    """Points of one kind of growth."""

    name: str
    title: str
    axis: str
    points: Sequence[Point]
    powers: bool = True
    """Whether it is drawn by powers of ten."""


def rows() -> Iterable[Row]:
    """Measure growth, draw it, and tell the points; nodes repeat on every machine, microseconds do not."""
    grown = [
        _by_size(),
        _by_wilds(),
        _by_lexicon(),
        _by_level(),
    ]
    for growth in grown:
        draw_growth(growth)
        for point in growth.points:
            at = point.at.replace("\n", ", ")
            yield told(f"{growth.title}: {at}, nodes", point.nodes, "nodes")
            yield told(f"{growth.title}: {at}, median query", point.median, "µs")
    yield from _by_seats()


def _by_size() -> Growth:
    arrays = load(lexicon.load(lexicon.DEFAULT))
    points = [_point(str(size), arrays, hands_of(size, min(USUAL_WILDS, size - 1))) for size in SIZES]
    return Growth("hand-size", f"cards in hand, {USUAL_WILDS} of them wild", "cards in hand", points)


def _by_wilds() -> Growth:
    arrays = load(lexicon.load(lexicon.DEFAULT))
    points = [_point(str(wilds), arrays, hands_of(WITH_WILDS, wilds)) for wilds in WILDS]
    return Growth("wilds", f"wilds in a hand of {WITH_WILDS}", "wilds", points, powers=False)


def _by_lexicon() -> Growth:
    hands = [rack for _, rack in make_hands()]
    points = []
    for one in lexicon.LEXICONS:
        words = lexicon.load(one)
        points.append(_point(f"{one}\n{len(words) / 1000:.0f}k", load(words), hands))
    return Growth("lexicons", "lexicons, the 200 hands", "lexicon and its number of words", points, powers=False)


def _by_level() -> Growth:
    arrays = load(lexicon.load(lexicon.DEFAULT))
    hands = [rack for _, rack in make_hands()]
    points = [_point(str(level), arrays, hands, level) for level in LEVELS]
    return Growth("levels", "vocabulary, the 200 hands", "words up to this level", points, powers=False)


def _by_seats() -> Iterable[Row]:
    points = []
    for seats in SEATS:
        start = time.process_time()
        turns = simulate(match("growth", seats), GAMES).turns
        taken = time.process_time() - start
        points.append((str(seats), turns / GAMES, MICRO * taken / turns))
        yield told(f"seats: {seats}, turns of a game", turns / GAMES, "turns")
        yield told(f"seats: {seats}, a game", 1000 * taken / GAMES, "ms")
        yield told(f"seats: {seats}, a turn", MICRO * taken / turns, "µs")
    labels, turns_of, micro = zip(*points, strict=True)
    picture("seats", "seats", labels, [("turns of a game", [turns_of], ["mean"], False), ("µs of a turn", [micro], ["mean"], False)])


def hands_of(size: int, wilds: int) -> list[Rack]:
    """Hands of so many cards of the offer, so many of them wild, beside a vowel."""
    library = load_library()
    chance = Random(f"{SEED}/{size}/{wilds}")
    faces = library.faces
    letters = [face for face in library.offer if faces[face].kind in {Kind.LETTER, Kind.VOWEL, Kind.TWO_LETTER}]
    vowels = [face for face in library.commons if faces[face].letters]
    wild = library.starting["classic"].wild
    racks = []
    for _ in range(HANDS):
        hand = [*[wild] * wilds, *draw(chance, letters, size - wilds)]
        cards = tuple(RackCard(i, faces[face]) for i, face in enumerate(hand))
        racks.append(Rack(cards, RackCard(size, faces[pick(chance, vowels)])))
    return racks


def _point(at: str, arrays: LexiconArrays, hands: list[Rack], level: int = EVERY_LEVEL) -> Point:
    ask = partial(best, arrays, level=level, ties=False)
    nodes = sum(found.nodes for found in map(ask, hands) if found)
    times = [MICRO * one for one in each(ask, hands)]
    return Point(at, nodes / len(hands), share(times, 0.5), share(times, 0.95))


def draw_growth(growth: Growth) -> None:
    """Draw nodes and time of each point side by side."""
    labels = [point.at for point in growth.points]
    times = [[point.median for point in growth.points], [point.high for point in growth.points]]
    panels = [
        ("nodes of a query, mean", [[point.nodes for point in growth.points]], ["mean"], growth.powers),
        ("µs of a query", times, ["median", "95 of 100"], growth.powers),
    ]
    picture(growth.name, growth.axis, labels, panels)
