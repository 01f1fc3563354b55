//! Karata as a full screen. The heart is pure: what is heard makes a model and what is wanted of the table (`model`), and a model
//! is drawn into a buffer (`frame`). Reading keys, writing to the terminal and talking to the table are outside (`run`).

/// Colours and signs.
pub mod look;
/// A pen for a part of the screen.
pub mod pen;
/// Cards, and a hand of them.
pub mod cards;
/// The hem.
pub mod teeth;
/// How one game is shown.
pub mod contract;
/// The games, as they are drawn.
pub mod games;
/// What is shown, and what a key or news make of it.
pub mod model;
/// The frame around every game.
pub mod frame;
/// Rules, story, cards, hints.
pub mod panel;
/// What happened, as far back as it may be read again.
pub mod story;
/// A line that is typed.
pub mod typing;
/// The table in this process, on a thread of its own.
pub mod host;
/// The menu.
pub mod menu;
/// Records, looked back at.
pub mod replay;
/// The terminal itself.
pub mod run;

mod beside;
mod guide;
mod keys;
mod line;
mod news;
mod open;
mod pages;
#[cfg(unix)]
mod signals;
mod typed;
mod why;

use ::games::Entry;
use words::{Language, Lexicon};

/// The words of the screen in English.
pub const WORDS_EN: &str = include_str!("../words/en.ftl");
/// The words of the screen in French.
pub const WORDS_FR: &str = include_str!("../words/fr.ftl");

/// The words of the games on the screen, in English and French.
const OF_GAMES: &[(&str, &str)] = &[
    (include_str!("../words/mu/en.ftl"), include_str!("../words/mu/fr.ftl")),
    (include_str!("../words/calcory/en.ftl"), include_str!("../words/calcory/fr.ftl")),
    (include_str!("../words/serengeti/en.ftl"), include_str!("../words/serengeti/fr.ftl")),
    (include_str!("../words/rummu/en.ftl"), include_str!("../words/rummu/fr.ftl")),
    (include_str!("../words/safaru/en.ftl"), include_str!("../words/safaru/fr.ftl")),
    (include_str!("../words/asante/en.ftl"), include_str!("../words/asante/fr.ftl")),
];

/// All words of a game and of the screen in one language.
pub fn lexicon(entry: &dyn Entry, language: Language) -> Lexicon {
    let words = entry.words();
    let mut sources = vec![language.pick(words.english, words.french), language.pick(WORDS_EN, WORDS_FR)];
    sources.extend(OF_GAMES.iter().map(|(english, french)| language.pick(*english, *french)));
    Lexicon::new(language, &sources)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same() {
        for (english, french) in OF_GAMES.iter().chain(&[(WORDS_EN, WORDS_FR)]) {
            let findings = words::check_pair(english, french);
            assert!(findings.is_empty(), "{findings:#?}");
        }
    }
}
