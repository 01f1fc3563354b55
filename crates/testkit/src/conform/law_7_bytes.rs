//! Law 7 over bytes: what a client is sent tells no more than its viewer may know.
//!
//! Two worlds that a viewer cannot tell apart must not be told apart by what that viewer is sent: the sight, the glossary,
//! a hint, lessons, what is said about a move before it is made, and the refusal of every kind of wrong input.

use std::sync::Arc;

use game::sight::data;
use game::{Command, Data, Match, MemoryAid, Running, Seat, StepOf, Turn, Viewer};
use rand_core::Rng;
use serde_json::json;

use super::law_7_disclosure::{is_possible, other_steps};
use super::{Broken, Pool, Seen};
use crate::Tested;
use crate::random::{legal, mutated, some_of, take};

/// What is typed by those who do not know better, or too well.
const ODD: [&str; 12] = [
    "",
    "   ",
    ";",
    ";;;;",
    "?",
    "7",
    "99999999999999999999",
    "-1",
    "\u{0}\u{1b}[2J",
    "🂡 é ẞ",
    "\"]}",
    "pass; pass",
];

/// Of so many legal actions, and of what is advised, the facts are looked at.
const FACTS_OF: usize = 3;

/// Everything that clients could be sent about one position, and what they might send themselves.
#[derive(Debug)]
pub struct Bytes<'a, G: Tested> {
    game: &'a Arc<G>,
    texts: Vec<String>,
    lists: Vec<Data>,
}

impl<'a, G: Tested> Bytes<'a, G> {
    /// Makes up what might be sent in this position: what is legal in it, what was legal elsewhere, several actions at
    /// once, and all sorts of nonsense.
    pub fn new<R: Rng + ?Sized>(game: &'a Arc<G>, state: &G::State, pool: &Pool<G>, rng: &mut R) -> Self {
        let legal = legal(&**game, state);
        let mut actions = some_of(&legal, 3, rng);
        actions.extend(pool.candidates(&**game, &legal, rng));
        let mut texts: Vec<String> = ODD.map(str::to_owned).to_vec();
        texts.push("lay ".repeat(1_000));
        let mut lists = vec![json!(null), json!([]), json!([null]), json!({ "type": "draw" })];
        for &action in &actions {
            let text = game.write_action(action);
            texts.extend([mutated(&text, rng), format!("{text}; {text}")]);
            texts.push(text);
            lists.push(data(&[action]));
        }
        for (&one, &other) in actions.iter().zip(actions.iter().skip(1)) {
            texts.push(format!("{}; {}", game.write_action(one), game.write_action(other)));
            lists.push(data(&[one, other]));
        }
        lists.extend(actions.first().map(|&action| data(&vec![action; 100])));
        Bytes { game, texts, lists }
    }

    /// In every world that fits what the viewer knows, the viewer is sent the same.
    pub fn law_7_in_a_position(&self, state: &G::State, seen: &Seen<G>) -> Result<(), Broken> {
        let viewer = seen.view.viewer;
        let here = Running::at(Arc::clone(self.game), *state);
        // Answers are the same with the memory aid and without.
        let answers = self.answers(&here, viewer);
        for (aid, worlds) in [(MemoryAid::On, &seen.remembered), (MemoryAid::Off, &seen.forgotten)] {
            let Some(world) = worlds.first() else { continue };
            let there = Running::at(Arc::clone(self.game), *world);
            let compare = |what: &dyn Fn(usize) -> String, here: &[String], there: &[String]| {
                compare(viewer, aid, what, here, there).map_err(|what| broken(&what, world))
            };
            compare(&|place| TOLD[place].to_owned(), &told(&here, viewer, aid), &told(&there, viewer, aid))?;
            let command = |place| format!("the answer to {:?}", self.commands().nth(place));
            compare(&command, &answers, &self.answers(&there, viewer))?;
        }
        Ok(())
    }

    /// This step, or another that somebody else or nature could have taken, in the real world or in another that fitted what
    /// the viewer knew before: if it showed the same, it is told in the same words.
    pub fn law_7_after_a_step<R: Rng + ?Sized>(
        &self,
        before: &G::State,
        seen: &Seen<G>,
        step: StepOf<G>,
        after: &G::State,
        rng: &mut R,
    ) -> Result<(), Broken> {
        let viewer = seen.view.viewer;
        let game = &**self.game;
        let shown = game.view(after, viewer);
        let sight = |before, after, aid| {
            let running = Running::between(Arc::clone(self.game), before, after);
            [running.tell(viewer, aid)]
        };
        for (aid, worlds) in [(MemoryAid::On, &seen.remembered), (MemoryAid::Off, &seen.forgotten)] {
            let here = sight(*before, *after, aid);
            for world in worlds.iter().chain([before]) {
                let mut steps = other_steps(game, world, viewer, step, rng);
                steps.extend(is_possible(game, world, step).then_some(step));
                for other in steps {
                    let mut next = *world;
                    take(game, &mut next, other);
                    if game.view(&next, viewer).last == shown.last {
                        let there = sight(*world, next, aid);
                        let what = |_| "the sight after a step".to_owned();
                        compare(viewer, aid, &what, &here, &there).map_err(|what| broken(&what, world))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// What might be sent, in all the ways of sending it.
    fn commands(&self) -> impl Iterator<Item = Command<'_>> {
        let typed = self.texts.iter().map(|text| Command::Text(text));
        let recorded = self.texts.iter().take(ODD.len()).map(|text| Command::Recorded(text));
        typed.chain(recorded).chain(self.lists.iter().map(Command::Data))
    }

    /// What a viewer is answered to every command.
    fn answers(&self, running: &Running<G>, viewer: Viewer) -> Vec<String> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let answer = |command| {
            let answer = running.consider(seat, command);
            text(&answer.map(|one| (one.notation().to_vec(), one.cautions().to_vec(), running.foresee(&one))))
        };
        self.commands().map(answer).collect()
    }
}

/// What is sent to a viewer who sends no command.
const TOLD: [&str; 4] = ["the sight", "the glossary", "the hint", "the lessons"];

/// The bytes of it; hint and lessons only for who is to act.
fn told<G: Tested>(running: &Running<G>, viewer: Viewer, aid: MemoryAid) -> Vec<String> {
    let mut told = vec![running.tell(viewer, aid), text(&running.glossary(viewer))];
    let asked = viewer.seat().filter(|&seat| running.turn() == Turn::Seat(seat));
    told.extend(asked.into_iter().flat_map(|seat| [hint(running, seat, aid), text(&running.teach(seat))]));
    told
}

/// What the game has to say to who asks for a hint: what it advises, what it thinks worth a thought, and what speaks for
/// some of the moves.
fn hint<G: Tested>(running: &Running<G>, seat: Seat, aid: MemoryAid) -> String {
    let Some(question) = running.question(seat, aid) else { return String::new() };
    let (game, view, legal) = (running.game(), &question.view, &question.legal[..]);
    let advised = game.advise(view, legal);
    let weighed = legal.iter().take(FACTS_OF).chain([&advised]);
    let facts: Vec<_> = weighed.map(|&action| game.facts(view, legal, action)).collect();
    text(&(advised, game.describe_action(advised), game.sensible(view, legal), facts))
}

fn compare(
    viewer: Viewer,
    aid: MemoryAid,
    what: &dyn Fn(usize) -> String,
    here: &[String],
    there: &[String],
) -> Result<(), String> {
    for (place, (here, there)) in here.iter().zip(there).enumerate() {
        if here != there {
            let what = what(place);
            return Err(format!(
                "{viewer:?} (memory aid {aid:?}) is sent, as {what},\n{here}\nand in another world\n{there}"
            ));
        }
    }
    if here.len() == there.len() { Ok(()) } else { Err(format!("{viewer:?} is sent more in one world")) }
}

fn broken<S: std::fmt::Debug>(what: &str, world: &S) -> Broken {
    Broken::new(7, format!("{what}\nwhich is\n{world:?}"))
}

fn text<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what is sent can be written in JSON")
}
