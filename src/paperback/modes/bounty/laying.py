"""Whether a word can be made of the cards that are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paperback.engine.commands import PlayWord
from paperback.engine.rules import LETTERS, Moment, Spelling
from paperback.engine.spell import check_word
from paperback.engine.spelling import Tile, Word
from paperback.engine.state import NOBODY

TRIES = 200
"""So many ways to lay a word are tried; equal cards make one way."""


def laid(at: Moment, cards: Iterable[int], word: str) -> Word | None:
    """A way in which this seat could lay the word with these cards of its hand and what lies beside it; None if there is none."""
    spelling = Spelling(at)
    beside = [spelling.common, *spelling.beside]
    usable = [card for card in (*cards, *beside) if card != NOBODY and card in spelling.usable]
    usable.sort(key=lambda card: at.card(card).wild)
    ways = _ways(spelling, usable, word)
    return next((tiles for _, tiles in zip(range(TRIES), ways, strict=False) if check_word(at, PlayWord((tiles,))) is None), None)


def _ways(spelling: Spelling, free: list[int], rest: str) -> Iterator[Word]:
    if not rest:
        yield ()
    tried: set[tuple[int, str]] = set()
    for card in free if rest else ():
        kind = -1 if spelling.at.card(card).wild else spelling.at.state.faces[card]
        for form in _forms(spelling, card, rest[0]):
            if rest.startswith(form) and (kind, form) not in tried:
                tried.add((kind, form))
                others = [other for other in free if other != card]
                yield from ((Tile(card, form), *more) for more in _ways(spelling, others, rest[len(form) :]))


def _forms(spelling: Spelling, card: int, letter: str) -> list[str]:
    """What the card can read as where this letter is needed."""
    face = spelling.at.card(card)
    plain = [letter] if face.wild and letter in LETTERS else [face.letters] if face.letters else []
    return [*plain, *[form for reading in spelling.readings for form in reading.ways.get(card, ())]]
