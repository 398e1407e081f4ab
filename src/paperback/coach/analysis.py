"""What can be made of a position that was put together by hand: its best words, any word one thinks of, and what its money buys."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import prod
from typing import Final, NamedTuple

from paperback.abilities.vocabulary import SplitWord
from paperback.engine.card import Card
from paperback.engine.chance import SeededChance
from paperback.engine.market import needed, price
from paperback.engine.rejection import Code, Rejection
from paperback.engine.rules import Moment, Rules
from paperback.engine.settings import SHORTEST_MINIMUM
from paperback.engine.sheet import money as money_of
from paperback.engine.spell import MOST_WORDS
from paperback.engine.spelling import Word
from paperback.engine.state import GameState
from paperback.engine.trial import Trial, attempt, until_shop
from paperback.lexicon import Lexicon, NotLettersError, Verdict, arrays, fold
from paperback.lexicon.arrays import EVERY_LEVEL
from paperback.notation.agreement import FamilyLexicon
from paperback.notation.words import pieces, show
from paperback.search import COMPILED, PEOPLE, Accept, Found, Rack, accept_of, best_few, rack_of, spellings

from .baskets import Baskets, Ware, baskets
from .position import Position, PositionError
from .worth import worths

BUDGET: Final = 500_000 if COMPILED else 30_000
"""Most nodes of a search: about a second for the largest hands, nothing for usual ones."""
MOST_LOOKED_AT: Final = 1 << 15
"""Words that a filter is tried on; no usual hand has as many."""
MOST_PAIRS_LOOKED_AT: Final = 1 << 10
"""The same where two words are laid at once: each pair of them is spelled by itself."""
MOST_LAYOUTS: Final = 10**9
"""Orders of different cards with equal letters that a text may have; those worth less than the best are passed over."""
LONGEST: Final = 15
WAYS: Final = 20
"""Ways to spell a word that are told."""
_LONG_ENOUGH: Final = 1 << 20
"""Value of a word of the length wanted: more than any score."""


class Wanted(NamedTuple):
    """Which words are wanted."""

    top: int = 5
    level: int = EVERY_LEVEL
    """Rarest words: a vocabulary level, 5 for all but the strong list."""
    starts: str = ""
    """What a word begins with, in capital letters; of two words, one of them."""
    ends: str = ""
    contains: str = ""
    shortest: int = 1
    """Fewest letters; of two words, of the longer one."""
    longest: int = LONGEST

    def fits(self, found: Found) -> bool:
        """Whether a play is what is wanted."""
        if not self.shortest <= found.length <= self.longest:
            return False
        return any(w.startswith(self.starts) and w.endswith(self.ends) and self.contains in w for w in found.text.split())

    @property
    def everything(self) -> bool:
        """Whether every word fits that is long enough."""
        return not (self.starts or self.ends or self.contains) and self.longest >= LONGEST


class Best(NamedTuple):
    """The best words of a position."""

    words: tuple[Found, ...]
    nodes: int
    complete: bool
    """Whether the search went to its end, so that nothing better exists."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a typed text comes to."""

    key: str
    """Its letters; two words with a space between. Empty when it has others."""
    verdict: Verdict
    """Of the word list; of two words, of the first that is no word."""
    level: int | None
    """How rare it is, 1 to 5; None when it is no word."""
    ways: tuple[Found, ...]
    """How the cards can spell it, the best way first; none when they cannot."""
    reach: str
    """As much of its beginning as the cards can spell."""
    refusal: Rejection | None
    """Why the rules refuse it, although it can be spelled."""
    trial: Trial | None
    """What it is worth, where it can be played."""

    @property
    def best(self) -> Found | None:
        """Its best spelling."""
        return self.ways[0] if self.ways else None


@dataclass(frozen=True, slots=True)
class Purchases:
    """What can be bought."""

    money: int
    wares: tuple[Ware, ...]
    """The offer, in its order, at the prices that hold then."""
    baskets: Baskets


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position on its table."""

    position: Position
    words: Lexicon
    family: bool = False
    """Whether the words that the family filter blocks count as no words."""
    rack: Rack = field(init=False)
    accept: Accept | None = field(init=False)
    """Whether words may be laid as they are spelled, where cards beside the deck have a say."""
    rules: Rules = field(init=False)
    state: GameState = field(init=False)

    def __post_init__(self) -> None:
        """Lay the table."""
        rules, state = self.position.table(FamilyLexicon(self.words) if self.family else self.words)
        at = Moment(rules, state, SeededChance(""), 0, None)
        object.__setattr__(self, "rack", rack_of(at))
        object.__setattr__(self, "accept", accept_of(at))
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "state", state)

    def best(self, wanted: Wanted) -> Best:
        """Find the best words that fit; all are looked at, most worth first, until there are enough."""
        most = MOST_PAIRS_LOOKED_AT if self._splits else MOST_LOOKED_AT
        count = min(most, wanted.top if wanted.everything else 8 * wanted.top)
        graph = arrays.load(self.words, family=self.family)
        value = PEOPLE if wanted.shortest <= SHORTEST_MINIMUM else PEOPLE._replace(mark=wanted.shortest, gain=_LONG_ENOUGH)
        while True:
            found = best_few(
                graph, self.rack, count, value, level=wanted.level, shortest=self.position.minimum, budget=BUDGET, accept=self.accept
            )
            fit = tuple(one for one in found if wanted.fits(one))[: wanted.top]
            more = len(found) == count and found[-1].length >= wanted.shortest
            nodes, complete = (found[0].nodes, found[0].complete) if found else (0, True)
            enough = len(fit) == wanted.top or not more
            if enough or count >= most or not complete:
                return Best(fit, nodes, complete and enough)
            count = min(8 * count, most)

    def ask(self, typed: str) -> Asked:
        """What a typed text is worth, in its best spelling, or why it is nothing; PositionError where it has too many spellings."""
        try:
            keys = [fold(word) for word in typed.split()]
        except NotLettersError:
            keys = []
        if not keys or any(len(key) > LONGEST for key in keys):
            return Asked(" ".join(keys), "too_long" if keys else "not_letters", None, (), "", None, None)
        key = " ".join(keys)
        verdict: Verdict = next((said for word in keys if (said := self.words.explain(word, family=self.family)) != "ok"), "ok")
        level = max(self.words.level(word) for word in keys) if all(word in self.words for word in keys) else None
        if len(keys) > MOST_WORDS:
            return Asked(key, verdict, level, (), "", Rejection(Code.TOO_MANY_WORDS, {"most": MOST_WORDS}), None)
        if self._layouts(key) > MOST_LAYOUTS:
            raise PositionError("too_many_ways", text=key)
        ways = self._lawful(spellings(self.rack, key, limit=WAYS))
        if not ways:
            return Asked(key, verdict, level, (), self._reach(key), None, None)
        trial = self.sheet(ways[0])
        if isinstance(trial, Rejection):
            return Asked(key, verdict, level, ways, key, trial, None)
        return Asked(key, verdict, level, ways, key, None, trial)

    def sheet(self, found: Found) -> Trial | Rejection:
        """The sheet that the engine writes for a play, with its best choices."""
        return attempt(self.rules, self.state, 0, found.words, found.choices)

    def purchases(self, found: Found | None, money: int | None = None) -> Purchases:
        """What the money of a play buys, or so much money; a play may make cards cheaper."""
        state = self.state
        if found is not None:
            laid = until_shop(self.rules, state, 0, found.words, found.choices, [])
            state = state if isinstance(laid, Rejection) else laid
        cents = max(0, money_of(state.seats[0].turn)) if money is None else money
        offered = [(card, price(self.rules, state, 0, card)) for card in self.position.offered]
        keys = [self.rules.faces[state.faces[card]].key for card, _ in offered]
        worth = worths(self.words, self.position.cards, [(key, cost) for key, (_, cost) in zip(keys, offered, strict=True)])
        wares = tuple(Ware(card, key, cost, one.worth) for key, (card, cost), one in zip(keys, offered, worth, strict=True))
        return Purchases(cents, wares, baskets(wares, cents))

    def wins(self, found: Found) -> bool:
        """Whether a play wins the common card."""
        return bool(self.state.market.commons) and found.length >= needed(self.rules, self.state)

    def written(self, key: str) -> str:
        """Words as people write them."""
        return self.words.written(key)

    def gloss(self, key: str) -> str | None:
        """What words mean, where that is known."""
        return "; ".join(said for word in key.split() if word in self.words and (said := self.words.gloss(word))) or None

    def spelling(self, words: tuple[Word, ...]) -> str:
        """A play in the notation: `(TH)Re*E`."""
        faces, number = self.rules.faces, self.state.faces
        return show(pieces(words, lambda card: faces[number[card]].wild, self.state.market.commons))

    def _lawful(self, ways: list[Found]) -> tuple[Found, ...]:
        """The ways that may be laid before those that may not."""
        accept = self.accept
        return tuple(ways) if accept is None else tuple(sorted(ways, key=lambda way: not accept(way.words)))

    @property
    def _faces(self) -> tuple[Card, ...]:
        """Of all cards that the rack can use."""
        cards = (*self.rack.hand, *self.rack.beside, *([] if self.rack.common is None else [self.rack.common]))
        return tuple(face for _, face in cards)

    @property
    def _splits(self) -> bool:
        """Whether two words can be laid."""
        return any(isinstance(ability.do, SplitWord) for face in self._faces for ability in face.abilities)

    def _layouts(self, key: str) -> int:
        """In how many orders, at most, different cards lay a text."""
        different = set(self._faces)
        wild = any(face.wild for face in different)
        having = Counter(letter for face in different for letter in set(face.letters))
        return prod(max(1, max(0, having[letter] - n) + wild) for letter, times in Counter(key).items() for n in range(times))

    def _reach(self, key: str) -> str:
        return next(
            (key[:end] for end in range(len(key) - 1, 0, -1) if key[end - 1] != " " and spellings(self.rack, key[:end], limit=1)), ""
        )
