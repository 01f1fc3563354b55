"""Networks that treat many like things alike: what is learned of one place is learned of all of them.

In Calcory sixty cards lie on the table, and nothing but what is known of a card tells one place from another. A network that has numbers of its own
for every place would have to learn everything sixty times. Here all places have the same numbers; for the program they are written out, so that it
asks a network like every other (docs/weights.md).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

import karata

# How many values the critic makes of each place before it adds them up.
LOOKS = 32


@dataclass(frozen=True)
class Places:
    """Things of which there are many alike: the planes that have a row for each of them, and the letters that name one of them."""

    count: int
    planes: tuple[str, ...]
    letters: tuple[str, ...]
    # How many values every hidden layer has for each of them, beside those for all together.
    each: tuple[int, ...]


@dataclass(frozen=True)
class Tie:
    """Where the values and the letters of every place stand: places × values, places × letters."""

    values: np.ndarray
    letters: np.ndarray
    each: tuple[int, ...]


def tie(game: karata.Game, places: Places) -> Tie:
    """Finds the places of a game in its planes and letters."""
    begin, values = 0, []
    for plane in game.planes:
        size = int(np.prod(plane.shape))
        if plane.name in places.planes:
            values.append(begin + np.arange(size).reshape(places.count, -1))
        begin += size
    named = [[at for at, letter in enumerate(game.letters) if letter.split(" ")[0] == name] for name in places.letters]
    assert len(values) == len(places.planes) and all(len(run) == places.count for run in named), "planes and letters are as the recipe says"
    return Tie(np.concatenate(values, 1), np.array(named).T, places.each)


def others(count: int, own: np.ndarray) -> np.ndarray:
    """Everything that belongs to no place."""
    return np.setdiff1d(np.arange(count), own)


class Layer(nn.Module):
    """From values for all together and for each place to such values: a place hears of itself and of what is common, the common of the sum of
    all places."""

    def __init__(self, common: tuple[int, int], each: tuple[int, int]) -> None:
        super().__init__()
        self.common, self.own = nn.Linear(*common), nn.Linear(*each)
        self.up, self.down = nn.Linear(each[0], common[1], bias=False), nn.Linear(common[0], each[1], bias=False)
        with torch.no_grad():
            self.up.weight.mul_(0.2)

    def forward(self, common: Tensor, each: Tensor) -> tuple[Tensor, Tensor]:
        return self.common(common) + self.up(each.sum(-2)), self.own(each) + self.down(common)[..., None, :]


class Tied(nn.Module):
    """The layers of a player that treats places alike."""

    def __init__(self, inputs: int, hidden: list[int], outputs: int, places: Tie) -> None:
        super().__init__()
        rest_in, rest_out = others(inputs, places.values), others(outputs, places.letters)
        common = [len(rest_in), *hidden, len(rest_out)]
        each = [places.values.shape[1], *places.each, places.letters.shape[1]]
        self.parts = nn.ModuleList(Layer(*pair) for pair in zip(zip(common, common[1:]), zip(each, each[1:])))
        self.where = [(rest_in, places.values)]
        for width, own in zip(hidden, places.each):
            self.where.append((np.arange(width), width + np.arange(len(places.values) * own).reshape(-1, own)))
        self.where.append((rest_out, places.letters))
        order = np.argsort(np.concatenate([rest_out, places.letters.ravel()]))
        for name, places_of in (("rest", rest_in), ("values", places.values), ("order", order)):
            self.register_buffer(name, torch.from_numpy(places_of), persistent=False)
        with torch.no_grad():
            for part in (self.parts[-1].common, self.parts[-1].own, self.parts[-1].up, self.parts[-1].down):
                part.weight.mul_(0.01)

    def forward(self, observed: Tensor) -> Tensor:
        common, each = observed[:, self.rest], observed[:, self.values]
        for place, layer in enumerate(self.parts):
            if place > 0:
                common, each = torch.relu(common), torch.relu(each)
            common, each = layer(common, each)
        return torch.cat([common, each.flatten(1)], 1)[:, self.order]

    def written_out(self) -> list[tuple[Tensor, Tensor]]:
        """The same as layers in which everything is connected with everything."""
        written = []
        for layer, (common_in, each_in), (common_out, each_out) in zip(self.parts, self.where, self.where[1:]):
            weights = torch.zeros(common_out.size + each_out.size, common_in.size + each_in.size)
            biases = torch.zeros(len(weights))
            weights[np.ix_(common_out, common_in)] = layer.common.weight.detach().float().cpu()
            biases[common_out] = layer.common.bias.detach().float().cpu()
            for own_in, own_out in zip(each_in, each_out):
                weights[np.ix_(common_out, own_in)] = layer.up.weight.detach().float().cpu()
                weights[np.ix_(own_out, own_in)] = layer.own.weight.detach().float().cpu()
                weights[np.ix_(own_out, common_in)] = layer.down.weight.detach().float().cpu()
                biases[own_out] = layer.own.bias.detach().float().cpu()
            written.append((weights, biases))
        return written


class Look(nn.Module):
    """What the critic makes of what a seat saw: every place for itself first, then all together."""

    def __init__(self, inputs: int, outputs: int, places: Tie) -> None:
        super().__init__()
        rest = others(inputs, places.values)
        self.common, self.own = nn.Linear(len(rest), outputs), nn.Linear(places.values.shape[1], LOOKS)
        self.up = nn.Linear(LOOKS, outputs, bias=False)
        self.register_buffer("rest", torch.from_numpy(rest), persistent=False)
        self.register_buffer("values", torch.from_numpy(places.values), persistent=False)

    def forward(self, observed: Tensor) -> Tensor:
        own = torch.relu(self.own(observed[..., self.values]))
        return self.common(observed[..., self.rest]) + self.up(own.sum(-2))
