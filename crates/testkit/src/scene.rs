//! A game in the middle of a test, played by scripts in notation. What only one game needs — setting up a position, asking for
//! its chips or tricks — is an extension trait in that game's tests.

use game::phrase::Name;
use game::{Config, Doors, Refusal, Seat, Turn, ViewOf, Viewer};

use crate::Tested;

/// A game and its position. Seats are counted from 1 in scripts and answers, as in the notation.
#[derive(Clone, Copy, Debug)]
pub struct Scene<G: Tested> {
    /// The rules.
    pub game: G,
    /// The position.
    pub state: G::State,
}

/// Builds a game, or says what is wrong with the settings (`key=value key=value`).
pub fn build<G: Tested>(seats: u8, settings: &str) -> Result<G, String> {
    let pairs: Vec<(&str, &str)> =
        settings.split_whitespace().map(|pair| pair.split_once('=').expect("key=value")).collect();
    let config = Config::new(G::schema(), Some(seats), &pairs).map_err(|error| error.to_string())?;
    G::new(&config).map_err(|error| error.to_string())
}

impl<G: Tested> Scene<G> {
    /// A game about to begin.
    pub fn new(seats: u8, settings: &str) -> Self {
        let game: G = build(seats, settings).expect("valid settings");
        let state = game.start();
        Scene { game, state }
    }

    /// Takes steps, separated by commas or semicolons: `turn N4, bid 3, 2: pass`. What nature does and what a seat does is read by whose
    /// turn it is; a seat's number is checked, not needed.
    pub fn go(&mut self, script: &str) -> &mut Self {
        for step in script.split([',', ';']).map(str::trim) {
            self.step(step).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
            self.game.audit(&self.state).unwrap_or_else(|what| panic!("after {step}: {what}"));
        }
        self
    }

    fn step(&mut self, step: &str) -> Result<(), Refusal> {
        let (seat, text) = match (step.split_once(':'), self.game.turn(&self.state)) {
            (Some((seat, text)), _) => (Seat::read(seat, self.game.seats()).expect("a seat"), text),
            (None, Turn::Seat(seat)) => (seat, step),
            (None, Turn::Chance) => {
                let chance = self.game.read_chance(step).unwrap_or_else(|error| panic!("{step}: {error}"));
                return self.game.happen(&mut self.state, chance);
            }
            (None, Turn::Over) => panic!("{step}: the game is over"),
        };
        let action = self.game.read_action(text).unwrap_or_else(|error| panic!("{step}: {error}"));
        self.game.play(&mut self.state, seat, action)
    }

    /// The clause by which a move is refused; the position stays as it is.
    pub fn refused(&mut self, step: &str) -> Name {
        let before = self.state;
        match self.step(step) {
            Err(Refusal::Illegal(why)) => {
                assert_eq!(self.state, before, "a refusal changes nothing");
                why.clause
            }
            other => panic!("{step} should be illegal, but: {other:?}"),
        }
    }

    /// The seat to act, if one is.
    pub fn acting(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Who is to act: a seat's number, `nature`, or `over`.
    pub fn turn(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => seat.to_string(),
            Turn::Chance => "nature".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }

    /// The kind of what is waiting to be decided.
    pub fn frame(&self) -> &'static str {
        self.game.frame(&self.state)
    }

    /// The legal moves, in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal.into_iter().map(|action| self.game.write_action(action)).collect()
    }

    /// Is this move legal, however it is written?
    pub fn may(&self, text: &str) -> bool {
        let action = self.game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.legal().contains(&self.game.write_action(action))
    }

    /// What a viewer knows.
    pub fn view(&self, viewer: Viewer) -> ViewOf<G> {
        self.game.view(&self.state, viewer)
    }

    /// What a seat, counted from 1, knows.
    pub fn seen_by(&self, seat: u8) -> ViewOf<G> {
        self.view(Viewer::Seat(Seat(seat - 1)))
    }

    /// What lies on the table.
    pub fn open(&self) -> G::Open {
        self.view(Viewer::Spectator).open
    }

    /// What everybody saw of the last step.
    pub fn last(&self) -> G::Deed {
        self.view(Viewer::Spectator).last.deed
    }

    /// What everybody could remember.
    pub fn memory(&self) -> G::Memory {
        self.view(Viewer::Spectator).memory.expect("a fresh view remembers all")
    }

    /// The score sheet.
    pub fn scores(&self) -> Vec<i32> {
        self.game.standing(&self.state).values().collect()
    }

    /// Final scores and ranks.
    pub fn result(&self) -> (Vec<i32>, Vec<u8>) {
        let outcome = self.game.outcome(&self.state).expect("the game is over");
        (outcome.scores.values().collect(), outcome.ranks.values().collect())
    }
}
