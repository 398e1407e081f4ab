"""The fixed hands that the search is measured on: 200 from the real catalogue, the same in every run and on every machine."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from paperback.catalogue.library import load
from paperback.engine.card import Kind
from paperback.engine.library import Library
from paperback.search import Rack, RackCard

SEED: Final = 20261130
T = TypeVar("T")


def make_hands(count: int = 200) -> list[tuple[str, Rack]]:
    """Give hands with their kind: 40 % opening, 40 % middle, 20 % late, each beside a common vowel."""
    chance, library = Random(SEED), load()
    hands = []
    for n in range(count):
        share = n / count
        kind = "opening" if share < 0.4 else "middle" if share < 0.8 else "late"  # noqa: PLR2004 - the shares said above
        edition = "anniversary" if n % 2 else "classic"
        faces = _hand(chance, library, kind, _deck(chance, library, edition))
        vowels = [face for face in library.commons if library.faces[face].letters]
        common = pick(chance, vowels)
        cards = tuple(RackCard(i, library.faces[face]) for i, face in enumerate(faces))
        hands.append((kind, Rack(cards, RackCard(len(cards), library.faces[common]))))
    return hands


def beside(key: str, hands: list[tuple[str, Rack]]) -> list[tuple[str, Rack]]:
    """Give the same hands beside this common card of the catalogue: the Spacebar makes two words, the Dyslexic turns pairs around."""
    face = load().card(key)
    return [(kind, rack._replace(common=RackCard(len(rack.hand), face))) for kind, rack in hands]


def _hand(chance: Random, library: Library, kind: str, deck: list[int]) -> list[int]:
    if kind == "opening":
        return draw(chance, deck, 5)
    size, wilds = (pick(chance, [6, 6, 7]), pick(chance, [1, 2])) if kind == "middle" else (pick(chance, [9, 9, 10]), pick(chance, [3, 4]))
    pairs = pick(chance, [1, 1, 2]) if kind == "middle" else pick(chance, [0, 1, 2])
    rest = size - wilds - pairs
    start = int(chance.random() * (1 + min(2 if kind == "middle" else 3, rest)))
    offer = list(library.offer)
    plain = [face for face in deck if not library.faces[face].wild]
    return [
        *[face for face in deck if library.faces[face].wild][:wilds],
        *draw(chance, [face for face in offer if library.faces[face].kind is Kind.TWO_LETTER], pairs),
        *draw(chance, plain, start),
        *draw(chance, [face for face in offer if library.faces[face].kind is not Kind.TWO_LETTER], rest - start),
    ]


def _deck(chance: Random, library: Library, edition: str) -> list[int]:
    deck = library.starting[edition]
    fixed = list(deck.fixed)
    if deck.upgraded:
        at = int(chance.random() * len(fixed))
        fixed[at] = deck.upgraded[at]
    extra = [pick(chance, list(deck.extra))] if deck.extra else []
    return [*fixed, *[deck.wild] * deck.wilds, *extra]


def pick(chance: Random, among: list[T]) -> T:
    """One of these; `random()` is the one method that promises the same numbers in every version of Python."""
    return among[int(chance.random() * len(among))]


def draw(chance: Random, among: list[T], count: int) -> list[T]:
    """So many of these, each at most once."""
    left = list(among)
    return [left.pop(int(chance.random() * len(left))) for _ in range(count)]
