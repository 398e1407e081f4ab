"""A draft laid out by hand: every seat is about to make its word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paperback.engine.play import fold
from paperback.engine.state import TurnState
from paperback.engine.steps import SpellWord
from paperback.modes.deadline.buying import SaveCard
from paperback.modes.deadline.events import RoundStarted
from paperback.modes.deadline.state import DRAFT, DraftState
from paperback.testing import Table, scenario
from paperback.testing.cards import Cards

PACKET = "letter-t-3-plain letter-n-3-plain letter-r-3-plain letter-d-3-plain"


def draft(
    hand: str = "C A T S B",
    *,
    packets: Sequence[str] = (),
    commons: Sequence[str] = (),
    saved: Sequence[str] = (),
    number: int = 1,
    seats: int = 2,
    **more: Any,
) -> Table:
    """A table in round `number`; packets, commons and saved cards by seat, those that are not named are ordinary."""
    table = scenario(hand, mode="deadline", seats=seats, turn=(number - 1) * seats, **more)
    state, rules = table.state, table.game.rules
    kept = DRAFT.of(state)
    faces = list(state.faces)
    cards = Cards()
    for seat in range(seats):
        spare = kept.packets[seat][:]
        for names, zone in (([*packets, *[PACKET] * seats][seat], kept.packets), ([*saved, *[""] * seats][seat], kept.saved)):
            keys = cards.keys(names)
            zone[seat] = [spare.pop(0) for _ in keys]
            for card, key in zip(zone[seat], keys, strict=True):
                faces[card] = rules.library.index[key]
        state.trash += spare
        faces[kept.commons[seat]] = rules.library.index[[*commons, "common-a", "common-e", "common-i", "common-o", "common-a"][seat]]
    state.faces = tuple(faces)
    for seat in range(seats):
        state.seats[seat].turns = number - 1
    fold(rules, state, RoundStarted(number))
    for me in state.seats:
        me.turn = TurnState()
        me.agenda = list(rules.turn)
        while not isinstance(me.agenda[-1], SpellWord):
            me.agenda.pop()
    return table


def kept(table: Table) -> DraftState:
    """What the draft keeps."""
    return DRAFT.of(table.state)


def packet(table: Table) -> list[str]:
    """The seat's packet."""
    return table.keys(kept(table).packets[table.seat])


def saved(table: Table) -> list[str]:
    """What the seat has saved in earlier rounds."""
    return table.keys(kept(table).saved[table.seat])


def save(table: Table, name: str) -> None:
    """Save a card of the packet."""
    table.do(SaveCard(kept(table).packets[table.seat][packet(table).index(name)]))


def finish(*tables: Table) -> None:
    """Let these seats finish the round, doing as little as they may."""
    for table in tables:
        number = kept(table).round
        while table.accepts() and kept(table).round == number and table.state.outcome is None:
            table.do(table.least())
