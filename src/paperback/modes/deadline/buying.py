"""Taking the packet card, saved cards, and claims on Fame (rules 5.3, 5.4, 5.10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from paperback.engine.commands import Command
from paperback.engine.events import Bought, Event
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Rules
from paperback.engine.state import NOBODY, GameState

from .events import CardSaved, FameClaimed
from .state import DRAFT

NOT_IN_PACKET, TAKEN_ALREADY, TAKE_A_CARD = CODES = ("not_in_packet", "taken_already", "take_a_card")


@dataclass(frozen=True, slots=True)
class SaveCard(Command):
    """Save a packet card, to buy it in a later round (rules 5.3)."""

    card: int
    do: Literal["save_card"] = "save_card"


def on_sale(rules: Rules, state: GameState, seat: int) -> list[int]:
    """The packet, until a card of it was taken, and the cards saved in earlier rounds."""
    draft = DRAFT.of(state)
    return [*(draft.packets[seat] if draft.took[seat] == NOBODY else ()), *draft.saved[seat]]


def check_save(at: Moment, command: SaveCard) -> Rejection | None:
    """Why this card cannot be saved, or None."""
    draft = DRAFT.of(at.state)
    if draft.took[at.seat] != NOBODY:
        return Rejection(TAKEN_ALREADY, {"card": draft.took[at.seat]})
    return None if command.card in draft.packets[at.seat] else Rejection(NOT_IN_PACKET, {"card": command.card})


def save(at: Moment, command: SaveCard) -> None:
    """It is free, and no purchase."""
    at.say(CardSaved(at.seat, command.card))


def may_close(at: Moment) -> Rejection | None:
    """Exactly one packet card is taken each round (rules 5.3)."""
    draft = DRAFT.of(at.state)
    return Rejection(TAKE_A_CARD) if draft.took[at.seat] == NOBODY and draft.packets[at.seat] else None


def taking(at: Moment, card: int, event: Event) -> bool:
    """A Fame card is only claimed, any number of times (rules 5.4)."""
    pile = next((n for n, cards in enumerate(at.state.market.fame) if cards and cards[-1] == card), NOBODY)
    if pile == NOBODY:
        return False
    if isinstance(event, Bought):
        at.say(FameClaimed(at.seat, card, pile, event.price, event.on_top, gained=False))
    else:
        at.say(FameClaimed(at.seat, card, pile, 0, on_top=False, gained=True))
    return True


def tries(rules: Rules, state: GameState, seat: int) -> Iterable[Command]:
    """Every card of the packet could be saved."""
    return [SaveCard(card) for card in DRAFT.of(state).packets[seat]]
