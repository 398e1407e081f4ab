"""What the coach would do in a person's place, with its reasons as data: a word for the hand, cards for the money.

All functions look through the seat's window alone: what the seat cannot know never changes what they say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from paperback.bots import asked
from paperback.bots.author import Author, AuthorTaste
from paperback.bots.ending import ANY
from paperback.bots.numbers import tuned
from paperback.bots.speller import Speller, Spellers
from paperback.bots.window import Window
from paperback.engine.commands import PlayWord
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Rules
from paperback.engine.spelling import Word, text
from paperback.engine.state import GameState
from paperback.engine.steps import Shop
from paperback.engine.trial import attempt, until_shop
from paperback.lexicon import Lexicon
from paperback.search import PEOPLE, Found, score_of

EVERYDAY: Final = 3
"""Rarest words that a hint is made of where there are any: a person knows them."""
EVERY: Final = 5
LOOKED_AT: Final = 24
"""Words that are tried out for the best one of a hand."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A part of a sentence: a code with its numbers."""

    code: str
    params: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WordAdvice:
    """A word that the seat can lay now."""

    words: tuple[Word, ...]
    text: str
    """As people write it."""
    score: int
    """In cents, with all that lies beside the word and all that it is taxed."""
    draws: int
    """Cards more in the next hand."""
    length: int
    """Letters of the longer word."""
    reasons: tuple[Reason, ...]
    """`score` always; `buys` what its money would best be spent on; `common` when it wins the common card; `draws` when it draws."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A word that was laid beside the best one of its hand."""

    score: int
    """What was laid; 0 for no word."""
    best: WordAdvice


class _Tried(NamedTuple):
    found: Found
    score: int
    level: int
    """Of its rarest word."""


def word(rules: Rules, state: GameState, seat: int, words: Lexicon, spellers: Spellers) -> WordAdvice | None:
    """The word that a good player would lay, of words that people know if there are any; None when the hand spells nothing.

    The seat must be asked for a word. Words of the strong list are never said.
    """
    at = _At(rules, state, seat, words)
    found = at.liked(spellers.of(EVERYDAY)) or at.liked(spellers.of(EVERY))
    return None if found is None else at.advice(found)


def best_word(rules: Rules, state: GameState, seat: int, words: Lexicon, spellers: Spellers) -> WordAdvice | None:
    """The word of the hand that makes the most money, of equal ones the best known; None when the hand spells nothing.

    The seat must be asked for a word. Words of the strong list are never said.
    """
    at = _At(rules, state, seat, words)
    window = at.window
    found = spellers.of(EVERY).best_few(window.rack(), PEOPLE, window.settings.minimum_word, LOOKED_AT, window.accept())
    if not found:
        return None
    return at.advice(min(map(at.tried, found), key=lambda one: (-one.score, -one.found.draws, one.level, one.found.text)))


def compare(rules: Rules, state: GameState, seat: int, words: Lexicon, spellers: Spellers, laid: tuple[Word, ...]) -> Compared | None:
    """What the seat laid in this state beside the best word of its hand; None when the hand spells nothing."""
    best = best_word(rules, state, seat, words, spellers)
    if best is None:
        return None
    at = _At(rules, state, seat, words)
    return Compared(at.tried(score_of(at.window.rack(), laid)).score if laid else 0, best)


class _At:
    """One seat's question for a word."""

    def __init__(self, rules: Rules, state: GameState, seat: int, words: Lexicon) -> None:
        self.window = Window(rules, state, seat)
        self._rules = rules
        # a word is tried out on what the seat sees of the table, as its window shows it
        self._state = rules.mode.lens(rules, state, seat)
        self._words = words

    def liked(self, speller: Speller) -> _Tried | None:
        """The word that the author would lay with these words."""
        window, author = self.window, Author(speller)
        command = author.choose(window)
        if isinstance(command, PlayWord):
            return self.tried(score_of(window.rack(), command.words))
        # there may be something to do before a word is laid, of which the coach says nothing
        found = asked.best_word(window, speller, author.wanted(window))
        return None if found is None else self.tried(found)

    def tried(self, found: Found) -> _Tried:
        """The play, and what it really comes to."""
        trial = attempt(self._rules, self._state, self.window.seat, found.words, found.choices)
        keys = [text(laid) for laid in found.words]
        level = max([self._words.level(key) for key in keys if key in self._words], default=EVERY)
        return _Tried(found, found.score if isinstance(trial, Rejection) else trial.score, level)

    def advice(self, tried: _Tried) -> WordAdvice:
        """The play with its reasons."""
        found = tried.found
        reasons = [Reason("score", {"score": tried.score})]
        if card := self._buys(found):
            reasons.append(Reason("buys", {"card": card}))
        if found.length >= self.window.mark:
            fame = self._rules.faces[self._state.faces[self._state.market.commons[-1]]].fame
            reasons.append(Reason("common", {"length": found.length, "fame": fame}))
        if found.draws:
            reasons.append(Reason("draws", {"n": found.draws}))
        return WordAdvice(found.words, self._written(found.words), tried.score, found.draws, found.length, tuple(reasons))

    def _buys(self, found: Found) -> str:
        """The best card that the money of a play buys; empty for none."""
        laid = until_shop(self._rules, self._state, self.window.seat, found.words, found.choices, [])
        if isinstance(laid, Rejection) or laid.outcome is not None:
            return ""
        shop = Window(self._rules, laid, self.window.seat)
        # what laying the word would uncover is not known yet
        seen = {card for _, card, _ in self.window.offers(ANY, free=True)}
        offers = [offer for offer in shop.offers(shop.money) if offer[1] in seen]
        best = AuthorTaste(tuned()).choose(shop, offers, shop.money) if isinstance(shop.question, Shop) else None
        return self._rules.faces[best[0]].key if best else ""

    def _written(self, words: Sequence[Word]) -> str:
        return self._words.written(" ".join(map(text, words)))
