#!/usr/bin/env python3
"""Makes of a player that was trained the file that the program plays with.

    python train/pack.py serengeti.npz crates/games/weights/serengeti.weights
    karata arena serengeti --weights serengeti.weights --bots master,search-club

A weight becomes a byte: how far that leads away from what was learned is told for the observations of some games.
"""

from __future__ import annotations

import json
import pathlib
import sys

import numpy as np

import karata
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


def agreement(game: karata.Game, layers: list[tuple[np.ndarray, np.ndarray]], packed: bytes) -> str:
    """How often the best letter stays the best, over the decisions of some games."""
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
    return f"the best letter stays the best in {100 * same / asked:.2f} % of {asked} decisions; a letter's number moves by {far:.3f} at most"


def main() -> None:
    if len(sys.argv) != 3:
        raise SystemExit("which player, and where to? python train/pack.py PLAYER.npz WEIGHTS")
    source, target = map(pathlib.Path, sys.argv[1:])
    about, layers = learned(source)
    game = karata.game(about["game"])
    packed = pack(game, layers, about["training"])
    target.write_bytes(packed)
    print(f"{target}: {len(packed):,} bytes; {agreement(game, layers, packed)}")


if __name__ == "__main__":
    main()
