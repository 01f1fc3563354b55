#!/usr/bin/env python3
"""What `karata.cluster` costs: what docs/cluster.md reckons with.

    pip install karata-*.whl ray && python bench/cluster.py

Times of play are those of the processor, on one core, so that they hold beside other work; what Ray adds is measured by the processor time of
this process, through which everything passes, and by the clock.
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt
import ray

import karata
import karata.cluster
from karata._karata import ArenaPlan
from karata.vector import Vector

MEETINGS = [("club", 8), ("expert", 1)]
TASKS = 2000


def play() -> None:
    """Seconds and bytes of a deal."""
    print("game, seats        bots            games/deal   s/deal   bytes/deal")
    for game in karata.games():
        for bot, deals in MEETINGS:
            plan = ArenaPlan(game, [bot, "greedy"], None, deals, 1, None)
            begun = time.process_time()
            part = plan.play(0, deals, 1)
            spent = (time.process_time() - begun) / deals
            names = f"{bot} : greedy"
            print(
                f"{game.name + f', {game.seats}':<18} {names:<15} {plan.games // deals:>10} {spent:>8.2f} {len(part) / deals:>12.0f}",
                flush=True,
            )


def merge() -> None:
    """Seconds of putting deals together."""
    plan = ArenaPlan(karata.game("mu"), ["greedy", "random"], None, 20_000, 1, None)
    part = plan.play(0, 20_000, None)
    begun = time.process_time()
    plan.merge([part], 1, 1.0)
    spent = (time.process_time() - begun) / 20_000
    print(f"merge, mu: {spent * 1e6:.1f} µs a deal, {len(part) / 20_000:.0f} bytes a deal of greedy : random")


def tasks() -> None:
    """What a shard costs besides its deals: here it has one deal of random players."""
    begun = time.perf_counter()
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    print(f"Ray with two workers: {time.perf_counter() - begun:.1f} s to start")
    bots, game = ["random", "random"], karata.game("calcory", seats=2)
    karata.cluster.arena(game, bots, 20, seed=1, shard=1)
    with tempfile.TemporaryDirectory() as folder:
        for checkpoint in (None, Path(folder) / "run.jsonl"):
            spent, begun = time.process_time(), time.perf_counter()
            karata.cluster.arena(game, bots, TASKS, seed=1, shard=1, checkpoint=checkpoint)
            spent, wall = time.process_time() - spent, time.perf_counter() - begun
            kept = "with a checkpoint" if checkpoint else "without a checkpoint"
            print(f"a shard, {kept}: {spent / TASKS * 1e3:.2f} ms of this process, {wall / TASKS * 1e3:.2f} ms by the clock")
            if checkpoint:
                print(f"a line of the checkpoint: {checkpoint.stat().st_size / TASKS:.0f} bytes")


def at_random(games: Vector, random: np.random.Generator) -> npt.ArrayLike:
    return np.asarray((games.masks * random.random(games.masks.shape, np.float32)).argmax(axis=1))


def selfplay() -> None:
    """Bytes and seconds of games that a policy plays."""
    for name in ("serengeti", "mu"):
        job = karata.cluster._SelfPlay(karata.game(name, seats=4), at_random, ["learner"] * 4, "uint8", True, 1)
        begun = time.process_time()
        part = job.play(0, 1024, 1)
        spent = time.process_time() - begun
        records = sum(map(len, json.loads(part)["records"]))
        print(
            f"self-play, {name}, 4 players, policy at random: {spent / 1024 * 1e3:.2f} ms and {len(part) / 1024:.0f} bytes a game, "
            f"{records / 1024:.0f} of them its record"
        )


if __name__ == "__main__":
    play()
    merge()
    tasks()
    selfplay()
