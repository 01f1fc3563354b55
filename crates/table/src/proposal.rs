//! What would happen, before it is stored.

use std::sync::Arc;

use game::{Match, Seat, Tale};

use crate::event::{Event, Sender};
use crate::line::Step;
use crate::table::ClientId;

/// What would happen, checked and ready to be stored. Nothing has happened until it is committed.
pub struct Proposal {
    /// The number of its first event.
    pub(crate) first: u64,
    pub(crate) events: Vec<Event>,
    /// The position that it leads to, if it changes it.
    pub(crate) game: Option<Box<dyn Match>>,
    /// The steps that it adds to the line, with the tales of each event.
    pub(crate) steps: Vec<Step>,
    /// What every viewer that is connected sees of each event.
    pub(crate) tales: Vec<Tales>,
    /// Who is to be told that it was done.
    pub(crate) answer: Option<ClientId>,
}

impl std::fmt::Debug for Proposal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Proposal")
            .field("first", &self.first)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}

/// For whom a tale is: a seat, or nobody in particular.
pub(crate) type Audience = Option<Seat>;

/// What each audience saw of an event; those who saw the same have the same.
pub(crate) type Tales = Vec<(Audience, Arc<Tale>)>;

impl Proposal {
    /// The number of its first event.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// What is to be stored: the key and the body of each event. No person and no key has a blank in it, so that no two
    /// events have the same.
    pub fn bodies(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        let sender = self.events.iter().find_map(|event| event.by.as_ref());
        let key = |(place, event): (usize, &Event)| {
            let key = match sender {
                Some(Sender { person, key }) if place == 0 => format!("{} {key}", person.as_str()),
                Some(Sender { person, key }) => format!("{} {key} {place}", person.as_str()),
                None => format!("@{}", self.first + place as u64),
            };
            (key.into_bytes(), event.body())
        };
        self.events.iter().enumerate().map(key).collect()
    }
}
