"""Laws on games of computer players of every skill with the real lexicons."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

from paperback.bots.bot import Bot
from paperback.bots.dials import BESIDE, LEVELS, SKILLS, parse
from paperback.bots.legend import Legend
from paperback.bots.registry import BOTS, make
from paperback.bots.simulate import Match, simulate
from paperback.bots.speller import Spellers
from paperback.bots.window import Window
from paperback.engine.commands import PlayWord
from paperback.engine.game import Game
from paperback.engine.settings import Edition, preset
from paperback.engine.spelling import text
from paperback.lexicon.lexicon import load as load_lexicon
from paperback.lexicon.manifest import LEXICONS
from paperback.modes.registry import MODES, rules_for
from paperback.testing.combinations import Combination, combinations, settings_for
from paperback.testing.laws import check_command
from paperback.testing.secrets import check_stream, exchanged, hidden, permutation

DIALS = [f"{skill}@{level}" for skill, level in zip(SKILLS, LEVELS, strict=True)]
NAMES = [*DIALS, *BESIDE]
"""Every skill, and every vocabulary."""
WHOLE = {"bestseller": 24, "legend": 24}
"""Commands of a game, for those that think long."""
WORLDS, WORK = 12, 400_000
"""What *legend* thinks here: enough to differ from the plan."""
EVERY = 97
"""Every so many of the combinations are played."""
PARTS = 4


@cache
def spellers(lexicon: str) -> Spellers:
    return Spellers(load_lexicon(lexicon))


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "legend", lambda speller, seed, _: Legend(speller, seed, worlds=WORLDS, work=WORK))


def player(name: str, lexicon: str, seed: str) -> Bot:
    return make(name, spellers(lexicon), seed)


def check_fair(game: Game, names: Sequence[str], lexicon: str, commands: int) -> int:
    """Play on: no command depends on what its seat may not see, all are legal, no word is a strong one; how often there was a secret."""
    words, chance = load_lexicon(lexicon), random.Random(repr(game.rules.settings))
    secrets = 0
    while (waiting := game.waiting()) and len(game.entries) < commands:
        seat = waiting[0]
        new = permutation(hidden(game.rules, game.state, seat), chance)
        name, seed = names[(seat + len(game.entries) // 7) % len(names)], f"fair/{seat}/{len(game.entries)}"
        command = player(name, lexicon, seed).choose(Window(game.rules, game.state, seat))
        assert player(name, lexicon, seed).choose(Window(game.rules, exchanged(game.state, new), seat)) == command
        assert check_command(game.rules, game.state, seat, command, game.chance)
        check_stream(game.rules, game.state, seat, command, game.chance, chance.randrange(game.rules.settings.seats), chance)
        if isinstance(command, PlayWord):
            assert not any(words.blocked(word, "strong") for word in map(text, command.words) if word in words)
        secrets += any(card != other for card, other in new.items())
        game.do(seat, command)
    return secrets


@pytest.mark.parametrize("lexicon", LEXICONS)
@pytest.mark.parametrize("name", NAMES)
def test_14_3_a_player_sees_what_its_seat_sees_and_plays_words_of_the_lexicon(lexicon: str, name: str) -> None:
    """D43, D59: its commands are legal, and do not change when all that its seat may not see is exchanged."""
    words, chance = load_lexicon(lexicon), random.Random(lexicon + name)
    edition: Edition = chance.choice(["anniversary", "classic"])
    game = Game(rules_for(preset(edition, seats=chance.choice([2, 3]), spacebar=True, dyslexic=True), words), f"{lexicon}-{name}")
    game.start()
    commands = WHOLE.get(parse(name).skill, 150)
    assert check_fair(game, [name], lexicon, commands) > commands // 3
    laid = [text(word) for entry in game.entries if isinstance(entry.did, PlayWord) for word in entry.did.words]
    assert laid
    assert all(word in words for word in laid)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_14_3_what_the_parts_advise_does_not_depend_on_what_a_seat_may_not_see(mode: str, name: str) -> None:
    """With all modules of the mode: what a player does is the same when all that its seat may not see is exchanged."""
    all_of_them = max((one for one in combinations() if one.mode == mode), key=lambda one: len(one.modules))
    game = Game(rules_for(settings_for(all_of_them, "advice"), load_lexicon("en-common")), mode)
    game.start()
    commands = WHOLE.get(parse(name).skill, 100)
    assert check_fair(game, [name], "en-common", commands) > len(game.entries) // 4


def part(number: int) -> list[tuple[int, Combination]]:
    return list(enumerate(combinations()))[number * EVERY // PARTS :: EVERY]


@pytest.mark.parametrize("number", range(PARTS))
def test_14_3_every_combination_is_played_fairly_by_every_skill(number: int) -> None:
    quick = [name for name in NAMES if parse(name).skill not in WHOLE]
    for place, combination in part(number):
        game = Game(rules_for(settings_for(combination, "fair"), load_lexicon("en-common")), f"fair {place}")
        game.start()
        check_fair(game, quick, "en-common", 25)


@pytest.mark.parametrize("name", NAMES)
def test_d58_the_same_seed_gives_the_same_game(name: str) -> None:
    rival = "novice@1" if parse(name).skill in WHOLE else name
    match = Match((name, rival), preset("anniversary", seats=2, fame_piles="short"), "en-common", "again")
    games = 1 if parse(name).skill in WHOLE else 3
    assert simulate(match, games).digest == simulate(match, games).digest
