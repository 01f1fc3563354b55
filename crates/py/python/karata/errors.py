"""What can go wrong. Every message is a sentence, the same as the program's, in the language that was asked for."""

from __future__ import annotations

__all__ = [
    "ArgumentError",
    "ClusterError",
    "InternalError",
    "KarataError",
    "RecordError",
    "Refused",
    "SettingsError",
    "UnknownGame",
]


class KarataError(Exception):
    """Anything that Karata refuses or that fails in it."""

    clause: str | None
    """The clause of the rules that it comes from, if it comes from one: `MUE.12`."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class UnknownGame(KarataError, LookupError):
    """There is no game of this name; the message names those that there are."""


class SettingsError(KarataError, ValueError):
    """The settings are not possible, alone or together."""


class ArgumentError(KarataError, ValueError):
    """An argument is not possible: a seat, a bot, a number; the message says what is."""


class Refused(KarataError, ValueError):
    """The rules refuse it, and nothing has changed. `clause` names the rule, if it is one."""


class RecordError(KarataError, ValueError):
    """A record cannot be read, or does not tell of a game that is possible."""

    line: int | None
    """The line that is wrong, counted from 1, if it is one."""

    def __init__(self, message: str, clause: str | None = None, line: int | None = None) -> None:
        super().__init__(message, clause)
        self.line = line


class ClusterError(KarataError, RuntimeError):
    """A run on many machines cannot go on, or its checkpoint cannot be used. What is finished stays in the checkpoint."""


class InternalError(KarataError, RuntimeError):
    """A fault of Karata itself. What it happened in is of no use any more; everything else is."""
