"""What is finished of a long run, in a file: a line that says what run it is, and a line for each shard."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from ._karata import Game
from ._words import sentence, shown
from .errors import ClusterError

__all__ = ["Checkpoint"]


class Checkpoint:
    """A file of finished shards. Lines are added whole; one that was cut off when a machine failed is played again."""

    header: dict[str, Any]
    """What run it is of; nothing if the file is not there yet."""

    def __init__(self, path: str | os.PathLike[str], speaker: Game | str = "en") -> None:
        self.path = Path(path)
        self._speaker = speaker
        self._file: IO[bytes] | None = None
        self.header = self._read_header() if self.path.exists() and self.path.stat().st_size > 0 else {}

    def open(self, header: dict[str, Any]) -> Iterator[tuple[int, Any, Any]]:
        """The shards there are, if it is of this run or new: the line, where the shard begins, and what came of it. More can be added."""
        header = json.loads(json.dumps(header))
        if not self.header:
            self._begin(header)
        for key in [*header, *self.header]:
            ours, theirs = header.get(key), self.header.get(key)
            if ours != theirs:
                found = {"key": key, "theirs": shown(theirs), "ours": shown(ours)}
                raise ClusterError(sentence(self._speaker, "py-checkpoint-other", path=self.path, **found))
        self._file = open(self.path, "r+b")
        whole = self._file.readline()
        end = len(whole)
        for number, line in enumerate(self._file, start=2):
            if not line.endswith(b"\n"):
                break
            end += len(line)
            yield number, *self._read_shard(number, line)
        self._file.seek(end)
        self._file.truncate()

    def add(self, shards: list[tuple[int, str, str]]) -> None:
        """Writes finished shards: where each begins, who played it, and what came of it as JSON."""
        if self._file is None or not shards:
            return
        for first, worker, part in shards:
            line = f'{{"first":{first},"worker":{json.dumps(worker)},"part":{part}}}\n'
            self._file.write(line.encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more is added."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def damaged(self, line: int) -> str:
        """What to say of a line that is none of ours."""
        return sentence(self._speaker, "py-checkpoint-damaged", line=line, path=self.path)

    def _read_header(self) -> dict[str, Any]:
        with open(self.path, "rb") as file:
            line = file.readline()
        try:
            header = json.loads(line)
        except (RecursionError, ValueError):
            header = None
        if not isinstance(header, dict) or "karata" not in header:
            raise ClusterError(sentence(self._speaker, "py-checkpoint-none", path=self.path))
        return header

    def _begin(self, header: dict[str, Any]) -> None:
        """A file without shards, there whole or not at all."""
        with tempfile.NamedTemporaryFile("w", dir=self.path.parent, delete=False, encoding="utf-8") as file:
            file.write(json.dumps(header) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, self.path)
        self.header = header

    def _read_shard(self, number: int, line: bytes) -> tuple[Any, Any]:
        try:
            shard = json.loads(line)
        except (RecursionError, ValueError):
            shard = None
        if not isinstance(shard, dict) or "first" not in shard or "part" not in shard:
            raise ClusterError(self.damaged(number))
        return shard["first"], shard["part"]
