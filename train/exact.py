#!/usr/bin/env python3
"""Trains a player of Kuhn or Leduc poker exactly as those of the games are trained, and holds it against the exact solution.

    python train/exact.py kuhn --seconds 60

Such a game is small enough to be looked at whole. What is measured is the average of the former selves, as often as each would have come to a
decision; told is what a perfect opponent wins from it, in chips a game, mean over both seats (nobody can win anything from the solution), and the same of
the last self alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor

import karata
from network import DEVICE, Player
from recipes import TOYS
from train import Training, arguments

# A decision's letters and how likely each is, by what the seat was told.
Strategy = dict[str, dict[int, float]]


@dataclass
class Node:
    """A position of the whole tree."""

    # Whose decision it is; nobody's, if nature acts or the game is over.
    seat: int | None = None
    # What that seat was told.
    told: str = ""
    # What may come next: what it is called or how likely it is, and where it leads.
    letters: list[tuple[int, Node]] = field(default_factory=list)
    chances: list[tuple[float, Node]] = field(default_factory=list)
    # What each seat has won in the end.
    chips: list[int] = field(default_factory=list)


class Tree:
    """All positions of a toy, and what is observed at each decision."""

    def __init__(self, toy: karata.Toy) -> None:
        self.observed: dict[str, np.ndarray] = {}
        self.allowed: dict[str, list[int]] = {}
        self.letters = len(toy.letters)
        self.root = self.grow(toy.position())

    def grow(self, position: karata.Position) -> Node:
        if position.is_over:
            return Node(chips=position.standing)
        if position.is_natures:
            after = []
            for outcome, chance in enumerate(position.chances()):
                then = position.copy()
                then.happen_as(outcome)
                after.append((chance, self.grow(then)))
            return Node(chances=after)
        seat = position.seat
        assert seat is not None
        told = f"{seat} {position.said} {position.told(seat)}"
        self.observed[told] = position.observe(seat)
        self.allowed[told] = position.next_letters()
        node = Node(seat, told)
        for letter in position.next_letters():
            then = position.copy()
            then.say(letter)
            node.letters.append((letter, self.grow(then)))
        return node

    @torch.no_grad()
    def strategy(self, player: Player) -> Strategy:
        """What a player does, everywhere."""
        masks = np.zeros((len(self.observed), self.letters), np.uint8)
        for row, letters in enumerate(self.allowed.values()):
            masks[row, letters] = 1
        seen = torch.from_numpy(np.stack(list(self.observed.values()))).to(DEVICE)
        chances: Tensor = torch.softmax(player(seen, torch.from_numpy(masks).to(DEVICE))[0], 1)
        rows = zip(self.allowed.items(), chances.cpu().numpy())
        return {told: {letter: float(row[letter]) for letter in letters} for (told, letters), row in rows}

    def average(self, strategies: list[Strategy], later: bool = True) -> Strategy:
        """What one does who chooses one of these for a whole game; if wanted, a later one more often: the second twice as often as the first, the
        third three times, and so on."""
        sums: Strategy = {told: dict.fromkeys(letters, 0.0) for told, letters in self.allowed.items()}
        for place, strategy in enumerate(strategies, 1):
            for seat in (0, 1):
                reached: dict[str, float] = {}
                self.reach(self.root, seat, float(place) if later else 1.0, strategy, reached)
                for told, often in reached.items():
                    for letter, chance in strategy[told].items():
                        sums[told][letter] += often * chance
        def even(counts: dict[int, float]) -> dict[int, float]:
            total = sum(counts.values())
            return {letter: count / total if total else 1.0 / len(counts) for letter, count in counts.items()}

        return {told: even(counts) for told, counts in sums.items()}

    def reach(self, node: Node, seat: int, often: float, strategy: Strategy, reached: dict[str, float]) -> None:
        """How likely a seat comes to each of its decisions, as far as that is its own doing."""
        if node.seat == seat:
            reached[node.told] = often
        for letter, then in node.letters:
            own = strategy[node.told][letter] if node.seat == seat else 1.0
            self.reach(then, seat, often * own, strategy, reached)
        for _, then in node.chances:
            self.reach(then, seat, often, strategy, reached)

    def worth(self, strategy: Strategy, seat: int) -> float:
        """What a seat wins if both play like this."""

        def after(node: Node) -> float:
            if node.chips:
                return node.chips[seat]
            own = sum(strategy[node.told][letter] * after(then) for letter, then in node.letters)
            return own + sum(chance * after(then) for chance, then in node.chances)

        return after(self.root)

    def most(self, strategy: Strategy, seat: int) -> float:
        """What a seat wins at most against this, if it knows it."""
        together: dict[str, list[tuple[float, Node]]] = {}

        def gather(node: Node, often: float) -> None:
            if node.seat == seat:
                together.setdefault(node.told, []).append((often, node))
            for letter, then in node.letters:
                gather(then, often if node.seat == seat else often * strategy[node.told][letter])
            for chance, then in node.chances:
                gather(then, often * chance)

        best: dict[str, int] = {}

        def after(node: Node) -> float:
            if node.chips:
                return node.chips[seat]
            if node.seat != seat:
                others = sum(strategy[node.told][letter] * after(then) for letter, then in node.letters)
                return others + sum(chance * after(then) for chance, then in node.chances)
            if node.told not in best:
                alike = together[node.told]
                totals = [sum(often * after(one.letters[place][1]) for often, one in alike) for place in range(len(node.letters))]
                best[node.told] = totals.index(max(totals))
            return after(node.letters[best[node.told]][1])

        gather(self.root, 1.0)
        return after(self.root)

    def lost(self, strategy: Strategy) -> float:
        """What a perfect opponent wins, mean over both seats."""
        return (self.most(strategy, 0) + self.most(strategy, 1)) / 2


def main() -> None:
    chosen = arguments(TOYS)
    tree = Tree(karata.toy(chosen.game))
    training = Training(chosen)
    if training.course.rounds:
        raise SystemExit(f"{training.file('.pt')} is there already, and the former selves before it are not: --out says where else")
    training.keep_all = True
    print(f"{len(tree.allowed)} decisions; at first a perfect opponent wins {tree.lost(tree.strategy(training.player)):.3f} chips", flush=True)
    training.run()
    strategies = []
    for self_ in [*training.selves, training.player.state_dict()]:
        training.former.load_state_dict(self_)
        strategies.append(tree.strategy(training.former))
    average = tree.average(strategies)
    print(f"the last self loses {tree.lost(strategies[-1]):.3f} chips a game to a perfect opponent")
    print(f"the average of {len(strategies)} former selves loses {tree.lost(average):.3f}, and wins {tree.worth(average, 0):.4f} of itself on the first seat")
    print(f"that of all alike, later ones no more often, loses {tree.lost(tree.average(strategies, later=False)):.3f}")


if __name__ == "__main__":
    main()
