"""What a draft adds to the game."""

from __future__ import annotations

from paperback.engine.part import CommandMeaning, Part
from paperback.engine.shows import everybody, nobody
from paperback.engine.steps import Shop

from . import buying, folds, seen
from .advice import advise
from .deal import begin, supplies
from .events import CardSaved, FameClaimed, FamePileGone, FameRecorded, PacketsDealt, RoundShown, RoundStarted
from .features import features
from .state import NAME, DraftState


def own(event: CardSaved | FameClaimed, viewer: int | None) -> CardSaved | FameClaimed | None:
    """For the seat itself alone."""
    return event if event.seat == viewer else None


DRAFTING = Part(
    name=NAME,
    begin=begin,
    supplies=supplies,
    keeps=DraftState,
    commands={buying.SaveCard: CommandMeaning(buying.check_save, buying.save)},
    accepts={Shop: frozenset({buying.SaveCard})},
    codes=buying.CODES,
    on_sale=buying.on_sale,
    taking=buying.taking,
    may_close=buying.may_close,
    folds={
        PacketsDealt: folds.packets_dealt,
        RoundStarted: folds.round_started,
        CardSaved: folds.card_saved,
        FameClaimed: folds.fame_claimed,
        RoundShown: folds.round_shown,
        FameRecorded: folds.fame_recorded,
        FamePileGone: folds.fame_pile_gone,
    },
    shows={
        PacketsDealt: nobody,
        RoundStarted: everybody,
        CardSaved: own,
        FameClaimed: own,
        RoundShown: everybody,
        FameRecorded: everybody,
        FamePileGone: everybody,
    },
    fame=seen.fame,
    view=seen.view,
    seen=seen.DeadlineSeen,
    features=features,
    advice={Shop: advise},
    tries={Shop: buying.tries},
)
