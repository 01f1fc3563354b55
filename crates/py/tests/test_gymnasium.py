"""Gymnasium's own checks, for every game."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import karata
from karata.gymnasium import KarataEnv, KarataVectorEnv

GAMES = [game.name for game in karata.games()]


class Legal(KarataEnv):
    """The checks choose any action; here it means the legal one that comes next after it."""

    def step(self, action):  # type: ignore[no-untyped-def]
        legal = np.flatnonzero(self._games.masks[0])
        return super().step(legal[np.searchsorted(legal, action) % len(legal)])


@pytest.mark.parametrize("name", GAMES)
def test_the_checks(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Legal(name), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_many_at_once(name: str) -> None:
    environment = KarataVectorEnv(name, num_envs=16)
    observation, _ = environment.reset(seed=4)
    assert environment.observation_space.contains(observation)
    for _ in range(30):
        observation, rewards, done, cut, _ = environment.step(observation["action_mask"].argmax(axis=1))
        assert environment.observation_space.contains(observation)
        assert rewards.shape == done.shape == cut.shape == (16,) and not rewards[~done].any()


def test_a_letter_that_may_not_come_next_is_refused() -> None:
    environment = KarataEnv("serengeti")
    environment.reset(seed=1)
    with pytest.raises(karata.ArgumentError, match="allowed"):
        environment.step(np.int64(248))
    with pytest.raises(karata.ArgumentError, match="letters are whole numbers"):
        environment.step(np.float64(0.5))
    many = KarataVectorEnv("serengeti", num_envs=2)
    assert many.reset(seed=[])[0]["observation"].shape[0] == 2
