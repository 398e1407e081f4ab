"""How the events of bounties change a state."""

from __future__ import annotations

from paperback.engine.state import NOBODY, GameState

from .events import AskingOver, BountyBegun, TokensCashed, WordSuggested, WordWanted
from .state import BOUNTY, BountyState, Suggestion


def begun(state: GameState, event: BountyBegun) -> None:
    """Nobody has a token."""
    state.slots[BOUNTY.name] = BountyState([0 for _ in state.seats])


def wanted(state: GameState, event: WordWanted) -> None:
    """The hand lies open."""
    bounty = BOUNTY.of(state)
    bounty.asked = state.turn
    bounty.asker = event.seat
    bounty.shown = list(event.shown)


def suggested(state: GameState, event: WordSuggested) -> None:
    """One word more."""
    BOUNTY.of(state).suggestions.append(Suggestion(event.seat, event.word, event.tiles))


def over(state: GameState, event: AskingOver) -> None:
    """The hand is taken up; who has earned tokens has them."""
    bounty = BOUNTY.of(state)
    bounty.asker = NOBODY
    bounty.shown = []
    bounty.suggestions = []
    for seat in event.earned:
        bounty.tokens[seat] += 1


def cashed(state: GameState, event: TokensCashed) -> None:
    """Each token counts once."""
    BOUNTY.of(state).tokens[event.seat] -= event.count
