"""How the events of a draft change a state."""

from __future__ import annotations

from paperback.engine.fame import cards_of
from paperback.engine.state import NOBODY, GameState, SeatState

from .events import CardSaved, FameClaimed, FamePileGone, FameRecorded, PacketsDealt, RoundShown, RoundStarted
from .state import DRAFT, Before, Claim, DraftState


def packets_dealt(state: GameState, event: PacketsDealt) -> None:
    """Nothing is saved or claimed yet."""
    seats = range(len(event.packets))
    state.slots[DRAFT.name] = DraftState(
        packets=[list(packet) for packet in event.packets],
        commons=list(event.commons),
        saved=[[] for _ in seats],
        recorded=[[] for _ in seats],
        took=[NOBODY for _ in seats],
        saving=[NOBODY for _ in seats],
        got=[[] for _ in seats],
        claims=[[] for _ in seats],
    )


def round_started(state: GameState, event: RoundStarted) -> None:
    """Packets go to the right, saved cards lie ready; from here on nobody sees what others do."""
    draft = DRAFT.of(state)
    if draft.round:
        draft.packets = [*draft.packets[1:], draft.packets[0]]
        draft.commons = [*draft.commons[1:], draft.commons[0]]
    for seat, card in enumerate(draft.saving):
        if card != NOBODY:
            draft.saved[seat].append(card)
        draft.took[seat] = draft.saving[seat] = NOBODY
        draft.got[seat].clear()
    draft.round = event.round
    draft.open = False
    draft.before = Before(
        [_as_it_begins(seat) for seat in state.seats],
        len(state.trash),
        {name: slot.copy() for name, slot in state.slots.items() if name != DRAFT.name},
    )


def _as_it_begins(seat: SeatState) -> SeatState:
    """What lay in play goes to the discard pile when the round starts (rules 5.10)."""
    seen = seat.copy()
    seen.discard += seen.in_play
    seen.in_play.clear()
    seen.agenda.clear()
    return seen


def card_saved(state: GameState, event: CardSaved) -> None:
    """The card lies apart; it can be bought from the next round on."""
    draft = DRAFT.of(state)
    draft.packets[event.seat].remove(event.card)
    draft.took[event.seat] = draft.saving[event.seat] = event.card


def fame_claimed(state: GameState, event: FameClaimed) -> None:
    """The money is spent, and the purchase counts as one."""
    turn = state.seats[event.seat].turn
    DRAFT.of(state).claims[event.seat].append(Claim(event.pile, event.card, event.cost, event.on_top, event.gained))
    turn.spent += event.cost
    turn.tops -= event.on_top
    if not event.gained and event.card not in turn.bought:
        turn.bought.append(event.card)


def round_shown(state: GameState, event: RoundShown) -> None:
    """Claims are taken back, to be served or recorded; the trash does not tell who was first (rules 5.7)."""
    draft = DRAFT.of(state)
    for shown in event.seats:
        turn = state.seats[shown.seat].turn
        wanted = {claim.card for claim in shown.claims}
        turn.spent = shown.spent
        turn.tops += sum(claim.on_top for claim in shown.claims)
        turn.bought = [card for card in turn.bought if card not in wanted]
        draft.claims[shown.seat].clear()
    begun = draft.before.trash if draft.before else 0
    state.trash[begun:] = [card for shown in event.seats for card in shown.shown]
    draft.open = True


def trashed_by(state: GameState, seat: int) -> list[int]:
    """What a seat has trashed in the round that is under way."""
    draft = DRAFT.of(state)
    if draft.before is None:
        return []
    trashed = state.trash[draft.before.trash :]
    if not trashed:
        return trashed
    own = {*cards_of(draft.before.seats[seat]), *draft.got[seat]}
    return [card for card in trashed if card in own]


def fame_recorded(state: GameState, event: FameRecorded) -> None:
    """Paid, and noted."""
    DRAFT.of(state).recorded[event.seat].append(event.card)
    state.seats[event.seat].turn.spent += event.price


def fame_pile_gone(state: GameState, event: FamePileGone) -> None:
    """No card of it belongs to anybody."""
    draft = DRAFT.of(state)
    draft.gone.append(state.market.fame[event.pile])
    draft.gone_in.append(draft.round)
    state.market.fame[event.pile] = []
