# cython: annotation_typing=True
"""When each condition holds (catalogue README, Conditions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperback.engine.card import Condition, Kind
from paperback.engine.rules import Place
from paperback.engine.spelling import VOWELS

from .vocabulary import (
    Beside,
    CommonUsed,
    ConsonantRun,
    Count,
    First,
    Last,
    NoRepeat,
    NoWild,
    SameLetterAgain,
    WholeHandUsed,
    WordLength,
)


def first(at: Place, _: First) -> bool:
    """The card opens its word."""
    return at.place == 0


def last(at: Place, _: Last) -> bool:
    """The card closes its word."""
    return at.place == len(at.word) - 1


def word_length(at: Place, condition: WordLength) -> bool:
    """Letters count, not cards (rules 2.5)."""
    return condition.min <= at.length <= condition.max


def no_wild(at: Place, _: NoWild) -> bool:
    """No card of the word is a wild."""
    return not any(at.at.card(tile.card).wild for tile in at.word)


def whole_hand_used(at: Place, _: WholeHandUsed) -> bool:
    """Nothing was left in the hand when the word was laid."""
    return at.play.unused == 0


def common_used(at: Place, _: CommonUsed) -> bool:
    """The track's card is in this word, or is applied: then it counts for every word of the turn (rules 8.4)."""
    common = at.play.common
    return common in at.play.applied or any(tile.card == common for tile in at.word)


def same_letter_again(at: Place, _: SameLetterAgain) -> bool:
    """The card's letter, of a pair both in order, stands at two places or more of the word; one that reads double does so by itself."""
    tile, whole = at.word[at.place], at.text
    own = tile.letters if at.at.card(tile.card).two_letter else tile.letters[0]
    return whole.find(own, whole.find(own) + 1) >= 0


def no_repeat(at: Place, _: NoRepeat) -> bool:
    """All letters differ."""
    whole = at.text
    return len(set(whole)) == len(whole)


def consonant_run(at: Place, condition: ConsonantRun) -> bool:
    """So many letters in a row are no vowels; Y is a consonant."""
    run = 0
    for letter in at.text:
        run = 0 if letter in VOWELS else run + 1
        if run >= condition.min:
            return True
    return False


def beside(at: Place, condition: Beside) -> bool:
    """A neighbour fits, as a card or by the letter that adjoins."""
    fitting = 0
    own = at.word[at.place].letters
    for place, mine, theirs in ((at.place - 1, own[0], -1), (at.place + 1, own[-1], 0)):
        if 0 <= place < len(at.word):
            tile = at.word[place]
            fitting += _fits(at, condition, tile.card, tile.letters[theirs], mine)
    return fitting >= (2 if condition.both else 1)


def _fits(at: Place, condition: Beside, card: int, letter: str, mine: str) -> bool:
    face = at.at.card(card)
    return {
        "wild": face.wild,
        "two_letter": face.two_letter,
        "vowel": letter in VOWELS,
        "consonant": letter not in VOWELS,
        "same_letter": letter == mine,
        "letter": letter == condition.letter,
    }[condition.of]


def count(at: Place, condition: Count) -> bool:
    """Cards are counted besides this card, letters all."""
    return counted(at, condition.of, besides=True) >= condition.min


def counted(at: Place, of: str, *, besides: bool = False) -> int:
    """How many of these the word holds (`unused`: the hand); `besides` leaves this card out where cards are counted."""
    if of == "unused":
        return at.play.unused
    if of == "letter":
        return len(at.text)
    if of == "vowel":
        return sum(letter in VOWELS for letter in at.text)
    if of == "consonant":
        return sum(letter not in VOWELS for letter in at.text)
    besides = besides and at.index >= 0
    faces = [at.at.card(tile.card) for place, tile in enumerate(at.word) if not (besides and place == at.place)]
    if of == "wild":
        return sum(face.wild for face in faces)
    if of == "typo":
        return sum(face.kind is Kind.TYPO for face in faces)
    return sum(face.two_letter for face in faces)


MEANING: dict[type[Condition], Callable[[Place, Any], bool]] = {
    First: first,
    Last: last,
    WordLength: word_length,
    NoWild: no_wild,
    WholeHandUsed: whole_hand_used,
    CommonUsed: common_used,
    SameLetterAgain: same_letter_again,
    NoRepeat: no_repeat,
    ConsonantRun: consonant_run,
    Beside: beside,
    Count: count,
}
