//! `karata play --list`: the unfinished games.

use std::process::ExitCode;

use game::record::Record;
use game::{Phrase, Seat, Turn};
use protocol::Time;
use serde::Deserialize;
use server::catalog;
use session::keeper::{look, not_stored};
use session::replay::{ReplayError, verify};
use session::shelf::{Waiting, waiting};
use session::{Clock, KeepError, opening};
use store::{Store, TableId};
use table::{Damaged, Table};
use tui::line::resume_command;
use tui::names::names;
use tui::screen::menu::{Finished, UnderWay};
use tui::style::wrap;
use words::{Language, Lexicon, Names};

use crate::failure::Failure;
use crate::{files, kept};

/// So many unfinished games the menu has at most, and so many finished ones; `--list` has all that are unfinished.
const MOST: usize = 20;

pub(crate) fn run(language: Language) -> Result<ExitCode, Failure> {
    let lexicon = Lexicon::new(language, &[]);
    let refused = |phrase: &Phrase| Failure::input(&lexicon, phrase);
    let now = Clock::start().now();
    let store = kept::read().map_err(|why| refused(&why))?;
    let all = match &store {
        Some(store) => waiting(store).map_err(|error| refused(&not_stored(&error)))?,
        None => Vec::new(),
    };
    let mut text = String::new();
    for one in &all {
        let id = one.id.as_str();
        let (head, indent) = (format!("{id}  "), " ".repeat(id.len() + 2));
        let mut margin = head.as_str();
        for line in lines(store.as_ref().map(|store| store as &dyn Store), one, now, language) {
            text += &wrap(&line, margin, &indent);
            margin = &indent;
        }
    }
    let last = match all.first() {
        None => Phrase::new("kept-none"),
        Some(_) => Phrase::new("kept-how").with("command", resume_command(Some("ID"), language)),
    };
    text += &wrap(&lexicon.say(&last, &Names::none()), "", "");
    files::show(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// What the menu shows of what is kept.
#[derive(Default)]
pub(super) struct Shown {
    pub(super) under_way: Vec<UnderWay>,
    pub(super) finished: Vec<Finished>,
    /// Why it cannot be read, if so.
    pub(super) trouble: Option<String>,
}

/// The games that are kept in one sentence each, the latest first.
pub(super) fn shown(language: Language, now: Time) -> Shown {
    let plain = Lexicon::new(language, &[]);
    let not_read = |why: &Phrase| Shown { trouble: Some(plain.say(why, &Names::none())), ..Shown::default() };
    let store = match kept::read() {
        Ok(Some(store)) => store,
        Ok(None) => return Shown::default(),
        Err(why) => return not_read(&why),
    };
    let all = match waiting(&store) {
        Ok(all) => all,
        Err(error) => return not_read(&not_stored(&error)),
    };
    let finished = match store.finished(None, MOST) {
        Ok(finished) => finished.iter().filter_map(|one| ended(one, language, now)).collect(),
        Err(error) => return not_read(&not_stored(&error)),
    };
    let say = |one: &Waiting| {
        let entry = one.setup.as_ref().and_then(|setup| games::find(&setup.game).ok())?;
        let lexicon = catalog::lexicon(entry, language);
        let title = lexicon.word("game-title").unwrap_or(entry.name().to_owned());
        let how = match look(&store, &one.id) {
            Ok(table) => stands(&table, &lexicon),
            Err(error) => lexicon.say(&error.phrase(), &Names::none()),
        };
        let (words, times) = (format!("{title} · {how}"), lexicon.say(&times(one, now), &Names::none()));
        Some(UnderWay { id: one.id.as_str().to_owned(), game: entry.name(), words, times })
    };
    let under_way = all.iter().take(MOST).filter_map(say).collect();
    Shown { under_way, finished, trouble: None }
}

/// What a list says of a finished game; nothing of what cannot be read here.
fn ended(one: &store::Finished, language: Language, now: Time) -> Option<Finished> {
    let summary: Summary = serde_json::from_slice(&one.summary).ok()?;
    let entry = games::find(&summary.game).ok()?;
    let lexicon = catalog::lexicon(entry, language);
    let seats = u8::try_from(summary.scores.len()).ok()?;
    let names = names(&lexicon, seats, summary.you);
    let scores = Seat::all(seats).zip(&summary.scores).map(|(seat, score)| scored(seat, *score));
    let scores: Vec<String> = scores.map(|score| lexicon.say(&score, &names)).collect();
    let title = lexicon.word("game-title").unwrap_or(entry.name().to_owned());
    let when = lexicon.say(&kept::ago(one.finished, now), &names);
    let words = format!("{title} · {} · {when}", scores.join(", "));
    Some(Finished { id: one.id.as_str().to_owned(), words })
}

/// What is noted of a finished game for lists.
#[derive(Deserialize)]
struct Summary {
    game: String,
    you: Option<Seat>,
    scores: Vec<i32>,
}

/// The record of a finished game, verified, and the words of its game.
pub(super) fn record(id: &str, language: Language) -> Result<(Record, Lexicon), Failure> {
    let plain = Lexicon::new(language, &[]);
    let refused = |phrase: &Phrase| Failure::input(&plain, phrase);
    let store = kept::read().map_err(|why| refused(&why))?;
    let store = store.ok_or_else(|| refused(&Phrase::new("kept-none")))?;
    let text =
        TableId::new(id).and_then(|id| store.record(&id)).map_err(|error| refused(&not_stored(&error)))?;
    let record = Record::read(&text).map_err(|error| refused(&ReplayError::Line(error).phrase()))?;
    verify(&record).map_err(|error| refused(&error.phrase()))?;
    let lexicon = catalog::lexicon(games::find(&record.game)?, language);
    Ok((record, lexicon))
}

/// When a game was begun and left.
fn times(one: &Waiting, now: Time) -> Phrase {
    Phrase::new("kept-times").with("begun", kept::ago(one.begun, now)).with("left", kept::ago(one.left, now))
}

/// What is said of one game, from the person's chair.
fn lines(store: Option<&dyn Store>, one: &Waiting, now: Time, language: Language) -> Vec<String> {
    let table = store.map_or(Err(KeepError::Finished), |store| look(store, &one.id));
    let entry = one.setup.as_ref().and_then(|setup| games::find(&setup.game).ok());
    let lexicon =
        entry.map_or_else(|| Lexicon::new(language, &[]), |entry| catalog::lexicon(entry, language));
    let say = |phrase: &Phrase| lexicon.say(phrase, &Names::none());
    let game = lexicon.word("game-title").or(one.setup.as_ref().map(|setup| setup.game.clone()));
    let times = times(one, now);
    match table {
        Ok(table) => {
            let title = Phrase::new("kept-title")
                .with("game", game.unwrap_or_default())
                .with("seats", table.setup().seats)
                .with("bots", bots(&table));
            vec![say(&title), say(&times), stands(&table, &lexicon)]
        }
        Err(error) => {
            let why = match &error {
                KeepError::Damaged(Damaged::Event(0)) => Phrase::new("kept-unreadable"),
                _ => error.phrase(),
            };
            let mut lines: Vec<String> = game.into_iter().collect();
            lines.extend([say(&times), say(&Phrase::new("kept-stuck").with("why", why))]);
            lines
        }
    }
}

/// The bots of a table, each level once.
fn bots(table: &Table) -> String {
    let places = table.setup().places.iter().filter(|place| place.person.is_none());
    let mut names: Vec<&str> = places.map(|place| place.bot.as_str()).collect();
    names.dedup();
    names.join(", ")
}

/// Whose turn it is, the score sheet, and whether it is practice.
fn stands(table: &Table, lexicon: &Lexicon) -> String {
    let seats = table.setup().seats;
    let names = names(lexicon, seats, opening::seat(table.setup()));
    let game = table.game();
    let turn = match game.turn() {
        Turn::Seat(seat) => Phrase::new("kept-turn").with("who", seat),
        Turn::Chance => Phrase::new("kept-chance"),
        Turn::Over => Phrase::new("kept-over"),
    };
    let standing = game.standing();
    let scores = Seat::all(seats).map(|seat| scored(seat, standing[seat]));
    let scores: Vec<String> = scores.map(|score| lexicon.say(&score, &names)).collect();
    let key = if table.is_practice() { "kept-stands-practice" } else { "kept-stands" };
    let stands = Phrase::new(key).with("turn", turn).with("scores", scores.join(", "));
    lexicon.say(&stands, &names)
}

fn scored(seat: Seat, score: i32) -> Phrase {
    Phrase::new("kept-score").with("who", seat).with("score", score.to_string().replace('-', "−"))
}
