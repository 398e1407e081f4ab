"""One honest player: the best word for money now, and a simple buying plan (see `plan`)."""

from __future__ import annotations

from paperback.engine.commands import Command, Pass, Pick, PlayWord
from paperback.engine.spelling import Word
from paperback.engine.steps import Arrange, ChooseAbility, ChooseCards, Shop, SpellWord
from paperback.search import Value

from . import answering, buying, plan
from .speller import Spelled, Speller
from .window import Window

CENT = 4
"""Value of a cent; the other values are measured by it."""
DRAW = 3
"""Value of a card more in the next hand."""
LEAVING = -2
"""Value of losing a card that leaves after one use."""
GAIN_EARLY, GAIN_LATE = 10, 24
"""Value of a common card while letters are still bought, and later, when its 5 Fame would cost about 6 cents."""
LATE = 6
"""Turns left when it is late."""
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
            gain = GAIN_LATE if plan.turns_left(window) <= LATE else GAIN_EARLY
            value = Value(CENT, DRAW, leaving=LEAVING, mark=window.needed, gain=gain)
        spelled = self.speller.best(hand, common, value)
        if spelled and common and window.commons_left == 1:
            spelled = self._last_common(window, value, spelled)
        least = window.settings.minimum_word
        if least > 2 and spelled and _shortest(spelled) < least:  # noqa: PLR2004 - every word has two letters
            few = self.speller.best_few(hand, common, Value(CENT, DRAW, mark=least, gain=MUST), SHORTER)
            spelled = next((one for one in few if _shortest(one) >= least), None)
        return spelled.words if spelled else ()

    def _last_common(self, window: Window, value: Value, spelled: Spelled) -> Spelled:
        """Win the last common card, which ends the game, when that wins the game, and leave it when that loses it."""
        hand, common, needed = window.hand, window.common, window.needed
        winning = self.speller.best(hand, common, value._replace(gain=MUST))
        if winning and winning.length >= needed and buying.final_lead(window, COMMON_FAME, winning.score) >= 0:
            return winning
        if spelled.length < needed:
            return spelled
        few = self.speller.best_few(hand, common, value._replace(gain=0), SHORTER)
        return next((one for one in few if one.length < needed), spelled)


def _shortest(spelled: Spelled) -> int:
    return min(sum(len(tile.letters) for tile in word) for word in spelled.words)
