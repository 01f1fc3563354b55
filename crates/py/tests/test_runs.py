"""Many games between bots."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import karata
from karata._karata import ArenaPlan, SimulationPlan
from karata.vector import Vector


def test_a_simulation_counts(game: karata.Game) -> None:
    told: list[tuple[int, int]] = []
    run = karata.simulate(game, games=30, seed=1, threads=2, progress=lambda done, of: told.append((done, of)))
    again = karata.simulate(game, games=30, bots=["random"] * game.seats, seed=1, threads=1)
    assert (run.game, run.seats, run.games, run.seed) == (game.name, game.seats, 30, 1)
    assert run.by_seat == again.by_seat and run.decisions == again.decisions >= run.forced
    assert sum(seat.win_share for seat in run.by_seat) == pytest.approx(1.0)
    for seat in run.by_seat:
        low, high = seat.win_share_95
        assert 0 <= low <= seat.win_share <= high <= 1
    assert told and all(of == 30 for _, of in told)
    assert run.games_per_second > 0 and run.to_dict()["games"] == 30


def test_bots_are_compared_with_intervals() -> None:
    run = karata.arena("mu", ["greedy", "random"], deals=6, seed=3, threads=2)
    again = karata.arena(karata.game("mu"), ["greedy", "random"], deals=6, seed=3, threads=1)
    assert run.single_hands and [bot.name for bot in run.bots] == ["greedy", "random"]
    assert [bot.win_share for bot in run.bots] == [bot.win_share for bot in again.bots]
    for bot in run.bots:
        assert bot.win_share_95 is not None and bot.win_share_95[0] <= bot.win_share <= bot.win_share_95[1]
    (pair,) = run.pairs
    difference = run.bots[0].win_share - run.bots[1].win_share
    assert (pair.a, pair.b) == ("greedy", "random") and pair.win_share_difference == pytest.approx(difference)
    assert pair.established == (abs(difference) > 0 and _clear(pair.win_share_difference_95))
    whole = karata.arena(karata.game("mu", hands=2), ["random", "random"], deals=2, seed=3)
    assert not whole.single_hands and [bot.name for bot in whole.bots] == ["random", "random#2"]


def test_as_many_bots_as_one_likes_are_compared_among_others() -> None:
    levels = ["random", "novice", "greedy"]
    run = karata.arena(karata.game("asante"), levels, deals=4, among="greedy", seed=3, budget=2)
    assert run.among == "greedy" and run.games == 4 * 3 * 2, "each on every chair"
    shares = [bot.win_share for bot in run.bots]
    assert shares[0] < shares[2] == run.fair_share, "one of them is as good as the others"
    assert karata.arena("mu", ["greedy"], deals=1, among="random").pairs == ()
    with pytest.raises(karata.ArgumentError, match="among chess is not possible; allowed: random, "):
        karata.arena("mu", ["greedy"], among="chess")


def _clear(interval: tuple[float, float] | None) -> bool:
    return interval is not None and not interval[0] <= 0 <= interval[1]


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(karata.ArgumentError, match="games 0 is not possible; allowed: a whole number from 1"):
        karata.simulate("mu", games=0)
    with pytest.raises(karata.ArgumentError, match="2 bots for 5 chairs|2 bots for 4 chairs"):
        karata.simulate("mu", games=1, bots=["random", "greedy"])
    with pytest.raises(karata.ArgumentError, match="threads 0 is not possible"):
        karata.simulate("mu", games=1, threads=0)
    with pytest.raises(karata.ArgumentError, match="names one bot; give two or more"):
        karata.arena("mu", ["greedy"])
    with pytest.raises(karata.ArgumentError, match="deals 0 is not possible"):
        karata.arena("mu", ["greedy", "random"], deals=0)


def test_runs_are_played_in_parts_and_put_together() -> None:
    plan = ArenaPlan(karata.game("mu"), ["greedy", "random"], None, 6, 3, None)
    parts = [plan.play(4, 2, 1), plan.play(0, 1, 2), plan.play(1, 3, None)]
    merged, whole = plan.merge(parts, 1, 2.5), karata.arena("mu", ["greedy", "random"], deals=6, seed=3)
    assert merged["seconds"] == 2.5 and merged["single_hands"] and plan.games == whole.games
    assert tuple(merged["pairs"]) == whole.to_dict()["pairs"]
    assert [bot["rating"] for bot in merged["bots"]] == [bot.rating for bot in whole.bots]
    assert plan.settings["hands"] == "1", "what is really played"
    for parts_, sentence in [
        (parts[:2], "deal 1 is missing"),
        ([*parts, parts[1]], "deal 0 is there once too often"),
        ([*parts[:2], "[]"], "deal 1 is missing"),
        ([*parts[:2], "["], "part 3 cannot be read: EOF"),
        ([ArenaPlan(karata.game("mu", seats=3), ["greedy", "random"], None, 6, 3, None).play(0, 6, 1)], "deal 0 cannot come from"),
    ]:
        with pytest.raises(karata.ArgumentError, match=sentence):
            plan.merge(parts_, 1, 1.0)
    for first, deals, sentence in [(7, 0, "first 7 is not possible"), (4, 3, "deals 3 is not possible")]:
        with pytest.raises(karata.ArgumentError, match=sentence):
            plan.play(first, deals, 1)
    counted = SimulationPlan(karata.game("mu"), 30, ["random"], 1, None)
    halves = [counted.play(10, 20, 1), counted.play(0, 10, 1)]
    together, once = counted.merge(halves, 2, 1.0), karata.simulate("mu", 30, seed=1)
    assert (together["decisions"], together["forced"]) == (once.decisions, once.forced)
    assert [seat["mean"] for seat in together["by_seat"]] == [seat.mean for seat in once.by_seat]
    with pytest.raises(karata.ArgumentError, match="have 20 games together instead of 30"):
        counted.merge(halves[:1], 1, 1.0)


def test_what_progress_raises_ends_the_run() -> None:
    class Enough(Exception):
        pass

    def progress(done: int, of: int) -> None:
        raise Enough(done, of)

    begun = time.perf_counter()
    with pytest.raises(Enough):
        karata.simulate("serengeti", games=10**9, progress=progress)
    with pytest.raises(Enough):
        karata.arena("serengeti", ["greedy", "random"], deals=10**9, progress=progress)
    assert time.perf_counter() - begun < 20


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot send itself Ctrl-C there")
@pytest.mark.parametrize(
    "run",
    [
        "karata.simulate('serengeti', games=10**9)",
        "karata.arena('serengeti', ['greedy', 'random'], deals=10**8)",
        # A bot that thinks is not interrupted, so it thinks shortly, and often.
        "[karata.game('serengeti').match().play_out('club') for _ in range(10**6)]",
    ],
)
def test_ctrl_c_ends_a_run(run: str) -> None:
    # Whoever is started in the background ignores it, and so would we.
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heeds}; import karata; print('begun', flush=True); {run}"
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None and process.stdout.readline() == "begun\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode != 0 and "KeyboardInterrupt" in errors


def test_the_million_decisions_of_the_readme() -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    (line,) = (line for line in readme.splitlines() if line.startswith("python -c "))
    run = subprocess.run([sys.executable, *shlex.split(line)[1:]], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"1,000,000 decisions in [\d,]+ games, [\d,]+ a second\n", run.stdout)


def acted_meanwhile(work: Callable[[], object]) -> int:
    """How often this thread could act while another was in the middle of some work."""
    acted: list[float] = []
    spans: list[tuple[float, float]] = []

    def timed() -> None:
        begun = time.perf_counter()
        work()
        spans.append((begun, time.perf_counter()))

    thread = threading.Thread(target=timed)
    thread.start()
    while thread.is_alive():
        acted.append(time.perf_counter())
        time.sleep(0.001)
    (begun, ended), *_ = spans
    # At its beginning and its end it is in Python for a moment.
    edge = (ended - begun) / 5
    return sum(begun + edge < when < ended - edge for when in acted)


@pytest.mark.parametrize("what", ["simulate", "play_random", "step", "advise"])
def test_other_threads_go_on_meanwhile(what: str) -> None:
    game = karata.game("serengeti", seats=4)
    games = Vector(game, 64, seed=1, threads=1)
    # A single call takes long enough where somebody thinks.
    thinking = Vector(game, 64, chairs=["learner", *["search-club:60"] * 3], seed=1, threads=1, model="search-club:300")
    works: dict[str, Callable[[], object]] = {
        "simulate": lambda: karata.simulate(game, games=20_000, threads=1, seed=1),
        # All of it in one go: there is nothing to be heard of Ctrl-C in between.
        "play_random": lambda: games.play_random(50_000),
        "step": lambda: thinking.step(thinking.masks.argmax(axis=1)),
        "advise": thinking.advise,
    }
    # On a busy machine this thread may not come to act although it could; where the interpreter is held, it never can.
    assert any(acted_meanwhile(works[what]) >= 3 for _ in range(5)), "the interpreter is free while Rust works"


def test_the_arena_is_drawn() -> None:
    run = karata.arena("rummu", ["greedy", "random"], deals=4, seed=1)
    try:
        import matplotlib
    except ImportError:
        with pytest.raises(ImportError, match=r"karata\[plot\]"):
            run.plot()
        return
    matplotlib.use("Agg")
    axes: Any = run.plot()
    assert [label.get_text() for label in axes.get_yticklabels()] == ["greedy", "random"]
    for place, (bot, drawn) in enumerate(zip(run.bots, axes.containers, strict=True)):
        (dot, _, (line,)) = drawn.lines
        assert dot.get_xydata().tolist() == [[pytest.approx(bot.win_share), place]]
        assert bot.win_share_95 is not None and bot.win_share_95[0] < bot.win_share_95[1]
        assert line.get_segments()[0].tolist() == [[pytest.approx(end), place] for end in bot.win_share_95]
    assert run.fair_share in [pytest.approx(line.get_xdata()[0]) for line in axes.lines if line.get_linestyle() == "--"]
