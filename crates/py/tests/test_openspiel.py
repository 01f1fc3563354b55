"""OpenSpiel's own tests, for every game; and what its algorithms find in ours."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, external_sampling_mccfr, ismcts, mcts
from sentences import in_both_languages
from tables import tables

import karata
import karata.openspiel

GAMES = [game.name for game in karata.games()]
TOYS = ["kuhn", "leduc"]


@pytest.mark.parametrize(("name", "seats", "settings"), [*tables(), *((name, 2, {}) for name in TOYS)])
def test_random_play(name: str, seats: int, settings: dict[str, str]) -> None:
    chosen = {"players": seats, "settings": ",".join(f"{key}={value}" for key, value in settings.items())}
    game = pyspiel.load_game(f"python_karata_{name}", {} if name in TOYS else chosen)
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_external_sampling_finds_the_value_of_kuhn_poker() -> None:
    np.random.seed(1)
    game = pyspiel.load_game("python_karata_kuhn")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(3000):
        solver.iteration()
    average = policy.tabular_policy_from_callable(game, solver.average_policy())
    value = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)[0]
    assert value == pytest.approx(-1 / 18, abs=0.01)


def test_its_search_plays_mu() -> None:
    game = pyspiel.load_game("python_karata_mu", {"players": 4, "settings": "hands=1"})
    state = game.new_initial_state()
    random = np.random.RandomState(2)
    while state.is_chance_node():
        state.apply_action(random.choice([outcome for outcome, _ in state.chance_outcomes()]))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        max_simulations=8,
        random_state=random,
    )
    assert bot.step(state) in state.legal_actions()


def test_an_imagined_position_does_not_tell_how_the_true_one_came_about() -> None:
    state = pyspiel.load_game("python_karata_mu(players=4,settings=hands:1)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(17)
    state.apply_action(state.legal_actions()[0])
    imagined = state.resample_from_infostate(0, lambda: 0.3)
    assert imagined.history() == [] and state.history() != []
    assert imagined.information_state_string(0) == state.information_state_string(0)
    assert imagined.information_state_string(1) != state.information_state_string(1)


def test_settings_that_are_none_are_refused() -> None:
    for text in ("hands", "hands:1;total"):
        with pytest.raises(karata.ArgumentError, match="allowed: key:value"):
            pyspiel.load_game("python_karata_mu", {"players": 4, "settings": text})


def test_what_is_wrong_is_said_in_both_languages() -> None:
    def refused(lang: str) -> list[Callable[[], Any]]:
        game = pyspiel.load_game("python_karata_mu", {"players": 4, "settings": f"lang:{lang}"})
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(3)
        return [
            lambda: game.make_py_observer(params={"a": 1}),
            lambda: state._apply_action(60_000),
            lambda: state.resample_from_infostate(-1, lambda: 0.5),
        ]

    in_both_languages(refused, also=(ValueError,))
