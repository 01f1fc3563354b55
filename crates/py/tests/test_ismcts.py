"""OpenSpiel's search against our bots: the script plays whole games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "examples" / "ismcts_against_ours.py"


@pytest.mark.parametrize("bots", ["random", "greedy", "club:2"])
def test_whole_games_are_played(bots: str) -> None:
    arguments = ["--games", "2", "--simulations", "3", "--bots", bots]
    run = subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=True)
    assert run.stdout.startswith(f"Mü, 4 players, 2 hands: ISMCTS with 3 simulations among {bots} wins ")
    assert run.stdout.rstrip().endswith("a fair share is 25 %")
