"""The review of a game from its record alone: every turn of every seat beside the best that could have been done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paperback import lexicon
from paperback.engine.fame import fame
from paperback.engine.rules import Rules
from paperback.engine.sheet import total
from paperback.engine.state import NOBODY, GameState
from paperback.engine.view import card_seen, cards_seen
from paperback.lexicon import arrays
from paperback.notation.agreement import changed, rules_of
from paperback.notation.log import Record, RecordSeat

from .review_data import FORMAT, LuckReviewed, Review, SeatReviewed, TurnReviewed
from .review_luck import Luck
from .review_purchases import shopping
from .review_turns import Follower, Moment, Turn
from .review_words import Choice, Hand, Words

NOTHING = Choice(None, (), complete=True, known=None)


class ReviewStoppedError(Exception):
    """Somebody asked for the review to stop before its end."""


def review(record: Record, progress: Callable[[int], object] | None = None, stop: Callable[[], bool] | None = None) -> Review:
    """Look at every turn again. The same record gives the same review.

    `progress` hears how many more entries are done; the whole is `len(record.lines)`. When `stop` says so, ReviewStoppedError is raised.
    UnknownLexiconError when this program does not have the word list. The record is not verified (see `paperback.notation.verify`).
    """
    rules = rules_of(record.header.agreement)
    follower = Follower(rules, record)
    reviewer = _Reviewer(rules, record)
    turns: list[TurnReviewed] = []
    for played in follower.turns(progress):
        if stop and stop():
            raise ReviewStoppedError
        turns.append(reviewer.turn(played))
    return Review(
        format=FORMAT,
        lexicon=record.header.lexicon.id,
        family=record.header.family,
        changed=changed(record.header.agreement),
        over=follower.state.outcome is not None,
        seats=tuple(_seat(rules, follower.state, n, seat, turns) for n, seat in enumerate(record.header.seats)),
        turns=tuple(turns),
    )


class _Reviewer:
    def __init__(self, rules: Rules, record: Record) -> None:
        whole = lexicon.load(record.header.lexicon.id)
        self._rules = rules
        self._words = Words(rules, whole, arrays.load(whole, family=record.header.family))
        self._luck = Luck(self._words)

    def turn(self, played: Turn) -> TurnReviewed:
        """One turn."""
        rules, seat, after, asked = self._rules, played.seat, played.after, played.asked
        money = total(played.lines)
        hand = None if asked is None else Hand(self._words, asked.before, seat)
        laid = None if hand is None or played.words is None else hand.laid(played.words.play.words, money)
        choice = NOTHING if hand is None else hand.choice(laid)
        best = choice.best
        lent = None if hand is None or asked is None else hand.rack.common
        won = any(card == lent.card for card in played.gained) if lent else False
        return TurnReviewed(
            entry=played.ended if asked is None else asked.entry.n,
            seat=seat,
            round=played.round,
            hand=() if asked is None else cards_seen(rules, asked.before, asked.before.seats[seat].hand),
            lent=None if lent is None or asked is None else card_seen(rules, asked.before, lent.card),
            word=laid,
            money=money,
            best=best,
            equals=choice.equals,
            complete=choice.complete,
            known=choice.known,
            left=max(0, (best.money if best else 0) - (laid.money if laid else 0)),
            common=None if hand is None else hand.common(won=won),
            luck=None if asked is None else self._drawn(asked, played),
            shopping=shopping(rules, played),
            gained=cards_seen(rules, after, [card for card in played.gained if card != NOBODY]),
            fame=tuple(fame(rules, after, one, final=after.outcome is not None) for one in range(len(after.seats))),
        )

    def _drawn(self, asked: Moment, played: Turn) -> LuckReviewed | None:
        earlier = [drawing for drawing in played.drawings if drawing.entry < asked.entry.n]
        return self._luck.judge(asked.before, played.seat, earlier, str(asked.entry.n))


def _seat(rules: Rules, state: GameState, number: int, seat: RecordSeat, all_turns: Iterable[TurnReviewed]) -> SeatReviewed:
    turns = [turn for turn in all_turns if turn.seat == number]
    asked = [turn for turn in turns if turn.hand]
    money = sum(turn.word.money for turn in asked if turn.word)
    best = sum(turn.best.money for turn in asked if turn.best)
    shops = [turn.shopping for turn in turns if turn.shopping]
    bought = [purchase for shop in shops for purchase in shop.bought]
    outcome = state.outcome
    return SeatReviewed(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        turns=len(asked),
        money=_mean(money, len(asked)),
        best=_mean(best, len(asked)),
        share=round(100 * money / best) if best else 100,
        found=sum(turn.left == 0 for turn in asked),
        luck=round(sum(turn.luck.difference for turn in asked if turn.luck), 2),
        purchases=len(bought),
        spent=sum(purchase.price for purchase in bought),
        lost=sum(shop.lost for shop in shops),
        fame=fame(rules, state, number, final=outcome is not None),
        place=None if outcome is None else outcome.places[number],
    )


def _mean(whole: int, count: int) -> float:
    return round(whole / count, 2) if count else 0.0
