//! Nim.
//!
//! - NIM.1 Nature lays `heaps` heaps of 1 to `largest` things each; every layout is equally likely.
//! - NIM.2 In turn, seat 1 first, a player takes one or more things from one heap.
//! - NIM.3 Who takes the last thing wins; with `misere`, loses.

use game::phrase::{Cell, Picture};
use game::settings::{Domain, Schema, Setting};
use game::{
    BySeat, Config, ConfigError, Depict, Few, Inspect, Letters, Narrate, Never, Notation, NotationError,
    Observe, Outcome, Pen, Phrase, Plane, Rules, Scoring, Seat, Secrets, Seen, Spell, Turn, Value, View,
    ViewOf, Viewer, Why, Word, random,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::{Nothing, plain, row};

const MOST_HEAPS: usize = 5;
const MOST_THINGS: usize = 9;

static SCHEMA: Schema = Schema {
    min_seats: 2,
    max_seats: 2,
    default_seats: 2,
    settings: &[
        Setting {
            key: "heaps",
            clause: "NIM.1",
            takes: Domain::Number { default: 3, min: 1, max: MOST_HEAPS as i64 },
        },
        Setting {
            key: "largest",
            clause: "NIM.1",
            takes: Domain::Number { default: 5, min: 1, max: MOST_THINGS as i64 },
        },
        Setting { key: "misere", clause: "NIM.3", takes: Domain::Switch { default: false } },
    ],
};

/// The sizes of the heaps.
pub type Heaps = Few<u8, MOST_HEAPS>;

/// The rules.
#[derive(Debug)]
pub struct Nim {
    config: Config,
    heaps: u8,
    largest: u8,
    misere: bool,
}

/// Takes `count` things from the heap with this number, from 0. Written `take 2 from 1`, counted from 1;
/// with a single heap `2` is enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Take {
    /// Which heap.
    pub heap: u8,
    /// How many.
    pub count: u8,
}

/// How nature lays the heaps. Written `heaps 3 1 4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Layout(pub Heaps);

/// What a step did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Deed {
    /// Nothing has happened yet.
    Nothing,
    /// The heaps were laid.
    Laid(Layout),
    /// Somebody took something.
    Took(Seat, Take),
}

/// The table, all of it open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// What is left of each heap; none before they are laid.
    pub heaps: Heaps,
    /// Who takes next, or has lost the chance to.
    pub mover: Seat,
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    table: Table,
    last: Deed,
}

impl Table {
    fn is_cleared(self) -> bool {
        !self.heaps.is_empty() && self.heaps.iter().all(|&size| size == 0)
    }

    fn turn(self) -> Turn {
        if self.heaps.is_empty() {
            Turn::Chance
        } else if self.is_cleared() {
            Turn::Over
        } else {
            Turn::Seat(self.mover)
        }
    }
}

impl Rules for Nim {
    const NAME: &'static str = "nim";
    const RULES: u32 = 1;

    type State = State;
    type Action = Take;
    type Chance = Layout;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Nim {
            heaps: config.byte("heaps"),
            largest: config.byte("largest"),
            misere: config.switch("misere"),
            config: config.clone(),
        })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn start(&self) -> State {
        State { table: Table { heaps: Few::new(), mover: Seat(0) }, last: Deed::Nothing }
    }

    fn turn(&self, state: &State) -> Turn {
        state.table.turn()
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Take>) {
        out.clear();
        for (heap, &size) in state.table.heaps.iter().enumerate() {
            out.extend((1..=size).map(|count| Take { heap: heap as u8, count }));
        }
    }

    fn apply(&self, state: &mut State, action: Take) {
        let mover = state.table.mover;
        state.table.heaps[usize::from(action.heap)] -= action.count;
        state.table.mover = mover.next(2);
        state.last = Deed::Took(mover, action);
    }

    fn resolve(&self, state: &mut State, chance: Layout) {
        state.table.heaps = chance.0;
        state.last = Deed::Laid(chance);
    }

    fn sample<R: Rng + ?Sized>(&self, _state: &State, rng: &mut R) -> Layout {
        Layout((0..self.heaps).map(|_| 1 + random::below(rng, u32::from(self.largest)) as u8).collect())
    }

    fn admits(&self, _state: &State, chance: Layout) -> bool {
        chance.0.len() == usize::from(self.heaps)
            && chance.0.iter().all(|size| (1..=self.largest).contains(size))
    }

    fn explain(&self, state: &State, _seat: Seat, action: Take) -> Why {
        let held = state.table.heaps.get(usize::from(action.heap));
        let words = match held {
            None => Phrase::new("nim-no-heap"),
            Some(&held) => Phrase::new("nim-no-such-number").with("held", held),
        };
        Why::new("NIM.2", words)
    }
}

impl Inspect for Nim {
    const KINDS: &'static [&'static str] = &["take"];
    const FRAMES: &'static [&'static str] = &["lay", "take", "over"];

    fn kind(_action: Take) -> &'static str {
        "take"
    }

    fn frame(&self, state: &State) -> &'static str {
        match self.turn(state) {
            Turn::Chance => "lay",
            Turn::Seat(_) => "take",
            Turn::Over => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let heaps = state.table.heaps;
        let laid = heaps.is_empty() || heaps.len() == usize::from(self.heaps);
        if laid && heaps.iter().all(|&size| size <= self.largest) {
            return Ok(());
        }
        Err(format!("not {} heaps of at most {}: {heaps:?}", self.heaps, self.largest))
    }

    fn longest(&self) -> u64 {
        1 + u64::from(self.heaps) * u64::from(self.largest)
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::Nothing, ..*state }
    }
}

impl Secrets for Nim {
    type Open = Table;
    type Deed = Deed;
    type Own = Never;
    type Memory = Nothing;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let last = Seen { deed: state.last, own: None };
        View { viewer, open: state.table, last, memory: Some(Nothing {}) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, _rng: &mut R) -> State {
        State { table: view.open, last: view.last.deed }
    }
}

impl Nim {
    /// Who has won, once the heaps are cleared: `mover` is then the one who did not take the last thing.
    fn winner(&self, state: &State) -> Option<Seat> {
        let (loser, taker) = (state.table.mover, state.table.mover.next(2));
        state.table.is_cleared().then_some(if self.misere { loser } else { taker })
    }
}

impl Scoring for Nim {
    fn standing(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(2, |seat| i32::from(self.winner(state) == Some(seat)))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = self.standing(state);
        self.winner(state).map(|_| Outcome::ranked(scores, |seat| scores[seat]))
    }

    fn worth(&self, state: &State) -> BySeat<f32> {
        match self.winner(state) {
            Some(winner) => BySeat::from_fn(2, |seat| if seat == winner { 1.0 } else { 0.0 }),
            None => BySeat::all(2, 0.5),
        }
    }
}

impl Notation for Nim {
    fn write_action(&self, action: Take) -> String {
        format!("take {} from {}", action.count, u16::from(action.heap) + 1)
    }

    fn read_action(&self, text: &str) -> Result<Take, NotationError> {
        let read = || {
            let plain = plain(text);
            let (count, heap) = plain.strip_prefix("take ")?.split_once(" from ")?;
            Some(Take { heap: heap.parse::<u8>().ok()?.checked_sub(1)?, count: count.parse().ok()? })
        };
        read().ok_or_else(|| NotationError::unknown(text, self.forms()))
    }

    fn write_chance(&self, chance: Layout) -> String {
        let sizes: Vec<String> = chance.0.iter().map(ToString::to_string).collect();
        format!("heaps {}", sizes.join(" "))
    }

    fn read_chance(&self, text: &str) -> Result<Layout, NotationError> {
        let read = || {
            let plain = plain(text);
            let sizes: Vec<u8> = plain
                .strip_prefix("heaps ")?
                .split(' ')
                .map(|size| size.parse().ok())
                .collect::<Option<_>>()?;
            (sizes.len() <= MOST_HEAPS).then(|| Layout(sizes.into_iter().collect()))
        };
        read().ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Take) -> Phrase {
        Phrase::new("nim-take").with("count", action.count).with("heap", i32::from(action.heap) + 1)
    }

    fn amount(&self, action: Take) -> Option<u32> {
        (self.heaps == 1).then(|| u32::from(action.count))
    }

    fn with_amount(&self, like: Take, amount: u32) -> Option<Take> {
        Some(Take { count: u8::try_from(amount).ok()?, ..like })
    }
}

impl Narrate for Nim {
    fn narrate(&self, _before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        match after.last.deed {
            Deed::Nothing => Vec::new(),
            Deed::Laid(Layout(heaps)) => {
                let sizes: Vec<Value> = heaps.iter().map(|&size| size.into()).collect();
                vec![Phrase::new("nim-laid").with("heaps", sizes)]
            }
            Deed::Took(seat, Take { heap, count }) => {
                let told = Phrase::new("nim-took").with("who", seat).with("count", count);
                vec![told.with("heap", i32::from(heap) + 1)]
            }
        }
    }
}

impl Depict for Nim {
    type Prospect = Never;
    type Digest = ();

    fn digest(&self, _view: &ViewOf<Self>) {}

    fn picture(&self, view: &ViewOf<Self>, (): &()) -> Picture {
        let heap = |&size: &u8| Cell::Words(Phrase::new("nim-heap").with("count", size));
        Picture { rows: vec![row(Phrase::new("nim-heaps"), view.open.heaps.iter().map(heap))] }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let asked = view.viewer.seat().map(Turn::Seat) == Some(view.open.turn());
        asked.then(|| Phrase::new("nim-ask")).into_iter().collect()
    }
}

const HEAP: Letters = Letters::first("heap", MOST_HEAPS);
const COUNT: Letters = HEAP.then("take", MOST_THINGS);

/// First the heap, then how many are taken from it.
impl Spell for Nim {
    const ALPHABET: &'static [Letters] = &[HEAP, COUNT];

    fn spell(&self, _seat: Seat, action: Take) -> Word {
        let (heap, count) = (usize::from(action.heap), usize::from(action.count));
        [HEAP.at(heap), COUNT.at(count - 1)].into_iter().collect()
    }

    fn name_letter(_letters: Letters, index: usize) -> String {
        (index + 1).to_string()
    }
}

impl Observe for Nim {
    const PLANES: &'static [Plane] = &[
        Plane::bits("heaps of the layout", &[MOST_HEAPS]),
        Plane::bits("largest heap", &[MOST_THINGS]),
        Plane::bits("misere", &[1]),
        Plane::bits("laid", &[1]),
        Plane::bits("heaps", &[MOST_HEAPS, MOST_THINGS]),
        Plane::bits("moves", &[1]),
    ];

    /// There is nothing to remember.
    const LEFT_OUT: &'static [&'static str] = &["memory"];

    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let Table { heaps, mover } = view.open;
        pen.plane("heaps of the layout");
        pen.steps(usize::from(self.heaps), MOST_HEAPS);
        pen.plane("largest heap");
        pen.steps(usize::from(self.largest), MOST_THINGS);
        pen.plane("misere");
        pen.bit(self.misere);
        pen.plane("laid");
        pen.bit(!heaps.is_empty());
        pen.plane("heaps");
        for &size in heaps.iter() {
            pen.steps(usize::from(size), MOST_THINGS);
        }
        pen.plane("moves");
        pen.bit(view.viewer == Viewer::Seat(mover));
    }
}
