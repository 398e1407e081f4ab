"""What seats see of bounties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.rules import Rules
from paperback.engine.seen import CardSeen, TileSeen
from paperback.engine.state import NOBODY, GameState
from paperback.engine.view import card_seen

from .state import BOUNTY, Suggestion
from .steps import Suggest

MOST = 3
"""Words that a seat may suggest (rules 4.4)."""


@dataclass(frozen=True, slots=True)
class SuggestionSeen:
    """A suggested word, and one way to lay it."""

    seat: int
    word: str
    tiles: tuple[TileSeen, ...]


@dataclass(frozen=True, slots=True)
class BountySeen:
    """Tokens by seat, and what is open."""

    tokens: tuple[int, ...]
    asker: int | None
    """The seat that waits for words."""
    hand: tuple[CardSeen, ...]
    """What it shows."""
    suggestions: tuple[SuggestionSeen, ...]
    can_ask: bool
    """Nobody has asked in this turn."""


@dataclass(frozen=True, slots=True)
class AskSuggestion:
    """Suggest words that can be made of these cards, or none."""

    asker: int
    hand: tuple[CardSeen, ...]
    left: int
    """How many more."""
    ask: Literal["suggest"] = "suggest"


def shown(rules: Rules, state: GameState) -> tuple[CardSeen, ...]:
    """What the asking seat shows and still has in hand."""
    bounty = BOUNTY.of(state)
    return tuple(card_seen(rules, state, card) for card in bounty.shown if card in state.seats[bounty.asker].hand)


def suggested(state: GameState, seat: int) -> tuple[str, ...]:
    """The words that a seat has suggested to the one that asks."""
    return tuple(one.word for one in BOUNTY.of(state).suggestions if one.seat == seat)


def view(rules: Rules, state: GameState, viewer: int | None) -> BountySeen:
    """All of it is open to everybody."""
    bounty = BOUNTY.of(state)
    return BountySeen(
        tokens=tuple(bounty.tokens),
        asker=None if bounty.asker == NOBODY else bounty.asker,
        hand=shown(rules, state),
        suggestions=tuple(SuggestionSeen(one.seat, one.word, _tiles(rules, state, one)) for one in bounty.suggestions),
        can_ask=bounty.asked != state.turn,
    )


def question(rules: Rules, state: GameState, seat: int, asked: Suggest) -> AskSuggestion:
    """The cards to make words of."""
    return AskSuggestion(BOUNTY.of(state).asker, shown(rules, state), MOST - len(suggested(state, seat)))


def _tiles(rules: Rules, state: GameState, one: Suggestion) -> tuple[TileSeen, ...]:
    common = rules.mode.common(state, BOUNTY.of(state).asker)
    return tuple(TileSeen(t.card, rules.faces[state.faces[t.card]].key, t.letters, t.card == common) for t in one.tiles)
