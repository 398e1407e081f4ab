"""Tokens on the alternates of the offer (rules 4.2, 4.5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from paperback.engine.events import Bought, Event, Flushed, Gained, OfferRefilled
from paperback.engine.part import Part
from paperback.engine.rules import Moment, Rules
from paperback.engine.shows import everybody, nobody
from paperback.engine.state import NOBODY, GameState, Keeping, Slot

from .features import features

NAME = "discount"


@dataclass(slots=True)
class DiscountState(Keeping):
    """Tokens by card."""

    tokens: dict[str, int] = field(default_factory=dict)

    def copy(self) -> DiscountState:
        """An independent copy."""
        return DiscountState(dict(self.tokens))


DISCOUNT: Slot[DiscountState] = Slot(NAME)


@dataclass(slots=True)
class DiscountBegun(Event):
    """No card has a token."""

    event: Literal["discount_begun"] = "discount_begun"


@dataclass(slots=True)
class TokensPut(Event):
    """One token more on each of these cards."""

    cards: tuple[int, ...]
    event: Literal["tokens_put"] = "tokens_put"


@dataclass(slots=True)
class TokensTaken(Event):
    """These cards left their places and lost their tokens."""

    cards: tuple[int, ...]
    event: Literal["tokens_taken"] = "tokens_taken"


@dataclass(frozen=True, slots=True)
class TokensSeen:
    """A card of the offer that costs less."""

    id: int
    tokens: int


@dataclass(frozen=True, slots=True)
class DiscountSeen:
    """All cards with tokens."""

    tokens: tuple[TokensSeen, ...]


def begin(at: Moment) -> None:
    """No card has a token."""
    at.say(DiscountBegun())


def bought(at: Moment, event: Bought) -> None:
    """The top of a pile puts a token on each alternate beside it; an alternate loses its own."""
    removed(at, event)
    if event.top != NOBODY:
        beside = tuple(card for card in at.state.market.alternates[event.top] if card != NOBODY)
        if beside:
            at.say(TokensPut(beside))


def removed(at: Moment, event: Event) -> None:
    """Whatever takes an alternate away removes its tokens."""
    beside = {card for places in at.state.market.alternates for card in places}
    gone = tuple(card for card in map(int, DISCOUNT.of(at.state).tokens) if card not in beside)
    if gone:
        at.say(TokensTaken(gone))


def price(rules: Rules, state: GameState, seat: int, card: int) -> int:
    """A cent less for each token."""
    return -DISCOUNT.of(state).tokens.get(str(card), 0)


def _begun(state: GameState, event: DiscountBegun) -> None:
    state.slots[NAME] = DiscountState()


def _put(state: GameState, event: TokensPut) -> None:
    tokens = DISCOUNT.of(state).tokens
    for card in event.cards:
        tokens[str(card)] = tokens.get(str(card), 0) + 1


def _taken(state: GameState, event: TokensTaken) -> None:
    for card in event.cards:
        del DISCOUNT.of(state).tokens[str(card)]


def _view(rules: Rules, state: GameState, viewer: int | None) -> DiscountSeen:
    return DiscountSeen(tuple(TokensSeen(int(card), number) for card, number in DISCOUNT.of(state).tokens.items()))


PART = Part(
    name=NAME,
    begin=begin,
    after={Bought: bought, Gained: removed, Flushed: removed, OfferRefilled: removed},
    keeps=DiscountState,
    folds={DiscountBegun: _begun, TokensPut: _put, TokensTaken: _taken},
    shows={DiscountBegun: nobody, TokensPut: everybody, TokensTaken: everybody},
    price=price,
    view=_view,
    seen=DiscountSeen,
    features=features,
)
