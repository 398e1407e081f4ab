"""What a computer player does with bounties, and what a curious seat tries.

It never asks: who asks shows its hand, and other computer players know no more words than it does.
"""

from __future__ import annotations

from collections.abc import Iterable

from paperback.engine.commands import Command, PlayWord
from paperback.engine.part import Mind
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView
from paperback.engine.state import NOBODY, GameState

from .commands import CashTokens, SuggestNothing, SuggestWord, WantWord
from .seen import AskSuggestion, BountySeen
from .state import BOUNTY, NAME


def suggest(view: SeatView, mind: Mind) -> Command | None:
    """The best word that it finds, unless somebody was faster."""
    bounty, asked = view.parts[NAME], view.mine.question if view.mine else None
    if not isinstance(bounty, BountySeen) or not isinstance(asked, AskSuggestion):
        return None
    found = mind.best_word(asked.hand, view.market.common, view)
    known = {one.word for one in bounty.suggestions}
    wanted = next((word for word in (found[0].split(" ") if found else []) if word not in known), None)
    return SuggestWord(wanted) if wanted else SuggestNothing()


def cash(view: SeatView, mind: Mind) -> Command | None:
    """Just enough tokens for a card that is better than all it has the money for."""
    bounty = view.parts[NAME]
    if not isinstance(bounty, BountySeen) or view.mine is None or not bounty.tokens[view.mine.seat]:
        return None
    seat = view.mine.seat
    money = view.seats[seat].play.money
    reach = [(mind.worth(one.card, view), -one.price) for one in view.market.offers if one.price <= money + bounty.tokens[seat]]
    worth, price = max(reach, default=(0, 0))
    better = worth > max([0, *[worth for worth, price in reach if -price <= money]])
    return CashTokens(-price - money) if better else None


def tries(rules: Rules, state: GameState, seat: int) -> Iterable[Command]:
    """Ask, cash, play what was suggested."""
    bounty = BOUNTY.of(state)
    yield CashTokens(1)
    if state.active == seat:
        yield WantWord()
        yield from (PlayWord((one.tiles,)) for one in bounty.suggestions)


def tries_suggesting(rules: Rules, state: GameState, seat: int) -> Iterable[Command]:
    """All that is printed on two cards shown, in both orders."""
    bounty = BOUNTY.of(state)
    letters = [rules.faces[state.faces[card]].letters for card in bounty.shown] if bounty.asker != NOBODY else []
    printed = [one for one in letters if one][:3]
    yield SuggestNothing()
    yield from (SuggestWord(one + other) for one in printed for other in printed)
