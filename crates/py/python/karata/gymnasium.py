"""The games as Gymnasium environments: one learner among bots, alone or many at once.

    >>> import gymnasium, karata.gymnasium
    >>> environment = gymnasium.make("karata/Serengeti-v0", seats=4, bots="greedy")
    >>> observation, info = environment.reset(seed=7)

Importing this module registers every game: ``karata/Mu-v0`` and so on, with ``make`` and ``make_vec``; ``KarataEnv("mu")`` is the same without
Gymnasium's wrappers. The version in the name rises when what is observed, said or rewarded means something else.

An action is a letter; those that may come next are in ``info["action_mask"]`` and in the observation. The reward is the learner's
share of the win minus a fair share, when the game is over. A letter that may not come next is refused. When the game is over nothing
is asked any more, so what is observed then is all zeros.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

import karata

from ._words import missing, sentence, shown
from .vector import Vector

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError as error:
    raise missing("karata.gymnasium", "gymnasium", "gymnasium") from error

__all__ = ["KarataEnv", "KarataVectorEnv"]

# Of the registered names.
_VERSION = 0

Observation = dict[str, npt.NDArray[Any]]


def _chairs(game: karata.Game, bots: str) -> list[str]:
    if bots in ("learner", "other"):
        raise karata.ArgumentError(sentence(game, "py-one-learner", bots=shown(bots)))
    return ["learner"] + [bots] * (game.seats - 1)


def _nothing(observation: Observation) -> Observation:
    """What is observed when nothing is asked."""
    return {name: np.zeros_like(values) for name, values in observation.items()}


def _space(games: Vector) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (games.values,), np.float32),
            "action_mask": spaces.Box(0, 1, (games.letters,), np.int8),
        }
    )


class KarataEnv(gymnasium.Env[Observation, np.int64]):
    """One learner among bots of one level, on another seat in every game."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, name: str, seats: int | None = None, bots: str = "greedy", **settings: Any) -> None:
        self.game = karata.game(name, seats=seats, **settings)
        self._bots = bots
        self._games = self._opened(0)
        self.observation_space = _space(self._games)
        self.action_space = spaces.Discrete(self._games.letters)

        # Is a game under way? Not before the first reset, nor after its end.
        self._plays = False

    def _opened(self, seed: int) -> Vector:
        return Vector(self.game, 1, chairs=_chairs(self.game, self._bots), seed=seed, threads=1, observe="float32")

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        assert self._games.observations is not None
        mask = self._games.masks[0].astype(np.int8)
        return {"observation": self._games.observations[0].copy(), "action_mask": mask}, {"action_mask": mask}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._games = self._opened(int(self.np_random.integers(2**63)))
        self._plays = True
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._plays:
            raise gymnasium.error.ResetNeeded(sentence(self.game, "py-no-game"))
        seat = int(self._games.seats[0])
        self._games.step(np.asarray([action]))
        over = bool(self._games.done[0])
        reward = float(self._games.rewards[0, seat]) if over else 0.0
        observation, info = self._seen()
        if over:
            # The next game is asked already, and is nobody's business.
            self._plays = False
            observation = _nothing(observation)
            info = {"action_mask": observation["action_mask"]}
        return observation, reward, over, False, info


class KarataVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many learners at once, each among bots of one level. Games that are over begin anew in the same step; what was observed in the end
    is in ``infos["final_obs"]``, as Gymnasium wants it: all zeros, because nothing was asked any more."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, name: str, num_envs: int = 64, seats: int | None = None, bots: str = "greedy", **settings: Any) -> None:
        self.game = karata.game(name, seats=seats, **settings)
        self.num_envs = num_envs
        self._bots = bots
        self._games = self._opened(0)
        self.single_observation_space = _space(self._games)
        self.single_action_space = spaces.Discrete(self._games.letters)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        # Not before the first reset; from then on games that are over begin anew.
        self._plays = False

    def _opened(self, seed: int) -> Vector:
        chairs = _chairs(self.game, self._bots)
        return Vector(self.game, self.num_envs, chairs=chairs, seed=seed, observe="float32")

    def _seen(self) -> Observation:
        assert self._games.observations is not None
        return {"observation": self._games.observations.copy(), "action_mask": self._games.masks.astype(np.int8)}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if options:
            raise karata.ArgumentError(sentence(self.game, "py-options", options=shown(options)))
        if isinstance(seed, list) and seed:
            if len(seed) != self.num_envs or None in seed:
                raise karata.ArgumentError(sentence(self.game, "py-seeds", count=self.num_envs, seed=shown(seed)))
            self._np_random = np.random.default_rng([one for one in seed if one is not None])
        elif seed is not None and not isinstance(seed, list):
            self._np_random, _ = gymnasium.utils.seeding.np_random(seed)
        self._games = self._opened(int(self.np_random.integers(2**63)))
        self._plays = True
        return self._seen(), {}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        if not self._plays:
            raise gymnasium.error.ResetNeeded(sentence(self.game, "py-no-game"))
        seats = self._games.seats.astype(np.intp)
        self._games.step(actions)
        done = self._games.done.astype(bool)
        rewards = self._games.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        seen = self._seen()
        return seen, rewards, done, np.zeros(self.num_envs, bool), self._final(seen, done)

    def _final(self, seen: Observation, done: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """What was observed in the games that are over."""
        if not done.any():
            return {}
        final = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(done):
            final[game] = _nothing({name: values[game] for name, values in seen.items()})
        return {"final_obs": final, "_final_obs": done}


def _register(game: karata.Game) -> None:
    name = f"karata/{game.name.title()}-v{_VERSION}"
    one, many = f"{__name__}:KarataEnv", f"{__name__}:KarataVectorEnv"
    gymnasium.register(name, entry_point=one, vector_entry_point=many, kwargs={"name": game.name})


for _game in karata.games():
    _register(_game)
