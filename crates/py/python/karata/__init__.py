"""Six card games: their rules, players, records, and environments to learn them in.

    >>> import karata
    >>> match = karata.game("mu", seats=4).match(seed=7)
    >>> match.play(match.legal()[0])
    >>> match.play_out("greedy")

Seats are counted from 0 here, as in JSON, and from 1 in texts for people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._karata import Bot, Choice, Game, Match, Plane, Position, Setting, Toy, game, games, read_record, toy
from .errors import (
    ArgumentError,
    ClusterError,
    InternalError,
    KarataError,
    RecordError,
    Refused,
    SettingsError,
    UnknownGame,
)
from .runs import Arena, ArenaBot, ArenaPair, SeatResult, Simulation, arena, simulate

__all__ = [
    "Arena",
    "ArenaBot",
    "ArenaPair",
    "ArgumentError",
    "Bot",
    "Choice",
    "ClusterError",
    "Game",
    "InternalError",
    "KarataError",
    "Match",
    "Plane",
    "Position",
    "RecordError",
    "Refused",
    "SeatResult",
    "Setting",
    "SettingsError",
    "Simulation",
    "Toy",
    "UnknownGame",
    "arena",
    "game",
    "games",
    "read_record",
    "simulate",
    "toy",
]
