"""The award of a game: which it is, how the seats stand, and whose Fame it is (rules 10.2, 10.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from paperback.catalogue.awards import Award, Wins, awards
from paperback.engine.events import CardsAdded, Event, WordPlayed
from paperback.engine.measures import deck_measures
from paperback.engine.part import Part
from paperback.engine.rules import Moment, Rules
from paperback.engine.seen import CardSeen
from paperback.engine.shows import everybody
from paperback.engine.spelling import text
from paperback.engine.state import GameState, Keeping, Slot

from .features import features

NAME = "awards"
LONGEST_WORD = "longest_word"


@dataclass(slots=True)
class AwardState(Keeping):
    """The award, and what only the course of the game tells."""

    card: int
    award: int
    """Its number in the catalogue."""
    longest: list[int]
    """Letters of each seat's longest word."""

    def copy(self) -> AwardState:
        """An independent copy."""
        return AwardState(self.card, self.award, self.longest[:])

    def cards(self) -> tuple[int, ...]:
        """The award card lies on the table."""
        return (self.card,)


AWARD: Slot[AwardState] = Slot(NAME)


@dataclass(slots=True)
class AwardRevealed(Event):
    """The award of this game."""

    card: int
    award: int
    event: Literal["award_revealed"] = "award_revealed"


@dataclass(slots=True)
class LongestGrown(Event):
    """A seat has made a longer word than before."""

    seat: int
    letters: int
    event: Literal["longest_grown"] = "longest_grown"


@dataclass(frozen=True, slots=True)
class AwardSeen:
    """The award and how the seats stand."""

    card: CardSeen
    fame: int
    measure: str
    wins: Wins
    standing: tuple[int, ...]
    """By seat."""
    leaders: tuple[int, ...]
    """Seats that would receive it now."""


def begin(at: Moment) -> None:
    """Reveal one award."""
    number = at.chance.below("award", len(awards()))
    card = len(at.state.faces)
    at.say(CardsAdded((awards()[number].face,)))
    at.say(AwardRevealed(card, number))


def noticed(at: Moment, event: WordPlayed) -> None:
    """Remember the longest word; where all play at once, when the round is over."""
    if not at.rules.mode.at_once:
        _grow(at)


def round_end(at: Moment) -> None:
    """Remember the longest words of the round."""
    for seat in range(len(at.state.seats)):
        _grow(at.of(seat))


def _grow(at: Moment) -> None:
    letters = max((len(text(word)) for word in at.me.turn.play.words), default=0)
    if letters > AWARD.of(at.state).longest[at.seat]:
        at.say(LongestGrown(at.seat, letters))


def standing(rules: Rules, state: GameState) -> tuple[int, ...]:
    """The measure of each seat, as things stand."""
    kept = AWARD.of(state)
    measure = awards()[kept.award].measure
    if measure == LONGEST_WORD:
        return tuple(kept.longest)
    return tuple(deck_measures(rules, state, seat)[measure] for seat in range(len(state.seats)))


def leaders(award: Award, measured: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that meet the award best: all that are tied; the most of nothing is nobody's."""
    best = max(measured) if award.wins == "most" else min(measured)
    if award.wins == "most" and best == 0:
        return ()
    return tuple(seat for seat, value in enumerate(measured) if value == best)


def _fame(rules: Rules, state: GameState, seat: int, final: bool) -> Iterable[tuple[str, int]]:
    """At the end, not before."""
    award = awards()[AWARD.of(state).award]
    return [(award.key, award.fame)] if final and seat in leaders(award, standing(rules, state)) else []


def _revealed(state: GameState, event: AwardRevealed) -> None:
    state.slots[NAME] = AwardState(event.card, event.award, [0] * len(state.seats))


def _grown(state: GameState, event: LongestGrown) -> None:
    AWARD.of(state).longest[event.seat] = event.letters


def _view(rules: Rules, state: GameState, viewer: int | None) -> AwardSeen:
    kept = AWARD.of(state)
    award = awards()[kept.award]
    measured = standing(rules, state)
    return AwardSeen(CardSeen(kept.card, award.key), award.fame, award.measure, award.wins, measured, leaders(award, measured))


PART = Part(
    name=NAME,
    begin=begin,
    after={WordPlayed: noticed},
    round_end=round_end,
    keeps=AwardState,
    folds={AwardRevealed: _revealed, LongestGrown: _grown},
    shows={AwardRevealed: everybody, LongestGrown: everybody},
    fame=_fame,
    view=_view,
    seen=AwardSeen,
    features=features,
)
