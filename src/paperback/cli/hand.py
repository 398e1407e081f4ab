"""Hands as they are typed, and the table that such a hand is tried on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from paperback.catalogue.library import load
from paperback.engine.card import Card, Kind
from paperback.engine.library import Library
from paperback.engine.rules import Lexicon, Rules
from paperback.engine.settings import USUAL_MODE, Settings
from paperback.engine.state import GameState, Market, SeatState
from paperback.modes.registry import MODES, rules_for
from paperback.search import Rack, RackCard

from .main import InputError

MOST_CARDS = 30
WILD = "?"
_PLAIN = re.compile(r"(?P<letters>[A-Z]{1,2})(?::(?P<score>\d{1,2}))?")


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards of a hand by id, 0 for the first; the common card has the next id."""

    names: tuple[str, ...]
    """What was typed for each card, the common card's last."""
    cards: tuple[Card, ...]
    common: Card | None

    @property
    def rack(self) -> Rack:
        """The hand as the search takes it."""
        common = None if self.common is None else RackCard(len(self.cards), self.common)
        return Rack(tuple(RackCard(n, card) for n, card in enumerate(self.cards)), common)

    def table(self, lexicon: Lexicon) -> tuple[Rules, GameState]:
        """A made-up game whose seat 0 holds this hand and must make a word."""
        printed = load()
        cards = self.cards if self.common is None else (*self.cards, self.common)
        made = tuple(card for card in dict.fromkeys(cards) if card.key not in printed.index)
        library = replace(printed, faces=(*map(_alone, printed.faces), *made))
        rules = rules_for(Settings(), lexicon, library=library)
        hand = list(range(len(self.cards)))
        seat = SeatState(hand=hand, agenda=list(rules.turn[:-1]))
        market = Market([], [], [], [] if self.common is None else [len(hand)])
        return rules, GameState(tuple(library.index[card.key] for card in cards), [seat], market, 0)


def read_hand(words: Sequence[str], common: str | None) -> Hand:
    """The hand that was typed; InputError says what is wrong with it."""
    names = " ".join(words).split()
    if not names:
        msg = "the hand has no card"
        raise InputError(msg)
    if len(names) > MOST_CARDS:
        msg = f"the hand has {len(names)} cards, {MOST_CARDS} are the most"
        raise InputError(msg)
    library = load()
    cards = tuple(_card(name, library) for name in names)
    extra = None if common is None else _common(common, library)
    rare = [card.key for card in (*cards, extra) if card and card.kind is Kind.COMMON]
    if twice := next((key for key in rare if rare.count(key) > 1), None):
        msg = f"there is only one {twice}"
        raise InputError(msg)
    return Hand((*names, *filter(None, [common])), cards, extra)


def _common(name: str, library: Library) -> Card:
    card = _card(name, library)
    if card.wild:
        msg = f"{name!r} cannot be the common card: it is a wild"
        raise InputError(msg)
    return replace(card, kind=Kind.COMMON, key=f"common {name}") if card.kind is not Kind.COMMON else card


def _card(name: str, library: Library) -> Card:
    if name == WILD:
        return next(card for card in library.faces if card.wild)
    if plain := _PLAIN.fullmatch(name):
        letters = plain["letters"]
        kind = Kind.LETTER if len(letters) == 1 else Kind.TWO_LETTER
        return Card(key=name, kind=kind, letters=letters, score=int(plain["score"] or 1))
    if name not in library.index:
        hint = "letters are written in capitals" if re.fullmatch(r"[a-z]{1,2}(:\d+)?", name) else "see paperback cards"
        msg = f"no card {name!r}: give letters (E, TH), letters with a score (E:2), ? for a wild, or a card's id ({hint})"
        raise InputError(msg)
    card = library.card(name)
    if card.beside:
        msg = f"{name!r} lies beside the decks: it is never in a hand"
        raise InputError(msg)
    return _alone(card)


def _alone(card: Card) -> Card:
    """What of a card does something where there are no other seats."""
    abilities = tuple(ability for ability in card.abilities if type(ability.do) in _MEANT)
    return card if abilities == card.abilities or card.beside else replace(card, abilities=abilities)


_MEANT = {effect for part in MODES[USUAL_MODE].parts for effect in part.effects}
"""Effects that do something without other seats; an attack does not (rules 9.3)."""
