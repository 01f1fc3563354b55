//! Games half played, as text: what they are, and every step of each since its beginning. Whatever is read goes through the
//! checked doors; only when all of it fits does anything change.
//!
//! ```text
//! karata-vector 1
//! karata 1                                       ; …       as a record begins: game, rules, settings
//! …
//! seed 7
//! games 4096
//! chairs learner learner greedy club:200
//! rotation every-episode
//! game 0 episode 12 steps 3 said 4 17
//! nature first 2
//! seat 2 bid 3
//! seat 3 pass
//! game 1 …
//! check 8f4c0b4c2a6d11e7
//! ```

use std::fmt::Write;

use game::notation::shortened;
use game::record::{Record, Writer};
use game::{Advise, Doors, Game, Letter, Observe, Phrase, Seat, Step, StepOf, Turn};

use crate::company::Company;
use crate::error::{SaveError, named};
use crate::play::{Place, Play};
use crate::vector::Vector;

/// The version of the format.
pub(crate) const FORMAT: u32 = 1;
const NAME: &str = "karata-vector ";
const CHECK: &str = "check ";

/// Everything that is needed to go on.
pub(crate) fn write<G: Observe + Advise>(vector: &Vector<G>) -> Vec<u8> {
    let game = &*vector.company.game;
    let mut text = format!("{NAME}{FORMAT}\n{}", set_up(game));
    let mut line = |words: std::fmt::Arguments<'_>| writeln!(text, "{words}").expect("writing to a string");
    line(format_args!("seed {}", vector.company.seed));
    for (what, here) in kinds(vector) {
        line(format_args!("{what} {here}"));
    }
    for (index, play) in vector.plays.iter().enumerate() {
        let Place { episode, log, .. } = &play.place;
        let said =
            play.speller.said().iter().fold(String::new(), |said, letter| format!("{said} {}", letter.0));
        line(format_args!("game {index} episode {episode} steps {} said{said}", log.len()));
        log.replay(game, |step, _| match step {
            Step::Move(seat, action) => line(format_args!("seat {seat} {}", game.write_action(action))),
            Step::Chance(chance) => line(format_args!("nature {}", game.write_chance(chance))),
        });
    }
    let check = check(text.as_bytes());
    writeln!(text, "{CHECK}{check:016x}").expect("writing to a string");
    text.into_bytes()
}

/// Puts the games of a save in place of those that are there.
pub(crate) fn read<G: Observe + Advise>(vector: &mut Vector<G>, save: &[u8]) -> Result<(), SaveError> {
    let text = std::str::from_utf8(save).map_err(|_| SaveError::NotASave)?;
    let mut lines = Lines { lines: checked(text)?.lines(), line: 1 };
    lines.lines.next();
    same_set_up(&*vector.company.game, &mut lines)?;
    let seed = lines.number("seed")?;
    for (what, here) in kinds(vector) {
        let saved = lines.after(what)?;
        if saved != here {
            return Err(SaveError::Other { what: what.to_owned(), saved: saved.to_owned(), here });
        }
    }
    let mut legal = Vec::new();
    let plays = (0..vector.plays.len())
        .map(|index| read_play(&vector.company, seed, index, &mut lines, &mut legal))
        .collect::<Result<Vec<_>, _>>()?;
    if lines.lines.next().is_some() {
        let why = Phrase::new("vector-save-goes-on");
        return Err(SaveError::Line { line: lines.line + 1, why });
    }
    vector.company.seed = seed;
    vector.put(plays);
    Ok(())
}

/// A save of this format without its last line, which is the check and fits the rest.
fn checked(text: &str) -> Result<&str, SaveError> {
    let (format, _) =
        text.strip_prefix(NAME).and_then(|rest| rest.split_once('\n')).ok_or(SaveError::NotASave)?;
    if format != FORMAT.to_string() {
        return Err(SaveError::Format(shortened(format)));
    }
    let (body, last) =
        text.strip_suffix('\n').and_then(|text| text.rsplit_once('\n')).ok_or(SaveError::Damaged)?;
    let body = &text[..=body.len()];
    if last == format!("{CHECK}{:016x}", check(body.as_bytes())) { Ok(body) } else { Err(SaveError::Damaged) }
}

/// FNV-1a over all bytes. It guards against slips, not against forgery.
fn check(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The game, its rules and settings, as a record begins.
fn set_up<G: Game>(game: &G) -> String {
    Writer::set_up(G::NAME, G::RULES, game.config()).1
}

/// What must be the same to go on, besides the game, and what it is.
fn kinds<G: Observe + Advise>(vector: &Vector<G>) -> [(&'static str, String); 3] {
    let chairs: Vec<String> = vector.setup.chairs.iter().map(ToString::to_string).collect();
    [
        ("games", vector.setup.games.to_string()),
        ("chairs", chairs.join(" ")),
        ("rotation", vector.setup.rotation.to_string()),
    ]
}

/// Reads how the games were set up: like this one.
fn same_set_up<G: Game>(game: &G, lines: &mut Lines<'_>) -> Result<(), SaveError> {
    let begins = lines.line + 1;
    let mut saved = String::new();
    while let Some(words) = lines.before("seed ") {
        saved += words;
        saved += "\n";
    }
    if saved == set_up(game) {
        return Ok(());
    }
    let record = Record::read(&saved)
        .map_err(|error| SaveError::Line { line: begins + error.line - 1, why: error.what.clone() })?;
    let differs = |what: &str, saved: &str, here: &str| {
        Err(SaveError::Other { what: what.to_owned(), saved: shortened(saved), here: shortened(here) })
    };
    let config = game.config();
    for (what, saved, here) in [
        ("game", record.game.clone(), G::NAME.to_owned()),
        ("rules", record.rules.to_string(), G::RULES.to_string()),
        ("seats", record.seats.to_string(), config.seats().to_string()),
    ] {
        if saved != here {
            return differs(what, &saved, &here);
        }
    }
    for (key, here) in config.pairs() {
        let saved = record.settings.iter().find(|(saved, _)| *saved == key).map_or("", |(_, saved)| saved);
        if saved != here {
            return differs(key, saved, &here);
        }
    }
    Err(SaveError::Line { line: begins, why: Phrase::new("vector-save-settings") })
}

/// Reads one game, and plays it again.
fn read_play<G: Observe + Advise>(
    company: &Company<G>,
    seed: u64,
    index: usize,
    lines: &mut Lines<'_>,
    legal: &mut Vec<G::Action>,
) -> Result<Play<G>, SaveError> {
    let game = &*company.game;
    let head = lines.after("game")?;
    let head_line = lines.line;
    let Some((episode, steps, said)) = read_head(head, index) else {
        return Err(lines.wrong(Phrase::new("vector-save-no-game").with("game", index.to_string())));
    };
    let mut place = Place::start(company, seed, index as u64, episode);
    for _ in 0..steps {
        let done = match read_step(game, lines)? {
            Step::Move(seat, action) => {
                game.list(&place.state, seat, legal);
                place.log.act(action);
                game.play_one_of(legal, &mut place.state, seat, action)
            }
            Step::Chance(chance) => {
                place.log.happen(chance);
                game.happen(&mut place.state, chance)
            }
        };
        done.map_err(|refusal| lines.wrong(refusal.phrase()))?;
    }
    let asked = match game.turn(&place.state) {
        Turn::Seat(seat) if company.is_asked(seat, place.shift) => seat,
        Turn::Seat(_) | Turn::Chance | Turn::Over => {
            return Err(lines.wrong(Phrase::new("vector-save-unasked")));
        }
    };
    let mut play = Play::standing(company, index as u64, place, asked);
    for letter in said {
        if play.speller.say(game, Letter(letter)) != Ok(None) {
            let letter = named(letter, G::letter_name(Letter(letter)).as_deref());
            let why = Phrase::new("vector-save-unsaid").with("letter", letter);
            return Err(SaveError::Line { line: head_line, why });
        }
    }
    Ok(play)
}

/// The episode, the number of steps and the letters said.
fn read_head(head: &str, index: usize) -> Option<(u64, u64, Vec<u16>)> {
    let mut words = head.split(' ');
    let mut number = |name: &str| -> Option<u64> {
        (name.is_empty() || words.next()? == name).then(|| words.next()?.parse().ok())?
    };
    let (game, episode, steps) = (number("")?, number("episode")?, number("steps")?);
    let is_said = words.next() == Some("said");
    let said = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    (game == index as u64 && is_said).then_some((episode, steps, said))
}

fn read_step<G: Game>(game: &G, lines: &mut Lines<'_>) -> Result<StepOf<G>, SaveError> {
    let words = lines.next()?;
    let (head, rest) = words.split_once(' ').unwrap_or((words, ""));
    let step = match head {
        "nature" => game.read_chance(rest).map(Step::Chance),
        "seat" => {
            let (seat, action) = rest.split_once(' ').unwrap_or((rest, ""));
            let Some(seat) = Seat::read(seat, game.seats()) else {
                return Err(lines.wrong(Phrase::new("vector-save-no-seat")));
            };
            game.read_action(action).map(|action| Step::Move(seat, action))
        }
        _ => return Err(lines.wrong(Phrase::new("vector-save-no-step"))),
    };
    step.map_err(|error| lines.wrong(error.0))
}

/// The lines of a save, one after the other.
struct Lines<'a> {
    lines: std::str::Lines<'a>,
    /// The number of the one that was read last.
    line: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Result<&'a str, SaveError> {
        self.line += 1;
        self.lines.next().ok_or_else(|| self.wrong(Phrase::new("vector-save-ends")))
    }

    /// The next line, unless it begins like this or there is none.
    fn before(&mut self, begins: &str) -> Option<&'a str> {
        let next = self.lines.clone().next().filter(|next| !next.starts_with(begins))?;
        self.line += 1;
        self.lines.next();
        Some(next)
    }

    /// The rest of the next line, which begins with this word.
    fn after(&mut self, word: &str) -> Result<&'a str, SaveError> {
        let rest = self.next()?.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        rest.ok_or_else(|| self.wrong(Phrase::new("vector-save-no-word").with("word", word)))
    }

    fn number(&mut self, word: &str) -> Result<u64, SaveError> {
        let text = self.after(word)?;
        text.parse().map_err(|_| self.wrong(Phrase::new("vector-save-no-number")))
    }

    fn wrong(&self, why: Phrase) -> SaveError {
        SaveError::Line { line: self.line, why }
    }
}
