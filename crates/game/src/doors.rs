//! The checked doors: the only way in for actions and chance outcomes that nobody vouches for.

use serde::{Deserialize, Serialize};

use crate::Game;
use crate::phrase::Phrase;
use crate::rules::Why;
use crate::seat::{Seat, Turn};

/// One entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Step<Action, Chance> {
    /// A seat decided.
    Move(Seat, Action),
    /// Nature decided.
    Chance(Chance),
}

/// The step of a game.
pub type StepOf<G> = Step<<G as crate::Rules>::Action, <G as crate::Rules>::Chance>;

/// Why a checked door stayed shut. The position is then exactly what it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is this seat's turn, not the one's that tried.
    NotYourTurn(Seat),
    /// Nature is to decide first.
    AwaitingChance,
    /// A seat is to decide first.
    AwaitingSeat(Seat),
    /// The action is not legal.
    Illegal(Why),
    /// Nature cannot do this now.
    Impossible,
    /// It cannot be read at all.
    Unreadable(Phrase),
    /// One action of a command that has several is refused, and so the whole command is.
    InCommand {
        /// The action, in notation.
        action: String,
        /// Why it is refused, with those before it carried out.
        because: Box<Refusal>,
    },
    /// An action in the middle of a command may show something new: what follows it is another command.
    LookFirst,
    /// It was considered in a position that has gone by.
    Late,
}

impl Refusal {
    /// The refusal in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Over => Phrase::new("refused-over"),
            Refusal::NotYourTurn(seat) => Phrase::new("refused-not-your-turn").with("who", *seat),
            Refusal::AwaitingChance => Phrase::new("refused-awaiting-chance"),
            Refusal::AwaitingSeat(seat) => Phrase::new("refused-awaiting-seat").with("who", *seat),
            Refusal::Illegal(why) => {
                Phrase::new("refused-illegal").with("clause", &*why.clause).with("why", why.words.clone())
            }
            Refusal::Impossible => Phrase::new("refused-impossible"),
            Refusal::Unreadable(phrase) => phrase.clone(),
            Refusal::InCommand { action, because } => Phrase::new("refused-in-command")
                .with("action", action.as_str())
                .with("because", because.phrase()),
            Refusal::LookFirst => Phrase::new("refused-look-first"),
            Refusal::Late => Phrase::new("refused-late"),
        }
    }
}

/// The checked doors, the same for every game. What they refuse changes nothing.
pub trait Doors: Game {
    /// Lets a seat act, if it may.
    fn play(&self, state: &mut Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.list(state, seat, &mut legal);
        self.play_one_of(&legal, state, seat, action)
    }

    /// Replaces `out` by what this seat may do: nothing, if it is not its turn.
    fn list(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        if self.turn(state) == Turn::Seat(seat) {
            self.legal_actions(state, out);
        }
    }

    /// The same as [`play`](Doors::play) for whoever has just listed what this seat may do.
    fn play_one_of(
        &self,
        legal: &[Self::Action],
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => return Err(Refusal::Over),
            Turn::Chance => return Err(Refusal::AwaitingChance),
            Turn::Seat(turn) if turn != seat => return Err(Refusal::NotYourTurn(turn)),
            Turn::Seat(_) => {}
        }
        if !legal.contains(&action) {
            return Err(Refusal::Illegal(self.explain(state, seat, action)));
        }
        self.apply(state, action);
        Ok(())
    }

    /// Lets nature act, if it can.
    fn happen(&self, state: &mut Self::State, chance: Self::Chance) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => return Err(Refusal::Over),
            Turn::Seat(seat) => return Err(Refusal::AwaitingSeat(seat)),
            Turn::Chance => {}
        }
        if !self.admits(state, chance) {
            return Err(Refusal::Impossible);
        }
        self.resolve(state, chance);
        Ok(())
    }

    /// Takes one step of a log.
    fn step(&self, state: &mut Self::State, step: StepOf<Self>) -> Result<(), Refusal> {
        match step {
            Step::Move(seat, action) => self.play(state, seat, action),
            Step::Chance(chance) => self.happen(state, chance),
        }
    }

    /// The position a log leads to; or which step was refused, and why.
    fn replay(&self, log: &[StepOf<Self>]) -> Result<Self::State, (usize, Refusal)> {
        let mut state = self.start();
        for (index, step) in log.iter().enumerate() {
            self.step(&mut state, *step).map_err(|refusal| (index, refusal))?;
        }
        Ok(state)
    }
}

impl<G: Game> Doors for G {}
