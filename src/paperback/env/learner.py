"""One learner against computer players, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from paperback.bots.bot import Bot, safely
from paperback.bots.dials import parse
from paperback.bots.registry import make
from paperback.bots.window import Window

from .aec import Action, PaperbackEnv, RenderMode, check_render_mode
from .blocks import ENCODING
from .errors import MASKED, IllegalActionError
from .rewards import ILLEGAL
from .table import Configuration

Named = dict[str, Any]


class LearnerEnv(gymnasium.Env[Named, Any]):
    """The game through the eyes of one seat; all others are played by computer players.

    Observations are the named arrays of `PaperbackEnv`; the mask is in the info and in `action_masks()`.
    """

    metadata: dict[str, Any] = {"name": f"paperback_learner_v{ENCODING}", "render_modes": ["ansi", "human"]}  # noqa: RUF012 - declared so by the base class

    def __init__(
        self,
        agreed: Configuration,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        """A learner in this seat (None: another one by chance in every game) against these players, one name for each or one for all.

        Raises ValueError when there is no such player, seat or render mode, or not one name for each.
        """
        others = agreed.settings.seats - 1
        names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        wanted = tuple(parse(name) for name in names)
        if len(names) != others:
            msg = f"{len(names)} opponents for {others} other seats"
            raise ValueError(msg)
        check_render_mode(render_mode)
        if seat is not None and not 0 <= seat <= others:
            msg = f"seat is {seat}, must be 0 to {others}"
            raise ValueError(msg)
        self._game = PaperbackEnv(agreed)
        self._names = wanted
        self._wanted_seat = seat
        self._players: dict[str, Bot] = {}
        self.render_mode = render_mode
        self.agent = self._game.possible_agents[seat or 0]
        self.observation_space = self._game.observation_space(self.agent)["observation"]
        self.action_space: spaces.Discrete = self._game.action_space(self.agent)

    @property
    def game(self) -> PaperbackEnv:
        """The game itself, with all its seats."""
        return self._game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Named, dict[str, Any]]:
        """Begin a new game and let the others play until the learner is asked."""
        super().reset(seed=seed, options=options)
        agents = self._game.possible_agents
        number = int(self.np_random.integers(2**31))
        sits = int(self.np_random.integers(len(agents))) if self._wanted_seat is None else self._wanted_seat
        self.agent = agents[sits]
        others = [agent for agent in agents if agent != self.agent]
        spellers = self._game.table.spellers
        self._players = {agent: make(name, spellers, f"{number}/{agent}") for agent, name in zip(others, self._names, strict=True)}
        self._game.reset(seed=number)
        self._others()
        return self._seen(), self._info()

    def step(self, action: Action) -> tuple[Named, float, bool, bool, dict[str, Any]]:
        """Do it, and let the others play until the learner is asked again or the game is over.

        A number that the mask forbids ends the game with -1 (`illegal_action` in the info); what is no action, and an illegal command
        given as a mapping, raise IllegalActionError and change nothing.
        """
        try:
            self._game.step(action)
        except IllegalActionError as refused:
            if refused.code != MASKED:
                raise
            again = {name: array.copy() for name, array in self._seen().items()}
            return again, ILLEGAL, True, False, {"action_mask": self._mask().copy(), "illegal_action": True}
        self._others()
        if self.render_mode == "human":
            self.render()
        game, agent = self._game, self.agent
        return self._seen(), game.rewards[agent], game.terminations[agent], game.truncations[agent], self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """The game as the learner sees it, in words."""
        said = self._game.text(self.agent)
        if self.render_mode == "human":
            print(said)  # noqa: T201 - what the mode is for
            return None
        return said

    def __deepcopy__(self, memo: dict[int, Any]) -> LearnerEnv:
        """An independent environment with the same future, other players included; all share the words."""
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        twin.__dict__.update({name: deepcopy(value, memo) for name, value in self.__dict__.items()})
        return twin

    def _others(self) -> None:
        """Let the others play until the learner is asked or the game is over."""
        game = self._game
        while (agent := game.agent_selection) != self.agent and not game.terminations[agent] and not game.truncations[agent]:
            game.step(safely(self._players[agent], Window(game.table.rules, game.state_now, game.seat(agent))))

    def _seen(self) -> Named:
        found: Named = self._game.observe(self.agent)["observation"]
        return found

    def _mask(self) -> npt.NDArray[np.int8]:
        found: npt.NDArray[np.int8] = self._game.infos[self.agent]["action_mask"]
        return found

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}
