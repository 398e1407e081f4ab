"""What one seat may see of a game: built field by field (rules 14.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from .events import Event
from .fame import cards_of, commons, sources_seen, unseen
from .market import affordable, needed, price
from .play import accepted
from .questions_seen import question
from .rules import Rules
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
from .settings import Settings
from .setup import LAYOUTS
from .sheet import money, total
from .state import NOBODY, GameState, Line
from .steps import Shop

CARD_FIELDS = frozenset({"card", "cards", "copied", "shown", "revealed", "target", "applied"})
"""Fields of events, and of what they hold, that are card ids."""


def view(rules: Rules, state: GameState, viewer: int | None) -> SeatView:
    """The game as this seat sees it; None is an onlooker."""
    table = rules.mode.lens(rules, state, viewer)
    acting = [bool(accepted(rules, state, seat)) for seat in range(len(state.seats))]
    state = table
    return SeatView(
        mine=None if viewer is None else _own(rules, state, viewer),
        seats=tuple(_seat(rules, state, seat, viewer, waiting=waiting) for seat, waiting in enumerate(acting)),
        market=_market(rules, state, viewer),
        active=state.active,
        first=(state.active - state.turn) % len(state.seats),
        round=state.turn // len(state.seats) + 1,
        outcome=state.outcome,
        parts={part.name: part.view(rules, state, viewer) for part in rules.parts if part.view},
    )


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
    return CardSeen(card, rules.faces[state.faces[card]].key)


FACE_DOWN = CardSeen(NOBODY, "")
"""A card whose face is not seen."""


def lines_seen(rules: Rules, state: GameState, lines: list[Line]) -> tuple[LineSeen, ...]:
    """A score sheet with the cards' faces."""
    return tuple(
        LineSeen(
            line.kind,
            line.amount,
            FACE_DOWN if line.card == NOBODY else card_seen(rules, state, line.card),
            line.word,
            None if line.target == NOBODY else card_seen(rules, state, line.target),
            line.reason,
        )
        for line in lines
    )


def _own(rules: Rules, state: GameState, seat: int) -> OwnSeat:
    me = state.seats[seat]
    strange = unseen(rules, state, seat)
    deck = sorted([card for card in me.draw if card not in strange], key=lambda card: (rules.faces[state.faces[card]].key, card))
    return OwnSeat(
        seat=seat,
        hand=tuple(card_seen(rules, state, card) for card in me.hand),
        deck=(*[card_seen(rules, state, card) for card in deck], *[FACE_DOWN] * len(strange)),
        known=tuple(card_seen(rules, state, card) for card in me.draw[: -me.known - 1 : -1]) if me.known else (),
        kept=tuple(card_seen(rules, state, card) for card in me.turn.kept),
        question=question(rules, state, seat),
    )


def _seat(rules: Rules, state: GameState, seat: int, viewer: int | None, *, waiting: bool) -> SeatSeen:
    me = state.seats[seat]
    open_to_all = viewer == seat or state.outcome is not None
    shelf = sorted((ShelfSeen(key, amount) for key, amount in sources_seen(rules, state, seat, viewer)), key=lambda s: (s.fame, s.card))
    faces = rules.faces
    return SeatSeen(
        seat=seat,
        hand=len(me.hand),
        draw=len(me.draw),
        deck=len(cards_of(me)),
        discard=tuple(
            FACE_DOWN if not open_to_all and faces[state.faces[card]].face_down else card_seen(rules, state, card) for card in me.discard
        ),
        in_play=tuple(card_seen(rules, state, card) for card in me.in_play),
        fame=sum(item.fame for item in shelf),
        shelf=tuple(shelf),
        commons=commons(rules, state, seat),
        turns=me.turns,
        waiting=waiting,
        play=_play(rules, state, seat),
    )


def _play(rules: Rules, state: GameState, seat: int) -> PlaySeen:
    turn = state.seats[seat].turn
    play = turn.play
    return PlaySeen(
        words=tuple(
            tuple(TileSeen(t.card, rules.faces[state.faces[t.card]].key, t.letters, t.card == play.common) for t in word)
            for word in play.words
        ),
        applied=tuple(card_seen(rules, state, card) for card in play.applied),
        lines=lines_seen(rules, state, turn.lines),
        score=total(turn.lines),
        spent=turn.spent,
        money=money(turn),
        extra_draw=turn.extra,
        bought=tuple(card_seen(rules, state, card) for card in turn.bought),
        doomed=tuple(card_seen(rules, state, card) for card in turn.doomed),
    )


def _market(rules: Rules, state: GameState, viewer: int | None) -> MarketSeen:
    market = state.market
    track = rules.library.track
    common = market.commons[-1] if viewer is None and market.commons else NOBODY if viewer is None else rules.mode.common(state, viewer)
    return MarketSeen(
        piles=tuple(
            PileSeen(
                lowest=low,
                dearest=high,
                hidden=max(0, len(pile) - 1),
                top=offered(rules, state, viewer, pile[-1]) if pile else None,
                alternates=tuple(None if card == NOBODY else offered(rules, state, viewer, card) for card in places),
            )
            for (low, high), pile, places in zip(_costs(rules.settings), market.piles, market.alternates, strict=False)
        ),
        fame=tuple(
            FamePileSeen(face.cost, face.fame, len(pile), offered(rules, state, viewer, pile[-1]) if pile else None)
            for face, pile in zip((rules.faces[faces[0]] for faces in rules.library.fame_piles), market.fame, strict=False)
        ),
        common=card_seen(rules, state, common) if common != NOBODY else None,
        commons_left=len(market.commons),
        track=track,
        needed=needed(rules, state) if market.commons else None,
        won=tuple(WonSeen(rules.faces[state.faces[card]].key, seat) for card, seat in market.won),
        trash=tuple(card_seen(rules, state, card) for card in state.trash),
    )


def _costs(settings: Settings) -> tuple[tuple[int, int], ...]:
    return LAYOUTS[settings.layout].piles


def offered(rules: Rules, state: GameState, viewer: int | None, card: int, *, for_sale: bool = True) -> Offered:
    """A card with its price for the viewer, and whether it can buy it now; an onlooker sees what is printed."""
    key = rules.faces[state.faces[card]].key
    if viewer is None:
        return Offered(card, key, rules.faces[state.faces[card]].cost, affordable=False)
    agenda = state.seats[viewer].agenda
    shopping = bool(agenda) and isinstance(agenda[-1], Shop)
    return Offered(card, key, price(rules, state, viewer, card), for_sale and shopping and affordable(rules, state, viewer, card))
