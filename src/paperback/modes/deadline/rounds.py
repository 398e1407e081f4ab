"""The end of a round and the beginning of the next one (rules 5.4, 5.5, 5.6, 5.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from paperback.engine.events import Bought, Gained, GameEnded, TurnEnded
from paperback.engine.fame import outcome
from paperback.engine.rules import Moment, Rules
from paperback.engine.sheet import total
from paperback.engine.state import GameState, Outcome
from paperback.engine.turn import draw_hand, put_away

from .events import FamePileGone, FameRecorded, RoundShown, RoundStarted, SeatRound
from .folds import trashed_by
from .state import DRAFT, ROUNDS, Claim


def follow(at: Moment) -> None:
    """When nobody has anything to do any more: settle the round; when that asks nobody anything any more, begin the next one."""
    draft = DRAFT.of(at.state)
    if not draft.open:
        settle(at)
    elif draft.round and (over := close(at)):
        at.say(GameEnded(over))
    else:
        start(at)


def start(at: Moment) -> None:
    """Pass the packets on; everybody plays, once it has answered what its new hand may ask."""
    at.say(RoundStarted(DRAFT.of(at.state).round + 1))
    for seat in at.state.seats:
        seat.agenda[:0] = at.rules.turn


def settle(at: Moment) -> None:
    """Show what all did; then claims, then what the parts have to settle (rules 5.9)."""
    shown = tuple(_seat_round(one) for one in in_order(at))
    at.say(RoundShown(DRAFT.of(at.state).round, shown))
    wanted = Counter(claim.pile for one in shown for claim in one.claims)
    short = [pile for pile in sorted(wanted) if wanted[pile] > len(at.state.market.fame[pile])]
    for one in shown:
        for claim in one.claims:
            if claim.pile in short:
                at.of(one.seat).say(FameRecorded(one.seat, claim.card, claim.price))
            else:
                serve(at.of(one.seat), claim)
    for pile in short:
        at.say(FamePileGone(pile))
    for round_end in at.rules.round_ends:
        round_end(at)


def serve(at: Moment, claim: Claim) -> None:
    """The seat gets a card of the pile."""
    card = at.state.market.fame[claim.pile][-1]
    at.say(Gained(at.seat, card) if claim.gained else Bought(at.seat, card, claim.price, claim.on_top))


def close(at: Moment) -> Outcome | None:
    """Discard, draw but after the last round, end all turns: how the game ended, if it has."""
    last = DRAFT.of(at.state).round == ROUNDS
    for one in in_order(at):
        put_away(one)
    for one in in_order(at):
        if not last:
            draw_hand(one)
    for one in in_order(at):
        at.say(TurnEnded(one.seat, (one.seat + 1) % len(at.state.seats)))
    return ending(at.rules, at.state)


def ending(rules: Rules, state: GameState) -> Outcome | None:
    """After twelve rounds the highest Fame wins (rules 5.6)."""
    return outcome(rules, state, "rounds") if state.turn == ROUNDS * len(state.seats) else None


def in_order(at: Moment) -> Iterator[Moment]:
    """A moment of each seat, the first one first."""
    seats = len(at.state.seats)
    first = at.state.active
    return (at.of((first + n) % seats) for n in range(seats))


def _seat_round(at: Moment) -> SeatRound:
    draft = DRAFT.of(at.state)
    turn = at.me.turn
    claims = tuple(draft.claims[at.seat])
    return SeatRound(
        seat=at.seat,
        play=turn.play,
        lines=tuple(turn.lines),
        score=total(turn.lines),
        spent=turn.spent - sum(claim.price for claim in claims),
        cards=tuple(draft.got[at.seat]),
        claims=claims,
        shown=tuple(trashed_by(at.state, at.seat)),
    )
