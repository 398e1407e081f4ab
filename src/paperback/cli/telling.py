"""A record told in English, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from paperback.engine import events as ev
from paperback.engine.card import Card
from paperback.engine.core import CORE
from paperback.engine.game import Entry, Game
from paperback.engine.rules import Rules
from paperback.engine.sheet import total
from paperback.engine.spelling import Play, text
from paperback.engine.state import NOBODY
from paperback.engine.view import CARD_FIELDS, redact
from paperback.notation.log import Record
from paperback.notation.words import Piece, show

REASONS = {
    "fame_piles": "two Fame piles are empty",
    "common_cards": "the last common card is won",
    "nothing_moves": "nothing moves any more",
}
UNTOLD = frozenset({"event", "seat", "lines"})
"""Fields that are not told as such."""
ALL = -1
"""In place of a seat: everything, whoever may know it."""


class Teller:
    """Tells one game, through the eyes of a seat, of an onlooker (None), or with everything (`ALL`)."""

    def __init__(self, rules: Rules, record: Record, viewer: int | None) -> None:
        """A game of these rules."""
        self._rules = rules
        self._record = record
        self._viewer = viewer
        self._game = Game(rules, "")

    def entries(self) -> Iterator[tuple[Entry, tuple[ev.Event, ...]]]:
        """Every entry with what of it is told."""
        for line in self._record.lines:
            self._game.resume([line.entry])
            yield line.entry, self._seen(line.entry)

    def _seen(self, entry: Entry) -> tuple[ev.Event, ...]:
        return entry.events if self._viewer == ALL else redact(self._rules, self._game.state, entry.events, self._viewer)

    def lines(self) -> Iterator[str]:
        """The whole game."""
        header = self._record.header
        names = ", ".join(self._name(seat) for seat in range(len(header.seats)))
        yield f"{header.settings.edition.capitalize()} edition, lexicon {header.lexicon.id}, {names}"
        for line in self._record.lines:
            before = self._game.state
            self._game.resume([line.entry])
            told = list(self._told(self._seen(line.entry)))
            started = [event.seat for event in line.entry.events if isinstance(event, ev.TurnStarted)]
            if started:
                told.append(f"-- round {self._game.state.turn // len(header.seats) + 1}, {', '.join(map(self._name, started))}")
            if self._game.state.outcome is not None and before.outcome is None:
                told = [one for one in told if not one.startswith("--")]
            yield from (f"{line.entry.n:4}  {one}" for one in told)

    def _told(self, events: Iterable[ev.Event]) -> Iterator[str]:
        for event in events:
            told = self._tell(event)
            if told:
                yield told

    def _tell(self, event: ev.Event) -> str | None:  # noqa: C901, PLR0912 - one line for each kind of event
        match event:
            case ev.WordPlayed():
                words = " ".join(text(word) for word in event.play.words)
                return f"{self._name(event.seat)} plays {words}  {self._notation(event.play)}  ({total(list(event.lines))}¢)"
            case ev.Passed():
                return f"{self._name(event.seat)} makes no word"
            case ev.LineAdded():
                return f"  {event.line.reason or self._card(event.line.card)}: {event.line.kind} {event.line.amount:+}"
            case ev.ExtraDraw():
                return f"  {self._card(event.card)}: {event.amount} more to draw"
            case ev.CommonGained():
                return f"  {self._name(event.seat)} wins the common card {self._card(event.card)}"
            case ev.Copied():
                return f"  {self._card(event.card)} copies {self._card(event.copied)}"
            case ev.Bought():
                where = ", on top of the draw pile" if event.on_top else ""
                return f"  buys {self._card(event.card)} for {event.price}¢{where}"
            case ev.Gained():
                return f"  gains {self._card(event.card)}"
            case ev.Trashed():
                return f"  trashes {self._cards(event.cards)}"
            case ev.Looked():
                return f"  looks at {self._some(event.cards, event.count)}"
            case ev.Sifted() if event.cards:
                return f"  discards {self._cards(event.cards)}"
            case ev.PutOnTop():
                return f"  puts back {self._some(event.cards, event.count)}"
            case ev.Kept():
                return f"  keeps {self._some(event.cards, event.count)}"
            case ev.Flushed():
                return f"  flushes offer pile {event.pile + 1}"
            case ev.OfferRefilled() if event.shown:
                return f"  on offer now: {self._cards(event.shown)}"
            case ev.Shuffled():
                order = f": {self._cards(event.order[::-1])}" if event.order else ""
                return f"  {self._name(event.seat)} shuffles the discard pile{order}"
            case ev.Drawn():
                return f"  {self._name(event.seat)} draws {self._some(event.cards, event.count)}"
            case ev.TakenBack():
                return f"{self._name(event.seat)} takes back to {event.to}"
            case ev.GameEnded():
                fame = ", ".join(f"{self._name(n)} {points}" for n, points in enumerate(event.outcome.fame))
                winners = " and ".join(map(self._name, event.outcome.winners)) or "nobody"
                reason = event.outcome.reason
                return f"The game is over, {REASONS.get(reason, reason.replace('_', ' '))}. Fame: {fame}. First: {winners}"
            case _:
                return None if type(event) in CORE.folds else self._generally(event)

    def _generally(self, event: ev.Event) -> str:
        """An event of a mode or a module, field by field."""
        kind = str(getattr(event, "event")).replace("_", " ")  # noqa: B009 - every kind of event has one, their base has none
        said = list(self._fields(event))
        if isinstance(seat := getattr(event, "seat", None), int):
            said.insert(0, self._name(seat))
        return " ".join([f"  {kind}:", *said])

    def _fields(self, value: Any) -> Iterator[str]:
        """What a value holds; its seat and the lines of a score are told otherwise."""
        for field in fields(value):
            content = getattr(value, field.name)
            if field.name in CARD_FIELDS:
                cards = content if isinstance(content, tuple) else (content,)
                yield self._cards(card for card in cards if isinstance(card, int) and card != NOBODY) or "-"
            elif field.name not in UNTOLD:
                yield f"{field.name} {self._content(content)}"

    def _content(self, content: Any) -> str:
        if isinstance(content, Play):
            return self._notation(content) or "-"
        if is_dataclass(content):
            owner = [self._name(seat)] if isinstance(seat := getattr(content, "seat", None), int) else []
            return f"({' '.join([*owner, *self._fields(content)])})"
        if isinstance(content, tuple):
            return " ".join(map(self._content, content)) or "-"
        return str(content)

    def _name(self, seat: int) -> str:
        one = self._record.header.seats[seat]
        return one.name or (f"{one.bot} {seat}" if one.bot else f"seat {seat}")

    def _face(self, card: int) -> Card:
        return self._rules.faces[self._game.state.faces[card]]

    def _card(self, card: int) -> str:
        return self._face(card).key

    def _cards(self, cards: Iterable[int]) -> str:
        return ", ".join(map(self._card, cards))

    def _some(self, cards: tuple[int, ...] | None, count: int) -> str:
        return f"{count} card{'' if count == 1 else 's'}" if cards is None else self._cards(cards)

    def _notation(self, play: Play) -> str:
        return show(
            tuple(tuple(Piece(t.letters, wild=self._face(t.card).wild, common=t.card == play.common) for t in word) for word in play.words)
        )
