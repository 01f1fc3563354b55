//! What is printed at the end.

use std::fmt::Write;
use std::time::Duration;

use crate::person::Journal;

/// Figures of everybody together.
pub struct Figures {
    took: Vec<Duration>,
    over_kills: u64,
    updates: u64,
    bytes: u64,
    lost: u64,
    games: u64,
}

/// What the server uses.
pub struct Usage {
    /// Memory, in KiB.
    pub memory: u64,
    /// Time of processors, in hundredths of a second.
    time: u64,
    /// What the system took of it.
    system: u64,
}

impl Usage {
    /// Of the process of this number, where the system tells it.
    pub fn of(process: u32) -> Usage {
        let read =
            |name: &str| std::fs::read_to_string(format!("/proc/{process}/{name}")).unwrap_or_default();
        let status = read("status");
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0);
        let stat = read("stat");
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let field = |place: usize| fields.get(place).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
        Usage { memory, time: field(11) + field(12), system: field(12) }
    }
}

impl Figures {
    /// Of these people.
    pub fn of(journals: &[Journal]) -> Figures {
        let mut took: Vec<Duration> =
            journals.iter().flat_map(|journal| journal.took.iter().copied()).collect();
        took.sort_unstable();
        let sum = |of: fn(&Journal) -> u64| journals.iter().map(of).sum();
        Figures {
            took,
            over_kills: sum(|journal| journal.over_kills),
            updates: sum(|journal| journal.updates),
            bytes: sum(|journal| journal.bytes),
            lost: sum(|journal| journal.lost),
            games: sum(|journal| journal.games),
        }
    }

    /// In words.
    pub fn told(&self, lasted: Duration, usage: &[Usage]) -> String {
        let seconds = lasted.as_secs_f64();
        let at = |part: f64| {
            let place = (self.took.len() as f64 * part) as usize;
            self.took.get(place.min(self.took.len().saturating_sub(1))).map_or(0.0, Duration::as_secs_f64)
                * 1000.0
        };
        let mut text = String::new();
        let _ = writeln!(
            text,
            "{:.0} s: {:.0} moves and {:.0} updates a second, {:.1} MB a second, {} games to the end",
            seconds,
            (self.took.len() as u64 + self.over_kills) as f64 / seconds,
            self.updates as f64 / seconds,
            self.bytes as f64 / seconds / 1e6,
            self.games,
        );
        let _ = writeln!(
            text,
            "from a move to its acknowledgement: half within {:.1} ms, 99 % within {:.1} ms, 99.9 % within {:.1} ms, all within {:.1} ms; {} over a kill, {} connections lost",
            at(0.5),
            at(0.99),
            at(0.999),
            at(1.0),
            self.over_kills,
            self.lost,
        );
        let memory: Vec<String> = usage.iter().map(|usage| format!("{}", usage.memory / 1024)).collect();
        let _ = writeln!(text, "the server's memory, in MiB: {}", memory.join(", "));
        if let [.., before, after] = usage {
            let between = |of: fn(&Usage) -> u64| of(after).saturating_sub(of(before)) as f64 / 100.0;
            let _ = writeln!(
                text,
                "the server's processor time in the last part: {:.1} s, {:.1} s of it in the system",
                between(|usage| usage.time),
                between(|usage| usage.system),
            );
        }
        text
    }
}
