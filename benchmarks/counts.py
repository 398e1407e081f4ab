"""A peer of the kernel: all words as a numpy matrix of letter counts, a bound on what each can be worth, then exact placement in Python.

This is what a data scientist would write first: which words can be spelled, and what they bring at most, is asked of all words at once;
words are then laid out one by one, the most promising first, until none of those left can be better than the best so far.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from paperback.abilities import vocabulary as v
from paperback.engine.card import Card
from paperback.search import Rack, RackCard, Value

from .oracle import Oracle, Tiles

LETTERS: Final = 26
LONGEST: Final = 15
A: Final = ord("A")
Ints = NDArray[np.int64]
NOTHING: Final = -(10**9)


class Counts:
    """The words of a lexicon by their letters."""

    def __init__(self, words: list[str]) -> None:
        """Count the letters of all words."""
        self.words = words
        codes = np.array(words, f"S{LONGEST}").view(np.uint8).reshape(len(words), LONGEST)
        self.matrix = np.array([(codes == A + letter).sum(1) for letter in range(LETTERS)], np.uint8)
        self.lengths = self.matrix.sum(0).astype(np.int64)

    def best(self, rack: Rack, value: Value) -> int | None:
        """The value of the best single word of a rack without Dyslexic, Spacebar or cards beside the hand."""
        placing = Placing(rack, value)
        most = np.array([[min(LONGEST, placing.have(chr(A + letter)))] for letter in range(LETTERS)], np.uint8)
        lacking = (np.maximum(self.matrix, most) - most).sum(0)
        at = np.flatnonzero(lacking <= placing.wilds)
        bounds = self._bounds(at, placing)
        top = NOTHING
        for i in np.argsort(-bounds, kind="stable"):
            if bounds[i] <= top:
                break
            top = max(top, placing.best(self.words[at[i]], top))
        return None if top == NOTHING else top

    def _bounds(self, at: Ints, placing: Placing) -> Ints:
        """What words are worth at most: each card whose first letter is in the word brings all that it can."""
        lengths = self.lengths[at]
        caps = np.zeros((3, len(at)), np.int64)
        for letter in {face.letters[0] for _, face in placing.pool if face.letters}:
            own = np.array([placing.most[card] for card, face in placing.pool if face.letters[:1] == letter])
            table = np.zeros((3, LONGEST + 1, LONGEST + 1), np.int64)
            table[..., 1 : len(own) + 1] = np.cumsum(-np.sort(-own, axis=0), axis=0).transpose(2, 1, 0)
            table[..., len(own) + 1 :] = table[..., len(own), None]
            caps += table[:, lengths, self.matrix[ord(letter) - A, at]]
        value = placing.value
        gain = np.where(lengths >= value.mark, value.gain, 0)
        most: Ints = value.score * caps[0] * (1 + caps[1]) + value.draw * caps[2] + value.card * lengths + gain
        return most


class Placing:
    """Lays words out of one rack; weights of `value` are not negative."""

    def __init__(self, rack: Rack, value: Value) -> None:
        """Take what each card brings at most in a word of each length."""
        self.value = value
        self.pool = [*map(RackCard._make, rack.hand), *([rack.common] if rack.common else [])]
        self.oracle = Oracle({}, rack, value)
        self.wilds = sum(face.wild for _, face in self.pool) if rack.wilds else 0
        self.readings = {card: self.oracle.readings(face) for card, face in self.pool}
        faces = [face for _, face in self.pool]
        self.most = {card: [_most(face, faces, length, len(rack.hand)) for length in range(LONGEST + 1)] for card, face in self.pool}
        self.by_letter: dict[str, list[tuple[RackCard, str]]] = {}
        for one in self.pool:
            for reads in self.readings[one.card]:
                self.by_letter.setdefault(reads[0], []).append((one, reads))
        self.blanks = [one for one in self.pool if one.face.wild][: self.wilds]

    def have(self, letter: str) -> int:
        """How often the cards can show a letter, wilds left out."""
        return sum(max((reads.count(letter) for reads in forms), default=0) for forms in self.readings.values())

    def best(self, word: str, floor: int) -> int:
        """The best value of a word, or less than `floor` if none is better."""
        self.word, self.top = word, floor
        size = len(word)
        caps = {card: most[size] for card, most in self.most.items()}
        self.caps = {card: self.value.score * cents for card, (cents, _, _) in caps.items()}
        times = 1 + sum(times for _, times, _ in caps.values())
        self.rest = self.value.draw * sum(draws for _, _, draws in caps.values()) + self.value.card * size
        self.rest += self.value.gain if size >= self.value.mark else 0
        self.times = times
        self.ahead = [0] * (size + 1)
        """What the letters from each place on bring at most."""
        for at in range(size - 1, -1, -1):
            ways = [
                self.caps[one.card] + self.ahead[at + len(reads)]
                for one, reads in self.by_letter.get(word[at], [])
                if at + len(reads) <= size
            ]
            self.ahead[at] = max([*ways, self.ahead[at + 1]])
        self._lay(0, (), 0, 0)
        return self.top

    def _lay(self, at: int, tiles: Tiles, brought: int, blanks: int) -> None:
        if (brought + self.ahead[at]) * self.times + self.rest <= self.top:
            return
        if at == len(self.word):
            self.top = max(self.top, self.oracle.judge((tiles,)).value)
            return
        used = {one.card for one, _ in tiles}
        tried = set()
        for one, reads in self.by_letter.get(self.word[at], []):
            alike = (id(one.face), one is self.oracle.rack.common, reads)
            if one.card not in used and alike not in tried and self.word.startswith(reads, at):
                tried.add(alike)
                self._lay(at + len(reads), (*tiles, (one, reads)), brought + self.caps[one.card], blanks)
        if blanks < len(self.blanks):
            self._lay(at + 1, (*tiles, (self.blanks[blanks], self.word[at])), brought, blanks + 1)


def _most(face: Card, faces: list[Card], length: int, hand: int) -> tuple[int, int, int]:
    """Cents, further times the whole word, and draws that a card brings at most in a word of so many letters."""
    cents, times, draws = _abilities(face, faces, length, hand, copying=False)
    if any(isinstance(ability.do, v.CopyNeighbour) for ability in face.abilities):
        others = [_abilities(other, faces, length, hand, copying=True) for other in faces if other is not face]
        cents, times, draws = (own + max(column) for own, column in zip((cents, times, draws), zip(*others, strict=True), strict=True))
    return cents + face.score, times, draws


def _abilities(face: Card, faces: list[Card], length: int, hand: int, *, copying: bool) -> tuple[int, int, int]:
    """What the abilities of a card bring at most, by what is known of the word's length alone."""
    cents = times = draws = 0
    for ability in face.abilities:
        do = ability.do
        if not all(_may_hold(condition, length, hand) for condition in ability.when) or (copying and not do.copied):
            continue
        if isinstance(do, v.Score):
            cents += do.amount
        elif isinstance(do, v.ScorePer):
            cents += do.amount * max(length, hand)
        elif isinstance(do, v.MultiplyCard):
            printed = sorted((other.score for other in faces if copying or other is not face), reverse=True)
            cents += (do.by - 1) * (face.score if do.target == "self" and not copying else sum(printed[:2]))
        elif isinstance(do, v.MultiplyWord):
            times += do.by - 1
        elif isinstance(do, v.Draw):
            draws += do.amount
    return cents, times, draws


def _may_hold(condition: object, length: int, hand: int) -> bool:
    """Whether a word of so many letters can fulfil a condition."""
    if isinstance(condition, v.WordLength):
        return condition.min <= length <= condition.max
    return not isinstance(condition, v.WholeHandUsed) or length >= hand
