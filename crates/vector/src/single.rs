//! One game behind an object-safe face, for programs that decide letter by letter and keep positions: environments of one game,
//! solvers, searchers of other projects.

use std::sync::Arc;

use game::spell::NoSuchLetter;
use game::{Letter, ListChance, Observe, Outcome, Rules, Seat, Speller, Step, StepOf, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What came of a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// The word goes on.
    Begun,
    /// That was the word, and its action was carried out.
    Done,
}

/// A position of a game, and how it came about.
pub trait Single: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> u8;
    /// What the game is waiting for.
    fn turn(&self) -> Turn;
    /// How many steps were taken, nature's included.
    fn steps(&self) -> usize;
    /// How many letters there are.
    fn letter_count(&self) -> usize;
    /// How many values an observation has.
    fn value_count(&self) -> usize;
    /// The letters already said of an action.
    fn said(&self) -> &[Letter];
    /// The letters that may come next, in their order.
    fn next(&self) -> Vec<Letter>;
    /// What a letter says, for programmers; nothing, if there is no such letter.
    fn letter_name(&self, letter: Letter) -> Option<String>;
    /// The actions that can still be meant, in notation, each with its whole word.
    fn words(&self) -> Vec<(String, Vec<Letter>)>;
    /// Says a letter of the seat to act. One that may not come next changes nothing.
    fn say(&mut self, letter: Letter) -> Result<Said, NoSuchLetter>;
    /// Lets nature act once, if it is to act; tells whether it was.
    fn happen(&mut self, seed: u64) -> bool;
    /// How likely each thing is that nature can do now; nothing, where it is not to act or its outcomes cannot be listed.
    fn chances(&self) -> Vec<f64>;
    /// Lets nature do this one of them; tells whether there is such a one.
    fn happen_as(&mut self, outcome: usize) -> bool;
    /// Writes what a seat observes.
    fn observe(&self, seat: Seat, out: &mut [u8]);
    /// What a viewer has been told so far, step by step, and what it knows now: two positions that a viewer cannot tell apart have
    /// the same text.
    fn told(&self, viewer: Viewer) -> String;
    /// What a viewer knows now, as JSON.
    fn known(&self, viewer: Viewer) -> String;
    /// A position that fits what the viewer knows, drawn with nature's probabilities.
    fn determinize(&self, viewer: Viewer, seed: u64) -> Box<dyn Single>;
    /// The score sheet so far.
    fn standing(&self) -> Vec<i32>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The steps taken, in notation, each with its seat, or nobody's; of a drawn position those since it was drawn.
    fn log(&self) -> Vec<(Option<Seat>, String)>;
    /// The same position again.
    fn twin(&self) -> Box<dyn Single>;
}

/// A position of this game.
#[derive(Debug)]
pub struct Position<G: Observe> {
    game: Arc<G>,
    /// Where the log begins: at the start, or where the position was drawn.
    start: G::State,
    state: G::State,
    log: Vec<StepOf<G>>,
    /// What was told before the log begins: to whom it was drawn for, and to everybody.
    before: Option<(Viewer, Arc<[String; 2]>)>,
    speller: Speller<G::Action>,
    legal: Vec<G::Action>,
    /// All that nature can do, in games small enough to list it.
    list: Option<List<G>>,
}

type List<G> = fn(&G, &<G as Rules>::State) -> Vec<(<G as Rules>::Chance, f64)>;

impl<G: Observe> Clone for Position<G> {
    fn clone(&self) -> Self {
        Position {
            game: Arc::clone(&self.game),
            start: self.start,
            state: self.state,
            log: self.log.clone(),
            before: self.before.clone(),
            speller: self.speller.clone(),
            legal: self.legal.clone(),
            list: self.list,
        }
    }
}

impl<G: Observe> Position<G> {
    /// A game about to begin.
    pub fn new(game: Arc<G>) -> Self {
        let start = game.start();
        Position::at(game, start, None, None)
    }

    /// A game about to begin in which all that nature can do is listed.
    pub fn listed(game: Arc<G>) -> Self
    where
        G: ListChance,
    {
        let start = game.start();
        Position::at(game, start, None, Some(G::list_chance))
    }

    fn at(
        game: Arc<G>,
        start: G::State,
        before: Option<(Viewer, Arc<[String; 2]>)>,
        list: Option<List<G>>,
    ) -> Self {
        let (speller, legal) = (Speller::default(), Vec::new());
        let mut position =
            Position { game, start, state: start, log: Vec::new(), before, speller, legal, list };
        position.ask();
        position
    }

    /// Spells anew what is legal now.
    fn ask(&mut self) {
        let Turn::Seat(seat) = self.game.turn(&self.state) else { return self.speller.clear() };
        self.game.legal_actions(&self.state, &mut self.legal);
        self.speller.ask(&*self.game, seat, &self.legal);
    }

    fn take(&mut self, step: StepOf<G>) {
        advance(&*self.game, &mut self.state, step);
        self.log.push(step);
        self.ask();
    }

    /// The letters already said, which nobody else hears.
    fn said_to(&self, viewer: Viewer) -> &[Letter] {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) if viewer == Viewer::Seat(seat) => self.speller.said(),
            Turn::Seat(_) | Turn::Chance | Turn::Over => &[],
        }
    }

    fn outcomes(&self) -> Vec<(G::Chance, f64)> {
        let list = self.list.filter(|_| self.game.turn(&self.state) == Turn::Chance);
        list.map(|list| list(&self.game, &self.state)).unwrap_or_default()
    }

    /// What a viewer was told of the steps of the log, a line each.
    fn lines(&self, viewer: Viewer) -> String {
        let mut text = String::new();
        let mut state = self.start;
        for &step in &self.log {
            advance(&*self.game, &mut state, step);
            let last = self.game.view(&state, viewer).last;
            text += &serde_json::to_string(&last).expect("what was seen is data");
            text.push('\n');
        }
        text
    }
}

fn advance<G: Observe>(game: &G, state: &mut G::State, step: StepOf<G>) {
    match step {
        Step::Move(_, action) => game.apply(state, action),
        Step::Chance(chance) => game.resolve(state, chance),
    }
}

impl<G: Observe> Single for Position<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn steps(&self) -> usize {
        self.log.len()
    }

    fn letter_count(&self) -> usize {
        G::letter_count()
    }

    fn value_count(&self) -> usize {
        G::value_count()
    }

    fn said(&self) -> &[Letter] {
        self.speller.said()
    }

    fn next(&self) -> Vec<Letter> {
        let mut letters: Vec<Letter> = self.speller.next().collect();
        letters.sort_unstable();
        letters.dedup();
        letters
    }

    fn letter_name(&self, letter: Letter) -> Option<String> {
        G::letter_name(letter)
    }

    fn words(&self) -> Vec<(String, Vec<Letter>)> {
        let Turn::Seat(seat) = self.turn() else { return Vec::new() };
        let word = |action| (self.game.write_action(action), self.game.spell(seat, action).to_vec());
        self.speller.meant().map(word).collect()
    }

    fn say(&mut self, letter: Letter) -> Result<Said, NoSuchLetter> {
        let Turn::Seat(seat) = self.turn() else { return Err(NoSuchLetter(letter)) };
        match self.speller.say(&*self.game, letter)? {
            Some(action) => {
                self.take(Step::Move(seat, action));
                Ok(Said::Done)
            }
            None => Ok(Said::Begun),
        }
    }

    fn happen(&mut self, seed: u64) -> bool {
        let is_natures = self.turn() == Turn::Chance;
        if is_natures {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let chance = self.game.sample(&self.state, &mut rng);
            self.take(Step::Chance(chance));
        }
        is_natures
    }

    fn chances(&self) -> Vec<f64> {
        self.outcomes().into_iter().map(|(_, likely)| likely).collect()
    }

    fn happen_as(&mut self, outcome: usize) -> bool {
        let chance = self.outcomes().get(outcome).map(|&(chance, _)| chance);
        chance.inspect(|&chance| self.take(Step::Chance(chance))).is_some()
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        self.game.observe(&view, self.said_to(view.viewer), out);
    }

    fn told(&self, viewer: Viewer) -> String {
        let before = match &self.before {
            Some((drawn_for, told)) => &told[usize::from(*drawn_for != viewer)],
            None => "",
        };
        format!("{before}{}{}", self.lines(viewer), self.known(viewer))
    }

    fn known(&self, viewer: Viewer) -> String {
        let view = self.game.view(&self.state, viewer);
        let said = self.said_to(viewer);
        serde_json::to_string(&(viewer, &view.open, &view.memory, said)).expect("a view is data")
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Box<dyn Single> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let world = self.game.determinize(&self.game.view(&self.state, viewer), &mut rng);
        let told = |to: Viewer, place: usize| {
            let before = self.before.as_ref().map_or("", |(_, told)| told[place].as_str());
            format!("{before}{}", self.lines(to))
        };
        let place = self.before.as_ref().map_or(0, |(drawn_for, _)| usize::from(*drawn_for != viewer));
        let before = Arc::new([told(viewer, place), told(Viewer::Spectator, 1)]);
        let mut drawn = Position::at(Arc::clone(&self.game), world, Some((viewer, before)), self.list);
        for &letter in self.said_to(viewer) {
            drawn.speller.say(&*self.game, letter).expect("what is legal follows from the view");
        }
        Box::new(drawn)
    }

    fn standing(&self) -> Vec<i32> {
        self.game.standing(&self.state).values().collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn log(&self) -> Vec<(Option<Seat>, String)> {
        let line = |step: &StepOf<G>| match *step {
            Step::Move(seat, action) => (Some(seat), self.game.write_action(action)),
            Step::Chance(chance) => (None, self.game.write_chance(chance)),
        };
        self.log.iter().map(line).collect()
    }

    fn twin(&self) -> Box<dyn Single> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Config;
    use toys::kuhn::Kuhn;

    fn kuhn() -> Position<Kuhn> {
        let config = Config::new::<&str, &str>(Kuhn::schema(), None, &[]).expect("valid settings");
        Position::listed(Arc::new(Kuhn::new(&config).expect("Kuhn takes all settings")))
    }

    #[test]
    fn a_game_is_played_letter_by_letter_to_its_end() {
        let mut position = kuhn();
        assert_eq!(position.chances(), [1.0 / 6.0; 6]);
        assert!(position.happen_as(2));
        assert!(!position.happen_as(0), "nature is not to act");
        while let Turn::Seat(_) = position.turn() {
            let letter = position.next()[0];
            assert_eq!(position.say(letter), Ok(Said::Done));
        }
        let outcome = position.outcome().expect("the game is over");
        assert_eq!(outcome.scores.values().collect::<Vec<_>>(), position.standing());
        assert_eq!(position.log().len(), position.steps());
        assert_eq!(position.next(), []);
    }

    #[test]
    fn what_a_viewer_cannot_tell_apart_is_told_alike_and_nothing_else_is() {
        let told = |outcome: usize, seat: u8| {
            let mut position = kuhn();
            assert!(position.happen_as(outcome));
            position.told(Viewer::Seat(Seat(seat)))
        };
        // Jack and queen, jack and king, queen and jack.
        assert_eq!(told(0, 0), told(1, 0));
        assert_ne!(told(0, 1), told(1, 1));
        assert_ne!(told(0, 0), told(2, 0));
    }

    #[test]
    fn a_drawn_position_is_the_same_to_whom_it_was_drawn_for() {
        let mut position = kuhn();
        assert!(position.happen_as(0));
        let letter = position.next()[0];
        assert_eq!(position.say(letter), Ok(Said::Done));
        let viewer = Viewer::Seat(Seat(1));
        let others: Vec<String> = (0..20)
            .map(|seed| {
                let drawn = position.determinize(viewer, seed);
                assert_eq!(drawn.told(viewer), position.told(viewer));
                drawn.told(Viewer::Seat(Seat(0)))
            })
            .collect();
        assert!(others.iter().any(|told| *told != others[0]), "the other card is drawn anew");
    }

    #[test]
    fn a_letter_that_may_not_come_next_changes_nothing() {
        let mut position = kuhn();
        assert_eq!(position.say(Letter(0)), Err(NoSuchLetter(Letter(0))), "nature is to act");
        assert!(position.happen(7));
        assert!(!position.happen(7));
        let before = position.told(Viewer::Seat(Seat(0)));
        let wrong = Letter(999);
        assert_eq!(position.say(wrong), Err(NoSuchLetter(wrong)));
        assert_eq!(position.told(Viewer::Seat(Seat(0))), before);
    }
}
