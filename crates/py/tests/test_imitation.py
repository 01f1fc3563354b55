"""Matches and records as learners see them: the same numbers and letters as in positions and in many games at once."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from sentences import in_both_languages
from tables import tables

import karata
from karata.vector import Vector

Example = tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8], int]


def caught_up(match: karata.Match, position: karata.Position) -> None:
    """Lets a match do what was done in a position since."""
    for seat, text in position.log()[match.steps :]:
        if seat is None:
            match.happen(text)
        else:
            # As a choice, for a text may be a whole turn.
            (choice,) = (choice for choice in match.legal() if choice.text == text)
            match.play(choice, seat=seat)


@pytest.mark.parametrize(("name", "seats", "settings"), tables())
def test_a_match_looks_like_a_position_of_the_same_game(name: str, seats: int, settings: dict[str, str]) -> None:
    game = karata.game(name, seats=seats, **settings)
    match, position, dice = game.match(nature="told"), game.position(), random.Random(1)
    while not position.is_over and position.steps < 120:
        if position.is_natures:
            assert not match.mask().any() and match.legal() == []
            position.happen(dice.getrandbits(32))
            caught_up(match, position)
            continue
        said = position.said
        seat = position.seat
        values = match.observe(said=said)
        assert (values == position.observe(seat or 0)).all()
        assert np.flatnonzero(values[: position.letters]).tolist() == sorted(said), "the letters already said are the first plane"
        assert (match.mask(said=said) == position.mask()).all()
        if not said:
            assert [(choice.text, choice.letters) for choice in match.legal()] == position.words()
            for other in range(seats):
                assert (match.observe(other) == position.observe(other)).all(), "whoever looks"
        if position.say(dice.choice(position.next_letters())):
            caught_up(match, position)
    assert match.log() == position.log() and match.is_over == position.is_over


def examples(record: str) -> Iterator[Example]:
    """Every letter that was said in a game, with what was observed and what might have been said: as the README has it."""
    log = karata.read_record(record).log()
    match = karata.read_record(record).game.match(nature="told")
    for seat, text in log:
        if seat is None:
            match.happen(text)
            continue
        (choice,) = (choice for choice in match.legal() if choice.text == text)
        for place, letter in enumerate(choice.letters):
            said = choice.letters[:place]
            yield match.observe(said=said), match.mask(said=said), letter
        match.play(choice)


@pytest.mark.parametrize("name", [game.name for game in karata.games()])
def test_a_record_gives_the_examples_that_were_played(name: str) -> None:
    hands: dict[str, Any] = {"hands": 1} if any(setting.key == "hands" for setting in karata.game(name).settings) else {}
    game = karata.game(name, **hands)
    games, dice = Vector(game, 1, seed=5, threads=1), np.random.default_rng(1)
    games.keep_records()
    seen: list[Example] = []
    while not games.done[0]:
        assert games.observations is not None
        letter = int((games.masks[0] * dice.random(games.letters)).argmax())
        seen.append((games.observations[0].astype(np.uint8), games.masks[0].astype(np.int8), letter))
        games.step([letter])
    ((_, _, record),) = games.take_records()
    found = list(examples(record))
    assert len(found) == len(seen) > 5
    for (values, mask, letter), (other_values, other_mask, other_letter) in zip(found, seen, strict=True):
        assert letter == other_letter and (values == other_values).all() and (mask == other_mask).all()


def test_the_example_of_the_readme() -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    (code,) = (code for code in re.findall(r"```python\n(.*?)```", readme, re.DOTALL) if "said=said" in code)
    match = karata.game("mu", seats=4, hands=1).match(seed=7)
    match.play_out("greedy")
    named: dict[str, Any] = {"text": match.record(), "karata": karata}
    exec(code, named)
    examples = named["examples"]
    assert len(examples) > 20 and all(mask[letter] == 1 for _, mask, letter in examples)


def test_what_is_wrong_is_said_in_both_languages_and_changes_nothing() -> None:
    def refused(lang: str) -> Any:
        match = karata.game("mu", seats=4, lang=lang).match(seed=1)
        told = karata.game("mu", seats=4, lang=lang).match(seed=1, nature="told")
        over = karata.game("mu", seats=4, lang=lang).match(seed=1)
        over.play_out("random")
        assert isinstance(match.turn, int)
        other = (match.turn + 1) % 4
        letter = match.legal()[0].letters[0]
        return [
            lambda: match.observe(9),
            lambda: match.observe(-1),
            lambda: match.observe(said=[60_000]),
            lambda: match.observe(said=[-1]),
            lambda: match.observe(other, said=[letter]),
            lambda: match.mask(said=[letter, 60_000]),
            lambda: match.mask(said=[10**6]),
            lambda: told.observe(),
            lambda: told.mask(said=[0]),
            lambda: over.observe(),
        ]

    in_both_languages(refused)


def test_a_seat_may_look_when_it_is_not_its_turn_and_when_the_match_is_over() -> None:
    match = karata.game("mu", seats=4, hands=1).match(seed=1)
    match.play_out("random")
    assert match.observe(2).any() and not match.mask().any() and match.log()[0][0] is None
    imagined = karata.game("mu", seats=4).match(seed=1).determinize(0, seed=1)
    assert imagined.log() == [] and imagined.legal()[0].letters
