"""Cards by short names, so that a test reads like a table.

`?` is a starting wild, `fame-5` the first cover of that pile, `C` a plain letter that scores 1, `TH/2@4` a pair that scores 2 and costs 4;
everything else is a key of the catalogue.
"""

from __future__ import annotations

import re
from dataclasses import replace

from paperback.catalogue.library import load
from paperback.engine.card import Card, Kind
from paperback.engine.library import Library

MADE = re.compile(r"(?P<letters>[A-Z]{1,2})(?:/(?P<score>\d+))?(?:@(?P<cost>\d+))?")
WILD = "start-wild"


class Cards:
    """The catalogue, and the cards that tests make up as they name them."""

    def __init__(self) -> None:
        """Only the catalogue."""
        self._printed = load()
        self._made: dict[str, Card] = {}
        covers = [self._printed.faces[pile[0]] for pile in self._printed.fame_piles]
        self._short = {"?": WILD} | {f"fame-{cover.cost}": cover.key for cover in covers}

    def keys(self, names: str) -> list[str]:
        """The keys of cards named in a row; KeyError for a card that does not exist."""
        return [self.key(name) for name in names.split()]

    def key(self, name: str) -> str:
        """The key of a named card; a made-up card is made."""
        key = self._short.get(name, name)
        made = MADE.fullmatch(key)
        if not made:
            return self._printed.card(key).key
        letters = made["letters"]
        kind = Kind.LETTER if len(letters) == 1 else Kind.TWO_LETTER
        self._made[key] = Card(key=key, kind=kind, letters=letters, score=int(made["score"] or 1), cost=int(made["cost"] or 3))
        return key

    def library(self) -> Library:
        """The catalogue with the made-up cards."""
        return replace(self._printed, faces=(*self._printed.faces, *self._made.values()))
