"""A hand, a common card and an offer put together by hand, and the made-up table that they are tried on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from paperback.catalogue.library import load
from paperback.engine.card import Card, Kind
from paperback.engine.chance import SeededChance
from paperback.engine.library import Library
from paperback.engine.rules import Lexicon, Moment, Rules
from paperback.engine.settings import SHORTEST_MINIMUM, USUAL_MODE, Settings
from paperback.engine.state import GameState, Market, SeatState
from paperback.engine.steps import SpellWord
from paperback.lexicon import fold
from paperback.modes.registry import MODES, laying, parts_of, rules_for

MOST_CARDS: Final = 30
MOST_OFFERED: Final = 30
WILD: Final = "?"
SPACEBAR: Final = "common-spacebar"
DYSLEXIC: Final = "common-dyslexic"
_PLAIN = re.compile(r"(?P<letters>[A-ZÀ-ÅÇ-ÏÑ-ÖÙ-Ý]{1,2})(?::(?P<score>\d{1,2}))?")


class PositionError(ValueError):
    """What was put together cannot be; a code with its parameters, as everything that is refused."""

    def __init__(self, code: str, **params: str | int) -> None:
        """The reason.

        It is `no_cards`, `too_many_cards`, `unknown_card`, `card_beside`, `not_beside`, `too_many_beside`, `common_wild`, `common_twice`,
        `card_free` or `too_many_ways`.
        """
        super().__init__(code)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Cards by id: those of the hand from 0, then the common card, those beside the deck, the offer."""

    names: tuple[str, ...]
    """How each card was called, in the order of ids."""
    cards: tuple[Card, ...]
    common: Card | None = None
    beside: tuple[Card, ...] = ()
    """Cards that lie beside the deck: a power, genre cards that lend their letters."""
    offer: tuple[Card, ...] = ()
    mark: int | None = None
    """Fewest letters that win the common card; None is the first step of the printed track."""
    minimum: int = SHORTEST_MINIMUM
    """Fewest letters of a word."""

    @property
    def offered(self) -> range:
        """The ids of the offer."""
        first = len(self.cards) + (self.common is not None) + len(self.beside)
        return range(first, first + len(self.offer))

    def table(self, lexicon: Lexicon) -> tuple[Rules, GameState]:
        """A made-up game whose seat 0 holds this hand and must make a word; each offered card is a pile of its own."""
        printed = load()
        cards = (*self.cards, *([] if self.common is None else [self.common]), *self.beside, *self.offer)
        made = tuple(card for card in dict.fromkeys(cards) if card.key not in printed.index)
        track = printed.track if self.mark is None else (self.mark,)
        library = replace(printed, faces=(*map(_alone, printed.faces), *made), track=track)
        kinds = {card.kind for card in self.beside}
        modules = tuple(sorted(module for kind in kinds if (module := _laid_by(kind))))
        rules = rules_for(Settings(minimum_word=self.minimum, modules=modules), lexicon, library=library)
        hand = list(range(len(self.cards)))
        seat = SeatState(hand=hand, agenda=list(rules.turn))
        while not isinstance(seat.agenda[-1], SpellWord):
            seat.agenda.pop()
        piles = [[card] for card in self.offered]
        market = Market(piles, [[] for _ in piles], [], [] if self.common is None else [len(hand)])
        state = GameState(tuple(library.index[card.key] for card in cards), [seat], market, 0)
        self._lay_beside(rules, state)
        return rules, state

    def _lay_beside(self, rules: Rules, state: GameState) -> None:
        """Let each part of a module lay its cards, or begin as at the beginning of a game."""
        first = self.offered.start - len(self.beside)
        at = Moment(rules, state, SeededChance(""), 0, None)
        for part in parts_of(rules.settings):
            for kind, how in part.beside.items():
                how.lay(state, tuple(first + n for n, card in enumerate(self.beside) if card.kind is kind))
            if part.begin and not part.beside:
                part.begin(at)


def put_together(
    hand: Iterable[str],
    common: str | None = None,
    offer: Iterable[str] = (),
    *,
    beside: Iterable[str] = (),
    mark: int | None = None,
    minimum: int = SHORTEST_MINIMUM,
) -> Position:
    """The position of cards as they are called: letters (E, TH, E:2), ? for a wild, or a card's key; PositionError when it cannot be."""
    names, offered, lying = tuple(hand), tuple(offer), tuple(beside)
    if not names:
        raise PositionError("no_cards")
    for called, most in ((names, MOST_CARDS), (offered, MOST_OFFERED)):
        if len(called) > most:
            raise PositionError("too_many_cards", count=len(called), most=most)
    library = load()
    cards = tuple(_card(name, library) for name in names)
    lent = None if common is None else _common(common, library)
    rare = [card.key for card in (*cards, *([] if lent is None else [lent])) if card.kind is Kind.COMMON]
    if twice := next((key for key in rare if rare.count(key) > 1), None):
        raise PositionError("common_twice", card=twice)
    return Position(
        names=(*names, *([] if common is None else [common]), *lying, *offered),
        beside=_beside(lying, library),
        cards=cards,
        common=lent,
        offer=tuple(_for_sale(name, library) for name in offered),
        mark=mark,
        minimum=minimum,
    )


def with_settings(hand: Sequence[str], *, spacebar: bool, dyslexic: bool) -> list[str]:
    """The hand with Spacebar and Dyslexic in it, as one has it who has won them (rules 8)."""
    return [*hand, *([SPACEBAR] if spacebar else []), *([DYSLEXIC] if dyslexic else [])]


def _common(name: str, library: Library) -> Card:
    card = _card(name, library)
    if card.wild:
        raise PositionError("common_wild", card=name)
    return replace(card, kind=Kind.COMMON, key=f"common {name}") if card.kind is not Kind.COMMON else card


def _beside(names: tuple[str, ...], library: Library) -> tuple[Card, ...]:
    cards = tuple(library.card(name) for name in names if name in library.index)
    if len(cards) < len(names):
        raise PositionError("unknown_card", card=next(name for name in names if name not in library.index))
    for card in cards:
        found = laying(card.kind)
        if found is None:
            raise PositionError("not_beside", card=card.key)
        if sum(other.kind is card.kind for other in cards) > found[1].most or cards.count(card) > 1:
            raise PositionError("too_many_beside", card=card.key, most=found[1].most)
    return cards


def _laid_by(kind: Kind) -> str:
    found = laying(kind)
    return found[0] if found else ""


def _for_sale(name: str, library: Library) -> Card:
    card = _card(name, library)
    if not card.cost:
        raise PositionError("card_free", card=name)
    return card


def _card(name: str, library: Library) -> Card:
    if name == WILD:
        return next(card for card in library.faces if card.wild)
    if plain := _PLAIN.fullmatch(name):
        letters = fold(plain["letters"])
        kind = Kind.LETTER if len(letters) == 1 else Kind.TWO_LETTER
        return Card(key=name, kind=kind, letters=letters, score=int(plain["score"] or 1))
    if name not in library.index:
        raise PositionError("unknown_card", card=name)
    card = library.card(name)
    if card.beside:
        raise PositionError("card_beside", card=name)
    return _alone(card)


def _alone(card: Card) -> Card:
    """What of a card does something where there are no other seats."""
    abilities = tuple(ability for ability in card.abilities if type(ability.do) in _MEANT)
    return card if abilities == card.abilities or card.beside else replace(card, abilities=abilities)


_MEANT = {effect for part in MODES[USUAL_MODE].parts for effect in part.effects}
"""Effects that do something without other seats; an attack does not (rules 9.3)."""
