"""A whole game as text to read and to compare: every entry, what each seat was told and sees, every score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from paperback.engine.events import Event, GameEnded, TurnStarted, WordPlayed
from paperback.engine.game import Entry, Game
from paperback.engine.rules import Rules
from paperback.engine.seen import AskAbility, AskCards, AskOrder, AskShop, CardSeen, OwnSeat, SeatView
from paperback.engine.sheet import total
from paperback.engine.spelling import Play
from paperback.engine.state import NOBODY, GameState
from paperback.engine.view import CARD_FIELDS, redact, view
from paperback.notation.words import pieces, show

UNTOLD = {"event", "seat", "live", "lines", "line", "tickets", "kinds", "outcome"}
"""Fields that another line tells, or that say nothing to a reader."""


def transcript(game: Game) -> str:
    """The text of a game from its record."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    rules, again = game.rules, Game(game.rules, "")
    settings = rules.settings
    yield f"{settings.edition}, {settings.seats} seats, Spacebar {settings.spacebar}, Dyslexic {settings.dyslexic}"
    for entry in game.entries:
        again.resume([entry])
        yield from _entry(rules, again.state, entry)


def _entry(rules: Rules, state: GameState, entry: Entry) -> Iterator[str]:
    seats = range(len(state.seats))
    if entry.by is not None and entry.did is not None:
        yield f"#{entry.n} seat {entry.by} {_command(rules, state, entry)}"
        told = {seat: _told(rules, state, entry, seat) for seat in seats}
        yield f"  told: {told[entry.by]}"
        for other in sorted({told[seat] for seat in seats if told[seat] != told[entry.by]}):
            yield f"  others are told: {other}"
    if any(isinstance(event, WordPlayed) for event in entry.events):
        yield from _sheet(rules, state, entry.by or 0)
    started = [event.seat for event in entry.events if isinstance(event, TurnStarted)]
    for seat in started:
        yield f"turn {state.turn + 1}, seat {seat}: {_market(view(rules, state, None))}"
        yield from (f"  {_view(view(rules, state, viewer), viewer == seat)}" for viewer in seats)
        yield from _parts(rules, state)
    asked = _asked(view(rules, state, entry.by)) if entry.by is not None and not started else ""
    if asked:
        yield f"  {asked}"
    for event in entry.events:
        if isinstance(event, GameEnded):
            end = event.outcome
            yield f"over by {end.reason}: Fame {end.fame}, commons {end.commons}, places {end.places}"


def _keys(rules: Rules, state: GameState, cards: Any) -> str:
    return " ".join(rules.faces[state.faces[card]].key for card in cards if card != NOBODY) or "-"


def _command(rules: Rules, state: GameState, entry: Entry) -> str:
    command: Any = entry.did
    given = [getattr(command, field.name) for field in fields(command) if field.name != "do"]
    if command.do == "play_word":
        return f"plays {_words(rules, state, state.seats[entry.by or 0].turn.play)}"
    if command.do in ("answer", "buy"):
        cards = given[0] if isinstance(given[0], tuple) else given[:1]
        return f"{command.do} {_keys(rules, state, cards)}{' on top' if given[1:] == [True] else ''}"
    return " ".join([command.do, *map(str, given)])


def _words(rules: Rules, state: GameState, play: Play) -> str:
    applied = f" with {_keys(rules, state, play.applied)}" if play.applied else ""
    return show(pieces(play.words, lambda card: rules.faces[state.faces[card]].wild, (play.common,))) + applied


def _told(rules: Rules, state: GameState, entry: Entry, seat: int) -> str:
    return "; ".join(_event(rules, state, event) for event in redact(rules, state, entry.events, seat)) or "nothing"


def _event(rules: Rules, state: GameState, event: Event) -> str:
    said = [str(getattr(event, "event"))]  # noqa: B009 - every kind of event has one, their base has none
    for field in fields(event):
        content = getattr(event, field.name)
        if isinstance(content, Play):
            said.append(_words(rules, state, content))
        elif field.name in CARD_FIELDS and content is not None:
            said.append(_keys(rules, state, content if isinstance(content, tuple) else (content,)))
        elif field.name not in UNTOLD and content is not None:
            said.append(f"{field.name} {content}")
    return " ".join(said)


def _sheet(rules: Rules, state: GameState, seat: int) -> Iterator[str]:
    lines = state.seats[seat].turn.lines
    telling = [line for line in lines if line.kind != "card" or line.amount]
    written = [f"{line.reason or _keys(rules, state, [line.card])} {line.kind} {line.amount}" for line in telling]
    yield f"  sheet {total(lines)}: {', '.join(written) or 'nothing'}"


def _market(seen: SeatView) -> str:
    market = seen.market
    piles = [" ".join(o.card for o in (pile.top, *pile.alternates) if o) + f" +{pile.hidden}" for pile in market.piles]
    fame = " ".join(f"{pile.cost}:{pile.count}" for pile in market.fame)
    common = market.common.card if market.common else "-"
    return f"common {common} ({market.commons_left}, needs {market.needed}), Fame piles {fame}, offer {' | '.join(piles)}"


def _view(seen: SeatView, acts: bool) -> str:
    mine = seen.mine or OwnSeat(0, (), (), (), (), None)
    others = " ".join(f"{s.seat}:{s.hand}/{s.draw}/{len(s.discard)}/{s.fame}" for s in seen.seats if s.seat != mine.seat)
    zones = {"hand": mine.hand, "knows": mine.known} | ({"deck": mine.deck, "discard": seen.seats[mine.seat].discard} if acts else {})
    said = [f"{name} {_counted(cards)}" for name, cards in zones.items() if cards]
    return f"{mine.seat} sees {', '.join([*said, f'Fame {seen.seats[mine.seat].fame}', f'others {others}'])}"


def _parts(rules: Rules, state: GameState) -> Iterator[str]:
    """What parts show: to everybody, and to a seat where it sees something else."""
    open_to_all = view(rules, state, None).parts
    for name, shown in open_to_all.items():
        yield f"  {name}: {_said(shown)}"
        for seat in range(len(state.seats)):
            own = view(rules, state, seat).parts[name]
            if own != shown:
                yield f"  {seat} sees {name}: {_said(own)}"


def _said(value: Any) -> str:
    """Fields with their content, without what is empty, zero or false."""
    if isinstance(value, CardSeen):
        return value.card or "face down"
    if is_dataclass(value):
        content = [(field.name, getattr(value, field.name)) for field in fields(value)]
        return ", ".join(name if one is True else f"{name} {_said(one)}" for name, one in content if one) or "-"
    if isinstance(value, tuple):
        return "[" + "; ".join(map(_said, value)) + "]"
    return str(value)


def _asked(seen: SeatView) -> str:
    asked = seen.mine.question if seen.mine else None
    if isinstance(asked, AskCards):
        return f"asked for {asked.at_least} to {asked.at_most} to {asked.effect} of {_counted(asked.options)}"
    if isinstance(asked, AskOrder):
        return f"asked for the order of {_counted(asked.cards)}"
    if isinstance(asked, AskAbility):
        return f"asked for the next of {_counted(tuple(one.card for one in asked.abilities))}"
    if isinstance(asked, AskShop) and seen.mine:
        can = f", can use {_counted(tuple(one.card for one in asked.abilities))}" if asked.abilities else ""
        return f"shops with {seen.seats[seen.mine.seat].play.money}c{can}"
    return ""


def _counted(cards: tuple[CardSeen, ...]) -> str:
    number = Counter(card.card for card in cards)
    return " ".join(f"{n}x{key}" if n > 1 else key for key, n in number.items())
