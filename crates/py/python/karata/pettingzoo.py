"""The games as PettingZoo environments: every seat is an agent, and a step says one letter of an action.

    >>> from karata.pettingzoo import env
    >>> environment = env("mu", seats=4)
    >>> environment.reset(seed=7)

An observation has the numbers of the view (``karata.Game.planes``), each divided by its scale, and the mask of the
letters that may come next. The reward is an agent's share of the win minus a fair share, when the game is over.
"""

from __future__ import annotations

import random
from operator import index
from typing import Any

import numpy as np

import karata

from ._words import kind, missing, sentence, shown

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("karata.pettingzoo", "pettingzoo", "pettingzoo") from error

__all__ = ["KarataEnv", "env", "raw_env"]


def env(name: str, seats: int | None = None, render_mode: str | None = None, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks around it."""
    plain = raw_env(name, seats, render_mode, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(plain))


def raw_env(name: str, seats: int | None = None, render_mode: str | None = None, **settings: Any) -> KarataEnv:
    """The environment alone."""
    return KarataEnv(karata.game(name, seats=seats, **settings), render_mode)


class KarataEnv(AECEnv):
    """A game, letter by letter."""

    def __init__(self, game: karata.Game, render_mode: str | None = None) -> None:
        super().__init__()
        if not isinstance(game, karata.Game):
            raise TypeError(sentence("en", "py-game-type", kind=kind(game)))
        if render_mode not in (None, "ansi"):
            raise karata.ArgumentError(sentence(game, "py-render-mode", given=shown(render_mode)))
        self.metadata = {"render_modes": ["ansi"], "name": f"karata_{game.name}_v{game.rules_version}", "is_parallelizable": False}
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._scale = game.scale
        position = game.position()
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (position.values,), np.float32),
                "action_mask": spaces.Box(0, 1, (position.letters,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        # Spaces have generators of their own.
        self.action_spaces = {agent: spaces.Discrete(position.letters) for agent in self.possible_agents}
        self._dice = random.Random()
        self.position = position

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            if not isinstance(seed, (int, np.integer)) or seed < 0:
                raise karata.ArgumentError(sentence(self.game, "py-number-from", what="seed", number=shown(seed), least=0))
            self._dice = random.Random(int(seed))
        self.position = self.game.position()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[self._known(agent)]
        values = self.position.observe(seat) / self._scale
        mask = self.position.mask() if self.position.seat == seat else np.zeros(self.position.letters, np.int8)
        return {"observation": values, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise karata.ArgumentError(sentence(self.game, "py-action-missing"))
        try:
            letter = index(action)
        except TypeError as error:
            raise TypeError(sentence(self.game, "py-action-type", kind=kind(action))) from error
        self.position.say(letter)
        # Nobody is rewarded before the end.
        self._go_on()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return "\n".join(f"{'nature' if seat is None else f'player_{seat}'} {text}" for seat, text in self.position.log())

    def close(self) -> None:
        pass

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            agents = ", ".join(self.possible_agents)
            raise karata.ArgumentError(sentence(self.game, "py-agent-unknown", agent=shown(agent), agents=agents))
        return agent

    def _go_on(self) -> None:
        """Lets nature act, and sees who is next."""
        while self.position.is_natures:
            self.position.happen(self._dice.getrandbits(64))
        result = self.position.result
        if result is not None:
            fair = 1.0 / len(self.possible_agents)
            for agent, share in zip(self.possible_agents, result["shares"], strict=True):
                self.rewards[agent] = self._cumulative_rewards[agent] = share - fair
                self.terminations[agent] = True
            # Whoever is next has nothing more to do.
            self.agent_selection = self.agents[0]
        else:
            seat = self.position.seat
            assert seat is not None, "nature has acted and the game is not over"
            self.agent_selection = self.possible_agents[seat]
