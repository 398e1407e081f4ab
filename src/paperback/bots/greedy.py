"""One honest player: the best word for money now, and a simple buying plan (see `plan`)."""

from __future__ import annotations

from paperback.engine.commands import Command, Pass, Pick, PlayWord
from paperback.engine.spelling import Word
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, Shop, SpellWord
from paperback.search import Found, Value

from . import answering, buying
from .speller import Speller
from .window import Window

CENT = 4
"""Value of a cent; the other values are measured by it."""
DRAW = 3
"""Value of a card more in the next hand."""
LEAVING = -2
"""Value of losing a card that leaves after one use."""
GAIN = 24
"""Value of winning the common card: its 5 Fame would cost about 6 cents."""
COMMON_FAME = 5
SHORTER = 8
"""How many words are looked at when the best one would end the game at the wrong time."""
MUST = 1000
"""Value of what a word must have: more than any score."""


class Greedy:
    """Plays one seat; deterministic, and without memory."""

    __slots__ = ("speller",)

    def __init__(self, speller: Speller) -> None:
        """A player with these words."""
        self.speller = speller

    def choose(self, window: Window) -> Command:
        """The command to give now."""
        question = window.question
        if isinstance(question, SpellWord):
            words = self._words(window)
            return PlayWord(words) if words else Pass()
        if isinstance(question, Shop):
            return buying.command(window)
        if isinstance(question, ChooseCards):
            return answering.choice(window, question, self.speller)
        if isinstance(question, Arrange):
            return answering.order(window, question)
        if isinstance(question, ChooseAbility):
            return Pick(0)
        return window.least()

    def _words(self, window: Window) -> tuple[Word, ...]:
        """The word to lay, or two; empty for none."""
        hand, common = window.hand, window.common
        if common is None:
            value = Value(CENT, DRAW, leaving=LEAVING)
        else:
            value = Value(CENT, DRAW, leaving=LEAVING, mark=window.needed, gain=GAIN)
        spelled = self.speller.best(hand, common, value)
        if spelled and common and window.commons_left == 1:
            spelled = self._last_common(window, value, spelled)
        least = window.settings.minimum_word
        if least > 2 and spelled and _shortest(spelled) < least:  # noqa: PLR2004 - every word has two letters
            few = self.speller.best_few(hand, common, Value(CENT, DRAW, mark=least, gain=MUST), SHORTER)
            spelled = next((one for one in few if _shortest(one) >= least), None)
        return spelled.words if spelled else ()

    def _last_common(self, window: Window, value: Value, spelled: Found) -> Found:
        """Win the last common card, which ends the game, when that wins the game, and leave it when that loses it."""
        hand, common, needed = window.hand, window.common, window.needed
        winning = self.speller.best(hand, common, value._replace(gain=MUST))
        if winning and winning.length >= needed and buying.final_lead(window, COMMON_FAME, winning.score) >= 0:
            return winning
        if spelled.length < needed:
            return spelled
        few = self.speller.best_few(hand, common, value._replace(gain=0), SHORTER)
        return next((one for one in few if one.length < needed), spelled)


def _shortest(spelled: Found) -> int:
    return min(sum(len(tile.letters) for tile in word) for word in spelled.words)
