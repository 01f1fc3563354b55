//! `karata play` on a full screen: one game after the other, as long as the person likes.

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use game::record::Record;
use game::{MemoryAid, Phrase};
use games::named;
use session::Clock;
use tui::Kept;
use tui::line::{Source, farewell};
use tui::screen::host::Host;
use tui::screen::look::Look;
use tui::screen::menu::{self, Chosen, Given, Menu};
use tui::screen::model::{Model, Opening, Part};
use tui::screen::replay::Eyes;
use tui::screen::run::Terminal;
use tui::style::wrap;
use words::{Language, Lexicon, Names};

use super::{Deal, New, Seating, begin, go_on, list, play_on, play_record};
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
    let given = given(arguments, language)?;
    let once = if arguments.game.is_some() {
        Once::default()
    } else {
        Once { seed: arguments.seed.clone(), out: arguments.out.clone() }
    };
    let (budget, guide) = (arguments.budget.clone(), arguments.help.guide);
    let mut evening =
        Evening { language, terminal: Terminal::open()?, clock, look, given, budget, guide, once };
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

/// What the arguments say about every game that is chosen in the menu.
fn given(arguments: &PlayArguments, language: Language) -> Result<Given, Failure> {
    let plain = Lexicon::new(language, &[]);
    if let Some(bots) = &arguments.bots {
        // Whoever is not known anywhere is told so before there is a menu.
        let known = games::all().iter().map(|entry| {
            bots.split(',').try_for_each(|name| named::player(*entry, "--bots", name.trim()).map(drop))
        });
        let known = known.reduce(Result::or).unwrap_or(Ok(()));
        known.map_err(|phrase| Failure::input(&plain, &phrase))?;
    }
    let all = games::all().iter().map(|entry| entry.schema());
    let most = all.map(|schema| u64::from(schema.max_seats)).max().unwrap_or_default();
    let seats = arguments.seats.as_deref();
    let seats = seats.map(|text| input::number("--seats", text, 1..=most, &plain)).transpose()?;
    Ok(Given {
        bots: arguments.bots.clone(),
        seats: seats.and_then(|seats| u8::try_from(seats).ok()),
        memory: arguments.help.memory,
    })
}

/// One game after the other, and the menu in between.
struct Evening {
    language: Language,
    terminal: Terminal,
    clock: Clock,
    look: Look,
    given: Given,
    budget: Option<String>,
    guide: bool,
    once: Once,
}

/// What the first game that is dealt gets, and no other.
#[derive(Default)]
struct Once {
    seed: Option<String>,
    out: Option<PathBuf>,
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

    /// Looks back at a record; gives the game that is played on from there, if so.
    fn look_back(&mut self, record: Record, lexicon: Lexicon) -> Result<Option<Seating>, Failure> {
        let (language, copy) = (self.language, record.clone());
        let looked = replay::screen::show(&mut self.terminal, language, copy, self.look, Eyes::Open, None)?;
        let arguments = replay::screen::going_on(looked);
        let go_on = |from| play_record(record, lexicon, &from, self.clock, Source::Terminal);
        arguments.map(go_on).transpose()
    }

    /// What is chosen in the menu; nothing if the person leaves. What does not work is said there.
    fn menu(&mut self, notice: Option<String>, game: Option<String>) -> Result<Option<Next>, Failure> {
        let list::Shown { under_way, finished, trouble } = list::shown(self.language, self.clock.now());
        let (language, look, given) = (self.language, self.look, self.given.clone());
        let notice = notice.or(trouble);
        let opening = menu::Opening { language, look, under_way, finished, given, notice, game };
        let mut menu = Menu::new(opening);
        let mut guide = false;
        let seated = match self.terminal.ask(&mut menu)? {
            Chosen::Leave => return Ok(None),
            Chosen::Language(language, game) => {
                self.language = language;
                return Ok(Some(Next::Menu { notice: None, game }));
            }
            Chosen::Continue(id) => go_on(language, &id, &PlayArguments::default(), self.clock).map(Some),
            Chosen::Deal(deal) => {
                let once = std::mem::take(&mut self.once);
                let arguments = PlayArguments {
                    seats: Some(deal.seats.to_string()),
                    set: deal.set.iter().map(|(key, value)| format!("{key}={value}")).collect(),
                    bots: Some(deal.bots),
                    budget: self.budget.clone(),
                    seed: once.seed,
                    out: once.out,
                    help: HelpArguments { memory: deal.memory, ..HelpArguments::default() },
                    ..PlayArguments::default()
                };
                guide = deal.guide || self.guide || played::is_first(deal.game);
                begin(language, deal.game, &arguments, self.clock, Source::Terminal).map(Some)
            }
            Chosen::Open(path) => {
                replay::read(language, &path).and_then(|(record, lexicon)| self.look_back(record, lexicon))
            }
            Chosen::LookBack(id) => {
                list::record(&id, language).and_then(|(record, lexicon)| self.look_back(record, lexicon))
            }
        };
        Ok(Some(match seated {
            Ok(Some(seating)) => Next::Table(Box::new(seating), guide),
            Ok(None) => Next::Menu { notice: None, game: None },
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
