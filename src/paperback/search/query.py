"""Questions to the kernel about a rack: the best words, the ways to spell a given one."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from paperback.engine.spelling import Word
from paperback.lexicon.arrays import EVERY_LEVEL, LexiconArrays

from .asking import ready, results
from .found import PEOPLE, Found, Value
from .kernel.codes import LOWEST
from .rack import NOTHING_READ, Rack, Read, lay_out, ways_to_read
from .rows import number
from .scoring import score_of

SHORTEST: Final = 2
UNLIMITED: Final = (1 << 30) - 1
MANY: Final = 1 << 15
TRIES: Final = 2048
"""Of so many words, the best, some spelling may be accepted."""
_MORE: Final = 32
"""So many more words are looked at, and four times those before, where too few were accepted."""
_WAYS: Final = 500
"""So many ways to spell a word are tried, the best first."""
_LONGEST: Final = 15
Accept: TypeAlias = Callable[[tuple[Word, ...]], bool]
"""Whether words may be played as they are spelled."""


class _Terms(NamedTuple):
    """What a search of the lexicon is asked."""

    arrays: LexiconArrays
    value: Value
    level: int
    shortest: int
    budget: int


def best(
    arrays: LexiconArrays,
    rack: Rack,
    value: Value = PEOPLE,
    *,
    level: int = EVERY_LEVEL,
    shortest: int = SHORTEST,
    budget: int = UNLIMITED,
    ties: bool = True,
    accept: Accept | None = None,
) -> Found | None:
    """Find the best play of a rack, or None if it has no word.

    Equal values are ordered alphabetically, then real cards come before wilds; without `ties` any of the best is given, sooner. Words above
    the vocabulary `level` and words of fewer than `shortest` letters are left out. After `budget` nodes the best so far is given, with
    `complete` false. `accept` is as in `best_few`.
    """
    terms = _Terms(arrays, value, level, shortest, budget)
    found = _search(terms, rack, 1, ties=ties)
    if accept is None or not found or accept(found[0].words):
        return found[0] if found else None
    found = _accepted(terms, rack, 1, accept, _MORE)
    return found[0] if found else None


def best_few(
    arrays: LexiconArrays,
    rack: Rack,
    count: int,
    value: Value = PEOPLE,
    *,
    level: int = EVERY_LEVEL,
    shortest: int = SHORTEST,
    budget: int = UNLIMITED,
    accept: Accept | None = None,
) -> list[Found]:
    """Find the best so many plays with different words, the best first.

    Of two words, each set of cards stands with its 32 best words: of more plays than that, a pair of others may be missing. With `accept`
    each word stands in its best spelling that is accepted; where not one in `TRIES` words has such a spelling, plays may be missing.
    """
    terms = _Terms(arrays, value, level, shortest, budget)
    if accept is not None:
        return _accepted(terms, rack, count, accept, count)
    return _respelled(rack, _search(terms, rack, count, ties=True), value)


def every(arrays: LexiconArrays, rack: Rack, value: Value = PEOPLE, *, level: int = EVERY_LEVEL, shortest: int = SHORTEST) -> list[Found]:
    """Find all words of a rack, each in its best spelling, the best first; at most `MANY`."""
    return best_few(arrays, rack, MANY, value, level=level, shortest=shortest)


def _respelled(rack: Rack, found: list[Found], value: Value) -> list[Found]:
    """Give pairs their best spelling: a pair is found by what makes it good, and may have a better one by what others make good."""
    if not any(len(play.words) > 1 for play in found):
        return found
    plays = [
        spellings(rack, play.text, value, 1)[0]._replace(nodes=play.nodes, complete=play.complete) if len(play.words) > 1 else play
        for play in found
    ]
    return sorted(plays, key=_rank)


def _rank(play: Found) -> tuple[int, str]:
    """What plays of different words are ordered by."""
    return -play.value, play.text


def _accepted(terms: _Terms, rack: Rack, count: int, accept: Accept, tries: int) -> list[Found]:
    """Find the best accepted plays: words in the order of their best spellings, until those left cannot be better."""
    most = max(TRIES, 2 * count)
    while True:
        found = _respelled(rack, _search(terms, rack, tries, ties=True), terms.value)
        good: list[Found] = []
        for play in found:
            way = play if accept(play.words) else _accepted_way(rack, play, terms.value, accept)
            if way is not None:
                insort(good, way, key=_rank)
            if len(good) >= count and _rank(good[count - 1]) <= _rank(play):
                return good[:count]
        if len(found) < tries or tries >= most:
            return good[:count]
        tries = min(4 * tries + _MORE, most)


def _accepted_way(rack: Rack, play: Found, value: Value, accept: Accept) -> Found | None:
    ways = (way for way in spellings(rack, play.text, value, _WAYS) if accept(way.words))
    return next((way._replace(nodes=play.nodes, complete=play.complete) for way in ways), None)


def spellings(rack: Rack, text: str, value: Value = PEOPLE, limit: int = 20) -> list[Found]:
    """Find the ways to lay a text out of the rack, the best first, real cards before wilds; two words have a space between.

    The text need not be a word. It is given in capitals A to Z; a text that cannot be laid has no spelling. Of two words, each set of cards
    for the first one stands with its best spelling and the best of the second.
    """
    words = text.split(" ")
    if not 1 <= len(words) <= 2 or not all(1 <= len(word) <= _LONGEST and word.isascii() and word.isupper() for word in words):  # noqa: PLR2004 - two words
        return []
    letters = [[number(letter) for letter in word] for word in words]
    found = _spelled(rack, letters, value, limit, NOTHING_READ)
    if rack.readings:
        for read in ways_to_read(rack):
            if read and all(any(way in word for way in row.readings for word in words) for row in read.values()):
                found += _spelled(rack, letters, value, limit, read)
        found = sorted(found, key=lambda play: (-play.value, _wilds(rack, play)))[:limit]
    return found if len(words) == 1 else _rated_anew(rack, found, value)


def _spelled(rack: Rack, letters: list[list[int]], value: Value, limit: int, read: Read) -> list[Found]:
    """The ways to lay one text or two that use all cards read otherwise."""
    laid = lay_out(rack, read)
    kernel = ready(laid, value)
    kernel.ask(limit, EVERY_LEVEL, SHORTEST, 0, UNLIMITED, LOWEST)
    kernel.spell(letters[0], letters[1] if len(letters) > 1 else ())
    kept, _, _, complete = kernel.counts()
    found = results(kernel, laid, kept, 0, complete)
    if not read:
        return found
    return [play for play in found if read.keys() <= {tile.card for word in play.words for tile in word}]


def _wilds(rack: Rack, play: Found) -> int:
    """How many wilds are in a play."""
    wilds = {card for card, face in rack.hand if face.wild}
    return sum(tile.card in wilds for word in play.words for tile in word)


def _rated_anew(rack: Rack, found: list[Found], value: Value) -> list[Found]:
    """Value pairs by all that both words decide: a pair found where the whole hand need not be used may use it after all."""
    plays = [score_of(rack, words, value) for words in dict.fromkeys(play.words for play in found)]
    return sorted(plays, key=lambda play: -play.value)


def _search(terms: _Terms, rack: Rack, count: int, *, ties: bool) -> list[Found]:
    """Find the best so many plays with different words over all ways to read the cards: what is found in one is the floor of the next."""
    if not rack.readings:
        return _run(terms, rack, NOTHING_READ, count, LOWEST, ties=ties)[0]
    kept: dict[str, Found] = {}
    nodes, complete, floor = 0, True, LOWEST
    for read in ways_to_read(rack):
        if nodes >= terms.budget:
            complete = False
            break
        found, seen, whole = _run(terms._replace(budget=terms.budget - nodes), rack, read, count, floor, ties=ties)
        nodes += seen
        complete &= whole
        for play in found:
            other = kept.get(play.text)
            if other is None or (-play.value, _wilds(rack, play)) < (-other.value, _wilds(rack, other)):
                kept[play.text] = play
        if len(kept) >= count:
            floor = sorted(play.value for play in kept.values())[-count]
    return [play._replace(nodes=nodes, complete=complete) for play in sorted(kept.values(), key=_rank)[:count]]


def _run(terms: _Terms, rack: Rack, read: Read, count: int, floor: int, *, ties: bool) -> tuple[list[Found], int, bool]:
    """One search: what it found, how many nodes it took, and whether it was complete."""
    laid = lay_out(rack, read)
    kernel = ready(laid, terms.value, terms.arrays)
    kernel.ask(count, terms.level, terms.shortest, not ties, terms.budget, floor)
    kernel.search()
    kept, nodes, _, complete = kernel.counts()
    return results(kernel, laid, kept, nodes, complete), nodes, complete
