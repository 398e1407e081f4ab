"""One honest player: the best word for money now, and a simple buying plan (see `plan`)."""

from __future__ import annotations

from functools import cache

from paperback.abilities.vocabulary import Trash
from paperback.engine.commands import Command
from paperback.engine.spelling import Word
from paperback.search import Found, Rack, Value

from . import answering, asked, buying
from .ending import Brought, printed
from .mind import PlansMind
from .speller import Speller
from .taste import Taste
from .window import Held, Offer, Window

CENT = 4
"""Value of a cent; the other values are measured by it."""
DRAW = 3
"""Value of a card more in the next hand."""
LEAVING = -2
"""Value of losing a card that leaves after one use."""
GAIN = 24
"""Value of winning the common card: its 5 Fame would cost about 6 cents."""
SHORTER = 8
"""How many words are looked at when the best one would end the game at the wrong time."""
MUST = 250
"""Cents that what a word must have is worth: more than any score."""


class GreedyTaste:
    """The best card for the deck at once, and no dead weight."""

    __slots__ = ()

    def choose(self, window: Window, offers: list[Offer], money: int) -> Offer | None:
        """The card that is worth most by itself."""
        return buying.choose(window, offers, money)

    def spare(self, window: Window, options: list[Held], effect: Trash) -> list[Held]:
        """Plain cards."""
        return answering.dead_weight(window, options, effect)


TASTE = GreedyTaste()


class Greedy:
    """Plays one seat; deterministic, and without memory."""

    __slots__ = ("speller", "taste")

    def __init__(self, speller: Speller, taste: Taste = TASTE) -> None:
        """A player with these words and this taste."""
        self.speller = speller
        self.taste = taste

    def choose(self, window: Window) -> Command:
        """The command to give now."""
        return asked.command(window, self._words, self.taste, self._mind)

    def wanted(self, window: Window) -> Value:
        """What a word is judged by now."""
        return wanted(window.mark)

    def fame(self, window: Window) -> Brought:
        """What Fame cards bring at the end of the game, as the player sees it."""
        return printed(window)

    def _mind(self, window: Window) -> PlansMind:
        return PlansMind(window, self.speller)

    def _words(self, window: Window) -> tuple[Word, ...]:
        """The word to lay, or two; empty for none."""
        value = self.wanted(window)
        found = asked.best_word(window, self.speller, value)
        if found and window.commons_left == 1 and window.turns_left() is None:
            found = self._last_common(window, window.rack(), value, found)
        return found.words if found else ()

    def _last_common(self, window: Window, rack: Rack, value: Value, found: Found) -> Found:
        """Win the last common card, which ends the game, when that wins the game, and leave it when that loses it."""
        shortest = window.settings.minimum_word
        winning = self.speller.best(rack, value._replace(gain=MUST * value.score), shortest, window.accept())
        if winning and winning.length >= value.mark and self._wins(window, winning.score):
            return winning
        if found.length < value.mark:
            return found
        few = self.speller.best_few(rack, value._replace(gain=0), shortest, SHORTER, window.accept())
        return next((one for one in few if one.length < value.mark), found)

    def _wins(self, window: Window, money: int) -> bool:
        """Whether the seat does not lose if it wins the last common card and has so much money."""
        return buying.lead(window, buying.richest(window, window.fame_piles, money, self.fame, (window.library.commons[0],))) >= 0


@cache
def wanted(mark: int) -> Value:
    """What a word is judged by when so many letters win the common card."""
    return Value(CENT, DRAW, leaving=LEAVING, mark=mark, gain=GAIN)
