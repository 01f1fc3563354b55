"""The networks: the player, which sees what its seat sees, and the critic, which also sees what the others saw."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from files import header_of, layers_of
from tied import Look, Tie, Tied

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def layers(widths: list[int]) -> nn.Sequential:
    """Fully connected, with nothing negative in between."""
    inner = [layer for pair in zip(widths[:-2], widths[1:-1]) for layer in (nn.Linear(*pair), nn.ReLU())]
    return nn.Sequential(*inner, nn.Linear(*widths[-2:]))


def scaled(observed: Tensor, scale: Tensor) -> Tensor:
    """Values from 0 to 1. Whole numbers up to 255 are exact in bfloat16, and these are many."""
    return observed * (scale.bfloat16() if torch.is_autocast_enabled() else scale)


def picked(scores: Tensor) -> Tensor:
    """A letter of each row, as often as its score says; scores are logarithms, and may all be larger or smaller."""
    noise = -torch.log(-torch.log(torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)))
    return (scores + noise).argmax(1)


class Player(nn.Module):
    """From what a seat observes to letters, and to the share of the win that every seat may hope for beyond a fair one, in
    playing order from it."""

    def __init__(self, scale: np.ndarray, letters: int, seats: int, hidden: list[int], tie: Tie | None = None) -> None:
        super().__init__()
        self.letters, self.hidden = letters, hidden
        self.register_buffer("scale", torch.from_numpy((1.0 / scale).astype(np.float32)), persistent=False)
        if tie:
            self.net: nn.Sequential | Tied = Tied(len(scale), hidden, letters + seats, tie)
            return
        self.net = layers([len(scale), *hidden, letters + seats])
        # At first everything is about as likely.
        with torch.no_grad():
            self.net[-1].weight.mul_(0.01)

    def forward(self, observed: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        seen = scaled(observed, self.scale)
        if isinstance(self.net, nn.Sequential):
            inner = self.net[:-1](seen)
            # Scores near ten would go in steps of a sixteenth: how likely a letter is has to be told more finely.
            with torch.autocast(DEVICE, enabled=False):
                out = self.net[-1](inner.float())
        else:
            out = self.net(seen).float()
        return out[:, : self.letters].masked_fill(masks == 0, -1e9), out[:, self.letters :]

    def load(self, path: pathlib.Path) -> None:
        """Becomes the player of a file of weights (docs/weights.md)."""
        data = path.read_bytes()
        widths = header_of(data)[0]["widths"]
        own = [part for part in self.net if isinstance(part, nn.Linear)]
        expected = [own[0].in_features, *(layer.out_features for layer in own)]
        if widths != expected:
            raise SystemExit(f"{path} has layers of {widths}, and this player has {expected}: --hidden {' '.join(map(str, widths[1:-1]))}")
        for layer, (bytes_, scales, biases) in zip(own, layers_of(data)):
            with torch.no_grad():
                layer.weight.copy_(torch.from_numpy((bytes_ * scales).T.astype(np.float32)))
                layer.bias.copy_(torch.from_numpy(biases.copy()))

    def export(self, path: pathlib.Path, training: dict[str, Any]) -> None:
        """Writes the layers as they are, and how they came about."""
        if isinstance(self.net, Tied):
            written = self.net.written_out()
        else:
            written = [(part.weight, part.bias) for part in self.net if isinstance(part, nn.Linear)]
        arrays = {}
        for place, (weights, biases) in enumerate(written):
            arrays[f"weights{place}"] = weights.detach().float().cpu().numpy()
            arrays[f"biases{place}"] = biases.detach().float().cpu().numpy()
        with open(path, "wb") as file:
            np.savez(file, training=np.frombuffer(json.dumps(training).encode(), np.uint8), **arrays)


class Critic(nn.Module):
    """From what all seats saw when they last decided, in playing order from the one that decides now, to the prospects of every
    seat: its share of the win, and its lead in points. It is there in training alone.

    What a seat saw is looked at for itself, in the same way whoever saw it and whenever it is thought of: so once is enough for all the letters
    until that seat decides again."""

    def __init__(self, scale: np.ndarray, seats: int, hidden: list[int], tie: Tie | None = None) -> None:
        super().__init__()
        self.seats = seats
        self.register_buffer("scale", torch.from_numpy((1.0 / scale).astype(np.float32)), persistent=False)
        self.look = Look(len(scale), hidden[0], tie) if tie else nn.Linear(len(scale), hidden[0])
        self.net = layers([hidden[0] * seats, *hidden[1:], 2 * seats])

    def forward(self, observed: Tensor, rows: Tensor) -> Tensor:
        """All that was seen in some games (rows × games × values), and the row of what each seat saw last (letters × games × seats) in; letters ×
        games × seats × (share, lead) out."""
        looks = torch.relu(self.look(scaled(observed, self.scale)))
        games = observed.shape[1]
        places = rows * games + torch.arange(games, device=rows.device)[:, None]
        # What is looked at once is thought of often: the sum of what comes back is kept exact.
        thoughts = looks.float().flatten(0, 1).index_select(0, places.flatten())
        out = self.net(thoughts.view(*rows.shape[:2], -1)).float()
        return out.unflatten(2, (self.seats, 2))
