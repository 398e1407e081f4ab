"""The part that genres are (rules 7)."""

from __future__ import annotations

from paperback.abilities.vocabulary import Fame, LengthBonus
from paperback.engine import shows
from paperback.engine.card import Card, Kind
from paperback.engine.part import Beside, EffectMeaning, Part
from paperback.engine.steps import ChooseCards

from . import events, folds, play, seen, setup
from .advice import advise, brings
from .features import features
from .state import GenreState

GENRE_CARDS = 4


def amount(deck: tuple[Card, ...], effect: Fame) -> int:
    """So much Fame at the end."""
    return effect.amount


GENRES_PART = Part(
    name="genres",
    steps={setup.DraftGenre: setup.draft, play.PlaceCubes: play.place_cubes, play.CompleteGenres: play.complete},
    effects={LengthBonus: EffectMeaning(), Fame: EffectMeaning(fame=amount)},
    codes=(play.NOT_MET,),
    keeps=GenreState,
    folds={
        events.GenresLaidOut: folds.laid_out,
        events.GenreTaken: folds.taken,
        events.CubesPlaced: folds.placed,
        events.GenreFlipped: folds.flipped,
        events.GenrePrize: folds.prize,
    },
    shows={
        events.GenresLaidOut: shows.nobody,
        events.GenreTaken: shows.everybody,
        events.CubesPlaced: shows.everybody,
        events.GenreFlipped: shows.everybody,
        events.GenrePrize: shows.everybody,
    },
    begin=setup.begin,
    beside={Kind.GENRE: Beside(GENRE_CARDS, folds.laid)},
    turn=play.turn,
    round_end=play.award,
    spelling=play.lend,
    word=play.met,
    outside=play.outside,
    length=play.length,
    brings=brings,
    fame=play.fame,
    view=seen.view,
    seen=seen.GenresSeen,
    features=features,
    reasons=(setup.DRAFT, play.COMPLETE),
    advice={ChooseCards: advise},
)
