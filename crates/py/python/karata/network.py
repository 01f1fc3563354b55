"""Networks that play: from the layers that were learned to the file that the program plays with, and back.

    weights = karata.network.pack(game, [(weight, bias), ...], training)
    logits, values = karata.network.Network(weights).forward(observations)

`docs/weights.md` of the project tells what a network is and what is in the file.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _karata
from ._karata import Game
from ._words import kind, sentence

__all__ = ["Network", "pack", "use"]

# The weights that are used, by game.
_used: dict[str, bytes] = {}

Floats = npt.NDArray[np.floating[Any]]


def pack(game: Game, layers: Iterable[tuple[Floats, Floats]], training: Mapping[str, Any]) -> bytes:
    """The file of a network of this game, for all its player counts and settings.

    Each layer is its weights, a row for every value that goes out, and its biases, as torch keeps them. The first takes the values of an
    observation, each divided by its scale (`Game.scale`); between layers what is negative becomes 0; the last gives a number for every
    letter, then one for every seat that can play, from the one who observes on: its share of the win, less a fair share.

    `training` says how it was trained: command, seed, settings, seconds, decisions, date, and whatever else is worth knowing.
    """
    if not isinstance(game, Game):
        raise TypeError(sentence("en", "py-game-type", kind=kind(game)))
    if not isinstance(layers, Iterable):
        raise TypeError(sentence(game, "py-layers", kind=kind(layers)))
    if not isinstance(training, Mapping):
        raise TypeError(sentence(game, "py-training", kind=kind(training)))
    arrays = [_layer(game, number, layer) for number, layer in enumerate(layers, start=1)]
    return _karata.pack(game, arrays, dict(training))


def _layer(game: Game, number: int, layer: Any) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    try:
        weights, biases = layer
        return np.ascontiguousarray(weights, np.float32), np.ascontiguousarray(biases, np.float32)
    except (OverflowError, TypeError, ValueError) as error:
        raise TypeError(sentence(game, "py-layer", layer=number)) from error


def use(weights: bytes, lang: str = "en") -> str:
    """From now on the network in these weights plays as `master`, wherever bots are named, instead of the one that is built in; `expert` and
    hints ask it, too, in games whose experts think with a network. Tells in which game."""
    game = _karata.put_weights(weights, lang)
    _used[game] = weights
    return game


def used(game: str) -> bytes | None:
    """The weights that were put in the place of those of this game, if any were: workers of a cluster have to be given them."""
    return _used.get(game)


class Network:
    """A network, read from a file of weights."""

    def __init__(self, weights: bytes, lang: str = "en") -> None:
        self._native = _karata.Network(weights, lang)

    @property
    def game(self) -> Game:
        """The game that it plays, as it is when nobody says anything."""
        return self._native.game

    @property
    def header(self) -> dict[str, Any]:
        """What the file says of it: planes, letters, widths, training."""
        return self._native.header

    def forward(self, observations: npt.NDArray[np.uint8]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """What it says to observations, as they are in `Vector.observations`, with values in the last axis: a number for every letter,
        and for every seat, from the one who observes on, its share of the win, less a fair share."""
        observations = np.atleast_1d(np.asarray(observations))
        if observations.dtype != np.uint8:
            raise TypeError(sentence(self.game, "py-observations-type", kind=observations.dtype))
        # As many rows as there are, also of no values.
        rows = np.ascontiguousarray(observations.reshape(math.prod(observations.shape[:-1]), observations.shape[-1]))
        logits, values = self._native.forward(rows)
        shape = observations.shape[:-1]
        return logits.reshape(*shape, logits.shape[1]), values.reshape(*shape, values.shape[1])

    def __repr__(self) -> str:
        return repr(self._native)
