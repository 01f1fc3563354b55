#!/usr/bin/env python3
"""Learns to play a game by playing against itself (PPO), and says how it does against the bots.

    python train/train.py serengeti --seats 4 --seconds 200 --out serengeti-4.pt

It needs the package `karata` and torch; a GPU is used where there is one. Cut short, it goes on from the file that `--out`
names. Actor and critic are networks of their own: the actor chooses a letter among those that may come next, the critic tells at
every decision what all seats have to hope for, so that each decision teaches all of them.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import time
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor, nn

import karata
from karata.vector import Vector

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
# Advantages fade by so much from decision to decision; nothing is discounted.
FADING = 0.95
# How far a step may lead away from the player that gathered the games.
CLIP = 0.2
EPOCHS = 2


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("player.pt"))
    parser.add_argument("--seconds", type=float, default=600, help="how long, earlier runs included")
    parser.add_argument("--imitate", type=float, default=0, metavar="SECONDS", help="first learn what the adviser does")
    parser.add_argument("--points", type=float, default=0.1, help="what a typical lead in points counts beside a win")
    parser.add_argument("--games", type=int, default=8192, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="letters in each game before it learns from them")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--hidden", type=int, nargs="+", default=[512, 512, 512])
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="*", default=["greedy:1000"], metavar="BOT:GAMES", help="whom to play in the end")
    return parser.parse_args()


class Player(nn.Module):
    """What a seat observes, to letters and to what all seats have to hope for, in playing order from it."""

    def __init__(self, game: karata.Game, hidden: list[int]) -> None:
        super().__init__()
        scale = torch.from_numpy(1.0 / game.scale)
        self.register_buffer("scale", scale, persistent=False)
        self.actor = network(len(scale), hidden, len(game.letters))
        self.critic = network(len(scale), hidden, game.seats)
        # At first everything is about as likely.
        with torch.no_grad():
            self.actor[-1].weight.mul_(0.01)

    def forward(self, observed: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
            values = observed.float() * self.scale
            logits, hopes = self.actor(values), self.critic(values)
        return logits.float().masked_fill(masks == 0, -1e9), hopes.float()


def network(width: int, hidden: list[int], out: int) -> nn.Sequential:
    widths = [width, *hidden]
    layers = [layer for pair in zip(widths, hidden) for layer in (nn.Linear(*pair), nn.ReLU())]
    return nn.Sequential(*layers, nn.Linear(widths[-1], out))


def by_seat(hopes: Tensor, seats: Tensor) -> Tensor:
    """What is told in playing order from these seats, in the order of all seats."""
    count = hopes.shape[1]
    order = torch.arange(count, device=hopes.device)
    return hopes.gather(1, (order - seats[:, None]) % count)


def seen(array: np.ndarray) -> Tensor:
    return torch.from_numpy(array).to(DEVICE)


@dataclass
class Played:
    """Some letters of many games: letters × games, and what came of them."""

    observed: Tensor
    masks: Tensor
    letters: Tensor
    seats: Tensor
    likely: Tensor
    hopes: Tensor
    rewards: Tensor
    over: Tensor
    decisions: int = 0


@dataclass
class Course:
    """How far a training has come."""

    seconds: float = 0.0
    rounds: int = 0
    decisions: int = 0
    # The mean size of a lead in points at the end of a game.
    lead: float | None = None
    log: list[dict[str, float]] = field(default_factory=list)


def gather(games: Vector, player: Player, steps: int, course: Course, points: float) -> Played:
    """Plays so many letters in every game."""
    count, seats = len(games), games.game.seats
    shape = (steps, count)
    played = Played(
        torch.empty(*shape, games.values, dtype=torch.uint8, device=DEVICE),
        torch.empty(*shape, games.letters, dtype=torch.uint8, device=DEVICE),
        torch.empty(shape, dtype=torch.int64, device=DEVICE),
        torch.empty(shape, dtype=torch.int64, device=DEVICE),
        torch.empty(shape, device=DEVICE),
        torch.empty(steps + 1, count, seats, device=DEVICE),
        torch.empty(*shape, seats, device=DEVICE),
        torch.empty(*shape, 1, device=DEVICE),
    )
    for step in range(steps + 1):
        observed, masks, seat = seen(games.observations), seen(games.masks), seen(games.seats).long()
        with torch.no_grad():
            logits, hopes = player(observed, masks)
        played.hopes[step] = by_seat(hopes, seat)
        if step == steps:
            break
        chances = torch.log_softmax(logits, 1)
        letters = torch.multinomial(chances.exp(), 1)
        games.step(letters[:, 0].cpu().numpy())
        played.observed[step], played.masks[step], played.seats[step] = observed, masks, seat
        played.letters[step], played.likely[step] = letters[:, 0], chances.gather(1, letters)[:, 0]
        played.rewards[step] = rewards(games, course, points)
        played.over[step] = seen(games.done)[:, None].float()
        played.decisions += int(games.decided.sum())
    return played


def rewards(games: Vector, course: Course, points: float) -> Tensor:
    """The share of the win, and a little for the lead over the others' mean."""
    over = games.done.astype(bool)
    shares = seen(games.rewards)
    if not over.any():
        return shares
    scores = seen(games.points).float()
    leads = scores - (scores.sum(1, keepdim=True) - scores) / (scores.shape[1] - 1)
    if course.lead is None:
        course.lead = float(leads[seen(over)].abs().mean()) + 1e-6
    return shares + points * leads / course.lead * seen(games.done)[:, None]


def learn(player: Player, optimiser: torch.optim.Optimizer, played: Played, entropy: float, batch: int) -> dict[str, float]:
    """Makes what went better than hoped more likely, and hopes what came."""
    gains = torch.empty_like(played.rewards)
    later = torch.zeros_like(played.rewards[0])
    for step in reversed(range(len(gains))):
        goes_on = 1.0 - played.over[step]
        surprise = played.rewards[step] + goes_on * played.hopes[step + 1] - played.hopes[step]
        later = surprise + FADING * goes_on * later
        gains[step] = later
    came = (gains + played.hopes[:-1]).flatten(0, 1)
    seats, letters, likely = played.seats.flatten(), played.letters.flatten(), played.likely.flatten()
    observed, masks = played.observed.flatten(0, 1), played.masks.flatten(0, 1)
    own = gains.flatten(0, 1).gather(1, seats[:, None])[:, 0]
    own = (own - own.mean()) / (own.std() + 1e-8)
    told: dict[str, float] = {}
    for _ in range(EPOCHS):
        for some in torch.randperm(len(own), device=DEVICE).split(batch):
            logits, hopes = player(observed[some], masks[some])
            chances = torch.log_softmax(logits, 1)
            ratio = (chances.gather(1, letters[some, None])[:, 0] - likely[some]).exp()
            better = torch.min(ratio * own[some], ratio.clamp(1 - CLIP, 1 + CLIP) * own[some]).mean()
            doubt = -(chances.exp() * chances.masked_fill(masks[some] == 0, 0.0)).sum(1).mean()
            mistaken = (by_seat(hopes, seats[some]) - came[some]).square().mean()
            optimiser.zero_grad(set_to_none=True)
            (0.5 * mistaken - better - entropy * doubt).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            optimiser.step()
            told = {"entropy": float(doubt), "mistaken": float(mistaken)}
    return told


def imitate(games: Vector, player: Player, optimiser: torch.optim.Optimizer, seconds: float) -> None:
    """Learns what the game's adviser says."""
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        letters = games.advise()
        logits, _ = player(seen(games.observations), seen(games.masks))
        optimiser.zero_grad(set_to_none=True)
        nn.functional.cross_entropy(logits, seen(letters.astype(np.int64))).backward()
        optimiser.step()
        games.step(letters)


def compare(game: karata.Game, player: Player, bots: str, count: int, threads: int) -> str:
    """One player among bots, on every seat in turn, always its best letter. These deals are never learned from."""
    games = Vector(game, min(count, 1024), chairs=["learner"] + [bots] * (game.seats - 1), seed=2**40 + 1, threads=threads)
    each = -(-count // len(games))
    wins: list[float] = []
    leads: list[float] = []
    played = np.zeros(len(games), int)
    while (played < each).any():
        with torch.no_grad():
            logits, _ = player(seen(games.observations), seen(games.masks))
        seats = games.seats.astype(int)
        games.step(logits.argmax(1).cpu().numpy())
        for one in np.flatnonzero(games.done & (played < each)):
            played[one] += 1
            wins.append(100.0 * (games.rewards[one, seats[one]] + 1.0 / game.seats))
            leads.append(games.points[one, seats[one]] - np.delete(games.points[one], seats[one]).mean())
    told = [f"{np.mean(values):.1f} ± {1.96 * np.std(values) / len(values) ** 0.5:.1f}" for values in (wins, leads)]
    return f"one among {bots}: {len(wins)} games, wins {told[0]} % (a fair share: {100 / game.seats:.1f}), lead {told[1]}"


def keep(path: pathlib.Path, player: Player, optimiser: torch.optim.Optimizer, course: Course, settings: dict[str, str]) -> None:
    """Writes everything that is needed to go on; whoever is cut off while writing has the one before."""
    fresh = path.with_suffix(".new")
    torch.save({"player": player.state_dict(), "optimiser": optimiser.state_dict(), "course": course.__dict__, "settings": settings}, fresh)
    fresh.replace(path)


def main() -> None:
    chosen = arguments()
    torch.manual_seed(chosen.seed)
    game = karata.game(chosen.game, seats=chosen.seats, **dict(pair.split("=", 1) for pair in chosen.set))
    settings = {"game": game.name, "rules": str(game.rules_version), "hidden": str(chosen.hidden)}
    player = Player(game, chosen.hidden).to(DEVICE)
    optimiser = torch.optim.Adam(player.parameters(), lr=chosen.rate, eps=1e-5, fused=DEVICE == "cuda")
    course = Course()
    if chosen.out.exists():
        kept = torch.load(chosen.out, map_location=DEVICE, weights_only=True)
        if kept["settings"] != settings:
            raise SystemExit(f"{chosen.out} is of {kept['settings']}, and this is {settings}")
        player.load_state_dict(kept["player"])
        optimiser.load_state_dict(kept["optimiser"])
        course = Course(**kept["course"])
    games = Vector(game, chosen.games, seed=chosen.seed + course.rounds, threads=chosen.threads)
    if course.rounds == 0:
        imitate(games, player, optimiser, chosen.imitate)
    last = time.monotonic()
    while course.seconds < chosen.seconds:
        done = course.seconds / chosen.seconds
        for group in optimiser.param_groups:
            group["lr"] = chosen.rate * max(0.05, 1.0 - done)
        played = gather(games, player, chosen.steps, course, chosen.points)
        told = learn(player, optimiser, played, 0.02 * (1.0 - done) + 0.002 * done, chosen.batch)
        now = time.monotonic()
        course.seconds, last = course.seconds + now - last, now
        course.rounds += 1
        course.decisions += played.decisions
        if course.rounds % 20 == 0 or course.seconds >= chosen.seconds:
            course.log.append({"seconds": course.seconds, "decisions": course.decisions, **told})
            rate = course.decisions / course.seconds
            print(f"{course.seconds:6.0f} s  {course.decisions:12,} decisions  {rate:9,.0f}/s  {told}", flush=True)
            keep(chosen.out, player, optimiser, course, settings)
    for pair in chosen.against:
        bots, count = pair.rsplit(":", 1)
        print(compare(game, player, bots, int(count), chosen.threads), flush=True)


if __name__ == "__main__":
    main()
