"""Racks out of the real catalogue, and small lexicons, made by chance from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from paperback.catalogue.library import load
from paperback.engine.card import Card, Kind
from paperback.lexicon import dawg
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Rack, RackCard, Value

LIBRARY = load()
WILD = LIBRARY.card("start-wild")
SPACEBAR = LIBRARY.card("common-spacebar")
DYSLEXIC = LIBRARY.card("common-dyslexic")
VOWELS = [LIBRARY.card(f"common-{letter}") for letter in "aeio"]
PLAIN = [face for face in LIBRARY.faces if not face.wild and face.kind is not Kind.COMMON]
LIVELY = [face for face in PLAIN if face.abilities and face.kind is not Kind.STARTING] + [face for face in PLAIN if face.two_letter]


def arrays_of(words: list[str], level: int = 1) -> LexiconArrays:
    keys = np.zeros((len(words), 16), np.uint8)
    for row, word in zip(keys, sorted(words), strict=True):
        row[: len(word)] = list(word.encode())
    graph = dawg.build(keys, lambda _: None)
    levels = memoryview(bytes([level]) * len(words))
    nodes, classes, rank = (memoryview(part.tobytes()).cast("i") for part in (graph.nodes, graph.classes, graph.rank))
    return LexiconArrays(nodes, classes, memoryview(graph.words.tobytes()), levels, rank)


def rack_of(hand: Sequence[Card | str], common: Card | str | None = None, *, wilds: bool = True) -> Rack:
    """A rack of faces or catalogue ids; its cards are numbered from 10, the common card is 0."""
    faces = [LIBRARY.card(face) if isinstance(face, str) else face for face in hand]
    top = LIBRARY.card(common) if isinstance(common, str) else common
    return Rack(tuple(RackCard(10 + i, face) for i, face in enumerate(faces)), RackCard(0, top) if top else None, wilds)


def any_value(chance: Random) -> Value:
    if chance.random() < 0.5:
        return Value()
    return Value(
        score=chance.choice([1, 2, 4]),
        draw=chance.randint(0, 3),
        card=chance.choice([0, 0, 1, -1]),
        leaving=chance.choice([0, -1, 1]),
        mark=chance.choice([4, 5, 6, 7]),
        gain=chance.choice([0, 3]),
    )


def any_rack(chance: Random, size: int, *, spacebar: bool = False) -> Rack:
    """A rack of some cards of the whole catalogue, those with abilities and pairs more often than in a game."""
    hand = []
    for _ in range(chance.randint(2, size)):
        share = chance.random()
        hand.append(WILD if share < 0.14 else chance.choice(LIVELY) if share < 0.6 else chance.choice(PLAIN))
    if chance.random() < 0.2:
        hand.append(chance.choice(hand))
    share = chance.random()
    common = None if share < 0.15 else chance.choice(VOWELS) if share < 0.8 else DYSLEXIC
    if spacebar:
        if chance.random() < 0.5:
            common = SPACEBAR
        else:
            hand.append(SPACEBAR)
    if common is not DYSLEXIC and chance.random() < 0.15:
        hand.append(DYSLEXIC)
    if chance.random() < 0.1:
        hand.append(chance.choice(VOWELS))
    return rack_of(hand, common, wilds=chance.random() > 0.1)
