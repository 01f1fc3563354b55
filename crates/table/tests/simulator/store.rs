//! A store that fails and crashes when it is told to.

use table::{Event, Proposal};

/// What survives a crash.
#[derive(Default)]
pub struct Disk {
    events: Vec<(Vec<u8>, Vec<u8>)>,
    /// What was noted, the latest last.
    notes: Vec<Vec<u8>>,
    /// How many events the last proposal had.
    latest: usize,
}

impl Disk {
    pub fn len(&self) -> u64 {
        self.events.len() as u64
    }

    /// Stores a proposal; what a real store would refuse is an error.
    pub fn append(&mut self, proposal: &Proposal) -> Result<Vec<Event>, String> {
        let bodies = proposal.bodies();
        if proposal.first() != self.len() + 1 {
            return Err(format!("event {} is to follow {}", proposal.first(), self.len()));
        }
        if let Some((key, _)) = bodies.iter().find(|(key, _)| self.events.iter().any(|event| event.0 == *key))
        {
            return Err(format!("the key {} is there already", String::from_utf8_lossy(key)));
        }
        self.latest = bodies.len();
        let read = |(_, body): &(Vec<u8>, Vec<u8>)| Event::read(body).ok_or("an event cannot be read again");
        let events = bodies.iter().map(read).collect::<Result<Vec<Event>, _>>()?;
        self.events.extend(bodies);
        Ok(events)
    }

    pub fn note(&mut self, notes: Vec<u8>) {
        self.notes.push(notes);
    }

    /// The last notes, or those before them if the last ones were not written in time.
    pub fn noted(&mut self, lost: bool) -> Option<Vec<u8>> {
        if lost {
            self.notes.pop();
        }
        self.notes.last().cloned()
    }

    pub fn events(&self) -> Vec<Event> {
        self.events.iter().map(|(_, body)| Event::read(body).expect("it was read when it came")).collect()
    }

    /// A store that said too early that something was stored.
    pub fn lose_latest(&mut self) {
        self.events.truncate(self.events.len() - self.latest);
        self.latest = 0;
    }
}
