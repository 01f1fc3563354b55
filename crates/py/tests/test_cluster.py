"""Runs on a Ray cluster: here, of two workers on this machine."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import ray
from sentences import in_both_languages
from wrong import spoiled_bytes

import karata
import karata.cluster
import karata.network
from karata import _shards
from karata.vector import Vector

MU = karata.game("mu", seats=4)
BOTS = ["club:20", "greedy"]


@pytest.fixture(scope="module", autouse=True)
def two_workers() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False, object_store_memory=10**8)
    # Workers cannot import this file.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield
    ray.cloudpickle.unregister_pickle_by_value(sys.modules[__name__])
    ray.shutdown()


@pytest.fixture(scope="module")
def alone() -> karata.Arena:
    """What one process finds."""
    return karata.arena(MU, BOTS, deals=24, seed=5)


def timeless(run: karata.Arena | karata.Simulation) -> dict[str, Any]:
    """All but what the clock and the machines say."""
    found = run.to_dict()
    for key in ("seconds", "chance_seconds", "threads"):
        found.pop(key, None)
    for bot in found.get("bots", ()):
        del bot["ms_per_decision"], bot["slowest_ms"]
    return found


def shards(checkpoint: Path) -> dict[int, str]:
    """Where the finished shards begin, and who played them."""
    lines = checkpoint.read_text().splitlines()[1:] if checkpoint.exists() else []
    return {shard["first"]: shard["worker"] for shard in map(json.loads, lines)}


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be stopped there to look at what it does")
def test_a_worker_killed_in_the_middle_changes_nothing(tmp_path: Path, alone: karata.Arena) -> None:
    checkpoint, lost = tmp_path / "arena.jsonl", dict[int, str]()

    def kill(done: int, of: int) -> None:
        for worker in [] if lost else set(shards(checkpoint).values()):
            # It is held fast first, so that it cannot finish while it is looked at.
            pid = int(worker.rsplit(":")[1])
            os.kill(pid, signal.SIGSTOP)
            title = subprocess.run(["ps", "-o", "args=", "-p", str(pid)], capture_output=True, text=True).stdout
            if "karata " not in title:
                os.kill(pid, signal.SIGCONT)
                continue
            os.kill(pid, signal.SIGKILL)
            lost[int(title.split("karata ")[1].split("-")[0])] = worker
            return

    run = karata.cluster.arena(MU, BOTS, deals=24, seed=5, shard=2, checkpoint=checkpoint, progress=kill)
    assert timeless(run) == timeless(alone), "the same table as one process"
    ((first, worker),) = lost.items()
    played = shards(checkpoint)
    assert sorted(played) == list(range(0, 24, 2)) and worker in played.values()
    assert played[first] != worker, "the shard it was at is played by another"
    assert run.threads == 2 and run.single_hands


def test_what_was_finished_is_not_played_again(tmp_path: Path, alone: karata.Arena) -> None:
    class Enough(Exception):
        pass

    def stop(done: int, of: int) -> None:
        told.append((done, of))
        if done >= 3 * 8:
            raise Enough

    checkpoint, told = tmp_path / "arena.jsonl", list[tuple[int, int]]()
    with pytest.raises(Enough):
        karata.cluster.arena(MU, BOTS, deals=24, seed=5, shard=1, checkpoint=checkpoint, progress=stop)
    assert told[0] == (0, 24 * 8) and told[-1][0] >= 24
    before = checkpoint.read_bytes()
    finished = shards(checkpoint)
    assert 3 <= len(finished) < 24
    # A line that was cut off, as when a machine fails.
    checkpoint.write_bytes(before + b'{"first":23,"wor')
    told.clear()
    # Seed and shards are those of the checkpoint.
    run = karata.cluster.arena(
        MU, BOTS, deals=24, checkpoint=checkpoint, progress=lambda done, of: told.append((done, of))
    )
    assert timeless(run) == timeless(alone) and run.seed == 5
    assert told[0] == (len(finished) * 8, 24 * 8) and told[-1] == (24 * 8, 24 * 8)
    assert checkpoint.read_bytes().startswith(before) and sorted(shards(checkpoint)) == list(range(24))
    whole = checkpoint.read_bytes()
    assert timeless(karata.cluster.arena(MU, BOTS, deals=24, checkpoint=checkpoint)) == timeless(alone)
    assert checkpoint.read_bytes() == whole, "nothing is played that is there"


def test_another_runs_checkpoint_is_refused(tmp_path: Path) -> None:
    checkpoint, bots = tmp_path / "arena.jsonl", ["greedy", "random"]
    karata.cluster.arena(MU, bots, deals=4, seed=1, shard=2, checkpoint=checkpoint)
    whole = checkpoint.read_bytes()

    def refused(sentence: str, game: karata.Game = MU, bots: list[str] = bots, **other: Any) -> None:
        before = checkpoint.read_bytes()
        with pytest.raises(karata.ClusterError, match=sentence):
            karata.cluster.arena(game, bots, **{"deals": 4, "checkpoint": checkpoint, **other})
        assert checkpoint.read_bytes() == before

    refused("is the checkpoint of another run: deals is 4 there, not 5", deals=5)
    refused("another run: seed is 1 there, not 2", seed=2)
    refused("another run: shard is 2 there, not 1", shard=1)
    refused(r"another run: bots is \['greedy', 'random'\] there", bots=["random", "greedy"])
    refused("another run: seats is 4 there, not 5", game=karata.game("mu", seats=5))
    # Settings that are asked for: then whole matches are compared.
    refused("another run: settings", game=karata.game("mu", seats=4, hands=2))
    with pytest.raises(karata.ClusterError, match="another run: run is 'arena' there, not 'simulate'"):
        karata.cluster.simulate(MU, 4, checkpoint=checkpoint)
    lines = whole.splitlines(keepends=True)
    checkpoint.write_bytes(lines[0] + lines[1] + lines[2].replace(b'"deal":3', b'"deal":7'))
    refused("line 3 of .* is damaged")
    checkpoint.write_bytes(lines[0] + b"{}\n" + lines[2])
    refused("line 2 of .* is damaged")
    checkpoint.write_bytes(lines[0] + lines[1] + lines[2].replace(b'"ranks":[[', b'"ranks":[[9,'))
    with pytest.raises(karata.ArgumentError, match="deal 2 cannot come from such an arena"):
        karata.cluster.arena(MU, bots, deals=4, checkpoint=checkpoint)
    for other in (b"a letter to a friend\n", b'{"a": 1}\n', b"[]"):
        checkpoint.write_bytes(other)
        refused("is no checkpoint of karata")


def test_a_simulation_is_that_of_one_process(tmp_path: Path) -> None:
    checkpoint = tmp_path / "games.jsonl"
    bots = ["greedy", "random", "random"]
    game = karata.game("serengeti", seats=3)
    run = karata.cluster.simulate(game, 300, bots, seed=2, shard=70, checkpoint=checkpoint)
    assert timeless(run) == timeless(karata.simulate(game, 300, bots, seed=2))
    assert sorted(shards(checkpoint)) == [0, 70, 140, 210, 280]
    with pytest.raises(karata.ClusterError, match="line 2 of .* is damaged"):
        checkpoint.write_bytes(checkpoint.read_bytes().replace(b'"games":70', b'"games":71'))
        karata.cluster.simulate(game, 300, bots, seed=2, checkpoint=checkpoint)


def test_a_network_of_ones_own_is_the_workers_as_well(tmp_path: Path) -> None:
    game = karata.game("calcory", seats=2)
    random = np.random.default_rng(1)
    widths = (len(game.scale), 8, len(game.letters) + game.seats_range[1])
    layers = [(random.standard_normal((after, before)), np.zeros(after)) for before, after in zip(widths, widths[1:])]
    training = dict.fromkeys(("command", "seed", "settings", "seconds", "decisions", "date"), 0)
    built_in = karata.cluster.arena(game, ["master", "random"], deals=4, seed=3, shard=2)
    karata.network.use(karata.network.pack(game, layers, training))
    checkpoint = tmp_path / "own.jsonl"
    found = karata.cluster.arena(game, ["master", "random"], deals=4, seed=3, shard=2, checkpoint=checkpoint)
    assert timeless(found) == timeless(karata.arena(game, ["master", "random"], deals=4, seed=3)) != timeless(built_in)
    karata.network.use(karata.network.pack(game, [(2 * weights, biases) for weights, biases in layers], training))
    with pytest.raises(karata.ClusterError, match="weights"):
        karata.cluster.arena(game, ["master", "random"], deals=4, seed=3, shard=2, checkpoint=checkpoint)


def at_random(games: Vector, random: np.random.Generator) -> npt.ArrayLike:
    return np.asarray((games.masks * random.random(games.masks.shape)).argmax(axis=1))


def test_self_play_gives_the_same_games_wherever_they_are_played(tmp_path: Path) -> None:
    checkpoint = tmp_path / "games.jsonl"
    game = karata.game("calcory", seats=3)

    def played(**other: Any) -> karata.cluster.SelfPlay:
        chairs = ["learner", "greedy", "other"]
        return karata.cluster.selfplay(game, at_random, 40, chairs=chairs, records=True, seed=3, shard=16, **other)

    run, again = played(checkpoint=checkpoint, label="random"), played()
    assert run.records is not None and len(run.records) == 40 and run.records == again.records
    assert len(set(run.records)) == 40 and run.decisions == again.decisions > 40
    assert (run.points == again.points).all() and (run.rewards == again.rewards).all()
    for record, points, rewards in zip(run.records, run.points, run.rewards):
        result = karata.read_record(record).result
        assert result is not None and result["scores"] == points.tolist()
        assert [reward > 0 for reward in rewards] == [rank == 1 for rank in result["ranks"]]
    assert (np.sort(run.chairs, axis=1) == [0, 1, 2]).all()
    assert {tuple(row) for row in run.chairs.tolist()} == {(0, 1, 2), (2, 0, 1), (1, 2, 0)}
    # Whoever has good sense on a chair wins more there, so the chairs are told right.
    rewards = [run.rewards[run.chairs == chair].mean() for chair in range(3)]
    assert rewards[1] > max(rewards[0], rewards[2])
    with pytest.raises(karata.ClusterError, match="another run: policy is 'random' there, not 'better'"):
        played(checkpoint=checkpoint, label="better")
    assert (played(checkpoint=checkpoint, label="random").points == run.points).all()


def test_bots_play_among_themselves() -> None:
    game = karata.game("calcory", seats=2)
    chairs = ["greedy", "random"]
    runs = [
        karata.cluster.selfplay(game, None, 12, chairs=chairs, records=records, seed=3, shard=shard)
        for records, shard in ((True, 5), (False, 12))
    ]
    assert runs[0].records is not None and len(runs[0].records) == 12 and runs[1].records is None
    assert (runs[0].points == runs[1].points).all(), "of bots alone, shards change nothing"
    assert runs[0].chairs.tolist() == [[0, 1], [1, 0]] * 6
    assert np.allclose(runs[0].rewards.sum(axis=1), 0)


def test_what_workers_raise_is_raised_here(tmp_path: Path) -> None:
    marker = tmp_path / "killed"

    def failing(games: Vector, random: np.random.Generator) -> npt.ArrayLike:
        raise ZeroDivisionError("of the policy's own")

    def mute(games: Vector, random: np.random.Generator) -> npt.ArrayLike:
        return np.full(len(games), games.letters - 1)

    def deadly(games: Vector, random: np.random.Generator) -> npt.ArrayLike:
        os.kill(os.getpid(), signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        return at_random(games, random)

    def deadly_once(games: Vector, random: np.random.Generator) -> npt.ArrayLike:
        if not marker.exists():
            marker.touch()
            return deadly(games, random)
        return at_random(games, random)

    with pytest.raises(ZeroDivisionError, match="of the policy's own"):
        karata.cluster.selfplay("calcory", failing, 4)
    with pytest.raises(karata.ArgumentError, match="may not come next"):
        karata.cluster.selfplay("calcory", mute, 4)
    with pytest.raises(karata.ClusterError, match="0 to 3 could not be played"):
        karata.cluster.selfplay("calcory", deadly, 4, retries=0)
    run = karata.cluster.selfplay("calcory", deadly_once, 4, seed=1, retries=1)
    assert marker.exists()
    assert (run.points == karata.cluster.selfplay("calcory", at_random, 4, seed=1).points).all()
    with pytest.raises(karata.ClusterError, match=r"has karata .*, and the run is of 0\.0\.0: install the same"):
        _shards.play(("0.0.0", "en", karata.cluster._Arena(MU, BOTS, None, 4, 1, None), None), 0, 1, 1)


def test_what_is_wrong_is_said_before_anything_is_played() -> None:
    def wrong(sentence: str, run: Any, *arguments: Any, **named: Any) -> None:
        with pytest.raises(karata.ArgumentError, match=sentence):
            run(*arguments, **named)

    cluster = karata.cluster
    wrong("deals 0 is not possible; allowed: a whole number from 1", cluster.arena, MU, BOTS, 0)
    wrong("names one bot; give two or more", cluster.arena, MU, ["greedy"])
    wrong("shard 0 is not possible", cluster.arena, MU, BOTS, shard=0)
    wrong("makes more than 1000000 shards", cluster.arena, MU, BOTS, 2_000_000, shard=1)
    wrong("threads 0 is not possible", cluster.arena, MU, BOTS, threads=0)
    wrong("retries -2 is not possible", cluster.arena, MU, BOTS, retries=-2)
    wrong("2 bots for 4 chairs", cluster.simulate, MU, 10, ["greedy", "random"])
    wrong("games 0 is not possible", cluster.selfplay, MU, at_random, 0)
    wrong("2 chairs for 4 seats", cluster.selfplay, MU, at_random, chairs=["learner", "greedy"])
    wrong("nobody is asked", cluster.selfplay, MU, at_random, chairs=["greedy"] * 4)
    wrong("nobody decides for a learner", cluster.selfplay, MU, None)
    wrong("2 chairs for 4 seats", cluster.selfplay, MU, None, chairs=["random", "greedy"])
    wrong("policy is a function", cluster.selfplay, MU, "greedy")
    wrong("needs a label", cluster.selfplay, MU, at_random, checkpoint="never.jsonl")
    wrong("observe is", cluster.selfplay, MU, at_random, observe="int7")
    wrong("seed -1 is not possible", cluster.selfplay, MU, at_random, seed=-1)
    with pytest.raises(karata.UnknownGame):
        cluster.arena("chess", BOTS)


def test_what_is_wrong_is_said_in_both_languages(tmp_path: Path) -> None:
    cluster, checkpoint, letter, damaged = karata.cluster, tmp_path / "a.jsonl", tmp_path / "b.jsonl", tmp_path / "c.jsonl"
    cluster.simulate(MU, 4, seed=1, checkpoint=checkpoint)
    letter.write_text("a letter to a friend\n")
    damaged.write_bytes(checkpoint.read_bytes().splitlines(keepends=True)[0] + b"{}\n")

    def deadly(games: Vector, random: np.random.Generator) -> npt.ArrayLike:
        os._exit(1)

    def refused(lang: str) -> list[Callable[[], Any]]:
        game = karata.game("mu", seats=4, lang=lang)
        return [
            lambda: cluster.arena(game, BOTS, 0),
            lambda: cluster.arena(game, ["greedy"]),
            lambda: cluster.arena(game, BOTS, shard=0),
            lambda: cluster.arena(game, BOTS, threads=0),
            lambda: cluster.arena(game, BOTS, retries=-2),
            lambda: cluster.arena(game, BOTS, 2_000_000, shard=1),
            lambda: cluster.arena(game, BOTS, seed=-1),
            lambda: cluster.simulate(game, -1),
            lambda: cluster.simulate(game, 10, ["greedy", "random"]),
            lambda: cluster.simulate(game, 5, seed=1, checkpoint=checkpoint),
            lambda: cluster.simulate(game, 4, seed=1, checkpoint=letter),
            lambda: cluster.simulate(game, 4, seed=1, checkpoint=damaged),
            lambda: cluster.selfplay(game, at_random, 0),
            lambda: cluster.selfplay(game, at_random, seed=-1),
            lambda: cluster.selfplay(game, at_random, chairs=["learner", "greedy"]),
            lambda: cluster.selfplay(game, at_random, chairs=["greedy"] * 4),
            lambda: cluster.selfplay(game, at_random, observe="int7"),
            lambda: cluster.selfplay(game, at_random, checkpoint="never.jsonl"),
            lambda: cluster.selfplay(game, "greedy"),  # type: ignore[arg-type]
            lambda: cluster.selfplay(game, None),
            lambda: cluster.selfplay(game, None, chairs=["random", "greedy"]),
            lambda: cluster.selfplay(game, deadly, 4, retries=0),
            lambda: _shards.play(("0.0.0", lang, cluster._Arena(game, BOTS, None, 4, 1, None), None), 0, 1, 1),
        ]

    in_both_languages(refused)


@pytest.mark.parametrize(
    "key, wrong",
    [
        *[("chairs", value) for value in (-1, 2, 0.5, True, 2**53, None)],
        *[("points", value) for value in (2**31, 1.5, True, "1")],
        *[("rewards", value) for value in (1.5, -2, float("nan"), float("inf"), False, 2**53)],
        *[("decisions", value) for value in (-1, 0.5, True, None)],
        *[("records", value) for value in (["a record"], None)],
    ],
)
def test_a_finished_shard_that_nobody_can_have_played_is_refused(tmp_path: Path, key: str, wrong: Any) -> None:
    checkpoint = tmp_path / "forged.jsonl"

    def run() -> karata.cluster.SelfPlay:
        return karata.cluster.selfplay(karata.game("calcory", seats=2), None, 2, chairs=["random"] * 2, seed=1, shard=1, checkpoint=checkpoint)

    whole = run()
    header, forged, *rest = checkpoint.read_text().splitlines()
    shard = json.loads(forged)
    if isinstance(shard["part"][key], list) and key != "records":
        shard["part"][key][0][0] = wrong
    else:
        shard["part"][key] = wrong
    checkpoint.write_text("".join(f"{line}\n" for line in (header, json.dumps(shard), *rest)))
    with pytest.raises(karata.ClusterError, match="line 2 of .* is damaged"):
        run()
    checkpoint.write_text("".join(f"{line}\n" for line in (header, forged, *rest)))
    np.testing.assert_array_equal(run().chairs, whole.chairs)


def test_no_checkpoint_whatever_is_in_it_does_more_than_be_refused(tmp_path: Path) -> None:
    game, checkpoint = karata.game("calcory", seats=2), tmp_path / "spoiled.jsonl"
    runs: list[Callable[[], Any]] = [
        lambda: karata.cluster.simulate(game, 6, seed=1, shard=2, checkpoint=checkpoint).games,
        lambda: karata.cluster.arena(game, ["random", "greedy"], 6, seed=1, shard=2, checkpoint=checkpoint).deals,
        lambda: len(karata.cluster.selfplay(game, None, 6, chairs=["random"] * 2, seed=1, shard=2, checkpoint=checkpoint).points),
    ]
    dice, refused = random.Random(1), 0
    for run in runs:
        checkpoint.unlink(missing_ok=True)
        assert run() == 6
        whole = checkpoint.read_bytes()
        for _ in range(25):
            spoiled = spoiled_bytes(dice, whole)
            checkpoint.write_bytes(spoiled)
            try:
                assert run() == 6
            except karata.InternalError:
                raise
            except (karata.ClusterError, karata.ArgumentError):
                refused += 1
                assert checkpoint.read_bytes()[: spoiled.find(b"\n") + 1] == spoiled[: spoiled.find(b"\n") + 1], "it is still there"
    assert 20 < refused < 75
