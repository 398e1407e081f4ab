"""Racks out of the real catalogue, and small lexicons, made by chance from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from paperback.abilities import vocabulary as v
from paperback.catalogue.library import load
from paperback.engine.card import Ability, At, Card, Kind
from paperback.lexicon import dawg
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Rack, RackCard, RackReading, Value

LIBRARY = load()
WILD = LIBRARY.card("start-wild")
SPACEBAR = LIBRARY.card("common-spacebar")
DYSLEXIC = LIBRARY.card("common-dyslexic")
VOWELS = [LIBRARY.card(f"common-{letter}") for letter in "aeio"]
PLAIN = [
    face for face in LIBRARY.faces if face.letters and face.kind in (Kind.STARTING, Kind.VOWEL, Kind.LETTER, Kind.TWO_LETTER, Kind.ATTACK)
]
LIVELY = [face for face in PLAIN if face.abilities and face.kind is not Kind.STARTING] + [face for face in PLAIN if face.two_letter]

TYPOS = [face for face in LIBRARY.faces if face.kind is Kind.TYPO]
COUNTING = [
    Card(key="per-typo", kind=Kind.LETTER, letters="R", score=1, abilities=(Ability(At.SCORE, v.ScorePer("typo", 2)),)),
    Card(key="with-typo", kind=Kind.LETTER, letters="T", score=2, abilities=(Ability(At.SCORE, v.Score(3), (v.Count("typo", 1),)),)),
]
"""Cards that count typos."""
LENT = [face for face in LIBRARY.faces if face.kind is Kind.GENRE]
"""Cards beside a hand; their abilities do not work in the word."""
POWER = 99


def doubled(rack: Rack) -> RackReading:
    """Leave to read one card of the hand as its letter twice."""
    return RackReading(POWER, {card: (face.letters * 2,) for card, face in rack.hand if len(face.letters) == 1}, 1)


def neighbours(rack: Rack) -> RackReading:
    """Leave to read one card of the hand as a letter beside its own in the alphabet, without score and abilities."""
    alphabet = " ABCDEFGHIJKLMNOPQRSTUVWXYZ "
    ways = {}
    for card, face in rack.hand:
        if len(face.letters) == 1:
            at = alphabet.index(face.letters)
            ways[card] = tuple(letter for letter in (alphabet[at - 1], alphabet[at + 1]) if letter != " ")
    return RackReading(POWER, ways, 1, muted=True)


def arrays_of(words: list[str], level: int = 1) -> LexiconArrays:
    keys = np.zeros((len(words), 16), np.uint8)
    for row, word in zip(keys, sorted(words), strict=True):
        row[: len(word)] = list(word.encode())
    graph = dawg.build(keys, dawg.ranks(keys), lambda _: None)
    levels = memoryview(bytes([level]) * len(words))
    nodes, classes, rank = (memoryview(part.tobytes()).cast("i") for part in (graph.nodes, graph.classes, graph.rank))
    return LexiconArrays(nodes, classes, memoryview(graph.words.tobytes()), levels, rank)


def rack_of(hand: Sequence[Card | str], common: Card | str | None = None, *, wilds: bool = True, beside: Sequence[Card | str] = ()) -> Rack:
    """A rack of faces or catalogue ids; its cards are numbered from 10, those beside it from 70, the common card is 0."""
    cards, lent, top = (
        [RackCard(start + i, LIBRARY.card(face) if isinstance(face, str) else face) for i, face in enumerate(faces)]
        for start, faces in ((10, hand), (70, beside), (0, [common] if common else []))
    )
    return Rack(tuple(cards), top[0] if top else None, wilds, tuple(lent))


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


def wide_rack(chance: Random, size: int, *, spacebar: bool = False) -> Rack:
    """A rack with typos in its hand, up to three cards beside it, and in two of three cases a power that reads a card otherwise."""
    rack = any_rack(chance, size, spacebar=spacebar)
    hand = list(rack.hand)
    for i, face in enumerate(chance.sample([*TYPOS, *COUNTING], chance.randint(0, 2))):
        hand[chance.randrange(len(hand))] = RackCard(60 + i, face)
    beside = tuple(RackCard(70 + i, chance.choice(LENT)) for i in range(chance.randint(0, 3)))
    rack = rack._replace(hand=tuple(hand), beside=beside)
    share = chance.random()
    return rack._replace(readings=() if share < 0.33 else (doubled(rack),) if share < 0.66 else (neighbours(rack),))
