"""The peer of the kernel: every way to lay every word of a trie, valued by rules written for this file alone.

It shares no code with the kernel, has no bound, and skips nothing but equal cards in the same place. The tests compare the two, the
benchmark measures them side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from paperback.abilities import vocabulary as v
from paperback.engine.card import Card, Effect, Kind
from paperback.search import Rack, RackCard, Value

Trie = dict[str, Any]
"""Letters to tries; the empty string marks the end of a word."""
VOWELS = frozenset("AEIOU")
SCORING = (v.Score, v.ScorePer, v.MultiplyCard, v.MultiplyWord, v.Draw)


def trie_of(words: Iterable[str]) -> Trie:
    """The words as a trie of dicts."""
    root: Trie = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = True
    return root


@dataclass(frozen=True, slots=True)
class Play:
    """A play with its value; a tile is a rack card and what it reads as."""

    words: tuple[tuple[tuple[RackCard, str], ...], ...]
    score: int
    draws: int
    value: int

    @property
    def text(self) -> str:
        """The letters; two words with a space between."""
        return " ".join("".join(reads for _, reads in word) for word in self.words)


Tiles = tuple[tuple[RackCard, str], ...]


class Oracle:
    """All plays of one rack."""

    def __init__(self, trie: Trie, rack: Rack, value: Value) -> None:
        self.trie, self.rack, self.value = trie, rack, value
        self.hand = [RackCard(*card) for card in rack.hand]
        self.beside = [RackCard(card, replace(face, abilities=())) for card, face in rack.beside]
        self.pool = [*self.hand, *self.beside, *([rack.common] if rack.common else [])]
        self.spacebar = self._with(v.SplitWord)
        self.dyslexic = next(
            (c for c in self.pool if any(isinstance(a.do, v.ReadAs) and a.do.mode == "reversed" for a in c.face.abilities)), None
        )
        self.visited = 0

    def _with(self, effect: type[Effect]) -> RackCard | None:
        return next((c for c in self.pool if any(isinstance(a.do, effect) for a in c.face.abilities)), None)

    def plays(self) -> Iterator[Play]:
        """All plays, each with the best choices."""
        for tiles, free in self.words(self.pool):
            yield self.judge((tiles,))
            if self.spacebar:
                for others, _ in self.words(free):
                    yield self.judge((tiles, others))

    def words(self, free: list[RackCard]) -> Iterator[tuple[Tiles, list[RackCard]]]:
        """All ways to lay one word out of the free cards, and the cards left."""
        yield from self._walk(self.trie, free, ())

    def _walk(self, node: Trie, free: list[RackCard], tiles: Tiles) -> Iterator[tuple[Tiles, list[RackCard]]]:
        self.visited += 1
        if "" in node and tiles:
            yield tiles, free
        seen = set()
        for i, card in enumerate(free):
            alike = (id(card.face), self.rack.readings and card.card, card is self.rack.common) if not card.face.wild else (0, (), False)
            if alike in seen or (card.face.wild and not self.rack.wilds):
                continue
            seen.add(alike)
            rest = free[:i] + free[i + 1 :]
            for reads in node if card.face.wild else self.readings(card.face):
                below: Any = node
                for letter in reads or " ":
                    below = below.get(letter)
                    if below is None:
                        break
                if below:
                    yield from self._walk(below, rest, (*tiles, (card, reads)))
            yield from self._powers(node, rest, tiles, card)

    def _powers(self, node: Trie, rest: list[RackCard], tiles: Tiles, card: RackCard) -> Iterator[tuple[Tiles, list[RackCard]]]:
        """The ways on where a power reads the card; a card muted so is one without score and abilities."""
        for power in self.rack.readings if card in self.hand else ():
            for reads in power.ways.get(card.card, ()):
                below: Any = node
                for letter in reads:
                    below = below.get(letter, {})
                shown = RackCard(card.card, replace(card.face, score=0, abilities=())) if power.muted else card
                if below and reads not in self.readings(card.face):
                    yield from self._walk(below, rest, (*tiles, (shown, reads)))

    def readings(self, face: Card) -> list[str]:
        """All that a card with letters can be read as."""
        out = [face.letters] if face.letters else []
        for ability in face.abilities:
            if isinstance(ability.do, v.ReadAs) and ability.do.cards == "self":
                out += [face.letters * 2] if ability.do.mode == "doubled" else [form for form in ability.do.forms if form != face.letters]
        if face.two_letter and self.dyslexic:
            out.append(face.letters[::-1])
        return out

    def judge(self, words: tuple[Tiles, ...]) -> Play:
        """The play with its best choices; value -1e9 if the Dyslexic of a hand is overtaxed."""
        otherwise = [card.card for word in words for card, reads in word if not card.face.wild and reads not in self.readings(card.face)]
        if any(power.limit < sum(card in power.ways for card in otherwise) for power in self.rack.readings):
            return Play(words, 0, 0, -(10**9))
        turned = sum(card.face.two_letter and reads != card.face.letters for word in words for card, reads in word)
        used = [card for word in words for card, _ in word]
        applied = []
        if turned and self.dyslexic:
            applied.append(self.dyslexic)
            if turned > 1 and self.dyslexic is not self.rack.common:
                return Play(words, 0, 0, -(10**9))
        if len(words) > 1 and self.spacebar:
            applied.append(self.spacebar)
        gone = {card.card for card in (*used, *applied)}
        unused = sum(card.card not in gone for card in self.hand)
        score = len(applied)
        draws = worth = 0
        for word in words:
            common = any(card is self.rack.common for card in (*applied, *(card for card, _ in word)))
            best = max((self.word_value(word, copies, unused, common=common) for copies in self.copy_choices(word)), key=lambda b: b[0])
            worth += best[0]
            score += best[1]
            draws += best[2]
        worth += len(applied) * self.value.score + self.value.card * len(used)
        leaving = sum(any(isinstance(a.do, v.Trash) and "self" in a.do.zones for a in card.face.abilities) for card in used)
        worth += self.value.leaving * leaving
        if max(sum(len(reads) for _, reads in word) for word in words) >= self.value.mark:
            worth += self.value.gain
        return Play(words, score, draws, worth)

    def copy_choices(self, word: Tiles) -> Iterable[tuple[int, ...]]:
        """For each tile, the tile that it copies, or -1."""
        choices = []
        for i, (card, _) in enumerate(word):
            options = [-1]
            if any(isinstance(a.do, v.CopyNeighbour) for a in card.face.abilities):
                near = [j for j in (i - 1, i + 1) if 0 <= j < len(word)]
                options += [j for j in near if not word[j][0].face.wild and word[j][0].face.kind is not Kind.COMMON]
            choices.append(options)
        return product(*choices)

    def word_value(self, word: Tiles, copies: tuple[int, ...], unused: int, *, common: bool) -> tuple[int, int, int]:
        """Value, score and draws of one word with these copies."""
        text = "".join(reads for _, reads in word)
        cents = draws = 0
        times = 1
        for i, (card, _) in enumerate(word):
            cents += card.face.score
            abilities = list(card.face.abilities)
            if copies[i] >= 0:
                abilities += [a for a in word[copies[i]][0].face.abilities if a.do.copied]
            for ability in abilities:
                do = ability.do
                if not isinstance(do, SCORING) or not all(self.holds(c, word, text, i, unused, common) for c in ability.when):
                    continue
                if isinstance(do, v.Score):
                    cents += do.amount
                elif isinstance(do, v.ScorePer):
                    cents += do.amount * max(0, self.count(do.of, word, text, unused) - do.above)
                elif isinstance(do, v.MultiplyWord):
                    times += do.by - 1
                elif isinstance(do, v.Draw):
                    draws += do.amount
                else:
                    cents += self.printed(do.target, word, i) * (do.by - 1)
        return self.value.score * cents * times + self.value.draw * draws, cents * times, draws

    def printed(self, target: str, word: Tiles, i: int) -> int:
        """The printed score that tile `i` multiplies when it has this target."""
        if target == "self":
            return word[i][0].face.score
        near = [word[j][0].face.score for j in (i - 1, i + 1) if 0 <= j < len(word)]
        return max(near, default=0) if target == "neighbour" else sum(near)

    def count(self, of: str, word: Tiles, text: str, unused: int) -> int:
        """How many of these the word holds."""
        if of in ("letter", "vowel", "consonant"):
            return sum(of == "letter" or (letter in VOWELS) == (of == "vowel") for letter in text)
        if of == "unused":
            return unused
        return sum(
            card.face.wild if of == "wild" else card.face.two_letter if of == "two_letter" else card.face.kind == of for card, _ in word
        )

    def holds(self, c: Any, word: Tiles, text: str, i: int, unused: int, common: bool) -> bool:  # noqa: C901 - one case for each condition
        """Whether a condition holds for tile `i`."""
        reads = word[i][1]
        match c:
            case v.First():
                return i == 0
            case v.Last():
                return i == len(word) - 1
            case v.WordLength():
                return c.min <= len(text) <= c.max
            case v.NoWild():
                return not any(card.face.wild for card, _ in word)
            case v.WholeHandUsed():
                return unused == 0
            case v.CommonUsed():
                return common
            case v.SameLetterAgain():
                own = reads if word[i][0].face.two_letter else reads[0]
                return sum(text.startswith(own, at) for at in range(len(text))) > 1
            case v.NoRepeat():
                return len(set(text)) == len(text)
            case v.ConsonantRun():
                return any(len(part) >= c.min for part in "".join(" " if x in VOWELS else x for x in text).split())
            case v.Count():
                besides = word[:i] + word[i + 1 :] if c.of in ("wild", "two_letter", "typo") else word
                return self.count(c.of, besides, text, unused) >= c.min
        fits = []
        for j, mine, theirs in ((i - 1, 0, -1), (i + 1, -1, 0)):
            if 0 <= j < len(word):
                face, other = word[j][0].face, word[j][1][theirs]
                fits.append(
                    {
                        "wild": face.wild,
                        "two_letter": face.two_letter,
                        "vowel": other in VOWELS,
                        "consonant": other not in VOWELS,
                        "same_letter": other == reads[mine],
                        "letter": other == c.letter,
                    }[c.of]
                )
        return len(fits) > 1 and all(fits) if c.both else any(fits)
