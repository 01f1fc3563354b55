#!/usr/bin/env python3
"""Makes of a player that was trained the file that the program plays with.

    python train/pack.py serengeti.npz crates/games/weights/serengeti.weights
    karata arena serengeti --weights serengeti.weights --bots master,search-club

A weight becomes a byte: how far that leads away from what was learned is told for the observations of some games, and kept in the file. For a file
alone, without what was learned, it is told for a player that would have become this file: every weight within half a scale of what is written.

    python train/pack.py crates/games/weights/serengeti.weights
"""

from __future__ import annotations

import json
import pathlib
import sys

import numpy as np

import karata
from files import layers_of
from karata.network import Network, pack
from karata.vector import Vector


def learned(path: pathlib.Path) -> tuple[dict, list[tuple[np.ndarray, np.ndarray]]]:
    """How a player was trained, and its layers."""
    with np.load(path) as file:
        about = json.loads(file["training"].tobytes())
        count = sum(name.startswith("weights") for name in file.files)
        return about, [(file[f"weights{place}"], file[f"biases{place}"]) for place in range(count)]


def exact(layers: list[tuple[np.ndarray, np.ndarray]], values: np.ndarray) -> np.ndarray:
    """What the layers say as they were learned."""
    for place, (weights, biases) in enumerate(layers):
        values = (values if place == 0 else values.clip(0)) @ weights.T + biases
    return values


def unrounded(weights: bytes) -> list[tuple[np.ndarray, np.ndarray]]:
    """Layers that would have become those of a file, any of them."""
    dice = np.random.default_rng(1)
    return [(((bytes_ + dice.uniform(-0.5, 0.5, bytes_.shape)) * scales).T, biases) for bytes_, scales, biases in layers_of(weights)]


def loss(game: karata.Game, layers: list[tuple[np.ndarray, np.ndarray]], packed: bytes) -> dict[str, float]:
    """How often the best letter stays the best, over the decisions of some games, and by how much its numbers move."""
    games, network = Vector(game, 64, seed=2**41, threads=1), Network(packed)
    # Which of several that come to the same is the best is no question.
    games.skip_forced()
    same, far, asked = 0, 0.0, 0
    for _ in range(60):
        before = exact(layers, games.observations / game.scale)
        after, _ = network.forward(games.observations)
        choice = games.masks.sum(1) > 1
        best = [np.where(games.masks, said[:, : after.shape[1]], -np.inf).argmax(1) for said in (before, after)]
        same += int((best[0] == best[1])[choice].sum())
        asked += int(choice.sum())
        far = max(far, float(np.abs(before[:, : after.shape[1]] - after)[games.masks > 0].max()))
        games.step(best[0].astype(np.uint16))
    return {"decisions": asked, "best_stays": same / asked, "moves_at_most": round(far, 4)}


def told(lost: dict[str, float]) -> str:
    share, moved = 100 * lost["best_stays"], lost["moves_at_most"]
    return f"the best letter stays the best in {share:.2f} % of {lost['decisions']} decisions; a letter's number moves by {moved:.3f} at most"


def main() -> None:
    files = [pathlib.Path(name) for name in sys.argv[1:]]
    if len(files) == 1:
        weights = files[0].read_bytes()
        print(f"{files[0]}: {told(loss(Network(weights).game, unrounded(weights), weights))}")
        return
    if len(files) != 2:
        raise SystemExit("which player, and where to? python train/pack.py PLAYER.npz WEIGHTS")
    source, target = files
    about, layers = learned(source)
    game = karata.game(about["game"])
    lost = loss(game, layers, pack(game, layers, about["training"]))
    packed = pack(game, layers, {**about["training"], "packing": lost})
    target.write_bytes(packed)
    print(f"{target}: {len(packed):,} bytes; {told(lost)}")


if __name__ == "__main__":
    main()
