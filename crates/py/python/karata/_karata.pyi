"""The native part of the package `karata`: import that."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, final

import numpy as np
import numpy.typing as npt
from typing_extensions import Self

from ._types import Command, Data, Ended, Nature, Result
from .runs import Progress

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
    def letters(self) -> list[int]:
        """Its word, letter by letter, for learners: see `Game.letters`."""
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
    @property
    def planes(self) -> list[Plane]:
        """What the numbers of an observation are."""
    @property
    def scale(self) -> npt.NDArray[np.float32]:
        """The scale of every value of an observation: divided by these, values are between 0 and 1."""
    @property
    def letters(self) -> list[str]:
        """What every letter of the alphabet says, by its number."""
    def position(self) -> Position:
        """A game about to begin, to be played letter by letter. Nature acts when it is told to."""
    def match(self, seed: int | None = None, *, nature: Nature = "seeded") -> Match:
        """A match about to begin. The same seed gives the same deals, here and on the command line.

        With `nature="seeded"` nature acts by itself as soon as it is its turn, with dice from the seed; with
        `nature="told"` it does what `Match.happen` says, or draws when `Match.draw` is called.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

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
    def observe(self, seat: int | None = None, *, said: Sequence[int] = ...) -> npt.NDArray[np.uint8]:
        """What a seat observes, by default the one that is to act, as an array of bytes: see `Game.planes`.

        `said` are letters that it has already said of its action: the beginning of `Choice.letters`.
        """
    def mask(self, *, said: Sequence[int] = ...) -> npt.NDArray[np.int8]:
        """A 1 for every letter that may come next: of the seat that is to act, which has already said these letters."""
    def log(self) -> list[tuple[int | None, str]]:
        """The steps that led here, in notation, each with its seat, or `None` for nature; in an imagined position, since it was imagined."""
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
        """What it would do, if it is its turn. Nothing is played. It thinks anew every time it is asked, with dice that go on: what
        it plays afterwards may be something else."""
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
    among: str | None,
    deals: int,
    seed: int | None,
    threads: int | None,
    budget: int | None,
    progress: Progress | None,
) -> Data:
    """Compares bots: what `karata.arena` is made of."""

@final
class ArenaPlan:
    """An arena that is played in parts, anywhere and in any order: what `karata.cluster.arena` is made of."""

    def __new__(cls, game: Game, bots: Sequence[str], among: str | None, deals: int, seed: int, budget: int | None) -> Self: ...
    @property
    def settings(self) -> dict[str, str]:
        """The value of every setting of what is played, by key, as records write them."""
    @property
    def games(self) -> int:
        """How many games all deals have together."""
    def play(self, first: int, deals: int, threads: int | None) -> str:
        """Plays so many deals from this one on, counted from 0. Gives what came of them, as JSON."""
    def merge(self, parts: Sequence[str], threads: int, seconds: float) -> Data:
        """Puts parts together that were played like this: the same as `arena` gives."""

@final
class SimulationPlan:
    """A simulation that is played in parts, anywhere and in any order: what `karata.cluster.simulate` is made of."""

    def __new__(cls, game: Game, games: int, bots: Sequence[str], seed: int, budget: int | None) -> Self: ...
    def play(self, first: int, games: int, threads: int | None) -> str:
        """Plays so many games from this one on, counted from 0. Gives the sums, as JSON."""
    def merge(self, parts: Sequence[str], threads: int, seconds: float) -> Data:
        """Puts parts together that were played like this: the same as `simulate` gives."""

@final
class Plane:
    """A part of an observation."""

    @property
    def name(self) -> str:
        """What it is."""
    @property
    def shape(self) -> list[int]:
        """How many values it has, along each axis."""
    @property
    def scale(self) -> int:
        """The largest value in it: divided by this, a value is between 0 and 1."""
    @property
    def begin(self) -> int:
        """Where its first value stands."""
    @property
    def size(self) -> int:
        """How many values it has."""

@final
class Position:
    """A position of a game that is played letter by letter: what environments and searchers of other projects hold.

    A call takes microseconds, and the interpreter is not released for it: threads take turns at positions, as they do at Python objects. Everything
    else here that works for long (`Match`, `Bot`, `Games`, `simulate`, `arena`, `Network.forward`) releases it.
    """

    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def letters(self) -> int:
        """How many letters the alphabet has."""
    @property
    def values(self) -> int:
        """How many values an observation has."""
    @property
    def seat(self) -> int | None:
        """The seat that is to act; `None` when nature is, or nobody."""
    @property
    def is_natures(self) -> bool:
        """Is nature to act?"""
    @property
    def is_over(self) -> bool:
        """Is the game over?"""
    @property
    def steps(self) -> int:
        """How many steps were taken, nature's included; in an imagined position, since it was imagined."""
    @property
    def said(self) -> list[int]:
        """The letters already said of the action."""
    @property
    def standing(self) -> list[int]:
        """The score sheet so far."""
    @property
    def result(self) -> Ended | None:
        """The scores, the ranks and the shares of the win, once the game is over."""
    def letter_name(self, letter: int) -> str | None:
        """What a letter says, such as `bid 7`; `None` if there is no such letter."""
    def next_letters(self) -> list[int]:
        """The letters that may come next, in their order."""
    def words(self) -> list[tuple[str, list[int]]]:
        """The actions that can still be meant, in notation, each with its letters."""
    def say(self, letter: int) -> bool:
        """Says a letter of the seat that is to act. True if that was the word, and its action is carried out."""
    def happen(self, seed: int) -> None:
        """Lets nature act once, with dice from this seed."""
    def chances(self) -> list[float]:
        """How likely each thing is that nature can do now: only of games that are small enough to list it."""
    def happen_as(self, outcome: int) -> None:
        """Lets nature do this one of them."""
    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat observes, as an array of bytes: see `Game.planes`."""
    def mask(self) -> npt.NDArray[np.int8]:
        """A 1 for every letter that may come next."""
    def told(self, seat: int | None = None) -> str:
        """Everything a seat has been told so far and what it knows now, as text; of `None`, what a spectator has."""
    def known(self, seat: int | None = None) -> str:
        """What a seat knows now, as JSON; of `None`, what a spectator knows."""
    def determinize(self, seat: int | None, seed: int) -> Position:
        """Another position that fits what a seat knows, drawn with nature's probabilities."""
    def log(self) -> list[tuple[int | None, str]]:
        """The steps taken, in notation, each with its seat, or `None` for nature."""
    def copy(self) -> Position:
        """The same position again."""
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, memo: Any, /) -> Position: ...

@final
class Toy:
    """A small game with a known answer, for whoever tries a method: its positions list what nature can do."""

    Kuhn: ClassVar[Toy]
    Leduc: ClassVar[Toy]
    @property
    def name(self) -> str:
        """Its name."""
    @property
    def rules_version(self) -> int:
        """The version of its rules."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def letters(self) -> list[str]:
        """What every letter of its alphabet says."""
    def position(self) -> Position:
        """A game about to begin, to be played letter by letter. Nature acts when it is told to."""
    @property
    def planes(self) -> list[Plane]:
        """What the numbers of an observation are."""
    @property
    def scale(self) -> npt.NDArray[np.float32]:
        """The scale of every value of an observation."""

def toy(name: str) -> Toy:
    """The toy of this name: `kuhn` or `leduc` poker."""

@final
class Games:
    """Many games at once, as `karata.vector.Vector` holds them."""

    def __new__(
        cls, game: Game | Toy, games: int, chairs: Sequence[str], seed: int, threads: int, rotate: bool, model: str
    ) -> Self: ...
    def shape(self) -> tuple[int, int, int, int]:
        """Games, seats, letters and values."""
    def ask(
        self,
        values: npt.NDArray[Any] | None,
        mask: npt.NDArray[np.uint8],
        seats: npt.NDArray[np.uint8],
        chairs: npt.NDArray[np.uint8],
    ) -> None:
        """Writes what is asked now in every game."""
    def step(
        self,
        letters: npt.NDArray[np.uint16],
        values: npt.NDArray[Any] | None,
        mask: npt.NDArray[np.uint8],
        seats: npt.NDArray[np.uint8],
        chairs: npt.NDArray[np.uint8],
        decided: npt.NDArray[np.uint8],
        done: npt.NDArray[np.uint8],
        rewards: npt.NDArray[np.float32],
        points: npt.NDArray[np.int32],
    ) -> None:
        """Says one letter in each game, and goes on to the next questions."""
    def observe_all(self, values: npt.NDArray[Any]) -> None:
        """Writes what all seats observe."""
    def advise(self, letters: npt.NDArray[np.uint16]) -> None:
        """Writes the letters that the model would say next."""
    def play_random(self, decisions: int) -> tuple[int, int]:
        """Takes so many decisions in each game at random; decisions taken and games that were over. Ctrl-C ends it."""
    def save(self) -> bytes:
        """Everything that is needed to go on from here."""
    def restore(self, save: bytes) -> None:
        """Goes on from a save."""
    def keep_records(self, keep: bool) -> None:
        """From now on games that are over are kept as records, or not."""
    def skip_forced(self, skip: bool) -> None:
        """From now on what leaves no choice is decided without asking, or asked like everything else."""
    def take_records(self) -> list[tuple[int, int, str]]:
        """The records of the games that are over: game, episode and text."""

def sentence(speaker: Game | Toy | str, key: str, /, **arguments: object) -> str:
    """What the Python half of the package has to say, in the language of a game or in that of a code: `en`, `fr`."""

def pack(
    game: Game,
    layers: Sequence[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]],
    training: dict[str, Any],
) -> bytes:
    """The file of a network; use `karata.network.pack`."""

def put_weights(weights: bytes, lang: str = "en") -> str:
    """From now on the network in these weights plays as `master`; tells in which game."""

@final
class Network:
    """A network as the native module holds it; use `karata.network.Network`."""

    def __new__(cls, weights: bytes, lang: str = "en") -> Self: ...
    @property
    def game(self) -> Game:
        """The game that it plays, as it is when nobody says anything."""
    @property
    def header(self) -> dict[str, Any]:
        """What the file says of it: planes, letters, widths, training."""
    def forward(
        self, observations: npt.NDArray[np.uint8]
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """What it says to each of these observations."""
