"""Short trainings on one core, each of which has to come to something."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest
import torch

import karata
from exact import Strategy, Tree
from karata.network import Network
from karata.vector import Vector
from network import Player
from recipes import RECIPES, Form
from tied import Tie, Tied, tie

FOLDER = pathlib.Path(__file__).resolve().parent.parent
SHIPPED = FOLDER.parent / "crates/games/weights"
SMALL = ["--games", "256", "--steps", "32", "--batch", "1024", "--hidden", "64", "64", "--critic", "64", "64", "--threads", "1", "--rate", "0.002"]


def run(script: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, str(FOLDER / script), *arguments], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def wins(told: str, bots: str) -> tuple[float, float]:
    """The wins of one among these bots, and the margin, in percent."""
    found = re.search(rf"one among {bots}: \d+ games, wins ([\d.]+) ± ([\d.]+) %", told)
    assert found, told
    return float(found[1]), float(found[2])


def test_a_short_training_beats_random_players_clearly_and_can_be_cut_and_packed(tmp_path: pathlib.Path) -> None:
    out = tmp_path / "player"
    common = ["serengeti", "--form", "4", *SMALL, "--out", str(out), "--rounds", "30"]
    told = run("train.py", *common, "--stop", "8", "--against")
    decided = int(re.findall(r"([\d,]+) decisions", told)[-1].replace(",", ""))
    told = run("train.py", *common, "--against", "random:400")
    first = int(re.findall(r"([\d,]+) decisions", told)[0].replace(",", ""))
    assert first > decided > 0, "it goes on where it was cut"
    share, margin = wins(told, "random")
    assert share - margin > 35.0, f"a fair share is 25: {told}"
    picture = tmp_path / "course.svg"
    with open(out.with_suffix(".log"), "a") as log:
        log.write('{"seconds": 3')
    run("plot.py", str(out.with_suffix(".log")), str(picture))
    assert picture.read_text().count("<polyline") == 4
    weights = tmp_path / "serengeti.weights"
    told = run("pack.py", str(out.with_suffix(".npz")), str(weights))
    stays = re.search(r"the best letter stays the best in ([\d.]+) %", told)
    assert stays and float(stays[1]) > 90.0, told
    kept = Network(weights.read_bytes()).header["training"]["packing"]
    assert f"{100 * kept['best_stays']:.2f}" == stays[1]
    told = run("pack.py", str(weights))
    assert abs(float(re.findall(r"([\d.]+) %", told)[0]) - float(stays[1])) < 10.0, f"as another player that was rounded to this one: {told}"
    game = karata.game("serengeti", seats=4)
    assert karata.network.use(weights.read_bytes()) == "serengeti"
    assert karata.simulate(game, games=4, bots=["master", "random", "random", "random"], seed=1).games == 4


def test_an_exploiter_begins_as_its_victim_and_other_layers_are_refused(tmp_path: pathlib.Path) -> None:
    game = karata.game("serengeti", seats=4)
    games = Vector(game, 32, seed=3, threads=1)
    weights = SHIPPED / "serengeti.weights"
    player = Player(game.scale, len(game.letters), 6, [512, 512, 512])
    player.load(weights)
    with torch.no_grad():
        letters, _ = player(torch.from_numpy(games.observations), torch.ones_like(torch.from_numpy(games.masks)))
    said, _ = Network(weights.read_bytes()).forward(games.observations)
    assert np.abs(letters.numpy() - said).max() < 1e-3
    with pytest.raises(SystemExit, match="--hidden 512 512 512"):
        Player(game.scale, len(game.letters), 6, [64]).load(weights)
    told = run("train.py", "serengeti", "--form", "4", "--exploit", str(weights), "--rounds", "30", "--out", str(tmp_path / "exploiter"),
               "--games", "64", "--steps", "8", "--batch", "512", "--critic", "32", "--threads", "1", "--rate", "0.00002", "--against", "master:48")
    share, margin = wins(told, "master")
    assert abs(share - 25.0) < 1.5 * margin, f"it has hardly moved: {told}"


def test_players_are_compared_without_learning(tmp_path: pathlib.Path) -> None:
    weights = SHIPPED / "serengeti.weights"
    common = ["serengeti", "--form", "4", "--rounds", "0", "--games", "64", "--threads", "1", "--out", str(tmp_path / "nobody")]
    told = run("train.py", *common, "--begin", str(weights), "--against", f"{weights}:48", "greedy:48")
    share, margin = wins(told, "master")
    assert abs(share - 25.0) < 1.5 * margin, f"among its like: {told}"
    share, margin = wins(told, "greedy")
    assert share - margin > 40.0, f"among those who are weaker: {told}"
    assert not list(tmp_path.glob("nobody.npz")), "nothing was learned, so nothing is written"


def test_whoever_follows_a_bot_foresees_better_what_it_does(tmp_path: pathlib.Path) -> None:
    out = tmp_path / "follows"
    told = run("follow.py", "serengeti", "--begin", str(SHIPPED / "serengeti.weights"), "--model", "greedy", "--seconds", "60", "--answers", "4000",
               "--form", "4", "--form", "0.5*5", "--games", "96", "--batch", "256", "--rate", "0.001", "--threads", "1", "--seed", "2", "--out", str(out))
    first = re.search(r"at first ([\d.]+), ([\d.]+) % alike", told)
    turns = [(float(unlikely), float(alike)) for unlikely, alike in re.findall(r"turn \d+: ([\d.]+), ([\d.]+) % alike", told)]
    assert first and turns, told
    assert min(turns)[0] < 0.7 * float(first[1]) and min(turns)[1] > float(first[2]) + 5.0, told
    weights = tmp_path / "serengeti.weights"
    run("pack.py", str(out.with_suffix(".npz")), str(weights))
    training = Network(weights.read_bytes()).header["training"]
    assert training["model"] == "greedy" and training["settings"][1] == {"seats": 5, "share": 0.5}
    assert training["began"] == Network((SHIPPED / "serengeti.weights").read_bytes()).header["training"]


def test_a_form_is_read_with_its_share() -> None:
    assert Form.read("3") == Form(3, {})
    assert Form.read("0.5*4,hands=1,variant=reverse") == Form(4, {"hands": "1", "variant": "reverse"}, 0.5)
    assert Form.read("4,cards=1*2") == Form(4, {"cards": "1*2"})


def test_who_one_was_is_remembered_across_a_cut(tmp_path: pathlib.Path) -> None:
    out = tmp_path / "player"

    def kept(rounds: int) -> dict[str, dict[str, torch.Tensor]]:
        run("train.py", "serengeti", "--form", "4", *SMALL, "--out", str(out), "--anchor", "3", "--rounds", str(rounds), "--against")
        return torch.load(out.with_suffix(".pt"), weights_only=True)

    def are_same(one: dict[str, torch.Tensor], other: dict[str, torch.Tensor]) -> bool:
        return all(torch.equal(one[name], other[name]) for name in one)

    first, then = kept(4), kept(5)
    assert not are_same(first["anchor"], first["player"]), "it was remembered a round ago"
    assert are_same(then["anchor"], first["anchor"]), "it was cut in between"
    last = kept(6)
    assert are_same(last["anchor"], last["player"]), "it is remembered every three rounds"


def test_what_is_learned_of_one_place_is_learned_of_all_and_is_written_out_for_the_program() -> None:
    game = karata.game("calcory", seats=3)
    places = RECIPES["calcory"].places
    assert places
    tied = tie(game, places)
    player = Player(game.scale, len(game.letters), 4, [24, 16], Tie(tied.values, tied.letters, (3, 2)))
    games = Vector(game, 32, seed=5, threads=1)
    games.play_random(40)
    games.ask()
    assert isinstance(player.net, Tied)
    with torch.no_grad():
        observed = torch.from_numpy(games.observations) * player.scale
        said = player.net(observed)
        values = observed
        for place, (weights, biases) in enumerate(player.net.written_out()):
            values = (values if place == 0 else values.relu()) @ weights.T + biases
        assert float((said - values).abs().max()) < 1e-5
        # Where two places change places, so do their letters, and nothing else changes.
        order, letters = np.arange(len(game.scale)), np.arange(said.shape[1])
        order[tied.values[[3, 40]]] = tied.values[[40, 3]]
        letters[tied.letters[[3, 40]]] = tied.letters[[40, 3]]
        assert float((player.net(observed[:, order]) - said[:, letters]).abs().max()) < 1e-5


@pytest.fixture(scope="module")
def kuhn() -> Tree:
    return Tree(karata.toy("kuhn"))


def test_the_measure_knows_the_solution_of_kuhn_poker(kuhn: Tree) -> None:
    even: Strategy = {told: {letter: 1 / len(letters) for letter in letters} for told, letters in kuhn.allowed.items()}
    assert len(kuhn.allowed) == 12
    assert kuhn.lost(even) == pytest.approx(11 / 24)
    # Whoever plays evenly has what whoever plays evenly half of the time and half of the time does the same has.
    assert kuhn.lost(kuhn.average([even, even])) == pytest.approx(11 / 24)
    assert kuhn.worth(even, 0) == pytest.approx(1 / 8)


def test_a_short_training_comes_near_the_solution_of_kuhn_poker(tmp_path: pathlib.Path) -> None:
    small = ["--games", "512", "--steps", "16", "--batch", "4096", "--critic", "64", "64", "--threads", "1"]
    told = run("exact.py", "kuhn", "--rounds", "200", *small, "--out", str(tmp_path / "kuhn"))
    first = re.search(r"at first a perfect opponent wins ([\d.]+) chips", told)
    last = re.search(r"the average of \d+ former selves loses ([\d.]+)", told)
    assert first and last, told
    assert float(first[1]) > 0.4 and float(last[1]) < 0.2, told
