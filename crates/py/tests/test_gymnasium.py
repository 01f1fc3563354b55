"""Gymnasium's own checks, for every game."""

import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from sentences import in_both_languages
from tables import tables

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


@pytest.mark.parametrize(("name", "seats", "settings"), tables())
def test_the_checks_at_every_table(name: str, seats: int, settings: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Legal(name, seats=seats, bots="random", **settings), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_made_by_its_name(name: str) -> None:
    least, _ = karata.game(name).seats_range
    environment = gymnasium.make(f"karata/{name.title()}-v0", seats=least, bots="random")
    assert isinstance(environment.unwrapped, KarataEnv) and environment.unwrapped.game == karata.game(name, seats=least)
    dice = np.random.default_rng(1)

    def played() -> list[float]:
        _, info = environment.reset(seed=3)
        rewards, over = [], False
        while not over:
            _, reward, over, _, info = environment.step(np.int64(dice.choice(np.flatnonzero(info["action_mask"]))))
            rewards.append(float(reward))
        return rewards

    rewards = played()
    assert not any(rewards[:-1]) and -1 <= rewards[-1] <= 1
    spec = environment.spec
    assert spec is not None and gymnasium.make(spec).unwrapped.game.seats == least, "made again as it was"  # type: ignore[attr-defined]
    many = gymnasium.make_vec(f"karata/{name.title()}-v0", num_envs=3, seats=least, bots="random")
    assert isinstance(many.unwrapped, KarataVectorEnv) and many.reset(seed=1)[0]["action_mask"].shape[0] == 3


def test_a_name_with_its_module_needs_no_import() -> None:
    code = "import gymnasium; print(gymnasium.make('karata.gymnasium:karata/Mu-v0', seats=5, hands=1).unwrapped.game)"
    run = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "<karata.Game mu for 5>\n"


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


def test_a_game_that_is_over_waits_for_a_reset_and_shows_nothing_of_the_next_one() -> None:
    environment = KarataEnv("calcory", seats=2, bots="random")
    with pytest.raises(ResetNeeded):
        environment.step(np.int64(0))
    observation, info = environment.reset(seed=3)
    over = False
    while not over:
        assert observation["observation"].any()
        observation, _, over, _, info = environment.step(np.flatnonzero(info["action_mask"])[0])
    assert not observation["observation"].any() and not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        environment.step(np.int64(0))
    assert environment.reset()[1]["action_mask"].any()


def test_many_games_tell_what_was_observed_in_the_end() -> None:
    games = KarataVectorEnv("calcory", num_envs=3, seats=2, bots="random")
    with pytest.raises(ResetNeeded):
        games.step(np.zeros(3, np.int64))
    seen, _ = games.reset(seed=[1, 2, 3])
    ended = 0
    while ended < 5:
        seen, _, over, _, infos = games.step(seen["action_mask"].argmax(1))
        assert set(infos) == ({"final_obs", "_final_obs"} if over.any() else set())
        for game in np.flatnonzero(over):
            ended += 1
            assert infos["_final_obs"][game] and not infos["final_obs"][game]["observation"].any()
            assert seen["observation"][game].any(), "the next game"


def test_every_seed_counts_and_what_cannot_be_asked_is_refused() -> None:
    games = KarataVectorEnv("serengeti", num_envs=2)
    wanted: list[list[int | None]] = [[1, 2], [1, 3], [1, 2]]
    dealt = [games.reset(seed=seeds)[0]["observation"].tobytes() for seeds in wanted]
    assert dealt[0] == dealt[2] != dealt[1]
    with pytest.raises(karata.ArgumentError, match="or 2 of them"):
        games.reset(seed=[1])
    with pytest.raises(karata.ArgumentError, match="together"):
        games.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(karata.ArgumentError, match="one learner"):
        KarataEnv("serengeti", bots="learner")


def test_what_is_wrong_is_said_in_both_languages() -> None:
    def refused(lang: str) -> list[Callable[[], Any]]:
        alone, many = KarataEnv("serengeti", lang=lang), KarataVectorEnv("serengeti", num_envs=2, lang=lang)
        begun = KarataEnv("serengeti", lang=lang)
        begun.reset(seed=1)
        many.reset(seed=1)
        return [
            lambda: KarataEnv("serengeti", bots="learner", lang=lang),
            lambda: KarataEnv("serengeti", bots="genius", lang=lang),
            lambda: KarataEnv("serengeti", seats=99, lang=lang),
            lambda: KarataVectorEnv("serengeti", num_envs=0, lang=lang),
            lambda: alone.step(np.int64(0)),
            lambda: begun.step(np.int64(248)),
            lambda: begun.step(np.float64(0.5)),
            lambda: many.reset(options={"a": 1}),
            lambda: many.reset(seed=[1]),
            lambda: many.step(np.zeros(3, np.int64)),
            lambda: many.step(np.full(2, 10**6)),
        ]

    in_both_languages(refused, also=(ResetNeeded,))
