//! What was done, in numbers.

use std::collections::BTreeMap;

/// What was done, in numbers.
#[derive(Default)]
pub struct Figures {
    counts: BTreeMap<&'static str, u64>,
    games: BTreeMap<&'static str, u64>,
}

impl Figures {
    pub fn add(&mut self, what: &'static str, count: u64) {
        *self.counts.entry(what).or_default() += count;
    }

    pub fn one(&mut self, what: &'static str) {
        self.add(what, 1);
    }

    pub fn game(&mut self, name: &'static str) {
        *self.games.entry(name).or_default() += 1;
    }

    pub fn print(&self, title: &str) {
        let games: Vec<String> = self.games.iter().map(|(name, count)| format!("{name} {count}")).collect();
        let counts: Vec<String> = self.counts.iter().map(|(what, count)| format!("{what} {count}")).collect();
        println!("{title}: {}; {}", games.join(", "), counts.join(", "));
    }
}
