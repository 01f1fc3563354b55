//! Actions as words, for learners: a card and, where the player chooses them, the ways in which it catches; then the cards that
//! are caught, each an action of its own.

use cards::Kind;
use game::{Letters, Seat, Spell, Word};

use crate::Safaru;
use crate::action::{Action, Way, Ways};
use crate::notation::write_way;

const KINDS: usize = cards::kind::KINDS as usize;

const RELEASE: Letters = Letters::first("release", KINDS);
const PLAY: Letters = RELEASE.then("play", KINDS);
/// SAF.6: every set of ways but the one of none.
const WAYS: Letters = PLAY.then("catch by", Ways::SETS - 1);
const NAME: Letters = WAYS.then("name", Way::ALL.len());
const TAKE: Letters = NAME.then("take", KINDS);
const ENOUGH: Letters = TAKE.then("enough", 1);

impl Spell for Safaru {
    const ALPHABET: &'static [Letters] = &[RELEASE, PLAY, WAYS, NAME, TAKE, ENOUGH];

    #[inline]
    fn spell(&self, _seat: Seat, action: Action) -> Word {
        let mut word = Word::new();
        word.push(match action {
            Action::Release(card) => RELEASE.at(card.index()),
            Action::Play { card, .. } => PLAY.at(card.index()),
            Action::Name(way) => NAME.at(way as usize),
            Action::Take(kind) => TAKE.at(kind.index()),
            Action::Enough => ENOUGH.at(0),
        });
        if let Action::Play { ways, .. } = action
            && let Some(set) = ways.index().checked_sub(1)
        {
            word.push(WAYS.at(set)); // SAF.30: in the reverse game no ways are said.
        }
        word
    }

    fn name_letter(letters: Letters, index: usize) -> String {
        if letters == WAYS {
            let ways = Ways::at(index + 1).unwrap_or_default();
            return ways.iter().map(write_way).collect::<Vec<_>>().join("+");
        }
        if letters == NAME {
            return write_way(Way::ALL[index]).to_owned();
        }
        Kind::at(index).map(|kind| kind.to_string()).unwrap_or_default()
    }
}
