#!/usr/bin/env python3
"""Learns what somebody does who thinks longer.

    python train/follow.py safaru --begin crates/games/weights/safaru.weights --model search-expert:300 --seconds 900 --out safaru

A player that is there plays, and wherever it decides a bot says what it would do (`karata.vector.Vector.advise`). From all of it the player learns, again
and again, until what the bot does in games that were kept apart is foreseen no better. What it says of everybody's prospects stays as it was. OUT.npz has the
player, to be packed (`pack.py`); what is packed can learn on (`train.py --begin`).
"""

from __future__ import annotations

import argparse
import copy
import datetime
import hashlib
import json
import os
import pathlib
import sys
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from files import header_of
from karata.vector import Vector
from network import DEVICE, Player, picked
from recipes import RECIPES, TOYS, Form, opened, written

# The model's part of the letters that are said: the rest shows what to do after what the player would do.
FOLLOWING = 0.3
# Every so many games one is kept apart.
APART = 12
# What the prospects count that are to stay as they were.
PROSPECTS = 0.5
# It ends when what is kept apart was foreseen no better so many times.
PATIENCE = 3


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted(RECIPES.keys() - TOYS))
    parser.add_argument("--begin", type=pathlib.Path, required=True, metavar="WEIGHTS", help="who plays, and learns")
    parser.add_argument("--model", default="search-expert:100", metavar="BOT", help="whom to follow")
    parser.add_argument("--seconds", type=float, default=600, help="how long the bot is asked; learning comes after")
    parser.add_argument("--answers", type=int, default=1_000_000, help="so many answers at most, which are all kept at hand")
    parser.add_argument("--form", action="append", default=[], metavar="[SHARE*]SEATS,KEY=VALUE,…", help="a form of the game, instead of the recipe's")
    parser.add_argument("--games", type=int, default=384, help="games at once")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, help="what the file is called, without its ending")
    return parser.parse_args()


@dataclass
class Answers:
    """What was seen, what might be said, what the model would have said, and what the player hoped for."""

    observed: Tensor
    masks: Tensor
    letters: Tensor
    hopes: Tensor

    def __len__(self) -> int:
        return len(self.letters)

    @staticmethod
    def joined(some: list[Answers]) -> Answers:
        return Answers(*(torch.cat([getattr(one, name) for one in some]) for name in ("observed", "masks", "letters", "hopes")))


@torch.no_grad()
def gather(chosen: argparse.Namespace, forms: tuple[Form, ...], player: Player) -> tuple[Answers, Answers]:
    """Lets the player play and the model be asked, for so long: what to learn from, and what is kept apart."""
    share = sum(form.share for form in forms)
    rooms = []
    for place, form in enumerate(forms):
        at_once = max(APART, round(chosen.games * form.share / share))
        games = Vector(opened(chosen.game, form), at_once, seed=chosen.seed * 1000 + place, threads=chosen.threads, model=chosen.model)
        games.skip_forced()
        games.play_random(4)
        rooms.append(games)
    learned: list[Answers] = []
    apart: list[Answers] = []
    count = 0
    begun = told = time.monotonic()
    while time.monotonic() - begun < chosen.seconds and count < chosen.answers:
        for games in rooms:
            letters = torch.from_numpy(games.advise().astype(np.int64))
            observed, masks = torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy())
            logits, hopes = (said.cpu() for said in player(observed.to(DEVICE), masks.to(DEVICE)))
            answers = (observed, masks, letters, hopes)
            is_apart = torch.arange(len(games)) % APART == 0
            choice = masks.sum(1) > 1
            for kept, which in ((learned, choice & ~is_apart), (apart, choice & is_apart)):
                kept.append(Answers(*(answer[which] for answer in answers)))
            count += int(choice.sum())
            follows = torch.rand(len(games)) < FOLLOWING
            games.step(torch.where(follows, letters, picked(logits)).numpy())
        if time.monotonic() - told > 60:
            told = time.monotonic()
            print(f"{told - begun:5.0f} s  {count:9,} answers", flush=True)
    if not any(map(len, apart)):
        raise SystemExit(f"{chosen.model} has given no answer that could be kept apart: ask it longer, or in more games at once")
    return Answers.joined(learned), Answers.joined(apart)


def missed(player: Player, answers: Answers) -> tuple[Tensor, Tensor, int]:
    """How unlikely the model's letters were, how far prospects have moved, and how often the best letter is the model's."""
    logits, hopes = player(answers.observed.to(DEVICE), answers.masks.to(DEVICE))
    letters = answers.letters.to(DEVICE)
    moved = (hopes - answers.hopes.to(DEVICE)).square().sum(1).mean()
    return nn.functional.cross_entropy(logits, letters), moved, int((logits.argmax(1) == letters).sum())


def some(answers: Answers, rows: Tensor) -> Answers:
    return Answers(answers.observed[rows], answers.masks[rows], answers.letters[rows], answers.hopes[rows])


@torch.no_grad()
def foreseen(player: Player, answers: Answers, batch: int) -> tuple[float, float]:
    """Over all of these: how unlikely the model's letters are, and in how many of a hundred decisions the best one is the model's."""
    total, alike = 0.0, 0
    for rows in torch.arange(len(answers)).split(batch):
        unlikely, _, same = missed(player, some(answers, rows))
        total += float(unlikely) * len(rows)
        alike += same
    return total / len(answers), 100 * alike / len(answers)


def learn(chosen: argparse.Namespace, player: Player, learned: Answers, apart: Answers) -> None:
    """Learns from all answers, and becomes the best that it was on its way."""
    optimiser = torch.optim.Adam(player.parameters(), lr=chosen.rate)
    least, alike = foreseen(player, apart, chosen.batch)
    print(f"{len(learned):,} answers to learn from, {len(apart):,} kept apart; at first {least:.4f}, {alike:.2f} % alike", flush=True)
    best, patience, turn = copy.deepcopy(player.state_dict()), PATIENCE, 0
    while patience:
        for rows in torch.randperm(len(learned)).split(chosen.batch):
            unlikely, moved, _ = missed(player, some(learned, rows))
            optimiser.zero_grad(set_to_none=True)
            (unlikely + PROSPECTS * moved).backward()
            optimiser.step()
        turn += 1
        now, alike = foreseen(player, apart, chosen.batch)
        print(f"turn {turn}: {now:.4f}, {alike:.2f} % alike", flush=True)
        if now < least:
            least, best, patience = now, copy.deepcopy(player.state_dict()), PATIENCE
        else:
            patience -= 1
            # What is found no more with large steps may be with small ones, from where it was best.
            player.load_state_dict(best)
            for group in optimiser.param_groups:
                group["lr"] /= 3
    player.load_state_dict(best)


def main() -> None:
    chosen = arguments()
    torch.manual_seed(chosen.seed)
    forms = tuple(Form.read(text) for text in chosen.form) or RECIPES[chosen.game].forms
    first = opened(chosen.game, forms[0])
    began = header_of(chosen.begin.read_bytes())[0]
    hidden = began["widths"][1:-1]
    player = Player(first.scale, len(first.letters), first.seats_range[1], hidden).to(DEVICE)
    player.load(chosen.begin)
    begun = time.monotonic()
    learned, apart = gather(chosen, forms, player)
    learn(chosen, player, learned, apart)
    training = {
        "command": " ".join(["python train/follow.py", *sys.argv[1:]]),
        "date": datetime.date.today().isoformat(),
        "seed": chosen.seed,
        "model": chosen.model,
        "settings": written(forms),
        "began": began["training"],
        "seconds": time.monotonic() - begun,
        "decisions": len(learned),
    }
    out = chosen.out or pathlib.Path(f"{chosen.game}-follows")
    about = {"game": first.name, "rules": first.rules_version, "hidden": hidden, "seats": first.seats_range[1]}
    about["began"] = hashlib.sha256(chosen.begin.read_bytes()).hexdigest()
    player.export(out.with_name(out.name + ".npz"), {**about, "training": training})


if __name__ == "__main__":
    main()
