//! The tests of Mü: the laws first, then the rules clause by clause, each test named after the clause it proves.

/// Sentences as players read them.
mod say;
/// A game set up for a test, and what can be asked of it.
mod scene;

/// The sensible player.
mod advice;
/// No allocation in play.
mod allocation;
/// MU.10 to MU.17.
mod auction;
/// What nature can do.
mod chances;
/// The ten laws, with every number of players.
mod conform;
/// MU.1, MU.2, and the deck.
mod deal;
/// What decides the game, as data.
mod digest;
/// What is true of an action and matters.
mod facts;
/// Golden playthroughs, perft counts and fingerprints of observations.
mod golden;
/// Moves as text.
mod notation;
/// Views as numbers.
mod observing;
/// MU.40 to MU.45, and the worked examples.
mod score;
/// Actions as words.
mod spelling;
/// What players read.
mod telling;
/// MU.30 to MU.34.
mod tricks;
/// MU.20 to MU.22.
mod trumps;
/// Everything said has words.
mod words;
/// Law 8: worlds are drawn with the right probabilities.
mod worlds;
