"""When a computer player changes its hand."""

from __future__ import annotations

from itertools import combinations

from paperback.abilities.vocabulary import Redraw
from paperback.catalogue.library import load
from paperback.engine.part import Mind
from paperback.engine.seen import CardSeen, SeatView

from .seen import PowersSeen
from .state import NAME
from .using import RedrawCards

Cards = tuple[CardSeen, ...]


def redraw(view: SeatView, mind: Mind) -> RedrawCards | None:
    """Change cards that the best word does not need: what comes instead can only help. Not where the hand may win the common card."""
    powers, mine = view.parts[NAME], view.mine
    if not isinstance(powers, PowersSeen) or mine is None or powers.powers[mine.seat].used:
        return None
    power = load().card(powers.powers[mine.seat].card.card)
    most = next((ability.do.count for ability in power.abilities if isinstance(ability.do, Redraw)), 0)
    if not most or len(mine.hand) + 1 >= (view.market.needed or len(mine.hand) + 2):
        return None
    best = _cents(mine.hand, view, mind)
    spare = [card for card in mine.hand if _cents(_without(mine.hand, (card,)), view, mind) >= best]
    for size in range(most, 0, -1):
        ways = [way for way in combinations(spare, size) if size == 1 or _cents(_without(mine.hand, way), view, mind) >= best]
        if ways:
            way = min(ways, key=lambda way: sum(load().card(card.card).wild for card in way))
            return RedrawCards(tuple(card.id for card in way))
    return None


def _without(hand: Cards, cards: Cards) -> Cards:
    return tuple(card for card in hand if card not in cards)


def _cents(hand: Cards, view: SeatView, mind: Mind) -> int:
    """What the best word is worth; less than nothing where there is none."""
    found = mind.best_word(hand, view.market.common, view)
    return found[1] if found else -1
