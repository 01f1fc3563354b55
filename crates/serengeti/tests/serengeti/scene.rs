use game::{Config, Doors, Notation, Refusal, Rules, Scoring, Seat, Secrets, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use serengeti::card::{Card, CardSet};
use serengeti::config::Undealt;
use serengeti::state::{Last, State};
use serengeti::view::Open;

/// A game in the middle of a test. Seats are counted from 1, as in the notation.
pub struct Scene {
    pub game: Serengeti,
    pub state: State,
}

/// Builds the game, or says what is wrong with the settings (`key=value key=value`).
pub fn build(seats: u8, settings: &str) -> Result<Serengeti, String> {
    let pairs: Vec<(&str, &str)> =
        settings.split_whitespace().map(|pair| pair.split_once('=').expect("key=value")).collect();
    let config = Config::new(Serengeti::schema(), Some(seats), &pairs).map_err(|error| error.to_string())?;
    Serengeti::new(&config).map_err(|error| error.to_string())
}

/// A game about to turn up its first lot, with seat 1 as first player and no selling unless asked for.
pub fn scene(seats: u8, settings: &str) -> Scene {
    let unsaid = if settings.contains("selling=") { "" } else { "selling=off" };
    let game = build(seats, &format!("{unsaid} {settings}")).expect("valid settings");
    let state = game.start();
    let mut scene = Scene { game, state };
    scene.go("first 1");
    scene
}

/// A scene with these cards before the players and these chips in their hands.
pub fn arranged(settings: &str, round: u8, table: &[(&str, u8)]) -> Scene {
    let mut scene = scene(table.len() as u8, settings);
    scene.edit(|open, chips| {
        open.round = round;
        for (index, (cards, count)) in table.iter().enumerate() {
            open.owned[Seat(index as u8)] = card_set(cards);
            chips[index] = *count;
        }
    });
    scene
}

pub fn card_set(names: &str) -> CardSet {
    names.split_whitespace().map(|name| Card::parse(name).expect("a card")).collect()
}

impl Scene {
    /// Changes the position through a view. The chips that nobody has are in the bank, or else in the pot.
    pub fn edit(&mut self, change: impl FnOnce(&mut Open, &mut [u8; 6])) -> &mut Self {
        let mut view = self.game.view(&self.state, Viewer::Spectator);
        let memory = view.memory.as_mut().expect("a fresh view remembers all");
        let mut chips = [0; 6];
        memory.chips.iter().for_each(|(seat, count)| chips[seat.index()] = count);
        change(&mut view.open, &mut chips);
        Seat::all(self.game.seats()).for_each(|seat| memory.chips[seat] = chips[seat.index()]);
        let held: u8 = chips.iter().sum();
        let settings = self.game.settings();
        match settings.undealt {
            Undealt::Bank => view.open.bank = settings.chips_in_box - held - view.open.pot,
            Undealt::Out => view.open.pot = settings.seats * settings.chips_each - held,
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        self.state = self.game.determinize(&view, &mut rng);
        self.game.audit(&self.state).expect("the scene keeps every card and chip");
        self
    }

    /// Takes steps, separated by commas: `turn N4, bid 3, 2: pass`. A seat number is checked, not needed.
    pub fn go(&mut self, script: &str) -> &mut Self {
        for step in script.split(',').map(str::trim) {
            self.step(step).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
            self.game.audit(&self.state).expect("every card and chip is somewhere");
        }
        self
    }

    fn step(&mut self, step: &str) -> Result<(), Refusal> {
        if step.starts_with("first") || step.starts_with("turn") {
            let chance = self.game.read_chance(step).expect("a chance outcome");
            return self.game.happen(&mut self.state, chance);
        }
        let (seat, text) = match step.split_once(':') {
            Some((seat, text)) => (Seat::parse(seat, self.game.seats()).expect("a seat"), text),
            None => (self.acting().expect("somebody to act"), step),
        };
        let action = self.game.read_action(text).expect("an action");
        self.game.play(&mut self.state, seat, action)
    }

    /// The clause by which a move of the seat to act is refused; the position stays as it is.
    pub fn refused(&mut self, step: &str) -> &'static str {
        let before = self.state;
        match self.step(step) {
            Err(Refusal::Illegal(why)) => {
                assert_eq!(self.state, before, "a refusal changes nothing");
                why.clause
            }
            other => panic!("{step} should be illegal, but: {other:?}"),
        }
    }

    fn acting(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Who is to act: a seat number, `nature`, or `over`.
    pub fn turn(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => seat.to_string(),
            Turn::Chance => "nature".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }

    /// What is waiting to be decided.
    pub fn pending(&self) -> &'static str {
        self.game.pending(&self.state)
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal.into_iter().map(|action| self.game.write_action(action)).collect()
    }

    pub fn may(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// Everybody's chips, by seat.
    pub fn chips(&self) -> Vec<u8> {
        let view = self.game.view(&self.state, Viewer::Spectator);
        view.memory.expect("a fresh view remembers all").chips.values().collect()
    }

    pub fn open(&self) -> Open {
        self.game.view(&self.state, Viewer::Spectator).open
    }

    pub fn last(&self) -> Last {
        self.game.view(&self.state, Viewer::Spectator).last
    }

    pub fn pot(&self) -> u8 {
        self.open().pot
    }

    pub fn bank(&self) -> u8 {
        self.open().bank
    }

    /// The cards before a seat, counted from 1.
    pub fn cards(&self, seat: u8) -> CardSet {
        self.open().owned[Seat(seat - 1)]
    }

    /// The first player, counted from 1.
    pub fn first(&self) -> u8 {
        self.open().first.0 + 1
    }

    /// Lets everybody pass until nature is to act or the game is over.
    pub fn all_pass(&mut self) -> &mut Self {
        while self.acting().is_some() {
            self.go("pass");
        }
        self
    }

    /// Final scores and ranks.
    pub fn result(&self) -> (Vec<i32>, Vec<u8>) {
        let outcome = self.game.outcome(&self.state).expect("the game is over");
        (outcome.scores.values().collect(), outcome.ranks.values().collect())
    }
}
