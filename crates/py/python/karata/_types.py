"""What is given and taken as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from ._karata import Choice

__all__ = ["Command", "Data", "Ended", "Nature", "Result"]

Data = dict[str, Any]
Command = Union[str, "Choice", Mapping[str, Any], "list[Mapping[str, Any] | Choice]"]
Nature = Literal["seeded", "told"]


class Result(TypedDict):
    """How a match ended, by seat."""

    scores: list[int]
    ranks: list[int]


class Ended(TypedDict):
    """How a game ended, by seat."""

    scores: list[int]
    ranks: list[int]
    shares: list[float]
