"""Many games between bots."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time

import pytest

import karata


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


def test_other_threads_go_on_meanwhile() -> None:
    counted, done = 0, threading.Event()

    def work() -> None:
        karata.simulate("serengeti", games=20_000, threads=1, seed=1)
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    while not done.is_set():
        counted += 1
        time.sleep(0.001)
    thread.join()
    assert counted > 5, "the interpreter is free while Rust works"


def test_the_arena_is_drawn() -> None:
    run = karata.arena("calcory", ["greedy", "random"], deals=3, seed=1)
    try:
        import matplotlib
    except ImportError:
        with pytest.raises(ImportError, match=r"karata\[plot\]"):
            run.plot()
        return
    matplotlib.use("Agg")
    axes = run.plot()
    assert [label.get_text() for label in axes.get_yticklabels()] == ["greedy", "random"]
