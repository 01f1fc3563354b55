//! Toys: games so small that the right answers are known. They check the laws in `testkit` and the players in
//! `bots`, and show how a game is written.
//!
//! | toy | what it is for |
//! | --- | --- |
//! | [`tictactoe`] | no chance, no secrets: 255,168 games, a draw |
//! | [`nim`] | chance in the open; the XOR theorem |
//! | [`kuhn`] | one hidden card each; worth −1/18 to who begins |
//! | [`leduc`] | two rounds of betting; 936 information sets |
//! | [`duel`] | counter cards: response windows, hidden draws and drops, a pile to remember |

/// A duel with counter cards.
pub mod duel;
/// Kuhn poker.
pub mod kuhn;
/// Leduc poker.
pub mod leduc;
/// Nim.
pub mod nim;
/// Tic-tac-toe.
pub mod tictactoe;

use game::Phrase;
use game::phrase::{Cell, Row, Size};
use serde::{Deserialize, Serialize};

/// What a toy advises is its first legal action: toys have no good sense, so what a searcher finds is its own. Nor do they
/// teach anything.
macro_rules! advise_anything {
    ($($game:ty),+) => { $(
        impl game::Teach for $game {}

        impl game::Advise for $game {
            fn advise(&self, _view: &game::ViewOf<Self>, legal: &[Self::Action]) -> Self::Action {
                legal[0]
            }
        }
    )+ };
}
advise_anything!(tictactoe::TicTacToe, nim::Nim, kuhn::Kuhn, leduc::Leduc, duel::Duel);

/// The memory of a game in which nothing is ever forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// A move as somebody typed it, in small letters and without needless spaces.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A row of a picture in which everything is written.
fn row(label: Phrase, cells: impl IntoIterator<Item = Cell>) -> Row {
    Row { label, size: Size::Small, cells: cells.into_iter().collect() }
}
