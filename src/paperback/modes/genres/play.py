"""Genres in play: letters lent, cubes, completion, the prize (rules 7.2 to 7.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from paperback.abilities.vocabulary import LengthBonus
from paperback.catalogue.genres import FULL_SET_FAME
from paperback.engine.card import At
from paperback.engine.events import LivesAdded
from paperback.engine.fame import deck_of
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Place, Rules, Spelling
from paperback.engine.spell import holds
from paperback.engine.spelling import Play, Word
from paperback.engine.state import GameState
from paperback.engine.steps import OUTSIDE, ChooseCards, Live, Step, UseAbilities

from . import cards
from .events import CubesPlaced, GenreFlipped, GenrePrize
from .state import GENRES

NOT_MET = "genre_not_met"
COMPLETE = "complete_genre"
"""What its seat is asked for."""


@dataclass(frozen=True, slots=True)
class PlaceCubes(Step):
    """A cube on each genre card whose letters are in the word (rules 7.4)."""

    step: Literal["place_cubes"] = "place_cubes"


@dataclass(frozen=True, slots=True)
class CompleteGenres(Step):
    """Complete full cards, if the seat wants to (rules 7.4)."""

    chosen: tuple[int, ...] | None = None
    step: Literal["complete_genres"] = "complete_genres"


def turn(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Cubes and completion come before everything else that is resolved (rules 2.8)."""
    opening = UseAbilities(At.RESOLVE, opening=True)
    return tuple(step for one in steps for step in ((PlaceCubes(), CompleteGenres(), one) if one == opening else (one,)))


# ---------------------------------------------------------------- the word


def lend(at: Moment, spelling: Spelling) -> None:
    """The letters of active cards can be used (rules 7.3)."""
    for card in cards.active(at.rules, at.state, at.seat):
        spelling.lend(card)


def met(at: Moment, words: tuple[Word, ...]) -> Rejection | None:
    """What a genre card asks of the word that it stands in must hold (rules 7.3)."""
    own = cards.held(at.state, at.seat)
    for index, word in enumerate(words):
        for place, tile in enumerate(word):
            if tile.card in own:
                here = Place(at, Play(words), index, place)
                if not all(at.rules.conditions[type(one)](here, one) for one in cards.printed(at.rules, at.state, tile.card).require):
                    return Rejection(NOT_MET, {"card": tile.card})
    return None


def outside(at: Moment, play: Play) -> Iterator[Live]:
    """What completed cards give from the turn after on (rules 7.5)."""
    for card, face, number, ability in cards.lasting(at.rules, at.state, at.seat):
        if At.RESOLVE <= ability.at <= At.DRAW:
            yield Live(OUTSIDE, card, face, number)


def length(at: Moment) -> int:
    """Letters that the word counts more for the length track, and only there."""
    return sum(ability.do.amount for *_, ability in cards.lasting(at.rules, at.state, at.seat) if isinstance(ability.do, LengthBonus))


# ---------------------------------------------------------------- cubes and completion


def place_cubes(at: Moment, step: PlaceCubes) -> None:
    """A full card takes none; an endless one any number."""
    if placed := cards.taking_cubes(at.rules, at.state, at.seat, at.me.turn.play.words):
        at.say(CubesPlaced(at.seat, placed))


def complete(at: Moment, step: CompleteGenres) -> None:
    """Ask which full cards are completed, then turn them over: what they do works in this very turn."""
    if step.chosen is None:
        if full := tuple(cards.full(at.rules, at.state, at.seat)):
            at.queue(ChooseCards(full, 0, len(full), step, COMPLETE))
        return
    for card in step.chosen:
        face = cards.printed(at.rules, at.state, card)
        lives = [Live(OUTSIDE, card, face.face, number) for number in face.complete]
        at.say(GenreFlipped(at.seat, card))
        works = [live for live in lives if at.rules.faces[face.face].abilities[live.ability].at is not At.GAME_END]
        if now := tuple(live for live in works if holds(at, at.me.turn.play, live)):
            at.say(LivesAdded(at.seat, now))
    if not at.rules.mode.at_once:
        award(at)


def award(at: Moment) -> None:
    """Fame for those who have just completed their set: the best free place, shared by all who did so in one round (rules 5.11, 7.6)."""
    prizes = GENRES.of(at.state).prizes
    seats = [seat for seat in range(len(prizes)) if not prizes[seat] and cards.complete_set(at.state, seat)]
    place = sum(amount > 0 for amount in prizes)
    for seat in seats:
        at.say(GenrePrize(seat, FULL_SET_FAME[min(place, len(FULL_SET_FAME) - 1)]))


# ---------------------------------------------------------------- Fame


def fame(rules: Rules, state: GameState, seat: int, final: bool) -> Iterator[tuple[str, int]]:
    """Fame of completed cards, of cubes that count, and for a full set (rules 7.5, 7.6)."""
    done = cards.flipped(state, seat)
    for card in cards.held(state, seat):
        face = cards.printed(rules, state, card)
        numbers = [*face.complete, *face.passive] * (card in done) + [*face.each_cube] * cards.cubes(state, seat, card)
        abilities = [rules.faces[face.face].abilities[number] for number in numbers]
        meanings = [(rules.effects[type(one.do)].fame, one.do) for one in abilities if one.at is At.GAME_END]
        amount = sum(counts(deck_of(rules, state, seat), effect) for counts, effect in meanings if counts)
        if amount:
            yield face.key, amount
    if prize := GENRES.of(state).prizes[seat]:
        yield cards.printed(rules, state, cards.held(state, seat)[0]).key, prize
