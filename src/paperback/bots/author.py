"""A player with a tuned plan: what every card is worth to its deck now, when to turn to Fame, when to end the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b

from paperback.abilities.vocabulary import Trash
from paperback.engine.card import Kind
from paperback.search import Value

from . import answering, buying, plan
from .ending import Brought, bringing
from .greedy import Greedy
from .mind import PlansMind
from .numbers import Numbers, tuned
from .speller import Speller
from .weighing import Liking, Scales, best_set
from .window import Held, Offer, Window

STEPS = 100
"""Values of words are in hundredths of a cent."""
WHIM = 0.9
"""How much better or worse than it is a card may seem to an author: it sets the step from author to bestseller."""
BYTES = 4


class Whim:
    """A taste for cards that a seat has by chance: the same in the whole game, and another one in the next."""

    __slots__ = ("_seed", "_strength")

    def __init__(self, seed: str, strength: float) -> None:
        """A whim of this seat, with which cards seem by at most this share better or worse than they are."""
        self._seed = seed
        self._strength = strength

    def __call__(self, card: str) -> float:
        """By how much a card seems better than it is."""
        half = 1 << (8 * BYTES - 1)
        drawn = int.from_bytes(blake2b(f"{self._seed}|{card}".encode(), digest_size=BYTES).digest(), "little")
        return 1 + self._strength * (drawn / half - 1)


class AuthorTaste:
    """Cards by what the tuned numbers say that they are worth."""

    __slots__ = ("liking", "numbers")

    def __init__(self, numbers: Numbers, liking: Liking | None = None) -> None:
        """The taste that these numbers make, and the seat's own liking."""
        self.numbers = numbers
        self.liking = liking

    def choose(self, window: Window, offers: list[Offer], money: int) -> Offer | None:
        """The best card of the best set for the money; at the end of the game what wins it, or the most Fame."""
        if not offers:
            return None
        sense = buying.sensible(window, offers, money, bringing)
        if sense.wins:
            return sense.offers[0]
        scales = Scales(window, self.numbers, None if sense.last else self.liking)
        wanted = best_set(window, scales, sense.offers, money)
        return wanted[0] if wanted else None

    def spare(self, window: Window, options: list[Held], effect: Trash) -> list[Held]:
        """Cards that earn so much less than the deck does as `Numbers.trash` says, the worst first; with a reward, all that earn less.

        None whose loss costs a Fame point; one that costs Fame as long as it is there also goes where that is worse than what it earns.
        """
        scales = Scales(window, self.numbers)
        limit = -self.numbers.trash if effect.reward is None else 0.0
        costs = [held for held in options if scales.lost(held) < plan.FAME and scales.faces[held.face].kind is not Kind.COMMON]
        poor = [held for held in costs if scales.use(held.face) <= limit or (scales.lost(held) < 0 and scales.worth(held.face) < 0)]
        poor.sort(key=lambda held: (scales.worth(held.face), scales.use(held.face), held))
        return poor[: max(0, window.deck_size - answering.SMALLEST_DECK)]


class Author(Greedy):
    """Plays one seat by the tuned plan; without memory."""

    __slots__ = ("numbers",)

    def __init__(self, speller: Speller, numbers: Numbers | None = None, *, liking: Liking | None = None) -> None:
        """A player with these words and numbers, and with a liking of its own if it has one."""
        super().__init__(speller, AuthorTaste(numbers or tuned(), liking))
        self.numbers = numbers or tuned()

    @classmethod
    def with_whims(cls, speller: Speller, seed: str, strength: float = WHIM) -> Author:
        """The plan as a person carries it out, who likes some cards more than they deserve; at 0 the plan itself."""
        return cls(speller, liking=Whim(seed, strength) if strength else None)

    def wanted(self, window: Window) -> Value:
        """What a word is judged by now."""
        gone = window.library.commons_in_play - window.commons_left
        return _value(self.numbers, window.mark, gone)

    def fame(self, window: Window) -> Brought:
        """What Fame cards bring at the end of the game, that of abilities included."""
        return bringing(window)

    def _mind(self, window: Window) -> PlansMind:
        return PlansMind(window, self.speller, self._worth)

    def _worth(self, window: Window) -> Callable[[int], int]:
        scales = Scales(window, self.numbers)
        return lambda face: round(scales.worth(face))


@cache
def _value(numbers: Numbers, mark: int, gone: int) -> Value:
    gain = numbers.gain + numbers.gain_late * gone
    return Value(STEPS, round(STEPS * numbers.draw), leaving=round(STEPS * numbers.leaving), mark=mark, gain=round(STEPS * gain))
