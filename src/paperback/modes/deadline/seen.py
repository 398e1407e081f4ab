"""What a seat sees of the draft: its own packet, saved cards and claims, nobody else's (rules 5.1, 5.3)."""

from __future__ import annotations

from dataclasses import dataclass

from paperback.engine.rules import Rules
from paperback.engine.seen import CardSeen, Offered
from paperback.engine.state import NOBODY, GameState
from paperback.engine.view import card_seen, offering

from .state import DRAFT, ROUNDS


@dataclass(frozen=True, slots=True)
class ClaimSeen:
    """A Fame card that the viewer has claimed this round."""

    card: CardSeen
    pile: int
    price: int
    on_top: bool
    gained: bool


@dataclass(frozen=True, slots=True)
class RecordedSeen:
    """Fame that a seat has noted for a card that ran out."""

    seat: int
    card: str
    fame: int
    round: int
    """When it did."""


@dataclass(frozen=True, slots=True)
class DeadlineSeen:
    """The draft."""

    round: int
    rounds: int
    packet: tuple[Offered, ...]
    """What is left in the viewer's packet; its common card is `market.common`."""
    taken: CardSeen | None
    """The packet card that the viewer has taken this round."""
    saving: CardSeen | None
    """The one that it has saved this round."""
    saved: tuple[Offered, ...]
    """Cards saved in earlier rounds."""
    claims: tuple[ClaimSeen, ...]
    recorded: tuple[RecordedSeen, ...]
    gone: tuple[int, ...]
    """Costs of the Fame piles that have left the game."""
    passes_to: int | None
    """Who gets the viewer's packet next."""
    comes_from: int | None
    """Whose packet the viewer gets next."""


def view(rules: Rules, state: GameState, viewer: int | None) -> DeadlineSeen:
    """The draft as this seat sees it; an onlooker sees only what all see."""
    draft = DRAFT.of(state)
    seats = len(state.seats)
    covers = rules.faces
    went = {covers[state.faces[pile[-1]]].cost: when for pile, when in zip(draft.gone, draft.gone_in, strict=True)}

    def seen(card: int) -> CardSeen | None:
        return None if card == NOBODY else card_seen(rules, state, card)

    mine = viewer is not None
    seat = viewer or 0
    packet = offering(rules, state, viewer, for_sale=draft.took[seat] == NOBODY)
    saved = offering(rules, state, viewer)
    return DeadlineSeen(
        round=draft.round,
        rounds=ROUNDS,
        packet=tuple([packet(card) for card in draft.packets[seat]]) if mine else (),
        taken=seen(draft.took[seat]) if mine else None,
        saving=seen(draft.saving[seat]) if mine else None,
        saved=tuple([saved(card) for card in draft.saved[seat]]) if mine else (),
        claims=tuple(
            ClaimSeen(card_seen(rules, state, claim.card), claim.pile, claim.price, claim.on_top, claim.gained)
            for claim in (draft.claims[seat] if mine else ())
        ),
        recorded=tuple(
            RecordedSeen(owner, cover.key, cover.fame, went[cover.cost])
            for owner, cards in enumerate(draft.recorded)
            for cover in (covers[state.faces[card]] for card in cards)
        ),
        gone=tuple(went),
        passes_to=(seat - 1) % seats if mine else None,
        comes_from=(seat + 1) % seats if mine else None,
    )


def fame(rules: Rules, state: GameState, seat: int, final: bool) -> list[tuple[str, int]]:
    """Recorded Fame (rules 3.2, 5.4)."""
    covers = [rules.faces[state.faces[card]] for card in DRAFT.of(state).recorded[seat]]
    return [(cover.key, cover.fame) for cover in covers]
