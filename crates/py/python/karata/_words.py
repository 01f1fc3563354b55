"""Sentences for people: what stands in the words of the package, and what Python objects are called in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ._karata import sentence

__all__ = ["kind", "listed", "missing", "sentence", "shown"]

# So much of something that somebody gave is repeated in a sentence.
_ROOM = 60


def shown(thing: object) -> str:
    """Something as Python writes it, short enough to stand in a sentence."""
    try:
        text = repr(thing)
    except Exception:  # Whatever it is, it is not what was asked for.
        text = f"<{kind(thing)}>"
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= _ROOM else text[:_ROOM] + "…"


def kind(thing: object) -> str:
    """What sort of thing it is."""
    return type(thing).__name__


def listed(names: Sequence[str]) -> list[str]:
    """A list of names. What is none goes on as it is, to be refused in the words of its game."""
    return list(names) if isinstance(names, Iterable) else names


def missing(module: str, package: str, extra: str) -> ImportError:
    """A part of this package needs another project's, which is not installed."""
    return ImportError(sentence("en", "py-needs-package", module=module, package=package, extra=extra), name=package)
