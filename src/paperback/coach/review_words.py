"""The words of a hand, for a review: the one laid, the best one, one that a person would know, and one that wins the common card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypedDict

from paperback.bots.window import Window
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Rules
from paperback.engine.seen import TileSeen
from paperback.engine.spelling import Word, text
from paperback.engine.state import GameState
from paperback.engine.trial import attempt
from paperback.engine.view import lines_seen
from paperback.lexicon import Lexicon
from paperback.lexicon.arrays import RAREST, LexiconArrays
from paperback.notation.words import pieces, show
from paperback.search import COMPILED, PEOPLE, Accept, Found, Rack, best, best_few, score_of
from paperback.search.found import NO_MARK

from .review_data import CommonReviewed, WordReviewed

EVERYDAY: Final = 3
"""Rarest words that most people know, of the lexicon's levels 1 to 5."""
BUDGET: Final = 2_000_000 if COMPILED else 120_000
"""Most nodes of one search: some seconds for the largest hands of two words, nothing for usual ones."""
EQUALS: Final = 6
"""So many of the best words are looked at for others that are as good."""
LOOKED_AT: Final = 40
"""So many where cards beside the word may pay for it."""
WINS: Final = 1 << 20
"""Value of winning the common card: more than any score."""


@dataclass(frozen=True, slots=True)
class Words:
    """What is known of the words of one game."""

    rules: Rules
    lexicon: Lexicon
    """The whole list, for spellings and glosses."""
    arrays: LexiconArrays
    """The words that the table accepts, as far as a computer player may say them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The best words of a hand."""

    best: WordReviewed | None
    equals: tuple[str, ...]
    complete: bool
    known: WordReviewed | None


class _Terms(TypedDict):
    """What every search of a hand is asked."""

    level: int
    shortest: int
    budget: int
    accept: Accept | None


class Hand:
    """A seat's hand when it was asked for a word."""

    __slots__ = ("_accept", "_rack", "_state", "_words", "mark", "seat")

    def __init__(self, words: Words, state: GameState, seat: int) -> None:
        """The hand as it lies in this state."""
        window = Window(words.rules, state, seat)
        self.seat = seat
        self.mark = window.mark
        self._words = words
        self._state = state
        self._rack = window.rack()
        self._accept = window.accept()

    @property
    def rack(self) -> Rack:
        """What a word can be made of."""
        return self._rack

    def choice(self, laid: WordReviewed | None) -> Choice:
        """The best word, some that are as good, and the best one that a person would know; of equals the one laid, or one that people know.

        Cards beside a word may pay for some words and not for others, which the search does not see: there the best of many is taken.
        """
        beside = bool(self._words.rules.outside)
        few = self._few(LOOKED_AT if beside else EQUALS, RAREST)
        if not few:
            return Choice(laid, (), complete=True, known=None)
        best = self.word(max(few, key=self._worth) if beside else few[0])
        known = self.word(common[0]) if (common := self._few(1, EVERYDAY)) else None
        top = next((one for one in (laid, known) if one and _rank(one) >= _rank(best)), best)
        equals = [self._written(one.words) for one in few if (self._worth(one), one.draws) == _rank(best)]
        return Choice(
            top,
            tuple(one for one in equals if one != top.text)[: EQUALS - 1] if _rank(top) == _rank(best) else (),
            few[0].complete,
            None if known is None or _rank(known) >= _rank(top) else known,
        )

    def common(self, *, won: bool) -> CommonReviewed | None:
        """Whether the common card could have been won; None where there was none."""
        if self.mark >= NO_MARK:
            return None
        found = best(self._words.arrays, self._rack, PEOPLE._replace(mark=self.mark, gain=WINS), **self._terms(RAREST))
        return CommonReviewed(self.mark, won, self.word(found) if found and found.length >= self.mark else None)

    def _worth(self, found: Found) -> int:
        """Cents of a word with all that lies beside it."""
        trial = attempt(self._words.rules, self._state, self.seat, found.words, found.choices)
        return found.score if isinstance(trial, Rejection) else trial.score

    def laid(self, words: tuple[Word, ...], cents: int) -> WordReviewed:
        """A word that was laid, with the best choices; so many cents where the search does not know such words."""
        try:
            return self.word(score_of(self._rack, words))
        except ValueError:
            # a word by vote may be longer than any of a lexicon
            letters = [text(word) for word in words]
            longest = max(map(len, letters))
            return self.word(Found(words, " ".join(letters), cents, 0, longest, cents, (), (), 0, complete=True))

    def word(self, found: Found) -> WordReviewed:
        """A word with its sheet."""
        rules, state, words = self._words.rules, self._state, found.words
        trial = attempt(rules, state, self.seat, words, found.choices)
        keys = [text(word) for word in words]
        known = [key for key in keys if key in self._words.lexicon]
        common = {self._rack.common.card} if self._rack.common else set()
        glosses = [gloss for key in known if (gloss := self._words.lexicon.gloss(key))]
        return WordReviewed(
            text=self._written(words),
            spelling=show(pieces(words, lambda card: rules.faces[state.faces[card]].wild, common)),
            words=tuple(
                tuple(TileSeen(tile.card, rules.faces[state.faces[tile.card]].key, tile.letters, tile.card in common) for tile in word)
                for word in words
            ),
            score=found.score,
            money=found.score if isinstance(trial, Rejection) else trial.score,
            draws=found.draws,
            length=found.length,
            level=max(map(self._words.lexicon.level, known)) if len(known) == len(keys) else None,
            gloss="; ".join(glosses) or None,
            lines=() if isinstance(trial, Rejection) else lines_seen(rules, state, list(trial.lines)),
        )

    def _few(self, count: int, level: int) -> list[Found]:
        return best_few(self._words.arrays, self._rack, count, **self._terms(level))

    def _terms(self, level: int) -> _Terms:
        return {"level": level, "shortest": self._words.rules.settings.minimum_word, "budget": BUDGET, "accept": self._accept}

    def _written(self, words: tuple[Word, ...]) -> str:
        return self._words.lexicon.written(" ".join(map(text, words)))


def _rank(word: WordReviewed) -> tuple[int, int]:
    """What people mean by best: the most cents, then the most cards drawn."""
    return word.money, word.draws
