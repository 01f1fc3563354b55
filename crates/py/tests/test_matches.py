"""Matches: played, told, taken back, imagined, written down."""

from __future__ import annotations

import copy
import json
import threading
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

import karata


def first_legal(match: karata.Match) -> karata.Choice:
    return match.legal()[0]


def play_some(match: karata.Match, commands: int) -> None:
    for _ in range(commands):
        if match.is_over:
            return
        match.play(first_legal(match))


def test_a_match_is_played_by_choice_text_and_data(game: karata.Game) -> None:
    by_choice, by_data, by_list = (game.match(seed=5) for _ in range(3))
    for _ in range(12):
        choice = by_choice.legal()[-1]
        # What somebody types may be a whole turn: in Mü, all cards of a bid.
        assert by_choice.fork().play(choice.text)[0] == choice.text
        assert by_choice.play(choice) == [choice.text]
        assert by_data.play(choice.action) == [choice.text]
        assert by_list.play([choice.action]) == [choice.text]
    assert by_choice.record() == by_data.record() == by_list.record()


def test_choices_are_data_text_and_words(game: karata.Game) -> None:
    match = game.match(seed=1)
    assert isinstance(match.turn, int)
    choices = match.legal()
    told = match.sight(match.turn)["choices"]
    assert [choice.text for choice in choices] == [choice["notation"] for choice in told]
    assert [choice.action for choice in choices] == [choice["action"] for choice in told]
    assert all(choice.sentence and "⟦" not in choice.sentence for choice in choices)
    assert len(set(choices)) == len(choices)
    others = [seat for seat in range(game.seats) if seat != match.turn]
    assert all(match.legal(seat) == [] for seat in others)


def test_what_is_refused_changes_nothing(game: karata.Game) -> None:
    match = game.match(seed=3)
    before = match.record()
    with pytest.raises(karata.Refused):
        match.play("complete nonsense")
    with pytest.raises(karata.Refused):
        match.play({"type": "nonsense"})
    with pytest.raises(karata.Refused):
        match.play([])
    other = next(seat for seat in range(game.seats) if seat != match.turn)
    assert isinstance(match.turn, int)
    with pytest.raises(karata.Refused, match=f"It is seat {match.turn + 1}’s turn."):
        match.play(first_legal(match), seat=other)
    with pytest.raises(karata.Refused, match="Chance cannot act now"):
        match.draw()
    with pytest.raises(karata.ArgumentError, match="seat 17 is not possible"):
        match.play(first_legal(match), seat=17)
    assert match.record() == before


def test_a_refusal_names_its_clause_in_both_languages() -> None:
    clauses = set()
    for lang in ("en", "fr"):
        match = karata.game("rummu", lang=lang).match(seed=1)
        with pytest.raises(karata.Refused) as raised:
            for card in ("r0", "r9", "b0", "b9", "g0", "g9", "y0", "y9", "k0", "k9"):
                match.play(f"discard {card}")
        error = raised.value
        assert error.clause is not None and error.clause.startswith("RUM.") and error.clause in str(error)
        clauses.add((error.clause, str(error)))
    assert len({clause for clause, _ in clauses}) == 1 and len(clauses) == 2


def test_nature_acts_by_itself_or_is_told(game: karata.Game) -> None:
    seeded = game.match(seed=9)
    told = game.match(seed=1, nature="told")
    drawn = game.match(seed=9, nature="told")
    lines = [line.split(" ; ")[0].strip() for line in seeded.record().splitlines()]
    outcomes = [line.removeprefix("nature ") for line in lines if line.startswith("nature ")]
    assert outcomes, "something is dealt before the first decision"
    for outcome in outcomes:
        assert told.turn == drawn.turn == "nature"
        told.happen(outcome)
        assert drawn.draw() == outcome
    assert told.record() == drawn.record() == seeded.record()
    with pytest.raises(karata.Refused, match="Chance cannot do this here|Chance cannot act now|not"):
        told.happen(outcomes[0])
    with pytest.raises(karata.ArgumentError, match="nature fair is not possible; allowed: seeded, told"):
        game.match(nature="fair")  # type: ignore[arg-type]


def test_nobody_is_told_what_is_hidden(game: karata.Game) -> None:
    match = game.match(seed=2)
    play_some(match, 5)
    sights = [match.sight(viewer) for viewer in (None, *range(game.seats))]
    assert sights[0]["choices"] == []
    assert sights[0]["view"]["viewer"] == {"type": "spectator"}
    for seat, sight in enumerate(sights[1:]):
        assert sight["view"]["viewer"] == {"type": "seat", "value": seat}
        assert sight["view"]["memory"] is None
        assert match.view(seat, memory=False) == sight["view"]
        assert match.view(seat)["memory"] is not None
    assert json.dumps(sights)


def test_undo_takes_the_last_command_back(game: karata.Game) -> None:
    match = game.match(seed=4)
    with pytest.raises(karata.Refused, match="nothing to take back"):
        match.undo()
    records = []
    for _ in range(15):
        records.append(match.record())
        match.play(match.legal()[-1])
    after = match.record()
    for record in reversed(records):
        match.undo()
        assert match.record() == record
    for _ in range(15):
        match.play(match.legal()[-1])
    assert match.record() == after, "nature draws the same again"


def test_copies_go_their_own_way(game: karata.Game) -> None:
    match = game.match(seed=4)
    before = match.record()
    for other in (match.fork(), copy.copy(match), copy.deepcopy(match)):
        assert other.record() == before
        other.play(first_legal(other))
        assert match.record() == before != other.record()


def test_a_record_comes_back_to_life(game: karata.Game) -> None:
    match = game.match(seed=6)
    play_some(match, 10)
    unfinished = karata.read_record(match.record(), seed=6)
    assert unfinished.record() == match.record() and unfinished.turn == match.turn
    assert match.play_out("greedy") == match.result != None  # noqa: E711
    again = karata.read_record(match.record())
    assert again.is_over and again.result == match.result and again.record() == match.record()
    assert again.game == match.game


def test_a_record_that_was_changed_is_refused() -> None:
    match = karata.game("mu").match(seed=6)
    match.play_out("random")
    record = match.record()
    lines = record.splitlines(keepends=True)
    with pytest.raises(karata.RecordError, match="this is not a record of Karata") as raised:
        karata.read_record("hello")
    assert raised.value.line == 1
    with pytest.raises(karata.RecordError, match="line 12: this line, or the order of the lines, was changed"):
        karata.read_record("".join(lines[:11] + lines[12:]))
    with pytest.raises(karata.RecordError, match="is broken off"):
        karata.read_record(record[:-70])
    with pytest.raises(karata.RecordError, match="the set-up of the record is incomplete"):
        karata.read_record("".join(lines[:3]))
    with pytest.raises(karata.RecordError, match="ligne 1\xa0: "):
        karata.read_record("bonjour", lang="fr")


def test_an_imagined_position_fits_what_is_known(game: karata.Game) -> None:
    match = game.match(seed=8)
    play_some(match, 6)
    for seat in range(game.seats):
        imagined = match.determinize(seat, seed=1)
        # How it came about is not known, but what lies there is.
        assert imagined.view(seat)["open"] == match.view(seat)["open"]
        assert imagined.turn == match.turn and imagined.standing == match.standing
        assert imagined.sight(seat)["choices"] == match.sight(seat)["choices"]
        assert imagined.play_out("random") is not None
        with pytest.raises(karata.RecordError, match="This position is imagined"):
            imagined.record()
    views = {json.dumps(match.determinize(0, seed=seed).view(1)["open"]) for seed in range(20)}
    same = {json.dumps(match.determinize(0, seed=7).view(1)["open"]) for _ in range(3)}
    assert len(same) == 1
    if game.name in ("mu", "rummu"):
        assert len(views) > 1, "what is hidden is drawn anew"


def test_bots_choose_and_play(game: karata.Game) -> None:
    match = game.match(seed=1)
    seat = match.turn
    assert isinstance(seat, int)
    for level, budget in (("random", None), ("greedy", None), ("club", 5), ("search-club:4", None), ("novice", None), ("tree", 10)):
        bot = match.bot(seat, level, seed=1, budget=budget)
        choice = bot.choose()
        assert choice in match.legal() and bot.seat == seat
    assert bot.level == "tree:10"
    before = match.steps
    assert len(bot.play()) == 1 and match.steps > before
    with pytest.raises(karata.ArgumentError, match="bots genius is not possible; allowed: random, novice"):
        match.bot(0, "genius")
    with pytest.raises(karata.ArgumentError, match="budget 0 is not possible"):
        match.bot(0, "club", budget=0)
    with pytest.raises(karata.ArgumentError, match="club:ITER, ITER being a whole number"):
        match.bot(0, "club:0")


def test_a_bot_waits_for_its_turn() -> None:
    match = karata.game("mu").match(seed=1)
    other = next(seat for seat in range(match.game.seats) if seat != match.turn)
    bot = match.bot(other, "random")
    with pytest.raises(karata.Refused, match="’s turn"):
        bot.choose()
    match.play_out("random")
    with pytest.raises(karata.Refused, match="The game is over."):
        bot.play()
    with pytest.raises(karata.Refused, match="The game is over."):
        match.play("pass")
    assert match.legal() == [] and match.turn is None


def test_bots_play_on_until_somebody_has_to_act() -> None:
    match = karata.game("serengeti").match(seed=1)
    bots = {seat: match.bot(seat, "greedy") for seat in range(1, match.game.seats)}
    while not match.is_over:
        assert match.play_out(bots) is None or match.is_over
        if not match.is_over:
            assert match.turn == 0
            match.play(match.legal()[0])
    assert match.result is not None and sorted(match.result["ranks"])[0] == 1
    with pytest.raises(TypeError, match="its own seat of its own match"):
        karata.game("serengeti").match().play_out({0: bots[1]})


def test_the_table_is_drawn(game: karata.Game) -> None:
    match = game.match(seed=1)
    play_some(match, 3)
    html = match.html(0)
    assert html.startswith("<div") and html.count("<div") == html.count("</div>")
    assert "⟦" not in html and "<script" not in html
    assert match.html() != html
    viewer = match.turn if isinstance(match.turn, int) else None
    assert match._repr_html_() == match.html(viewer)
    assert all(question in _plain(match.html(viewer)) for question in match.question(viewer))


def _plain(html: str) -> str:
    return unescape(html)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_is_in_the_picture_is_drawn(game: karata.Game, lang: str) -> None:
    match = karata.game(game.name, lang=lang).match(seed=1)
    met: Counter[str] = Counter()
    for _ in range(15):
        match.play(match.legal()[0])
        for viewer in (None, *range(game.seats)):
            rows = match.sight(viewer)["picture"]["rows"]
            drawn = Drawn(match.html(viewer)).rows
            assert [label for label, _ in drawn] == [match.say(row["label"], viewer) for row in rows]
            for row, (_, cells) in zip(rows, drawn, strict=True):
                assert cells == [as_drawn(match, viewer, cell, row["size"]) for cell in row["cells"]]
                met.update(f"{row['size']} {cell['type']}" for cell in row["cells"])
    # The table of Asante is all in words.
    assert met["small words"] and (met["small card"] or game.name == "asante")
    assert bool(met["large card"]) == (game.name in ("serengeti", "safaru"))


def as_drawn(match: karata.Match, viewer: int | None, cell: dict[str, Any], size: str) -> tuple[str, str | None]:
    """The text of a cell, and what is said when one points at it."""
    value = cell["value"]
    if cell["type"] == "words":
        return match.say(value, viewer), None
    if cell["type"] == "backs":
        return f"▒×{value}", None
    notation = value["notation"]["value"]
    called = notation if value["notation"]["type"] == "text" else match.say(notation, viewer)
    shape, rank, name = value["shape"], value["rank"], match.say(value["name"], viewer)
    assert shape and rank and called.endswith(rank) and called != rank
    if size == "large":
        return f"{shape} {rank}\n{called.removesuffix(rank)} {name}", None
    return f"{shape}{called}", name


class Drawn(HTMLParser):
    """The rows of a table that was drawn: their labels, and the texts of their cells with what is said when one points at them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[tuple[str, list[tuple[str, str | None]]]] = []
        self._within: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "br":
            self.handle_data("\n")
            return
        self._within.append(tag)
        if tag == "tr":
            self.rows.append(("", []))
        if tag == "span":
            self.rows[-1][1].append(("", dict(attrs).get("title")))

    def handle_endtag(self, tag: str) -> None:
        assert self._within.pop() == tag

    def handle_data(self, data: str) -> None:
        if "th" in self._within:
            label, cells = self.rows[-1]
            self.rows[-1] = (label + data, cells)
        elif "span" in self._within:
            cells = self.rows[-1][1]
            text, title = cells[-1]
            cells[-1] = (text + data, title)


def test_stories_are_told() -> None:
    english, french = (karata.game("mu", lang=lang).match(seed=1) for lang in ("en", "fr"))
    for match in (english, french):
        match.play("pass")
        assert match.story() and "⟦" not in " ".join(match.story())
        phrase = match.sight()["story"][0]
        assert match.say(phrase) == match.story()[0]
    assert english.story() != french.story()


def test_threads_take_turns() -> None:
    match = karata.game("serengeti").match(seed=1)
    failures: list[BaseException] = []

    def look() -> None:
        try:
            for _ in range(50):
                match.sight(0)
                match.legal()
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    threads = [threading.Thread(target=look) for _ in range(4)]
    for thread in threads:
        thread.start()
    match.play_out("random")
    for thread in threads:
        thread.join()
    assert failures == [] and match.is_over


def test_data_that_is_none_is_refused() -> None:
    match = karata.game("mu").match(seed=1)
    with pytest.raises(TypeError, match="data cannot hold object"):
        match.play({"type": object()})
    deep: list[object] = []
    for _ in range(1000):
        deep = [deep]
    with pytest.raises(TypeError, match="so deep"):
        match.play({"type": deep})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_choice_of_an_earlier_turn_is_refused_like_any_other_move(game: karata.Game, lang: str) -> None:
    match = karata.game(game.name, lang=lang).match(seed=2)
    refused = 0
    for _ in range(40):
        earlier = match.legal()
        match.play(earlier[-1])
        if match.is_over:
            break
        now = match.legal()
        before = match.record()
        possible = [choice.action for choice in now]
        for choice in [choice for choice in earlier if choice.action not in possible][:3]:
            said = set()
            commands: list[Any] = [choice, choice.action, [choice]]
            for command in commands:
                with pytest.raises(karata.Refused) as raised:
                    match.play(command)
                said.add((str(raised.value), raised.value.clause))
            assert len(said) == 1 and "⟦" not in str(said), "by whatever name it is called"
            refused += 1
        assert match.record() == before
    assert refused > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_choice_of_another_game_is_refused_like_data_of_another_game(lang: str) -> None:
    games = [karata.game(found.name, lang=lang) for found in karata.games()]
    for game in games:
        match = game.match(seed=1)
        before = match.record()
        for other in games:
            (choice, *_) = other.match(seed=1).legal()
            if other.name == game.name or choice.action in [known.action for known in match.legal()]:
                continue
            said = set()
            for command in (choice, choice.action):
                with pytest.raises(karata.Refused) as raised:
                    match.play(command)
                said.add(str(raised.value))
            assert len(said) == 1 and "⟦" not in str(said)
        assert match.record() == before


def test_a_choice_is_the_same_in_every_language_and_in_every_copy() -> None:
    english, french = (karata.game("mu", lang=lang).match(seed=1) for lang in ("en", "fr"))
    choice = english.legal()[-1]
    assert french.play(choice) == english.fork().play(choice) == [choice.text]


def test_a_bot_plays_on_after_its_move_was_taken_back(game: karata.Game) -> None:
    match = game.match(seed=1)
    assert isinstance(match.turn, int)
    seat = match.turn
    for level in ("random", "greedy", "novice", "club:5"):
        bot = match.bot(seat, level)
        before = match.record()
        bot.play()
        match.undo()
        assert match.record() == before and match.turn == seat
        assert bot.choose() in match.legal()
        bot.play()
        match.undo()
    greedy = match.bot(seat, "greedy")
    match.play(match.legal()[0])
    while match.turn == seat:
        match.play(match.legal()[0])
    if isinstance(match.turn, int):
        with pytest.raises(karata.Refused) as by_bot:
            greedy.play()
        with pytest.raises(karata.Refused) as by_hand:
            match.play(match.legal()[0], seat=seat)
        assert str(by_bot.value) == str(by_hand.value) == f"It is seat {match.turn + 1}’s turn."


def test_a_letter_of_an_earlier_turn_is_refused_in_both_languages() -> None:
    for lang, sentence in (("en", "may not come next; allowed: "), ("fr", "ne peut pas suivre\u202f; permises\xa0: ")):
        position = karata.game("mu", seats=4, lang=lang).position()
        while position.is_natures:
            position.happen(1)
        letters = position.next_letters()
        position.say(letters[0])
        stale = next(letter for letter in letters if letter not in position.next_letters())
        before = position.told(0)
        with pytest.raises(karata.ArgumentError, match=sentence):
            position.say(stale)
        assert position.told(0) == before
