from __future__ import annotations

from itertools import combinations as pairs

from paperback.engine.settings import Settings
from paperback.modes.described import settings as plain_settings
from paperback.modes.registry import COMBINES, MODES
from paperback.testing.combinations import Combination, combinations, settings_for

PLAYED = [(combination, settings_for(combination, "0")) for combination in combinations()]
RARE = {"seats", "first_seat"}
"""Their pairs are many, and depend on each other."""


def test_1_14_every_combination_that_the_table_allows_is_there_once() -> None:
    assert len(set(combinations())) == len(combinations())
    for mode in MODES.values():
        free = [name for name, modes in COMBINES.items() if mode.name in modes and name not in mode.needs]
        assert sum(one.mode == mode.name for one in combinations()) == 2 ** len(free)


def test_the_same_seed_draws_the_same_settings() -> None:
    one = Combination("standard", ("themes",))
    assert settings_for(one, "a") == settings_for(one, "a")
    assert len({settings_for(one, str(n)) for n in range(20)}) > 10


def test_every_pair_of_two_settings_is_among_those_that_are_played() -> None:
    def values(settings: Settings) -> dict[str, object]:
        return {name: getattr(settings, name) for name in names}

    names = [one.name for one in plain_settings() if one.name not in RARE and one.modes == plain_settings()[0].modes]
    wanted = {
        (a.name, x, b.name, y)
        for a, b in pairs([one for one in plain_settings() if one.name in names], 2)
        for x in a.values
        for y in b.values
    }
    found = {(a, x, b, y) for _, settings in PLAYED for (a, x), (b, y) in pairs(values(settings).items(), 2)}
    assert wanted <= found
