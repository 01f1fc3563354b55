"""Shards of a run, played by the workers of a Ray cluster and kept in a checkpoint."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import secrets
import socket
from collections.abc import Callable, Generator
from contextlib import closing
from importlib.metadata import version
from typing import Any, Protocol

from . import _karata
from ._checkpoint import Checkpoint
from ._words import missing, sentence, shown
from .errors import ArgumentError, ClusterError
from .network import use, used

try:
    import ray
except ImportError as error:
    raise missing("karata.cluster", "ray", "cluster") from error

__all__ = ["File", "Job", "Sharded", "cores", "play"]

File = str | os.PathLike[str]

# How many shards Ray is given ahead: more than a hundred machines have cores.
_AHEAD = 10_000
# Seconds between looks at what is finished.
_BETWEEN_REPORTS = 0.2
# Of how many shards a run may be: what comes of them passes through one process.
_MOST_SHARDS = 1_000_000


class Job(Protocol):
    """What workers play: it is sent to them."""

    def play(self, first: int, count: int, threads: int) -> str:
        """Plays so many deals or games from this one on. Gives what came of them, as JSON."""

    def is_part(self, part: Any, first: int, count: int) -> bool:
        """Does this look like what `play` gives for these?"""


class Sharded:
    """How something is played on a cluster."""

    def __init__(
        self, game: _karata.Game, shard: int | None, threads: int, retries: int, checkpoint: File | None
    ) -> None:
        if shard is not None and shard < 1:
            raise ArgumentError(sentence(game, "py-number-from", what="shard", number=shown(shard), least=1))
        if threads < 1:
            raise ArgumentError(sentence(game, "py-number-from", what="threads", number=shown(threads), least=1))
        if retries < -1:
            raise ArgumentError(sentence(game, "py-retries", number=shown(retries)))
        self.game = game
        self._shard = shard
        self._threads = threads
        self._retries = retries
        self._checkpoint = Checkpoint(checkpoint, game) if checkpoint is not None else None

    def seed(self, given: int | None) -> int:
        """The seed that was given, or else that of the checkpoint, or else any."""
        if given is not None:
            return given
        known = self._checkpoint.header.get("seed") if self._checkpoint else None
        return known if isinstance(known, int) else secrets.randbelow(1_000_000_000)

    def run(self, job: Job, header: dict[str, Any], total: int, usual: int, tell: Callable[[int], None]) -> list[str]:
        """Plays all shards that are missing; gives all of them in their order."""
        known = self._checkpoint.header.get("shard") if self._checkpoint else None
        size = self._shard or (known if isinstance(known, int) and known > 0 else usual)
        game = {"game": self.game.name, "rules": self.game.rules_version, "seats": self.game.seats}
        header = {"karata": version("karata"), **game, **header, "shard": size}
        weights = used(self.game.name)
        if weights is not None:
            header["weights"] = hashlib.sha256(weights).hexdigest()
        if total > size * _MOST_SHARDS:
            raise ArgumentError(sentence(self.game, "py-shards-many", shard=size, most=_MOST_SHARDS))
        sizes = {first: min(size, total - first) for first in range(0, total, size)}
        done: dict[int, str] = {}
        try:
            if self._checkpoint is not None:
                for line, first, part in self._checkpoint.open(header):
                    if not isinstance(first, int) or first not in sizes or not job.is_part(part, first, sizes[first]):
                        raise ClusterError(self._checkpoint.damaged(line))
                    done.setdefault(first, json.dumps(part))
            count = sum(sizes[first] for first in done)
            tell(count)
            with closing(self._played(job, sizes, [first for first in sizes if first not in done])) as played:
                for finished in played:
                    if self._checkpoint is not None:
                        self._checkpoint.add(finished)
                    done.update((first, part) for first, _, part in finished)
                    count += sum(sizes[first] for first, _, _ in finished)
                    tell(count)
        finally:
            if self._checkpoint is not None:
                self._checkpoint.close()
        return [done[first] for first in sizes]

    def _played(
        self, job: Job, sizes: dict[int, int], missing: list[int]
    ) -> Generator[list[tuple[int, str, str]], None, None]:
        """What was finished since the last look, again and again: first deal, worker and part."""
        if not missing:
            return
        task: Any = ray.remote(num_cpus=self._threads, max_retries=self._retries)(play)
        sent = ray.put((version("karata"), self.game.lang, job, used(self.game.name)))
        coming, waiting = iter(missing), dict[Any, int]()
        try:
            while True:
                for first in itertools.islice(coming, _AHEAD - len(waiting)):
                    named = task.options(name=f"karata {first}-{first + sizes[first] - 1}")
                    waiting[named.remote(sent, first, sizes[first], self._threads)] = first
                if not waiting:
                    return
                ready, _ = ray.wait(list(waiting), num_returns=len(waiting), timeout=_BETWEEN_REPORTS)
                finished, failed = list[tuple[int, str, str]](), list[Exception]()
                for reference in ready:
                    first = waiting.pop(reference)
                    try:
                        finished.append((first, *_got(self.game, reference, first, sizes[first])))
                    except Exception as error:
                        failed.append(error)
                # What is finished is kept, whatever happened to others.
                yield finished
                if failed:
                    raise failed[0]
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)


def play(sent: tuple[str, str, Job, bytes | None], first: int, count: int, threads: int) -> tuple[str, str]:
    """A shard, as a worker plays it: who it was, and what came of it. A network of the caller's is the worker's as well."""
    needed, lang, job, weights = sent
    worker, own = f"{socket.gethostname()}:{os.getpid()}", version("karata")
    if own != needed:
        raise ClusterError(sentence(lang, "py-worker-version", worker=worker, own=own, needed=needed))
    if weights is not None:
        use(weights)
    return worker, job.play(first, count, threads)


def _got(game: _karata.Game, reference: Any, first: int, count: int) -> tuple[str, str]:
    """What a worker gave; what it raised is raised here."""
    try:
        worker, part = ray.get(reference)
    except ray.exceptions.RayError as error:
        cause = error.cause if isinstance(error, ray.exceptions.RayTaskError) else error
        if isinstance(cause, Exception) and not isinstance(cause, ray.exceptions.RayError):
            raise cause from error
        what = str(cause).strip().splitlines() or [type(cause).__name__]
        span = {"first": first, "last": first + count - 1}
        raise ClusterError(sentence(game, "py-shard-failed", **span, why=what[0])) from error
    return worker, part


def cores() -> int:
    """The cores of the cluster."""
    return max(1, int(ray.cluster_resources().get("CPU", 1))) if ray.is_initialized() else 1
