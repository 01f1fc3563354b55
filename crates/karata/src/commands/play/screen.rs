//! `karata play` on a full screen: one game after the other, as long as the person likes.

use std::io::{Write, stdout};
use std::process::ExitCode;

use game::{MemoryAid, Phrase};
use session::Clock;
use tui::Kept;
use tui::line::{Source, farewell};
use tui::screen::host::Host;
use tui::screen::look::Look;
use tui::screen::model::{Model, Opening, Part};
use tui::screen::run::Terminal;
use tui::style::wrap;
use words::{Language, Lexicon, Names};

use super::{Deal, New, Seating, begin, go_on, play_on};
use crate::cli::PlayArguments;
use crate::display;
use crate::failure::Failure;
use crate::{input, played};

/// What comes after a game.
enum After {
    /// Nothing: these sentences are the last.
    Leave(Vec<Phrase>),
    /// A game like it: the seed of the deal, if it is to be the same.
    Again(Box<New>, Deal),
    /// The same game, line by line.
    Lines(String),
}

pub(crate) fn run(language: Language, arguments: &PlayArguments) -> Result<ExitCode, Failure> {
    let clock = Clock::start();
    let mut guide = arguments.guide;
    let mut seating = match (&arguments.resume, &arguments.from, &arguments.game) {
        (Some(text), _, _) => go_on(language, text, arguments, clock)?,
        (None, Some(path), _) => play_on(language, path, arguments, clock, Source::Terminal)?,
        (None, None, Some(name)) => {
            let seating = begin(language, name, arguments, clock, Source::Terminal)?;
            guide |= played::is_first(seating.entry.name());
            seating
        }
        (None, None, None) => return Err(super::no_game(language)),
    };
    let look = display::look(arguments.display);
    let mut terminal = Terminal::open()?;
    loop {
        match table(&mut terminal, seating, clock, look, guide)? {
            After::Leave(words) => {
                drop(terminal);
                let lexicon = Lexicon::new(language, &[]);
                let said = words.iter().map(|phrase| wrap(&lexicon.say(phrase, &Names::none()), "", ""));
                write!(stdout(), "{}", said.collect::<String>())?;
                return Ok(ExitCode::SUCCESS);
            }
            After::Again(new, deal) => {
                guide = false;
                seating = new.deal(deal, clock, Source::Terminal)?;
            }
            After::Lines(name) => {
                drop(terminal);
                let arguments = PlayArguments { resume: Some(name), ..PlayArguments::default() };
                return super::by_lines(language, &arguments, clock, Source::Terminal);
            }
        }
    }
}

/// One game, until the person goes on to something else.
fn table(
    terminal: &mut Terminal,
    seating: Seating,
    clock: Clock,
    look: Look,
    guide: bool,
) -> Result<After, Failure> {
    let Seating { entry, config, lexicon, given: _, bots, seed, keeper, kept, notices, record } = seating;
    let language = lexicon.language();
    let opened = Host::open(keeper, clock, record, terminal.ear());
    let (host, found) = opened.ok_or_else(|| Failure::input(&lexicon, &Phrase::new("kept-not-yours")))?;
    let (seat, aid) = (found.seat, if found.opened.terms.memory { MemoryAid::On } else { MemoryAid::Off });
    let mut model = Model::new(Opening {
        entry,
        lexicon: tui::screen::lexicon(entry, language),
        ground: entry.open(&config)?,
        look,
        kept: kept.clone(),
        called: String::new(),
        notices,
        guide,
        seat: Some(seat),
        opened: found.opened,
        present: found.present,
    });
    let part = terminal.show(&mut model, &|message| host.say(message))?;
    let is_over = model.is_over();
    drop(model);
    let elsewhere = host.leave();
    Ok(match part {
        Part::Again | Part::SameDeal | Part::Menu => {
            let new_seed = input::seed(None, &lexicon)?.value;
            let seed = seed.filter(|_| part == Part::SameDeal).unwrap_or(new_seed);
            let new = New { entry, config, lexicon, seat, before: Vec::new() };
            After::Again(Box::new(new), Deal { bots, seed, aid, record: None })
        }
        Part::Stopped(why) => After::Leave(vec![Phrase::new("play-stops").with("why", why)]),
        Part::Lines => match kept {
            Kept::Under(name) => After::Lines(name),
            Kept::Nowhere | Kept::Served(_) => After::Leave(farewell(&kept, language)),
        },
        Part::Leave | Part::Ended | Part::Next(_) => match elsewhere {
            Some(why) => After::Leave(vec![Phrase::new("play-stops").with("why", why)]),
            None if is_over => After::Leave(Vec::new()),
            None => After::Leave(farewell(&kept, language)),
        },
    })
}
