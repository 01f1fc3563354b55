use std::collections::BTreeMap;
use std::fmt::Debug;

use store::conformance::{Place, ending, event, id};
use store::{Error, Lease, Memory, Sqlite, Store};

use crate::place::Folder;

const STEPS: usize = 700;

/// A small generator, the same everywhere (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }
}

/// Does the same in both, and both must say the same.
fn both<T: PartialEq + Debug>(
    sqlite: &Sqlite,
    memory: &Memory,
    step: usize,
    work: impl Fn(&dyn Store) -> T,
) -> T {
    let (one, other) = (work(sqlite), work(memory));
    assert_eq!(one, other, "step {step}");
    one
}

fn play(seed: u64, answers: &mut BTreeMap<&'static str, u32>) {
    let folder = Folder::new();
    let memory = Memory::new();
    let mut sqlite = folder.open();
    let mut dice = Dice(seed);
    let mut leases: Vec<Lease> = vec![Lease::new(id("t0"), 1)];
    let mut last = (1, Vec::new());
    for step in 0..STEPS {
        let table = id(&format!("t{}", dice.below(4 + step as u64 / 50)));
        let recent = leases.len() - 1 - (dice.below(leases.len() as u64) * dice.below(2)) as usize;
        let lease = leases[recent].clone();
        let word = format!("w{}", dice.below(3));
        let after = dice.below(5);
        match dice.below(16) {
            0 => drop(both(&sqlite, &memory, step, |store| store.create(&table, word.as_bytes(), 1))),
            1..3 => leases.extend(both(&sqlite, &memory, step, |store| store.claim(&table))),
            3..10 => {
                let next = memory.table(lease.table()).map_or(1, |table| table.next);
                let expected = (next + dice.below(8) / 6).saturating_sub(dice.below(8) / 7);
                let key = |dice: &mut Dice| format!("k{}", next.saturating_sub(dice.below(6) / 4));
                let events: Vec<_> =
                    (0..dice.below(4)).map(|n| event(&format!("{}{n}", key(&mut dice)), &word)).collect();
                // Sometimes the last command is sent again.
                let again = dice.below(4) == 0;
                let (expected, events) = if again { last.clone() } else { (expected, events) };
                let answer = both(&sqlite, &memory, step, |store| store.append(&lease, expected, &events));
                last = (expected, events);
                *answers.entry(kind(&answer, next)).or_insert(0) += 1;
            }
            10 => drop(both(&sqlite, &memory, step, |store| {
                store.note(&lease, &word, table.as_str().as_bytes())
            })),
            11 if dice.below(3) == 0 => {
                drop(both(&sqlite, &memory, step, |store| store.finish(&lease, &ending(&word))));
            }
            12 if dice.below(4) == 0 => {
                drop(both(&sqlite, &memory, step, |store| store.import(&table, 2, &ending(&word))));
            }
            13 if dice.below(8) == 0 => sqlite = folder.open(),
            _ => drop(both(&sqlite, &memory, step, |store| store.events(&table, after, 3))),
        }
    }
    compare(&sqlite, &memory);
    drop(sqlite);
    compare(&folder.open(), &memory);
}

/// What kind of answer to an append it is, where `next` was the next number.
fn kind(answer: &Result<Vec<u64>, Error>, next: u64) -> &'static str {
    match answer {
        Ok(seqs) if seqs.is_empty() => "nothing to do",
        Ok(seqs) if seqs[0] < next => "as the first time",
        Ok(_) => "appended",
        Err(Error::Stale { .. }) => "stale",
        Err(Error::KeyReused) => "key reused",
        Err(Error::Fenced) => "fenced",
        Err(Error::Finished) => "finished",
        Err(Error::UnknownTable) => "unknown",
        Err(other) => panic!("{other}"),
    }
}

fn compare(sqlite: &Sqlite, memory: &Memory) {
    let open = both(sqlite, memory, STEPS, |store| store.unfinished(None, 999)).unwrap();
    let over = both(sqlite, memory, STEPS, |store| store.finished(None, 999)).unwrap();
    assert!(open.len() > 1 && over.len() > 3, "{} open, {} over", open.len(), over.len());
    let ids = open.iter().map(|table| &table.id).chain(over.iter().map(|game| &game.id));
    let mut events = 0;
    for table in ids {
        events += both(sqlite, memory, STEPS, |store| store.events(table, 0, 999)).unwrap().len();
        drop(both(sqlite, memory, STEPS, |store| store.table(table)));
        drop(both(sqlite, memory, STEPS, |store| store.record(table)));
        for word in ["w0", "w1", "w2"] {
            drop(both(sqlite, memory, STEPS, |store| store.noted(table, word)));
        }
    }
    assert!(events > 50, "{events} events");
}

#[test]
fn sqlite_and_memory_say_the_same_of_anything() {
    let mut answers = BTreeMap::new();
    for seed in 0..3 {
        play(seed, &mut answers);
    }
    println!("{answers:?}");
    assert_eq!(answers.len(), 8, "{answers:?}");
}
