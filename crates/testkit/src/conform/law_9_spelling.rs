//! Law 9: actions have words.

use std::collections::HashMap;

use game::spell::MAX_LETTERS;
use game::{Letter, Seat, Speller, Turn, Word};

use super::Broken;
use crate::Tested;
use crate::random::legal;

/// Every word met in the games of one configuration, by the seat that said it, with what it means.
#[derive(Debug)]
pub struct Vocabulary<G: Tested> {
    meant: HashMap<(Seat, Word), G::Action>,
    said: HashMap<(Seat, G::Action), Word>,
}

impl<G: Tested> Default for Vocabulary<G> {
    fn default() -> Self {
        Vocabulary { meant: HashMap::new(), said: HashMap::new() }
    }
}

/// The words of what is legal are words of the alphabet, none begins another, what was said is known from which letters it
/// was, and whoever says the letters of a word means its action. Whenever it is said, a word means the same, and an action has
/// the same word.
///
/// That no word has more than 16 letters is not asked here: the type sees to it, a [`Word`] being a `Few` with room for no more.
pub fn law_9_spelling<G: Tested>(
    game: &G,
    state: &G::State,
    vocabulary: &mut Vocabulary<G>,
) -> Result<(), Broken> {
    let Turn::Seat(seat) = game.turn(state) else { return Ok(()) };
    let broken = |what: String| Err(Broken::new(9, what));
    let letters = G::letter_count();
    if letters > MAX_LETTERS {
        return broken(format!("the alphabet has {letters} letters, and {MAX_LETTERS} are the most"));
    }
    let legal = legal(game, state);
    let mut asked = Speller::default();
    asked.ask(game, seat, &legal);
    let mut begun: HashMap<Vec<Letter>, Word> = HashMap::new();
    for &action in &legal {
        let word = game.spell(seat, action);
        if word.is_empty() {
            return broken(format!("{action:?} is spelled with no letter"));
        }
        if let Some(letter) = word.iter().find(|letter| letter.index() >= letters) {
            return broken(format!("{action:?} is spelled {word:?}, and there is no letter {letter:?}"));
        }
        for end in 1..=word.len() {
            let mut set = word[..end].to_vec();
            set.sort_unstable();
            set.dedup();
            if set.len() < end {
                return broken(format!("{action:?} is spelled {word:?}, with a letter that comes twice"));
            }
            let beginning: Word = word[..end].iter().copied().collect();
            let other = *begun.entry(set).or_insert(beginning);
            if other != beginning {
                return broken(format!("{beginning:?} and {other:?} begin words with the same letters"));
            }
        }
        let mut speller = asked.clone();
        for (place, &letter) in word.iter().enumerate() {
            match speller.say(game, letter) {
                Ok(Some(meant)) if meant == action && place + 1 == word.len() => {}
                Ok(None) if place + 1 < word.len() => {}
                said => return broken(format!("{action:?} is spelled {word:?}, which says {said:?}")),
            }
        }
        let before = *vocabulary.said.entry((seat, action)).or_insert(word);
        let meant = *vocabulary.meant.entry((seat, word)).or_insert(action);
        if before != word || meant != action {
            return broken(format!("{action:?} is spelled {word:?}, and {meant:?} {before:?}"));
        }
    }
    Ok(())
}
