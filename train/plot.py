#!/usr/bin/env python3
"""Draws the course of a training from its log.

    python train/plot.py serengeti.log serengeti.svg

Against the decisions taken: how sure the player is of its letters, what the critic and the player still mistake, and how fast it goes. A dot is one
round; the line is the mean of its neighbours.
"""

from __future__ import annotations

import json
import pathlib
import sys
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT, LEFT, TOP, GAP = 640, 120, 64, 28, 34
# So many panels stand below each other: what they show, and where it stands in the log.
PANELS = (
    ("doubt: how far from sure the player is of its letters", "doubt"),
    ("what the critic mistakes, squared", "mistaken"),
    ("what the player itself mistakes of shares of the win, squared", "unforeseen"),
    ("decisions a second", "rate"),
)
# A line is smoothed over this part of the course.
SMOOTH = 0.04


@dataclass
class Course:
    """The rounds of a training."""

    decisions: list[float]
    values: dict[str, list[float]]


def read(path: pathlib.Path) -> Course:
    """What the log says. A last line that was cut off is left out."""
    rounds = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        try:
            rounds.append(json.loads(line))
        except ValueError:
            print(f"{path}: line {number} is not whole, and left out", file=sys.stderr)
    if len(rounds) < 2:
        raise SystemExit(f"{path} has {len(rounds)} rounds; there is nothing to draw before there are two")
    pairs = list(zip(rounds, rounds[1:]))
    rate = [(after["decisions"] - before["decisions"]) / max(1e-9, after["seconds"] - before["seconds"]) for before, after in pairs]
    values = {key: [one[key] for one in rounds[1:]] for _, key in PANELS if key != "rate"}
    return Course([one["decisions"] for one in rounds[1:]], {**values, "rate": rate})


def smoothed(values: list[float]) -> list[float]:
    reach = max(1, round(len(values) * SMOOTH / 2))
    windows = (values[max(0, place - reach) : place + reach + 1] for place in range(len(values)))
    return [sum(window) / len(window) for window in windows]


def short(number: float) -> str:
    """1.2 M, 34 k, 0.056."""
    for size, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if abs(number) >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def panel(name: str, course: Course, key: str, top: float) -> str:
    values = course.values[key]
    low, high = min(0.0, min(values)), max(values)
    wide, span = max(course.decisions), (high - low) or 1.0
    at = [(LEFT + WIDTH * x / wide, top + HEIGHT * (1 - (y - low) / span)) for x, y in zip(course.decisions, values)]
    line = zip((x for x, _ in at), (top + HEIGHT * (1 - (y - low) / span) for y in smoothed(values)))
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1"/>' for x, y in at)
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in line)
    return (
        f'<text x="{LEFT}" y="{top - 8}">{escape(name)}</text>'
        f'<path d="M{LEFT} {top}V{top + HEIGHT}H{LEFT + WIDTH}" fill="none" stroke="#888"/>'
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{short(high)}</text>'
        f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end">{short(low)}</text>'
        f'<g fill="#bbb">{dots}</g><polyline points="{points}" fill="none" stroke="#000" stroke-width="1.5"/>'
    )


def draw(course: Course, title: str) -> str:
    """The picture."""
    tops = [TOP + 24 + place * (HEIGHT + GAP) for place in range(len(PANELS))]
    panels = "".join(panel(name, course, key, top) for (name, key), top in zip(PANELS, tops))
    bottom = tops[-1] + HEIGHT
    width, height = LEFT + WIDTH + 24, bottom + 32
    end = f'<text x="{LEFT + WIDTH}" y="{bottom + 18}" text-anchor="end">{short(course.decisions[-1])} decisions</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="#fff"/><text x="{LEFT}" y="20" font-weight="bold">{escape(title)}</text>{panels}{end}</svg>\n'
    )


def main() -> None:
    if len(sys.argv) != 3:
        raise SystemExit("which log, and where to? python train/plot.py PLAYER.log PICTURE.svg")
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_text(draw(read(source), source.stem))


if __name__ == "__main__":
    main()
