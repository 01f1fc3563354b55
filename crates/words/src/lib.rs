//! Renders phrases in English and French. Games say *what* in a [`game::Phrase`]; how it is said is in Fluent
//! files: the games' own `words/*.ftl`, and those of this crate for what all games and clients have in
//! common.

/// Tests two files of words against each other.
pub mod check;
/// The languages, and how one is chosen.
pub mod language;
/// All words of one language, and how phrases become sentences.
pub mod lexicon;

pub use check::{check_pair, messages};
pub use language::{Language, UnknownLanguage};
pub use lexicon::{Lexicon, Names};

/// The words of all games and clients, in English.
pub const WORDS_EN: &str = include_str!("../words/en.ftl");
/// The words of all games and clients, in French.
pub const WORDS_FR: &str = include_str!("../words/fr.ftl");
/// The words of forms and lists of games, in English.
pub const PAGE_EN: &str = include_str!("../words/page.en.ftl");
/// The words of forms and lists of games, in French.
pub const PAGE_FR: &str = include_str!("../words/page.fr.ftl");
