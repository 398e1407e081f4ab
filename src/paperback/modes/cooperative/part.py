"""Fame cards on a layout, tokens on them, victory and defeat (rules 11)."""

from __future__ import annotations

from collections.abc import Iterable

from paperback.catalogue.coop import Spot, coop, layout
from paperback.engine import events as ev
from paperback.engine.card import Kind
from paperback.engine.fame import together
from paperback.engine.part import Part
from paperback.engine.rules import Moment, Rules
from paperback.engine.state import GameState
from paperback.engine.steps import ChooseCards
from paperback.modes.board.events import CountersPut
from paperback.modes.board.part import full, lay
from paperback.modes.board.seen import places_seen
from paperback.modes.board.state import BOARD

from .advice import ADVICE
from .features import features
from .seen import CooperativeSeen
from .steps import PlaceToken

LAYOUT, LIMIT = "fame_layout", "token_limit"
"""Names of the options."""
FAME_BOUGHT = "fame_bought"
"""What is noted for the turn: that no token is due."""


def spots(rules: Rules) -> tuple[Spot, ...]:
    """The places of this game's layout."""
    return layout(str(rules.settings.option(LAYOUT))).tables[rules.settings.seats]


def limit(rules: Rules) -> int:
    """So many tokens on one card lose this game."""
    number = rules.settings.option(LIMIT)
    return number if isinstance(number, int) else coop().token_limit


def begin(at: Moment) -> None:
    """Lay all Fame cards of the game (rules 11.1)."""
    lay(at, spots(at.rules))


def on_sale(rules: Rules, state: GameState, seat: int) -> Iterable[int]:
    """Only open cards (rules 11.1)."""
    return BOARD.of(state).open_cards()


def taken(at: Moment, event: ev.Bought | ev.Gained) -> None:
    """A Fame card bought, or gained, spares the seat its token (rules 2.17, 11.2); the last one wins (rules 11.3)."""
    if at.card(event.card).kind is not Kind.FAME:
        return
    at.say(ev.Noted(event.seat, FAME_BOUGHT, 1))
    if not BOARD.of(at.state).cards():
        at.say(ev.GameEnded(together(at.rules, at.state, "last_fame_card", won=True)))


def place_token(at: Moment, step: PlaceToken) -> None:
    """Put it on an open card of the seat's choice."""
    chosen = step.chosen
    if chosen is None:
        if FAME_BOUGHT in at.me.turn.notes:
            return
        chosen = BOARD.of(at.state).open_cards()
        if len(chosen) > 1:
            at.queue(ChooseCards(chosen, 1, 1, step, "token"))
            return
    at.say(CountersPut(chosen, 1))


def too_many(at: Moment, event: CountersPut) -> None:
    """Too many tokens on one card lose the game for all at once (rules 11.2)."""
    if full(at, limit(at.rules)):
        at.say(ev.GameEnded(together(at.rules, at.state, "token_limit", won=False)))


def view(rules: Rules, state: GameState, viewer: int | None) -> CooperativeSeen:
    """The layout with its tokens."""
    return CooperativeSeen(
        layout=str(rules.settings.option(LAYOUT)),
        places=places_seen(rules, state, viewer, spots(rules)),
        limit=limit(rules),
        token_due=FAME_BOUGHT not in state.seats[state.active].turn.notes,
    )


COOPERATIVE_PART = Part(
    name="cooperative",
    steps={PlaceToken: place_token},
    begin=begin,
    on_sale=on_sale,
    after={ev.Bought: taken, ev.Gained: taken, CountersPut: too_many},
    view=view,
    seen=CooperativeSeen,
    features=features,
    reasons=("token",),
    advice=ADVICE,
)
