//! Plays at very many tables at once, kills the server in the middle, starts it again, and looks whether every move that was acknowledged is
//! there, once: `cargo xtask soak --tables 5000 --kills 20`. It is a process of its own, and knows of the server only what the server says.

mod bare;
mod child;
mod figures;
mod http;
mod person;
mod proof;
mod wishes;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use child::Child;
use figures::{Figures, Usage};
use person::Person;
use wishes::Wishes;

/// So many people come at the same time.
const COMING: usize = 64;
/// After the last moment, so long people wait for answers.
const PATIENCE: Duration = Duration::from_secs(20);

/// What everybody has in common.
pub struct Load {
    /// What was asked for.
    pub wishes: Wishes,
    /// Where the server is.
    pub address: std::net::SocketAddr,
    /// How many sit at a table and have been told how it stands.
    pub seated: AtomicU64,
    /// Everybody sits, and figures are taken: what opening so many tables at once costs is not what playing at them costs.
    pub counts: AtomicBool,
    /// No more moves are made.
    pub ends: AtomicBool,
}

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some(bare::ECHO) {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        return ended(runtime.map_err(Into::into).and_then(|runtime| runtime.block_on(bare::echo())));
    }
    let wishes = match Wishes::read(std::env::args().skip(1)) {
        Ok(wishes) => wishes,
        Err(words) => {
            eprintln!("soak: {words}");
            return ExitCode::from(2);
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    ended(runtime.map_err(Into::into).and_then(|runtime| runtime.block_on(soak(wishes))))
}

fn ended(how: Result<bool, Failure>) -> ExitCode {
    match how {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("soak: {error}");
            ExitCode::FAILURE
        }
    }
}

type Failure = Box<dyn std::error::Error>;

async fn soak(wishes: Wishes) -> Result<bool, Failure> {
    let folder = std::env::temp_dir().join(format!("karata-soak-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("tables.db");
    let mut child = Child::start(&wishes, &file, None)?;
    let load = Arc::new(Load {
        address: child.address(),
        wishes,
        seated: AtomicU64::new(0),
        counts: AtomicBool::new(false),
        ends: AtomicBool::new(false),
    });
    let began = Instant::now();
    let people = come(&load).await;
    println!("{} tables after {:.1} s", load.seated.load(Ordering::Relaxed), began.elapsed().as_secs_f64());
    let mut usage = vec![Usage::of(child.id())];
    let wait = load.wishes.lasting / (load.wishes.kills + 1);
    load.counts.store(true, Ordering::Relaxed);
    let played = Instant::now();
    for kill in 1..=load.wishes.kills {
        tokio::time::sleep(wait).await;
        child.kill()?;
        child = Child::start(&load.wishes, &file, Some(load.address))?;
        eprintln!("killed and started again: {kill} of {}", load.wishes.kills);
    }
    let halves = wait / 2;
    for _ in 0..2 {
        tokio::time::sleep(halves).await;
        usage.push(Usage::of(child.id()));
    }
    let lasted = played.elapsed();
    load.ends.store(true, Ordering::Relaxed);
    let mut journals = Vec::new();
    let patience = tokio::time::sleep(PATIENCE);
    tokio::pin!(patience);
    for person in people {
        tokio::select! {
            journal = person => journals.push(journal?),
            () = &mut patience => return Err("somebody never got an answer".into()),
        }
    }
    child.stop()?;
    let proof = proof::look(&file, &journals)?;
    let figures = Figures::of(&journals);
    print!("{}", figures.told(lasted, &usage));
    print!("{proof}");
    if let Some(lasting) = load.wishes.bare {
        print!("{}", bare::measure(load.wishes.tables, lasting, &folder).await?);
    }
    let whole = proof.is_whole() && journals.iter().all(|journal| journal.complaints.is_empty());
    for complaint in journals.iter().flat_map(|journal| &journal.complaints).take(10) {
        println!("{complaint}");
    }
    std::fs::remove_dir_all(&folder)?;
    println!("{}", if whole { "every acknowledged move is there, once" } else { "FAILED" });
    Ok(whole)
}

/// Everybody comes and sits down.
async fn come(load: &Arc<Load>) -> Vec<tokio::task::JoinHandle<person::Journal>> {
    let door = Arc::new(tokio::sync::Semaphore::new(COMING));
    let mut people = Vec::new();
    for number in 0..load.wishes.tables {
        let (load, door) = (Arc::clone(load), Arc::clone(&door));
        people.push(tokio::spawn(async move { Person::new(load, number).play(door).await }));
    }
    let mut reported = 0;
    while load.seated.load(Ordering::Relaxed) < load.wishes.tables {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let seated = load.seated.load(Ordering::Relaxed);
        if seated >= reported + 1000 {
            reported = seated;
            eprintln!("{seated} tables");
        }
    }
    people
}
