"""The wheel and NumPy are enough; what needs more says so, and its tests are not collected. `cargo xtask test` runs this where nothing else is installed, too."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from conftest import EXTRAS, OPTIONAL

# Other projects' packages, and the parts of ours that need them.
PARTS = {"karata.cluster": "ray", "karata.gymnasium": "gymnasium", "karata.openspiel": "pyspiel", "karata.pettingzoo": "pettingzoo"}
OTHERS = {"gymnasium", "ipykernel", "matplotlib", "nbclient", "nbformat", "open_spiel", "pettingzoo", "pyspiel", "ray", "torch"}

SMOKE = """
import sys

sys.modules.update(dict.fromkeys({others!r}))
import karata, karata.network, karata.vector

for game in karata.games():
    match = game.match(seed=1)
    match.bot(match.turn, "greedy").play()
    assert match.play_out("random") is not None and karata.read_record(match.record()).is_over
    games = karata.vector.Vector(game, 8, seed=1)
    games.step(games.masks.argmax(axis=1))
    assert games.play_random(20)[0] == 160 and game.position().is_natures
assert karata.simulate("mu", games=5, seed=1).games == 5
assert karata.arena("calcory", ["greedy", "random"], deals=2, seed=1).deals == 2
for part in {parts!r}:
    try:
        __import__(part)
    except ImportError as error:
        assert "pip install karata[" in str(error), error
    else:
        raise AssertionError(part)
print("played")
"""


def test_the_wheel_and_numpy_are_enough() -> None:
    code = SMOKE.format(others=sorted(OTHERS), parts=sorted(PARTS))
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.stdout == "played\n", run.stderr


def imported(path: Path) -> set[str]:
    """The packages that a file of tests needs to be collected."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            found |= {PARTS[name]} if name in PARTS else {name.split(".")[0]} & OTHERS
    return found


def test_what_needs_more_is_only_collected_where_it_is() -> None:
    extras = (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    for path in Path(__file__).parent.glob("test_*.py"):
        name, needed = path.stem.removeprefix("test_"), imported(path)
        if needed:
            assert needed - {"nbformat", "open_spiel", "gymnasium"} <= set(OPTIONAL[name]), path.name
    for name in OPTIONAL:
        assert f"\n{EXTRAS.get(name, name)} = [" in extras, "what brings it along can be installed"
