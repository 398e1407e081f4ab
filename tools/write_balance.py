"""Write `docs/balance.md`, how the game plays out between computer players: `python -m tools.write_balance [--games N] [--jobs N]`.

It reports; cards and levels that are plainly off are for people to change.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tqdm import tqdm

from paperback import __version__, lexicon
from paperback.bots.census import Counted, count
from paperback.bots.dials import parse
from paperback.bots.pool import pool
from paperback.bots.shares import each
from paperback.bots.simulate import Match
from paperback.lexicon import DEFAULT, arrays

from .balance.cards import CARDS
from .balance.outcomes import SECTIONS as OUTCOMES
from .balance.tables import SEED, Games

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
UNIT, PLAYER = 200, "greedy"
SECTIONS = (*OUTCOMES, CARDS)
_HEAD = """# Balance

How the game plays out between computer players. Written by `{command}` (version {version}, seed `{seed}`, word list `{lexicon}`,
{games} games, every seat played by `{player}`); the same command writes the same page. In brackets stands the 95 per cent interval:
Wilson's for shares, a bootstrap for means. What is plainly off is reported here, and not changed.

The players are all alike and know every word of the list, which people do not: compare the rows with each other rather than with your own
table.
"""


def matches(unit: int, player: str) -> dict[Match, int]:
    """How many games of each match are played for all sections."""
    wanted: dict[Match, int] = {}
    for section in SECTIONS:
        for match, games in section.needs(player, unit):
            wanted[match] = max(games, wanted.get(match, 0))
    return wanted


def play(wanted: Mapping[Match, int], jobs: int) -> dict[Match, list[Counted]]:
    """Play them all."""
    arrays.load(lexicon.load(DEFAULT))
    played: dict[Match, list[Counted]] = {match: [] for match in wanted}
    bar = tqdm(total=sum(wanted.values()), unit="game", disable=not sys.stderr.isatty(), file=sys.stderr, leave=False)
    with bar, pool(jobs) as crew:
        for match, part in each(wanted.items(), count, crew):
            played[match] += part
            bar.update(len(part))
    return played


def page(games: Games, command: str, player: str) -> str:
    """The whole page."""
    total = sum(map(len, games.values()))
    head = _HEAD.format(command=command, version=__version__, seed=SEED, lexicon=DEFAULT, games=total, player=player)
    return head + "\n".join(_lines(games, player)).rstrip("\n") + "\n"


def _lines(games: Games, player: str) -> Iterator[str]:
    for section in SECTIONS:
        yield ""
        yield f"## {section.title}"
        yield ""
        yield from section.says(games, player)


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.write_balance", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=UNIT, metavar="N", help="games for each level of Spy Novel; the rest follows (%(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--player", type=parse, default=parse(PLAYER), metavar="NAME", help="who plays (default: %(default)s)")
    args = parser.parse_args()
    player = str(args.player)
    more = (f" --games {args.games}" if args.games != UNIT else "") + (f" --player {player}" if player != PLAYER else "")
    games = play(matches(args.games, player), args.jobs)
    PAGE.write_text(page(games, f"python -m tools.write_balance{more}", player), encoding="utf-8")


if __name__ == "__main__":
    main()
