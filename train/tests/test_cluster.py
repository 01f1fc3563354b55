"""Games that workers of a Ray cluster play: a real one, on this machine."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent

# A training in which a worker is killed between two rounds.
PROGRAM = """
import os, signal, sys
sys.path.insert(0, sys.argv[1])
import ray
from train import Training, arguments

sys.argv = ["train.py", "kuhn", "--seconds", "60", "--games", "256", "--steps", "16", "--batch", "2048", "--critic", "32", "--threads", "1", "--workers", "2", "--out", sys.argv[2]]
training = Training(arguments(["kuhn"]))
training.round()
process = lambda: ray.get(training.hall.workers[0].__ray_call__.remote(lambda worker: os.getpid()))
lost = process()
os.kill(lost, signal.SIGKILL)
for _ in range(3):
    training.round()
print("rounds", training.course.rounds, "decisions", training.course.decisions, "another process", process() != lost)
"""


def test_workers_of_a_cluster_play_and_a_lost_one_comes_back(tmp_path: pathlib.Path) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(FOLDER), str(tmp_path / "far")], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    told = re.search(r"rounds 4 decisions (\d+) another process True", done.stdout)
    assert told, done.stdout
    assert int(told[1]) == 4 * 2 * 256 * 16, "nothing is missing, and nothing counted twice"
