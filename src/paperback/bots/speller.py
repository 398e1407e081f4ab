"""A computer player's words: what the search finds for the cards that its seat can use, less what the player overlooks."""

from __future__ import annotations

from hashlib import blake2b

from paperback.engine.spelling import Word
from paperback.lexicon import arrays
from paperback.lexicon.arrays import LexiconArrays
from paperback.lexicon.lexicon import Lexicon
from paperback.search import Accept, Found, Rack, Value, best, best_few

from .dials import LEVELS, USUAL, VOCABULARIES

BUDGET = 60_000
"""Most nodes of one search: far under a second where the kernel is compiled, a few seconds at worst where it is not."""
GLANCE = 4
"""So many times the words wanted are looked at when some are overlooked, then `MORE` times as many, and so on."""
MORE = 4
MOST = 3000
"""Of so many words one is seen."""
BITS = 32
SEARCH, PLAY, ASK = 400, 150, 130
"""What a search and the turn around it, each of several plays that it gives, and asking whether one may be laid cost, in nodes."""


class Speller:
    """Finds words for hands. Any number of players may share one that overlooks nothing; nobody changes one."""

    __slots__ = ("_arrays", "_budget", "_missed", "_seed", "level", "overlooked")

    def __init__(
        self, arrays: LexiconArrays, level: int = USUAL, overlooked: float = 0.0, seed: str | None = None, budget: int = BUDGET
    ) -> None:
        """Words of these arrays up to a vocabulary level; with a seed, the seat of that seed overlooks a share of them.

        After so many nodes of the lexicon's graph a search gives the best that it has found.
        """
        self._budget = budget
        self.level = level
        self.overlooked = overlooked
        self._arrays = arrays
        self._seed = seed
        self._missed = 0 if seed is None else int(overlooked * (1 << BITS))

    def overlooking(self, seed: str) -> Speller:
        """The same words as the seat of this seed sees them: it overlooks some, in equal hands always the same ones."""
        return Speller(self._arrays, self.level, self.overlooked, seed) if self.overlooked else self

    def __deepcopy__(self, _: object) -> Speller:
        """The speller itself, which never changes: copies of players share their words."""
        return self

    def best(self, rack: Rack, value: Value, shortest: int, accept: Accept | None = None) -> Found | None:
        """The best play of these cards with words of so many letters or more that is accepted, or None when they spell none."""
        found = best(self._arrays, rack, value, level=self.level, shortest=shortest, budget=self._budget, ties=False, accept=accept)
        if not self._missed or found is None or self.sees(rack, found.text):
            return found
        seen = self._seen(rack, value, shortest, 1, accept)
        return seen[0] if seen else None

    def best_few(self, rack: Rack, value: Value, shortest: int, count: int, accept: Accept | None = None) -> list[Found]:
        """Of so many of the best plays those that are accepted, the best first; where none of them is, the best one that is."""
        if self._missed:
            return self._seen(rack, value, shortest, count, accept)
        few = best_few(self._arrays, rack, count, value, level=self.level, shortest=shortest, budget=self._budget)
        accepted = [play for play in few if accept is None or accept(play.words)]
        if accepted or not few:
            return accepted
        play = self.best(rack, value, shortest, accept)
        return [play] if play else []

    def _seen(self, rack: Rack, value: Value, shortest: int, count: int, accept: Accept | None) -> list[Found]:
        """The best accepted plays that are not overlooked."""
        hand = _cards(rack)
        looked = GLANCE * count
        while True:
            found = best_few(self._arrays, rack, looked, value, level=self.level, shortest=shortest, budget=self._budget, accept=accept)
            seen = [play for play in found if self._notices(hand, play.text)]
            if len(seen) >= count or len(found) < looked or looked >= MOST:
                return seen[:count]
            looked *= MORE

    def sees(self, rack: Rack, text: str) -> bool:
        """Whether the seat does not overlook a word in these cards, or either of two words."""
        return self._notices(_cards(rack), text)

    def _notices(self, hand: str, text: str) -> bool:
        return all(self._hash(hand, word) >= self._missed for word in text.split(" "))

    def _hash(self, hand: str, word: str) -> int:
        return int.from_bytes(blake2b(f"{self._seed}|{hand}|{word}".encode(), digest_size=BITS // 8).digest(), "little")

    def thinking(self, budget: int) -> CountingSpeller:
        """The same words without any overlooked, for games in thought: each search of so many nodes at most."""
        return CountingSpeller(self._arrays, self.level, budget=budget)


class CountingSpeller(Speller):
    """Counts what its searches cost, so that thinking can end after an amount that does not depend on the machine."""

    __slots__ = ("work",)

    def __init__(self, arrays: LexiconArrays, level: int, budget: int) -> None:
        """Nothing is searched yet."""
        super().__init__(arrays, level, budget=budget)
        self.work = 0

    def best(self, rack: Rack, value: Value, shortest: int, accept: Accept | None = None) -> Found | None:
        """As every speller does."""
        found = super().best(rack, value, shortest, self._asking(accept))
        self.work += SEARCH + (found.nodes if found else 0)
        return found

    def best_few(self, rack: Rack, value: Value, shortest: int, count: int, accept: Accept | None = None) -> list[Found]:
        """As every speller does."""
        few = super().best_few(rack, value, shortest, count, self._asking(accept))
        self.work += SEARCH + PLAY * len(few) + (few[0].nodes if few else 0)
        return few

    def _asking(self, accept: Accept | None) -> Accept | None:
        """The same, counted."""
        if accept is None:
            return None

        def asked(words: tuple[Word, ...]) -> bool:
            self.work += ASK
            return accept(words)

        return asked


def _cards(rack: Rack) -> str:
    """The cards of a rack in alphabetical order, which tells nothing of where they lie."""
    return " ".join(sorted([card.key for _, card in (*rack.hand, *rack.beside, *([rack.common] if rack.common else ()))]))


class Spellers:
    """Every vocabulary of a word list."""

    __slots__ = ("_everyday", "_family", "_made", "_words")

    def __init__(self, words: Lexicon, *, family: bool = False) -> None:
        """The vocabularies of this list; with `family`, without the words that the family filter blocks."""
        self._words = words
        self._family = family
        self._made: dict[int, Speller] = {}
        self._everyday: Speller | None = None

    def of(self, vocabulary: int) -> Speller:
        """What spells with this vocabulary, overlooking nothing yet; made when it is first asked for."""
        if vocabulary not in self._made:
            level, overlooked, longest = VOCABULARIES[vocabulary]
            graph = arrays.load(self._words, family=self._family, level=level, longest=longest)
            self._made[vocabulary] = Speller(graph, level, overlooked)
        return self._made[vocabulary]

    def everyday(self) -> Speller:
        """What spells with everyday words only (see `arrays.EVERYDAY_LETTERS`), overlooking nothing."""
        if self._everyday is None:
            self._everyday = Speller(arrays.load(self._words, family=self._family, everyday=True), LEVELS[-1])
        return self._everyday
