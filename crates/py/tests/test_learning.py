"""Positions letter by letter, and many games at once."""

import copy
import hashlib

import numpy as np
import numpy.typing as npt
import pytest
from tables import tables

import karata
from karata.vector import Vector

GAMES = [game.name for game in karata.games()]


# So many letters end a few of 20 games at every largest table.
STEPS = 600

ARRAYS = ("observations", "masks", "seats", "chairs", "decided", "done", "rewards", "points")


def first_letters(games: Vector) -> npt.NDArray[np.uint16]:
    letters: npt.NDArray[np.uint16] = games.masks.argmax(axis=1).astype(np.uint16)
    return letters


def random_letters(games: Vector, dice: np.random.Generator) -> npt.NDArray[np.uint16]:
    # Never 0, or it might be a letter that may not come.
    letters: npt.NDArray[np.uint16] = (games.masks * (1 - dice.random(games.masks.shape))).argmax(axis=1).astype(np.uint16)
    return letters


def summary(games: Vector) -> str:
    """All that the arrays say."""
    digest = hashlib.sha256()
    for name in ARRAYS:
        digest.update(getattr(games, name).tobytes())
    return digest.hexdigest()


def at_the_largest_table(name: str) -> karata.Game:
    """This game with as many players as there can be, and as short as it can be."""
    _, seats, settings = max(table for table in tables() if table[0] == name)
    return karata.game(name, seats=seats, **settings)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_played_to_its_end(name: str) -> None:
    game = karata.game(name)
    position = game.position()
    dice = iter(range(1_000_000))
    while not position.is_over:
        if position.is_natures:
            position.happen(next(dice))
            continue
        seat = position.seat
        assert seat is not None
        letters = position.next_letters()
        assert {word[len(position.said)] for _, word in position.words()} == set(letters)
        position.say(letters[next(dice) % len(letters)])
    result = position.result
    assert result is not None
    assert sum(result["shares"]) == pytest.approx(1.0)
    assert result["scores"] == position.standing
    assert position.next_letters() == []


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_within_its_scales_and_says_how_many_play(name: str) -> None:
    game = karata.game(name)
    position = game.position()
    while position.is_natures:
        position.happen(3)
    values = position.observe(0)
    assert values.dtype == np.uint8 and values.shape == game.scale.shape
    assert (values <= game.scale).all()
    players = next(plane for plane in game.planes if plane.name == "players")
    assert values[players.begin : players.begin + players.size].tolist().index(1) + 1 == game.seats
    assert len(game.letters) == len(set(game.letters)) == position.letters


def test_a_wrong_letter_changes_nothing_and_says_what_is_allowed() -> None:
    position = karata.game("serengeti").position()
    with pytest.raises(karata.ArgumentError):
        position.say(0)
    while position.is_natures:
        position.happen(1)
    before = position.told(0)
    with pytest.raises(karata.ArgumentError, match="allowed: .*pass"):
        position.say(60_000)
    with pytest.raises(karata.ArgumentError):
        position.happen(1)
    with pytest.raises(karata.ArgumentError, match="seat 9"):
        position.observe(9)
    assert position.told(0) == before


def test_a_copy_goes_its_own_way_and_an_imagined_position_is_the_same_to_its_seat() -> None:
    position = karata.game("mu", seats=4).position()
    while position.is_natures:
        position.happen(5)
    twin = copy.deepcopy(position)
    twin.say(twin.next_letters()[0])
    assert (position.steps, twin.steps) == (2, 3)
    seat = position.seat
    imagined = [position.determinize(seat, seed) for seed in range(5)]
    assert all(one.told(seat) == position.told(seat) for one in imagined)
    other = (seat or 0) + 1
    assert len({one.known(other % 4) for one in imagined}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_games_for_any_number_of_threads(name: str) -> None:
    def played(threads: int) -> tuple[list[str], list[tuple[int, int, str]]]:
        games = Vector(at_the_largest_table(name), 20, seed=9, threads=threads)
        games.keep_records()
        dice, told = np.random.default_rng(1), [summary(games)]
        for _ in range(STEPS):
            games.step(random_letters(games, dice))
            told.append(summary(games))
        return told, games.take_records()

    told, records = played(1)
    assert len(records) > 5 and len(set(told)) == len(told)
    for threads in (2, 5):
        assert played(threads) == (told, records)


@pytest.mark.parametrize("name", GAMES)
def test_games_go_on_from_a_save_and_a_damaged_one_changes_nothing(name: str) -> None:
    game = at_the_largest_table(name)
    games, others = Vector(game, 20, seed=3), Vector(game, 20, seed=4)
    dice = np.random.default_rng(1)
    for _ in range(40):
        games.step(random_letters(games, dice))
    others.step(random_letters(others, dice))
    save = games.save()
    others.restore(save)
    # What came of the last step is no part of a save, and belongs to games that were left.
    assert all((getattr(others, name) == getattr(games, name)).all() for name in ("observations", "masks", "seats", "chairs"))
    assert not any(getattr(others, name).any() for name in ("decided", "done", "rewards", "points"))
    ended = 0
    for _ in range(STEPS):
        letters = random_letters(games, dice)
        games.step(letters)
        others.step(letters)
        assert summary(others) == summary(games)
        ended += int(games.done.sum())
    assert ended > 5, "games also begin anew as they would have"
    now = summary(others)
    for damaged in (save[:-10], b"", save.replace(name.encode(), b"chess", 1), save[: len(save) // 2]):
        with pytest.raises(karata.ArgumentError):
            others.restore(damaged)
    others.ask()
    assert summary(others) == now


def test_rewards_come_with_the_end_and_bots_are_not_asked() -> None:
    games = Vector(karata.game("calcory", seats=2), 30, chairs=["learner", "greedy"], seed=1)
    ended = 0
    for _ in range(400):
        assert (games.chairs == 0).all()
        games.step(first_letters(games))
        done = games.done.astype(bool)
        ended += int(done.sum())
        assert np.allclose(games.rewards[done].sum(axis=1), 0.0) and not games.rewards[~done].any()
    assert ended > 0


def test_whoever_learns_by_example_says_whose() -> None:
    """Advice is the letters of the bot that is to be followed, whoever sits on the chairs, and changes nothing in the games."""
    game = karata.game("safaru", seats=2, hands=1)

    def wins(model: str) -> float:
        games = Vector(game, 64, chairs=["learner", "random"], seed=1, rotate=False, model=model)
        shares = []
        for _ in range(150):
            letters = games.advise()
            assert games.masks[np.arange(64), letters].all()
            games.step(letters)
            shares += games.rewards[games.done == 1, 0].tolist()
        return float(np.mean(shares))

    assert abs(wins("random")) < 0.2 < 0.35 < wins("greedy")
    asked, unasked = (Vector(game, 64, seed=1, model="search-club:8") for _ in range(2))
    master, greedy = (Vector(game, 64, seed=1, model=model) for model in ("master", "greedy"))
    assert (asked.advise() != greedy.advise()).any() and (master.advise() != greedy.advise()).any()
    for _ in range(20):
        asked.advise()
        letters = asked.masks.argmax(axis=1).astype(np.uint16)
        for games in (asked, unasked):
            games.step(letters)
    assert asked.save() == unasked.save()


def test_what_does_not_fit_is_refused_in_a_sentence_and_nothing_changes() -> None:
    game = karata.game("serengeti")
    games = Vector(game, 4, seed=1, observe="float32")
    before = games.save()
    good = first_letters(games)
    for letters in (good[:3], good.astype(np.float32), np.array([60_000] * 4), np.array([-1] * 4), [good]):
        with pytest.raises(karata.ArgumentError):
            games.step(letters)
    wrong = good.copy()
    wrong[2] = 248
    with pytest.raises(karata.ArgumentError, match="game 2.*allowed"):
        games.step(wrong)
    assert games.save() == before
    for out in (
        {"masks": np.zeros((4, 3), np.uint8)},
        {"masks": np.zeros((4, len(game.letters)), np.float64)},
        {"masks": np.zeros((len(game.letters), 4), np.uint8).T},
        {"nothing": np.zeros(4)},
    ):
        with pytest.raises(karata.ArgumentError):
            Vector(game, 4, out=out)
    locked = np.zeros((4, len(game.letters)), np.uint8)
    locked.flags.writeable = False
    with pytest.raises(karata.ArgumentError, match="read-only"):
        Vector(game, 4, out={"masks": locked})
    for arguments in ({"games": 0}, {"threads": 0}, {"chairs": ["learner"]}, {"chairs": ["nobody"] * 5}, {"chairs": ["greedy"] * 5}):
        with pytest.raises(karata.ArgumentError):
            Vector(game, **{"games": 4, **arguments})  # type: ignore[arg-type]


@pytest.mark.parametrize("observe", ["uint8", "float32"])
def test_arrays_of_the_caller_are_written(observe: str) -> None:
    game = karata.game("mu", seats=4, hands=1)
    bytes_, own = Vector(game, 8, seed=1), Vector(game, 8, seed=1, observe=observe)
    # Whatever is in them before.
    mine = {name: np.full_like(getattr(own, name), 7) for name in ARRAYS}
    games = Vector(game, 8, seed=1, observe=observe, out=mine)
    dice, said = np.random.default_rng(1), set()
    for _ in range(100):
        letters = random_letters(own, dice)
        for one in (bytes_, own, games):
            one.step(letters)
        for name, array in mine.items():
            assert getattr(games, name) is array and array.dtype == getattr(own, name).dtype
            assert (array == getattr(own, name)).all(), name
            said |= {name} if array.any() else set()
        assert bytes_.observations is not None
        scaled = bytes_.observations if observe == "uint8" else bytes_.observations / game.scale
        assert (mine["observations"] == scaled).all()
    assert said == set(ARRAYS)
    everybody = np.full((8, game.seats, games.values), 7, observe)
    assert games.observe_all(out=everybody) is everybody
    assert (everybody == own.observe_all()).all()
    assert (everybody[np.arange(8), games.seats.astype(np.intp)] == mine["observations"]).all()


def test_a_thousand_random_decisions_a_game_are_counted() -> None:
    decisions, _ = Vector(karata.game("mu"), 100, seed=2).play_random(100)
    assert decisions == 100 * 100


def test_a_reset_that_is_refused_changes_nothing() -> None:
    games = Vector(karata.game("mu", seats=3), 4, seed=2, threads=1)
    games.step(first_letters(games))
    before = games.masks.copy()
    with pytest.raises(karata.ArgumentError, match="-1 is not possible; allowed: a whole number from 0"):
        games.reset(seed=-1)
    games.ask()
    assert (games.masks == before).all()
    games.reset()


def test_what_leaves_no_choice_is_skipped_also_after_a_reset() -> None:
    games = Vector(karata.game("serengeti", seats=4), 20, seed=4, threads=1)
    dice = np.random.default_rng(1)

    def forced() -> int:
        count = 0
        for _ in range(200):
            count += int((games.masks.sum(axis=1) == 1).sum())
            games.step((games.masks * dice.random(games.masks.shape)).argmax(axis=1))
        return count

    assert forced() > 100
    games.skip_forced()
    games.step(first_letters(games))
    assert forced() == 0
    games.reset(seed=5)
    games.step(first_letters(games))
    assert forced() == 0
    games.skip_forced(False)
    assert forced() > 100


@pytest.mark.parametrize(("name", "stakes"), [("kuhn", {1, 2}), ("leduc", {1, 3, 5, 7, 9, 11, 13})])
def test_toys_are_played_many_at_once_too(name: str, stakes: set[int]) -> None:
    toy = karata.toy(name)
    games = Vector(toy, 64, chairs=["learner", "random"], seed=1)
    assert (games.letters, games.values, toy.seats) == (len(toy.letters), len(toy.scale), 2)
    seen: set[int] = set()
    for step in range(200):
        games.step((games.masks * np.arange(1, games.letters + 1)[:: 1 - 2 * (step % 2)]).argmax(axis=1))
        assert (games.points.sum(axis=1) == 0).all(), "what one wins the other loses"
        seen |= set(np.abs(games.points[games.done == 1, 0]).tolist())
    assert len(seen - {0}) > 1 and seen <= stakes | {0}
    with pytest.raises(karata.ArgumentError, match="learner, other, random"):
        Vector(toy, 2, chairs=["learner", "greedy"])
    with pytest.raises(karata.ArgumentError, match="greedy, random"):
        Vector(toy, 2, model="club")
    assert games.masks[np.arange(64), games.advise()].all()
