"""What players share: who answers which question, and the best word with all that the parts of the game add to it."""

from __future__ import annotations

from collections.abc import Callable

from paperback.engine.commands import Command, Pass, Pick, PlayWord
from paperback.engine.part import Mind
from paperback.engine.spelling import Word
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, Shop, SpellWord
from paperback.search import Found, Value

from . import answering, buying
from .speller import Speller
from .taste import Taste
from .window import Window

TENTHS = 8
"""So many tenths of a Fame point are worth as much as a cent: a point costs a little more."""
SEVERAL = 16
"""How many words are compared where a word can bring more than its score."""


def command(window: Window, words: Callable[[Window], tuple[Word, ...]], taste: Taste, mind: Callable[[Window], Mind]) -> Command:
    """The command to give now: what the parts of the game advise, else the words that the player finds, or what its taste chooses."""
    question = window.question
    if advised := window.advised(mind):
        return advised
    if isinstance(question, SpellWord):
        laid = words(window)
        return PlayWord(laid) if laid else Pass()
    if isinstance(question, Shop):
        return buying.command(window, taste)
    if isinstance(question, ChooseCards):
        return answering.choice(window, question, taste)
    if isinstance(question, Arrange):
        return answering.order(window, question)
    if isinstance(question, ChooseAbility):
        return Pick(0)
    return window.least()


def best_word(window: Window, speller: Speller, value: Value) -> Found | None:
    """The best play, all that it brings counted."""
    rack, accept, shortest, brings = window.rack(), window.accept(), window.settings.minimum_word, window.brings()
    if brings is None:
        return speller.best(rack, value, shortest, accept)
    few = speller.best_few(rack, value, shortest, SEVERAL if brings else 1, accept)
    if len(few) <= 1:
        return few[0] if few else None
    return max(few, key=lambda one: one.value + sum([worth(one.words) for worth in brings]) * value.score // TENTHS)
