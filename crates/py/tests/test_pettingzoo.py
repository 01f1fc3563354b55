"""PettingZoo's own tests, for every game and number of players."""

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

import karata
from karata.pettingzoo import env


def tables() -> list[tuple[str, int, dict[str, str]]]:
    found = []
    for game in karata.games():
        least, most = game.seats_range
        hands = {"hands": "1"} if any(setting.key == "hands" for setting in game.settings) else {}
        for seats in range(least, most + 1):
            six = {"edition": "asmodee"} if (game.name, seats) == ("serengeti", 6) else {}
            found.append((game.name, seats, hands | six))
    return found


@pytest.mark.parametrize(("name", "seats", "settings"), tables())
def test_the_api(name: str, seats: int, settings: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name, seats=seats, **settings), num_cycles=150)


@pytest.mark.parametrize("name", [game.name for game in karata.games()])
def test_seeds(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=100)
