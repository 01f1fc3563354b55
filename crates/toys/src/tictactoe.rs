//! Tic-tac-toe.
//!
//! - TTT.1 Two players mark the nine squares of a board in turn; seat 1 begins.
//! - TTT.2 A square is marked once.
//! - TTT.3 Who first has three marks in a line wins. A full board without such a line is a draw.

use game::phrase::{Cell, Picture};
use game::settings::Schema;
use game::{
    BySeat, Config, ConfigError, Depict, Inspect, Letters, Narrate, Never, Notation, NotationError, Observe,
    Outcome, Pen, Phrase, Plane, Rules, Scoring, Seat, Secrets, Seen, Spell, Turn, View, ViewOf, Viewer, Why,
    Word,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::{Nothing, plain, row};

static SCHEMA: Schema = Schema { min_seats: 2, max_seats: 2, default_seats: 2, settings: &[] };

const FULL: u16 = 0b1_1111_1111;
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// The rules.
#[derive(Debug)]
pub struct TicTacToe {
    config: Config,
}

/// Marks a square: 0 to 8, row by row. Written `a1` to `c3`, the letter for the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(pub u8);

/// What a step did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Deed {
    /// Nothing has happened yet.
    Nothing,
    /// A seat marked a square.
    Marked(Seat, Mark),
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The squares of each seat, a bit each.
    marks: [u16; 2],
    last: Deed,
}

/// The board: whose mark is on each square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Row by row.
    pub squares: [Option<Seat>; 9],
}

/// Its row as a letter, its column as a number.
fn write_square(square: u8) -> String {
    format!("{}{}", char::from(b'a'.saturating_add(square / 3)), square % 3 + 1)
}

/// Is there a line in these squares?
fn has_line(marks: u16) -> bool {
    LINES.iter().any(|line| marks & line == *line)
}

impl State {
    /// The only position with this view.
    fn seen_in(view: &ViewOf<TicTacToe>) -> State {
        let mut marks = [0; 2];
        for (square, owner) in view.open.squares.iter().enumerate() {
            if let Some(seat) = owner {
                marks[seat.index()] |= 1 << square;
            }
        }
        State { marks, last: view.last.deed }
    }

    fn winner(self) -> Option<Seat> {
        Seat::all(2).find(|seat| has_line(self.marks[seat.index()]))
    }

    fn taken(self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    fn mover(self) -> Seat {
        Seat((self.taken().count_ones() % 2) as u8)
    }
}

impl Rules for TicTacToe {
    const NAME: &'static str = "tic-tac-toe";
    const RULES: u32 = 1;

    type State = State;
    type Action = Mark;
    type Chance = Never;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(TicTacToe { config: config.clone() })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn start(&self) -> State {
        State { marks: [0; 2], last: Deed::Nothing }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.taken() == FULL || state.winner().is_some() { Turn::Over } else { Turn::Seat(state.mover()) }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Mark>) {
        out.clear();
        out.extend((0..9).filter(|square| state.taken() >> square & 1 == 0).map(Mark));
    }

    fn apply(&self, state: &mut State, action: Mark) {
        let mover = state.mover();
        state.marks[mover.index()] |= 1 << action.0;
        state.last = Deed::Marked(mover, action);
    }

    fn resolve(&self, _state: &mut State, chance: Never) {
        match chance {}
    }

    fn sample<R: Rng + ?Sized>(&self, _state: &State, _rng: &mut R) -> Never {
        unreachable!("nature never has a turn")
    }

    fn admits(&self, _state: &State, chance: Never) -> bool {
        match chance {}
    }

    fn explain(&self, _state: &State, _seat: Seat, action: Mark) -> Why {
        if action.0 < 9 {
            Why::new("TTT.2", Phrase::new("ttt-taken"))
        } else {
            Why::new("TTT.1", Phrase::new("ttt-no-square"))
        }
    }
}

impl Inspect for TicTacToe {
    const KINDS: &'static [&'static str] = &["mark"];
    const FRAMES: &'static [&'static str] = &["mark", "over"];

    fn kind(_action: Mark) -> &'static str {
        "mark"
    }

    fn frame(&self, state: &State) -> &'static str {
        if self.turn(state) == Turn::Over { "over" } else { "mark" }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let [crosses, noughts] = state.marks;
        if crosses & noughts != 0 {
            return Err("a square has two marks".to_owned());
        }
        match crosses.count_ones().checked_sub(noughts.count_ones()) {
            Some(0 | 1) if state.taken() & !FULL == 0 => Ok(()),
            _ => Err(format!("not a board: {:?}", state.marks)),
        }
    }

    fn longest(&self) -> u64 {
        9
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::Nothing, ..*state }
    }
}

impl Secrets for TicTacToe {
    type Open = Open;
    type Deed = Deed;
    type Own = Never;
    type Memory = Nothing;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let owner = |square: usize| Seat::all(2).find(|seat| state.marks[seat.index()] >> square & 1 == 1);
        let open = Open { squares: std::array::from_fn(owner) };
        let last = Seen { deed: state.last, own: None };
        View { viewer, open, last, memory: Some(Nothing {}) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, _rng: &mut R) -> State {
        State::seen_in(view)
    }
}

impl Scoring for TicTacToe {
    fn standing(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(2, |seat| i32::from(state.winner() == Some(seat)))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = self.standing(state);
        (self.turn(state) == Turn::Over).then(|| Outcome::ranked(scores, |seat| scores[seat]))
    }

    fn worth(&self, state: &State) -> BySeat<f32> {
        match state.winner() {
            Some(winner) => BySeat::from_fn(2, |seat| if seat == winner { 1.0 } else { 0.0 }),
            None => BySeat::all(2, 0.5),
        }
    }
}

impl Notation for TicTacToe {
    fn write_action(&self, Mark(square): Mark) -> String {
        write_square(square)
    }

    fn read_action(&self, text: &str) -> Result<Mark, NotationError> {
        (0..9)
            .map(Mark)
            .find(|&mark| self.write_action(mark) == plain(text))
            .ok_or_else(|| NotationError::unknown(text, self.forms()))
    }

    fn write_chance(&self, chance: Never) -> String {
        match chance {}
    }

    fn read_chance(&self, text: &str) -> Result<Never, NotationError> {
        Err(NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Mark) -> Phrase {
        Phrase::new("ttt-mark").with("square", self.write_action(action))
    }
}

impl Narrate for TicTacToe {
    fn narrate(&self, _before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        match after.last.deed {
            Deed::Nothing => Vec::new(),
            Deed::Marked(seat, mark) => {
                vec![Phrase::new("ttt-marked").with("who", seat).with("square", self.write_action(mark))]
            }
        }
    }
}

impl Depict for TicTacToe {
    type Prospect = Never;
    type Digest = ();

    fn digest(&self, _view: &ViewOf<Self>) {}

    /// The squares of each seat.
    fn picture(&self, view: &ViewOf<Self>, (): &()) -> Picture {
        let marks_of = |seat| {
            let owned = (0..9).filter(move |&square| view.open.squares[usize::from(square)] == Some(seat));
            let cell = |square| Phrase::new("ttt-square").with("square", self.write_action(Mark(square)));
            row(Phrase::new("ttt-squares-of").with("who", seat), owned.map(cell).map(Cell::Words))
        };
        Picture { rows: Seat::all(2).map(marks_of).collect() }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let turn = view.viewer.seat().map(Turn::Seat);
        let asked = turn == Some(self.turn(&State::seen_in(view)));
        asked.then(|| Phrase::new("ttt-ask")).into_iter().collect()
    }
}

const MARKS: Letters = Letters::first("mark", 9);

impl Spell for TicTacToe {
    const ALPHABET: &'static [Letters] = &[MARKS];

    fn spell(&self, _seat: Seat, Mark(square): Mark) -> Word {
        [MARKS.at(usize::from(square))].into_iter().collect()
    }

    fn name_letter(_letters: Letters, index: usize) -> String {
        write_square(index as u8)
    }
}

impl Observe for TicTacToe {
    const PLANES: &'static [Plane] = &[Plane::bits("squares", &[2, 9])];

    /// There is nothing to remember.
    const LEFT_OUT: &'static [&'static str] = &["memory"];

    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let marks = State::seen_in(view).marks;
        pen.plane("squares");
        for seat in pen.seats() {
            pen.set(u64::from(marks[seat.index()]), 9);
        }
    }
}
