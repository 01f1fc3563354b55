"""PettingZoo's own tests, for every game and number of players."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from sentences import in_both_languages
from tables import tables

import karata
from karata.pettingzoo import KarataEnv, env, raw_env


@pytest.mark.parametrize(("name", "seats", "settings"), tables())
def test_the_api(name: str, seats: int, settings: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name, seats=seats, **settings), num_cycles=150)


@pytest.mark.parametrize("name", [game.name for game in karata.games()])
def test_seeds(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=100)


@pytest.mark.parametrize(("name", "seats", "settings"), tables())
def test_seeds_at_every_table(name: str, seats: int, settings: dict[str, str]) -> None:
    seed_test(lambda: env(name, seats=seats, **settings), num_cycles=60)


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    environment = raw_env("serengeti", seats=4)
    environment.reset(seed=1)
    agent, log = environment.agent_selection, environment.position.log()
    with pytest.raises(karata.ArgumentError, match="no agent 'nobody'; the agents are player_0, player_1"):
        environment.observe("nobody")
    with pytest.raises(TypeError):
        environment.step(0.5)  # type: ignore[arg-type]
    with pytest.raises(karata.ArgumentError, match="allowed"):
        environment.step(248)
    with pytest.raises(TypeError, match="a karata.Game, not str"):
        KarataEnv("serengeti")  # type: ignore[arg-type]
    assert (environment.agent_selection, environment.position.log()) == (agent, log)


def test_seeds_are_whole_numbers_from_zero() -> None:
    environment = karata.pettingzoo.env("mu", seats=4)
    for seed in (-1, "a", 0.5):
        with pytest.raises(karata.ArgumentError, match="allowed: a whole number from 0"):
            environment.reset(seed=seed)
    environment.reset(seed=np.int64(3))


def test_what_is_wrong_is_said_in_both_languages() -> None:
    def refused(lang: str) -> list[Callable[[], Any]]:
        environment = raw_env("serengeti", seats=4, lang=lang)
        environment.reset(seed=1)
        return [
            lambda: raw_env("serengeti", seats=99, lang=lang),
            lambda: raw_env("serengeti", render_mode="human", lang=lang),
            lambda: environment.reset(seed=-1),
            lambda: environment.observe("nobody"),
            lambda: environment.step(None),
            lambda: environment.step(0.5),  # type: ignore[arg-type]
            lambda: environment.step(248),
        ]

    in_both_languages(refused)
