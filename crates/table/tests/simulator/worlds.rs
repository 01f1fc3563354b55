//! Two worlds that somebody cannot tell apart, of any game.

use std::sync::Arc;

use game::{Answer, Data, Doors, Game, Match, MemoryAid, Running, Seat, Turn, Viewer};
use games::{Complete, Visitor};
use serde::Deserialize;
use table::Setup;

use crate::dice::Dice;

/// After so many steps, at most, the two worlds part.
const DEEPEST: usize = 60;

/// So many positions are looked at for one in which something is hidden.
const POSITIONS: usize = 12;
/// Of so many other worlds the most similar one is taken.
const WORLDS: usize = 30;

/// Two matches that look the same to a viewer, and how a program answers in their game.
pub struct Worlds {
    pub one: Box<dyn Match>,
    pub other: Box<dyn Match>,
    pub answer: fn(&Data) -> Option<Answer>,
}

/// Draws a position of the game that is set up, and another that fits what the viewer knows in it.
pub fn draw(setup: &Setup, viewer: Viewer, dice: &mut Dice) -> Option<Worlds> {
    let mut drawing = Drawing { setup, viewer, dice, worlds: None };
    games::visit_all(&mut drawing);
    drawing.worlds
}

struct Drawing<'a> {
    setup: &'a Setup,
    viewer: Viewer,
    dice: &'a mut Dice,
    worlds: Option<Worlds>,
}

impl Visitor for Drawing<'_> {
    fn visit<G: Complete>(&mut self) {
        if G::NAME == self.setup.game {
            self.worlds = self.draw::<G>();
        }
    }
}

impl Drawing<'_> {
    /// Nothing, if there was nothing hidden wherever random play led.
    fn draw<G: Complete>(&mut self) -> Option<Worlds> {
        let config = game::Config::new(G::schema(), Some(self.setup.seats), &self.setup.settings).ok()?;
        let game = Arc::new(G::new(&config).ok()?);
        (0..POSITIONS).find_map(|_| {
            let state = self.position(&*game);
            let other = self.other(&*game, &state)?;
            let (one, other) = (Running::at(Arc::clone(&game), state), Running::at(Arc::clone(&game), other));
            Some(Worlds { one: Box::new(one), other: Box::new(other), answer: answer::<G> })
        })
    }

    /// Another world that fits what the viewer knows. Of several the one is taken in which others hold most of what they hold
    /// in the first: they can do the same there for longer.
    fn other<G: Complete>(&mut self, game: &G, state: &G::State) -> Option<G::State> {
        let view = game.view(state, self.viewer);
        // Whoever is not shown what a perfect memory would add may have forgotten it.
        let aid =
            if self.setup.terms.memory || self.dice.percent(50) { MemoryAid::On } else { MemoryAid::Off };
        let view = view.aided(aid);
        let here = format!("{state:?}");
        let held = |state: &G::State| {
            let others = Seat::all(self.setup.seats).filter(|seat| Viewer::Seat(*seat) != self.viewer);
            let words = |seat| held_in(&format!("{:?}", game.view(state, Viewer::Seat(seat)).open));
            others.map(words).collect::<Vec<Vec<String>>>()
        };
        let mine = held(state);
        let likeness = |world: &G::State| {
            let pairs = mine.iter().zip(held(world));
            pairs.map(|(mine, other)| other.iter().filter(|word| mine.contains(word)).count()).sum::<usize>()
        };
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| game.determinize(&view, self.dice.rng())).collect();
        worlds.into_iter().filter(|world| format!("{world:?}") != here).max_by_key(likeness)
    }

    /// A position in which a seat is to act, after some random play.
    fn position<G: Game>(&mut self, game: &G) -> G::State {
        let mut state = game.start();
        let mut kept = state;
        let mut legal = Vec::new();
        for _ in 0..self.dice.below(DEEPEST) + 12 {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, self.dice.rng());
                    game.happen(&mut state, chance).expect("it was drawn");
                }
                Turn::Seat(seat) => {
                    kept = state;
                    game.list(&state, seat, &mut legal);
                    let action = self.dice.pick(&legal);
                    game.play_one_of(&legal, &mut state, seat, action).expect("it is legal");
                }
            }
        }
        if matches!(game.turn(&state), Turn::Seat(_)) { state } else { kept }
    }
}

/// The words and numbers of a text.
fn held_in(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn answer<G: Game>(action: &Data) -> Option<Answer> {
    G::Action::deserialize(action).ok().map(Answer::new::<G>)
}
