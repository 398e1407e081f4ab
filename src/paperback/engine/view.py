"""What one seat may see of a game: built field by field (rules 14.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from .chance import SeededChance
from .events import Event
from .fame import cards_of, commons, sources_seen, unseen
from .market import needed, price
from .play import accepted
from .questions_seen import question
from .rules import Moment, Rules
from .seen import (
    CardSeen,
    FamePileSeen,
    LineSeen,
    MarketSeen,
    Offered,
    OwnSeat,
    PileSeen,
    PlaySeen,
    SeatSeen,
    SeatView,
    ShelfSeen,
    TileSeen,
    WonSeen,
)
from .setup import LAYOUTS
from .sheet import money, total
from .state import NOBODY, GameState, Line
from .steps import Shop

CARD_FIELDS = frozenset({"card", "cards", "copied", "shown", "revealed", "target", "applied"})
"""Fields of events, and of what they hold, that are card ids."""

KEPT = 1 << 12
"""Values of a kind that are kept because they are seen again and again."""
_card = lru_cache(maxsize=KEPT)(CardSeen)
_fame_pile = lru_cache(maxsize=KEPT)(FamePileSeen)
_line = lru_cache(maxsize=KEPT)(LineSeen)
_offered = lru_cache(maxsize=KEPT)(Offered)
_pile = lru_cache(maxsize=KEPT)(PileSeen)
_shelf = lru_cache(maxsize=KEPT)(ShelfSeen)
_tile = lru_cache(maxsize=KEPT)(TileSeen)


def view(rules: Rules, state: GameState, viewer: int | None) -> SeatView:
    """The game as this seat sees it; None is an onlooker."""
    table = rules.mode.lens(rules, state, viewer)
    acting = [bool(accepted(rules, state, seat)) for seat in range(len(state.seats))]
    state = table
    return SeatView(
        mine=None if viewer is None else own(rules, state, viewer),
        seats=tuple([seat_seen(rules, state, viewer, seat, waiting=waiting) for seat, waiting in enumerate(acting)]),
        market=market_seen(rules, state, viewer),
        active=state.active,
        first=first(state),
        round=current_round(state),
        outcome=state.outcome,
        parts={name: seen(rules, state, viewer) for name, seen in rules.views.items()},
    )


def first(state: GameState) -> int:
    """The seat that began the game."""
    return (state.active - state.turn) % len(state.seats)


def current_round(state: GameState) -> int:
    """1 for the first."""
    return state.turn // len(state.seats) + 1


def redact(rules: Rules, state: GameState, events: tuple[Event, ...], viewer: int | None) -> tuple[Event, ...]:
    """What this seat sees of what happened and led to this state; an event without an entry is seen by nobody."""
    told = rules.mode.told
    heard = told(state, events, viewer) if told else events
    shown = (rules.shows[type(event)](event, viewer) for event in heard if type(event) in rules.shows)
    return tuple(_face_down(rules, state, event, viewer) for event in shown if event is not None)


def _face_down(rules: Rules, state: GameState, event: Event, viewer: int | None) -> Event:
    """Cards that reach a discard pile face down are not named to others (rules 6.4)."""
    if not event.to_discard:
        return event
    gone: Any = event
    seen = tuple(NOBODY if rules.faces[state.faces[card]].face_down else card for card in gone.cards)
    return event if gone.seat == viewer or seen == gone.cards else replace(gone, cards=seen)


def mentioned(value: object) -> Iterator[int]:
    """Ids of the cards that an event speaks of."""
    if isinstance(value, tuple):
        for item in value:
            yield from mentioned(item)
    elif is_dataclass(value):
        for field in fields(value):
            content = getattr(value, field.name)
            if field.name in CARD_FIELDS:
                cards = content if isinstance(content, tuple) else (content,)
                yield from (card for card in cards if isinstance(card, int) and card != NOBODY)
            else:
                yield from mentioned(content)


def card_seen(rules: Rules, state: GameState, card: int) -> CardSeen:
    """A card with its face."""
    return _card(card, rules.faces[state.faces[card]].key)


def cards_seen(rules: Rules, state: GameState, cards: Iterable[int]) -> tuple[CardSeen, ...]:
    """Cards with their faces."""
    printed, faces = rules.faces, state.faces
    return tuple([_card(card, printed[faces[card]].key) for card in cards])


FACE_DOWN = CardSeen(NOBODY, "")
"""A card whose face is not seen."""


def lines_seen(rules: Rules, state: GameState, lines: list[Line]) -> tuple[LineSeen, ...]:
    """A score sheet with the cards' faces."""
    return tuple(
        [
            _line(
                line.kind,
                line.amount,
                FACE_DOWN if line.card == NOBODY else card_seen(rules, state, line.card),
                line.word,
                None if line.target == NOBODY else card_seen(rules, state, line.target),
                line.reason,
            )
            for line in lines
        ]
    )


def own(rules: Rules, state: GameState, seat: int) -> OwnSeat:
    """What only the seat itself sees."""
    me = state.seats[seat]
    strange = unseen(rules, state, seat)
    deck = sorted([(rules.faces[state.faces[card]].key, card) for card in me.draw if card not in strange])
    return OwnSeat(
        seat=seat,
        hand=cards_seen(rules, state, me.hand),
        deck=(*[_card(card, key) for key, card in deck], *[FACE_DOWN] * len(strange)),
        known=cards_seen(rules, state, me.draw[: -me.known - 1 : -1]) if me.known else (),
        kept=cards_seen(rules, state, me.turn.kept),
        question=question(rules, state, seat),
    )


def seat_seen(rules: Rules, state: GameState, viewer: int | None, seat: int, *, waiting: bool) -> SeatSeen:
    """A seat as everybody sees it."""
    me = state.seats[seat]
    open_to_all = viewer == seat or state.outcome is not None
    shelf = sorted([(amount, key) for key, amount in sources_seen(rules, state, seat, viewer)])
    faces = rules.faces
    return SeatSeen(
        seat=seat,
        hand=len(me.hand),
        draw=len(me.draw),
        deck=len(cards_of(me)),
        discard=cards_seen(rules, state, me.discard)
        if open_to_all
        else tuple([FACE_DOWN if faces[state.faces[card]].face_down else card_seen(rules, state, card) for card in me.discard]),
        in_play=cards_seen(rules, state, me.in_play),
        fame=sum([amount for amount, _ in shelf]),
        shelf=tuple([_shelf(key, amount) for amount, key in shelf]),
        commons=commons(rules, state, seat),
        turns=me.turns,
        waiting=waiting,
        play=play_seen(rules, state, seat),
    )


def play_seen(rules: Rules, state: GameState, seat: int) -> PlaySeen:
    """What a seat has done in its turn so far."""
    turn = state.seats[seat].turn
    play = turn.play
    score = total(turn.lines)
    return PlaySeen(
        words=tuple(
            [
                tuple([_tile(t.card, rules.faces[state.faces[t.card]].key, t.letters, t.card == play.common) for t in word])
                for word in play.words
            ]
        ),
        applied=cards_seen(rules, state, play.applied),
        lines=lines_seen(rules, state, turn.lines),
        score=score,
        spent=turn.spent,
        money=score - turn.spent,
        extra_draw=turn.extra,
        bought=cards_seen(rules, state, turn.bought),
        doomed=cards_seen(rules, state, turn.doomed),
    )


def market_seen(rules: Rules, state: GameState, viewer: int | None) -> MarketSeen:
    """Everything that can be bought or won."""
    market = state.market
    return MarketSeen(
        piles=piles_seen(rules, state, viewer),
        fame=fame_piles_seen(rules, state, viewer),
        common=common_seen(rules, state, viewer),
        commons_left=len(market.commons),
        track=rules.library.track,
        needed=needed(rules, state) if market.commons else None,
        won=tuple([WonSeen(rules.faces[state.faces[card]].key, seat) for card, seat in market.won]),
        trash=cards_seen(rules, state, state.trash),
    )


def common_seen(rules: Rules, state: GameState, viewer: int | None) -> CardSeen | None:
    """The common card that the viewer may use."""
    commons_left = state.market.commons
    common = commons_left[-1] if viewer is None and commons_left else NOBODY if viewer is None else rules.mode.common(state, viewer)
    return card_seen(rules, state, common) if common != NOBODY else None


def piles_seen(rules: Rules, state: GameState, viewer: int | None) -> tuple[PileSeen, ...]:
    """The piles of the offer."""
    market, offered = state.market, offering(rules, state, viewer)
    return tuple(
        [
            _pile(
                low,
                high,
                max(0, len(pile) - 1),
                offered(pile[-1]) if pile else None,
                tuple([None if card == NOBODY else offered(card) for card in places]),
            )
            for (low, high), pile, places in zip(LAYOUTS[rules.settings.layout].piles, market.piles, market.alternates, strict=False)
        ]
    )


def fame_piles_seen(rules: Rules, state: GameState, viewer: int | None) -> tuple[FamePileSeen, ...]:
    """The Fame piles."""
    offered = offering(rules, state, viewer)
    tops = [rules.faces[faces[0]] for faces in rules.library.fame_piles]
    return tuple(
        [
            _fame_pile(face.cost, face.fame, len(pile), offered(pile[-1]) if pile else None)
            for face, pile in zip(tops, state.market.fame, strict=False)
        ]
    )


def offering(rules: Rules, state: GameState, viewer: int | None, *, for_sale: bool = True) -> Callable[[int], Offered]:
    """Shows cards with their price for the viewer, and whether it can buy them now; an onlooker sees what is printed."""
    printed, faces = rules.faces, state.faces
    if viewer is None:
        return lambda card: _offered(card, printed[faces[card]].key, printed[faces[card]].cost, False)
    me = state.seats[viewer]
    shopping = for_sale and bool(me.agenda) and isinstance(me.agenda[-1], Shop)
    budget = money(me.turn) if shopping else NOTHING
    refusing = rules.may_buy if shopping else ()
    at = Moment(rules, state, NO_CHANCE, viewer, None)

    def offered(card: int) -> Offered:
        cents = price(rules, state, viewer, card)
        affordable = cents <= budget and not (refusing and any(refuses(at, card) for refuses in refusing))
        return _offered(card, printed[faces[card]].key, cents, affordable)

    return offered


NO_CHANCE = SeededChance("")
"""Nothing that is seen depends on chance."""
NOTHING = -1
"""The budget of who cannot buy."""
