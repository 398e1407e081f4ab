"""Who has which genre (rules 7.1, 7.7, 7.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from paperback.catalogue.genres import Genre, genres
from paperback.engine.events import CardsAdded
from paperback.engine.part import Mode
from paperback.engine.rules import Moment
from paperback.engine.settings import Settings
from paperback.engine.steps import ChooseCards, Step
from paperback.modes.module import SettingsError
from paperback.modes.typos.module import TYPOS_MODULE

from .events import GenresLaidOut, GenreTaken
from .state import GENRES

CHOICE = "genre_choice"
TOO_FEW = "genres_too_few"
DRAFT = "draft_genre"
"""What its seat is asked for."""


@dataclass(frozen=True, slots=True)
class DraftGenre(Step):
    """Choose one of the genres that are left, by its first card; then the seat before chooses (rules 7.8)."""

    chosen: tuple[int, ...] | None = None
    step: Literal["draft_genre"] = "draft_genre"


def taking_part(mode: Mode, settings: Settings) -> tuple[Genre, ...]:
    """The genres that these settings can be played with."""
    typos = TYPOS_MODULE.name in settings.modules
    return tuple(genre for genre in genres() if (typos or not genre.needs_typos) and (mode.track or not genre.needs_track))


def check(mode: Mode, settings: Settings) -> SettingsError | None:
    """There must be a genre for every seat."""
    number = len(taking_part(mode, settings))
    return SettingsError(TOO_FEW, genres=number, seats=settings.seats) if number < settings.seats else None


def begin(at: Moment) -> None:
    """Deal the genres, or let the last seat in turn order choose first."""
    rules = at.rules
    choices = taking_part(rules.mode, rules.settings)
    seats = len(at.state.seats)
    drafted = rules.settings.option(CHOICE) == "draft"
    if not drafted:
        choices = tuple(choices[n] for n in at.chance.shuffled("genres", range(len(choices)))[:seats])
    first = len(at.state.faces)
    at.say(CardsAdded(tuple(card.face for genre in choices for card in genre.cards)))
    at.say(GenresLaidOut(tuple(_four(choices, first))))
    if drafted:
        at.of((at.seat - 1) % seats).queue(DraftGenre())
        return
    for seat, cards in enumerate(tuple(map(tuple, GENRES.of(at.state).free))):
        at.say(GenreTaken(seat, cards))


def _four(choices: tuple[Genre, ...], first: int) -> Iterator[tuple[int, ...]]:
    for genre in choices:
        yield tuple(range(first, first + len(genre.cards)))
        first += len(genre.cards)


def draft(at: Moment, step: DraftGenre) -> None:
    """Ask, or take what was chosen and let the seat before choose, until all have a genre."""
    slot = GENRES.of(at.state)
    firsts = tuple(cards[0] for cards in slot.free)
    chosen = step.chosen if len(firsts) > 1 else firsts
    if chosen is None:
        at.queue(ChooseCards(firsts, 1, 1, step, DRAFT))
        return
    at.say(GenreTaken(at.seat, tuple(slot.free[firsts.index(chosen[0])])))
    before = (at.seat - 1) % len(at.state.seats)
    if not slot.held[before]:
        at.of(before).queue(DraftGenre())
