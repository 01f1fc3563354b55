"""What the tests have in common. They run against the wheel, in an environment of their own."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import karata
from karata import _karata

# Tests of what is optional, and the packages that they need.
OPTIONAL = {
    "cluster": ["ray"],
    "gymnasium": ["gymnasium"],
    "ismcts": ["pyspiel"],
    "notebooks": ["nbclient", "ipykernel", "matplotlib", "pettingzoo"],
    "openspiel": ["pyspiel"],
    "pettingzoo": ["pettingzoo"],
}
# What brings them along.
EXTRAS = {"ismcts": "openspiel"}
MISSING = [name for name, packages in OPTIONAL.items() if any(find_spec(package) is None for package in packages)]
CAN_FAIL = hasattr(_karata, "_fail_next")
collect_ignore = [f"test_{name}.py" for name in MISSING] + ([] if CAN_FAIL else ["test_faults.py"])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Which tests there are not, for want of packages: at the end, for a quiet run has no header."""
    if not CAN_FAIL:
        terminalreporter.write_line("not tested, because this wheel cannot be made to fail: faults (maturin build --features faults)")
    for name in MISSING:
        terminalreporter.write_line(f"not tested, because it is not installed: {name} (pip install karata[{EXTRAS.get(name, name)}])")


NAMES = [game.name for game in karata.games()]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> karata.Game:
    """Every game, as it is when nobody says anything."""
    return karata.game(request.param)
