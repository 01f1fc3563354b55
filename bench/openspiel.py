#!/usr/bin/env python3
"""OpenSpiel (C++) and Karata side by side, in one run on one machine, one thread each.

Search: OpenSpiel's ISMCTS bot on euchre and oh hell, Karata's on Mü, from the middle of hands; imagined games in a
second and, because hands differ in length, the time of one imagined decision. Random play: whole random hands of
hearts, euchre and gin rummy beside Mü and Rummü, the time of one decision, nature's steps included.

The games are comparable, not equal: those with tricks are for four with an auction or bids before; a hand of euchre
has 5 cards, of hearts 13, of oh hell as many as there are tricks, of Mü 15. Gin rummy is for two, Rummü here for four.

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
SEARCHED = ["euchre", "oh_hell(players=4,num_tricks_fixed=10)"]
# Beside which of ours, and how many random hands are played from each deal.
PLAYED = [("hearts", "mu", 4000), ("euchre", "mu", 4000), ("gin_rummy", "rummu", 40)]


def to_a_player(state, rng):
    """Lets nature act until a player is to act, or the hand is over."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(outcomes, weights)[0])


def decisions(state, rng):
    """The decisions of a random hand from here, this one included, with copies of their states."""
    state = state.clone()
    met = []
    while not state.is_terminal():
        met.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
        to_a_player(state, rng)
    return met


def dealt(game, seed):
    """A hand as it is dealt."""
    state = game.new_initial_state()
    to_a_player(state, random.Random(seed))
    return state


def middle(game, seed):
    """The decision in the middle of a random hand, of those with a choice."""
    met = decisions(dealt(game, seed), random.Random(seed))
    met = [state for state in met if len(state.legal_actions()) > 1]
    return met[len(met) // 2]


def length(states, times):
    """How many decisions random hands from these states have on average."""
    rng = random.Random(1)
    counts = [len(decisions(state, rng)) for state in states for _ in range(times)]
    return sum(counts) / len(counts)


def timed(work, states):
    """How long it takes on all states."""
    begun = time.perf_counter()
    for state in states:
        work(state)
    return time.perf_counter() - begun


def searched(name):
    """Imagined games in a second of the C++ bot, and nanoseconds of one imagined decision."""
    game = pyspiel.load_game(name)
    states = [middle(game, seed) for seed in range(HANDS)]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.7, SIMULATIONS, -1, most_visited, False, True)
    bot.step(states[0])
    speed = SIMULATIONS * len(states) / timed(bot.step, states)
    return speed, 1e9 / speed / length(states, 20)


def played(name, hands):
    """Nanoseconds of one decision of a random hand in C++: the evaluator of a search with one step plays them. What the
    search itself takes is measured with one hand, and taken off."""
    game = pyspiel.load_game(name)
    states = [dealt(game, seed) for seed in range(HANDS)]

    def took(rollouts):
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 0.7, 1, 100, False, 1, False)
        bot.step(states[0])
        return timed(bot.step, states)

    seconds = took(hands + 1) - took(1)
    return seconds * 1e9 / (hands * len(states)) / length(states, 100 if hands > 100 else 5)


def cargo(bench, *words):
    """What one of our benches prints."""
    command = ["cargo", "bench", "--quiet", "-p", "games", "--bench", bench, "--", *words]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def found(pattern, output):
    """The groups of the first match, which has to be there."""
    match = re.search(pattern, output, re.MULTILINE)
    return match.groups() if match else sys.exit(f"nothing like {pattern} in:\n{output}")


def ours_searched():
    """Mü: tree search with random rollouts to the end of the hand."""
    pattern = r"^mu\s+tree, random, cut after \d+\s+(\d+)\s+\d+\s+[\d.]+\s+[\d.]+\s+(\d+)$"
    speed, each = found(pattern, cargo("search", "mu"))
    return float(speed), float(each)


def ours_played(label):
    """Nanoseconds of one decision of a random hand."""
    output = cargo("wall", f"^{label}/playout$")
    rate, unit = found(r"thrpt:\s+\[[\d.]+ \S+ ([\d.]+) ([KMG])elem/s", output)
    return 1e9 / (float(rate) * {"K": 1e3, "M": 1e6, "G": 1e9}[unit])


def main():
    row = "{:<52} {:>10,.0f} imagined games/s {:>7,.0f} ns a decision"
    ours, each = ours_searched()
    print("search")
    print(row.format("Karata, Mü (4 players)", ours, each))
    for name in SEARCHED:
        theirs, their_each = searched(name)
        ratios = f"   ratios {ours / theirs:.1f} and {their_each / each:.1f}"
        print(row.format(f"OpenSpiel, {name}", theirs, their_each) + ratios)
    print(row.format("Karata, Mü (4 players), again", *ours_searched()))
    print("random play")
    mine = {label: ours_played(label) for label in ("mu", "rummu")}
    for label, each in mine.items():
        print(f"{'Karata, ' + label:<52} {each:>10,.0f} ns a decision")
    for name, beside, hands in PLAYED:
        theirs = played(name, hands)
        ratio = f"   {theirs / mine[beside]:.1f} times that of {beside}"
        print(f"{'OpenSpiel, ' + name:<52} {theirs:>10,.0f} ns a decision{ratio}")


if __name__ == "__main__":
    main()
