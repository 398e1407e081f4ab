"""What a seat sees, as named lines of text: any view of any part, without a word about which parts there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from paperback.engine.seen import AskAbility, AskShop, AskWord, CardSeen, Offered, OwnSeat, SeatView, TileSeen

USUAL = "for a word"
"""What every turn asks."""
OFFERS = "can_"
"""Fields that only say which buttons there are: what is done shows whether it could be done."""


def facts(seen: SeatView) -> dict[str, str]:
    """Every fact by its name; those of parts begin with the part's name and a full stop."""
    said = dict(_market(seen)) | dict(_seats(seen))
    for name, part in seen.parts.items():
        said |= dict(_flat(name, part))
    return said


def part_of(name: str) -> str:
    """The part of a fact, with its full stop; nothing for what is seen at every table."""
    part, stop, _ = name.partition(".")
    return part + stop if stop else ""


def asked(seen: SeatView) -> str:
    """What the seat is asked, or nothing."""
    question = seen.mine.question if seen.mine else None
    if question is None:
        return ""
    if isinstance(question, AskWord):
        more = {"beside": question.beside, "barred": question.barred}
        said = [f"{name} {counted(cards)}" for name, cards in more.items() if cards]
        said += [f"{one.card} as {' or '.join(one.letters)}" for one in question.readings]
        return ", ".join([USUAL, *said])
    if isinstance(question, AskShop) and seen.mine:
        can = f", can use {counted([one.card for one in question.abilities])}" if question.abilities else ""
        return f"to buy for {seen.seats[seen.mine.seat].play.money}c{can}"
    if isinstance(question, AskAbility):
        return f"for the next of {counted([one.card for one in question.abilities])}"
    return f"to {question.ask}: {_item(question)}"


def _market(seen: SeatView) -> Iterator[tuple[str, str]]:
    market = seen.market
    common = market.common.card if market.common else "-"
    yield "common", common if market.needed is None else f"{common} ({market.commons_left} left, needs {market.needed})"
    if market.fame:
        yield "Fame piles", " ".join(f"{pile.cost}:{pile.count}" for pile in market.fame)
    for pile in market.piles:
        cards = [one.card if one else "-" for one in (pile.top, *pile.alternates)]
        yield f"offer {pile.lowest}-{pile.dearest}", f"{' '.join(cards)} +{pile.hidden}"
    if market.trash:
        yield "trash", counted(market.trash)


def _seats(seen: SeatView) -> Iterator[tuple[str, str]]:
    for seat in seen.seats:
        play = f", in play {counted(seat.in_play)}" if seat.in_play else ""
        yield f"seat {seat.seat}", f"hand {seat.hand} deck {seat.draw} Fame {seat.fame}{play}"
        yield f"discard {seat.seat}", counted(seat.discard)
    mine = seen.mine or OwnSeat(0, (), (), (), (), None)
    for name, cards in {"hand": mine.hand, "deck": mine.deck, "knows": mine.known}.items():
        if cards or name != "knows":
            yield f"own {name}", counted(cards)


def counted(cards: Iterable[CardSeen]) -> str:
    """Keys of cards with their numbers; those that lie face down as question marks."""
    number = Counter(card.card or "?" for card in cards)
    return " ".join(f"{n}x{key}" if n > 1 else key for key, n in number.items()) or "-"


def _flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """A dataclass field by field; a list of dataclasses item by item."""
    for field in fields(value):
        if field.name.startswith(OFFERS):
            continue
        content = getattr(value, field.name)
        path = f"{name}.{field.name}"
        if _several(content):
            for n, item in enumerate(content):
                yield from (
                    _flat(f"{path}.{n}", item)
                    if any(_several(getattr(item, f.name)) for f in fields(item))
                    else [(f"{path}.{n}", _item(item))]
                )
        else:
            yield path, _text(content)


def _several(content: Any) -> bool:
    """Whether it is a list of things that have fields, cards apart."""
    return (
        isinstance(content, tuple)
        and bool(content)
        and is_dataclass(content[0])
        and not isinstance(content[0], CardSeen | TileSeen | Offered)
    )


def _item(value: Any) -> str:
    """The fields of a dataclass in one line, without those that say nothing."""
    said = []
    for field in fields(value):
        content = getattr(value, field.name)
        if content is True:
            said.append(field.name)
        elif content is not None and content is not False and content not in ("", ()) and field.name != "ask":
            said.append(f"{field.name} {_text(content)}")
    return ", ".join(said)


def _text(content: Any) -> str:
    if isinstance(content, bool):
        return "yes" if content else "no"
    if isinstance(content, CardSeen):
        return content.card or "?"
    if isinstance(content, Offered):
        return f"{content.card}@{content.price}"
    if isinstance(content, TileSeen):
        return content.letters
    if isinstance(content, tuple):
        return " ".join(_text(one) for one in content) or "-"
    if is_dataclass(content):
        return f"({_item(content)})"
    return "-" if content is None else str(content)
