"""Arenas, simulations and self-play on many machines, with Ray: ``pip install karata[cluster]``.

    >>> import karata.cluster
    >>> karata.cluster.arena("mu", ["club", "greedy"], deals=10_000, seed=1, checkpoint="mu.jsonl")

Deals are cut into shards, which workers play on whatever machines Ray has: those that the process is connected to (``ray.init``),
or else the cores of this one. What comes of it does not depend on them: it is what ``karata.arena`` and ``karata.simulate`` give in
one process, bit for bit, but for the times. A shard whose worker is lost is played again by another.

With a ``checkpoint`` every finished shard is written to that file. A run that is started again plays what is missing; the
checkpoint of another run is refused. All machines need the same version of this package, which is looked at.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _karata
from ._shards import File, Sharded, cores
from ._words import kind, sentence, shown
from .errors import ArgumentError, ClusterError
from .runs import Arena, Progress, Simulation, _as_arena, _as_simulation, _names
from .vector import Vector

__all__ = ["ClusterError", "Policy", "SelfPlay", "arena", "selfplay", "simulate"]

Policy = Callable[[Vector, np.random.Generator], npt.ArrayLike]
"""Says a letter for each of many games: it is given them, and dice of the shard."""

# Of how many shards a run is, if it has enough deals and nobody says otherwise.
_SHARDS = 10_000
# How many games of self-play a worker plays at once.
_AT_ONCE = 256
# How many games of self-play are a shard, if nobody says.
_SELFPLAY_SHARD = 1024


@dataclass(frozen=True)
class SelfPlay:
    """Games that were played, in their order."""

    game: str
    """The game's name."""
    seats: int
    """How many play."""
    games: int
    """How many games were played."""
    decisions: int
    """How many decisions the chairs took that were asked; of bots alone, nothing is counted."""
    points: npt.NDArray[np.int32]
    """The final scores: games × seats."""
    rewards: npt.NDArray[np.float32]
    """Each seat's share of the win minus a fair share: games × seats."""
    chairs: npt.NDArray[np.uint8]
    """The chair that stood at each seat: games × seats."""
    records: tuple[str, ...] | None
    """The record of each game, if they were asked for."""
    seconds: float
    """How long the run took."""
    seed: int
    """The seed of the whole run: with the same shards it repeats it."""


def arena(
    game: _karata.Game | str,
    bots: Sequence[str],
    deals: int = 100,
    *,
    among: str | None = None,
    seed: int | None = None,
    budget: int | None = None,
    shard: int | None = None,
    threads: int = 1,
    retries: int = 3,
    checkpoint: File | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Compares bots like `karata.arena`, on all machines of a Ray cluster.

    `shard` is how many deals a worker plays at a time, `threads` on how many cores. A shard that is lost with its worker is
    played again up to `retries` times (-1: always). `threads` of the result are the cores of the cluster.
    """
    played = Sharded(_opened(game), shard, threads, retries, checkpoint)
    names = _names(bots)
    seed = played.seed(seed)
    plan = _karata.ArenaPlan(played.game, names, among, deals, seed, budget)
    header = {"run": "arena", "settings": plan.settings, "bots": names, "among": among, "budget": budget, "deals": deals, "seed": seed}
    per_deal = plan.games // deals

    def tell(done: int) -> None:
        if progress is not None:
            progress(done * per_deal, plan.games)

    begun = time.perf_counter()
    parts = played.run(_Arena(played.game, names, among, deals, seed, budget), header, deals, -(-deals // _SHARDS), tell)
    return _as_arena(plan.merge(parts, cores(), time.perf_counter() - begun))


def simulate(
    game: _karata.Game | str,
    games: int = 1000,
    bots: str | Sequence[str] = "random",
    *,
    seed: int | None = None,
    budget: int | None = None,
    shard: int | None = None,
    threads: int = 1,
    retries: int = 3,
    checkpoint: File | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Plays many games between bots and counts, like `karata.simulate`, on all machines of a Ray cluster.

    `shard` is how many games a worker plays at a time; all else is as in `arena`.
    """
    played = Sharded(_opened(game), shard, threads, retries, checkpoint)
    names = _names(bots)
    seed = played.seed(seed)
    plan = _karata.SimulationPlan(played.game, games, names, seed, budget)
    settings = played.game.config
    header = {"run": "simulate", "settings": settings, "bots": names, "budget": budget, "games": games, "seed": seed}

    def tell(done: int) -> None:
        if progress is not None:
            progress(done, games)

    begun = time.perf_counter()
    usual = max(1000, -(-games // _SHARDS))
    parts = played.run(_Simulation(played.game, names, games, seed, budget), header, games, usual, tell)
    return _as_simulation(plan.merge(parts, cores(), time.perf_counter() - begun))


def selfplay(
    game: _karata.Game | str,
    policy: Policy | None,
    games: int = 1024,
    *,
    chairs: Sequence[str] | None = None,
    observe: str | None = "uint8",
    records: bool = False,
    seed: int | None = None,
    shard: int | None = None,
    threads: int = 1,
    retries: int = 3,
    checkpoint: File | None = None,
    label: str | None = None,
    progress: Progress | None = None,
) -> SelfPlay:
    """Plays whole games on all machines of a Ray cluster: with a policy, or between bots alone (`policy=None`).

    A worker holds the games of its shard as a `karata.vector.Vector` and asks `policy(games, random)` for a letter in each, until
    all are over. `chairs` and `observe` are those of `Vector`: the chairs move one seat on from game to game. The policy is sent to
    the workers, a fresh copy for every shard. If it decides by what it is given, the same seed and the same `shard` give the same
    games on any machines.

    A checkpoint of a policy needs a `label`, say the number of its weights: one with another label is refused.
    """
    played = Sharded(_opened(game), shard, threads, retries, checkpoint)
    if games < 1:
        raise ArgumentError(sentence(played.game, "py-number-from", what="games", number=shown(games), least=1))
    if policy is not None and checkpoint is not None and label is None:
        raise ArgumentError(sentence(played.game, "py-label-missing"))
    sitting = ["learner"] * played.game.seats if chairs is None else list(chairs)
    _check_chairs(played.game, policy, sitting, observe)
    seed = played.seed(seed)
    if seed < 0:
        raise ArgumentError(sentence(played.game, "py-number-from", what="seed", number=shown(seed), least=0))
    job = _SelfPlay(played.game, policy, sitting, observe, records, seed)
    header = {
        "run": "selfplay",
        "settings": played.game.config,
        "policy": label,
        "chairs": sitting,
        "observe": observe,
        "records": records,
        "games": games,
        "seed": seed,
    }

    def tell(done: int) -> None:
        if progress is not None:
            progress(done, games)

    begun = time.perf_counter()
    parts = [json.loads(part) for part in played.run(job, header, games, _SELFPLAY_SHARD, tell)]

    def joined(key: str) -> list[Any]:
        return list(itertools.chain.from_iterable(part[key] for part in parts))

    return SelfPlay(
        game=played.game.name,
        seats=played.game.seats,
        games=games,
        decisions=sum(part["decisions"] for part in parts),
        points=np.array(joined("points"), np.int32),
        rewards=np.array(joined("rewards"), np.float32),
        chairs=np.array(joined("chairs"), np.uint8),
        records=tuple(joined("records")) if records else None,
        seconds=time.perf_counter() - begun,
        seed=seed,
    )


@dataclass(frozen=True)
class _Arena:
    game: _karata.Game
    bots: list[str]
    among: str | None
    deals: int
    seed: int
    budget: int | None

    def play(self, first: int, count: int, threads: int) -> str:
        plan = _karata.ArenaPlan(self.game, self.bots, self.among, self.deals, self.seed, self.budget)
        return plan.play(first, count, threads)

    def is_part(self, part: Any, first: int, count: int) -> bool:
        return isinstance(part, list) and [_at(deal, "deal") for deal in part] == list(range(first, first + count))


@dataclass(frozen=True)
class _Simulation:
    game: _karata.Game
    bots: list[str]
    games: int
    seed: int
    budget: int | None

    def play(self, first: int, count: int, threads: int) -> str:
        plan = _karata.SimulationPlan(self.game, self.games, self.bots, self.seed, self.budget)
        return plan.play(first, count, threads)

    def is_part(self, part: Any, first: int, count: int) -> bool:
        return bool(_at(part, "games") == count)


@dataclass(frozen=True)
class _SelfPlay:
    game: _karata.Game
    policy: Policy | None
    chairs: list[str]
    observe: str | None
    records: bool
    seed: int

    def play(self, first: int, count: int, threads: int) -> str:
        if self.policy is None:
            return self._bots(first, count)
        return self._asked(self.policy, first, count, threads)

    def is_part(self, part: Any, first: int, count: int) -> bool:
        seats = self.game.seats
        points, most = _at(part, "points"), np.iinfo(np.int32).max
        records, decisions = _at(part, "records"), _at(part, "decisions")
        return (
            _is_table(points, count, seats, (int,), -most, most)
            and _is_table(_at(part, "rewards"), count, seats, (int, float), -1, 1)
            and _is_table(_at(part, "chairs"), count, seats, (int,), 0, seats - 1)
            and type(decisions) is int
            and decisions >= 0
            and isinstance(records, list)
            and len(records) == (count if self.records else 0)
            and all(isinstance(record, str) for record in records)
        )

    def _asked(self, policy: Policy, first: int, count: int, threads: int) -> str:
        """Game g of the shard is episode g // at_once of game g % at_once."""
        at_once, seats = min(count, _AT_ONCE), self.game.seats
        seed, random = _seed(self.seed, first), np.random.default_rng([self.seed, first])
        games = Vector(self.game, at_once, chairs=self.chairs, seed=seed, threads=threads, observe=self.observe)
        games.keep_records(self.records)
        points = np.zeros((count, seats), np.int32)
        rewards = np.zeros((count, seats), np.float32)
        records: list[str] = [""] * (count if self.records else 0)
        playing = np.arange(at_once)
        decisions, left = 0, count
        while left:
            games.step(policy(games, random))
            decisions += int(games.decided[playing < count].sum())
            over = np.flatnonzero(games.done)
            wanted = over[playing[over] < count]
            points[playing[wanted]] = games.points[wanted]
            rewards[playing[wanted]] = games.rewards[wanted]
            left -= len(wanted)
            playing[over] += at_once
            for game, episode, text in games.take_records() if len(over) else []:
                if game + episode * at_once < count:
                    records[game + episode * at_once] = text
        places = np.arange(count)
        chairs = _chairs(places % at_once + places // at_once, seats)
        return _written(points, rewards, chairs, records, decisions)

    def _bots(self, first: int, count: int) -> str:
        seats = self.game.seats
        chairs = _chairs(np.arange(first, first + count), seats)
        points, rewards, records = [], [], []
        for game, sitting in zip(range(first, first + count), chairs):
            match = self.game.match(seed=_seed(self.seed, game))
            result = match.play_out({seat: self.chairs[chair] for seat, chair in enumerate(sitting.tolist())})
            assert result is not None, "a bot on every seat plays to the end"
            won = [rank == 1 for rank in result["ranks"]]
            points.append(result["scores"])
            rewards.append([one / sum(won) - 1 / seats for one in won])
            records.extend([match.record()] if self.records else [])
        return _written(np.array(points, np.int32), np.array(rewards, np.float32), chairs, records, 0)


def _opened(game: _karata.Game | str) -> _karata.Game:
    return _karata.game(game) if isinstance(game, str) else game


def _check_chairs(game: _karata.Game, policy: Policy | None, chairs: list[str], observe: str | None) -> None:
    if policy is not None:
        if not callable(policy):
            raise ArgumentError(sentence(game, "py-policy", kind=kind(policy)))
        Vector(game, 1, chairs=chairs, threads=1, observe=observe)
        return
    if any(chair in ("learner", "other") for chair in chairs):
        raise ArgumentError(sentence(game, "py-nobody-decides"))
    if len(chairs) != game.seats:
        raise ArgumentError(sentence(game, "vector-chairs", given=len(chairs), seats=game.seats))
    match = game.match(seed=0)
    for seat, chair in enumerate(chairs):
        match.bot(seat, chair)


def _chairs(shifts: npt.NDArray[np.intp], seats: int) -> npt.NDArray[np.uint8]:
    """The chair at each seat, where they have moved by so many: as in `Vector`."""
    return ((np.arange(seats)[None, :] - shifts[:, None]) % seats).astype(np.uint8)


def _seed(seed: int, index: int) -> int:
    """A seed of its own."""
    return int(np.random.SeedSequence([seed, index]).generate_state(1, np.uint64)[0])


def _written(
    points: npt.NDArray[np.int32],
    rewards: npt.NDArray[np.float32],
    chairs: npt.NDArray[np.uint8],
    records: list[str],
    decisions: int,
) -> str:
    tables = {"points": points.tolist(), "rewards": rewards.tolist(), "chairs": chairs.tolist()}
    return json.dumps({**tables, "records": records, "decisions": decisions})


def _at(data: Any, key: str) -> Any:
    return data.get(key) if isinstance(data, dict) else None


def _is_table(table: Any, rows: int, columns: int, kinds: tuple[type, ...], least: float, most: float) -> bool:
    return isinstance(table, list) and len(table) == rows and all(
        isinstance(row, list) and len(row) == columns and all(type(value) in kinds and least <= value <= most for value in row)
        for row in table
    )
