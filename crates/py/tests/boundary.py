"""Calls everything that the package offers with wrong arguments: run by `test_boundary.py`, in a process of its own.

    python boundary.py SEED CALLS [PART]

Whatever is refused is refused with an exception of ours, a TypeError, a ValueError or an OverflowError, and has changed nothing. Prints how
often each thing was called and refused, as JSON, and each fault once.
"""

from __future__ import annotations

import inspect
import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt
from wrong import MU, SERENGETI, junk, spoiled

import karata
import karata.network
from karata import _karata, vector
from karata._checkpoint import Checkpoint

REFUSALS: tuple[type[BaseException], ...] = (karata.KarataError, TypeError, ValueError, OverflowError)

Arguments = tuple[list[Any], dict[str, Any]]


@dataclass
class Subject:
    """Something that can be called in several ways."""

    name: str
    make: Callable[[], Any]
    """A new one."""
    state: Callable[[Any], Any]
    """All that may not have changed after a refusal."""
    calls: dict[str, Callable[[Any], Arguments]]
    """What can be called, and right arguments for it; the name is an attribute, or nothing to call the thing itself."""
    also: tuple[type[BaseException], ...] = ()
    """What else it may raise: exceptions of other projects."""
    lengthy: dict[str, range] = field(default_factory=dict)
    """Numbers that are possible for a parameter and would take too long, or too much memory."""
    least: int = 40
    """How often each thing is called at least."""
    most: int = 10**9
    """And at most, of those that take long."""


def main(seed: int, calls: int, part: str | None) -> None:
    # Whatever is written to a file of a strange name is written there.
    os.chdir(tempfile.mkdtemp())
    dice = random.Random(seed)
    counted: dict[str, list[int]] = {}
    faults: dict[str, str] = {}
    subjects = [subject for subject in all_subjects() if part in (None, subject.name)]
    for subject in subjects:
        thing = subject.make()
        before = subject.state(thing)
        names = list(subject.calls)
        refusals = (*REFUSALS, *subject.also)
        for count in range(min(max(calls // len(subjects), subject.least * len(names)), subject.most * len(names))):
            # One after the other, so that each has its share.
            name = names[count % len(names)]
            arguments = wrong_arguments(dice, subject, name, thing)
            tally = counted.setdefault(f"{subject.name}.{name}", [0, 0])
            tally[0] += 1
            fault = None
            try:
                called(thing, name)(*arguments[0], **arguments[1])
            except karata.InternalError as error:
                fault = f"a fault of our own: {error}"
            except refusals:
                tally[1] += 1
                if subject.state(thing) == before:
                    continue
                fault = "refused, and yet something changed"
            except BaseException as error:  # noqa: BLE001
                fault = f"{type(error).__name__}: {shown(error)}"
            if fault is not None:
                faults.setdefault(f"{subject.name}.{name}: {fault}"[:200], shown(arguments))
            thing = subject.make()
            before = subject.state(thing)
    for fault, where in faults.items():
        print(f"{fault}\n    with {where}", file=sys.stderr)
    print(json.dumps(counted))
    sys.exit(bool(faults))


def called(thing: Any, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = thing if name == "" else getattr(thing, name)
    return found


def shown(thing: object) -> str:
    try:
        return repr(thing)[:400]
    except ValueError:
        return "a number that is too long to be written"


def wrong_arguments(dice: random.Random, subject: Subject, name: str, thing: Any) -> Arguments:
    """Right ones, of which some were made wrong; now and then too many or too few."""
    placed, named = subject.calls[name](thing)
    placed, named = list(placed), dict(named)
    parameters = parameters_of(called(thing, name))
    slots: list[tuple[Any, str]] = [(place, parameters[min(place, len(parameters) - 1)]) for place in range(len(placed)) if parameters]
    slots += [(key, key) for key in named]
    for slot, parameter in dice.sample(slots, dice.randint(1, len(slots))) if slots else []:
        within = placed if isinstance(slot, int) else named
        wrong = spoiled(dice, within[slot])
        while isinstance(wrong, (int, np.integer)) and int(wrong) in subject.lengthy.get(parameter, ()):
            wrong = junk(dice)
        within[slot] = wrong
    if not slots or dice.random() < 0.05:
        placed.append(junk(dice))
    elif placed and dice.random() < 0.03:
        placed.pop()
    if dice.random() < 0.02:
        named[dice.choice(["nothing", "seed", "out", "self"])] = junk(dice)
    return placed, named


def parameters_of(function: Callable[..., Any]) -> list[str]:
    try:
        return list(inspect.signature(function).parameters)
    except ValueError:
        # What is made by other projects does not always tell.
        return ["?"]


# What is called
GAME_ARGUMENTS = {"seats": 4, "lang": "en", "edition": "abacus", "chips": 10}


def begun_match() -> karata.Match:
    match = MU.match(seed=3)
    match.play(match.legal()[-1])
    return match


def state_of_match(match: karata.Match) -> Any:
    return match.record(), match.turn, match.sight(0)


def begun_position() -> karata.Position:
    position = SERENGETI.position()
    while position.is_natures:
        position.happen(5)
    return position


def state_of_position(position: karata.Position) -> Any:
    return position.log(), position.said, position.told(0), position.known(1), position.seat


def games() -> vector.Vector:
    return vector.Vector(MU, 3, seed=1, chairs=["learner", "other", "learner", "greedy"], threads=2)


ARRAYS = ["observations", "masks", "seats", "chairs", "decided", "done", "rewards", "points"]


def state_of_games(many: vector.Vector) -> Any:
    return many.save(), [getattr(many, name).tobytes() for name in ARRAYS]


def raw_games() -> Any:
    return karata._karata.Games(MU, 3, ["learner"] * 4, 1, 2, True, "greedy")


def arrays_of(many: Any) -> list[Any]:
    count, seats, letters, values = many.shape()
    questions = [np.zeros((count, values), np.float32), np.zeros((count, letters), np.uint8), np.zeros(count, np.uint8), np.zeros(count, np.uint8)]
    ends = [np.zeros(count, np.uint8), np.zeros(count, np.uint8), np.zeros((count, seats), np.float32), np.zeros((count, seats), np.int32)]
    return questions + ends


def right_letters(many: Any) -> npt.NDArray[np.uint16]:
    arrays = arrays_of(many)
    many.ask(*arrays[:4])
    letters: npt.NDArray[np.uint16] = arrays[1].argmax(axis=1).astype(np.uint16)
    return letters


def shared(many: Any) -> list[Any]:
    """Arrays of which two are the same memory."""
    arrays = arrays_of(many)
    arrays[2] = arrays[3]
    return arrays


def nothing(_: Any) -> Arguments:
    return [], {}


def all_subjects() -> list[Subject]:
    found = [the_package(), the_native_part(), *objects(), *many_games(), *raw_arrays(), *networks(), *plans(), *checkpoints()]
    if find_spec("gymnasium") and find_spec("pettingzoo"):
        found += environments()
    if find_spec("pyspiel"):
        found += spiels()
    if find_spec("ray"):
        found.append(the_cluster())
    return found


def the_package() -> Subject:
    record = begun_match().record()
    run = {"seed": 1, "threads": 1, "budget": 2, "progress": lambda done, of: None}
    return Subject(
        "karata",
        lambda: karata,
        lambda _: [repr(game) for game in karata.games()],
        {
            "game": lambda _: (["serengeti"], dict(GAME_ARGUMENTS)),
            "games": lambda _: (["en"], {}),
            "toy": lambda _: (["kuhn"], {}),
            "read_record": lambda _: ([record], {"lang": "fr", "seed": 1, "nature": "told"}),
            "simulate": lambda _: (["calcory"], {"games": 2, "bots": ["random"] * 3, **run}),
            "arena": lambda _: ([karata.game("calcory", seats=2), ["random", "club"]], {"deals": 1, "among": "greedy", **run}),
        },
        lengthy={"games": range(100, 10**12 + 1), "deals": range(100, 10**9 + 1), "budget": range(8, 10**8 + 1)},
    )


def the_native_part() -> Subject:
    """What the package is made of, called as nobody should."""
    run: list[Any] = [1, 1, None, lambda done, of: None]
    weights, layers = small_weights(), small_layers()
    bots = ["random", "greedy"]
    return Subject(
        "_karata",
        lambda: _karata,
        lambda _: karata.network.used("calcory"),
        {
            "sentence": lambda _: ([SERENGETI, "py-letters-range"], {"last": 3}),
            "simulate": lambda _: ([CALCORY, 2, ["random"] * 2, *run], {}),
            "arena": lambda _: ([CALCORY, bots, "greedy", 1, *run], {}),
            "pack": lambda _: ([CALCORY, layers, dict(TRAINING)], {}),
            "put_weights": lambda _: ([weights], {"lang": "fr"}),
            "Network": lambda _: ([weights], {"lang": "fr"}),
            "ArenaPlan": lambda _: ([CALCORY, bots, "greedy", 1, 1, None], {}),
            "SimulationPlan": lambda _: ([CALCORY, 2, bots, 1, None], {}),
            "Games": lambda _: ([MU, 3, ["learner"] * 4, 1, 2, True, "greedy"], {}),
        },
        lengthy={"games": range(100, 10**12 + 1), "deals": range(100, 10**9 + 1), "budget": range(8, 10**8 + 1)},
    )


CALCORY = karata.game("calcory", seats=2)
TRAINING = dict.fromkeys(("command", "seed", "settings", "seconds", "decisions", "date"), 0)


def small_layers() -> list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]]:
    dice = np.random.default_rng(1)
    widths = (len(CALCORY.scale), 3, len(CALCORY.letters) + CALCORY.seats_range[1])
    return [(dice.standard_normal((after, before)).astype(np.float32), np.zeros(after, np.float32)) for before, after in zip(widths, widths[1:])]


def small_weights() -> bytes:
    return karata.network.pack(CALCORY, small_layers(), TRAINING)


def networks() -> list[Subject]:
    """Files of weights, and what is asked of them: also those that somebody forged and that are not refused."""
    weights, layers = small_weights(), small_layers()
    seen = np.zeros((2, len(CALCORY.scale)), np.uint8)

    def asked(weights: bytes) -> Any:
        return karata.network.Network(weights).forward(seen)

    def played(weights: bytes) -> Any:
        karata.network.use(weights)
        return CALCORY.match(seed=1).play_out("master")

    return [
        Subject(
            "network",
            lambda: karata.network,
            lambda _: karata.network.used("calcory"),
            {
                "pack": lambda _: ([CALCORY, layers], {"training": dict(TRAINING)}),
                "use": lambda _: ([weights], {"lang": "fr"}),
                "Network": lambda _: ([weights], {"lang": "fr"}),
            },
        ),
        Subject("Network", lambda: karata.network.Network(weights), lambda network: network.header, {"forward": lambda _: ([seen], {})}),
        Subject("forged.asked", lambda: asked, lambda _: None, {"": lambda _: ([weights], {})}, least=200),
        Subject("forged.played", lambda: played, lambda _: None, {"": lambda _: ([weights], {})}, least=200),
    ]


def plans() -> list[Subject]:
    """Runs in parts, and parts that come from elsewhere."""
    bots = ["random", "greedy"]

    def arena() -> Any:
        return _karata.ArenaPlan(CALCORY, bots, None, 3, 1, None)

    def simulation() -> Any:
        return _karata.SimulationPlan(CALCORY, 6, bots, 1, None)

    deals = [arena().play(0, 2, 1), arena().play(2, 1, 1)]
    games = [simulation().play(0, 2, 1), simulation().play(2, 4, 1)]
    return [
        Subject("ArenaPlan", arena, lambda plan: (plan.settings, plan.games), {"play": lambda _: ([0, 1, 1], {}), "merge": lambda _: ([deals, 1, 1.0], {})}, least=200),
        Subject("SimulationPlan", simulation, lambda _: None, {"play": lambda _: ([0, 1, 1], {}), "merge": lambda _: ([games, 1, 1.0], {})}, least=200),
    ]


def checkpoints() -> list[Subject]:
    """Files of shards that were finished once."""
    header = {"karata": "1", "run": "arena", "bots": ["random", "greedy"], "seed": 1, "shard": 2}
    path = os.path.join(tempfile.mkdtemp(), "checkpoint.jsonl")
    whole = Checkpoint(path)
    list(whole.open(header))
    whole.add([(first, "here:1", _karata.ArenaPlan(CALCORY, ["random", "greedy"], None, 8, 1, None).play(first, 2, 1)) for first in range(0, 8, 2)])
    whole.close()
    with open(path, "rb") as file:
        right = file.read()

    def opened(content: bytes) -> Any:
        if not isinstance(content, bytes):
            raise TypeError("this is no file")
        with open(path, "wb") as file:
            file.write(content)
        checkpoint = Checkpoint(path, CALCORY)
        try:
            return list(checkpoint.open(header))
        finally:
            checkpoint.close()

    return [Subject("Checkpoint", lambda: opened, lambda _: None, {"": lambda _: ([right], {})}, least=300)]


def at_random(games: vector.Vector, dice: np.random.Generator) -> npt.ArrayLike:
    return np.asarray((games.masks * dice.random(games.masks.shape)).argmax(axis=1))


def the_cluster() -> Subject:
    import karata.cluster

    run = {"seed": 1, "shard": 1, "threads": 1, "retries": 0, "checkpoint": None, "progress": lambda done, of: None}
    asked = {"chairs": ["learner", "random"], "observe": "uint8", "records": True, "label": "dice"}
    # More cores than there are, or more processes than machines, would be waited for; a file may be anywhere.
    lengthy = {"games": range(5, 10**12 + 1), "deals": range(5, 10**9 + 1), "threads": range(3, 10**13), "shard": range(0), "budget": range(8, 10**8 + 1)}
    return Subject(
        "cluster",
        lambda: karata.cluster,
        lambda _: None,
        {
            "arena": lambda _: ([CALCORY, ["random", "greedy"]], {"deals": 1, "among": "random", "budget": 2, **run}),
            "simulate": lambda _: ([CALCORY], {"games": 2, "bots": "random", "budget": 2, **run}),
            "selfplay": lambda _: ([CALCORY, at_random], {"games": 2, **asked, **run}),
        },
        (OSError, AttributeError),
        lengthy=lengthy,
        least=30,
        most=30,
    )


def objects() -> list[Subject]:
    """What is held in the hand: a game, a match, its bots, a position, a toy."""
    phrase = begun_match().sight()["story"][0]
    playing = {
        "legal": lambda match: ([match.turn], {}),
        "play": lambda match: ([match.legal()[0].action], {"seat": match.turn}),
        "happen": lambda _: (["deal 1"], {}),
        "draw": nothing,
        "undo": nothing,
        "fork": nothing,
        "sight": lambda _: ([1], {"memory": True}),
        "view": lambda _: ([1], {"memory": True}),
        "story": lambda _: ([1], {}),
        "question": lambda _: ([1], {}),
        "say": lambda _: ([phrase], {"viewer": 1}),
        "observe": lambda match: ([match.turn], {"said": match.legal()[0].letters[:1]}),
        "mask": lambda match: ([], {"said": match.legal()[0].letters[:1]}),
        "log": nothing,
        "determinize": lambda _: ([1], {"seed": 5, "memory": True}),
        "record": nothing,
        "bot": lambda _: ([0, "club"], {"seed": 1, "budget": 2}),
        "play_out": lambda match: ([{0: "random", 1: match.bot(1, "greedy"), 2: "club:1", 3: "random"}], {"budget": 1}),
        "html": lambda _: ([1], {}),
        "__deepcopy__": lambda _: ([{}], {}),
        "__eq__": lambda match: ([match], {}),
    }
    placing = {
        "letter_name": lambda _: ([3], {}),
        "next_letters": nothing,
        "words": nothing,
        "say": lambda position: ([position.next_letters()[0]], {}),
        "happen": lambda _: ([4], {}),
        "chances": nothing,
        "mask": nothing,
        "happen_as": lambda _: ([0], {}),
        "observe": lambda _: ([1], {}),
        "told": lambda _: ([1], {}),
        "known": lambda _: ([1], {}),
        "determinize": lambda _: ([1, 7], {}),
        "log": nothing,
        "copy": nothing,
        "__deepcopy__": lambda _: ([{}], {}),
    }
    bot = Subject("Bot", lambda: begun_match().bot(2, "club:2"), lambda bot: (bot.seat, bot.level), {"choose": nothing, "play": nothing})
    toy = Subject("Toy", lambda: karata.toy("leduc"), lambda _: None, {"position": nothing})
    game = Subject(
        "Game",
        lambda: SERENGETI,
        lambda game: game.config,
        {"match": lambda _: ([1], {"nature": "told"}), "position": nothing, "__eq__": lambda game: ([game], {})},
    )
    budgets = {"budget": range(8, 10**8 + 1)}
    return [
        game,
        Subject("Match", begun_match, state_of_match, playing, lengthy=budgets),
        Subject("Position", begun_position, state_of_position, placing),
        Subject("Poker", lambda: karata.toy("kuhn").position(), state_of_position, {"happen_as": placing["happen_as"], "say": lambda _: ([0], {})}),
        bot,
        toy,
    ]


def many_games() -> list[Subject]:
    arguments = {"chairs": ["learner", "other", "greedy", "club:1"], "seed": 1, "threads": 2, "rotate": True, "observe": "uint8"}
    many = games()
    out = {name: np.zeros_like(getattr(many, name)) for name in ARRAYS}
    lengthy = {"games": range(100, 2**20 + 1), "decisions": range(100, 10**12 + 1)}
    opening = Subject("vector", lambda: vector, lambda _: None, {"Vector": lambda _: ([MU, 3], {**arguments, "out": out})}, lengthy=lengthy)
    playing = Subject(
        "Vector",
        games,
        state_of_games,
        {
            "ask": nothing,
            "reset": lambda _: ([1], {}),
            "step": lambda many: ([many.masks.argmax(axis=1)], {}),
            "observe_all": lambda many: ([np.zeros((3, 4, many.values), np.uint8)], {}),
            "advise": nothing,
            "play_random": lambda _: ([2], {}),
            "save": nothing,
            "restore": lambda many: ([many.save()], {}),
            "keep_records": lambda _: ([True], {}),
            "skip_forced": lambda _: ([True], {}),
            "take_records": nothing,
        },
        lengthy=lengthy,
    )
    return [opening, playing]


def raw_arrays() -> list[Subject]:
    """The calls beneath `Vector`, which are given all arrays anew."""
    calls: dict[str, Callable[[Any], Arguments]] = {
        "ask": lambda many: (arrays_of(many)[:4], {}),
        "step": lambda many: ([right_letters(many), *arrays_of(many)], {}),
        "observe_all": lambda many: ([np.zeros((3, 4, many.shape()[3]), np.uint8)], {}),
        "advise": lambda many: ([np.zeros(3, np.uint16)], {}),
        "restore": lambda many: ([many.save()], {}),
        "play_random": lambda _: ([2], {}),
        "keep_records": lambda _: ([True], {}),
        "skip_forced": lambda _: ([True], {}),
        "save": nothing,
        "shape": nothing,
        "take_records": nothing,
    }
    overlapping: dict[str, Callable[[Any], Arguments]] = {
        "ask": lambda many: (shared(many)[:4], {}),
        "step": lambda many: ([right_letters(many), *shared(many)], {}),
    }
    lengthy = {"decisions": range(100, 10**12 + 1)}
    return [
        Subject("Games", raw_games, lambda many: many.save(), calls, lengthy=lengthy),
        Subject("Overlapping", raw_games, lambda many: many.save(), overlapping),
    ]


def environments() -> list[Subject]:
    import gymnasium

    import karata.gymnasium
    import karata.pettingzoo

    def alone() -> Any:
        environment = karata.gymnasium.KarataEnv("serengeti", seats=3)
        environment.reset(seed=1)
        return environment

    def together() -> Any:
        environment = karata.gymnasium.KarataVectorEnv("serengeti", num_envs=2)
        environment.reset(seed=1)
        return environment

    def agents() -> Any:
        environment = karata.pettingzoo.raw_env("serengeti", seats=4)
        environment.reset(seed=1)
        return environment

    def state_of_agents(environment: Any) -> Any:
        rewards = (dict(environment.rewards), dict(environment._cumulative_rewards), environment.agent_selection)
        return state_of_position(environment.position), rewards

    theirs = (gymnasium.error.Error,)
    opened = {"seats": 3, "bots": "greedy", "edition": "abacus"}
    modules: dict[str, Callable[[Any], Arguments]] = {
        "KarataEnv": lambda _: (["serengeti"], opened),
        "KarataVectorEnv": lambda _: (["serengeti", 2], opened),
    }
    zoo: dict[str, Callable[[Any], Arguments]] = {
        name: lambda _: (["serengeti"], {"seats": 4, "render_mode": "ansi", "edition": "abacus"}) for name in ("env", "raw_env")
    }
    zoo["KarataEnv"] = lambda _: ([SERENGETI, "ansi"], {})
    stepping: dict[str, Callable[[Any], Arguments]] = {"reset": lambda _: ([], {"seed": 1, "options": None})}
    first: dict[str, Callable[[Any], Arguments]] = {"step": lambda one: ([int(one._games.masks[0].argmax())], {})}
    every: dict[str, Callable[[Any], Arguments]] = {"step": lambda many: ([many._games.masks.argmax(axis=1)], {})}
    acting: dict[str, Callable[[Any], Arguments]] = {
        "reset": lambda _: ([], {"seed": 1, "options": None}),
        "observe": lambda _: (["player_1"], {}),
        "observation_space": lambda _: (["player_1"], {}),
        "action_space": lambda _: (["player_1"], {}),
        "step": lambda one: ([one.position.next_letters()[0]], {}),
        "render": nothing,
        "close": nothing,
    }
    lengthy = {"num_envs": range(100, 2**20 + 1)}
    return [
        Subject("gymnasium", lambda: karata.gymnasium, lambda _: None, modules, theirs, lengthy),
        Subject("gymnasium.KarataEnv", alone, lambda one: one._games.save(), {**stepping, **first}, theirs),
        Subject("gymnasium.KarataVectorEnv", together, lambda many: many._games.save(), {**stepping, **every}, theirs),
        Subject("pettingzoo", lambda: karata.pettingzoo, lambda _: None, zoo, theirs),
        Subject("pettingzoo.KarataEnv", agents, state_of_agents, acting, theirs),
    ]


def spiels() -> list[Subject]:
    import pyspiel

    import karata.openspiel

    game = pyspiel.load_game("python_karata_serengeti", {"players": 4})

    def begun() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(7)
        return state

    plain = pyspiel.IIGObservationType(perfect_recall=False)
    calls: dict[str, Callable[[Any], Arguments]] = {
        "current_player": nothing,
        "is_terminal": nothing,
        "_legal_actions": lambda _: ([0], {}),
        "_apply_action": lambda state: ([state.legal_actions()[0]], {}),
        "_action_to_string": lambda _: ([0, 3], {}),
        "resample_from_infostate": lambda _: ([1, lambda: 0.5], {}),
        "chance_outcomes": nothing,
        "returns": nothing,
    }

    def load(players: int, settings: str) -> Any:
        return pyspiel.load_game("python_karata_mu", {"players": players, "settings": settings})

    loading: dict[str, Callable[[Any], Arguments]] = {"": lambda _: ([4, "hands=1"], {})}
    theirs = (pyspiel.SpielError,)
    kind = game.get_type()
    begin: dict[str, Callable[[Any], Arguments]] = {
        "KarataGame": lambda _: ([kind, SERENGETI, {}], {}),
        "KarataState": lambda _: ([game], {}),
        "KarataObserver": lambda _: ([game, plain], {}),
    }
    observing: dict[str, Callable[[Any], Arguments]] = {name: lambda _: ([begun(), 1], {}) for name in ("set_from", "string_from")}
    playing: dict[str, Callable[[Any], Arguments]] = {"new_initial_state": nothing, "make_py_observer": lambda _: ([plain, None], {})}
    # What is given instead of their objects has none of their methods.
    others = (*theirs, AttributeError)
    return [
        Subject("openspiel", lambda: karata.openspiel, lambda _: None, begin, others),
        Subject("openspiel.KarataGame", lambda: game, lambda _: None, playing, others),
        Subject("openspiel.KarataObserver", lambda: game.make_py_observer(), lambda _: None, observing, others),
        Subject("openspiel.KarataState", begun, lambda state: (str(state), state.history()), calls, theirs),
        Subject("pyspiel.load_game", lambda: load, lambda _: None, loading, (*theirs, RuntimeError)),
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None)
