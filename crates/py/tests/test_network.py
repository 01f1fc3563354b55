"""Networks: packed, read, and asked the same as NumPy."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import karata
from karata.network import Network, pack, use
from karata.vector import Vector

GAMES = [game.name for game in karata.games()]
TRAINING = {"command": "pytest", "seed": 1, "settings": {}, "seconds": 0.5, "decisions": 0, "date": "2026-01-02"}
# As many as any game has; how many of them count says the number of players.
MOST_SEATS = 6

Layers = list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]]


def untrained(game: karata.Game, hidden: tuple[int, ...] = (96, 70), seed: int = 1) -> Layers:
    random = np.random.default_rng(seed)
    widths = [len(game.scale), *hidden, len(game.letters) + MOST_SEATS]
    return [
        (
            (random.standard_normal((outputs, inputs)) * (2 / inputs) ** 0.5).astype(np.float32),
            random.standard_normal(outputs).astype(np.float32),
        )
        for inputs, outputs in zip(widths, widths[1:])
    ]


def as_in_the_file(weights: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
    scales = np.abs(weights).max(axis=1, keepdims=True) / np.float32(127)
    wanted = weights / scales
    whole = np.round(wanted)
    for row, bytes_ in zip(wanted, whole):
        values, counts = np.unique(row, return_counts=True)
        for value in values[counts > 1]:
            # What one of several that are alike loses is given to the next.
            lost = np.float32(0)
            for place in np.flatnonzero(row == value):
                bytes_[place] = np.clip(np.round(value + lost), -127, 127)
                lost += value - bytes_[place]
    as_written: npt.NDArray[np.float64] = whole.astype(np.float64) * scales
    return as_written


def plainly(game: karata.Game, layers: Layers, observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.float64]:
    values: npt.NDArray[np.float64] = observations / game.scale.astype(np.float64)
    for weights, biases in layers[:-1]:
        values = np.maximum(values @ as_in_the_file(weights).T + biases, 0.0)
    weights, biases = layers[-1]
    said: npt.NDArray[np.float64] = values @ as_in_the_file(weights).T + biases
    return said


@pytest.mark.parametrize("name", GAMES)
def test_a_network_says_what_numpy_says(name: str) -> None:
    game = karata.game(name)
    layers = untrained(game)
    network = Network(pack(game, layers, TRAINING))
    games = Vector(game, 32, seed=3, threads=1)
    for _ in range(5):
        games.play_random(7)
        games.step(games.masks.argmax(axis=1))
        assert games.observations is not None
        observations = games.observations.astype(np.uint8)
        logits, values = network.forward(observations)
        expected = plainly(game, layers, observations)
        assert logits.shape == (32, len(game.letters)) and values.shape == (32, MOST_SEATS)
        assert np.abs(np.hstack([logits, values]) - expected).max() < 1e-4


def test_a_file_tells_what_it_is_made_for_and_how() -> None:
    game = karata.game("mu")
    network = Network(pack(game, untrained(game), {**TRAINING, "note": "of no use"}))
    header = network.header
    assert (header["game"], header["rules"], header["seats"]) == ("mu", game.rules_version, MOST_SEATS)
    assert header["training"] == {**TRAINING, "note": "of no use"}
    assert header["letters"] == game.letters
    assert [plane["name"] for plane in header["planes"]] == [plane.name for plane in game.planes]
    assert 0.0 < header["largest_error"] < 0.1
    assert network.game.name == "mu" and "mu" in repr(network)


def test_what_does_not_fit_is_refused_with_a_sentence() -> None:
    game = karata.game("mu")
    layers = untrained(game)

    def refused(changed: Any, training: Any = TRAINING) -> str:
        with pytest.raises(karata.ArgumentError) as refusal:
            pack(game, changed, training)
        return str(refusal.value)

    assert "layer 1 takes" in refused(layers[1:])
    assert "layer 3 gives" in refused(untrained(game)[:-1] + [(layers[-1][0][:-9], layers[-1][1][:-9])])
    assert "biases" in refused([(layers[0][0], layers[0][1][1:])])
    assert "no number" in refused([(layers[0][0] * np.nan, layers[0][1]), *layers[1:]])
    assert "date" in refused(layers, {key: value for key, value in TRAINING.items() if key != "date"})
    weights = pack(game, layers, TRAINING)
    for spoiled, words in (
        (weights[:-1], "cut off"),
        (weights[:-50] + b"!" + weights[-49:], "altered"),
        (weights.replace(b"karata weights 1", b"karata weights 2"), "format 2"),
        (b"", "no weights file"),
    ):
        with pytest.raises(karata.ArgumentError, match=words):
            Network(spoiled)
    with pytest.raises(karata.ArgumentError, match="coupé"):
        Network(weights[:-1], lang="fr")
    network = Network(weights)
    assert network.forward(np.zeros((0, len(game.scale)), np.uint8))[0].shape == (0, len(game.letters))
    with pytest.raises(karata.ArgumentError, match="values each"):
        network.forward(np.zeros((2, 3), np.uint8))
    with pytest.raises(TypeError):
        network.forward(np.zeros((2, len(game.scale)), np.float32))


def test_a_network_plays_as_master() -> None:
    game = karata.game("safaru")
    assert use(pack(game, untrained(game, (16,)), TRAINING)) == "safaru"
    assert "master" in game.levels
    match = game.match(seed=3)
    match.play_out("master")
    assert match.is_over


@pytest.mark.parametrize(("name", "key"), [("serengeti", "cards"), ("asante", "deck")])
def test_cards_of_ones_own_are_refused_by_name_at_one_table_and_at_many(name: str, key: str) -> None:
    game = karata.game(name)
    use(pack(game, untrained(game, (16,)), TRAINING))
    usual = next(setting.default for setting in game.settings if setting.key == key)
    own = karata.game(name, **{key: f"{usual}\n"})  # type: ignore[arg-type]
    chairs = ["learner", "master", *["learner"] * (game.seats - 2)]
    assert len(Vector(game, 2, chairs=chairs)) == 2 and game.match().bot(0, "master").level == "master"
    match = own.match()
    for call in (
        lambda: Vector(own, 2, chairs=chairs),
        lambda: Vector(own, 2, model="master"),
        lambda: match.bot(0, "master"),
        lambda: match.play_out("master"),
        lambda: match.play_out({0: "master"}),
    ):
        with pytest.raises(karata.SettingsError, match=rf"\b{key}\b"):
            call()
    assert match.steps == own.match().steps and match.bot(0, "greedy").level == "greedy"
