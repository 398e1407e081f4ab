"""What an environment is made for: its settings, rules and words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Literal, get_args

from paperback import lexicon
from paperback.bots.dials import LEVELS, USUAL
from paperback.bots.speller import BUDGET, Spellers
from paperback.bots.window import Window
from paperback.engine.rules import Rules
from paperback.engine.settings import USUAL_MODE, Edition, Settings, preset
from paperback.lexicon import arrays
from paperback.modes.described import settings as plain_settings
from paperback.modes.module import SettingsError
from paperback.modes.registry import MODES, complete, rules_for
from paperback.search import Found, Value, best_few

from .blocks import WORDS, Blocks, blocks

Reward = Literal["places", "fame"]
TABLES = 16
"""Tables that a process keeps."""
USUAL_SEATS = 2
CENT = 64
"""What a cent counts when words are ranked; a card more in the next hand counts 1."""
COMMON_CENTS = 6
"""So many cents a word counts more that wins the common card."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """What an environment is made for; equal configurations have equal spaces."""

    settings: Settings
    """Complete: with every option of its mode and modules."""
    lexicon: str
    vocabulary: int
    """Rarest words that are ranked, of the lexicon's levels 1 to 5."""
    reward: Reward
    max_turns: int | None
    """Turns, of all seats together, after which a game is cut off."""


def configuration(
    *,
    mode: str = USUAL_MODE,
    seats: int | None = None,
    modules: Iterable[str] = (),
    lexicon_id: str = lexicon.DEFAULT,
    vocabulary: int = USUAL,
    edition: Edition = "anniversary",
    reward: Reward = "places",
    max_turns: int | None = None,
    options: dict[str, Any] | None = None,
) -> Configuration:
    """What these arguments agree on; `options` are settings and options of modes and modules by name.

    Without `seats` there are two, or as many as come nearest to it in the mode. All seats count as people: they vote.

    Raises SettingsError (a ValueError with a code) for what does not go together, UnknownLexiconError, ValueError for anything else.
    """
    if mode not in MODES:
        raise SettingsError("unknown_mode", mode=mode)
    if edition not in get_args(Edition):
        msg = f"edition is {edition!r}, must be one of {', '.join(get_args(Edition))}"
        raise ValueError(msg)
    fewest, most = MODES[mode].seats
    chosen = min(max(USUAL_SEATS, fewest), most) if seats is None else seats
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in (options or {}).items()}
    plain = {setting.name for setting in plain_settings()}
    wanted = preset(
        edition,
        mode=mode,
        seats=chosen,
        modules=(modules,) if isinstance(modules, str) else tuple(modules),
        humans=tuple(range(chosen)),
        options=tuple((name, value) for name, value in given.items() if name not in plain),
        **{name: value for name, value in given.items() if name in plain},
    )
    settings = complete(wanted)
    lexicon.info(lexicon_id)
    if reward not in get_args(Reward):
        msg = f"reward is {reward!r}, must be one of {', '.join(get_args(Reward))}"
        raise ValueError(msg)
    if reward == "fame" and not MODES[mode].rivals:
        msg = f"reward 'fame' compares rivals, and in {mode} there are none"
        raise ValueError(msg)
    if vocabulary not in LEVELS:
        msg = f"vocabulary is {vocabulary}, must be {LEVELS[0]} to {LEVELS[-1]}"
        raise ValueError(msg)
    if max_turns is not None and (type(max_turns) is not int or max_turns < 1):
        msg = f"max_turns is {max_turns!r}, must be a whole number, 1 or more"
        raise ValueError(msg)
    return Configuration(settings, lexicon_id, vocabulary, reward, max_turns)


class Table:
    """Rules and words of a configuration; any number of environments share one."""

    def __init__(self, agreed: Configuration) -> None:
        """Load the lexicon and merge the rules."""
        words = lexicon.load(agreed.lexicon)
        self.agreed = agreed
        self.rules: Rules = rules_for(agreed.settings, words, lexicon.info(agreed.lexicon).language)
        self.words = words
        self.arrays = arrays.load(words, level=agreed.vocabulary)
        self.blocks: Blocks = blocks(len(self.rules.faces))
        self.agents = tuple(f"seat_{seat}" for seat in range(agreed.settings.seats))

    @cached_property
    def spellers(self) -> Spellers:
        """The words of computer players."""
        return Spellers(self.words)

    def ranked(self, window: Window) -> list[Found]:
        """The words that the seat can be offered by number, the best first."""
        value = Value(CENT, 1, mark=window.mark, gain=COMMON_CENTS * CENT)
        found = best_few(
            self.arrays,
            window.rack(),
            WORDS,
            value,
            level=self.agreed.vocabulary,
            shortest=window.settings.minimum_word,
            budget=BUDGET,
            accept=window.accept(),
        )
        return found[:WORDS]


@lru_cache(maxsize=TABLES)
def table(agreed: Configuration) -> Table:
    """The table of a configuration."""
    return Table(agreed)
