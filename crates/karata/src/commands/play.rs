//! `karata play`: a game in the terminal, begun, gone on with, or played on from a record.

use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::record::Record;
use game::{Config, MemoryAid, Phrase, Seat};
use games::Entry;
use players::Player;
use protocol::Millis;
use session::shelf::{Waiting, waiting};
use session::{Client, Clock, Keeper, Opening, opening};
use store::Store;
use table::setup::Before;
use tui::line::{Hints, Source, farewell, question, resume_command};
use tui::style::wrap;
use tui::written::Page;
use tui::{Colour, Edited, Kept, Lines, PlayError, Sitting, Style, Typed, Wide};
use words::{Language, Lexicon, Names};

use crate::cli::{MatchArguments, PlayArguments};
use crate::commands::replay;
use crate::failure::Failure;
use crate::kept::Begun;
use crate::{files, input, kept, played};

use from::From;

/// A record is played on.
mod from;
/// The unfinished games.
mod list;
/// Played on a full screen.
mod screen;

/// Whether somebody has pressed Ctrl-C and was asked whether to leave.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// What Ctrl-C does, with what is to stand after the question.
type Interrupt = Arc<dyn Fn(&str) + Send + Sync>;

/// A game at which the person is about to sit down.
struct Seating {
    entry: &'static dyn Entry,
    config: Config,
    lexicon: Lexicon,
    given: Option<Vec<String>>,
    bots: Vec<Player>,
    seed: Option<u64>,
    keeper: Keeper,
    kept: Kept,
    notices: Vec<Phrase>,
    record: Option<File>,
}

pub(crate) fn run(language: Language, arguments: &PlayArguments) -> Result<ExitCode, Failure> {
    if arguments.list {
        return list::run(language);
    }
    if crate::display::is_screen(arguments.display) {
        return screen::run(language, arguments);
    }
    let clock = Clock::start();
    let source = if io::stdin().is_terminal() { Source::Terminal } else { Source::Pipe };
    if arguments.game.is_none() && arguments.resume.is_none() && arguments.from.is_none() {
        return Err(no_game(language));
    }
    by_lines(language, arguments, clock, source)
}

/// What is said to whoever names no game where there is no menu.
fn no_game(language: Language) -> Failure {
    let lexicon = Lexicon::new(language, &[]);
    let games: Vec<&str> = games::all().iter().map(|entry| entry.name()).collect();
    let usage = format!("{} karata play GAME", lexicon.word("help-usage").unwrap_or_default());
    let phrase = Phrase::new("cli-usage-missing-game").with("arguments", "<GAME>");
    Failure::input(&lexicon, &phrase.with("games", games.join(", ")).with("usage", usage))
}

fn by_lines(
    language: Language,
    arguments: &PlayArguments,
    clock: Clock,
    source: Source,
) -> Result<ExitCode, Failure> {
    let mut first = false;
    let seating = match (&arguments.resume, &arguments.from) {
        (Some(text), _) => go_on(language, text, arguments, clock)?,
        (None, Some(path)) => play_on(language, path, arguments, clock, source)?,
        (None, None) => {
            let name = arguments.game.as_deref().unwrap_or_default();
            let seating = begin(language, name, arguments, clock, source)?;
            first = source == Source::Terminal && played::is_first(seating.entry.name());
            seating
        }
    };
    let Seating { entry, config, lexicon, given, bots, seed, keeper, kept, notices, mut record } = seating;
    let interrupted = answer_interrupts(&lexicon, &kept, source)?;
    let sitting = Sitting {
        entry,
        config: &config,
        given,
        first,
        lexicon: &lexicon,
        bots,
        called: String::new(),
        seed,
        hints: if arguments.help.hint { Hints::Always } else { Hints::WhenAsked },
        style: style(),
        source,
        kept,
        notices,
        interrupted: &INTERRUPTED,
    };
    let client = Client::sit_down(keeper, clock);
    let mut client = client.ok_or_else(|| Failure::input(&lexicon, &Phrase::new("kept-not-yours")))?;
    let record = record.as_mut().map(|file| file as &mut dyn Page);
    let asked = || interrupted("");
    let mut input: Box<dyn BufRead>;
    let mut lines: Box<dyn Lines> = if source == Source::Terminal && crate::display::is_editable() {
        Box::new(Edited::new(&asked)?)
    } else {
        input = Box::new(io::stdin().lock());
        Box::new(Typed::new(&mut input, source))
    };
    // The output is not locked: the farewell comes from another thread.
    match tui::play_with(&sitting, &mut client, &mut *lines, &mut io::stdout(), record) {
        Ok(_) => Ok(ExitCode::SUCCESS),
        Err(PlayError::Record(error)) => {
            let path = arguments.out.as_deref().expect("there is a record to be written");
            Err(files::unwritable(path, &error, &lexicon))
        }
        Err(PlayError::Io(error)) => Err(error.into()),
        Err(error @ PlayError::Hopeless { .. }) => Err(Failure::input(&lexicon, &error.phrase())),
    }
}

/// A new game.
fn begin(
    language: Language,
    name: &str,
    arguments: &PlayArguments,
    clock: Clock,
    source: Source,
) -> Result<Seating, Failure> {
    let (entry, lexicon) = input::game(name, language)?;
    let table = MatchArguments {
        game: name.to_owned(),
        seats: arguments.seats.clone(),
        set: arguments.set.clone(),
        seed: arguments.seed.clone(),
    };
    let config = input::config(entry, &table, &lexicon)?;
    let seat = match &arguments.seat {
        Some(text) => input::seat("--seat", text, config.seats(), &lexicon)?,
        None => Seat(0),
    };
    let new = New { entry, config, lexicon, seat, before: Vec::new() };
    let mut seating = new.sit(arguments, clock, source)?;
    seating.given = Some(arguments.set.clone());
    Ok(seating)
}

/// The record in a file, as practice.
fn play_on(
    language: Language,
    path: &Path,
    arguments: &PlayArguments,
    clock: Clock,
    source: Source,
) -> Result<Seating, Failure> {
    let (record, lexicon) = replay::read(language, path)?;
    play_record(record, lexicon, arguments, clock, source)
}

/// A record that has been verified, as practice.
fn play_record(
    record: Record,
    lexicon: Lexicon,
    arguments: &PlayArguments,
    clock: Clock,
    source: Source,
) -> Result<Seating, Failure> {
    let from = From::find(record, lexicon, arguments)?;
    let before = from.before();
    let From { record, lexicon, seat, line } = from;
    let entry = games::find(&record.game)?;
    let config = Config::new(entry.schema(), Some(record.seats), &record.settings)?;
    let line = u32::try_from(line).unwrap_or(u32::MAX);
    let new = New { entry, config, lexicon, seat, before };
    let mut seating = new.sit(arguments, clock, source)?;
    seating.notices.insert(0, Phrase::new("play-from-record").with("line", line));
    Ok(seating)
}

/// What a game begins with, new or from a record.
struct New {
    entry: &'static dyn Entry,
    config: Config,
    lexicon: Lexicon,
    seat: Seat,
    before: Vec<Before>,
}

impl New {
    fn sit(self, arguments: &PlayArguments, clock: Clock, source: Source) -> Result<Seating, Failure> {
        let New { entry, config, lexicon, .. } = &self;
        let budget = input::budget(arguments.budget.as_deref(), lexicon)?;
        let bots = arguments.bots.as_deref().unwrap_or("club");
        let bots = input::players(*entry, bots, config.seats() - 1, budget, lexicon)?;
        let seed = input::seed(arguments.seed.as_deref(), lexicon)?.value;
        let record = record(arguments, lexicon)?;
        let aid = if arguments.help.memory { MemoryAid::On } else { MemoryAid::Off };
        self.deal(Deal { bots, seed, aid, record }, clock, source)
    }

    fn deal(self, deal: Deal, clock: Clock, source: Source) -> Result<Seating, Failure> {
        let New { entry, config, lexicon, seat, before } = self;
        let Deal { bots, seed, aid, record } = deal;
        let pace = match source {
            Source::Terminal => bots.iter().map(|bot| bot.level.rhythm()).max().unwrap_or_default(),
            Source::Pipe => Duration::ZERO,
        };
        let pace = Millis::try_from(pace.as_millis()).unwrap_or(0);
        let opening = Opening { entry, config: &config, seat, bots: &bots, seed, aid, pace, before };
        let store = kept::open();
        let waits = match &store {
            Ok(store) if opening.before.is_empty() => waits(&**store, entry, lexicon.language()),
            Ok(_) | Err(_) => None,
        };
        let begun = kept::begin(store, &opening, clock);
        let Begun { keeper, kept, not_kept } =
            begun.map_err(|error| Failure::input(&lexicon, &error.phrase()))?;
        let notices = not_kept.into_iter().chain(waits).collect();
        Ok(Seating {
            entry,
            config,
            lexicon,
            given: None,
            bots,
            seed: Some(seed),
            keeper,
            kept,
            notices,
            record,
        })
    }
}

/// Who plays against the person, and what the cards depend on.
struct Deal {
    bots: Vec<Player>,
    seed: u64,
    aid: MemoryAid,
    record: Option<File>,
}

/// A game that was left.
fn go_on(
    language: Language,
    text: &str,
    arguments: &PlayArguments,
    clock: Clock,
) -> Result<Seating, Failure> {
    let plain = Lexicon::new(language, &[]);
    let refused = |phrase: &Phrase| Failure::input(&plain, phrase);
    let game = arguments.game.as_deref().map(|name| input::game(name, language)).transpose()?;
    if kept::read().map_err(|why| refused(&why))?.is_none() {
        return Err(refused(&Phrase::new("kept-none")));
    }
    let store = kept::open().map_err(|why| refused(&why))?;
    let found =
        kept::find(&*store, text, game.map(|(entry, _)| entry.name())).map_err(|why| refused(&why))?;
    let setup = found.setup.ok_or_else(|| refused(&Phrase::new("kept-unreadable")))?;
    let (entry, lexicon) = input::game(&setup.game, language)?;
    let config = Config::new(entry.schema(), Some(setup.seats), &setup.settings)?;
    let record = record(arguments, &lexicon)?;
    let others = setup.places.iter().filter(|place| place.person.is_none());
    let unreadable = || refused(&Phrase::new("kept-unreadable"));
    let bots = others.map(|place| table::setup::bot(&place.bot).ok_or_else(unreadable));
    let bots = bots.collect::<Result<Vec<Player>, Failure>>()?;
    let keeper = Keeper::open(store, &found.id, clock.now()).map_err(|error| refused(&error.phrase()))?;
    let mut notices = vec![Phrase::new("play-goes-on").with("when", kept::ago(found.left, clock.now()))];
    notices.extend(keeper.table().is_practice().then(|| Phrase::new("play-is-practice")));
    let given = if setup.before.is_empty() { given(entry, &config) } else { None };
    let (seed, kept) = (opening::seed(&setup), Kept::Under(found.id.as_str().to_owned()));
    Ok(Seating { entry, config, lexicon, given, bots, seed, keeper, kept, notices, record })
}

/// The settings as somebody would type them who wants the same: none that follow from others. Nothing if one of them is a text.
fn given(entry: &dyn Entry, config: &Config) -> Option<Vec<String>> {
    let mut pairs: Vec<(&str, String)> = config.pairs().collect();
    for (key, _) in config.pairs() {
        let fewer: Vec<(&str, String)> = pairs.iter().filter(|pair| pair.0 != key).cloned().collect();
        let same = Config::new(entry.schema(), Some(config.seats()), &fewer);
        if same.is_ok_and(|same| same == *config) {
            pairs = fewer;
        }
    }
    let is_plain = pairs.iter().all(|(_, value)| !value.contains('\n'));
    is_plain.then(|| pairs.iter().map(|(key, value)| format!("{key}={value}")).collect())
}

/// That games of this kind wait to be gone on with, if there are.
fn waits(store: &dyn Store, entry: &dyn Entry, language: Language) -> Option<Phrase> {
    let all = waiting(store).ok()?;
    let is_of = |one: &&Waiting| one.setup.as_ref().is_some_and(|setup| setup.game == entry.name());
    let of_game: Vec<&Waiting> = all.iter().filter(is_of).collect();
    let latest = of_game.first()?;
    let command = resume_command(Some(latest.id.as_str()), language);
    let count = u32::try_from(of_game.len()).unwrap_or(u32::MAX);
    Some(Phrase::new("play-waiting").with("count", count).with("command", command))
}

/// The file for the record, if one is wanted.
fn record(arguments: &PlayArguments, lexicon: &Lexicon) -> Result<Option<File>, Failure> {
    arguments.out.as_deref().map(|path| files::create_new(path, lexicon)).transpose()
}

/// On a terminal, Ctrl-C asks like `q`, and a second one leaves; elsewhere nobody could answer. Gives what Ctrl-C does, with what is to stand
/// after the question, for whoever hears it as a key.
fn answer_interrupts(lexicon: &Lexicon, kept: &Kept, source: Source) -> Result<Interrupt, Failure> {
    let say = |phrase: &Phrase| wrap(&lexicon.say(phrase, &Names::none()), "", "");
    let asked = say(&question(kept));
    let farewell: String = farewell(kept, lexicon.language()).iter().map(say).collect();
    let answer: Interrupt = Arc::new(move |prompt| {
        if source == Source::Pipe || INTERRUPTED.swap(true, Ordering::Relaxed) {
            let _ = write!(io::stdout(), "\n{farewell}");
            std::process::exit(0);
        }
        let mut output = io::stdout();
        let _ = write!(output, "\n{asked}{prompt}").and_then(|()| output.flush());
    });
    let heard = Arc::clone(&answer);
    ctrlc::set_handler(move || heard("> "))?;
    Ok(answer)
}

/// How lines are shown: in colours and as wide as the terminal is, where there is one.
pub(crate) fn style() -> Style {
    let wide = if io::stdout().is_terminal() { Wide::Terminal } else { Wide::Usual };
    Style { colour: colour(), wide }
}

/// Colours are for terminals that want them.
fn colour() -> Colour {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if io::stdout().is_terminal() && !unwanted && !dumb { Colour::On } else { Colour::Off }
}
