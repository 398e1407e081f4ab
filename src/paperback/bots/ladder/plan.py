"""Which games the ladder plays, and what is wanted of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from paperback.bots.dials import LEVELS, PERSON, SKILLS
from paperback.bots.simulate import Match
from paperback.engine.part import Mode
from paperback.engine.settings import PRESETS, USUAL_MODE, Edition, Settings, Value, preset
from paperback.lexicon import DEFAULT
from paperback.modes.registry import COMBINES, MODES, MODULES, complete

YARDSTICK: Final = "greedy"
TOP: Final = LEVELS[-1]
NEIGHBOURS, YARDSTICK_BEATEN, WORDS = 0.6, 0.8, 0.5
"""Win rates that are wanted: against the skill below, of the best skill against the yardstick, against the vocabulary below."""
UNIT: Final = 2000
"""Games of a match of quick players; the others follow."""
SIZES: Final[dict[str, tuple[int, int, int]]] = {
    "skills": (160, 400, UNIT),
    "yardstick": (80, 200, UNIT),
    "vocabularies": (120, 400, UNIT),
    "seats": (24, 120, 1000),
    "modes": (2, 8, 100),
    "person": (200, 400, UNIT),
}
"""Games of a match for each `UNIT` games, by part: with the best skill, with the second best, without them."""
SLOW: Final = (SKILLS[-1], SKILLS[-2])
COSTS: Final = (250, 30, 1)
"""How long a game of those lasts, compared with each other."""
LADDER: Final = tuple(f"{skill}@{TOP}" for skill in SKILLS)
OTHER_LEVELS: Final = (LEVELS[0], LEVELS[2])
"""More vocabularies at which skills are compared, for information."""
COMPARED: Final = ("casual", "author")
"""Skills at which vocabularies are compared."""
ELSEWHERE: Final = "es"
"""One more word list on which they are compared, for information."""


class Pairing(NamedTuple):
    """Games that answer one question."""

    part: str
    game: str
    """What is played, for people."""
    match: Match
    games: int
    cost: int
    """How long a game lasts, compared with others."""
    wanted: float | None = None
    """Rate of victories that the first player should reach; None where nothing is wanted."""


def plan(seed: str, unit: int = UNIT, only: Iterable[str] = ()) -> list[Pairing]:
    """All pairings, or those of some parts; each with at least one game for each seat that a player can have."""
    found = []
    for part in dict.fromkeys(only) or PARTS:
        for game, bots, settings, lexicon, wanted in PARTS[part]():
            skills = {bot.partition("@")[0] for bot in bots}
            strong = next((n for n, skill in enumerate(SLOW) if skill in skills), len(SLOW))
            rounds = -(-SIZES[part][strong] * unit // (UNIT * len(bots)))
            found.append(Pairing(part, game, Match(bots, settings, lexicon, seed), rounds * len(bots), COSTS[strong], wanted))
    return found


_Wish = tuple[str, tuple[str, ...], Settings, str, float | None]


def _skills() -> Iterator[_Wish]:
    for edition in PRESETS:
        for weak, strong in pairwise(LADDER):
            yield _standard(edition, (strong, weak), NEIGHBOURS)
    for level in OTHER_LEVELS:
        for weak, strong in pairwise(SKILLS[:-1]):
            yield _standard("anniversary", (f"{strong}@{level}", f"{weak}@{level}"))


def _yardstick() -> Iterator[_Wish]:
    for edition in PRESETS:
        yield _standard(edition, (LADDER[-1], YARDSTICK), YARDSTICK_BEATEN)
    for bot in LADDER[2:-1]:
        yield _standard("anniversary", (bot, YARDSTICK))


def _vocabularies() -> Iterator[_Wish]:
    for lexicon in (DEFAULT, ELSEWHERE):
        for skill in COMPARED if lexicon == DEFAULT else COMPARED[:1]:
            for small, large in pairwise(LEVELS):
                bots = (f"{skill}@{large}", f"{skill}@{small}")
                yield _standard("anniversary", bots, WORDS if lexicon == DEFAULT else None, lexicon)


def _seats() -> Iterator[_Wish]:
    for bots in (LADDER[:3], LADDER[1:4], LADDER[:4], LADDER[2:], LADDER[1:]):
        yield _standard("anniversary", bots[::-1])


def _modes() -> Iterator[_Wish]:
    for mode in MODES.values():
        modules = tuple(sorted(name for name, module in MODULES.items() if mode.name in COMBINES[name] and not module.people))
        for chosen in ((), modules):
            if mode.name == USUAL_MODE and not chosen:
                continue
            game = f"{mode.name.replace('_', ' ')}{', all modules' if chosen else ''}"
            if mode.rivals:
                for weak, strong in pairwise(LADDER):
                    yield game, (strong, weak), _settings(mode, 2, chosen), DEFAULT, None
            else:
                seats = max(mode.seats[0], min(2, mode.seats[1]))
                for bot in LADDER:
                    yield game, (bot,) * seats, _settings(mode, seats, chosen), DEFAULT, None


def _person() -> Iterator[_Wish]:
    for bot, wanted in ((f"{SKILLS[0]}@1", NEIGHBOURS), (f"{SKILLS[0]}@2", None), (f"{SKILLS[1]}@1", None)):
        yield _standard("anniversary", (PERSON, bot), wanted)


PARTS: Final[dict[str, Callable[[], Iterator[_Wish]]]] = {
    "skills": _skills,
    "yardstick": _yardstick,
    "vocabularies": _vocabularies,
    "seats": _seats,
    "modes": _modes,
    "person": _person,
}


def _standard(edition: Edition, bots: tuple[str, ...], wanted: float | None = None, lexicon: str = DEFAULT) -> _Wish:
    return edition, bots, complete(preset(edition, seats=len(bots))), lexicon, wanted


def _settings(mode: Mode, seats: int, modules: tuple[str, ...]) -> Settings:
    """With everything that the modules can bring."""
    every: dict[str, Value] = {
        option.name: tuple(str(value) for value in option.values) for name in modules for option in MODULES[name].options if option.many
    }
    return complete(preset("anniversary", seats=seats, mode=mode.name, modules=modules, options=tuple(every.items())))
