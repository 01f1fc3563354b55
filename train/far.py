"""Games that workers of a Ray cluster play, wherever they are: `train.py GAME --workers N`.

Every round each worker is given the player, its former self and the critic, plays as many letters as a hall here would, and sends what it saw and said. A
worker that is lost is started again with new games, and plays the round that is missing. What a cluster is and how one is begun: docs/cluster.md.
"""

from __future__ import annotations

import copy
import os
import pathlib
from typing import Any

import ray
import torch
from torch import nn

from hall import Hall, Sheet
from network import DEVICE, Critic, Player


class Worker:
    """A hall on some machine of the cluster."""

    def __init__(self, plan: tuple[Any, ...]) -> None:
        torch.set_num_threads(1)
        name, recipe, games, steps, threads, seed, alone = plan
        if ray.get_runtime_context().was_current_actor_reconstructed:
            # What the lost one had begun with was learned from already.
            seed += int.from_bytes(os.urandom(4), "little")
        torch.manual_seed(seed)
        self.hall = Hall(name, recipe, games, steps, threads, seed, alone)

    def play(self, networks: tuple[Player, Player, Critic], imitating: float) -> Sheet:
        player, former, critic = (network.to(DEVICE) for network in networks)
        return self.hall.play(player, former, critic, imitating)[0].to("cpu")


class FarHall:
    """As many halls as there are workers."""

    def __init__(self, workers: int, plan: tuple[Any, ...]) -> None:
        if not ray.is_initialized():
            # Workers elsewhere have the package, but not these files.
            here = str(pathlib.Path(__file__).resolve().parent)
            ray.init(runtime_env={"working_dir": here, "excludes": ["tests", "*.pt", "*.npz", "*.log", "__pycache__"]}, log_to_driver=False, include_dashboard=False)
        name, recipe, games, steps, threads, seed, alone = plan
        remote = ray.remote(num_cpus=threads, max_restarts=-1, max_task_retries=-1)(Worker)
        self.workers = [remote.remote((name, recipe, games, steps, threads, seed + place, alone)) for place in range(workers)]

    def play(self, player: Player, former: Player, critic: Critic, imitating: float) -> list[Sheet]:
        """Lets all workers play; what each of them saw and said."""
        networks = ray.put(tuple(carried(network) for network in (player, former, critic)))
        sheets = ray.get([worker.play.remote(networks, imitating) for worker in self.workers])
        return [sheet.to(DEVICE) for sheet in sheets]


def carried(network: nn.Module) -> nn.Module:
    """The network as it is sent: from wherever it is, without what it was learning."""
    copied = copy.deepcopy(network).to("cpu")
    return copied.requires_grad_(False)
