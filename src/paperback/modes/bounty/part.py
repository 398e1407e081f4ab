"""The bounty as a part: its words and what they mean."""

from __future__ import annotations

from paperback.engine.events import Passed, WordPlayed
from paperback.engine.part import CommandMeaning, Part
from paperback.engine.rules import Moment
from paperback.engine.shows import everybody, nobody
from paperback.engine.steps import Shop, SpellWord

from . import advice, asking, folds, seen
from .commands import CashTokens, SuggestNothing, SuggestWord, WantWord
from .events import AskingOver, BountyBegun, TokensCashed, WordSuggested, WordWanted
from .features import features
from .state import NAME, BountyState
from .steps import Suggest


def begin(at: Moment) -> None:
    """Nobody has a token."""
    at.say(BountyBegun())


def silent(at: Moment) -> SuggestNothing:
    """Who says nothing suggests nothing."""
    return SuggestNothing()


PART = Part(
    name=NAME,
    begin=begin,
    commands={
        WantWord: CommandMeaning(asking.check_want, asking.want),
        SuggestWord: CommandMeaning(asking.check_suggestion, asking.suggest),
        SuggestNothing: CommandMeaning(asking.check_nothing, asking.nothing),
        CashTokens: CommandMeaning(asking.check_cash, asking.cash),
    },
    accepts={
        SpellWord: frozenset({WantWord, CashTokens}),
        Shop: frozenset({CashTokens}),
        Suggest: frozenset({SuggestWord, SuggestNothing}),
    },
    after={WordPlayed: asking.over, Passed: asking.over},
    keeps=BountyState,
    folds={
        BountyBegun: folds.begun,
        WordWanted: folds.wanted,
        WordSuggested: folds.suggested,
        AskingOver: folds.over,
        TokensCashed: folds.cashed,
    },
    shows={BountyBegun: nobody, WordWanted: everybody, WordSuggested: everybody, AskingOver: everybody, TokensCashed: everybody},
    questions={Suggest: seen.question},
    asks=(seen.AskSuggestion,),
    view=seen.view,
    seen=seen.BountySeen,
    features=features,
    codes=asking.CODES,
    least={Suggest: silent},
    advice={Suggest: advice.suggest, Shop: advice.cash},
    tries={SpellWord: advice.tries, Shop: advice.tries, Suggest: advice.tries_suggesting},
)
