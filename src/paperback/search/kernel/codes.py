# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The numbers that cards, abilities and searches are written in (C variables where they are compiled)."""

from __future__ import annotations

from typing import Final

ROW = 64
"""Integers in a card's row."""
READINGS = 4
"""Where the readings begin in a row."""
ABILITIES = 20
"""Where the abilities begin in a row."""
LONGEST = 15
"""Most letters in a word."""
LOWEST = -(1 << 30)
"""Below every value."""

WILD, COMMON, PAIR, TYPO, LEAVES, SPACEBAR, DYSLEXIC = 1, 2, 4, 8, 16, 32, 64

FIRST, LAST, LENGTH, NO_WILD, WHOLE, COMMON_USED, AGAIN, NO_REPEAT, RUN, BESIDE, COUNT = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11

ADD, PER, CARD, WORD, DRAW, COPY = 1, 2, 3, 4, 5, 6

LETTERS, VOWELS, CONSONANTS, WILDS, PAIRS, TYPOS, UNUSED = 1, 2, 3, 4, 5, 6, 7
NEAR_WILD, NEAR_PAIR, NEAR_VOWEL, NEAR_CONSONANT, NEAR_SAME, NEAR_LETTER, NEAR_BOTH = 1, 2, 3, 4, 5, 6, 8
OWN, NEIGHBOUR, NEIGHBOURS = 1, 2, 3

# compiled, these are C variables, and other modules see them in this way only
globals().update(
    ROW=ROW,
    READINGS=READINGS,
    ABILITIES=ABILITIES,
    LONGEST=LONGEST,
    LOWEST=LOWEST,
    WILD=WILD,
    COMMON=COMMON,
    PAIR=PAIR,
    TYPO=TYPO,
    LEAVES=LEAVES,
    SPACEBAR=SPACEBAR,
    DYSLEXIC=DYSLEXIC,
    FIRST=FIRST,
    LAST=LAST,
    LENGTH=LENGTH,
    NO_WILD=NO_WILD,
    WHOLE=WHOLE,
    COMMON_USED=COMMON_USED,
    AGAIN=AGAIN,
    NO_REPEAT=NO_REPEAT,
    RUN=RUN,
    BESIDE=BESIDE,
    COUNT=COUNT,
    ADD=ADD,
    PER=PER,
    CARD=CARD,
    WORD=WORD,
    DRAW=DRAW,
    COPY=COPY,
    LETTERS=LETTERS,
    VOWELS=VOWELS,
    CONSONANTS=CONSONANTS,
    WILDS=WILDS,
    PAIRS=PAIRS,
    TYPOS=TYPOS,
    UNUSED=UNUSED,
    NEAR_WILD=NEAR_WILD,
    NEAR_VOWEL=NEAR_VOWEL,
    NEAR_CONSONANT=NEAR_CONSONANT,
    NEAR_SAME=NEAR_SAME,
    NEAR_LETTER=NEAR_LETTER,
    NEAR_PAIR=NEAR_PAIR,
    NEAR_BOTH=NEAR_BOTH,
    OWN=OWN,
    NEIGHBOUR=NEIGHBOUR,
    NEIGHBOURS=NEIGHBOURS,
)

COUNTED: Final = {
    "letter": LETTERS, "vowel": VOWELS, "consonant": CONSONANTS, "wild": WILDS, "two_letter": PAIRS, "typo": TYPOS, "unused": UNUSED,
}  # fmt: skip
NEIGHBOURING: Final = {
    "wild": NEAR_WILD, "two_letter": NEAR_PAIR, "vowel": NEAR_VOWEL, "consonant": NEAR_CONSONANT, "same_letter": NEAR_SAME,
    "letter": NEAR_LETTER,
}  # fmt: skip
TARGETS: Final = {"self": OWN, "neighbour": NEIGHBOUR, "both_neighbours": NEIGHBOURS}
