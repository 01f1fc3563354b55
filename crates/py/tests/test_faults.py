"""Faults of our own, on purpose: no panic crosses into Python, and what failed says that it is of no use any more. Wheels built with `--features faults` can be made to fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import boundary
import pytest

import karata
import karata.vector
from karata import _karata

# Those that look at nothing that could be spoiled.
APART = {"Match": {"__eq__", "bot", "say"}, "Vector": {"reset"}, "Game": {"__eq__", "match"}}
SPOILED = {
    "Match": ("this match is of no use any more", "cette partie n’est plus utilisable"),
    "Bot": ("this match is of no use any more", "cette partie n’est plus utilisable"),
    "Position": ("this position is of no use any more", "cette position n’est plus utilisable"),
    "Vector": ("these games are of no use any more", "ces parties ne sont plus utilisables"),
    "Games": ("these games are of no use any more", "ces parties ne sont plus utilisables"),
}
SUBJECTS = {subject.name: subject for subject in [*boundary.objects(), *boundary.many_games(), *boundary.raw_arrays()]}
CALLS = [(name, call) for name in SPOILED for call in SUBJECTS[name].calls if call not in APART.get(name, ())]


def failing(call: Callable[[], Any]) -> str:
    """What is said when something fails in a call."""
    _karata._fail_next()  # type: ignore[attr-defined]
    with pytest.raises(karata.InternalError) as raised:
        call()
    return str(raised.value)


@pytest.mark.parametrize(("name", "call"), CALLS)
def test_what_failed_is_of_no_use_any_more_and_everything_else_is(name: str, call: str) -> None:
    subject = SUBJECTS[name]
    thing, other = subject.make(), subject.make()
    before = subject.state(other)
    placed, named = subject.calls[call](thing)
    said = failing(lambda: boundary.called(thing, call)(*placed, **named))
    assert said.startswith(("this is a fault of Karata itself", "c’est un défaut de Karata même")) and said.endswith("on purpose")
    with pytest.raises(karata.InternalError) as raised:
        boundary.called(thing, call)(*placed, **named)
    assert str(raised.value).startswith(SPOILED[name])
    assert repr(other) and subject.state(other) == before, "another one is as it was"


PROPERTIES = {
    "Match": ["turn", "steps", "hand", "sides", "standing", "result", "is_over", "seed"],
    "Position": ["seat", "is_natures", "is_over", "said", "standing", "result"],
}


@pytest.mark.parametrize(("name", "of"), [(name, of) for name, those in PROPERTIES.items() for of in those])
def test_properties_fail_in_words_too(name: str, of: str) -> None:
    thing = SUBJECTS[name].make()
    assert "on purpose" in failing(lambda: getattr(thing, of))
    with pytest.raises(karata.InternalError) as raised:
        getattr(thing, of)
    assert str(raised.value).startswith(SPOILED[name])
    assert repr(thing) if name == "Position" else thing.game.name == "mu"


def test_where_nothing_is_held_nothing_is_spoiled() -> None:
    game = karata.game("mu", seats=4)
    match = game.match(seed=1)
    phrase = match.sight()["story"][0]
    assert "on purpose" in failing(lambda: match.say(phrase))
    assert match.say(phrase) == match.story()[0]
    assert "on purpose" in failing(game.position)
    assert game.position().is_natures


def test_a_bot_that_failed_says_so() -> None:
    match = karata.game("mu", seats=4).match(seed=1)
    assert isinstance(match.turn, int)
    bot = match.bot(match.turn, "greedy")
    other = match.fork()
    assert "on purpose" in failing(bot.choose)
    assert other.play_out("greedy") is not None, "a copy is not touched by it"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_environments_pass_it_on(lang: str) -> None:
    games = karata.vector.Vector(karata.game("mu", lang=lang), 3)
    failing(lambda: games.step(games.masks.argmax(axis=1)))
    with pytest.raises(karata.InternalError, match="of no use any more" if lang == "en" else "plus utilisables"):
        games.play_random(1)
    games.reset()
    assert games.play_random(1) == (3, 0), "begun anew, they are good again"
