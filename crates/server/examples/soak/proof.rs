//! What is in the store when everything is over, beside what people were told.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;

use store::{Access, Options, Sqlite, Store, TableId};
use table::Event;

use crate::Failure;
use crate::person::Journal;

/// What was found.
#[derive(Default)]
pub struct Proof {
    acknowledged: u64,
    missing: u64,
    elsewhere: u64,
    doubled: u64,
    events: u64,
    tables: u64,
}

impl Proof {
    /// Is everything as it was told?
    pub fn is_whole(&self) -> bool {
        self.acknowledged > 0 && self.missing == 0 && self.elsewhere == 0 && self.doubled == 0
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Proof { acknowledged, missing, elsewhere, doubled, events, tables } = self;
        writeln!(
            f,
            "{acknowledged} moves acknowledged: {missing} missing, {elsewhere} under another number, {doubled} doubled; \
             {events} events at {tables} tables in the store"
        )
    }
}

/// Looks for everything that was acknowledged.
pub fn look(file: &Path, journals: &[Journal]) -> Result<Proof, Failure> {
    let store = Sqlite::open_with(file, Options { access: Access::Read, ..Options::default() })?;
    let mut by_table: HashMap<&str, Vec<(&str, u64)>> = HashMap::new();
    for (table, key, seq) in journals.iter().flat_map(|journal| &journal.acknowledged) {
        by_table.entry(table).or_default().push((key, *seq));
    }
    let mut proof = Proof::default();
    for (table, acknowledged) in by_table {
        let id = TableId::new(table)?;
        let mut found: HashMap<String, Vec<u64>> = HashMap::new();
        let mut last = 0;
        loop {
            let page = store.events(&id, last, 1000)?;
            let Some(end) = page.last() else { break };
            last = end.seq;
            for event in page {
                let read = Event::read(&event.body).ok_or("an event cannot be read")?;
                if let Some(sender) = read.by {
                    found.entry(sender.key.to_string()).or_default().push(event.seq);
                }
            }
        }
        proof.events += last;
        proof.tables += 1;
        for (key, seq) in acknowledged {
            proof.acknowledged += 1;
            match found.get(key).map(Vec::as_slice) {
                None => proof.missing += 1,
                // What nature did then has the numbers after it.
                Some([at]) if *at <= seq && seq <= last => {}
                Some([_]) => proof.elsewhere += 1,
                Some(_) => proof.doubled += 1,
            }
        }
    }
    Ok(proof)
}
