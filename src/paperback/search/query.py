"""Questions to the kernel about a rack: the best words, the ways to spell a given one, the value of one spelling."""

from __future__ import annotations

import threading
from functools import cache
from typing import Final

from paperback.engine.spelling import Tile, Word
from paperback.lexicon.arrays import LexiconArrays

from .found import PEOPLE, Found, Value
from .kernel import Kernel
from .rack import Laid, Rack, lay_out
from .rows import Row, number

EVERY_LEVEL: Final = 255
SHORTEST: Final = 2
UNLIMITED: Final = (1 << 30) - 1
MANY: Final = 1 << 15
_LONGEST: Final = 15
_COPIES_LEFT: Final = 1
_tile: Final = cache(Tile)
"""Tiles are made by the million, and few differ."""


class _Local(threading.local):
    """One kernel for each thread: a search takes no lock and lets other threads run."""

    def __init__(self) -> None:
        self.kernel = Kernel()
        self.arrays: LexiconArrays | None = None


_local: Final = _Local()


def best(
    arrays: LexiconArrays,
    rack: Rack,
    value: Value = PEOPLE,
    *,
    level: int = EVERY_LEVEL,
    shortest: int = SHORTEST,
    budget: int = UNLIMITED,
    ties: bool = True,
) -> Found | None:
    """Find the best play of a rack, or None if it has no word.

    Equal values are ordered alphabetically, then real cards come before wilds; without `ties` any of the best is given, sooner. Words above
    the vocabulary `level` and words of fewer than `shortest` letters are left out. After `budget` nodes the best so far is given, with
    `complete` false.
    """
    found = _search(arrays, rack, 1, value, level, shortest, budget, ties=ties)
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
) -> list[Found]:
    """Find the best so many plays with different words, the best first.

    Of two words, each set of cards stands with its 32 best words: of more plays than that, a pair of others may be missing.
    """
    found = _search(arrays, rack, count, value, level, shortest, budget, ties=True)
    return _respelled(rack, found, value)


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
    return sorted(plays, key=lambda play: (-play.value, play.text))


def spellings(rack: Rack, text: str, value: Value = PEOPLE, limit: int = 20) -> list[Found]:
    """Find the ways to lay a text out of the rack, the best first, real cards before wilds; two words have a space between.

    The text need not be a word. It is given in capitals A to Z; a text that cannot be laid has no spelling. Of two words, each set of cards
    for the first one stands with its best spelling and the best of the second.
    """
    words = text.split(" ")
    if not 1 <= len(words) <= 2 or not all(1 <= len(word) <= _LONGEST and word.isascii() and word.isupper() for word in words):  # noqa: PLR2004 - two words
        return []
    laid = lay_out(rack)
    kernel = _ready(laid, value)
    kernel.ask(limit, EVERY_LEVEL, SHORTEST, 0, UNLIMITED)
    letters = [[number(letter) for letter in word] for word in words]
    kernel.spell(letters[0], letters[1] if len(words) > 1 else ())
    found = _results(kernel, laid, given=True)
    return found if len(words) == 1 else _rated_anew(rack, found, value)


def _rated_anew(rack: Rack, found: list[Found], value: Value) -> list[Found]:
    """Value pairs by all that both words decide: a pair found where the whole hand need not be used may use it after all."""
    plays = [score_of(rack, words, value) for words in dict.fromkeys(play.words for play in found)]
    return sorted(plays, key=lambda play: -play.value)


def score_of(rack: Rack, words: tuple[Word, ...], value: Value = PEOPLE) -> Found:
    """Value one given spelling with the best choices; ValueError if the rack cannot lay it so, or a wild has no letter yet."""
    laid = lay_out(rack)
    places = {card: place for place, card in enumerate(laid.cards)}
    turned = 0
    used: set[int] = set()
    plays: list[list[tuple[int, int, int]]] = []
    for word in words:
        at = 0
        play = []
        for tile in word:
            place = places.pop(tile.card, -1)
            if place < 0:
                message = f"card {tile.card} is not there to use"
                raise ValueError(message)
            turn = int(_turned(laid.rows[place], tile.letters))
            if turn and (laid.dyslexic < 0 or (turned and laid.dyslexic != laid.common)):
                message = f"{tile.letters} needs the Dyslexic"
                raise ValueError(message)
            turned += turn
            used.add(place)
            play.append((place, at, turn))
            at += len(tile.letters)
        plays.append(play)
    if turned:
        used.add(laid.dyslexic)
    if len(words) > 1:
        if laid.spacebar < 0:
            message = "two words need the Spacebar"
            raise ValueError(message)
        used.add(laid.spacebar)
    return _rate(laid, words, plays, used, value, turned=turned > 0)


def _rate(
    laid: Laid, words: tuple[Word, ...], plays: list[list[tuple[int, int, int]]], used: set[int], value: Value, *, turned: bool
) -> Found:
    kernel = _ready(laid, value._replace(gain=0))
    from_hand = len(used - {laid.common})
    unused = laid.hand - from_hand
    everywhere = (len(words) > 1 and laid.spacebar == laid.common) or (turned and laid.dyslexic == laid.common)
    bonus = (len(words) > 1) + turned
    worth, score, draws = bonus * value.score, bonus, 0
    choices = []
    for word, play in zip(words, plays, strict=True):
        common = everywhere or any(place == laid.common for place, _, _ in play)
        letters = [number(letter) for tile in word for letter in tile.letters]
        rated = kernel.rate(letters, play, (unused == 0, unused, laid.common >= 0 and common, 1))
        worth += rated[0]
        score += rated[1]
        draws += rated[2]
        choices.append((play, rated[3:]))
    length = max(sum(len(tile.letters) for tile in word) for word in words)
    if length >= value.mark:
        worth += value.gain
    copies: list[tuple[int, int]] = []
    targets: list[tuple[int, int]] = []
    for play, chosen in choices:
        _choose(laid, [place for place, _, _ in play], chosen, copies, targets)
    text = " ".join("".join(tile.letters for tile in word) for word in words)
    return Found(words, text, score, draws, length, worth, tuple(copies), tuple(targets), 0, complete=True)


def _turned(row: Row, letters: str) -> bool:
    """Whether a card reading so is turned around; ValueError if it cannot be read so."""
    face = row.face
    if face.wild:
        if len(letters) == 1:
            return False
    elif letters in row.readings:
        return False
    elif face.two_letter and letters == face.letters[::-1]:
        return True
    message = f"{face.key} cannot be read as {letters!r}"
    raise ValueError(message)


def _ready(laid: Laid, value: Value) -> Kernel:
    kernel = _local.kernel
    kernel.take(laid.data, laid.hand, laid.common, laid.spacebar, laid.dyslexic, laid.wilds)
    kernel.want(*value)
    return kernel


def _search(
    arrays: LexiconArrays, rack: Rack, count: int, value: Value, level: int, shortest: int, budget: int, *, ties: bool
) -> list[Found]:
    laid = lay_out(rack)
    kernel = _ready(laid, value)
    if _local.arrays is not arrays:
        kernel.open(arrays.nodes, arrays.classes, arrays.words, arrays.levels, arrays.rank)
        _local.arrays = arrays
    kernel.ask(count, level, shortest, not ties, budget)
    kernel.search()
    return _results(kernel, laid, given=False)


def _results(kernel: Kernel, laid: Laid, *, given: bool) -> list[Found]:
    kept, nodes, _, complete = kernel.counts()
    return [_found(laid, kernel.result(place), 0 if given else nodes, complete=complete) for place in range(kept)]


def _found(laid: Laid, result: list[int], nodes: int, *, complete: bool) -> Found:
    """Put the numbers of a result, see `Kernel.result`, into words."""
    value, score, draws, length = result[:4]
    words = []
    texts = []
    copies: list[tuple[int, int]] = []
    targets: list[tuple[int, int]] = []
    ids = laid.cards
    k = 4
    while k < len(result):
        count, size = result[k : k + 2]
        cards = k + 2
        starts = cards + count
        choices = starts + count
        letters = choices + count
        k = letters + size
        text = bytes(result[letters:k]).decode()
        places = result[cards:starts]
        ends = result[starts + 1 : choices]
        ends.append(size)
        words.append(tuple([_tile(ids[place], text[at:end]) for place, at, end in zip(places, result[starts:choices], ends, strict=True)]))
        texts.append(text)
        chosen = result[choices:letters]
        if laid.chooses or any(chosen):
            _choose(laid, places, chosen, copies, targets)
    text = texts[0] if len(texts) == 1 else " ".join(texts)
    return Found(tuple(words), text, score, draws, length, value, tuple(copies), tuple(targets), nodes, complete)


def _choose(laid: Laid, places: list[int], chosen: list[int], copies: list[tuple[int, int]], targets: list[tuple[int, int]]) -> None:
    """Say by card ids what is copied and what is multiplied in one word: the neighbour with the higher printed score, else the left one."""
    for i, place in enumerate(places):
        multiplies = laid.rows[place].chooses
        if chosen[i]:
            other = places[i - 1 if chosen[i] == _COPIES_LEFT else i + 1]
            copies.append((laid.cards[place], laid.cards[other]))
            multiplies |= laid.rows[other].chooses
        if multiplies:
            sides = [places[j] for j in (i - 1, i + 1) if 0 <= j < len(places)]
            if sides:
                targets.append((laid.cards[place], laid.cards[max(sides, key=lambda side: laid.rows[side].face.score)]))
