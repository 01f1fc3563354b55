"""Every game with every number of players, as short as it can be."""

from __future__ import annotations

import karata


def tables() -> list[tuple[str, int, dict[str, str]]]:
    found = []
    for game in karata.games():
        least, most = game.seats_range
        hands = {"hands": "1"} if any(setting.key == "hands" for setting in game.settings) else {}
        for seats in range(least, most + 1):
            six = {"edition": "asmodee"} if (game.name, seats) == ("serengeti", 6) else {}
            found.append((game.name, seats, hands | six))
    return found
