//! `Match`: one running game behind an object-safe face. It is written once for all games; clients use nothing else.

use rand_core::Rng;
use std::any::Any;
use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::asked::{Answer, Asked, Question, Shown};
use crate::doors::{Doors, Refusal};
use crate::phrase::{Glossary, Phrase};
use crate::powers::{Depict, Fading, Lesson, Narrate, Teach};
use crate::scoring::Outcome;
use crate::script::{Reader, Scribe, Script, Writing};
use crate::seat::{BySeat, Seat, Turn, Viewer};
use crate::secrets::{MemoryAid, ViewOf};
use crate::settings::Config;
use crate::sight::{Data, Sight, Tale, TaleOf};
use crate::{Game, Rules};

/// From what somebody sends to actions.
mod reading;
/// Everything a viewer is told.
mod telling;

/// A running game, whichever it is. The state never leaves it: viewers get sights, seats get questions.
pub trait Match: Send {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Its settings.
    fn config(&self) -> &Config;
    /// How its actions are written.
    fn forms(&self) -> Phrase;
    /// The team of every seat: seats with the same number win and lose together.
    fn sides(&self) -> BySeat<u8>;
    /// What it is waiting for: everybody knows that.
    fn turn(&self) -> Turn;
    /// The result, once it is over: everybody knows that.
    fn outcome(&self) -> Option<Outcome>;
    /// The score sheet so far: everybody may read it.
    fn standing(&self) -> BySeat<i32>;
    /// Rises by one when a new hand of the match begins.
    fn hand(&self) -> u32;

    /// Everything this viewer is told. There is no other outlet; what a viewer gets beside it, because it asked, is
    /// made from the same view: the answer to a command, a hint ([`ask`](Match::ask)), a lesson, the glossary.
    fn sight(&self, viewer: Viewer, aid: MemoryAid) -> Sight;
    /// The same as JSON text, for whoever only passes it on: written without building the data first.
    fn tell(&self, viewer: Viewer, aid: MemoryAid) -> String;
    /// The same for each of several viewers, which costs less than telling them one by one.
    fn tell_all(&self, to: &[Reader], scribe: &mut Scribe) -> Vec<Script>;
    /// What is left of a phrase of its story for a reader who must remember the rest. Fading twice changes nothing.
    fn fade(&self, phrase: Phrase) -> Phrase;
    /// The cards in words, if the game has cards to look up.
    fn glossary(&self, viewer: Viewer) -> Glossary;
    /// What this seat is to decide, if it is its turn.
    fn ask(&self, seat: Seat, aid: MemoryAid) -> Option<Asked>;
    /// What this seat's decision brings up, explained to whoever meets it for the first time; nothing if it is not its turn.
    fn teach(&self, seat: Seat) -> Vec<Lesson>;
    /// What can come up there with these settings, in the order in which it is usually met.
    fn topics(&self) -> Vec<&'static str>;
    /// What this seat sees now, for players who keep notes.
    fn show(&self, seat: Seat) -> Shown;
    /// What this viewer saw of the last command, or of the last outcome of chance: the part of a sight that is new.
    fn tale(&self, viewer: Viewer) -> Tale;
    /// The same for each of several viewers; those who saw the same have the same.
    fn tales(&self, to: &[Viewer]) -> Vec<Arc<Tale>>;
    /// Is it this seat's turn, with only one thing to do?
    fn is_forced(&self, seat: Seat) -> bool;
    /// The same match once more, to be tried out.
    fn fork(&self) -> Box<dyn Match>;
    /// A match in a world that fits what this viewer knows, as whoever plays imagines it: what is hidden from the viewer is drawn anew
    /// ([`Secrets::determinize`](crate::Secrets::determinize)), and nobody says how it came about.
    fn imagine(&self, viewer: Viewer, aid: MemoryAid, rng: &mut dyn Rng) -> Box<dyn Match>;

    /// Lets a seat act. Gives the notation of each action, as a record writes it.
    fn play(&mut self, seat: Seat, command: Command<'_>) -> Result<Vec<String>, Refusal>;
    /// What would come of a command, without doing it; ready to be carried out.
    fn consider(&self, seat: Seat, command: Command<'_>) -> Result<Considered, Refusal>;
    /// What the seat of a command would then be told, without the memory aid: a play can be shown, and gone on with, before
    /// anything is sent. Nothing, if doing it may show something new, if the position has changed since, or if it was
    /// considered in another match.
    fn foresee(&self, considered: &Considered) -> Option<Sight>;
    /// Does what was considered, unless the position has changed since.
    fn carry_out(&mut self, considered: Considered) -> Result<(), Refusal>;
    /// Lets nature act, in notation.
    fn happen(&mut self, text: &str) -> Result<(), Refusal>;
    /// Draws what nature does next and lets it happen. Gives its notation.
    fn draw(&mut self, rng: &mut dyn Rng) -> Result<String, Refusal>;
}

/// What a seat wants to do: one or more actions, carried out whole or not at all.
#[derive(Clone, Copy, Debug)]
pub enum Command<'a> {
    /// As somebody types it: one or more actions, or just a number where actions have amounts.
    Text(&'a str),
    /// As a record writes it: one action.
    Recorded(&'a str),
    /// As a record writes them: the actions of one command.
    Logged(&'a [String]),
    /// As a client sends it: a list of actions.
    Data(&'a Data),
    /// As a program that holds the seat answers.
    Answer(&'a Answer),
}

/// A command that was found legal: what it is called, what to bear in mind, and, out of reach, what comes of it.
pub struct Considered {
    seat: Seat,
    steps: u64,
    notation: Vec<String>,
    cautions: Vec<Phrase>,
    goes_on: bool,
    /// Which match it was considered in.
    at: Arc<()>,
    trail: Box<dyn Any + Send + Sync>,
}

impl Considered {
    /// Whose command it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Each action, as a record writes it.
    pub fn notation(&self) -> &[String] {
        &self.notation
    }

    /// What is easily overlooked about it.
    pub fn cautions(&self) -> &[Phrase] {
        &self.cautions
    }

    /// Can what comes of it be told before it is done ([`Match::foresee`])? Not if doing it may show something new.
    pub fn goes_on(&self) -> bool {
        self.goes_on
    }
}

impl fmt::Debug for Considered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Considered").field("notation", &self.notation).finish_non_exhaustive()
    }
}

/// A game and where it stands. The state never leaves it but as views, nor is it printed.
pub struct Running<G: Rules> {
    game: Arc<G>,
    /// This match and no other.
    identity: Arc<()>,
    steps: u64,
    /// The positions that the last command, or the last outcome of chance, went through, and then the present one.
    trail: Trail<G>,
    /// What the seat to act may do, once somebody has asked: questions, choices and commands need it listed but once.
    legal: OnceLock<Vec<G::Action>>,
}

/// Positions one step apart, the last one apart from the others.
struct Trail<G: Rules> {
    before: Vec<G::State>,
    now: G::State,
}

impl<G: Rules> fmt::Debug for Running<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Running").field("game", &G::NAME).field("steps", &self.steps).finish_non_exhaustive()
    }
}

impl<G: Game> Running<G> {
    /// A game about to begin.
    pub fn new(game: Arc<G>) -> Self {
        let start = game.start();
        Running::at(game, start)
    }

    /// A game that has come to this position, nobody says how.
    pub fn at(game: Arc<G>, now: G::State) -> Self {
        let trail = Trail { before: Vec::new(), now };
        Running { game, identity: Arc::new(()), steps: 0, trail, legal: OnceLock::new() }
    }

    /// A game that has come to a position by a step from another.
    pub fn between(game: Arc<G>, before: G::State, now: G::State) -> Self {
        let trail = Trail { before: vec![before], now };
        Running { trail, ..Running::at(game, now) }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a viewer knows.
    pub fn view(&self, viewer: Viewer) -> ViewOf<G> {
        self.game.view(&self.trail.now, self.present(viewer))
    }

    /// Whoever claims a seat that is not there stands by.
    fn present(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.0 >= self.game.seats() => Viewer::Spectator,
            Viewer::Seat(_) | Viewer::Spectator => viewer,
        }
    }

    /// What this seat is to decide, if it is its turn.
    pub fn question(&self, seat: Seat, aid: MemoryAid) -> Option<Question<G>> {
        let legal = self.legal(seat).to_vec();
        (!legal.is_empty()).then(|| Question { view: self.view(Viewer::Seat(seat)).aided(aid), legal })
    }

    /// What this seat may do; nothing if it is not its turn.
    fn legal(&self, seat: Seat) -> &[G::Action] {
        if self.game.turn(&self.trail.now) != Turn::Seat(seat) {
            return &[];
        }
        self.legal.get_or_init(|| {
            let mut legal = Vec::new();
            self.game.list(&self.trail.now, seat, &mut legal);
            legal
        })
    }

    /// Where a command would lead, and through which positions: all of its actions, or why one of them is refused.
    fn follow(&self, seat: Seat, actions: &[G::Action]) -> Result<Trail<G>, Refusal> {
        let mut trail = self.fresh_trail();
        let mut listed = Vec::new();
        for (&action, to_come) in actions.iter().zip((0..actions.len()).rev()) {
            let named = |refusal| match actions {
                [_] => refusal,
                _ => {
                    Refusal::InCommand { action: self.game.write_action(action), because: Box::new(refusal) }
                }
            };
            let before = trail.now;
            let legal = if trail.before.is_empty() {
                self.legal(seat)
            } else {
                self.game.list(&before, seat, &mut listed);
                &listed
            };
            let too_late = |refusal| match refusal {
                Refusal::NotYourTurn(_) if !trail.before.is_empty() => {
                    self.game.explain_end(&before, seat).map_or(refusal, Refusal::Illegal)
                }
                other => other,
            };
            let played = self.game.play_one_of(legal, &mut trail.now, seat, action);
            played.map_err(too_late).map_err(named)?;
            // What follows may only depend on what the seat knew when it sent the command.
            let is_over = !matches!(self.game.turn(&trail.now), Turn::Seat(_));
            if to_come > 0 && (is_over || !self.game.goes_on(action)) {
                return Err(named(Refusal::LookFirst));
            }
            trail.before.push(before);
        }
        Ok(trail)
    }

    /// What nature does leads to the next position, if the doors let it.
    fn befall(&mut self, chance: G::Chance) -> Result<(), Refusal> {
        let mut trail = self.fresh_trail();
        self.game.happen(&mut trail.now, chance)?;
        trail.before.push(self.trail.now);
        self.settle(trail);
        Ok(())
    }

    fn write(&self, actions: &[G::Action]) -> Vec<String> {
        actions.iter().map(|&action| self.game.write_action(action)).collect()
    }

    /// A trail that begins here.
    fn fresh_trail(&self) -> Trail<G> {
        Trail { before: Vec::with_capacity(1), now: self.trail.now }
    }

    /// Was it considered in this match, in the present position?
    fn is_of_now(&self, considered: &Considered) -> bool {
        considered.steps == self.steps && Arc::ptr_eq(&considered.at, &self.identity)
    }

    fn settle(&mut self, trail: Trail<G>) {
        self.steps += trail.before.len() as u64;
        self.trail = trail;
        self.legal = OnceLock::new();
    }
}

impl<G: Narrate + Depict + Teach> Match for Running<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn config(&self) -> &Config {
        self.game.config()
    }

    fn forms(&self) -> Phrase {
        self.game.forms()
    }

    fn sides(&self) -> BySeat<u8> {
        BySeat::from_fn(self.game.seats(), |seat| self.game.side(seat))
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.trail.now)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.trail.now)
    }

    fn standing(&self) -> BySeat<i32> {
        self.game.standing(&self.trail.now)
    }

    fn hand(&self) -> u32 {
        self.game.hand(&self.trail.now)
    }

    fn sight(&self, viewer: Viewer, aid: MemoryAid) -> Sight {
        self.sight_of(viewer, aid).erased()
    }

    fn tell(&self, viewer: Viewer, aid: MemoryAid) -> String {
        self.sight_of(viewer, aid).text()
    }

    fn tell_all(&self, to: &[Reader], scribe: &mut Scribe) -> Vec<Script> {
        let mut writing = Writing::<G>::new(scribe);
        to.iter().map(|&reader| writing.script(self.sight_for(reader))).collect()
    }

    fn fade(&self, phrase: Phrase) -> Phrase {
        Fading::fade(G::FADING, phrase)
    }

    fn glossary(&self, viewer: Viewer) -> Glossary {
        self.game.glossary(&self.view(viewer).forgetful())
    }

    fn ask(&self, seat: Seat, aid: MemoryAid) -> Option<Asked> {
        self.question(seat, aid).map(|question| Asked::new(seat, question))
    }

    fn teach(&self, seat: Seat) -> Vec<Lesson> {
        // What somebody is told to look at lies there, whatever is remembered.
        let question = self.question(seat, MemoryAid::Off);
        question.map(|Question { view, legal }| self.game.teach(&view, &legal)).unwrap_or_default()
    }

    fn topics(&self) -> Vec<&'static str> {
        self.game.topics()
    }

    fn show(&self, seat: Seat) -> Shown {
        Shown::new::<G>(seat, self.view(Viewer::Seat(seat)))
    }

    fn tale(&self, viewer: Viewer) -> Tale {
        self.last_seen(viewer, &self.view(viewer).forgetful()).erased()
    }

    fn tales(&self, to: &[Viewer]) -> Vec<Arc<Tale>> {
        let mut told: Vec<(TaleOf<G>, Arc<Tale>)> = Vec::new();
        let tale = |&viewer: &Viewer| {
            let tale = self.last_seen(viewer, &self.view(viewer).forgetful());
            if let Some((_, told)) = told.iter().find(|(known, _)| *known == tale) {
                return Arc::clone(told);
            }
            let erased = Arc::new(tale.clone().erased());
            told.push((tale, Arc::clone(&erased)));
            erased
        };
        to.iter().map(tale).collect()
    }

    fn is_forced(&self, seat: Seat) -> bool {
        self.legal(seat).len() == 1
    }

    fn fork(&self) -> Box<dyn Match> {
        let trail = Trail { before: self.trail.before.clone(), now: self.trail.now };
        let fork =
            Running { steps: self.steps, trail, ..Running::at(Arc::clone(&self.game), self.trail.now) };
        Box::new(fork)
    }

    fn imagine(&self, viewer: Viewer, aid: MemoryAid, rng: &mut dyn Rng) -> Box<dyn Match> {
        let world = self.game.determinize(&self.view(viewer).aided(aid), rng);
        Box::new(Running { steps: self.steps, ..Running::at(Arc::clone(&self.game), world) })
    }

    fn play(&mut self, seat: Seat, command: Command<'_>) -> Result<Vec<String>, Refusal> {
        let actions = self.read(seat, command)?;
        let trail = self.follow(seat, &actions)?;
        self.settle(trail);
        Ok(self.write(&actions))
    }

    fn consider(&self, seat: Seat, command: Command<'_>) -> Result<Considered, Refusal> {
        let actions = self.read(seat, command)?;
        let trail = self.follow(seat, &actions)?;
        let caution = |(state, &action): (&G::State, &G::Action)| {
            self.game.caution(&self.game.view(state, Viewer::Seat(seat)).forgetful(), action)
        };
        let cautions = trail.before.iter().zip(&actions).filter_map(caution).collect();
        let notation = self.write(&actions);
        let goes_on = matches!(self.game.turn(&trail.now), Turn::Seat(_))
            && actions.iter().all(|&action| self.game.goes_on(action));
        let (at, trail) = (Arc::clone(&self.identity), Box::new(trail));
        Ok(Considered { seat, steps: self.steps, notation, cautions, goes_on, at, trail })
    }

    fn foresee(&self, considered: &Considered) -> Option<Sight> {
        let trail = considered.trail.downcast_ref::<Trail<G>>()?;
        if !considered.goes_on || !self.is_of_now(considered) {
            return None;
        }
        let ahead = Running {
            steps: self.steps + trail.before.len() as u64,
            trail: Trail { before: trail.before.clone(), now: trail.now },
            ..Running::at(Arc::clone(&self.game), trail.now)
        };
        Some(ahead.sight(Viewer::Seat(considered.seat), MemoryAid::Off))
    }

    fn carry_out(&mut self, considered: Considered) -> Result<(), Refusal> {
        if !self.is_of_now(&considered) {
            return Err(Refusal::Late);
        }
        let trail = considered.trail.downcast::<Trail<G>>().map_err(|_| Refusal::Late)?;
        self.settle(*trail);
        Ok(())
    }

    fn happen(&mut self, text: &str) -> Result<(), Refusal> {
        let chance = self.game.read_chance(text).map_err(|error| Refusal::Unreadable(error.0))?;
        self.befall(chance)
    }

    fn draw(&mut self, rng: &mut dyn Rng) -> Result<String, Refusal> {
        match self.turn() {
            Turn::Seat(seat) => return Err(Refusal::AwaitingSeat(seat)),
            Turn::Over => return Err(Refusal::Over),
            Turn::Chance => {}
        }
        let chance = self.game.sample(&self.trail.now, rng);
        self.befall(chance)?;
        Ok(self.game.write_chance(chance))
    }
}
