"""A review told in English, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from paperback.coach.review_data import Review, SeatReviewed, TurnReviewed, WordReviewed
from paperback.engine.seen import CardSeen


def lines(review: Review, seats: Iterable[int]) -> Iterator[str]:
    """Every turn of these seats, then their summaries."""
    wanted = set(seats)
    names = [_name(seat) for seat in review.seats]
    before = 0
    for turn in review.turns:
        if turn.seat not in wanted:
            continue
        if turn.round != before:
            yield f"-- round {turn.round}"
            before = turn.round
        yield from _turn(turn, names[turn.seat])
    yield ""
    for seat in review.seats:
        if seat.seat in wanted:
            yield from _seat(seat, names[seat.seat])
    if review.changed:
        yield f"The {review.changed} has changed since: some words may be judged otherwise."


def _name(seat: SeatReviewed) -> str:
    """Computer players of one name sit at one table."""
    return f"{seat.name or seat.bot} {seat.seat}" if seat.bot else seat.name or f"seat {seat.seat}"


def of_seat(review: Review, seat: int) -> Review:
    """The part of a review that is about one seat."""
    return replace(
        review,
        seats=tuple(one for one in review.seats if one.seat == seat),
        turns=tuple(turn for turn in review.turns if turn.seat == seat),
    )


def _turn(turn: TurnReviewed, name: str) -> Iterator[str]:
    if not turn.hand and not turn.word:
        yield f"{name}: no word was asked for"
    else:
        laid = _word(turn.word) if turn.word else "no word"
        yield f"{name}: {laid}; {_verdict(turn)}{_luck(turn)}"
    more = [*_common(turn), *_shopping(turn)]
    if more:
        yield f"    {'; '.join(more)}"


def _word(word: WordReviewed) -> str:
    return f"{word.text.upper()} {word.money}¢"


def _verdict(turn: TurnReviewed) -> str:
    best = turn.best
    if best is None:
        return "the hand has none"
    sure = "" if turn.complete else " that was found"
    if turn.word and turn.word.text == best.text:
        return f"none is better{sure}"
    known = f" ({_word(turn.known)} is better known)" if turn.known and turn.known.money > (turn.word.money if turn.word else 0) else ""
    more = f", {turn.left}¢ more" if turn.left else f", {_cards(best.draws)} to draw"
    return f"best{sure} {_word(best)} {best.spelling}{more}{known}"


def _cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


def _luck(turn: TurnReviewed) -> str:
    luck = turn.luck
    if luck is None:
        return ""
    return f"; draw {_signed(luck.difference)}¢ ({luck.percentile} of 100 hands are worse)"


def _common(turn: TurnReviewed) -> Iterator[str]:
    common = turn.common
    if common and common.won:
        yield "wins the common card"
    elif common and common.word:
        yield f"the common card could have been won by {_word(common.word)}, {common.needed} letters"


def _shopping(turn: TurnReviewed) -> Iterator[str]:
    shop = turn.shopping
    if shop is None:
        return
    if shop.bought:
        yield f"buys {_keys(one.card for one in shop.bought)} for {sum(one.price for one in shop.bought)}¢ of {shop.money}¢"
    elif shop.money:
        yield f"buys nothing for {shop.money}¢"
    better = sorted(one.card.card for one in shop.best) != sorted(one.card.card for one in shop.bought)
    if better and (shop.lost or shop.wins):
        worth = "and wins the game" if shop.wins else f"by {shop.lost / 10:.1f} Fame"
        yield f"better {_keys(one.card for one in shop.best) or 'nothing'} for {sum(one.price for one in shop.best)}¢, {worth}"


def _keys(cards: Iterable[CardSeen]) -> str:
    return ", ".join(card.card for card in cards)


def _seat(seat: SeatReviewed, name: str) -> Iterator[str]:
    place = "" if seat.place is None else f", place {seat.place}"
    yield f"{name}: {seat.fame} Fame{place}"
    yield (
        f"    {seat.turns} words asked for: {seat.money:.1f}¢ on average, the best {seat.best:.1f}¢, {seat.share} % of it; "
        f"{seat.found} times none was dearer; luck of the draw {_signed(seat.luck)}¢"
    )
    yield f"    {seat.purchases} purchases for {seat.spent}¢; better ones would have been worth {seat.lost / 10:.1f} Fame more"


def _signed(cents: float) -> str:
    return f"{round(cents, 1) + 0:+.1f}"
