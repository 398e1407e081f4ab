"""When a typo is worth its cent, and which typos go back first."""

from __future__ import annotations

from paperback.catalogue.library import load
from paperback.engine.commands import Answer
from paperback.engine.part import Mind
from paperback.engine.seen import AskCards, SeatView

from .commands import TakeTypo
from .moves import CENTS
from .seen import TyposSeen

HARM = 25
"""What a typo costs its seat on average, in tenths of a Fame point: what is printed on it, and a place in a hand."""
RETURN = "typo"
"""The effect that asks which typos go back."""


def advise(view: SeatView, mind: Mind) -> TakeTypo | None:
    """Take one if the cent buys something that is better by more than a typo costs."""
    typos = view.parts["typos"]
    if not isinstance(typos, TyposSeen) or not typos.can_take or view.mine is None:
        return None
    money = view.seats[view.mine.seat].play.money
    reach = [one for one in view.market.offers if one.price <= money + CENTS]
    if all(one.price <= money for one in reach):
        return None
    now = max([mind.worth(one.card, view) for one in reach if one.price <= money], default=0)
    then = max([mind.worth(one.card, view) for one in reach if one.price > money])
    return TakeTypo() if then - max(0, now) > HARM else None


def give_back(view: SeatView, mind: Mind) -> Answer | None:
    """As many typos as may go back, those first that cost most Fame."""
    asked = view.mine.question if view.mine else None
    if not isinstance(asked, AskCards) or asked.effect != RETURN:
        return None
    worst = sorted(asked.options, key=lambda one: (load().card(one.card).fame, one.id))
    return Answer(tuple(one.id for one in worst[: asked.at_most]))
