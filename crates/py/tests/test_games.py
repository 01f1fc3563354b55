"""Games, their settings and their words."""

from __future__ import annotations

import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

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


def the_deck() -> str:
    deck = _setting("asante", "deck").default
    assert isinstance(deck, str)
    return deck


def the_cards() -> str:
    cards = _setting("serengeti", "cards").default
    assert isinstance(cards, str)
    return cards


# What is written wrong, where, and what the program says to it.
DECKS = [
    ("buy = 3", "buy = -5", "{}: buy = -5 is not possible; allowed: 0–99", "{}\xa0: buy = -5 n’est pas possible\xa0; permis\xa0: 0–99"),
    ("buy = 3", "bye = 3", "{}: “bye” does not belong here; possible are ", "{}\xa0: «\xa0bye\xa0» n’a pas sa place ici\xa0; sont possibles\xa0: "),
    ("buy = 3", 'buy = "3"', "{}: “buy” must be a whole number", "{}\xa0: «\xa0buy\xa0» doit être un nombre entier"),
    ("buy = 3", "buy = 3, buy = 3", "{}: this cannot be read as TOML: duplicate key", "{}\xa0: ceci ne se lit pas comme du TOML\xa0: duplicate key"),
]


@pytest.mark.parametrize(("right", "wrong", "english", "french"), DECKS)
def test_a_deck_with_a_mistake_is_refused_where_it_is(right: str, wrong: str, english: str, french: str) -> None:
    lines = the_deck().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if right in line and not line.startswith("#"))
    deck = "".join([*lines[:place], lines[place].replace(right, wrong, 1), *lines[place + 1 :]])
    for lang, sentence in (("en", f"the deck is refused (ASA.1), line {english}"), ("fr", f"le jeu de cartes est refusé (ASA.1), ligne {french}")):
        with pytest.raises(karata.SettingsError) as raised:
            karata.game("asante", lang=lang, deck=deck)
        assert _plain(str(raised.value)).startswith(_plain(sentence.format(place + 1))) and raised.value.clause == "ASA.1"


def test_a_deck_that_is_none_is_refused() -> None:
    for deck, sentence in [
        ("", "the deck is refused (ASA.1), line 1: “format” is missing"),
        ("@my-deck.toml", "the deck is refused (ASA.1), line 1: this cannot be read as TOML: key with no value, expected `=`"),
        (the_deck() + "\n[[x", "this cannot be read as TOML: unclosed array table, expected `]]`"),
    ]:
        with pytest.raises(karata.SettingsError) as raised:
            karata.game("asante", deck=deck)
        assert sentence in str(raised.value) and raised.value.clause == "ASA.1"


TABLES = [
    ("", "Nuba is missing; all six tribes need a line", "Nuba manque\xa0; chacune des six tribus doit avoir une ligne"),
    ("Samburu 2 3 4 6 8", "Samburu 2 3 4 6 6", "line 6: Samburu has the number 6 twice; a tribe's five numbers are different", "ligne 6\xa0: Samburu a deux fois le nombre 6\xa0; les cinq nombres d’une tribu sont différents"),
    ("Samburu", "Zulu", "line 6: “Zulu” is not a tribe; the tribes are Nuba, ", "ligne 6\xa0: «\xa0Zulu\xa0» n’est pas une tribu\xa0; les tribus sont Nuba, "),
    ("0 1 4 8 9", "0 1 4 8 x", "line 1: “x” is not a number from 0 to 9", "ligne 1\xa0: «\xa0x\xa0» n’est pas un nombre de 0 à 9"),
    ("0 1 4 8 9", "0 1 4 8", "line 1: Nuba has 4 numbers; every tribe has five", "ligne 1\xa0: Nuba a 4 nombres\xa0; chaque tribu en a cinq"),
    ("Massai", "Nuba", "line 2: Nuba is listed a second time; every tribe has one line", "ligne 2\xa0: Nuba figure une seconde fois"),
    ("0 1 4 8 9", "0 1 4 8 6", "the number 6 is on 4 cards; every number is on exactly three", "le nombre 6 figure sur 4 cartes"),
]


@pytest.mark.parametrize(("change", "sentences"), [(row[:-2], row[-2:]) for row in TABLES])
def test_a_table_of_cards_with_a_mistake_is_refused_where_it_is(change: tuple[str, ...], sentences: tuple[str, str]) -> None:
    cards = the_cards().replace(*change) if len(change) == 2 else ""
    for lang, sentence in zip(("en", "fr"), sentences):
        with pytest.raises(karata.SettingsError) as raised:
            karata.game("serengeti", lang=lang, cards=cards)
        said = _plain(str(raised.value))
        assert said.startswith(_plain(f"cards\xa0: {sentence}" if lang == "fr" else f"cards: {sentence}")) and said.endswith("(SER.1)")
        assert raised.value.clause == "SER.1"


def _plain(text: str) -> str:
    """With spaces that are all alike."""
    return text.replace("\xa0", " ").replace("\u202f", " ")


def test_cards_of_ones_own_are_a_text_as_their_file_has_them(tmp_path: Path) -> None:
    """`--set cards=@FILE` of the program."""
    path = tmp_path / "cards.txt"
    path.write_text(the_cards().replace("Nuba 0 1 4 8 9", "Nuba 0 1 4 8 9\r"), encoding="utf-8")
    game = karata.game("serengeti", cards=path.read_text(encoding="utf-8"))
    assert game.match(seed=1).play_out("greedy") is not None
    dear = karata.game("asante", deck=the_deck().replace("buy = 3", "buy = 5"))
    match = dear.match(seed=1)
    match.play_out("random")
    assert karata.read_record(match.record()).game.config["deck"] == dear.config["deck"], "a record carries its deck"
