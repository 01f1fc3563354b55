//! `karata play` on a full screen: one game after the other, as long as the person likes.

use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;

use game::{MemoryAid, Phrase};
use session::Clock;
use tui::Kept;
use tui::line::{Source, farewell};
use tui::screen::host::Host;
use tui::screen::look::Look;
use tui::screen::menu::{self, Chosen, Menu};
use tui::screen::model::{Model, Opening, Part};
use tui::screen::replay::Eyes;
use tui::screen::run::Terminal;
use tui::style::wrap;
use words::{Language, Lexicon, Names};

use super::{Deal, New, Seating, begin, go_on, list, play_on};
use crate::cli::{HelpArguments, PlayArguments};
use crate::commands::replay;
use crate::display;
use crate::failure::Failure;
use crate::{input, played};

/// What comes after a game.
enum After {
    /// Nothing: these sentences are the last.
    Leave(Vec<Phrase>),
    /// A game like it: the seed of the deal, if it is to be the same.
    Again(Box<New>, Deal),
    /// The menu.
    Menu,
    /// The same game, line by line.
    Lines(String),
}

/// What is shown next.
enum Next {
    /// The menu, with this said first, and this game chosen.
    Menu { notice: Option<String>, game: Option<String> },
    /// A game, perhaps with its guide.
    Table(Box<Seating>, bool),
}

pub(crate) fn run(language: Language, arguments: &PlayArguments) -> Result<ExitCode, Failure> {
    let clock = Clock::start();
    let next = match (&arguments.resume, &arguments.from, &arguments.game) {
        (Some(text), _, _) => {
            Next::Table(Box::new(go_on(language, text, arguments, clock)?), arguments.help.guide)
        }
        (None, Some(path), _) => {
            let seating = play_on(language, path, arguments, clock, Source::Terminal)?;
            Next::Table(Box::new(seating), arguments.help.guide)
        }
        (None, None, Some(name)) => {
            let seating = begin(language, name, arguments, clock, Source::Terminal)?;
            let guide = arguments.help.guide || played::is_first(seating.entry.name());
            Next::Table(Box::new(seating), guide)
        }
        (None, None, None) => Next::Menu { notice: None, game: None },
    };
    let look = display::look(arguments.display);
    let mut evening = Evening { language, terminal: Terminal::open()?, clock, look };
    let after = evening.spend(next)?;
    let Evening { language, terminal, .. } = evening;
    drop(terminal);
    match after {
        After::Lines(name) => {
            let arguments = PlayArguments { resume: Some(name), ..PlayArguments::default() };
            super::by_lines(language, &arguments, clock, Source::Terminal)
        }
        After::Leave(words) => {
            let lexicon = Lexicon::new(language, &[]);
            let said = words.iter().map(|phrase| wrap(&lexicon.say(phrase, &Names::none()), "", ""));
            write!(stdout(), "{}", said.collect::<String>())?;
            Ok(ExitCode::SUCCESS)
        }
        After::Again(..) | After::Menu => unreachable!("these go on on the screen"),
    }
}

/// One game after the other, and the menu in between.
struct Evening {
    language: Language,
    terminal: Terminal,
    clock: Clock,
    look: Look,
}

impl Evening {
    /// Goes on until the person leaves the screen.
    fn spend(&mut self, mut next: Next) -> Result<After, Failure> {
        loop {
            next = match next {
                Next::Menu { notice, game } => match self.menu(notice, game)? {
                    Some(next) => next,
                    None => return Ok(After::Leave(Vec::new())),
                },
                Next::Table(seating, guide) => {
                    match table(&mut self.terminal, *seating, self.clock, self.look, guide)? {
                        After::Again(new, deal) => {
                            Next::Table(Box::new(new.deal(deal, self.clock, Source::Terminal)?), false)
                        }
                        After::Menu => Next::Menu { notice: None, game: None },
                        after @ (After::Leave(_) | After::Lines(_)) => return Ok(after),
                    }
                }
            };
        }
    }

    /// Looks back at a record; gives where it is to be played on, if so.
    fn look_back(&mut self, path: &Path) -> Result<Option<PlayArguments>, Failure> {
        let (record, _) = replay::read(self.language, path)?;
        let looked =
            replay::screen::show(&mut self.terminal, self.language, record, self.look, Eyes::Open, None)?;
        Ok(replay::screen::going_on(looked, path))
    }

    /// What is chosen in the menu; nothing if the person leaves. What does not work is said there.
    fn menu(&mut self, notice: Option<String>, game: Option<String>) -> Result<Option<Next>, Failure> {
        let (under_way, trouble) = list::under_way(self.language);
        let (language, look) = (self.language, self.look);
        let mut menu =
            Menu::new(menu::Opening { language, look, under_way, notice: notice.or(trouble), game });
        let seated = match self.terminal.ask(&mut menu)? {
            Chosen::Leave => return Ok(None),
            Chosen::Language(language, game) => {
                self.language = language;
                return Ok(Some(Next::Menu { notice: None, game }));
            }
            Chosen::Continue(id) => {
                go_on(language, &id, &PlayArguments::default(), self.clock).map(|seating| (seating, false))
            }
            Chosen::Deal(deal) => {
                let arguments = PlayArguments {
                    seats: Some(deal.seats.to_string()),
                    set: deal.set.iter().map(|(key, value)| format!("{key}={value}")).collect(),
                    bots: Some(deal.level.name().to_owned()),
                    help: HelpArguments { memory: deal.memory, ..HelpArguments::default() },
                    ..PlayArguments::default()
                };
                let seating = begin(language, deal.game, &arguments, self.clock, Source::Terminal);
                let guide = deal.guide || played::is_first(deal.game);
                seating.map(|seating| (seating, guide))
            }
            Chosen::Open(path) => match self.look_back(&path) {
                Ok(Some(arguments)) => {
                    let seating = play_on(language, &path, &arguments, self.clock, Source::Terminal);
                    seating.map(|seating| (seating, false))
                }
                Ok(None) => return Ok(Some(Next::Menu { notice: None, game: None })),
                Err(failure) => Err(failure),
            },
        };
        Ok(Some(match seated {
            Ok((seating, guide)) => Next::Table(Box::new(seating), guide),
            Err(Failure::Input(words)) => Next::Menu { notice: Some(words), game: None },
            Err(failure) => return Err(failure),
        }))
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
        Part::Menu => After::Menu,
        Part::Again | Part::SameDeal => {
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
