"""Many games at once, of all forms of a game, and what was seen, said and won in them."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, fields

import numpy as np
import torch
from torch import Tensor

import karata
from karata.vector import Vector
from network import DEVICE, Critic, Player, picked
from recipes import Recipe, opened

# Where former selves sit down, they take every seat but one with this chance.
COMPANY = 0.5
# While the games of one side are asked, those of the other go on.
SIDES = 2
# How many decisions lie between the room that is the furthest in its games at first and the one that is not: about a hand.
APART = 80
# So many games are hoped for at once: more would need more room, and be no faster.
TOGETHER = 512


@dataclass
class Room:
    """Games of one form with the same company, which one thread plays."""

    games: Vector
    columns: slice


@dataclass
class Side:
    """Rooms that are asked together: what they ask lies side by side."""

    columns: slice
    observed: Tensor
    masks: Tensor
    seats: Tensor
    decided: Tensor
    done: Tensor
    # What was won and scored: the seats of one game after the other, whatever their number; and where these belong among all seats.
    rewards: Tensor
    points: Tensor
    places: Tensor
    rooms: list[Room] = field(default_factory=list)
    under_way: list[Future[None]] = field(default_factory=list)


@dataclass
class Plan:
    """The games of a room to be."""

    game: karata.Game | karata.Toy
    chairs: list[str]
    games: int
    # What a point is worth: less than nothing where the fewest win.
    point: float


@dataclass
class Sheet:
    """What was played in a round, to be learned from: letters × games.

    ``observed`` has a row for every letter, before them one for what each seat saw last in the letters before, and as its last row what
    a seat has seen that was not asked yet: nothing. ``rows`` has the row in which each seat, in playing order from the one that decides, saw what
    it saw last. ``advised`` is what the adviser would have said, while it is imitated; ``learning`` is where the player itself decided.
    """

    recipe: Recipe
    steps: int
    count: int
    most: int
    decisions: int
    ended: int
    seats_of: Tensor
    observed: Tensor
    masks: Tensor
    said: Tensor
    advised: Tensor
    seats: Tensor
    likely: Tensor
    learning: Tensor
    hopes: Tensor
    rewards: Tensor
    over: Tensor
    rows: Tensor

    def to(self, device: str) -> Sheet:
        """The same where it is wanted."""
        values = {place.name: getattr(self, place.name) for place in fields(self)}
        return Sheet(**{name: value.to(device) if isinstance(value, Tensor) else value for name, value in values.items()})


class Hall:
    """All games that are played on this machine, and what the last letters in them were: see `Sheet`."""

    def __init__(self, name: str, recipe: Recipe, count: int, steps: int, threads: int, seed: int, alone: bool = False) -> None:
        self.recipe, self.steps = recipe, steps
        # Does the player sit alone among others who stay as they are?
        self.alone = alone
        games = [opened(name, form) for form in recipe.forms]
        self.most = max(game.seats for game in games)
        self.scale = games[0].scale
        self.letters = len(games[0].letters)
        plans = self.plans(games, count, max(64, count // (SIDES * threads * 2)))
        each = sum(plan.games for plan in plans)
        self.count = each * SIDES
        self.sides = [self.side(plans, each, side * each, seed * 1000 + side * len(plans)) for side in range(SIDES)]
        self.threads, self.pool = threads, ThreadPoolExecutor(threads)
        seats_of = [torch.full((plan.games,), plan.game.seats) for plan in plans]
        self.seats_of = torch.cat(seats_of * SIDES).to(DEVICE)
        point = [torch.full((plan.games,), plan.point) for plan in plans]
        self.point = torch.cat(point * SIDES).to(DEVICE)
        # Where all seats are asked, former selves may sit.
        mixed = [torch.full((plan.games,), "greedy" not in plan.chairs) for plan in plans]
        self.mixed = torch.cat(mixed * SIDES).to(DEVICE)
        self.former = torch.zeros(self.count, self.most, dtype=torch.bool, device=DEVICE)
        self.invite(slice(0, self.count), torch.ones(self.count, dtype=torch.bool, device=DEVICE))
        self.clear()

    def plans(self, opened: list[karata.Game | karata.Toy], count: int, size: int) -> list[Plan]:
        """The rooms of one side, none much larger than that."""
        total = sum(form.share for form in self.recipe.forms)
        plans = []
        adviser = self.recipe.adviser
        for game, form in zip(opened, self.recipe.forms):
            # Every second chair, and every second two chairs: partners sit opposite each other, and the adviser is to be met as both.
            companies = [["learner"] * game.seats]
            companies += [[("learner", "greedy")[chair // by % 2] for chair in range(game.seats)] for by in (1, 2)[: game.seats // 2]]
            parts = [1.0 - adviser] + [adviser / (len(companies) - 1)] * (len(companies) - 1)
            for chairs, part in zip(companies, parts):
                if part == 0.0:
                    continue
                games = max(game.seats, round(count / SIDES * form.share / total * part))
                rooms = -(-games // size)
                plans += [Plan(game, chairs, -(-games // rooms), -1.0 if form.fewest_win else 1.0)] * rooms
        return plans

    def side(self, plans: list[Plan], games: int, column: int, seed: int) -> Side:
        def shared(*shape: int, dtype: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros(shape, dtype=dtype, pin_memory=DEVICE == "cuda")

        ends = sum(plan.games * plan.game.seats for plan in plans)
        seats = torch.cat([torch.full((plan.games, 1), plan.game.seats) for plan in plans])
        places = (torch.arange(self.most) < seats).flatten().nonzero()[:, 0].to(DEVICE)
        side = Side(
            slice(column, column + games), shared(games, len(self.scale)), shared(games, self.letters), shared(games), shared(games), shared(games),
            shared(ends, dtype=torch.float32), shared(ends, dtype=torch.int32), places,
        )
        arrays = {"observations": side.observed, "masks": side.masks, "seats": side.seats, "decided": side.decided, "done": side.done}
        begin = end = 0
        for place, plan in enumerate(plans):
            own = slice(begin, begin + plan.games)
            out = {name: array[own].numpy() for name, array in arrays.items()}
            for name, array in (("rewards", side.rewards), ("points", side.points)):
                out[name] = array[end : end + plan.games * plan.game.seats].view(plan.games, -1).numpy()
            end += plan.games * plan.game.seats
            vector = Vector(plan.game, plan.games, chairs=plan.chairs, seed=seed + place, threads=1, out=out)
            # Where there is no choice there is nothing to learn.
            vector.skip_forced()
            # Games that begin together would end together, and in the rounds in between nobody would hear what came of anything.
            vector.play_random(place * APART // len(plans))
            side.rooms.append(Room(vector, own))
            begin += plan.games
        return side

    def clear(self) -> None:
        steps, count, most = self.steps, self.count, self.most
        self.nothing = most + steps + 1
        self.observed = torch.zeros(self.nothing + 1, count, len(self.scale), dtype=torch.uint8, device=DEVICE)
        self.masks = torch.zeros(steps, count, self.letters, dtype=torch.uint8, device=DEVICE)
        self.said = torch.zeros(steps, count, dtype=torch.int64, device=DEVICE)
        self.advised = torch.zeros(steps, count, dtype=torch.int64, device=DEVICE)
        self.seats = torch.zeros(steps + 1, count, dtype=torch.int64, device=DEVICE)
        self.likely = torch.zeros(steps, count, device=DEVICE)
        self.learning = torch.zeros(steps, count, dtype=torch.bool, device=DEVICE)
        self.hopes = torch.zeros(steps + 1, count, most, 2, device=DEVICE)
        self.rewards = torch.zeros(steps, count, most, 2, device=DEVICE)
        self.over = torch.zeros(steps, count, device=DEVICE)
        self.rows = torch.zeros(steps + 1, count, most, dtype=torch.int64, device=DEVICE)
        self.last = torch.full((count, most), self.nothing, device=DEVICE)
        self.decisions = self.ended = 0

    def invite(self, columns: slice, anew: Tensor) -> None:
        """Says on which seats of games that begin anew former selves sit."""
        former = self.former[columns]
        own = (torch.rand(len(former), device=DEVICE) * self.seats_of[columns]).long()
        if self.alone:
            sits = torch.arange(self.most, device=DEVICE) != own[:, None]
        else:
            comes = torch.rand(len(former), 1, device=DEVICE) < self.recipe.former / (1.0 - self.recipe.adviser)
            sits = comes & (torch.rand(former.shape, device=DEVICE) < COMPANY) & self.mixed[columns, None]
            # One seat is left to who learns.
            sits &= torch.arange(self.most, device=DEVICE) != own[:, None]
        self.former[columns] = torch.where(anew[:, None], sits, former)

    def carry_over(self) -> None:
        """What each seat saw last in the letters before stays known in these. Nobody learns from those any more."""
        columns = torch.arange(self.count, device=DEVICE)
        # All are read before any is written: a seat may have seen nothing since the letters before.
        kept = self.observed[self.last.t(), columns]
        self.observed[: self.most] = kept
        own = torch.arange(self.most, device=DEVICE)
        self.last = torch.where(self.last == self.nothing, self.last, own.expand_as(self.last))

    def hope(self, critic: Critic) -> None:
        """What each seat has to hope for before every letter, and after the last one."""
        order = torch.arange(self.most, device=DEVICE)
        for columns in torch.arange(self.count, device=DEVICE).split(TOGETHER):
            with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
                hopes = critic(self.observed[:, columns], self.rows[:, columns])
            seats = self.seats_of[columns, None]
            turned = (order - self.seats[:, columns, None]) % seats
            absolute = hopes.gather(2, turned[..., None].expand_as(hopes))
            self.hopes[:, columns] = absolute * (order < seats)[..., None]

    @torch.no_grad()
    def play(self, player: Player, former: Player, critic: Critic, imitating: float) -> list[Sheet]:
        """Says so many letters in every game; with this chance what the adviser says."""
        self.carry_over()
        self.decisions = self.ended = 0
        for step in range(self.steps + 1):
            for side in self.sides:
                if side.under_way:
                    for future in side.under_way:
                        future.result()
                    side.under_way = []
                    self.take(side, step - 1)
                self.answer(side, step, player, former, imitating)
        self.hope(critic)
        return [Sheet(**{place.name: getattr(self, place.name) for place in fields(Sheet)})]

    def take(self, side: Side, step: int) -> None:
        """What came of the letters of this step."""
        columns = side.columns
        self.decisions += int(side.decided.sum())
        ended = side.done.to(DEVICE, non_blocking=True).bool()
        self.ended += int(side.done.sum())
        seats = self.seats_of[columns, None]

        def of_seats(flat: Tensor) -> Tensor:
            spread = torch.zeros(len(ended) * self.most, device=DEVICE)
            spread[side.places] = flat.to(DEVICE, non_blocking=True).float()
            return spread.view(-1, self.most)

        scores = of_seats(side.points) * self.point[columns, None]
        leads = scores - (scores.sum(1, keepdim=True) - scores) / (seats - 1)
        there = ended[:, None] & (torch.arange(self.most, device=DEVICE) < seats)
        both = torch.stack([of_seats(side.rewards), (leads / self.recipe.lead).clamp(-3, 3)], 2)
        self.rewards[step, columns] = torch.where(there[..., None], both, 0.0)
        self.over[step, columns] = ended.float()
        self.last[columns] = torch.where(ended[:, None], self.nothing, self.last[columns])
        self.invite(columns, ended)

    def answer(self, side: Side, step: int, player: Player, former: Player, imitating: float) -> None:
        """Says the letters of this step; after the last one it is only looked."""
        columns, row = side.columns, self.most + step
        own = torch.arange(columns.start, columns.stop, device=DEVICE)
        seats = self.seats_of[columns, None]
        observed, masks = side.observed.to(DEVICE, non_blocking=True), side.masks.to(DEVICE, non_blocking=True)
        seat = side.seats.to(DEVICE, non_blocking=True).long()
        self.observed[row, columns] = observed
        self.seats[step, columns] = seat
        self.last[own, seat] = row
        order = torch.arange(self.most, device=DEVICE)
        rows = self.last[columns].gather(1, (order + seat[:, None]) % seats)
        rows = torch.where(order < seats, rows, self.nothing)
        self.rows[step, columns] = rows
        if step == self.steps:
            return
        # The adviser thinks while the networks do.
        advising = [self.pool.submit(room.games.advise) for room in side.rooms] if imitating > 0.0 else []
        with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
            chances = torch.log_softmax(player(observed, masks)[0], 1)
            others = former(observed, masks)[0]
        sits = self.former[own, seat]
        letters = picked(torch.where(sits[:, None], others, chances))
        self.masks[step, columns] = masks
        if imitating > 0.0:
            advised = [future.result().astype(np.int64) for future in advising]
            self.advised[step, columns] = torch.from_numpy(np.concatenate(advised)).to(DEVICE)
            follows = torch.rand(len(own), device=DEVICE) < imitating
            letters = torch.where(follows, self.advised[step, columns], letters)
        self.said[step, columns] = letters
        self.likely[step, columns] = chances.gather(1, letters[:, None])[:, 0]
        self.learning[step, columns] = ~sits
        said = letters.to(torch.int32).cpu().numpy().astype(np.uint16)
        # Room by room, whoever is free: one task for each thread, not one for each room, because handing out tasks takes time.
        waiting = deque(side.rooms)
        side.under_way = [self.pool.submit(step_rooms, waiting, said) for _ in range(self.threads)]


def step_rooms(waiting: deque[Room], said: np.ndarray) -> None:
    """Steps rooms until none is left."""
    while True:
        try:
            room = waiting.popleft()
        except IndexError:
            return
        room.games.step(said[room.columns])
