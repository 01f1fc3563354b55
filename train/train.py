#!/usr/bin/env python3
"""Learns to play a game by playing against itself (PPO), and says how it does against the bots.

    python train/train.py serengeti --seconds 600 --out serengeti

It needs the package `karata` and torch; a GPU is used where there is one. Cut short, it goes on from what it wrote last: OUT.pt. In the end
OUT.npz has the player alone, to be packed for the program (`pack.py`). One player learns all forms of its game at once: `recipes.py` says which, and
what it learns for.
"""

from __future__ import annotations

import argparse
import copy
import dataclasses
import datetime
import hashlib
import json
import os
import pathlib
import random
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import karata
import karata.network
from files import header_of
from hall import Hall, Sheet
from karata.vector import Vector
from network import DEVICE, Critic, Player
from recipes import RECIPES, TOYS, Form, Recipe, opened, written
from tied import tie

# How far a step may lead away from the player that gathered the games.
CLIP = 0.2
EPOCHS = 2
# The adviser's part of the letters while it is imitated: the rest shows what to do after slips.
FOLLOWING = 0.85
# The learning rate at the end, as a part of that at the beginning.
LAST_RATE = 0.05
# How slowly what is usual changes, from round to round.
SLOWLY = 0.9
# For this part of its time somebody who begins as a good player only watches.
STILL = 0.1
# A former self is kept every so many rounds, so many of them at most.
KEEP_EVERY = 8
MOST_FORMER = 40
# The file is written so often, in seconds.
WRITE_EVERY = 45


def arguments(games: Iterable[str] = RECIPES.keys() - TOYS) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted(games))
    parser.add_argument("--out", type=pathlib.Path, help="what the files are called, without their ending")
    parser.add_argument("--seconds", type=float, default=600, help="how long in all, earlier runs included")
    parser.add_argument("--rounds", type=int, help="how long in all, in rounds instead of seconds: the same on every machine")
    parser.add_argument("--stop", type=float, help="how long this run at most")
    parser.add_argument("--form", action="append", default=[], metavar="[SHARE*]SEATS,KEY=VALUE,…", help="a form of the game, instead of the recipe's")
    parser.add_argument("--imitate", type=float, metavar="SECONDS", help="first learn what the adviser does")
    parser.add_argument("--points", type=float, nargs=2, metavar=("FIRST", "LAST"), help="what a usual lead in points counts beside a win, at first and in the end")
    parser.add_argument("--doubt", type=float, nargs=2, metavar=("FIRST", "LAST"), help="what it counts not to be sure, at first and in the end")
    parser.add_argument("--anchor", type=int, metavar="ROUNDS", help="let it count not to differ from who it was up to so many rounds ago, instead of not to be sure")
    parser.add_argument("--former", type=float, metavar="SHARE", help="in which part of the games former selves sit on some seats")
    parser.add_argument("--fading", type=float, help="by how much what came later counts less, from letter to letter")
    parser.add_argument("--games", type=int, default=8192, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="letters in each game before it learns from them")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--hidden", type=int, nargs="+")
    parser.add_argument("--critic", type=int, nargs="+", default=[256, 512, 512], help="its hidden layers: what it makes of what one seat saw, and of that of all")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--workers", type=int, metavar="N", help="let so many workers of a Ray cluster play, each as many games and with as many threads as said; this machine learns")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=pathlib.Path, metavar="WEIGHTS", help="begin as the player with these weights, and learn on")
    parser.add_argument("--exploit", type=pathlib.Path, metavar="WEIGHTS", help="sit alone among players with these weights, who stay as they are; begin as one of them")
    parser.add_argument("--against", nargs="*", metavar="BOT:GAMES", help="whom to play in the end, in every form: greedy:1000, or players with other weights: before.weights:1000")
    return parser.parse_args()


def begins_as(chosen: argparse.Namespace) -> pathlib.Path | None:
    """The weights of the player that it begins as, if it does not begin as nobody."""
    return chosen.exploit or chosen.begin


def recipe_for(chosen: argparse.Namespace) -> Recipe:
    """The game's recipe, with what was said otherwise."""
    recipe = RECIPES[chosen.game]
    changes: dict[str, Any] = {}
    for key in ("imitate", "fading", "anchor", "former"):
        if getattr(chosen, key) is not None:
            changes[key] = getattr(chosen, key)
    for key in ("doubt", "points"):
        if getattr(chosen, key):
            changes[key] = tuple(getattr(chosen, key))
    if chosen.exploit:
        # Everybody else is one of those, and what it learns for is to win.
        changes["adviser"] = 0.0
    if good := begins_as(chosen):
        widths = header_of(good.read_bytes())[0]["widths"]
        changes |= {"imitate": 0.0, "hidden": tuple(widths[1:-1])}
    if chosen.hidden:
        changes["hidden"] = tuple(chosen.hidden)
    if chosen.form:
        changes["forms"] = tuple(Form.read(text) for text in chosen.form)
    return dataclasses.replace(recipe, **changes)


@dataclass
class Course:
    """How far a training has come."""

    seconds: float = 0.0
    rounds: int = 0
    decisions: int = 0
    games: int = 0


def gains(sheet: Sheet, points: float) -> tuple[Tensor, Tensor]:
    """How much better than hoped each letter turned out for whoever said it; and what each seat came to, in playing order from it."""
    surprises = torch.empty_like(sheet.rewards)
    later = torch.zeros_like(sheet.rewards[0])
    for step in reversed(range(sheet.steps)):
        goes_on = (1.0 - sheet.over[step])[:, None, None]
        surprise = sheet.rewards[step] + goes_on * sheet.hopes[step + 1] - sheet.hopes[step]
        later = surprise + sheet.recipe.fading * goes_on * later
        surprises[step] = later
    came = surprises + sheet.hopes[:-1]
    seats = sheet.seats[:-1]
    own = surprises.gather(2, seats[..., None, None].expand(-1, -1, 1, 2))[:, :, 0]
    order = torch.arange(sheet.most, device=DEVICE)
    turned = (order + seats[..., None]) % sheet.seats_of[:, None]
    came = came.gather(2, turned[..., None].expand_as(came))
    return sheet.recipe.wins * own[..., 0] + points * own[..., 1], came


class Spread:
    """How much letters usually differ in what comes of them: a round in which no game ends tells nothing new, and counts less."""

    def __init__(self) -> None:
        self.usual = 0.0

    def of(self, gains: Tensor) -> float:
        now = float(gains.std())
        self.usual = (SLOWLY * self.usual**2 + (1.0 - SLOWLY) * now**2) ** 0.5 if self.usual else now
        return max(now, self.usual) + 1e-6


@dataclass(frozen=True)
class Lesson:
    """How a round is learned from."""

    # What it counts not to be sure, and what a usual lead in points does.
    doubt: float
    points: float
    # Who it was: with one, what counts is to differ from it, instead of to be sure.
    anchor: Player | None
    # Is the adviser imitated? Is the player held still, while only the critic learns?
    imitating: bool
    still: bool


def surprising(chances: Tensor, to: Tensor) -> Tensor:
    """How surprising these letters are on average to somebody; both are logarithms."""
    return -(chances.exp() * to.clamp(min=-30)).sum(1)


def learn(sheet: Sheet, player: Player, critic: Critic, optimiser: torch.optim.Optimizer, lesson: Lesson, spread: Spread, batch: int) -> dict[str, float]:
    """Makes what went better than hoped more likely, or what the adviser says; and hopes what came."""
    own, came = gains(sheet, lesson.points)
    learned = own[sheet.learning]
    own = (own - learned.mean()) / spread.of(learned)
    seats = torch.arange(sheet.most, device=DEVICE) < sheet.seats_of[:, None]
    told = torch.zeros(4, device=DEVICE)
    turns = 0
    for _ in range(EPOCHS):
        # All letters of some games together: what was seen is looked at once, however often the critic thinks of it.
        for some in torch.randperm(sheet.count, device=DEVICE).split(max(1, batch // sheet.steps)):
            observed = sheet.observed[:, some]
            seen, masks = observed[sheet.most : sheet.most + sheet.steps].flatten(0, 1), sheet.masks[:, some].flatten(0, 1)
            there = seats[some].float().expand(sheet.steps, -1, -1).flatten(0, 1)
            with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
                logits, shares = player(seen, masks)
                with torch.no_grad():
                    anchored = lesson.anchor(seen, masks)[0] if lesson.anchor else None
                hopes = critic(observed, sheet.rows[:-1, some]).flatten(0, 1)
            came_of_these, better_by = came[:, some].flatten(0, 1), own[:, some].flatten()
            chances = torch.log_softmax(logits, 1)
            weight = sheet.learning[:, some].flatten().float()
            uncertain = surprising(chances, chances)
            strayed = None if anchored is None else surprising(chances, torch.log_softmax(anchored, 1)) - uncertain
            mistaken = ((hopes - came_of_these).square().sum(2) * there).sum() / there.sum()
            unforeseen = ((shares[:, : sheet.most] - came_of_these[..., 0]).square() * there).sum() / there.sum()
            if lesson.imitating:
                loss = nn.functional.nll_loss(chances, sheet.advised[:, some].flatten())
            else:
                said, likely = sheet.said[:, some].flatten(), sheet.likely[:, some].flatten()
                ratio = (chances.gather(1, said[:, None])[:, 0] - likely).exp()
                better = torch.min(ratio * better_by, ratio.clamp(1 - CLIP, 1 + CLIP) * better_by)
                wanted = uncertain if strayed is None else -strayed
                loss = -((better + lesson.doubt * wanted) * weight).sum() / weight.sum().clamp(min=1.0)
            optimiser.zero_grad(set_to_none=True)
            (mistaken if lesson.still else loss + mistaken + 0.25 * unforeseen).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            nn.utils.clip_grad_norm_(critic.parameters(), 0.5)
            optimiser.step()
            told += torch.stack([loss.detach(), uncertain.mean().detach(), mistaken.detach(), unforeseen.detach()])
            turns += 1
    names = ("loss", "doubt", "mistaken", "unforeseen")
    return dict(zip(names, (told / turns).tolist()))


@torch.no_grad()
def compare(game: karata.Game, player: Player, bots: str, count: int, threads: int) -> str:
    """One player among bots, on every seat in turn, always its best letter. These deals are never learned from."""
    games = Vector(game, min(count, 1024), chairs=["learner"] + [bots] * (game.seats - 1), seed=2**40 + 1, threads=threads)
    # It is asked as it was while it learned: of several that come to the same it knows the first alone.
    games.skip_forced()
    each = -(-count // len(games))
    wins: list[float] = []
    leads: list[float] = []
    played = np.zeros(len(games), int)
    while (played < each).any():
        observed, masks = torch.from_numpy(games.observations).to(DEVICE), torch.from_numpy(games.masks).to(DEVICE)
        seats = games.seats.astype(int)
        games.step(player(observed, masks)[0].argmax(1).cpu().numpy())
        for one in np.flatnonzero(games.done & (played < each)):
            played[one] += 1
            wins.append(100.0 * (games.rewards[one, seats[one]] + 1.0 / game.seats))
            leads.append(games.points[one, seats[one]] - np.delete(games.points[one], seats[one]).mean())
    told = [f"{np.mean(values):.1f} ± {1.96 * np.std(values) / len(values) ** 0.5:.1f}" for values in (wins, leads)]
    return f"one among {bots}: {len(wins)} games, wins {told[0]} % (a fair share: {100 / game.seats:.1f}), lead {told[1]}"


class Training:
    """A player on its way."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen, self.recipe = chosen, recipe_for(chosen)
        self.out = chosen.out or pathlib.Path(f"{chosen.game}-exploiter" if chosen.exploit else chosen.game)
        torch.manual_seed(chosen.seed)
        random.seed(chosen.seed)
        torch.set_float32_matmul_precision("high")
        self.course = Course()
        self.forms = [opened(chosen.game, form) for form in self.recipe.forms]
        first, hidden = self.forms[0], list(self.recipe.hidden)
        # The player has room for as many as can play the game, the critic for those that do.
        possible = first.seats if isinstance(first, karata.Toy) else first.seats_range[1]
        places = self.recipe.places
        tied = tie(first, places) if places and isinstance(first, karata.Game) else None
        # Who begins as another has its layers, as they are written out.
        good = begins_as(chosen)
        own = None if good else tied
        self.player = Player(first.scale, len(first.letters), possible, hidden, own).to(DEVICE)
        self.critic = Critic(first.scale, max(form.seats for form in self.forms), chosen.critic, tied).to(DEVICE)
        self.about = {"game": first.name, "rules": first.rules_version, "hidden": hidden, "critic": chosen.critic, "seats": possible}
        self.about["anchor"] = self.recipe.anchor > 0
        for name, path in (("exploits", chosen.exploit), ("began", chosen.begin)):
            self.about[name] = hashlib.sha256(path.read_bytes()).hexdigest() if path else None
        if good:
            self.player.load(good)
        # How the player was trained that it begins as.
        self.began = header_of(chosen.begin.read_bytes())[0]["training"] if chosen.begin else None
        self.former = copy.deepcopy(self.player)
        self.anchor = copy.deepcopy(self.player)
        kept = self.read()
        if not chosen.exploit:
            self.former.load_state_dict(self.player.state_dict())
        self.spread = Spread()
        self.selves: list[dict[str, Tensor]] = []
        # Are all former selves wanted in the end?
        self.keep_all = False
        both = [*self.player.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(both, lr=chosen.rate, eps=1e-5, fused=DEVICE == "cuda")
        plan = (chosen.game, self.recipe, chosen.games, chosen.steps, chosen.threads, chosen.seed + kept, chosen.exploit is not None)
        if chosen.workers:
            from far import FarHall

            self.hall: Hall | FarHall = FarHall(chosen.workers, plan)
        else:
            self.hall = Hall(*plan)

    def file(self, ending: str) -> pathlib.Path:
        """One of the files that it writes."""
        return self.out.with_name(self.out.name + ending)

    def kept(self) -> dict[str, nn.Module]:
        """What the file has of it."""
        anchor = {"anchor": self.anchor} if self.recipe.anchor else {}
        return {"player": self.player, "critic": self.critic, **anchor}

    def read(self) -> int:
        """Goes on from the file, if there is one. The optimiser finds its pace again within a few rounds."""
        path = self.file(".pt")
        if not path.exists():
            return 0
        kept = torch.load(path, map_location=DEVICE, weights_only=True)
        about = json.loads(kept["about"])
        if about != self.about:
            raise SystemExit(f"{path} is of {about}, and this is {self.about}")
        for name, module in self.kept().items():
            module.load_state_dict({key: value.float() for key, value in kept[name].items()})
        self.course = Course(**json.loads(kept["course"]))
        return self.course.rounds

    def write(self) -> None:
        """Whoever is cut off while this is written has what was written before."""
        path = self.file(".pt")
        half = lambda module: {key: value.half() for key, value in module.state_dict().items()}
        fresh = self.file(".new")
        # Whatever reads nothing but weights reads no other numbers, in older versions of torch.
        course, about = json.dumps(self.course.__dict__), json.dumps(self.about)
        modules = {name: half(module) for name, module in self.kept().items()}
        torch.save({**modules, "course": course, "about": about}, fresh)
        fresh.replace(path)
        training = {
            "command": " ".join(["python train/train.py", *sys.argv[1:]]),
            "date": datetime.date.today().isoformat(),
            "seed": self.chosen.seed,
            "settings": written(self.recipe.forms),
            "recipe": {key: value for key, value in vars(self.recipe).items() if key not in ("forms", "places")},
            "pace": {key: getattr(self.chosen, key) for key in ("games", "steps", "batch", "rate", "workers")},
            "began": self.began,
            **self.course.__dict__,
        }
        self.player.export(self.file(".npz"), {**self.about, "training": training})

    def turn_back(self) -> None:
        """Chooses the former self that the next games are played with."""
        if self.chosen.exploit:
            return
        if self.course.rounds % KEEP_EVERY == 0:
            self.selves.append(copy.deepcopy(self.player.state_dict()))
            if len(self.selves) > MOST_FORMER and not self.keep_all:
                del self.selves[random.randrange(MOST_FORMER // 2)]
        if self.selves:
            self.former.load_state_dict(random.choice(self.selves))

    @property
    def done(self) -> float:
        """How much of the course is over, from 0 to 1."""
        rounds, seconds = self.chosen.rounds, self.chosen.seconds
        over, whole = (self.course.seconds, seconds) if rounds is None else (self.course.rounds, rounds)
        return min(1.0, over / whole) if whole else 1.0

    def round(self) -> dict[str, float]:
        done = self.done
        imitating = self.course.seconds < self.recipe.imitate
        # Who is good already would unlearn it from a critic that knows nothing.
        still = begins_as(self.chosen) is not None and done < STILL
        for group in self.optimiser.param_groups:
            group["lr"] = self.chosen.rate * (1.0 - (1.0 - LAST_RATE) * done)
        first, last = self.recipe.doubt
        points, last_points = self.recipe.points
        anchor = self.anchor if self.recipe.anchor and not imitating else None
        lesson = Lesson(first * (last / first) ** done, points + (last_points - points) * done, anchor, imitating, still)
        begun = time.monotonic()
        sheets = self.hall.play(self.player, self.former, self.critic, FOLLOWING if imitating else 0.0)
        played = time.monotonic()
        told = [learn(sheet, self.player, self.critic, self.optimiser, lesson, self.spread, self.chosen.batch) for sheet in sheets]
        over = time.monotonic()
        self.course.seconds += over - begun
        self.course.rounds += 1
        self.course.decisions += sum(sheet.decisions for sheet in sheets)
        self.course.games += sum(sheet.ended for sheet in sheets)
        if imitating or self.recipe.anchor and self.course.rounds % self.recipe.anchor == 0:
            self.anchor.load_state_dict(self.player.state_dict())
        self.turn_back()
        means = {name: sum(one[name] for one in told) / len(told) for name in told[0]}
        return {"playing": played - begun, "learning": over - played, **means}

    def run(self) -> None:
        begun = written = time.monotonic()
        log = open(self.file(".log"), "a", buffering=1)
        while self.done < 1.0:
            told = self.round()
            now = time.monotonic()
            ends = self.done >= 1.0 or (self.chosen.stop is not None and now - begun >= self.chosen.stop)
            log.write(json.dumps({**self.course.__dict__, **told}) + "\n")
            if ends or now - written > WRITE_EVERY or self.course.rounds <= 2:
                written = now
                words = "  ".join(f"{name} {value:.3f}" for name, value in told.items())
                print(f"{self.course.seconds:5.0f} s  {self.course.decisions:13,} decisions  {self.course.games:9,} games  {words}", flush=True)
                self.write()
            if ends:
                break
        self.compare()

    def compare(self) -> None:
        """Says how it does against bots, in every form."""
        if self.chosen.game in TOYS:
            return
        usual = ["greedy:1000"]
        if self.chosen.exploit:
            karata.network.use(self.chosen.exploit.read_bytes())
            usual = ["master:1000"]
        pairs = [pair.rsplit(":", 1) for pair in (usual if self.chosen.against is None else self.chosen.against)]
        # Whoever has other weights plays last: from then on they are what a master is.
        for bots, count in sorted(pairs, key=lambda pair: pair[0].endswith(".weights")):
            if bots.endswith(".weights"):
                karata.network.use(pathlib.Path(bots).read_bytes())
                print(f"master: {bots}", flush=True)
                bots = "master"
            for form, game in zip(self.recipe.forms, self.forms):
                print(f"{form.seats} {form.settings}: {compare(game, self.player, bots, int(count), self.chosen.threads)}", flush=True)


if __name__ == "__main__":
    Training(arguments()).run()
