"""OpenSpiel's search plays whole games of Mü against our bots.

    pip install karata[openspiel]
    python ismcts_against_ours.py --games 20 --simulations 50 --bots greedy

It sits on another seat in every game, among bots of one level. It knows of the game what `karata.openspiel` tells it; our bots sit at the same game as a
`karata.Match`, to which every step is told.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import karata
import karata.openspiel


@dataclass
class Table:
    """The same game twice: as OpenSpiel has it, and as our bots see it."""

    state: karata.openspiel.KarataState
    match: karata.Match
    told: int = 0

    def apply(self, letter: int) -> None:
        """A letter, or a digit of nature's seed; when that did something, the match is told."""
        self.state.apply_action(letter)
        log = self.state.position.log()
        for seat, text in log[self.told :]:
            if seat is None:
                self.match.happen(text)
            else:
                self.match.play(next(choice for choice in self.match.legal(seat) if choice.text == text))
        self.told = len(log)

    def act(self, bot: karata.Bot) -> None:
        """What one of our bots decides, letter by letter."""
        text = bot.choose().text
        letters = next(letters for words, letters in self.state.position.words() if words == text)
        for letter in letters:
            self.apply(letter)


def play(seats: int, searcher: int, level: str, simulations: int, seed: int) -> list[float]:
    """One hand of Mü with the search on this seat; gives everybody's share of the win."""
    game = pyspiel.load_game("python_karata_mu", {"players": seats, "settings": "hands=1"})
    ours = karata.game("mu", seats=seats, hands=1)
    table = Table(game.new_initial_state(), ours.match(nature="told"))
    dice, nature = np.random.RandomState(seed), random.Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    search = ismcts.ISMCTSBot(game=game, uct_c=1.0, evaluator=evaluator, max_simulations=simulations, random_state=dice)
    bots = {seat: table.match.bot(seat, level, seed=seed + seat) for seat in range(seats) if seat != searcher}
    while not table.state.is_terminal():
        player = table.state.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            table.apply(nature.randrange(karata.openspiel.DIGIT))
        elif player == searcher:
            table.apply(search.step(table.state))
        else:
            table.act(bots[player])
    shares = [gain + 1 / seats for gain in table.state.returns()]
    result = table.match.result
    assert result is not None and [rank == 1 for rank in result["ranks"]] == [share > 0 for share in shares], "it was one game"
    return shares


def compare(games: int, seats: int, level: str, simulations: int, seed: int) -> tuple[float, float]:
    """The share of the win of the search, and half the width of its 95 % interval."""
    won = [play(seats, game % seats, level, simulations, seed + 100 * game)[game % seats] for game in range(games)]
    return float(np.mean(won)), float(1.96 * np.std(won) / len(won) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS plays Mü against our bots.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--bots", default="greedy", help="the level of our bots, such as random, greedy, club:50")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    mean, margin = compare(given.games, given.seats, given.bots, given.simulations, given.seed)
    print(
        f"Mü, {given.seats} players, {given.games} hands: ISMCTS with {given.simulations} simulations among {given.bots} "
        f"wins {100 * mean:.1f} ± {100 * margin:.1f} %; a fair share is {100 / given.seats:.0f} %"
    )


if __name__ == "__main__":
    main()
