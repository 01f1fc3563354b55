"""Thousands of games at once, for whoever learns to play.

    >>> import karata, numpy as np
    >>> from karata.vector import Vector
    >>> games = Vector(karata.game("serengeti"), games=4096, seed=7)
    >>> games.reset()
    >>> letters = games.masks.argmax(axis=1).astype(np.uint16)   # the first letter that may come next
    >>> games.step(letters)

Every game stands at a decision of a chair that is asked. ``step`` says one letter in each of them; games that are over begin
anew. What is asked and what came of it stands in arrays that are the same from step to step:

============  ==================  ==========================================================================
array         shape               what it says
============  ==================  ==========================================================================
observations  games × values      what the seat that is asked knows (``karata.Game.planes``)
masks         games × letters     1 for every letter that may come next
seats         games               the seat that is asked
chairs        games               the chair that stands there
decided       games               1 where the letter made a word whole
done          games               1 where a game ended with the letter
rewards       games × seats       each seat's share of the win minus a fair share, where a game ended
points        games × seats       the final scores, where a game ended
============  ==================  ==========================================================================
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from ._karata import Game, Games, Toy
from ._words import kind, listed, sentence, shown
from .errors import ArgumentError, InternalError

__all__ = ["Vector"]

# Games are shared by no more threads than this.
MOST_THREADS = 256


class Vector:
    """Many games at once. ``out`` has arrays of the caller's, by name, that are used instead of own ones.

    ``chairs`` says who sits where: ``learner``, ``other`` (asked as well: a former self, say) or a bot by level
    (``greedy``, ``club:50``). With ``rotate`` the chairs move one seat on from game to game, so that each comes to every seat.
    ``model`` is whom ``advise`` speaks for, whoever sits on the chairs: the game's adviser, or another bot (``search-club:50``).
    ``observe`` is ``"uint8"``, ``"float32"`` (each value divided by its scale) or ``None``. The same seed gives the same
    games, for any number of threads.
    """

    observations: npt.NDArray[np.uint8] | npt.NDArray[np.float32] | None
    masks: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.uint8]
    chairs: npt.NDArray[np.uint8]
    decided: npt.NDArray[np.uint8]
    done: npt.NDArray[np.uint8]
    rewards: npt.NDArray[np.float32]
    points: npt.NDArray[np.int32]

    def __init__(
        self,
        game: Game | Toy,
        games: int = 4096,
        *,
        chairs: Sequence[str] | None = None,
        seed: int = 0,
        threads: int | None = None,
        rotate: bool = True,
        model: str = "greedy",
        observe: str | None = "uint8",
        out: Mapping[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        if not isinstance(game, (Game, Toy)):
            raise TypeError(sentence("en", "py-game-type", kind=kind(game)))
        if observe is not None and observe not in ("uint8", "float32"):
            raise ArgumentError(sentence(game, "py-observe", given=shown(observe)))
        self.game = game
        self._chairs = ["learner"] * game.seats if chairs is None else listed(chairs)
        self._games = games
        self._rotate = rotate
        self._model = model
        self._threads = min(os.cpu_count() or 1, MOST_THREADS) if threads is None else threads
        self._seed = seed
        self._keep_records = self._skip_forced = False
        self._inner = self._opened(seed)
        count, places, letters, values = self._inner.shape()
        self._observe = observe
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "masks": ((count, letters), np.uint8),
            "seats": ((count,), np.uint8),
            "chairs": ((count,), np.uint8),
            "decided": ((count,), np.uint8),
            "done": ((count,), np.uint8),
            "rewards": ((count, places), np.float32),
            "points": ((count, places), np.int32),
        }
        if observe is not None:
            shapes["observations"] = ((count, values), np.dtype(observe))
        given = dict(out or {})
        unknown = sorted(set(given) - set(shapes))
        if unknown:
            names, allowed = ", ".join(map(str, unknown)), ", ".join(sorted(shapes))
            raise ArgumentError(sentence(game, "py-out-unknown", names=names, allowed=allowed))
        self.observations = None
        for name, (shape, dtype) in shapes.items():
            array = _checked(game, name, given[name], shape, dtype) if name in given else np.zeros(shape, dtype)
            setattr(self, name, array)
        _check_apart(game, {name: getattr(self, name) for name in shapes})
        self.values = values
        self.letters = letters
        self.ask()

    def _opened(self, seed: int) -> Games:
        games = Games(self.game, self._games, self._chairs, seed, self._threads, self._rotate, self._model)
        games.keep_records(self._keep_records)
        games.skip_forced(self._skip_forced)
        return games

    def __len__(self) -> int:
        return self._games

    def ask(self) -> None:
        """Writes what is asked now."""
        self._inner.ask(self.observations, self.masks, self.seats, self.chairs)

    def reset(self, seed: int | None = None) -> None:
        """Begins anew, with this seed, or with the one there was: the same games again."""
        self._inner = self._opened(self._seed if seed is None else seed)
        if seed is not None:
            self._seed = seed
        self._nothing_came()
        self.ask()

    def _nothing_came(self) -> None:
        for array in (self.decided, self.done, self.rewards, self.points):
            array.fill(0)

    def step(self, letters: npt.ArrayLike) -> None:
        """Says one letter in each game. If one of them may not come next, none is said."""
        said = np.asarray(letters)
        if said.dtype.kind not in "iu":
            raise ArgumentError(sentence(self.game, "py-letters-type", kind=said.dtype))
        if said.shape != (self._games,):
            shapes = {"given": said.shape, "needed": (self._games,)}
            raise ArgumentError(sentence(self.game, "py-array-shape", what="letters", **shapes))
        if said.dtype != np.uint16:
            if said.min() < 0 or said.max() >= self.letters:
                raise ArgumentError(sentence(self.game, "py-letters-range", last=self.letters - 1))
            said = said.astype(np.uint16)
        self._inner.step(
            np.ascontiguousarray(said),
            self.observations,
            self.masks,
            self.seats,
            self.chairs,
            self.decided,
            self.done,
            self.rewards,
            self.points,
        )

    def observe_all(self, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """What all seats of all games observe, for critics: games × seats × values."""
        shape = (self._games, self.game.seats, self.values)
        dtype = np.dtype(self._observe or "uint8")
        array = np.zeros(shape, dtype) if out is None else _checked(self.game, "out", out, shape, None)
        self._inner.observe_all(array)
        return array

    def advise(self) -> npt.NDArray[np.uint16]:
        """The letter that the model would say next in every game. A model that thinks does so for every letter, and cannot be interrupted."""
        letters = np.zeros(self._games, np.uint16)
        self._inner.advise(letters)
        return letters

    def play_random(self, decisions: int) -> tuple[int, int]:
        """Takes so many decisions in each game, every legal action equally likely, without observing: decisions taken, and games
        that ended. Ctrl-C ends it between two decisions, and the games go on from there."""
        try:
            played = self._inner.play_random(decisions)
        except InternalError:
            # There is nothing left to be asked.
            raise
        except BaseException:
            self.ask()
            raise
        self.ask()
        return played

    def save(self) -> bytes:
        """Everything that is needed to go on from here."""
        return self._inner.save()

    def restore(self, save: bytes) -> None:
        """Goes on from a save of such games."""
        self._inner.restore(save)
        self._nothing_came()
        self.ask()

    def keep_records(self, keep: bool = True) -> None:
        """From now on games that are over are kept as records, or not."""
        self._inner.keep_records(keep)
        self._keep_records = keep

    def skip_forced(self, skip: bool = True) -> None:
        """From now on what leaves no choice is decided without asking, or asked like everything else: letters that must come next are
        among those already said when there is a choice again, and of an action that needs no choice at all nobody hears. Of actions that come to
        the same as far as a seat knows (in Calcory turning one or another card of which nothing is known) only the first may be said. What is asked
        already stays asked."""
        self._inner.skip_forced(skip)
        self._skip_forced = skip

    def take_records(self) -> list[tuple[int, int, str]]:
        """The records of the games that are over, each once: which game, which episode of it, and the text."""
        return self._inner.take_records()


def _check_apart(game: Game | Toy, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """No two arrays may be the same memory: each is written while the others are."""
    for (name, one), (other_name, other) in combinations(arrays.items(), 2):
        if np.may_share_memory(one, other):
            raise ArgumentError(sentence(game, "py-array-shared", one=name, other=other_name))


def _checked(game: Game | Toy, name: str, array: Any, shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """An array of the caller's that can be written as it is."""
    if not isinstance(array, np.ndarray):
        raise ArgumentError(sentence(game, "py-array-kind", what=name, kind=kind(array)))
    if dtype is None:
        if array.dtype not in (np.uint8, np.float32):
            raise ArgumentError(sentence(game, "py-array-type-either", what=name, given=array.dtype))
    elif array.dtype != dtype:
        raise ArgumentError(sentence(game, "py-array-type", what=name, given=array.dtype, needed=np.dtype(dtype)))
    if array.shape != shape:
        raise ArgumentError(sentence(game, "py-array-shape", what=name, given=array.shape, needed=shape))
    if not array.flags.c_contiguous:
        raise ArgumentError(sentence(game, "py-array-scattered", what=name))
    if not array.flags.writeable:
        raise ArgumentError(sentence(game, "py-array-read-only", what=name))
    return array
