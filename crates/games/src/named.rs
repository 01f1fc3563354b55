//! Bots and numbers by the names that people give them, on a command line or in a program: what is wrong is answered with what is allowed.

use std::ops::RangeInclusive;

use bots::Thinking;
use game::notation::{folded, shortened};
use game::{Phrase, Value};
use players::{Level, Player};

use crate::entry::{Cards, Entry};

/// The most games a bot may be told to imagine for a decision.
pub const MOST_BUDGET: u64 = 100_000_000;

/// That a value is not possible, of which option, and what is.
pub fn unknown(option: &str, text: &str, allowed: impl Into<Value>) -> Phrase {
    let phrase = Phrase::new("cli-value-unknown").with("option", option).with("value", shortened(text));
    phrase.with("allowed", allowed)
}

/// The numbers of a range, as what is allowed.
pub fn number_within(range: &RangeInclusive<u64>) -> Phrase {
    if range.start() == range.end() {
        return Phrase::new("cli-value-only").with("value", range.start().to_string());
    }
    let (min, max) = (range.start().to_string(), range.end().to_string());
    Phrase::new("cli-value-number").with("min", min).with("max", max)
}

/// One bot, with a budget of its own if it has one: `club`, `club:500`.
pub fn player(entry: &dyn Entry, option: &str, text: &str) -> Result<Player, Phrase> {
    let levels = entry.bots();
    let searches = |level: &&Level| entry.thinking((**level).into(), Cards::Usual).is_some();
    let (name, own) = text.split_once(':').map_or((text, None), |(name, own)| (name, Some(own)));
    let level = levels.iter().find(|level| level.name() == folded(name.trim()));
    let Some(&level) = level.filter(|level| own.is_none() || searches(level)) else {
        let searching = levels.iter().filter(searches).map(|level| format!("{level}:ITER"));
        let allowed: Vec<String> = levels.iter().map(Level::to_string).chain(searching).collect();
        return Err(unknown(option, text, allowed.join(", ")));
    };
    let Some(own) = own else { return Ok(level.into()) };
    let range = 1..=MOST_BUDGET;
    let budget = own.parse().ok().filter(|budget| range.contains(budget)).ok_or_else(|| {
        let allowed = Phrase::new("cli-own-budget").with("name", name).with("number", number_within(&range));
        unknown(option, text, allowed)
    })?;
    Ok(Player { level, budget: Some(budget as u32) })
}

/// A bot for each of so many chairs: one for all, or one for each, some with budgets of their own. `budget` is for those that
/// have none.
pub fn one_a_chair<'a>(
    entry: &dyn Entry,
    option: &str,
    texts: impl IntoIterator<Item = &'a str>,
    chairs: u8,
    budget: Option<u32>,
) -> Result<Vec<Player>, Phrase> {
    let read = |text: &str| player(entry, option, text.trim()).map(|player| player.or_budget(budget));
    let players = texts.into_iter().map(read).collect::<Result<Vec<Player>, Phrase>>()?;
    match players.len() {
        1 => Ok(vec![players[0]; usize::from(chairs)]),
        given if given == usize::from(chairs) => Ok(players),
        given => Err(Phrase::new("cli-bots-count").with("given", given as u32).with("chairs", chairs)),
    }
}

/// A bot that is compared with others.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// As it was asked for; a second one of the same name has a number besides.
    pub name: String,
    /// As it plays.
    pub player: Player,
    /// How it thinks, if it searches.
    pub thinking: Option<Thinking>,
}

/// Bots to compare. `budget` is for those that have none of their own.
pub fn entrants<'a>(
    entry: &dyn Entry,
    cards: Cards,
    option: &str,
    texts: impl IntoIterator<Item = &'a str>,
    budget: Option<u32>,
) -> Result<Vec<Entrant>, Phrase> {
    let mut entrants: Vec<Entrant> = Vec::new();
    for text in texts {
        let own = player(entry, option, text.trim())?;
        let called = own.to_string();
        let others = entrants.iter().filter(|other| other.name.split('#').next() == Some(&called)).count();
        let name = if others == 0 { called } else { format!("{called}#{}", others + 1) };
        let player = own.or_budget(budget);
        entrants.push(Entrant { name, player, thinking: entry.thinking(player, cards) });
    }
    Ok(entrants)
}
