"""Which genre a sensible seat takes, and when it completes a card."""

from __future__ import annotations

from collections.abc import Callable

from paperback.abilities.vocabulary import Fame, MultiplyWord
from paperback.catalogue.genres import GenreCard, genre_card, genres
from paperback.catalogue.library import load
from paperback.engine.card import Effect
from paperback.engine.commands import Answer
from paperback.engine.part import Mind
from paperback.engine.rules import Moment
from paperback.engine.seen import AskCards, SeatView
from paperback.engine.spelling import Word

from .cards import with_room
from .play import COMPLETE
from .setup import DRAFT

CUBE = 16
"""What a cube is worth, in tenths of a Fame point."""
GOOD_WORD = 5
"""Cents of a word that is worth doubling."""


def advise(view: SeatView, mind: Mind) -> Answer | None:
    """Take the genre that brings most Fame for its cubes; complete what is full, but keep a doubling for a good word."""
    asked = view.mine.question if view.mine else None
    if not isinstance(asked, AskCards) or view.mine is None:
        return None
    if asked.effect == DRAFT:
        return Answer((max(asked.options, key=lambda one: (_promise(one.card), -one.id)).id,))
    if asked.effect != COMPLETE:
        return None
    score = view.seats[view.mine.seat].play.score
    return Answer(tuple(one.id for one in asked.options if score >= GOOD_WORD or not _doubles(one.card)))


def brings(at: Moment) -> Callable[[tuple[Word, ...]], int] | None:
    """Cubes bring Fame and effects nearer; a full card brings no more than its letters."""
    taking = with_room(at.rules, at.state, at.seat)
    return (lambda words: CUBE * len(taking & {tile.card for word in words for tile in word})) if taking else None


def _doubles(card: str) -> bool:
    return any(isinstance(effect, MultiplyWord) for effect in _effects(genre_card(card)))


def _promise(card: str) -> int:
    """Fame of the genre of this card, less the cubes that it takes."""
    four = next(genre.cards for genre in genres() if any(one.key == card for one in genre.cards))
    fame = sum(effect.amount for one in four for effect in _effects(one) if isinstance(effect, Fame))
    return fame - sum(one.spaces for one in four)


def _effects(card: GenreCard) -> list[Effect]:
    abilities = load().faces[card.face].abilities
    return [abilities[number].do for number in card.complete]
