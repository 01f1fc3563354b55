#!/usr/bin/env python3
"""Karata from Python beside PettingZoo and OpenSpiel, in one run on one machine. A decision is one action, however many letters.

    pip install karata-*.whl 'pettingzoo[classic]==1.24.3' open_spiel && python bench/python.py [SECONDS]

Later versions of PettingZoo have no gin rummy.

Vector: random letters for 4,096 games at once, all cores; choosing the letters in NumPy is not counted, everything else is. The time
that Python adds to a step is that of a step with a single game.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable

import numpy as np

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
GAMES = 4096


def show(what: str, rate: float, note: str = "") -> None:
    print(f"{what:<64} {rate:>14,.0f} decisions/s  {note}", flush=True)


def vector(name: str, observe: str | None) -> float:
    """Decisions in a second of stepping."""
    import karata
    from karata.vector import Vector

    games = Vector(karata.game(name, seats=4), GAMES, seed=1, observe=observe)
    dice = np.random.default_rng(1)
    spent, decided = 0.0, 0
    while spent < SECONDS:
        letters = (games.masks * dice.random(games.masks.shape, np.float32)).argmax(axis=1).astype(np.uint16)
        begun = time.perf_counter()
        games.step(letters)
        spent += time.perf_counter() - begun
        decided += int(games.decided.sum())
    return decided / spent


def alone(name: str) -> float:
    """Decisions in a second that Rust takes at random, without observing."""
    import karata
    from karata.vector import Vector

    games = Vector(karata.game(name, seats=4), GAMES, seed=1, observe=None)
    begun = time.perf_counter()
    decisions = 0
    while time.perf_counter() - begun < SECONDS:
        decisions += games.play_random(100)[0]
    return decisions / (time.perf_counter() - begun)


def call(name: str) -> float:
    """Seconds of a step of a single game without observation: mostly what a call costs."""
    import karata
    from karata.vector import Vector

    games = Vector(karata.game(name, seats=4), 1, seed=1, observe=None, threads=1)
    spent, calls = 0.0, 0
    while spent < SECONDS / 4:
        letters = games.masks.argmax(axis=1).astype(np.uint16)
        begun = time.perf_counter()
        games.step(letters)
        spent += time.perf_counter() - begun
        calls += 1
    return spent / calls


def agents(name: str) -> float:
    """Decisions in a second of one of our games through PettingZoo, where a step says a letter."""
    from karata.pettingzoo import raw_env

    environment = raw_env(name)
    return pettingzoo(environment, lambda: not environment.position.said)


def pettingzoo(environment: object, decided: Callable[[], bool] = lambda: True) -> float:
    """Decisions in a second of random play through the AEC interface: the steps after which something was decided."""
    env = environment  # type: ignore[assignment]
    # Choosing is counted, too, so it must not take longer than a step.
    dice = random.Random(1)
    begun, decisions, seed = time.perf_counter(), 0, 0
    while time.perf_counter() - begun < SECONDS:
        env.reset(seed=seed)  # type: ignore[attr-defined]
        seed += 1
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            observation, _, over, cut, _ = env.last()  # type: ignore[attr-defined]
            if over or cut:
                env.step(None)  # type: ignore[attr-defined]
                continue
            env.step(dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))  # type: ignore[attr-defined]
            decisions += decided()
    return decisions / (time.perf_counter() - begun)


def openspiel(name: str, observe: bool) -> float:
    """Decisions in a second of random play, with or without the tensor of every decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)
    begun, decisions = time.perf_counter(), 0
    while time.perf_counter() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            if observe:
                state.observation_tensor() if game.get_type().provides_observation_tensor else state.information_state_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions / (time.perf_counter() - begun)


def try_it(what: str, measure: Callable[[], float], note: Callable[[float], str] = lambda _: "") -> float:
    try:
        rate = measure()
    except ImportError as missing:
        print(f"{what:<64} not measured: {missing}")
        return float("nan")
    show(what, rate, note(rate))
    return rate


def main() -> None:
    begun = time.perf_counter()
    import karata  # noqa: F401

    print(f"import karata: {1000 * (time.perf_counter() - begun):.0f} ms")
    ours = {}
    for name in ("serengeti", "mu"):
        for how in ("uint8", "float32", None):
            ours[name, how] = try_it(f"karata.vector, {name}, {how or 'masks alone'}", lambda: vector(name, how))
        try_it(f"karata.vector, {name}, play_random", lambda: alone(name))
        letters = GAMES / ours[name, "uint8"]
        print(f"    a call costs {1e6 * call(name):.1f} µs, of a step of {1e3 * letters:.2f} ms")

    theirs = {}
    for game in ("gin_rummy_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4"):

        def measure() -> float:
            return pettingzoo(importlib.import_module(f"pettingzoo.classic.{game}").raw_env())

        theirs[game] = try_it(f"PettingZoo, {game}", measure)

    def beside(rate: float) -> str:
        return ", ".join(f"{rate / other:.1f} times {game}" for game, other in theirs.items() if other > 0)

    for name in ("rummu", "mu"):
        try_it(f"karata.pettingzoo, {name}", lambda: agents(name), beside)
    for name in ("euchre", "hearts"):
        for how, what in (("uint8", "tensors"), (None, "actions alone")):

            def times(rate: float) -> str:
                return f"vector of Mü: {ours['mu', how] / rate:.1f} times"

            try_it(f"OpenSpiel from Python, {name}, {what}", lambda: openspiel(name, how is not None), times)


if __name__ == "__main__":
    main()
