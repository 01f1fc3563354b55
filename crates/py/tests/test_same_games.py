"""The same seed gives the same games in Rust and in Python."""

from __future__ import annotations

from pathlib import Path

import karata

PINNED = Path(__file__).parents[2] / "session" / "tests" / "pinned.txt"


def test_records_are_those_of_rust() -> None:
    lines = PINNED.read_text(encoding="utf-8").splitlines()
    assert {line.split()[0] for line in lines} == {game.name for game in karata.games()}
    for line in lines:
        name, seats, level, seed, length, check = line.split()
        match = karata.game(name, seats=int(seats)).match(seed=int(seed))
        match.play_out(level)
        record = match.record()
        found = record.rstrip().rsplit(" ; ", 1)[1]
        assert (len(record.splitlines()), found) == (int(length), check), line
