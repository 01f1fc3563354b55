"""What the package says to whoever asks for something impossible, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def in_both_languages(calls: Callable[[str], Iterable[Callable[[], Any]]], *, also: tuple[type[Exception], ...] = ()) -> list[tuple[str, str]]:
    """The sentences with which these calls are refused, in English and in French: whole sentences, and never the same."""
    import karata

    refusals = (karata.KarataError, TypeError, *also)
    english, french = ([str(pytest.raises(refusals, call).value) for call in calls(lang)] for lang in ("en", "fr"))
    pairs = list(zip(english, french, strict=True))
    for one, other in pairs:
        assert one != other and "⟦" not in one + other, (one, other)
        assert "{ $" not in one + other and "py-" not in one + other, (one, other)
        assert "argument '" not in one, f"Python's own words: {one}"
    return pairs
