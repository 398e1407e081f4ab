"""The environment: one agent for each seat, asked one after the other (PettingZoo's AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from operator import index
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from paperback.engine.chance import SeededChance
from paperback.engine.commands import Command, PlayWord
from paperback.engine.imagine import imagine
from paperback.engine.play import accepted, advance, begin, refused
from paperback.engine.seen import SeatView
from paperback.engine.state import GameState
from paperback.engine.view import view
from paperback.notation.codec import codec, encode
from paperback.search import spellings

from .blocks import ENCODING
from .errors import IllegalActionError
from .field import Sight
from .menu import Cards, Mask, Menu
from .observing import layout
from .rewards import rewards
from .saved import Position, read, write
from .spaces_text import spaces_text
from .table import Configuration, Table, table
from .text import describe, rules_text

RenderMode = Literal["ansi", "human"]
Action: TypeAlias = int | np.integer[Any] | Mapping[str, Any] | Command | None
Observation: TypeAlias = dict[str, Any]


def check_render_mode(render_mode: str | None) -> None:
    """ValueError when there is no such render mode."""
    if render_mode not in (None, *get_args(RenderMode)):
        msg = f"render_mode is {render_mode!r}, must be one of {', '.join(get_args(RenderMode))}"
        raise ValueError(msg)


class PaperbackEnv(AECEnv[str, Observation, Action]):
    """A game of Paperback; agents are `seat_0`, `seat_1` and so on.

    Actions are numbers (see `paperback.env.blocks`), or commands as mappings, as in the HTTP protocol. Observations are
    `{"observation": named arrays, "action_mask": mask}`; the mask is in `infos` too. Rewards are 0 until the end.
    """

    metadata: dict[str, Any] = {"name": f"paperback_v{ENCODING}", "render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012 - declared so by the base class

    def __init__(self, agreed: Configuration, render_mode: RenderMode | None = None) -> None:
        """An environment for games of this configuration; `reset` begins the first one."""
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table: Table = table(agreed)
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self._layout = layout(agreed)
        self._spaces: dict[str, spaces.Dict] = {}
        self._actions = {agent: spaces.Discrete(self.table.blocks.size) for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None
        self._seed = ""
        self._chance = SeededChance(self._seed)
        self._state: GameState | None = None
        self._chosen: Cards = ()
        self._now: Menu | None = None
        self._seen: dict[str, Observation] = {}
        self._infos: dict[str, dict[str, Any]] | None = None

    # ------------------------------------------------------------ PettingZoo

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same space for every agent; see `describe_fields`."""
        if agent not in self._spaces:
            mask = spaces.Box(0, 1, (self.table.blocks.size,), np.int8)
            self._spaces[agent] = spaces.Dict({"observation": self._layout.space(), "action_mask": mask})
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Discrete, of the same size for every configuration."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's signature
        """Begin a new game; games after one with a seed follow from it, without any seed the first one is random."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._seed = str(self._np_random.integers(2**63))
        self._chance = SeededChance(self._seed)
        self._state = begin(self.table.rules, self._chance).state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.forget()
        self._select(self._state.active - 1)

    def observe(self, agent: str) -> Observation:
        """What the agent sees; its mask is all 0 unless it is selected."""
        if agent not in self._seen:
            sight = Sight(self.view(agent), self._menu_of(agent))
            self._seen[agent] = {"observation": self._layout.observe(sight), "action_mask": self._mask(agent)}
        return self._seen[agent]

    def step(self, action: Action) -> None:
        """Do what the selected agent wants: a number, or a command as a mapping.

        Raises IllegalActionError (a ValueError with a code) for what is not legal now: nothing has changed then.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        does = self._wanted(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if isinstance(does, Command):
            self._carry_out(agent, does)
        else:
            self.forget(does)
        if self.render_mode == "human":
            self.render()

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """By agent: `action_mask`."""
        if self._infos is None:
            self._infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
        return self._infos

    @infos.setter
    def infos(self, infos: dict[str, dict[str, Any]]) -> None:
        self._infos = infos

    def render(self) -> str | None:
        """The game as the selected agent sees it, in words: given back (`ansi`) or printed (`human`)."""
        said = self.text(self.agent_selection)
        if self.render_mode == "human":
            print(said)  # noqa: T201 - what the mode is for
            return None
        return said

    def close(self) -> None:
        """Nothing is held open."""

    # ------------------------------------------------------------ looking

    @property
    def state_now(self) -> GameState:
        """All of the game, what nobody sees included; treat it as read-only."""
        if self._state is None:
            msg = "reset() begins the first game"
            raise RuntimeError(msg)
        return self._state

    def view(self, agent: str) -> SeatView:
        """What the agent sees, as the program's own values."""
        return view(self.table.rules, self.state_now, self.seat(agent))

    def seat(self, agent: str) -> int:
        """The number of the agent's seat."""
        return self.possible_agents.index(agent)

    def text(self, agent: str) -> str:
        """What the agent sees and can do, in English."""
        return describe(self.table, self.view(agent), self._menu_of(agent))

    def spaces_text(self) -> str:
        """What every action and every array of an observation means."""
        return spaces_text(self.table)

    def rules_text(self) -> str:
        """The rules of this game, in English."""
        return rules_text(self.table)

    # ------------------------------------------------------------ commands

    def decode(self, action: int) -> Command | None:
        """The command that the action gives now; None where it only chooses one card of several. IllegalActionError."""
        does = self._menu().take(_number(action))
        return does if isinstance(does, Command) else None

    def encode(self, command: Command | Mapping[str, Any]) -> tuple[int, ...]:
        """The actions, one after the other, that give this command now.

        Raises UnencodedError (a ValueError) for a command beyond the limits of numbers; `step` takes it as a mapping.
        """
        return self._menu().encode(command if isinstance(command, Command) else _read(command))

    def as_json(self, command: Command) -> str:
        """The command as JSON, as `step` takes it when it is parsed."""
        return encode(command)

    def spell(self, text: str) -> dict[str, Any] | None:
        """The best way to lay this text (two words with a space between) as a mapping for `step`; None when that cannot be done."""
        window = self._menu().window
        found = spellings(window.rack(), text.upper(), limit=1) if PlayWord in window.accepted else []
        return (
            {"do": "play_word", "words": [[{"card": t.card, "letters": t.letters} for t in word] for word in found[0].words]}
            if found
            else None
        )

    # ------------------------------------------------------------ copies

    @property
    def position(self) -> Position:
        """Where the environment stands; its parts belong to the environment."""
        return Position(
            state=self.state_now,
            seed=self._seed,
            generator=None if self._np_random is None else dict(self._np_random.bit_generator.state),
            selected=self.agent_selection,
            skipped=getattr(self, "_skip_agent_selection", None),
            chosen=self._chosen,
            rewards={agent: float(reward) for agent, reward in self.rewards.items()},
            cumulative=self._cumulative_rewards,
            terminations=self.terminations,
            truncations=self.truncations,
        )

    @classmethod
    def at(cls, agreed: Configuration, position: Position, render_mode: RenderMode | None = None) -> PaperbackEnv:
        """An environment of this configuration that stands there and takes the position over."""
        env = cls(agreed, render_mode)
        env._state, env._seed, env._chance = position.state, position.seed, SeededChance(position.seed)
        env._np_random = position.random()
        env.agents = list(position.rewards)
        env.rewards, env._cumulative_rewards = position.rewards, position.cumulative
        env.terminations, env.truncations = position.terminations, position.truncations
        env.agent_selection = position.selected
        env._skip_agent_selection = position.skipped  # type: ignore[assignment] # PettingZoo's own name, which it sets to None itself
        env.forget(position.chosen)
        return env

    def clone(self) -> PaperbackEnv:
        """An independent environment that stands where this one does, with the same future."""
        return self.at(self.table.agreed, self.position.copy(), self.render_mode)

    def __deepcopy__(self, memo: dict[int, Any]) -> PaperbackEnv:
        """A clone, as whoever copies environments expects; a new environment before the first game."""
        return PaperbackEnv(self.table.agreed, self.render_mode) if self._state is None else self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what `serialize` writes."""
        begun = self._state is not None
        return (self.restore, (self.serialize(), self.render_mode)) if begun else (PaperbackEnv, (self.table.agreed, self.render_mode))

    def serialize(self) -> str:
        """Where the environment stands, as JSON; `restore` makes an environment of it. It holds what seats must not see."""
        return write(self.table, self.position)

    @classmethod
    def restore(cls, text: str, render_mode: RenderMode | None = None) -> PaperbackEnv:
        """The environment that `serialize` wrote; RestoreError (a ValueError with a code) for any other text."""
        agreed, position = read(text)
        return cls.at(agreed, position, render_mode)

    def imagine(self, agent: str, seed: int) -> PaperbackEnv:
        """An environment that the agent cannot tell from this one, all that it does not see dealt anew, with another future.

        It depends on what the agent sees and on the seed alone. Cards that another agent has chosen for a question so far are forgotten.
        """
        position = self.position.copy()
        chance = f"imagined {seed}"
        state = imagine(self.table.rules, position.state, self.seat(agent), SeededChance(chance))
        chosen = position.chosen if agent == position.selected else ()
        return self.at(self.table.agreed, replace(position, state=state, seed=chance, generator=None, chosen=chosen), self.render_mode)

    # ------------------------------------------------------------ inside

    def forget(self, chosen: Cards = ()) -> None:
        """Nothing is known of the moment yet, but for the cards that the selected agent has chosen."""
        self._chosen = chosen
        self._now = None
        self._seen = {}
        self._infos = None

    def _select(self, after: int) -> None:
        """Ask the next seat in turn order that can act."""
        state, seats = self.state_now, len(self.possible_agents)
        for step in range(1, seats + 1):
            seat = (after + step) % seats
            if accepted(self.table.rules, state, seat):
                self.agent_selection = self.possible_agents[seat]
                return

    def _menu(self) -> Menu:
        """What the selected agent can do."""
        if self._now is None:
            self._now = Menu(self.table, self.state_now, self.seat(self.agent_selection), self._chosen)
        return self._now

    def _menu_of(self, agent: str) -> Menu | None:
        """What the agent can do, if it is selected and the game goes on."""
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        return self._menu() if not over and agent == self.agent_selection else None

    def _mask(self, agent: str) -> Mask:
        menu = self._menu_of(agent)
        return np.zeros(self.table.blocks.size, np.int8) if menu is None else menu.mask

    def _wanted(self, action: Action) -> Command | Cards:
        if isinstance(action, Mapping | Command):
            command = _read(action) if isinstance(action, Mapping) else action
            refusal = refused(self.table.rules, self.state_now, self.seat(self.agent_selection), command, self._chance)
            if refusal:
                raise IllegalActionError(refusal.code, refusal.params)
            return command
        return self._menu().take(_number(action))

    def _carry_out(self, agent: str, command: Command) -> None:
        state, seat = self.state_now, self.seat(agent)
        advance(self.table.rules, state, seat, command, self._chance)
        self.forget()
        most = self.table.agreed.max_turns
        cut = state.outcome is None and most is not None and state.turn >= most
        if state.outcome is None and not cut:
            self._select(seat)
            return
        for number, one in enumerate(self.agents):
            self.rewards[one] = rewards(self.table, state)[number]
            self.terminations[one] = not cut
            self.truncations[one] = cut
        self._accumulate_rewards()


def _number(action: object) -> int:
    """The number that an action is; nothing is rounded to one."""
    try:
        return index(action)  # type: ignore[arg-type] # what is no number is refused
    except TypeError:
        raise IllegalActionError("no_such_action", {"action": str(action)}) from None


def _read(wanted: Mapping[str, Any]) -> Command:
    """The command that a mapping stands for."""
    try:
        return codec().commands.read(dict(wanted))
    except (ValueError, TypeError):
        raise IllegalActionError("bad_command", {"do": str(wanted.get("do"))}) from None
