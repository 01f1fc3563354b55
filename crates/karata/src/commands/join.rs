//! `karata join`: a table that is served elsewhere, in the terminal.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use game::Phrase;
use protocol::ToServer;
use remote::{Address, Connection, Created, NewTable, Server, Terms, Token};
use tui::line::{Hints, Source};
use tui::{Events, Heard, Kept, News, Parting, PlayError, Served, Sitting};
use words::{Language, Lexicon};

use crate::cli::{JoinArguments, MatchArguments};
use crate::failure::Failure;
use crate::{display, guests, input, played};

use seating::{Seating, Wanted, Welcome};

/// At a table on a full screen.
mod screen;
/// Sitting down.
mod seating;

/// The longest that a bot may be told to wait, in milliseconds.
const LONGEST_PACE: u64 = 60_000;

pub(crate) fn run(language: Language, arguments: &JoinArguments) -> Result<ExitCode, Failure> {
    let lexicon = Lexicon::new(language, &[]);
    let refused = |phrase: &Phrase| Failure::input(&lexicon, phrase);
    let unreadable = || {
        let text = game::notation::shortened(&arguments.url);
        refused(&Phrase::new("join-no-address").with("text", text))
    };
    let address = Address::read(&arguments.url).ok_or_else(unreadable)?;
    let server = Server::new(&address);
    let mut notices: Vec<Phrase> = Vec::new();
    let mut wanted = Wanted::read(arguments, &lexicon)?;
    let (mut address, token) = match (&address.table, &arguments.game) {
        (Some(table), Some(_)) => {
            return Err(refused(&Phrase::new("join-table-and-game").with("table", table.as_str())));
        }
        (None, None) => return Err(refused(&Phrase::new("join-no-table"))),
        (Some(_), None) => {
            let token = guests::token(&address, &server, &lexicon)?;
            (address, token)
        }
        (None, Some(game)) => {
            let new = new_table(game, arguments, &wanted, language)?;
            let token = guests::token(&address, &server, &lexicon)?;
            let created = server.open(&token, &new).map_err(|failure| refused(&failure.phrase()))?;
            notices = invitation(&created);
            (address.at(&created.table), token)
        }
    };
    if display::is_screen(arguments.display) {
        let visitor = screen::Visitor { language, server: &server, token: &token, wanted: &mut wanted };
        match visitor.stay(&mut address, notices, display::look(arguments.display))? {
            screen::End::Left => return Ok(ExitCode::SUCCESS),
            screen::End::Lines => notices = Vec::new(),
        }
    }
    let source = if io::stdin().is_terminal() { Source::Terminal } else { Source::Pipe };
    let (sender, receiver) = channel();
    let mut room = Room { language, server, token, source, sender, input: Input::NotYet(receiver) };
    loop {
        match room.visit(&address, &wanted, std::mem::take(&mut notices))? {
            Parting::Left => return Ok(ExitCode::SUCCESS),
            Parting::Next(table) => {
                address = address.at(&table);
                // The same chair is the person's there.
                wanted.seat = None;
            }
        }
    }
}

/// What is agreed for a new table.
fn new_table(
    game: &str,
    arguments: &JoinArguments,
    wanted: &Wanted,
    language: Language,
) -> Result<NewTable, Failure> {
    let (entry, lexicon) = input::game(game, language)?;
    let table = MatchArguments {
        game: game.to_owned(),
        seats: arguments.seats.clone(),
        set: arguments.set.clone(),
        seed: None,
    };
    let config = input::config(entry, &table, &lexicon)?;
    let seat = if wanted.watch { None } else { Some(wanted.seat_of(config.seats(), &lexicon)?.unwrap_or(0)) };
    let mut bots: Vec<String> = Vec::new();
    if let Some(text) = &arguments.bots {
        let others = config.seats() - u8::from(seat.is_some());
        let players = input::players(entry, text, others, None, &lexicon)?;
        bots = players.iter().map(|player| player.level.name().to_owned()).collect();
        if let (Some(seat), Some(first)) = (seat, bots.first().cloned()) {
            // Who plays on there if the person stands up.
            bots.insert(usize::from(seat), first);
        }
    }
    let pace = arguments.pace.as_deref();
    let pace = pace.map(|text| input::number("--pace", text, 0..=LONGEST_PACE, &lexicon)).transpose()?;
    Ok(NewTable {
        game: entry.name().to_owned(),
        seats: config.seats(),
        settings: config.pairs().map(|(key, value)| (key.to_owned(), value)).collect::<BTreeMap<_, _>>(),
        bots,
        seat,
        name: seat.map(|_| wanted.name.clone()),
        terms: Terms { listed: arguments.listed, memory: arguments.memory, least: pace, most: pace },
    })
}

fn invitation(created: &Created) -> Vec<Phrase> {
    let link = created.link.as_str();
    ["join-link", "join-link-how"].map(|key| Phrase::new(key).with("link", link)).to_vec()
}

/// Where the person's lines come from: they are read from the first table on.
enum Input {
    NotYet(Receiver<Heard>),
    Read(Events),
}

struct Room {
    language: Language,
    server: Server,
    token: Token,
    source: Source,
    sender: Sender<Heard>,
    input: Input,
}

impl Room {
    /// Comes to a table, sits down if that is wanted, and plays there until the person goes or the same people play elsewhere.
    fn visit(
        &mut self,
        address: &Address,
        wanted: &Wanted,
        notices: Vec<Phrase>,
    ) -> Result<Parting, Failure> {
        let plain = Lexicon::new(self.language, &[]);
        let refused = |phrase: &Phrase| Failure::input(&plain, phrase);
        let table = address.table.as_deref().unwrap_or_default();
        let game = self.server.game(table).map_err(|failure| refused(&failure.phrase()))?;
        let (entry, lexicon) = input::game(&game, self.language)?;
        let mut events = self.events();
        events.forget_news();
        let sender = self.sender.clone();
        let connection =
            Connection::open(address, &self.token, move |news| sender.send(Heard::News(heard(news))).is_ok());
        let connection = Rc::new(connection.map_err(|failure| refused(&failure.phrase()))?);
        let tell = Rc::clone(&connection);
        let tell: Box<dyn Fn(ToServer)> = Box::new(move |message| tell.say(message));
        let seating = Seating { entry, lexicon: &lexicon, address, wanted };
        let (welcome, watching) = seating.sit(&*tell, &mut events)?;
        let config = welcome.config(entry)?;
        let Welcome { you, opened, present } = welcome;
        let mut served = Served::new(tell, entry.open(&config)?, you, opened, present);
        let sitting = Sitting {
            entry,
            config: &config,
            given: None,
            first: self.source == Source::Terminal && played::is_first(entry.name()),
            lexicon: &lexicon,
            bots: Vec::new(),
            called: wanted.name.clone(),
            seed: None,
            hints: Hints::WhenAsked,
            style: super::play::style(),
            source: self.source,
            kept: Kept::Served(wanted.command(address, self.language)),
            notices: watching.into_iter().chain(notices).collect(),
            interrupted: &AtomicBool::new(false),
        };
        self.hear_interrupts();
        let parting = tui::join(&sitting, &mut served, &mut events, &mut io::stdout());
        drop(served);
        if let Some(connection) = Rc::into_inner(connection) {
            connection.close();
        }
        self.input = Input::Read(events);
        parting.map_err(|error| match error {
            PlayError::Record(error) | PlayError::Io(error) => error.into(),
            PlayError::Hopeless { .. } => Failure::input(&lexicon, &error.phrase()),
        })
    }

    /// From now on Ctrl-C is a goodbye.
    fn hear_interrupts(&self) {
        let interrupts = self.sender.clone();
        // Where it is heard already, or cannot be, there is nothing to do: the chair stays as well.
        let _ = ctrlc::try_set_handler(move || drop(interrupts.send(Heard::Interrupted)));
    }

    /// What comes in. From the first time on lines are read.
    fn events(&mut self) -> Events {
        let (_, nothing) = channel();
        match std::mem::replace(&mut self.input, Input::NotYet(nothing)) {
            Input::Read(events) => events,
            Input::NotYet(receiver) => {
                let (next_line, may_read) = channel();
                let lines = self.sender.clone();
                thread::spawn(move || read_lines(&lines, &may_read));
                Events::new(receiver, next_line, self.source)
            }
        }
    }
}

/// Reads one line after the other, each when the one before has been taken.
fn read_lines(lines: &Sender<Heard>, may_read: &Receiver<()>) {
    let mut input = io::stdin().lock();
    loop {
        let line = tui::read_line(&mut input).unwrap_or_default();
        let is_end = line.is_none();
        if lines.send(Heard::Line(line)).is_err() || is_end || may_read.recv().is_err() {
            return;
        }
    }
}

fn heard(news: remote::News) -> News {
    match news {
        remote::News::Said(message) => News::Said(message),
        remote::News::Lost => News::Lost,
        remote::News::Back => News::Back,
        remote::News::Ended(why) => News::Ended(why),
    }
}
