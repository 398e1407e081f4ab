"""`docs/ladder.md`, made from what was measured and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from .run import Ladder
from .standing import Pace, Player, Standing

_HEAD = """# The ladder

How strong the computer players are, measured: every skill against the one below it, every vocabulary against the one below it,
three and four at a table, every mode, and a beginner's level against a scripted person. Written by

```
{command}
```

(version {version}, seed `{seed}`, {games} games{stopped}). The same command writes the same page, except for the times at its end.
The same figures stand in `{beside}`. `paperback ladder --check {file}` plays other games and says whether they agree with these.

- **won** is the share of the games that a player won, with Wilson's 95 per cent interval in brackets. A victory shared by *k* seats
  counts 1/*k*, so a tie of two is half a victory for each. How many games a row has is fixed before the first of them.
- Each player sits one seat further than in the game before, so that all begin equally often.
- **Fame** is the mean at the end, **cents** the mean of what a turn's word came to (a passed turn came to 0), **turns** the mean of
  all seats together.
- `author@3` is the skill *author* with the words of vocabulary 3. `greedy` is the yardstick; it plays with vocabulary 3.
- `paperback simulate --seats author@5,casual@5 --seed {seed} --games N` plays the games of such a row again.
"""
_TITLES = {
    "skills": (
        "Skills",
        "Two seats, in both editions, with vocabulary 5; for information also with vocabularies 1 and 3.",
    ),
    "yardstick": ("Against the yardstick", "Two seats; *greedy* is no step of the ladder, and plays the same in every version."),
    "vocabularies": (
        "Vocabularies",
        "Two seats, equal skill, one vocabulary apart. What is played on another word list is for information.",
    ),
    "seats": ("Three and four seats", "Different skills at one table, each with vocabulary 5. An equal share would be 33 or 25 %."),
    "modes": (
        "Every mode, with and without modules",
        "Few games each, for information: every level plays every mode, also with all modules that go with it and need no people to vote.",
    ),
    "person": (
        "A person against beginners",
        "The person is a script: it knows the 5,000 commonest words of at most five letters, lays the dearest, and buys the dearest card.",
    ),
}
_RATINGS = """Plackett-Luce ratings by openskill over all games between rivals on this page but the scripted person's, whatever the number
of seats, mixed in a fixed order. Everybody begins at 25 with a sigma of 8.33; the ordinal is mu less three sigma."""
_TIMES = """Processor time of one move, which is one command, in milliseconds, on the machine that made this page: these figures are other
ones every time. 99 of 100 moves take no longer than **most**. Here *legend* looks at a fixed number of worlds, so that games repeat; at
a table it stops when its time is up."""


def page(ladder: Ladder, file: Path) -> str:
    """The whole page, to be written into this file."""
    return "\n".join(_lines(ladder, file)).rstrip("\n") + "\n"


def percent(player: Player) -> str:
    """A rate with its interval."""
    low, high = (100 * bound for bound in player.interval)
    return f"{100 * player.rate:.1f} % ({low:.1f} to {high:.1f})"


def reached(standing: Standing) -> bool:
    """Whether the first player won as often as is wanted; of half the games, more than that."""
    wanted, rate = standing.wanted or 0.0, standing.players[0].rate
    return rate >= wanted if wanted > 1 / len(standing.players) else rate > wanted


def _lines(ladder: Ladder, file: Path) -> Iterator[str]:
    stopped = f" of {ladder.planned}: it was stopped" if ladder.games < ladder.planned else ""
    yield _HEAD.format(
        command=ladder.command,
        version=ladder.version,
        seed=ladder.seed,
        games=ladder.games,
        stopped=stopped,
        file=file.as_posix(),
        beside=file.with_suffix(".json").as_posix(),
    )
    yield from _targets(ladder.standings)
    for part, (title, about) in _TITLES.items():
        rows = [one for one in ladder.standings if one.part == part]
        if rows:
            yield from ("", f"## {title}", "", about, "")
            yield from _players(rows) if part == "seats" else _pairs(rows)
    if ladder.ratings:
        yield from ("", "## Ratings", "", _RATINGS, "")
        yield from _table(
            ("player", "games", "mu", "sigma", "ordinal"),
            [(one.name, str(one.games), *(f"{number:.2f}" for number in (one.mu, one.sigma, one.ordinal))) for one in ladder.ratings],
        )
    yield from ("", "## Time for a move", "", _TIMES, "")
    yield from _paces(ladder.paces, ladder.elsewhere)


def _targets(standings: Sequence[Standing]) -> Iterator[str]:
    rows = [one for one in standings if one.wanted is not None]
    if not rows:
        return
    missed = sum(not reached(one) for one in rows)
    yield "## What was wanted"
    yield ""
    yield f"{len(rows) - missed} of {len(rows)} are reached. The measured rate decides; its interval tells what chance may have done to it."
    yield ""
    yield from _table(
        ("who", "against", "game", "wanted", "won", "games", ""),
        [
            (
                one.players[0].name,
                one.players[1].name,
                one.game,
                f"{'at least' if (one.wanted or 0) * len(one.players) > 1 else 'more than'} {100 * (one.wanted or 0):.0f} %",
                percent(one.players[0]),
                str(one.games),
                "reached" if reached(one) else "**not reached**",
            )
            for one in rows
        ],
        left=3,
    )


def _pairs(rows: Sequence[Standing]) -> Iterator[str]:
    """A row for each pairing."""
    yield from _table(
        ("who", "against", "game", "games", "won", "Fame", "cents", "turns"),
        [
            (
                one.players[0].name,
                _against(one),
                f"{one.game}{_list(one)}",
                str(one.games),
                percent(one.players[0]),
                *(" : ".join(f"{number:.1f}" for number in both) for both in _means(one)),
                f"{one.turns:.1f}",
            )
            for one in rows
        ],
        left=3,
    )


def _players(rows: Sequence[Standing]) -> Iterator[str]:
    """A row for each player."""
    for one in rows:
        yield f"{len(one.players)} seats, {one.game}, {one.games} games of {one.turns:.1f} turns:"
        yield ""
        cells = [(player.name, percent(player), f"{player.fame:.1f}", f"{player.cents:.1f}") for player in one.players]
        yield from _table(("player", "won", "Fame", "cents"), cells)
        yield ""


def _means(one: Standing) -> tuple[list[float], list[float]]:
    return [player.fame for player in one.players], [player.cents for player in one.players]


def _against(one: Standing) -> str:
    if not one.together:
        return one.players[1].name
    return f"the game, {len(one.players)} together" if len(one.players) > 1 else "the game, alone"


def _list(one: Standing) -> str:
    """The word list, where several are played."""
    return f", `{one.lexicon}`" if one.part == "vocabularies" else ""


def _paces(usual: Sequence[Pace], elsewhere: Sequence[Pace]) -> Iterator[str]:
    rows = [("standard, two seats", one) for one in usual] + [("all others", one) for one in elsewhere]
    yield from _table(
        ("player", "game", "moves", "mean", "most", "worst"),
        [(one.name, game, str(one.moves), *(f"{time:.2f}" for time in (one.mean, one.most, one.worst))) for game, one in rows],
        left=2,
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> Iterator[str]:
    """A table in Markdown, its first columns to the left."""
    yield f"| {' | '.join(head)} |"
    yield f"| {' | '.join(['---'] * left + ['---:'] * (len(head) - left))} |"
    yield from (f"| {' | '.join(row)} |" for row in rows)
