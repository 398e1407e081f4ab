"""The part that typos are (rules 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.abilities.vocabulary import TypoMove, TypoTaken
from paperback.engine import shows
from paperback.engine.events import Drawn, Looked
from paperback.engine.part import CommandMeaning, EffectMeaning, Part
from paperback.engine.rules import Moment
from paperback.engine.steps import ChooseCards, CleanUp, Shop, SpellWord, Step

from . import abilities, commands, events, folds, moves, seen
from .advice import advise
from .advice import give_back as advise_return
from .features import features
from .state import TypoState


@dataclass(frozen=True, slots=True)
class GiveTyposBack(Step):
    """Put the typos of the word under their deck (rules 6.4)."""

    step: Literal["give_typos_back"] = "give_typos_back"


def give_back(at: Moment, step: GiveTyposBack) -> None:
    """At the discard step, where seats play one after the other."""
    if not at.rules.mode.at_once:
        moves.give_used_back(at)


def turn(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Used typos go before the rest is discarded."""
    return tuple(step for one in steps for step in ((GiveTyposBack(), one) if isinstance(one, CleanUp) else (one,)))


TYPOS_PART = Part(
    name="typos",
    steps={GiveTyposBack: give_back},
    conditions={TypoTaken: abilities.typo_taken},
    effects={TypoMove: EffectMeaning(abilities.move, abilities.choose)},
    commands={commands.TakeTypo: CommandMeaning(commands.check, commands.take)},
    accepts={SpellWord: frozenset({commands.TakeTypo}), Shop: frozenset({commands.TakeTypo})},
    codes=commands.CODES,
    folds={
        events.TyposLaidOut: folds.laid_out,
        events.TypoReceived: folds.received,
        events.TyposUncovered: folds.uncovered,
        events.TyposReturned: folds.returned,
        events.TyposSetAside: folds.set_aside,
        events.TyposOwed: folds.owed,
        events.TyposSettled: folds.settled,
    },
    shows={
        events.TyposLaidOut: shows.nobody,
        events.TypoReceived: events.received,
        events.TyposUncovered: shows.nobody,
        events.TyposReturned: events.gone,
        events.TyposSetAside: events.gone,
        events.TyposOwed: shows.everybody,
        events.TyposSettled: shows.nobody,
    },
    begin=moves.lay_out,
    turn=turn,
    after={Drawn: moves.show, Looked: moves.show},
    round_end=moves.settle,
    unseen=moves.unseen,
    supplies=moves.supplies,
    keeps=TypoState,
    view=seen.view,
    seen=seen.TyposSeen,
    features=features,
    advice={Shop: advise, ChooseCards: advise_return},
    tries={SpellWord: commands.tries, Shop: commands.tries},
)
