"""The games in OpenSpiel: importing this module registers them.

    >>> import karata.openspiel, pyspiel
    >>> game = pyspiel.load_game("python_karata_mu(players=4,settings=hands:1)")

An action is a letter (``karata.Game.letter_name``). Nature draws a seed, a digit at a time, so that what it does follows from
the history; in Kuhn and Leduc poker (``python_karata_kuhn``, ``python_karata_leduc``), which are small enough, its outcomes are listed
with their probabilities. Returns are shares of the win minus a fair share; in the two pokers, chips.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

import karata

from ._words import kind as kind_of
from ._words import missing, sentence, shown

try:
    import pyspiel
except ImportError as error:
    raise missing("karata.openspiel", "open_spiel", "openspiel") from error

__all__ = ["KarataGame", "KarataObserver", "KarataState"]

# A seed is so many digits of so many values.
DIGITS = 4
DIGIT = 256
# No game is nearly as long.
LONGEST = 100_000


def _type(name: str, title: str, least: int, most: int, parameters: dict[str, Any], *, chips: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_karata_{name}",
        long_name=f"Karata: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class KarataGame(pyspiel.Game):
    """A game with its settings."""

    def __init__(self, kind: pyspiel.GameType, game: karata.Game | karata.Toy, params: dict[str, Any]) -> None:
        if not isinstance(game, (karata.Game, karata.Toy)):
            raise TypeError(sentence("en", "py-game-type", kind=kind_of(game)))
        start = game.position()
        listed = bool(start.chances())
        stakes = {"python_karata_kuhn": 2.0, "python_karata_leduc": 13.0}.get(kind.short_name)
        info = pyspiel.GameInfo(
            num_distinct_actions=start.letters,
            max_chance_outcomes=max(len(start.chances()), 24) if listed else DIGIT,
            num_players=start.seats,
            min_utility=-(stakes or 1.0),
            max_utility=stakes or 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)
        self.start = start
        self.scale = game.scale
        self.planes = game.planes
        self.speaker = game
        self.listed = listed
        self.chips = stakes is not None

    def new_initial_state(self) -> KarataState:
        return KarataState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KarataObserver:
        if params:
            raise ValueError(sentence(self.speaker, "py-observer-parameters", given=shown(params)))
        return KarataObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class KarataState(pyspiel.State):
    """A position, and the digits that nature has drawn of its seed."""

    def __init__(self, game: KarataGame) -> None:
        # With anything else the process would end here.
        super().__init__(_loaded(game))
        self.position = game.start.copy()
        self.digits: list[int] = []
        self._listed = game.listed
        self._chips = game.chips

    def current_player(self) -> int:
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.position.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.next_letters()) if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._listed:
            return list(enumerate(self.position.chances()))
        return [(digit, 1.0 / DIGIT) for digit in range(DIGIT)]

    def _apply_action(self, action: int) -> None:
        if self.position.seat is not None:
            self.position.say(action)
        elif self._listed:
            self.position.happen_as(action)
        else:
            self.digits.append(action)
            if len(self.digits) == DIGITS:
                self.position.happen(int.from_bytes(bytes(self.digits), "little"))
                self.digits = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"nature {action}"
        return self.position.letter_name(action) or f"letter {action}"

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        result = self.position.result
        if result is None:
            return [0.0] * self.position.seats
        if self._chips:
            return [float(score) for score in result["scores"]]
        return [share - 1.0 / self.position.seats for share in result["shares"]]

    def resample_from_infostate(self, player: int, sampler: Any) -> KarataState:
        """A position that fits what a player knows, each as likely as nature makes it."""
        # What is drawn did not come about by this history, which also tells what is hidden: it has none.
        drawn = KarataState(self.get_game())
        seed = int(sampler() * 2**53) if callable(sampler) else np.random.randint(2**31)
        drawn.position = self.position.determinize(player, seed)
        return drawn

    def __str__(self) -> str:
        lines = [f"{'nature' if seat is None else seat} {text}" for seat, text in self.position.log()]
        said = [self.position.letter_name(letter) for letter in self.position.said]
        return "\n".join([*lines, f"said {said} digits {self.digits}"])


def _loaded(game: KarataGame) -> KarataGame:
    if not isinstance(game, KarataGame):
        raise TypeError(sentence("en", "py-spiel-game", kind=kind_of(game)))
    return game


def _settings(text: str) -> dict[str, str]:
    """Settings as a parameter of a game: ``hands:1;total:100``."""
    pairs = [re.split("[:=]", pair, maxsplit=1) for pair in text.split(";") if pair]
    for pair in pairs:
        if len(pair) != 2:
            raise karata.ArgumentError(sentence("en", "py-settings-form", text=shown(text)))
    return {key: value for key, value in pairs}


class KarataObserver:
    """What a player observes, as numbers and as text."""

    def __init__(self, game: KarataGame, kind: pyspiel.IIGObservationType) -> None:
        _loaded(game)
        self._recalls = kind.perfect_recall
        self._scale = game.scale
        self.tensor = np.zeros(len(game.scale), np.float32)
        self.dict = {
            plane.name: self.tensor[plane.begin : plane.begin + plane.size].reshape(plane.shape) for plane in game.planes
        }

    def set_from(self, state: KarataState, player: int) -> None:
        np.divide(state.position.observe(player), self._scale, out=self.tensor, casting="unsafe")

    def string_from(self, state: KarataState, player: int) -> str:
        return state.position.told(player) if self._recalls else state.position.known(player)


def _register(game: karata.Game) -> None:
    least, most = game.seats_range
    kind = _type(game.name, game.title, least, most, {"players": game.seats, "settings": ""}, chips=False)

    class Registered(KarataGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            text = str(given.get("settings", ""))
            settings = _settings(text)
            chosen = karata.game(game.name, seats=int(given.get("players", game.seats)), **settings)
            super().__init__(kind, chosen, given)

    Registered.__name__ = f"Karata{game.name.title()}"
    pyspiel.register_game(kind, Registered)


def _register_toy(name: str, title: str) -> None:
    kind = _type(name, title, 2, 2, {}, chips=True)

    class Registered(KarataGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, karata.toy(name), params or {})

    Registered.__name__ = f"Karata{name.title()}"
    pyspiel.register_game(kind, Registered)


for _game in karata.games():
    _register(_game)
_register_toy("kuhn", "Kuhn poker")
_register_toy("leduc", "Leduc poker")
