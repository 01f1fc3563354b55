#!/usr/bin/env python3
"""Search side by side: OpenSpiel's ISMCTS bot (C++) on euchre and oh hell, Karata's on Mü.

Imagined games in a second, one thread, from the middle of hands, in one run on one machine; prints the ratio. The
games are comparable, not equal: all are trick games for four with an auction or bids before; a hand of euchre has 5
cards, of oh hell as many as there are tricks, of Mü 15.

    python3 -m venv .venv && .venv/bin/pip install open_spiel && .venv/bin/python bench/openspiel.py
"""

import pathlib
import random
import re
import subprocess
import sys
import time

try:
    import pyspiel
except ImportError:
    sys.exit("openspiel.py needs the package open_spiel: pip install open_spiel")

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIMULATIONS = 2000
HANDS = 12
GAMES = ["euchre", "oh_hell(players=4,num_tricks_fixed=10)"]


def middle(game, seed):
    """The decision in the middle of a random hand, or the next one with a choice."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    decisions = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        if len(state.legal_actions()) > 1:
            decisions.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions[len(decisions) // 2]


def openspiel(name):
    """Simulations in a second of the C++ bot."""
    game = pyspiel.load_game(name)
    states = [middle(game, seed) for seed in range(HANDS)]
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        0.7,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        True,
    )
    bot.step(states[0])
    begun = time.perf_counter()
    for state in states:
        bot.step(state)
    return SIMULATIONS * len(states) / (time.perf_counter() - begun)


def karata():
    """Simulations in a second on Mü, tree search with random rollouts to the end of the hand."""
    command = ["cargo", "bench", "--quiet", "-p", "games", "--bench", "search", "--", "mu"]
    output = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    found = re.search(r"^mu\s+tree, random, cut after \d+\s+(\d+)", output, re.MULTILINE)
    if not found:
        sys.exit(f"no line for Mü in the output of {' '.join(command)}:\n{output}")
    return float(found.group(1))


def main():
    ours = karata()
    print(f"{'Karata, Mü (4 players)':<52} {ours:>10,.0f} simulations/s")
    for name in GAMES:
        theirs = openspiel(name)
        print(f"{'OpenSpiel, ' + name:<52} {theirs:>10,.0f} simulations/s   ratio {ours / theirs:5.1f}")
    again = karata()
    print(f"{'Karata, Mü (4 players), again':<52} {again:>10,.0f} simulations/s")


if __name__ == "__main__":
    main()
