"""What can be looked up: cards, words and opponents."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response

from paperback import __version__, lexicon
from paperback.abilities.rulings import ruling
from paperback.abilities.settled import without_discard
from paperback.bots.dials import LEVELS, SKILLS
from paperback.bots.opponents import OPPONENTS, USUAL
from paperback.catalogue.library import load
from paperback.catalogue.unlockables import achievements
from paperback.catalogue.wording import full, icon, label, name, short
from paperback.engine.card import Card
from paperback.lexicon import LEXICONS, UnknownLexiconError, fold, info
from paperback.modes.described import Described, described
from paperback.server.json import Json
from paperback.server.refusals import ANSWERS, RefusedError, ServerCode
from paperback.server.vocabulary import PartsSaid, parts_said
from paperback.server.wire import LONGEST_TEXT, Face, Health, LexiconSeen, LookedUp, Opponents, OpponentSeen

router = APIRouter(prefix="/api", responses=ANSWERS)


@router.get("/lexicons", operation_id="listLexicons", response_model=list[LexiconSeen])
def list_lexicons() -> Response:
    """All word lists."""
    return Json([LexiconSeen(one.id, one.language, one.title, one.keys) for one in map(info, LEXICONS)])


@router.get("/lexicons/{lexicon_id}/words/{word}", operation_id="lookUp", response_model=LookedUp)
def look_up(
    lexicon_id: Annotated[str, Path(max_length=LONGEST_TEXT)], word: Annotated[str, Path(max_length=LONGEST_TEXT)], *, family: bool = False
) -> Response:
    """What a word list says of a word."""
    try:
        words = lexicon.load(lexicon_id)
    except UnknownLexiconError as error:
        raise RefusedError(ServerCode.UNKNOWN_LEXICON) from error
    verdict = words.explain(word, family=family)
    if verdict != "ok":
        return Json(LookedUp(word, accepted=False, reason=verdict, spellings=(), gloss=None, level=None))
    key = fold(word)
    return Json(
        LookedUp(
            words.written(key), accepted=True, reason=None, spellings=words.spellings(key), gloss=words.gloss(key), level=words.level(key)
        )
    )


@router.get("/catalogue", operation_id="getCatalogue", response_model=list[Face])
def get_catalogue(language: Literal["en", "es", "pt"] = "en", *, trash_from_discard: bool = True) -> Response:
    """Every card, with its texts in one language, as a table's setting for trashing makes them."""
    return Json(_faces(language, trash_from_discard))


@router.get("/boards", operation_id="getBoards", response_model=PartsSaid)
def get_boards(language: Literal["en", "es", "pt"] = "en") -> Response:
    """What boards and other things that are no cards say, by mode or module, in one language."""
    return Json(parts_said(language))


@router.get("/modes", operation_id="getModes", response_model=Described)
def get_modes() -> Response:
    """What can be agreed for a game, and what goes together."""
    return Json(described())


@router.get("/opponents", operation_id="listOpponents", response_model=Opponents)
def list_opponents() -> Response:
    """Whom one can play against, and the dials to make another."""
    seen = tuple(OpponentSeen(one.key, one.name, str(one.player), *one.player) for one in OPPONENTS)
    return Json(Opponents(seen, USUAL.key, SKILLS, tuple(LEVELS)))


@router.get("/health", operation_id="getHealth", response_model=Health)
def get_health() -> Response:
    """That the server answers."""
    return Json(Health("ok", __version__))


@cache
def _faces(language: str, trash_from_discard: bool) -> list[Face]:
    return [_face(card if trash_from_discard else without_discard(card), language) for card in load().faces]


@cache
def _unlockable() -> frozenset[str]:
    return frozenset(one.card for one in achievements())


def _face(card: Card, language: str) -> Face:
    return Face(
        key=card.key,
        kind=card.kind,
        letters=card.letters,
        wild=card.wild,
        score=card.score,
        cost=card.cost,
        fame=card.fame,
        name=name(card, language),
        genre=card.genre,
        short=short(card, language),
        full=full(card, language),
        label=label(card, language),
        icon=icon(card),
        rulings=ruling(card),
        unlockable=card.key in _unlockable(),
    )
