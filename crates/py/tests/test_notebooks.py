"""The notebooks run from top to bottom, and what they compute is what their text says."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[3] / "docs" / "notebooks"

# Run after the last cell, with everything that the notebook computed.
CLAIMS = {
    "play_a_game": """
assert match.is_over and asked > 5 and refused_clause == "MU.11"
assert again.result == match.result and copy.steps < match.steps
""",
    "ten_million_decisions": """
assert decisions == each * GAMES and ended > 0
assert len(saves) == 1, "the same games for any number of threads"
assert paces["step, observe=None"] > paces["step, observe=float32"], "to be shown more costs more"
""",
    "a_pettingzoo_agent": """
assert means[0] < 0.2, "who is too thrifty loses to chance"
assert best >= 3 and low > 0.25, "a good price wins more than a fair share"
""",
    "train_a_player": """
assert history[0][2] < 0.2, "who knows nothing loses among greedy"
assert arena["random"][0] - arena["random"][1] > 0.3, "it beats random clearly"
assert history[-1][2] > history[0][2] + 0.05, "it has learned"
assert same > 0.9, "the file says what was learned"
shares_of = {bot.name: bot.win_share for bot in compared.bots}
assert shares_of["master"] > shares_of["random"] + 0.05 and shares_of["greedy"] == compared.fair_share
assert abs(shares_of["master"] - arena["greedy"][0]) < 0.03 + 2 * arena["greedy"][1], "as much as before it was packed"
assert {(pair.a, pair.b): pair.established for pair in compared.pairs}["master", "random"]
""",
    "judge_a_position": """
assert len({str(world.view(seat)["open"]) for world in worlds}) == 1, "the seat cannot tell them apart"
assert len({str(world.view(next_seat)["open"]) for world in worlds}) > 1, "and yet they differ"
assert np.allclose(likely.sum(axis=0)[likely.sum(axis=0) > 0.999], 1), "a card is in one hand at most"
assert points[best].mean() == points.mean(axis=1).max() and set(hints.values()) <= {choice.text for choice in choices}
assert same < own, "the same worlds need fewer of them"
""",
}


def test_all_notebooks_are_run() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(CLAIMS)


@pytest.mark.parametrize("name", CLAIMS)
def test_a_notebook(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = FOLDER / f"{name}.ipynb"
    assert path.stat().st_size < 200_000
    monkeypatch.setenv("KARATA_NOTEBOOK_SCALE", os.environ.get("KARATA_NOTEBOOK_SCALE", "0.05"))
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    notebook = nbformat.read(path, as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell(CLAIMS[name]))
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}).execute()
