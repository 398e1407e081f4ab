"""A player with a tuned plan: what every card is worth to its deck now, when to turn to Fame, when to end the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from paperback.abilities.vocabulary import Trash
from paperback.engine.card import Kind
from paperback.search import Value

from . import answering, buying
from .greedy import Greedy
from .mind import PlansMind
from .numbers import Numbers, tuned
from .speller import Speller
from .weighing import Scales, best_set
from .window import Held, Offer, Window

STEPS = 100
"""Values of words are in hundredths of a cent."""


class AuthorTaste:
    """Cards by what the tuned numbers say that they are worth."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Numbers) -> None:
        """The taste that these numbers make."""
        self.numbers = numbers

    def choose(self, window: Window, offers: list[Offer], money: int) -> Offer | None:
        """The best card of the best set for the money; at the end of the game what wins it, or the most Fame."""
        if not offers:
            return None
        if buying.last_turn(window):
            return buying.most_fame(window, offers, money)
        closing = buying.ending(window, offers)
        if winner := buying.winning(window, closing, money):
            return winner
        wanted = best_set(window, Scales(window, self.numbers), [offer for offer in offers if offer not in closing], money)
        return wanted[0] if wanted else None

    def spare(self, window: Window, options: list[Held], effect: Trash) -> list[Held]:
        """Cards that earn less than the deck does without them, the worst first; with a reward, also some that earn little more."""
        scales = Scales(window, self.numbers)
        limit = -self.numbers.trash if effect.reward is None else 0.0
        poor = sorted([(scales.use(held.face), held) for held in options if not scales.faces[held.face].fame])
        spare = max(0, window.deck_size - answering.SMALLEST_DECK)
        return [held for use, held in poor if use <= limit and scales.faces[held.face].kind is not Kind.COMMON][:spare]


class Author(Greedy):
    """Plays one seat by the tuned plan; deterministic, and without memory."""

    __slots__ = ("numbers",)

    def __init__(self, speller: Speller, numbers: Numbers | None = None) -> None:
        """A player with these words and numbers."""
        super().__init__(speller, AuthorTaste(numbers or tuned()))
        self.numbers = numbers or tuned()

    def wanted(self, window: Window) -> Value:
        """What a word is judged by now."""
        gone = window.library.commons_in_play - window.commons_left
        return _value(self.numbers, window.mark, gone)

    def _mind(self, window: Window) -> PlansMind:
        return PlansMind(window, self.speller, self._worth)

    def _worth(self, window: Window) -> Callable[[int], int]:
        scales = Scales(window, self.numbers)
        return lambda face: round(scales.worth(face))


@cache
def _value(numbers: Numbers, mark: int, gone: int) -> Value:
    gain = numbers.gain + numbers.gain_late * gone
    return Value(STEPS, round(STEPS * numbers.draw), leaving=round(STEPS * numbers.leaving), mark=mark, gain=round(STEPS * gain))
