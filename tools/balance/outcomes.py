"""Who wins, and how long it takes: levels, layouts, places in turn order, length and Fame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from paperback.bots.census import Counted, mean, share
from paperback.bots.simulate import Match
from paperback.catalogue.coop import coop
from paperback.catalogue.spy import spy_novel
from paperback.catalogue.wording import title
from paperback.engine.settings import Edition

from .tables import Games, Section, average, match, percent, table, won

MODEL = {1: 74, 2: 66, 3: 61, 4: 47}
"""Per cent of Spy Novel that the catalogue's own model wins, by level."""
RARE, SURE = 0.1, 0.9
"""Fewer and more wins than these make a game of skill neither fair nor exciting."""
EDITIONS: tuple[Edition, ...] = ("anniversary", "classic")


# ---------------------------------------------------------------- the solo game


def _level(player: str, level: int) -> Match:
    return match(player, 1, "spy_novel", options={"level": level})


def _spy_needs(player: str, unit: int) -> Iterator[tuple[Match, int]]:
    yield from ((_level(player, level), unit) for level in MODEL)


def _spy(games: Games, player: str) -> Iterator[str]:
    special = {enemy.level: title(enemy.key, "en") for enemy in spy_novel().enemies if enemy.level}
    rates = {level: share(games[_level(player, level)], won) for level in MODEL}
    rows = []
    for level, rate in rates.items():
        played = games[_level(player, level)]
        ends = Counter(game.reason for game in played)
        reasons = ", ".join(f"{name.replace('_', ' ')} {100 * n / len(played):.0f} %" for name, n in ends.most_common())
        rows.append(
            (str(level), special[level], str(rate.games), percent(rate), f"{MODEL[level]} %", average([g.rounds for g in played]), reasons)
        )
    yield from table(("level", "special card", "games", "won", "model", "rounds", "ended by"), rows)
    order = all(rates[level].low <= rates[level - 1].high for level in list(MODEL)[1:])
    off = [str(level) for level, rate in rates.items() if not rate.low <= MODEL[level] / 100 <= rate.high]
    yield (
        "The model is the check in the catalogue: a hero who looks one turn ahead, 1,200 games for each level, 21 rounds. "
        + ("No level is easier than the one before it, as far as the intervals tell. " if order else "The levels are out of order. ")
        + (f"The model lies outside the interval at these levels: {', '.join(off)}." if off else "The model lies inside every interval.")
    )
    yield ""


# ---------------------------------------------------------------- all against the game


def _shared(player: str, layout: str, limit: int, seats: int) -> Match:
    return match(player, seats, "cooperative", options={"fame_layout": layout, "token_limit": limit})


def _tables() -> Iterator[tuple[str, str, int]]:
    for layout in coop().layouts:
        for limit in (coop().token_limit, coop().token_limit_hard):
            yield layout.key, layout.difficulty, limit


def _coop_needs(player: str, unit: int) -> Iterator[tuple[Match, int]]:
    for layout, _, limit in _tables():
        yield from ((_shared(player, layout, limit, seats), unit // 2) for seats in range(1, 6))


def _coop(games: Games, player: str) -> Iterator[str]:
    rows, rare, sure = [], [], []
    for layout, difficulty, limit in _tables():
        rates = [share(games[_shared(player, layout, limit, seats)], won) for seats in range(1, 6)]
        rows.append((f"{layout.replace('_', ' ')} ({difficulty})", str(limit), *map(percent, rates)))
        names = [f"{layout.replace('_', ' ')} {limit} with {seats}" for seats in range(1, 6)]
        rare += [name for name, rate in zip(names, rates, strict=True) if rate.high < RARE]
        sure += [name for name, rate in zip(names, rates, strict=True) if rate.low > SURE]
    number = len(games[_shared(player, coop().default, coop().token_limit, 2)])
    yield f"{number} games in each place of the table. Limit 4 is the normal game, 3 the hard one."
    yield ""
    yield from table(("layout", "limit", *(f"{n} seat{'s' * (n > 1)}" for n in range(1, 6))), rows)
    yield (
        "Plainly off, won in fewer than a tenth of the games however the interval is read: "
        f"{'; '.join(rare) or 'none'}. Hardly to be lost: {'; '.join(sure) or 'none'}. "
        "These players do not talk to each other: people who plan together should do better, most of all with many seats."
    )
    yield ""


# ---------------------------------------------------------------- who begins


def _rivals(player: str) -> Iterator[tuple[str, int, Match]]:
    for seats in range(2, 6):
        yield from ((f"standard, {edition}", seats, match(player, seats, edition=edition)) for edition in EDITIONS)
    for seats in range(2, 6):
        yield "deadline", seats, match(player, seats, "deadline")


def _first_needs(player: str, unit: int) -> Iterator[tuple[Match, int]]:
    yield from ((one, unit * (2 if name == "deadline" else 5)) for name, _, one in _rivals(player))


def _alone(place: int, game: Counted) -> bool:
    return game.winners == (place,)


def _first(games: Games, player: str) -> Iterator[str]:
    rows, off = [], []
    for name, seats, one in _rivals(player):
        played = games[one]
        alone = [share(played, partial(_alone, place)) for place in range(seats)]
        fair = sum(rate.rate for rate in alone) / seats
        rows.append((name, str(seats), str(len(played)), f"{100 * fair:.0f} %", *map(percent, alone), *[""] * (5 - seats)))
        if not alone[0].low <= fair <= alone[0].high:
            off.append((alone[0].rate - fair, f"{name} with {seats} ({100 * alone[0].rate:.0f} instead of {100 * fair:.0f} %)"))
    yield from table(("game", "seats", "games", "fair", *(f"place {n}" for n in range(1, 6))), rows)
    more, less = [text for by, text in off if by > 0], [text for by, text in off if by < 0]
    yield (
        "How often the seat in each place of the turn order wins alone; fair is an equal share of the victories that are not shared. "
        f"To begin helps in: {'; '.join(more) or 'no game'}. It hurts in: {'; '.join(less) or 'no game'}. "
        "In all others the interval of the first place holds the fair share. "
        "The setting `finish_round` gives every seat the same number of turns."
    )
    yield ""


# ---------------------------------------------------------------- how long


def _lengths(player: str) -> Iterator[tuple[str, str, int, Match]]:
    for edition in EDITIONS:
        for seats in (2, 3, 4, 5):
            for piles in ("short", "normal", "long"):
                yield f"standard, {edition}", piles, seats, match(player, seats, edition=edition, fame_piles=piles)
    yield from (("deadline", "normal", seats, match(player, seats, "deadline")) for seats in range(2, 6))
    yield from (
        ("co-operative, pyramid", "normal", seats, _shared(player, coop().default, coop().token_limit, seats)) for seats in range(1, 6)
    )
    yield "spy novel, level 1", "normal", 1, _level(player, 1)


def _length_needs(player: str, unit: int) -> Iterator[tuple[Match, int]]:
    yield from ((one, unit if one.settings.mode == "standard" else unit // 2) for _, _, _, one in _lengths(player))


def _span(means: list[float]) -> str:
    least, most = round(min(means)), round(max(means))
    return str(least) if least == most else f"{least} to {most}"


def _pairs(games: Games, player: str) -> Iterator[tuple[str, int, float, float]]:
    """Mean rounds with short and with normal piles."""
    found = {
        (name, seats, piles): sum(game.rounds for game in games[one]) / len(games[one]) for name, piles, seats, one in _lengths(player)
    }
    yield from (
        (name, seats, found[name, seats, "short"], found[name, seats, "normal"]) for name, seats, piles in found if piles == "short"
    )


def _length(games: Games, player: str) -> Iterator[str]:
    rows = []
    rounds: dict[str, list[float]] = {}
    for name, piles, seats, one in _lengths(player):
        played = games[one]
        best = average([max(game.fame) for game in played])
        others = [sum(sorted(game.fame)[:-1]) / (seats - 1) for game in played] if seats > 1 else []
        ends = Counter(game.reason for game in played).most_common(1)[0]
        rows.append(
            (
                *(name, piles, str(seats), str(len(played)), average([game.rounds for game in played]), best),
                average(others) if others else "",
                f"{ends[0].replace('_', ' ')} {100 * ends[1] / len(played):.0f} %",
            )
        )
        rounds.setdefault(piles if one.settings.mode == "standard" else one.settings.mode, []).append(mean([g.rounds for g in played]).mean)
    yield from table(
        ("game", "Fame piles", "seats", "games", "rounds", "best Fame", "mean Fame of the others", "ended most often by"), rows
    )
    spans = {name: _span(found) for name, found in rounds.items()}
    long = [f"{name} with {seats}" for name, seats, short, normal in _pairs(games, player) if short >= normal]
    yield (
        f"A standard game takes {spans['normal']} rounds by seats and edition, one with short piles {spans['short']}, with long piles "
        f"{spans['long']}. Deadline always takes 12; the co-operative game is decided after {spans['cooperative']}, the solo game after "
        f"{spans['spy_novel']}. Short piles do not make these games shorter: {'; '.join(long) or 'none'}."
    )
    yield ""


SECTIONS = (
    Section("Spy Novel by level", _spy_needs, _spy),
    Section("The co-operative game by layout, limit and seats", _coop_needs, _coop),
    Section("Who begins", _first_needs, _first),
    Section("Length and Fame", _length_needs, _length),
)
