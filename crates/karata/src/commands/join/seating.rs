//! Sitting down at a table that is served elsewhere, before anything is shown.

use std::thread;
use std::time::{Duration, Instant};

use game::{Config, Phrase, Seat};
use games::Entry;
use protocol::{Denial, Holder, Key, LONGEST_NAME, Opened, Present, ToClient, ToServer, VERSION};
use remote::Address;
use session::shelf::fresh_name;
use tui::screen::run::Terminal;
use tui::{Events, News};
use words::{Language, Lexicon};

use crate::cli::JoinArguments;
use crate::failure::Failure;
use crate::input;

/// How long a table may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// A bot that is about to decide on a chair is given so long.
const BOT_DECIDES: Duration = Duration::from_millis(300);
/// So often it is tried to sit down.
const TRIES: u32 = 40;

/// How the person wants to come to a table.
pub(super) struct Wanted {
    pub(super) name: String,
    /// Whether the person chose the name: another one is tried only if not.
    is_chosen: bool,
    pub(super) seat: Option<String>,
    pub(super) watch: bool,
    memory: bool,
}

impl Wanted {
    pub(super) fn read(arguments: &JoinArguments, lexicon: &Lexicon) -> Result<Wanted, Failure> {
        let chosen = arguments.name.clone();
        if chosen.as_ref().is_some_and(|name| name.trim().is_empty() || name.chars().count() > LONGEST_NAME) {
            return Err(Failure::input(lexicon, &Denial::BadName.phrase()));
        }
        Ok(Wanted {
            is_chosen: chosen.is_some(),
            name: chosen.or_else(own_name).unwrap_or_else(|| lexicon.word("join-guest").unwrap_or_default()),
            seat: arguments.seat.clone(),
            watch: arguments.watch,
            memory: arguments.memory,
        })
    }

    /// The seat that was asked for, at a table of so many.
    pub(super) fn seat_of(&self, seats: u8, lexicon: &Lexicon) -> Result<Option<u8>, Failure> {
        let seat =
            self.seat.as_deref().map(|text| input::seat("--seat", text, seats, lexicon)).transpose()?;
        Ok(seat.map(|seat| seat.0))
    }

    /// The command that comes back to a table.
    pub(super) fn command(&self, address: &Address, language: Language) -> String {
        let mut command = format!("karata join {address}");
        if self.watch {
            command += " --watch";
        }
        if self.memory {
            command += " --memory";
        }
        if language != Language::default() {
            command.extend([" --lang ", language.code()]);
        }
        command
    }
}

/// What the person is called on this machine, if that can be a name.
fn own_name() -> Option<String> {
    let name =
        ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|variable| std::env::var(variable).ok())?;
    let name: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME - 3).collect();
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

/// A table at which the person is about to sit down.
pub(super) struct Seating<'a> {
    pub(super) entry: &'static dyn Entry,
    pub(super) lexicon: &'a Lexicon,
    pub(super) address: &'a Address,
    pub(super) wanted: &'a Wanted,
}

/// How a table welcomed its client.
pub(super) struct Welcome {
    pub(super) you: Option<Seat>,
    pub(super) opened: Opened,
    pub(super) present: Present,
}

/// Whoever hears news of a table.
pub(super) trait Ear {
    /// The next news, within a time.
    fn next(&mut self, wait: Duration) -> Option<News>;
}

impl Ear for Events {
    fn next(&mut self, wait: Duration) -> Option<News> {
        self.next_news(wait)
    }
}

impl Ear for Terminal {
    fn next(&mut self, wait: Duration) -> Option<News> {
        self.next_news(wait)
    }
}

impl Welcome {
    /// The settings of the table.
    pub(super) fn config(&self, entry: &dyn Entry) -> Result<Config, Failure> {
        let seats = u8::try_from(self.present.room.chairs.len()).ok();
        Ok(Config::new(entry.schema(), seats, &self.opened.settings)?)
    }
}

impl Seating<'_> {
    /// Sits down where it is wanted and possible; says so if the person watches instead.
    pub(super) fn sit(
        &self,
        tell: &dyn Fn(ToServer),
        events: &mut dyn Ear,
    ) -> Result<(Welcome, Option<Phrase>), Failure> {
        let mut welcome = self.welcome(events)?;
        let mut notice = None;
        if welcome.you.is_none() && !self.wanted.watch {
            match self.take_a_chair(&welcome, tell, events)? {
                Ok(seated) => {
                    let told = std::mem::take(&mut welcome.present.told);
                    welcome = seated;
                    welcome.present.told.splice(0..0, told);
                }
                Err(why) => notice = Some(why),
            }
        }
        if self.wanted.memory && welcome.you.is_some() && welcome.opened.terms.memory {
            tell(ToServer::Wish { forced: false, memory: true });
            // What it wishes decides what it is told of what was before.
            tell(ToServer::Hello { version: VERSION, after: 0 });
            welcome = self.welcome(events)?;
        }
        let theirs = welcome.opened.rules;
        if theirs != self.entry.rules() {
            let phrase = Phrase::new("join-older-rules").with("game", self.entry.name());
            let phrase = phrase.with("theirs", theirs).with("ours", self.entry.rules());
            return Err(self.refused(&phrase));
        }
        Ok((welcome, notice))
    }

    fn refused(&self, phrase: &Phrase) -> Failure {
        Failure::input(self.lexicon, phrase)
    }

    /// What the table says next, other than what does not matter yet.
    fn next(&self, events: &mut dyn Ear) -> Result<ToClient, Failure> {
        let until = Instant::now() + PATIENCE;
        loop {
            match events.next(until.saturating_duration_since(Instant::now())) {
                Some(News::Said(message)) => return Ok(*message),
                Some(News::Lost | News::Back) => {}
                Some(News::Ended(why)) => return Err(self.refused(&why)),
                None => {
                    let phrase = Phrase::new("join-no-answer").with("address", self.address.origin());
                    return Err(self.refused(&phrase));
                }
            }
        }
    }

    fn welcome(&self, events: &mut dyn Ear) -> Result<Welcome, Failure> {
        loop {
            match self.next(events)? {
                ToClient::Welcome { you, opened, present, .. } => {
                    return Ok(Welcome { you, opened: *opened, present: *present });
                }
                ToClient::Denied { words, why: Denial::Version(_), .. } => return Err(self.refused(&words)),
                _ => {}
            }
        }
    }

    /// Takes the chair that was asked for, or the first that can be had. Says why if there is none, unless a certain one was asked for.
    fn take_a_chair(
        &self,
        welcome: &Welcome,
        tell: &dyn Fn(ToServer),
        events: &mut dyn Ear,
    ) -> Result<Result<Welcome, Phrase>, Failure> {
        let chairs = &welcome.present.room.chairs;
        let wanted = self.wanted.seat_of(u8::try_from(chairs.len()).unwrap_or(u8::MAX), self.lexicon)?;
        let is_free = |seat: &u8| matches!(chairs[usize::from(*seat)].holder, Holder::Bot(_));
        let all = 0..u8::try_from(chairs.len()).unwrap_or(u8::MAX);
        let mut free: Vec<u8> = wanted.map_or_else(|| all.filter(is_free).collect(), |seat| vec![seat]);
        let mut name = self.wanted.name.clone();
        for attempt in 1..=TRIES {
            let Some(&seat) = free.first() else { return Ok(Err(Phrase::new("join-no-free-chair"))) };
            let why = match self.attempt(Seat(seat), &name, tell, events)? {
                Ok(seated) => return Ok(Ok(seated)),
                Err(why) => why,
            };
            match why {
                Denial::BotDecides => thread::sleep(BOT_DECIDES),
                Denial::BadName if !self.wanted.is_chosen => {
                    name = format!("{} {}", self.wanted.name, attempt + 1);
                }
                Denial::OtherCards(own) if wanted.is_none() && own != Seat(seat) => free = vec![own.0],
                Denial::SeatTaken if wanted.is_none() => drop(free.remove(0)),
                Denial::SeatsClosed | Denial::Over if wanted.is_none() => return Ok(Err(why.phrase())),
                why => return Err(self.refused(&why.phrase())),
            }
        }
        Ok(Err(Phrase::new("join-no-free-chair")))
    }

    fn attempt(
        &self,
        seat: Seat,
        name: &str,
        tell: &dyn Fn(ToServer),
        events: &mut dyn Ear,
    ) -> Result<Result<Welcome, Denial>, Failure> {
        let sent = Key::new(format!("{}{}-sit", fresh_name(), fresh_name())).expect("letters are short");
        tell(ToServer::Sit { key: sent.clone(), seat, name: name.to_owned() });
        let mut seated = None;
        loop {
            match self.next(events)? {
                ToClient::Welcome { you, opened, present, .. } => {
                    seated = you.map(|_| Welcome { you, opened: *opened, present: *present });
                }
                ToClient::Denied { key: Some(key), why, .. } if key == sent => return Ok(Err(why)),
                ToClient::Accepted { key, .. } if key == sent => {
                    if let Some(seated) = seated.take() {
                        return Ok(Ok(seated));
                    }
                    // It was done before the connection was lost.
                    tell(ToServer::Hello { version: VERSION, after: 0 });
                    return self.welcome(events).map(Ok);
                }
                // What happens meanwhile is in the welcome.
                _ => {}
            }
        }
    }
}
