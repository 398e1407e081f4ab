"""What PettingZoo puts around an environment, with a way through for commands that are no numbers."""

from __future__ import annotations

from collections.abc import Mapping

from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from paperback.engine.commands import Command

from .aec import Action, Observation, PaperbackEnv
from .rewards import ILLEGAL


class Checked(AssertOutOfBoundsWrapper[str, Observation, Action]):
    """Numbers must be actions; commands are judged by the rules."""

    def step(self, action: Action) -> None:
        """Assert that a number is in the action space."""
        if isinstance(action, Mapping | Command):
            self.env.step(action)
        else:
            super().step(action)


class Ended(TerminateIllegalWrapper[str, Observation, Action]):
    """A number that the mask forbids ends the game; an illegal command raises IllegalActionError and changes nothing."""

    def step(self, action: Action) -> None:
        """End the game for a masked number."""
        if isinstance(action, Mapping | Command):
            self.env.step(action)
            self._prev_obs = self._prev_info = None
        else:
            super().step(action)
            if self._terminated and isinstance(self.unwrapped, PaperbackEnv):
                self.unwrapped.forget()  # it does not hear that it was ended


class Ordered(OrderEnforcingWrapper[str, Observation, Action]):
    """Complains about steps before the first reset."""


def wrapped(env: PaperbackEnv) -> Ordered:
    """The environment with PettingZoo's usual wrappers."""
    return Ordered(Checked(Ended(env, illegal_reward=ILLEGAL)))
