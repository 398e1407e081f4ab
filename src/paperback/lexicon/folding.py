"""From what a person types to the key that judges it: capital letters A to Z, without accents."""

from __future__ import annotations

import unicodedata
from typing import Final

MIN_LETTERS: Final = 2
MAX_LETTERS: Final = 15
_LETTERS_FOR: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss"})


class NotLettersError(ValueError):
    """The text holds something that no card can spell: a hyphen, an apostrophe, a digit, a letter of another alphabet."""

    def __init__(self, text: str, character: str) -> None:
        """Name the text and the first character that is no letter ("" if the text has no letter at all)."""
        what = f"{character!r} is not a letter" if character else "there is no letter in it"
        super().__init__(f"{text!r} cannot be a word: {what}")
        self.text = text
        self.character = character


def fold(text: str) -> str:
    """Give the key of a word: upper case, accents and cedillas off, Ñ as N, Æ as AE, Œ as OE.

    The same word composed or decomposed (NFC or NFD), in any case, has the same key. Raises NotLettersError.
    """
    lowered = unicodedata.normalize("NFC", text).lower().translate(_LETTERS_FOR)
    plain = "".join(c for c in unicodedata.normalize("NFD", lowered) if not unicodedata.combining(c))
    for character in plain:
        if not "a" <= character <= "z":
            raise NotLettersError(text, character)
    if not plain:
        raise NotLettersError(text, "")
    return plain.upper()
