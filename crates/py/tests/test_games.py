"""Games, their settings and their words."""

from __future__ import annotations

import pickle
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np
import pytest

import karata
from karata._karata import ArenaPlan, SimulationPlan
from karata.vector import Vector


def test_all_games_are_there() -> None:
    names = [game.name for game in karata.games()]
    assert names == ["serengeti", "mu", "rummu", "calcory", "safaru", "asante"]


def test_a_game_tells_what_it_is(game: karata.Game) -> None:
    low, high = game.seats_range
    assert low <= game.seats <= high
    assert game.rules_version >= 1
    assert game.levels[0] == "random" and "club" in game.levels
    assert game.rules_page.startswith("#") and game.minute
    assert game.title and "⟦" not in game.title + game.about
    for setting in game.settings:
        assert "⟦" not in setting.words
        assert setting.value == setting.default == game.config[setting.key]
        if setting.kind in ("switch", "one-of", "preset"):
            assert setting.default in setting.allowed
        elif setting.kind == "number":
            smallest, largest = setting.allowed
            assert int(smallest) <= int(setting.default) <= int(largest)


def test_words_are_in_the_language_asked_for(game: karata.Game) -> None:
    french = karata.game(game.name, lang="fr")
    assert french.lang == "fr" and game.lang == "en"
    assert french.about != game.about and french.rules_page != game.rules_page
    assert french != game and game == karata.game(game.name)


def test_settings_are_values_of_python() -> None:
    game = karata.game("rummu", seats=4, teams="on" if _is_switch("rummu", "teams") else _second("rummu", "teams"))
    assert game.seats == 4
    asante = karata.game("asante", most_turns=50)
    assert asante.config["most-turns"] == 50


def _setting(name: str, key: str) -> karata.Setting:
    return next(setting for setting in karata.game(name).settings if setting.key == key)


def _is_switch(name: str, key: str) -> bool:
    return _setting(name, key).kind == "switch"


def _second(name: str, key: str) -> bool | int | str:
    return _setting(name, key).allowed[1]


def test_a_game_goes_to_another_process_as_it_was_asked_for(game: karata.Game) -> None:
    assert pickle.loads(pickle.dumps(game)) == game
    asked = karata.game("mu", seats=5, lang="fr", hands=3)
    again = pickle.loads(pickle.dumps(asked))
    assert again == asked and again.config == asked.config and again.lang == "fr"
    # The length of a match is played in the arena only if somebody asked for it.
    assert not karata.arena(again, ["random", "random"], deals=1).single_hands
    assert karata.arena(pickle.loads(pickle.dumps(karata.game("mu"))), ["random", "random"], deals=1).single_hands


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(karata.UnknownGame, match="there is no game “chess”; the games are serengeti, mu"):
        karata.game("chess")
    with pytest.raises(karata.UnknownGame, match="les jeux sont"):
        karata.game("chess", lang="fr")
    with pytest.raises(karata.SettingsError, match="there is no setting “colour”; the settings are"):
        karata.game("mu", colour=3)
    with pytest.raises(karata.ArgumentError, match="seats 99 is not possible; allowed: a whole number from"):
        karata.game("mu", seats=99)
    with pytest.raises(karata.ArgumentError, match="the language “xx” is not known; allowed: en, fr"):
        karata.game("mu", lang="xx")
    with pytest.raises(TypeError, match="a setting is a bool, an int or a str, not float"):
        karata.game("asante", most_turns=1.5)  # type: ignore[arg-type]


def test_a_settings_error_has_the_clause_of_its_setting() -> None:
    setting = _setting("asante", "most-turns")
    with pytest.raises(karata.SettingsError) as raised:
        karata.game("asante", most_turns=-1)
    assert raised.value.clause == setting.clause is not None
    assert isinstance(raised.value, (karata.KarataError, ValueError))


def test_import_is_quick() -> None:
    def seconds(code: str) -> float:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begun

    # The best of several: the machine may have other things to do.
    bare = min(seconds("pass") for _ in range(5))
    with_karata = min(seconds("import karata") for _ in range(5))
    assert with_karata - bare < 0.150
    code = "import karata, sys; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_numbers_below_zero_and_too_large_are_refused_in_words() -> None:
    game = karata.game("mu", seats=4)
    match = game.match(seed=7)
    position = game.position()
    below: list[Callable[[], object]] = [
        lambda: karata.game("mu", seats=-1),
        lambda: game.match(seed=-1),
        lambda: match.legal(-1),
        lambda: match.bot(-1, "greedy"),
        lambda: match.bot(0, "club", budget=-1),
        lambda: karata.simulate(game, games=-1),
        lambda: karata.arena(game, ["greedy", "random"], deals=-3),
        lambda: Vector(game, -1),
        lambda: Vector(game, 4, seed=-1),
        lambda: position.say(-1),
        lambda: position.observe(-1),
        lambda: position.happen_as(-1),
        lambda: match.sight(-1),
        lambda: match.view(-1),
        lambda: match.story(-1),
        lambda: match.question(-1),
        lambda: match.determinize(-1),
        lambda: match.html(-1),
        lambda: ArenaPlan(game, ["greedy", "random"], None, -1, 1, None),
        lambda: SimulationPlan(game, -1, ["greedy"], 1, None),
    ]
    for ask in below:
        with pytest.raises(karata.ArgumentError, match=r"-\d+ is not possible; allowed: a whole number from 0"):
            ask()
    with pytest.raises(karata.ArgumentError, match="1000000 is not possible: it is larger than any"):
        position.say(10**6)
    assert position.letter_name(-1) is None and position.letter_name(10**6) is None
    # A letter as NumPy gives it.
    while position.is_natures:
        position.happen(1)
    assert position.letter_name(np.flatnonzero(position.mask())[0]) == position.letter_name(position.next_letters()[0])
