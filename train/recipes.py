"""How the player of each game is trained: `python train/train.py GAME` follows these."""

from __future__ import annotations

from dataclasses import dataclass

import karata
from tied import Places


@dataclass(frozen=True)
class Form:
    """One way to sit down to a game."""

    seats: int
    settings: dict[str, str]
    # Its part of the games, beside the others'.
    share: float = 1.0

    @staticmethod
    def read(text: str) -> Form:
        """A form as it is typed: seats and settings, and its share before them if it is not one: 0.5*4,variant=reverse."""
        first, *settings = text.split(",")
        share, _, seats = first.rpartition("*")
        return Form(int(seats), dict(word.split("=", 1) for word in settings), float(share or 1.0))

    @property
    def fewest_win(self) -> bool:
        """Are points what nobody wants?"""
        return self.settings.get("variant") == "reverse"


@dataclass(frozen=True)
class Recipe:
    """What a player is shown, and what it learns for."""

    forms: tuple[Form, ...]
    # The widths of the player's hidden layers: all weights together take less than 2 MB, a byte each.
    hidden: tuple[int, ...]
    # A usual lead in points over the others' mean, and what it counts beside a win, at first and in the end.
    lead: float
    points: tuple[float, float]
    # For how many seconds of a training it first does what the adviser says.
    imitate: float = 0.0
    # What a win counts beside points.
    wins: float = 1.0
    # In this part of the games former selves sit on some seats, in this one the adviser does.
    former: float = 0.2
    # What it counts not to be sure, at first and in the end.
    doubt: tuple[float, float] = (0.02, 0.002)
    # Every so many rounds it is remembered who it is, and what counts from then on is to differ from that, not to be sure. Never, if 0.
    anchor: int = 0
    adviser: float = 0.1
    # Advantages fade by so much from letter to letter; nothing is discounted.
    fading: float = 0.96
    # Things of which there are many alike.
    places: Places | None = None


def written(forms: tuple[Form, ...]) -> list[dict[str, object]]:
    """The forms as a file of weights tells them."""
    return [{"seats": form.seats, "share": form.share, **form.settings} for form in forms]


def opened(name: str, form: Form) -> karata.Game | karata.Toy:
    """The game, in one of its forms; toys have only one."""
    return karata.toy(name) if name in TOYS else karata.game(name, seats=form.seats, **form.settings)


def forms(seats: range | list[int], share: float = 1.0, **settings: str) -> tuple[Form, ...]:
    """The same settings for several numbers of players."""
    return tuple(Form(count, settings, share) for count in seats)


TOYS = ("kuhn", "leduc")

RECIPES = {
    "serengeti": Recipe(
        forms=forms([3]) + forms([4], 2.0) + forms([5]) + forms([6], edition="asmodee") + forms([4], 0.5, edition="asmodee")
        + forms([4], 0.5, edition="digest") + forms([4], 0.3, exchanges="on"),
        hidden=(512, 512, 512),
        lead=10.0,
        points=(0.1, 0.1),
    ),
    "mu": Recipe(
        forms=forms([3, 4, 5, 6], hands="1") + forms([3, 4, 5, 6], 0.1, hands="3"),
        hidden=(512, 512, 512),
        lead=60.0,
        points=(0.6, 0.3),
        doubt=(0.1, 0.004),
        adviser=0.2,
    ),
    "rummu": Recipe(
        forms=forms([3, 4, 5, 6], hands="1") + forms([4, 6], hands="1", teams="on")
        + forms([4, 6], 0.5, hands="1", teams="on", together="on") + forms([4], 0.3, hands="3"),
        hidden=(384, 384, 384),
        lead=60.0,
        points=(0.2, 0.1),
        imitate=15.0,
        doubt=(0.05, 0.004),
        adviser=0.2,
        fading=0.88,
    ),
    "calcory": Recipe(
        forms=forms([2, 3, 4]),
        hidden=(192, 192, 192),
        lead=10.0,
        points=(0.2, 0.2),
        imitate=40.0,
        doubt=(0.05, 0.003),
        fading=0.92,
        places=Places(
            60,
            ("down", "turned", "marked", "fresh", "number", "colour", "thirteen", "ends", "beats", "way-to-13", "known-alone", "laid-by"),
            ("turn", "on"),
            (6, 6, 6),
        ),
    ),
    "safaru": Recipe(
        forms=forms([2, 3, 4], hands="1") + forms([2, 3, 4], 0.7, hands="1", variant="reverse")
        + forms([4], 0.3, hands="1", variant="reverse", teams="off") + forms([2, 3, 4], 0.1, hands="3"),
        hidden=(512, 512, 512),
        lead=30.0,
        points=(0.2, 0.1),
        imitate=15.0,
        doubt=(0.1, 0.004),
        adviser=0.2,
        fading=0.88,
    ),
    # Small games with a known answer, to measure the training itself (`exact.py`). What counts there are chips.
    "kuhn": Recipe(forms=forms([2]), hidden=(64, 64), lead=4.0, points=(1.0, 1.0), wins=0.0, former=0.5, adviser=0.0, doubt=(0.5, 0.05)),
    "leduc": Recipe(forms=forms([2]), hidden=(128, 128), lead=26.0, points=(1.0, 1.0), wins=0.0, former=0.5, adviser=0.0, doubt=(0.5, 0.05)),
    "asante": Recipe(forms=forms([2]), hidden=(256, 384, 384), lead=20.0, points=(0.2, 0.2), imitate=15.0, doubt=(0.05, 0.004), adviser=0.2, fading=0.92),
}
