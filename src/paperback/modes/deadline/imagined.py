"""What a seat may take for the true state while a round is under way: the others have not begun, or did the least (rules 5.7)."""

from __future__ import annotations

from collections.abc import Mapping

from paperback.engine.chance import SeededChance
from paperback.engine.imagine import deal
from paperback.engine.least import least
from paperback.engine.rules import Moment, Rules
from paperback.engine.state import NOBODY, GameState, SeatState
from paperback.engine.steps import Step

from .secrecy import lens
from .state import DRAFT, Before, DraftState


def imagined(rules: Rules, state: GameState, viewer: int, chance: SeededChance) -> GameState:
    """The table as the round found it, hidden cards dealt anew, with the viewer's own doings since; who is ready is ready here too."""
    draft = DRAFT.of(state)
    world = lens(rules, state, viewer).copy()
    DRAFT.of(world).before = None
    if draft.open or draft.before is None:
        return deal(rules, world, viewer, chance)[0]
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    for seat in others:
        _undo(DRAFT.of(world), seat)
    begun = draft.before
    played = [tile.card for word in begun.seats[viewer].turn.play.words for tile in word]
    world, new = deal(rules, world, viewer, chance, played)
    seats = [seat.copy() for seat in world.seats]
    seats[viewer] = _own(begun.seats[viewer], state.seats[viewer], new)
    slots = {name: slot.copy() for name, slot in begun.slots.items()}
    for slot in slots.values():
        slot.exchange(new)
    DRAFT.of(world).before = Before(seats, begun.trash, slots)
    at = {seat: Moment(rules, world, chance, seat, None) for seat in others}
    public = {seat: [step for step in state.seats[seat].agenda if step.public] for seat in others}
    ready = [seat for seat in others if len(public[seat]) == len(state.seats[seat].agenda)]
    for seat in others:
        if seat in ready:
            world.seats[seat].agenda[:] = public[seat]
        else:
            _begin(at[seat], public[seat])
    for seat in ready:
        _do_least(at[seat], public[seat])
    return world


def _undo(draft: DraftState, seat: int) -> None:
    """Put what a seat has taken this round back where the round found it; in what order it had saved cards is lost."""
    took = draft.took[seat]
    back = [card for card in draft.got[seat] if card != took]
    if took != NOBODY:
        draft.packets[seat].append(took)
    draft.saved[seat] = sorted([*draft.saved[seat], *back], key=draft.packet_of)
    draft.took[seat] = draft.saving[seat] = NOBODY
    draft.got[seat].clear()
    draft.claims[seat].clear()


def _own(begun: SeatState, now: SeatState, new: Mapping[int, int]) -> SeatState:
    """The viewer's cards as the round found them: of those on the draw pile it does not know all, unless it has drawn them since."""
    seat = begun.copy()
    if begun.shuffles == now.shuffles:
        seat.draw[:] = [new.get(card, card) for card in seat.draw]
    return seat


def _begin(at: Moment, public: list[Step]) -> None:
    """A turn that waits for its word; what all know that the seat is asked comes first."""
    at.me.agenda[:] = at.rules.turn
    while not at.me.agenda[-1].waits:
        _step(at)
    at.me.agenda += public


def _do_least(at: Moment, public: list[Step]) -> None:
    """A turn that is over, but for what all know that is still to do."""
    at.me.agenda[:] = [*public, *at.rules.turn]
    while len(at.me.agenda) > len(public):
        if at.me.agenda[-1].waits:
            command = least(at)
            at.rules.commands[type(command)].do(at, command)
        else:
            _step(at)


def _step(at: Moment) -> None:
    step = at.me.agenda.pop()
    at.rules.steps[type(step)](at, step)
