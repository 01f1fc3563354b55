//! What happened, in words, as far back as it may be read again: what was told before the reader's last decision has faded.

use game::{Match, Phrase, Seat};
use protocol::{Happening, Told};
use words::{Lexicon, Names};

use crate::told;

/// So many events are remembered.
const LONGEST: usize = 400;

/// Everything that was told.
#[derive(Clone, Debug, Default)]
pub struct Story {
    events: Vec<Event>,
    /// How many of them were there when the reader last decided.
    before: usize,
}

#[derive(Clone, Debug)]
struct Event {
    seq: u64,
    by: Option<Seat>,
    phrases: Vec<Phrase>,
    is_step: bool,
    /// How many steps of the game had been made with it, where that is known.
    steps: Option<u64>,
}

impl Story {
    /// Something happened. What the reader did begins a new part, and what was before it fades.
    pub fn hear(&mut self, told: &Told, you: Option<Seat>, ground: &dyn Match, remembers: bool) {
        let is_step = matches!(told.what, Happening::Step { .. });
        if let Happening::TakenBack { seat, to } = told.what {
            self.forget(seat, to, you);
        }
        let (by, phrases) = match &told.what {
            Happening::Step { by, story, .. } => (*by, story.clone()),
            Happening::TakenBack { seat, .. } if Some(*seat) == you => {
                (None, vec![Phrase::new("play-taken-back")])
            }
            Happening::TakenBack { seat, .. } => {
                (None, vec![Phrase::new("told-taken-back").with("who", *seat)])
            }
            other => (None, vec![told::phrase(other.clone())]),
        };
        if by.is_some() && by == you {
            self.fade(ground, remembers);
        }
        if !phrases.is_empty() {
            self.events.push(Event { seq: told.seq, by, phrases, is_step, steps: None });
        }
        if self.events.len() > LONGEST {
            let old = self.events.len() - LONGEST;
            self.events.drain(..old);
            self.before = self.before.saturating_sub(old);
        }
    }

    /// So many steps have been made with the last one that was told.
    pub fn is_at(&mut self, steps: u64) {
        if let Some(last) = self.events.iter_mut().rfind(|event| event.is_step) {
            last.steps = Some(steps);
        }
    }

    /// What was taken back has not happened: from a decision of a seat on, which this many steps had led to.
    fn forget(&mut self, seat: Seat, to: u64, you: Option<Seat>) {
        let mut first = self.events.len();
        let mut is_found = false;
        for (place, event) in self.events.iter().enumerate().rev().filter(|(_, event)| event.is_step) {
            let is_later = match event.steps {
                Some(steps) if steps <= to => break,
                Some(_) => true,
                // Where only the order is known it is the last decision.
                None => !is_found && event.by == Some(seat),
            };
            if is_later {
                first = place;
                is_found |= event.by == Some(seat);
            }
        }
        let mut place = 0;
        self.events.retain(|event| {
            place += 1;
            place <= first || !event.is_step
        });
        self.before = self.events.iter().rposition(|event| you.is_some() && event.by == you).unwrap_or(0);
    }

    fn fade(&mut self, ground: &dyn Match, remembers: bool) {
        if !remembers {
            for event in &mut self.events[self.before..] {
                for phrase in &mut event.phrases {
                    *phrase = ground.fade(phrase.clone());
                }
            }
        }
        self.before = self.events.len();
    }

    /// What others did since the reader's last decision, in words, the oldest first.
    pub fn news(&self, you: Option<Seat>, lexicon: &Lexicon, names: &Names) -> Vec<String> {
        let others = self.events[self.before..].iter().filter(|event| event.by.is_none() || event.by != you);
        others.flat_map(|event| event.phrases.iter().map(|phrase| lexicon.say(phrase, names))).collect()
    }

    /// Everything, in words, the oldest first: with its number, and whether it is new.
    pub fn all(&self, lexicon: &Lexicon, names: &Names) -> Vec<(u64, String, bool)> {
        let said = |(place, event): (usize, &Event)| {
            let is_new = place >= self.before;
            let words = event.phrases.iter().map(|phrase| lexicon.say(phrase, names));
            words.map(|words| (event.seq, words, is_new)).collect::<Vec<_>>()
        };
        self.events.iter().enumerate().flat_map(said).collect()
    }
}
