"""Beginning games and finding them again."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request, Response

from paperback.bots.dials import UnknownPlayerError, parse
from paperback.bots.opponents import USUAL
from paperback.engine.settings import preset
from paperback.lexicon import UnknownLexiconError, info
from paperback.modes.module import SettingsError
from paperback.notation.agreement import Agreement, agree, changed
from paperback.notation.log import header_of, lines_of
from paperback.server.achievements.profile import unlockable
from paperback.server.host import Host
from paperback.server.json import Json
from paperback.server.refusals import ANSWERS, RefusedError, ServerCode, unplayable
from paperback.server.wire import Created, MyGame, NewGame, NewSeat, SeatFacts, TableFacts
from paperback.storage.store import TableSeat

from .access import Browser, HostHere, TableHere

router = APIRouter(prefix="/api/games", responses=ANSWERS)
SEED_BYTES = 16


@router.post("", operation_id="createGame", status_code=201, response_model=Created)
async def create_game(wanted: NewGame, request: Request, host: HostHere) -> Response:
    """Begin a game; all its human seats belong to this browser."""
    agreement = _agreement(wanted)
    seats = [TableSeat(kind=seat.kind, name=seat.name, colour=seat.colour, bot=_player(seat)) for seat in wanted.seats]
    cookies = Response()
    browser = host.identity.given(request, cookies)
    await _check_unlocked(host, host.identity.known(request), unlockable(agreement.settings))
    people = tuple(n for n, seat in enumerate(seats) if seat.kind == "human")
    table = await host.create(agreement, seats, wanted.seed or secrets.token_hex(SEED_BYTES), dict.fromkeys(people, browser))
    return Json(Created(table.id, people), status=201, headers={"set-cookie": cookies.headers["set-cookie"]})


@router.get("", operation_id="listGames", response_model=list[MyGame])
async def list_games(browser: Browser, host: HostHere) -> Response:
    """The games in which this browser has a seat, the newest first."""
    games = [] if browser is None else await host.store.of_browser(browser)
    return Json(
        [
            MyGame(
                game=game.id,
                created=game.created.isoformat(),
                finished=game.summary.finished,
                names=tuple(seat.name for seat in game.seats),
                mode=game.agreement.settings.mode,
                edition=game.agreement.settings.edition,
                lexicon=game.agreement.lexicon.id,
                round=game.summary.round,
                waiting=any(seat in game.owners for seat in game.summary.waiting),
            )
            for game in games
        ]
    )


@router.get("/{game}", operation_id="getTable", response_model=TableFacts)  # noqa: FAST003 - `TableHere` takes the game
async def get_table(table: TableHere, browser: Browser) -> Response:
    """What never changes at a table."""
    stored = table.stored
    return Json(
        TableFacts(
            game=table.id,
            seats=tuple(
                SeatFacts(kind=seat.kind, name=seat.name, colour=seat.colour, bot=seat.bot, mine=stored.owners.get(n, "") == browser)
                for n, seat in enumerate(stored.seats)
            ),
            settings=stored.agreement.settings,
            lexicon=stored.agreement.lexicon.id,
            language=info(stored.agreement.lexicon.id).language,
            family=stored.agreement.family,
            hints=stored.agreement.hints,
            rated=stored.agreement.rated,
            changed=changed(stored.agreement),
        )
    )


@router.get(
    "/{game}/record",  # noqa: FAST003 - `TableHere` takes the game
    operation_id="getRecord",
    response_class=Response,
    responses={200: {"content": {"application/jsonl": {}}}},
)
async def get_record(table: TableHere, host: HostHere) -> Response:
    """The whole record, when the game is over: until then it tells what nobody may know."""
    if not table.over:
        raise RefusedError(ServerCode.GAME_RUNNING)
    stored = table.stored
    header = header_of(stored.agreement, stored.seats, stored.seed, over=True)
    lines = lines_of(header, await host.store.entries(table.id))
    return Response(
        "".join(f"{line}\n" for line in lines),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="paperback-{table.id}.jsonl"'},
    )


async def _check_unlocked(host: Host, browser: str | None, cards: tuple[str, ...]) -> None:
    """Refuse unlockable cards that this browser may not use (rules 13.1)."""
    usable = (await host.judge.profile(browser, host.unlocking)).unlocked if cards else ()
    for card in cards:
        if card not in usable:
            raise RefusedError(ServerCode.CARD_LOCKED, card=card)


def _player(seat: NewSeat) -> str:
    """The canonical name of the computer player at a seat; nothing where a person sits."""
    if seat.kind == "human":
        return ""
    try:
        return str(parse(seat.bot) if seat.bot else USUAL.player)
    except UnknownPlayerError as error:
        raise RefusedError(ServerCode.UNKNOWN_PLAYER, bot=seat.bot or "") from error


def _agreement(wanted: NewGame) -> Agreement:
    changes = {name: value for name, value in wanted.settings.model_dump().items() if name != "edition" and value is not None}
    changes["modules"] = tuple(wanted.settings.modules)
    changes["options"] = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in wanted.settings.options.items()
    )
    changes["humans"] = tuple(n for n, seat in enumerate(wanted.seats) if seat.kind == "human")
    try:
        settings = preset(wanted.settings.edition, seats=len(wanted.seats), **changes)
        return agree(settings, wanted.lexicon, family=wanted.family, hints=wanted.hints, rated=wanted.rated)
    except UnknownLexiconError as error:
        raise RefusedError(ServerCode.UNKNOWN_LEXICON) from error
    except SettingsError as error:
        raise unplayable(error) from error
    except ValueError as error:
        raise RefusedError(ServerCode.BAD_REQUEST, where="settings", why=str(error)) from error
