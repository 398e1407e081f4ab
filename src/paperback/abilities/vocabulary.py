"""The vocabulary of abilities: conditions and effects as plain values, named and parametrised as in `catalogue/data/vocabulary.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from paperback.engine.card import Condition, Effect

# ---------------------------------------------------------------- conditions


@dataclass(frozen=True, slots=True)
class First(Condition):
    """The card opens its word."""


@dataclass(frozen=True, slots=True)
class Last(Condition):
    """The card closes its word."""


@dataclass(frozen=True, slots=True)
class WordLength(Condition):
    """The word has at least `min` and at most `max` letters."""

    min: int = 0
    max: int = 99


@dataclass(frozen=True, slots=True)
class NoWild(Condition):
    """No wild is in the word."""


@dataclass(frozen=True, slots=True)
class WholeHandUsed(Condition):
    """No card of the hand is unused; the common card on the track does not matter."""


@dataclass(frozen=True, slots=True)
class CommonUsed(Condition):
    """The common card on the track is in the word, or is applied to it."""


@dataclass(frozen=True, slots=True)
class SameLetterAgain(Condition):
    """What the card reads occurs once more in the spelled word, whatever card supplies it."""


@dataclass(frozen=True, slots=True)
class NoRepeat(Condition):
    """All letters of the word differ."""


@dataclass(frozen=True, slots=True)
class ConsonantRun(Condition):
    """At least `min` consonants stand in a row somewhere in the word."""

    min: int


@dataclass(frozen=True, slots=True)
class Beside(Condition):
    """A neighbour fits `of`; with `both`, two neighbours are there and both fit."""

    of: str
    letter: str = ""
    both: bool = False


@dataclass(frozen=True, slots=True)
class Count(Condition):
    """The word (for `unused`, the hand) holds at least `min` of these; cards are counted besides this card, letters all."""

    of: str
    min: int


@dataclass(frozen=True, slots=True)
class HandWithoutWild(Condition):
    """The new hand, kept cards included, has no wild."""

    late: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TypoTaken(Condition):
    """The seat took a typo for a cent this turn, before scoring or after."""

    late: ClassVar[bool] = True


# ---------------------------------------------------------------- effects


@dataclass(frozen=True, slots=True)
class Score(Effect):
    """So many cents more."""

    amount: int


@dataclass(frozen=True, slots=True)
class ScorePer(Effect):
    """So many cents for each one counted beyond `above`."""

    of: str
    amount: int
    above: int = 0


@dataclass(frozen=True, slots=True)
class MultiplyCard(Effect):
    """The printed score of this card, of one neighbour or of both neighbours times `by`."""

    target: str
    by: int
    then_trash: bool = False


@dataclass(frozen=True, slots=True)
class MultiplyWord(Effect):
    """The word's score times `by`."""

    by: int


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """So many more cards in the next hand."""

    amount: int


@dataclass(frozen=True, slots=True)
class Keep(Effect):
    """Up to so many unused cards join the next hand."""

    optional: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class Trash(Effect):
    """Up to `count` cards of the zones leave the game; the reward is paid for each."""

    zones: tuple[str, ...]
    count: int
    reward: Effect | None = None

    @property
    def copied(self) -> bool:
        """Trashing itself is never copied."""
        return "self" not in self.zones


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """Look at so many cards of the own draw pile, discard any, put the others back in any order."""

    count: int


@dataclass(frozen=True, slots=True)
class CopyNeighbour(Effect):
    """Have all abilities of one neighbour this turn, as if printed here."""

    optional: ClassVar[bool] = True
    opens: ClassVar[bool] = True

    @property
    def copied(self) -> bool:
        """A copy is never copied, so no loop can arise."""
        return False


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Take one visible card of that printed cost or less into the discard pile; it is no purchase."""

    max_cost: int
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FlushOffer(Effect):
    """Up to so many offer piles put their visible cards under and show new ones."""

    piles: int


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """Every card of these kinds bought this turn costs so much less."""

    amount: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BuyToTop(Effect):
    """Up to so many cards bought this turn go on top of the draw pile."""

    count: int


@dataclass(frozen=True, slots=True)
class ReadAs(Effect):
    """Cards may be read otherwise while the word is laid."""

    optional: ClassVar[bool] = True
    mode: str
    cards: str
    forms: tuple[str, ...] = ()
    limit: int = 0
    """Most cards read so; 0 is any number."""
    only: str = ""


@dataclass(frozen=True, slots=True)
class SplitWord(Effect):
    """The cards may form two words."""

    optional: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FamePer(Effect):
    """So much Fame for every full `per` in the whole deck."""

    of: str
    per: int
    amount: int


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """A limit for the other seats in their next turn."""

    kind: str
    amount: int = 0

    @property
    def copied(self) -> bool:
        """An attack is never copied."""
        return False


@dataclass(frozen=True, slots=True)
class Redraw(Effect):
    """Discard up to so many cards of the hand, then draw as many."""

    optional: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class BorrowLetter(Effect):
    """Use any one letter of the latest word of the seat before; it scores 0 and has no ability."""

    optional: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LengthBonus(Effect):
    """The word counts as so many letters longer, for the length track only."""

    amount: int


@dataclass(frozen=True, slots=True)
class TypoMove(Effect):
    """Typos from their deck to the own discard pile (`gain`) or to those of all others (`give`), or back under their deck (`return`)."""

    move: str
    count: int


@dataclass(frozen=True, slots=True)
class Fame(Effect):
    """So much Fame at the end of the game."""

    amount: int


CONDITIONS: dict[str, type[Condition]] = {
    "first": First,
    "last": Last,
    "word_length": WordLength,
    "no_wild": NoWild,
    "whole_hand_used": WholeHandUsed,
    "common_used": CommonUsed,
    "same_letter_again": SameLetterAgain,
    "no_repeat": NoRepeat,
    "consonant_run": ConsonantRun,
    "beside": Beside,
    "count": Count,
    "hand_without_wild": HandWithoutWild,
    "typo_taken": TypoTaken,
}
"""Conditions by their name in the catalogue."""

EFFECTS: dict[str, type[Effect]] = {
    "score": Score,
    "score_per": ScorePer,
    "multiply_card": MultiplyCard,
    "multiply_word": MultiplyWord,
    "draw": Draw,
    "keep": Keep,
    "trash": Trash,
    "look": Look,
    "copy_neighbour": CopyNeighbour,
    "gain": Gain,
    "flush_offer": FlushOffer,
    "discount": Discount,
    "buy_to_top": BuyToTop,
    "read_as": ReadAs,
    "split_word": SplitWord,
    "fame_per": FamePer,
    "attack": Attack,
    "redraw": Redraw,
    "borrow_letter": BorrowLetter,
    "length_bonus": LengthBonus,
    "typo": TypoMove,
    "fame": Fame,
}
"""Effects by their name in the catalogue."""
