"""What the package makes of wrong arguments, of threads that do not know of each other, and of signals: no panic, no crash, nothing changed."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sentences import in_both_languages

import karata
import karata.network
from karata import vector

BOUNDARY = Path(__file__).with_name("boundary.py")


def called_with_wrong_arguments(seed: int, calls: int) -> dict[str, tuple[int, int]]:
    """How often each thing was called, and refused; in a process of its own, so that it could not take the tests with it."""
    command = [sys.executable, "-X", "faulthandler", str(BOUNDARY), str(seed), str(calls)]
    run = subprocess.run(command, capture_output=True, timeout=max(300, calls / 30))
    assert run.returncode == 0, f"with the seed {seed}:\n" + run.stderr.decode(errors="replace")[-4000:]
    counted: dict[str, tuple[int, int]] = json.loads(run.stdout.splitlines()[-1])
    return counted


def natively_offered() -> set[str]:
    """Everything in the stub of the native module, which the types of the package are checked with."""
    stub = ast.parse((Path(karata.__file__).parent / "_karata.pyi").read_text(encoding="utf-8"))
    found = set()
    for node in stub.body:
        if isinstance(node, ast.FunctionDef):
            native = getattr(karata, node.name, None) is not getattr(karata._karata, node.name)
            found.add(f"_karata.{node.name}" if native else f"karata.{node.name}")
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not any(isinstance(by, ast.Name) and by.id == "property" for by in method.decorator_list):
                    if method.name == "__new__":
                        found.add(f"_karata.{node.name}")
                    elif not method.name.startswith("_"):
                        found.add(f"{node.name}.{method.name}")
    return found


# Public modules, what they need, and what their classes are called in `boundary.py`.
MODULES = {"vector": ("numpy", ""), "network": ("numpy", ""), "cluster": ("ray", ""), "gymnasium": ("gymnasium", "gymnasium."), "pettingzoo": ("pettingzoo", "pettingzoo."), "openspiel": ("pyspiel", "openspiel.")}


def test_all_public_modules_are_known() -> None:
    files = {path.stem for path in Path(karata.__file__).parent.glob("*.py")}
    assert {name for name in files if not name.startswith("_")} == {*MODULES, "errors", "runs"}


def publicly_offered() -> set[str]:
    """Everything in `__all__` of the public modules that are installed: what is called, and what can be called on what that gives."""
    found = set()
    for name, (package, prefix) in MODULES.items():
        if find_spec(package) is None:
            continue
        module = importlib.import_module(f"karata.{name}")
        for offered in module.__all__:
            thing = getattr(module, offered)
            is_kind = inspect.isclass(thing)
            if not (is_kind or inspect.isfunction(thing)) or (is_kind and (issubclass(thing, Exception) or dataclasses.is_dataclass(thing))):
                continue
            found.add(f"{name}.{offered}")
            methods = [method for method, value in vars(thing).items() if inspect.isfunction(value) and not method.startswith("_")] if is_kind else []
            found |= {f"{prefix}{offered}.{method}" for method in methods}
    return found


def test_wrong_arguments_are_refused_and_change_nothing() -> None:
    seed, calls = int(os.environ.get("KARATA_FUZZ_SEED", "1")), int(os.environ.get("KARATA_FUZZ_CALLS", "10000"))
    counted = called_with_wrong_arguments(seed, calls)
    made, refused = (sum(counts) for counts in zip(*counted.values()))
    assert made >= 0.8 * min(calls, 10_000) and refused >= 0.75 * made
    for kind in (karata.Game, karata.Match, karata.Position, karata.Bot, karata.Toy, vector.Vector):
        methods = inspect.getmembers(kind, callable)
        assert {f"{kind.__name__}.{name}" for name, _ in methods if not name.startswith("_")} <= counted.keys()
    functions = [name for name in karata.__all__ if not inspect.isclass(getattr(karata, name))]
    assert {f"karata.{name}" for name in functions} | {"vector.Vector"} <= counted.keys()
    assert sorted((natively_offered() | publicly_offered()) - counted.keys()) == [], "what is offered is called with wrong arguments"
    adapters = {"gymnasium.KarataEnv.step": "gymnasium", "pettingzoo.KarataEnv.step": "pettingzoo", "openspiel.KarataState._apply_action": "pyspiel"}
    assert {name for name, package in adapters.items() if find_spec(package) and find_spec("pettingzoo")} <= counted.keys()


def together(*works: Callable[[], object]) -> list[BaseException]:
    """Does all of it at once, on a thread each; gives what was raised."""
    raised: list[BaseException] = []

    def guarded(work: Callable[[], object]) -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001
            raised.append(error)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised


def test_two_threads_at_one_vector() -> None:
    games = vector.Vector(karata.game("serengeti"), 500, seed=1, threads=2)
    stepped, refused = [], []

    def work() -> None:
        for _ in range(100):
            try:
                games.step(games.masks.argmax(axis=1))
                stepped.append(1)
            except karata.ArgumentError as error:
                refused.append(str(error))

    assert together(work, work, lambda: [games.observe_all() for _ in range(20)], lambda: [games.save() for _ in range(20)]) == []
    assert stepped and all("is in use" in sentence or "may not come next" in sentence for sentence in refused)
    # Whatever was refused did nothing: the games are as good as before.
    again = vector.Vector(karata.game("serengeti"), 500, seed=9)
    again.restore(games.save())
    games.ask()
    assert (again.masks == games.masks).all() and (again.seats == games.seats).all()


def test_threads_at_one_position_take_turns() -> None:
    position = karata.game("mu", seats=4, hands=1).position()
    while position.is_natures:
        position.happen(1)

    def say() -> None:
        for _ in range(200):
            try:
                position.say(position.next_letters()[0])
            except (karata.ArgumentError, IndexError):
                # The other was first, or the game is over.
                pass

    assert together(say, say, lambda: [position.told(1) for _ in range(50)], lambda: [position.determinize(1, 1) for _ in range(50)]) == []
    assert position.copy().told(2) == position.told(2)


def test_arrays_that_share_their_memory_are_refused() -> None:
    game = karata.game("mu", lang="fr")
    once = np.zeros(8, np.uint8)
    with pytest.raises(karata.ArgumentError, match="seats et chairs partagent leur mémoire"):
        vector.Vector(game, 8, out={"seats": once, "chairs": once})
    games = vector.Vector(game, 8)
    games.chairs = games.seats
    before = games.save()
    with pytest.raises(karata.ArgumentError, match="chairs est occupé"):
        games.step(games.masks.argmax(axis=1))
    games.chairs = np.zeros(16, np.uint8)[::2]
    with pytest.raises(karata.ArgumentError, match="chairs n’est pas d’un seul tenant"):
        games.step(games.masks.argmax(axis=1))
    games.chairs = np.zeros(8, np.uint8)
    games.masks.flags.writeable = False
    with pytest.raises(karata.ArgumentError, match="masks ne peut pas être modifié"):
        games.ask()
    assert games.save() == before


def test_what_is_wrong_with_many_games_is_said_in_both_languages() -> None:
    def refused(lang: str) -> list[Callable[[], Any]]:
        game = karata.game("mu", seats=4, lang=lang)
        games = vector.Vector(game, 4)
        letters = games.masks.argmax(axis=1)
        said = games.save().replace(b"seed 0", b"seed 1")
        once, fractions = np.zeros(4, np.uint8), np.zeros((4, games.letters), np.float32)
        locked = np.zeros((4, games.letters), np.uint8)
        locked.flags.writeable = False
        raw = [games.observations, games.masks, games.seats, games.chairs]
        return [
            lambda: vector.Vector(game, 0),
            lambda: vector.Vector(game, 4, threads=1000),
            lambda: vector.Vector(game, 4, chairs=["learner"]),
            lambda: vector.Vector(game, 4, chairs=["greedy"] * 4),
            lambda: vector.Vector(game, 4, chairs=["learner", "hint", "greedy", "greedy"]),
            lambda: vector.Vector(game, 4, model="hint"),
            lambda: vector.Vector(game, 4, model="nobody"),
            lambda: games.step(letters * 0 + games.letters - 1),
            lambda: games._inner.advise(np.zeros(3, np.uint16)),
            lambda: games.restore(b"hello"),
            lambda: games.restore(said),
            lambda: games.restore(b"karata-vector 7\n"),
            lambda: games.restore(vector.Vector(game, 5).save()),
            lambda: games.play_random(10**13),
            # Numbers that are none, or too large.
            lambda: vector.Vector(game, -1),
            lambda: vector.Vector(game, 10**30),
            lambda: vector.Vector(game, 4, seed=-1),
            lambda: vector.Vector(game, 4, threads=-1),
            lambda: games.reset(seed=-1),
            lambda: games.play_random(-1),
            lambda: games.play_random(0.5),  # type: ignore[arg-type]
            lambda: vector.Vector(game, "4"),  # type: ignore[arg-type]
            lambda: vector.Vector(game, 4, chairs=[1, 2, 3, 4]),  # type: ignore[list-item]
            lambda: vector.Vector(game, 4, chairs=7),  # type: ignore[arg-type]
            # Arrays of the caller's.
            lambda: vector.Vector(game, 4, observe="int7"),
            lambda: vector.Vector(game, 4, out={"nothing": once}),
            lambda: vector.Vector(game, 4, out={"seats": [0] * 4}),  # type: ignore[dict-item]
            lambda: vector.Vector(game, 4, out={"masks": fractions}),
            lambda: vector.Vector(game, 4, out={"masks": fractions[:3].astype(np.uint8)}),
            lambda: vector.Vector(game, 4, out={"masks": np.zeros((games.letters, 4), np.uint8).T}),
            lambda: vector.Vector(game, 4, out={"masks": locked}),
            lambda: vector.Vector(game, 4, out={"seats": once, "chairs": once}),
            lambda: games.observe_all(out=fractions),
            lambda: games.observe_all(out=np.zeros((4, 4, games.values), np.int16)),
            # Letters.
            lambda: games.step(letters * 0.5),
            lambda: games.step(letters[:3]),
            lambda: games.step(letters - 1000),
            lambda: games.step(letters + games.letters),
            # What the arrays are when they are written in.
            lambda: games._inner.ask(raw[0], fractions, *raw[2:]),  # type: ignore[arg-type]
            lambda: games._inner.ask(raw[0], None, *raw[2:]),  # type: ignore[arg-type]
            lambda: games._inner.ask(raw[0], locked, *raw[2:]),  # type: ignore[arg-type]
            lambda: games._inner.ask(letters, *raw[1:]),  # type: ignore[arg-type]
            lambda: games._inner.ask([1], *raw[1:]),  # type: ignore[arg-type]
            lambda: games._inner.ask(raw[0], raw[1], once, once),  # type: ignore[arg-type]
            lambda: games._inner.advise(letters),
        ]

    pairs = in_both_languages(refused)
    english, french = zip(*pairs)
    assert not any("vector-" in sentence for sentence in english + french)
    assert english[0] == "0 games at once: there can be 1 to 1048576"
    assert french[0] == "0 parties à la fois\xa0: il peut y en avoir de 1 à 1048576"
    assert "masks has the type float32, and must have uint8" in english
    assert "observations est de type int64, et doit être de type uint8 ou float32" in french


def test_what_is_wrong_with_one_game_is_said_in_both_languages() -> None:
    def refused(lang: str) -> list[Callable[[], Any]]:
        game = karata.game("mu", seats=4, lang=lang)
        match, position = game.match(seed=1), game.position()
        other = game.match(seed=1).bot(0, "greedy")
        weights: Any = np.zeros((2, 3), np.float32)
        training: Any = dict.fromkeys(("command", "seed", "settings", "seconds", "decisions", "date"), 0)
        anything: Any = object()
        deep: Any = []
        for _ in range(100):
            deep = [deep]
        return [
            lambda: karata.game("mu", lang=lang, hands=1.5),  # type: ignore[arg-type]
            lambda: karata.game("mu", lang=lang, seats=-1),
            lambda: game.match(seed=-1),
            lambda: game.match(nature="fair"),  # type: ignore[arg-type]
            lambda: match.play({"type": anything}),
            lambda: match.play({"type": deep}),
            lambda: match.play({7: 1}),  # type: ignore[dict-item]
            lambda: match.play("nonsense"),
            lambda: match.say({"type": "nonsense"}),
            lambda: match.play_out({0: other}),
            lambda: match.play_out({0: anything}),
            lambda: match.play_out(anything),
            lambda: match.play_out({-1: "random"}),
            lambda: match.legal(-1),
            lambda: match.legal(9),
            lambda: match.bot(0, "club", budget=-1),
            lambda: match.bot(0, "genius"),
            lambda: match.undo(),
            lambda: match.determinize(0, 2**64),
            lambda: position.say(0),
            lambda: position.say(-1),
            lambda: position.happen(-1),
            lambda: position.happen_as(10**6),
            lambda: position.observe(7),
            lambda: position.told(-1),
            lambda: karata.network.pack(game, 7, training),  # type: ignore[arg-type]
            lambda: karata.network.pack(game, [(weights,)], training),  # type: ignore[list-item]
            lambda: karata.network.pack(game, [(weights, weights)], training),
            lambda: karata.network.pack(game, [("abc", weights[0])], training),  # type: ignore[list-item]
            lambda: karata.network.pack(game, [(weights, weights[:, 0])], "training"),  # type: ignore[arg-type]
            lambda: karata.network.pack(game, [(weights, weights[:, 0])], {"command": anything}),
            lambda: karata.network.pack(game, [(weights, weights[:, 0])], {7: 1}),  # type: ignore[dict-item]
            lambda: karata.network.pack(game, [(weights, weights[:, 0])], training),
            lambda: karata._karata.pack(game, [(weights.T, weights[0])], training),
            lambda: karata._karata.pack(game, [(weights[0], weights[0])], training),
            lambda: karata.network.use(b"nonsense", lang),
            lambda: karata.network.Network(b"nonsense", lang),
            lambda: karata.read_record("nonsense", lang=lang),
            lambda: karata.read_record(match.record(), lang=lang, seed=-1),
            lambda: karata.simulate(game, games=-1),
            lambda: karata.simulate(game, games=1, bots=[7]),  # type: ignore[list-item]
            lambda: karata.arena(game, 7),  # type: ignore[arg-type]
            lambda: match.legal("0"),  # type: ignore[arg-type]
            lambda: position.observe(0.5),  # type: ignore[arg-type]
            lambda: karata._karata.SimulationPlan(game, 2, ["random"], 1, None).merge([7], 1, 1.0),  # type: ignore[list-item]
            lambda: karata.simulate(game, games=1, seed=-1),
            lambda: karata.arena(game, ["greedy", "random"], threads=-1),
        ]

    in_both_languages(refused)


def test_random_decisions_are_the_same_all_at_once_or_bit_by_bit() -> None:
    one, other = (vector.Vector(karata.game("mu"), 30, seed=4) for _ in range(2))
    assert one.play_random(300) == tuple(np.sum([other.play_random(100) for _ in range(3)], axis=0))
    assert one.save() == other.save()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot send itself Ctrl-C there")
def test_ctrl_c_ends_random_decisions() -> None:
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heeds}; import karata; from karata.vector import Vector; v = Vector(karata.game('mu')); print('begun', flush=True); v.play_random(10**12)"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "begun\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode != 0 and "KeyboardInterrupt" in errors
