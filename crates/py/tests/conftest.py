"""What the tests have in common. They run against the wheel, in an environment of their own."""

from __future__ import annotations

import pytest

import karata

NAMES = [game.name for game in karata.games()]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> karata.Game:
    """Every game, as it is when nobody says anything."""
    return karata.game(request.param)
