"""Laws on games of computer players with the real lexicons."""

from __future__ import annotations

import random
from functools import cache

import pytest

from paperback.bots.registry import make
from paperback.bots.speller import Spellers
from paperback.bots.window import Window
from paperback.engine.commands import PlayWord
from paperback.engine.game import Game
from paperback.engine.settings import Edition, preset
from paperback.engine.spelling import text
from paperback.lexicon.lexicon import load as load_lexicon
from paperback.lexicon.manifest import LEXICONS
from paperback.modes.registry import MODES, rules_for
from paperback.testing.combinations import combinations, settings_for
from paperback.testing.laws import check_command
from paperback.testing.secrets import check_stream, exchanged, hidden, permutation


@cache
def spellers(lexicon: str) -> Spellers:
    return Spellers(load_lexicon(lexicon))


@pytest.mark.parametrize("lexicon", LEXICONS)
@pytest.mark.parametrize(("edition", "seats", "bot"), [("anniversary", 3, "random"), ("classic", 2, "greedy")])
def test_14_3_a_computer_player_sees_what_its_seat_sees_and_plays_words_of_the_lexicon(
    lexicon: str, edition: Edition, seats: int, bot: str
) -> None:
    """D43, D59: its commands are legal, and do not change when all that its seat may not see is exchanged."""
    chance = random.Random(lexicon)
    words = load_lexicon(lexicon)
    settings = preset(edition, seats=seats, spacebar=True, dyslexic=True)
    game = Game(rules_for(settings, words), f"{lexicon}-{bot}")
    game.start()
    while (waiting := game.waiting()) and len(game.entries) < 400:
        seat = waiting[0]
        other = exchanged(game.state, permutation(hidden(game.rules, game.state, seat), chance))
        seed = str(len(game.entries))
        command = make(bot, spellers(lexicon), seed).choose(Window(game.rules, game.state, seat))
        assert make(bot, spellers(lexicon), seed).choose(Window(game.rules, other, seat)) == command
        assert check_command(game.rules, game.state, seat, command, game.chance)
        check_stream(game.rules, game.state, seat, command, game.chance, chance.randrange(seats), chance)
        if isinstance(command, PlayWord):
            assert all(text(word) in words for word in command.words)
        game.do(seat, command)
    assert len(game.entries) > 60


@pytest.mark.parametrize("mode", MODES)
def test_14_3_what_the_parts_advise_does_not_depend_on_what_a_seat_may_not_see(mode: str) -> None:
    """With all modules of the mode: what the computer player does is the same when all that its seat may not see is exchanged."""
    all_of_them = max((one for one in combinations() if one.mode == mode), key=lambda one: len(one.modules))
    words, chance = load_lexicon("en-common"), random.Random(mode)
    game = Game(rules_for(settings_for(all_of_them, "advice"), words), mode)
    game.start()
    moved = 0
    while (waiting := game.waiting()) and len(game.entries) < 120:
        seat = waiting[0]
        new = permutation(hidden(game.rules, game.state, seat), chance)
        moved += any(card != other for card, other in new.items())
        command = make("greedy", spellers("en-common"), "0").choose(Window(game.rules, game.state, seat))
        assert make("greedy", spellers("en-common"), "0").choose(Window(game.rules, exchanged(game.state, new), seat)) == command
        game.do(seat, command)
    assert moved > 30
