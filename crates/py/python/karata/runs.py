"""Many games between bots: played and counted (`simulate`), or compared deal by deal (`arena`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from . import _karata
from ._words import listed, missing

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Arena", "ArenaBot", "ArenaPair", "SeatResult", "Simulation", "arena", "simulate"]

Interval = tuple[float, float]
"""The ends of a 95 % interval."""

Progress = Callable[[int, int], object]
"""Told now and then how many games are done, and of how many. What it raises ends the run."""


@dataclass(frozen=True)
class SeatResult:
    """How a seat fared in a simulation."""

    bot: str
    """Who held it."""
    mean: float
    """Its mean score."""
    win_share: float
    """Its share of the wins, from 0 to 1; a shared win counts in equal parts."""
    games: int
    """How many games it was in."""

    @property
    def win_share_95(self) -> Interval:
        """The 95 % interval of its share of the wins, by Wilson. Shared wins make it wider than it need be."""
        z, n, p = 1.959963985, self.games, self.win_share
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        margin = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (max(0.0, centre - margin), min(1.0, centre + margin))


@dataclass(frozen=True)
class Simulation:
    """What happened in many games."""

    game: str
    """The game's name."""
    seats: int
    """How many played."""
    games: int
    """How many games were played."""
    decisions: int
    """How often a seat was to act."""
    forced: int
    """How often it had exactly one legal action."""
    chance_steps: int
    """How often nature was to act."""
    seconds: float
    """How long the run took."""
    chance_seconds: float
    """How much of it was spent in nature's steps, as far as that was measured."""
    by_seat: tuple[SeatResult, ...]
    """How each seat fared."""
    seed: int
    """The seed of the whole run: it repeats it, whatever the number of threads."""
    threads: int
    """How many threads shared the work."""

    @property
    def games_per_second(self) -> float:
        """Games in a second."""
        return self.games / max(self.seconds, 1e-9)

    @property
    def decisions_per_second(self) -> float:
        """Decisions in a second."""
        return self.decisions / max(self.seconds, 1e-9)

    def to_dict(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class ArenaBot:
    """How one bot fared in the arena."""

    name: str
    """As it was asked for; a second one of the same name has a number besides."""
    budget: int | None
    """How many games it imagines for a decision, if it does."""
    mean: float
    """Its mean score for each chair it held."""
    mean_95: Interval | None
    """The 95 % interval of that over the deals; nothing with fewer than two deals."""
    win_share: float
    """Its share of the win for each chair it held."""
    win_share_95: Interval | None
    """The 95 % interval of that."""
    rating: float
    """Its rating by Weng and Lin; the mean of all bots is 25."""
    uncertainty: float
    """How uncertain that is: a standard deviation, as the rating system sees it."""
    decisions: int
    """How many decisions it had that were not forced."""
    ms_per_decision: float
    """Milliseconds of an average one."""
    slowest_ms: float
    """Milliseconds of the slowest one."""


@dataclass(frozen=True)
class ArenaPair:
    """Two bots, deal by deal: what the first has more than the second."""

    a: str
    """The first."""
    b: str
    """The second."""
    win_share_difference: float
    """The difference of their shares of the win."""
    win_share_difference_95: Interval | None
    """The 95 % interval of that."""
    score_difference: float
    """The difference of their scores."""
    score_difference_95: Interval | None
    """The 95 % interval of that."""
    established: bool
    """Is the difference of the wins more than luck explains?"""


@dataclass(frozen=True)
class Arena:
    """How bots compare. Every deal is played with the bots on every chair, so that the luck of the deal is shared."""

    game: str
    """The game's name."""
    seats: int
    """How many play."""
    deals: int
    """How many deals were played in every line-up."""
    games: int
    """The games of these deals."""
    fair_share: float
    """The share of the win of a chair if all bots were equal."""
    among: str | None
    """Among whom each of them sat alone, if not with each other."""
    bots: tuple[ArenaBot, ...]
    """Each bot, in the order they were asked for."""
    pairs: tuple[ArenaPair, ...]
    """Every two of them."""
    seconds: float
    """How long the run took."""
    single_hands: bool
    """Were single hands played of what is usually a match, because nobody said otherwise?"""
    seed: int
    """The seed of the whole run: it repeats it, whatever the number of threads."""
    threads: int
    """How many threads shared the work."""

    def to_dict(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draws the shares of the win with their 95 % intervals, and the share of equal bots as a line.

        Needs matplotlib: `pip install karata[plot]`.
        """
        try:
            import matplotlib.pyplot as plt
        except ImportError as error:
            raise missing("Arena.plot", "matplotlib", "plot") from error
        if ax is None:
            _, ax = plt.subplots()
        for place, bot in enumerate(self.bots):
            low, high = bot.win_share_95 or (bot.win_share, bot.win_share)
            error_bar = [[bot.win_share - low], [high - bot.win_share]]
            ax.errorbar([bot.win_share], [place], xerr=error_bar, fmt="o", capsize=4, color="black")
        ax.axvline(self.fair_share, linestyle="--", color="grey")
        ax.set_yticks(range(len(self.bots)), [bot.name for bot in self.bots])
        ax.invert_yaxis()
        ax.set_xlabel("share of the win for each chair, 95 % interval")
        ax.set_title(f"{self.game}, {self.seats} players, {self.deals} deals")
        return ax


def simulate(
    game: _karata.Game | str,
    games: int = 1000,
    bots: str | Sequence[str] = "random",
    *,
    seed: int | None = None,
    threads: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Plays many games between bots and counts.

    `bots` is one level for all seats, or one for each (`["club:500", "random", …]`); `budget` is for those that search and
    have none of their own. The same seed gives the same games, whatever the number of threads, here and on the command line.
    Ctrl-C ends the run before the next game.
    """
    if isinstance(game, str):
        game = _karata.game(game)
    return _as_simulation(_karata.simulate(game, games, _names(bots), seed, threads, budget, progress))


def arena(
    game: _karata.Game | str,
    bots: Sequence[str],
    deals: int = 100,
    *,
    among: str | None = None,
    seed: int | None = None,
    threads: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Compares bots: every deal is played once for each line-up, with the bots on other chairs and the same chance. With `among` each
    of them sits alone among players of that level, on every chair: as many as you like, one is enough, and partners are compared as well.

    Games that are played over several hands are played one hand at a time, unless `hands` or `total` was set in the game.
    All but the times is the same for every number of threads. Ctrl-C ends the run before the next game.
    """
    if isinstance(game, str):
        game = _karata.game(game)
    return _as_arena(_karata.arena(game, _names(bots), among, deals, seed, threads, budget, progress))


def _as_simulation(found: dict[str, Any]) -> Simulation:
    by_seat = tuple(SeatResult(games=found["games"], **seat) for seat in found.pop("by_seat"))
    return Simulation(by_seat=by_seat, **found)


def _as_arena(found: dict[str, Any]) -> Arena:
    entrants = tuple(ArenaBot(**bot) for bot in found.pop("bots"))
    pairs = tuple(ArenaPair(**pair) for pair in found.pop("pairs"))
    return Arena(bots=entrants, pairs=pairs, **found)


def _names(bots: str | Sequence[str]) -> list[str]:
    """Names with commas between them, as on the command line, or a list of them."""
    if isinstance(bots, str):
        return bots.split(",")
    return listed(bots)
