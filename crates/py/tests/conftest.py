"""What the tests have in common. They run against the wheel, in an environment of their own."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import karata

# Tests of what is optional, and the packages that they need.
OPTIONAL = {"gymnasium": "gymnasium", "openspiel": "pyspiel", "pettingzoo": "pettingzoo"}
MISSING = [name for name, package in OPTIONAL.items() if find_spec(package) is None]
collect_ignore = [f"test_{name}.py" for name in MISSING]


def pytest_report_header() -> list[str]:
    """Which tests there are not, for want of packages."""
    return [f"not tested, because it is not installed: {name} (pip install karata[{name}])" for name in MISSING]


NAMES = [game.name for game in karata.games()]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> karata.Game:
    """Every game, as it is when nobody says anything."""
    return karata.game(request.param)
