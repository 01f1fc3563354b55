"""The native part of the package `karata`: import that."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict, final

from .runs import Progress

Data = dict[str, Any]
Command = str | Choice | Mapping[str, Any] | list[Mapping[str, Any] | Choice]
Nature = Literal["seeded", "told"]

class Result(TypedDict):
    """How a match ended, by seat."""

    scores: list[int]
    ranks: list[int]

@final
class Choice:
    """One thing a seat may do, as `Match.legal` lists it and `Match.play` takes it."""

    @property
    def text(self) -> str:
        """The action as text, in the notation of records: `bid 7`."""
    @property
    def action(self) -> Any:
        """The action as data: what JSON has for it."""
    @property
    def sentence(self) -> str:
        """The action in words, in the language of the game."""
    @property
    def detail(self) -> str | None:
        """What else is to be said of it here, if anything."""
    @property
    def caution(self) -> str | None:
        """What is easily overlooked about it, if anything."""
    @property
    def amount(self) -> int | None:
        """The number a player would simply type for it, if there is one."""
    @property
    def prospect(self) -> Any:
        """What would follow from it, as data, where the game says so."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Setting:
    """Something that can be set in a game."""

    @property
    def key(self) -> str:
        """How it is written in `karata.game(…, key=value)`; `-` may be written `_` there."""
    @property
    def clause(self) -> str | None:
        """The clause of the rules that it comes from, if one."""
    @property
    def words(self) -> str:
        """What it is for, in words."""
    @property
    def kind(self) -> Literal["switch", "number", "one-of", "text", "preset"]:
        """What sort of values it takes."""
    @property
    def allowed(self) -> list[bool | int | str]:
        """The values it takes: the two of a switch, the smallest and the largest number, the names; nothing of a text."""
    @property
    def default(self) -> bool | int | str:
        """Its value when nobody says anything."""
    @property
    def value(self) -> bool | int | str:
        """Its value in this game."""

@final
class Game:
    """A game with its settings: what `karata.game` gives."""

    @property
    def name(self) -> str:
        """Its name, as records and the command line have it."""
    @property
    def title(self) -> str:
        """Its name as people write it."""
    @property
    def about(self) -> str:
        """What sort of game it is, in a sentence or two."""
    @property
    def rules_version(self) -> int:
        """The version of its rules: records are only read by the version that they were made with."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def seats_range(self) -> tuple[int, int]:
        """The fewest and the most who can play, under any settings."""
    @property
    def lang(self) -> str:
        """The language of its words: `en` or `fr`."""
    @property
    def settings(self) -> list[Setting]:
        """Everything that can be set, in the order to show it."""
    @property
    def config(self) -> dict[str, bool | int | str]:
        """The value of every setting, by key."""
    @property
    def levels(self) -> list[str]:
        """The bots that can play it, by level, the weakest first."""
    @property
    def rules_page(self) -> str:
        """The rules for players, as Markdown."""
    @property
    def minute(self) -> str:
        """What one has to know to begin, as Markdown: to be read in a minute."""
    def match(self, seed: int | None = None, *, nature: Nature = "seeded") -> Match:
        """A match about to begin. The same seed gives the same deals, here and on the command line.

        With `nature="seeded"` nature acts by itself as soon as it is its turn, with dice from the seed; with
        `nature="told"` it does what `Match.happen` says, or draws when `Match.draw` is called.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Match:
    """A match being played: what `Game.match` and `read_record` give.

    Seats are counted from 0, as in JSON; in texts they are counted from 1. What is refused changes nothing.
    """

    @property
    def game(self) -> Game:
        """The game that is played."""
    @property
    def seed(self) -> int:
        """The seed of nature's dice."""
    @property
    def turn(self) -> int | Literal["nature"] | None:
        """What the match is waiting for: the seat that is to act, `"nature"`, or `None` when it is over."""
    @property
    def is_over(self) -> bool:
        """Is it over?"""
    @property
    def steps(self) -> int:
        """How many actions and outcomes of chance led here."""
    @property
    def hand(self) -> int:
        """Which hand of the match is played, counted from 0."""
    @property
    def sides(self) -> list[int]:
        """The team of every seat: seats with the same number win and lose together."""
    @property
    def standing(self) -> list[int]:
        """The score sheet so far, by seat: everybody may read it."""
    @property
    def result(self) -> Result | None:
        """The result, once it is over: `scores` and `ranks` by seat; rank 1 won."""
    def legal(self, seat: int | None = None) -> list[Choice]:
        """What a seat may do, in the game's order: by default the one that is to act. Empty if it is not its turn."""
    def play(self, command: Command, /, seat: int | None = None) -> list[str]:
        """Lets a seat act, by default the one whose turn it is.

        A command is a choice, a text as somebody types it, or data: one action or a list of them, which are carried out
        whole or not at all. Gives each action as text.
        """
    def happen(self, text: str, /) -> None:
        """Lets nature do this, as a record writes it."""
    def draw(self) -> str:
        """Lets nature draw what it does next, from the seed. Gives it as text."""
    def undo(self) -> None:
        """Takes the last command back, and what nature did since.

        Nature will draw the same again; bots do not forget what they saw.
        """
    def fork(self) -> Match:
        """The same match once more, to be tried out. No bot watches it."""
    def __copy__(self) -> Match: ...
    def __deepcopy__(self, memo: Any, /) -> Match: ...
    def sight(self, viewer: int | None = None, *, memory: bool = False) -> Data:
        """Everything this viewer is told, as data: what a client is sent.

        `None` is somebody standing by. With `memory` it includes what a perfect memory would add.
        """
    def view(self, viewer: int | None = None, *, memory: bool = True) -> Data:
        """What this viewer knows, as data: the part of its sight that a bot is given."""
    def story(self, viewer: int | None = None) -> list[str]:
        """What this viewer saw of the last command, or of the last outcome of chance, in words."""
    def question(self, viewer: int | None = None) -> list[str]:
        """What this viewer is asked, in words; nothing if it is not its turn."""
    def say(self, phrase: Mapping[str, Any], /, viewer: int | None = None) -> str:
        """A phrase of a sight in words, as this viewer reads it."""
    def determinize(
        self, viewer: int | None = None, seed: int | None = None, *, memory: bool = True
    ) -> Match:
        """A match in a position that fits what this viewer knows.

        What is hidden from it is drawn anew, with nature's probabilities. With `memory` the viewer remembers everything
        it saw. It can be played on, but has no record.
        """
    def record(self) -> str:
        """The record of the match up to now: a text that every Karata reads."""
    def bot(
        self, seat: int, level: str, *, seed: int | None = None, budget: int | None = None
    ) -> Bot:
        """A bot on a chair of this match.

        `level` is one of `Game.levels`, with how many games it may imagine for a decision if it searches: `club:500`, or
        `club` and a `budget`. Its seed comes from that of the match, unless it has its own.
        """
    def play_out(
        self, bots: str | Mapping[int, str | Bot], /, *, budget: int | None = None
    ) -> Result | None:
        """Lets bots play on: one level for all seats, or a level or a bot by seat.

        It ends when the match is over, or when a seat is to act that has none. Gives the result, if there is one.
        """
    def html(self, viewer: int | None = None) -> str:
        """The table as this viewer sees it, as HTML. `None` is somebody standing by."""
    def _repr_html_(self) -> str:
        """In a notebook the table is drawn as the seat sees it that is to act."""

@final
class Bot:
    """A bot on a chair of a match: what `Match.bot` gives.

    It is shown what its seat is shown and nothing else. If its level keeps notes, it sees every step of its match from
    the moment it was made.
    """

    @property
    def level(self) -> str:
        """Its level, and its budget if it was given one: `club`, `club:500`."""
    @property
    def seat(self) -> int:
        """Its seat."""
    def choose(self) -> Choice:
        """What it would do, if it is its turn. Nothing is played."""
    def play(self) -> list[str]:
        """Lets it play, if it is its turn. Gives each action as text."""

def game(
    name: str, /, seats: int | None = None, lang: str = "en", **settings: bool | int | str
) -> Game:
    """The game of this name. `settings` are values by key."""

def games(lang: str = "en") -> list[Game]:
    """All games as they are when nobody says anything, in the order to show them."""

def read_record(
    text: str, /, *, lang: str = "en", seed: int | None = None, nature: Nature = "seeded"
) -> Match:
    """Brings a record back to life: the match it tells of, checked step by step.

    One that ends early can be played on, with dice of this seed.
    """

def simulate(
    game: Game,
    games: int,
    bots: Sequence[str],
    seed: int | None,
    threads: int | None,
    budget: int | None,
    progress: Progress | None,
) -> Data:
    """Plays many games between bots and counts: what `karata.simulate` is made of."""

def arena(
    game: Game,
    bots: Sequence[str],
    deals: int,
    seed: int | None,
    threads: int | None,
    budget: int | None,
    progress: Progress | None,
) -> Data:
    """Compares bots: what `karata.arena` is made of."""
