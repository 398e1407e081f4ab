"""Abilities that move typos, or ask whether one was taken (catalogue README, Effects)."""

from __future__ import annotations

from paperback.abilities.vocabulary import TypoMove, TypoTaken
from paperback.engine.part import Choice
from paperback.engine.rules import Place

from . import moves


def typo_taken(at: Place, _: TypoTaken) -> bool:
    """A typo was taken for a cent this turn, before scoring or after."""
    return moves.taken(at.at) > 0


def choose(at: Place, effect: TypoMove) -> Choice | None:
    """Which of the own typos go back, as many as can."""
    if effect.move != "return":
        return None
    cards = moves.returnable(at.at)
    most = min(effect.count, len(cards))
    return Choice(cards, most, most)


def move(at: Place, effect: TypoMove, chosen: tuple[int, ...]) -> None:
    """Typos come or go."""
    if effect.move == "gain":
        moves.gain(at.at, effect.count)
    elif effect.move == "give":
        moves.give(at.at, effect.count)
    else:
        moves.give_back(at.at, chosen)
