//! Actions as words over a small alphabet, for whoever learns to play: a network chooses one letter after another, and which
//! letters may come next follows, once for all games, from the list of legal actions ([`Speller`]).
//!
//! The alphabet is the same for all settings and player counts of a game, and the words name other seats in playing order from
//! the one who acts, so that one player can learn them all. Law 9 holds every game to it: different actions have different
//! words, no word begins another, and no letter comes twice in a word.

use serde::{Deserialize, Serialize};

use crate::Game;
use crate::few::Few;
use crate::seat::Seat;

/// No alphabet has more letters.
pub const MAX_LETTERS: usize = 4096;
/// No word has more letters.
pub const MAX_WORD: usize = 16;

/// A letter, by its number in the alphabet of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Letter(pub u16);

impl Letter {
    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An action, letter by letter.
pub type Word = Few<Letter, MAX_WORD>;

/// Letters of one meaning: a run of the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters {
    /// What they say, such as `bid`.
    pub name: &'static str,
    first: u16,
    count: u16,
}

impl Letters {
    /// The letters that the alphabet begins with.
    pub const fn first(name: &'static str, count: usize) -> Letters {
        assert!(count <= MAX_LETTERS, "an alphabet has at most 4096 letters");
        Letters { name, first: 0, count: count as u16 }
    }

    /// The letters that come after these.
    #[must_use]
    pub const fn then(self, name: &'static str, count: usize) -> Letters {
        assert!(self.end() + count <= MAX_LETTERS, "an alphabet has at most 4096 letters");
        Letters { name, first: self.end() as u16, count: count as u16 }
    }

    /// How many letters the alphabet has up to here.
    pub const fn end(self) -> usize {
        self.first as usize + self.count as usize
    }

    /// The letter of so many.
    #[inline]
    pub fn at(self, index: usize) -> Letter {
        debug_assert!(index < self.count as usize, "{} has {} letters, not {index}", self.name, self.count);
        Letter(self.first + index as u16)
    }

    /// Which of these letters it is, if it is one of them.
    pub fn index_of(self, letter: Letter) -> Option<usize> {
        let index = letter.0.checked_sub(self.first)?;
        (index < self.count).then_some(index as usize)
    }
}

/// A game whose actions can be spelled.
pub trait Spell: Game {
    /// The alphabet, in runs of letters of one meaning.
    const ALPHABET: &'static [Letters];

    /// The word for an action of this seat. Other seats are named in playing order from it.
    fn spell(&self, seat: Seat, action: Self::Action) -> Word;

    /// What one of these letters says, for programmers: its number, if the game has no better name for it.
    fn name_letter(_letters: Letters, index: usize) -> String {
        index.to_string()
    }

    /// How many letters the alphabet has.
    fn letter_count() -> usize {
        Self::ALPHABET.last().map_or(0, |letters| letters.end())
    }

    /// What every letter of the alphabet says.
    fn letter_names() -> Vec<String> {
        (0..Self::letter_count() as u16).filter_map(|letter| Self::letter_name(Letter(letter))).collect()
    }

    /// What a letter says, such as `bid 7`; nothing, if there is no such letter.
    fn letter_name(letter: Letter) -> Option<String> {
        Self::ALPHABET.iter().find_map(|letters| {
            let index = letters.index_of(letter)?;
            let only = letters.count == 1;
            Some(if only {
                letters.name.to_owned()
            } else {
                format!("{} {}", letters.name, Self::name_letter(*letters, index))
            })
        })
    }
}

/// A decision that is being spelled: the actions that can still be meant, and the letters already said. Of their words only the next
/// letters are kept: thousands of decisions wait at once, and most words have one letter.
#[derive(Clone, Debug)]
pub struct Speller<A> {
    seat: Seat,
    /// With the letter that comes next in its word, or [`NONE`].
    meant: Vec<(Letter, A)>,
    said: Word,
}

/// Stands for a letter where a word is whole. It is in no alphabet.
const NONE: Letter = Letter(u16::MAX);

impl<A> Default for Speller<A> {
    fn default() -> Self {
        Speller { seat: Seat(0), meant: Vec::new(), said: Word::new() }
    }
}

/// A letter that no word goes on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLetter(pub Letter);

impl<A: Copy> Speller<A> {
    /// Begins anew with the legal actions of the seat to act. What was allocated before is used again.
    #[inline]
    pub fn ask<G: Spell<Action = A>>(&mut self, game: &G, seat: Seat, legal: &[A]) {
        self.seat = seat;
        self.ask_for(legal, |action| game.spell(seat, action));
    }

    #[inline]
    fn ask_for(&mut self, legal: &[A], spell: impl Fn(A) -> Word) {
        self.clear();
        self.meant.extend(legal.iter().map(|&action| (letter_at(&spell(action), 0), action)));
    }

    /// Nothing is asked.
    pub fn clear(&mut self) {
        self.said.clear();
        self.meant.clear();
    }

    /// The letters said so far.
    pub fn said(&self) -> &[Letter] {
        &self.said
    }

    /// The actions that can still be meant.
    pub fn meant(&self) -> impl Iterator<Item = A> + '_ {
        self.meant.iter().map(|&(_, action)| action)
    }

    /// The letters that may come next: none after a whole word. A letter comes as often as there are actions that go on
    /// with it.
    #[inline]
    pub fn next(&self) -> impl Iterator<Item = Letter> + '_ {
        self.meant.iter().map(|&(letter, _)| letter).filter(|&letter| letter != NONE)
    }

    /// The letter that must come next, where no other may.
    pub fn forced(&self) -> Option<Letter> {
        let mut next = self.next();
        let only = next.next()?;
        next.all(|letter| letter == only).then_some(only)
    }

    /// Writes a 1 for every letter that may come next, and a 0 for every other one.
    pub fn mask(&self, out: &mut [u8]) {
        out.fill(0);
        self.next().for_each(|letter| out[letter.index()] = 1);
    }

    /// Says a letter in the game in which it was asked; tells the action, if that is the word. A letter that may not come next
    /// changes nothing.
    #[inline]
    pub fn say<G: Spell<Action = A>>(&mut self, game: &G, letter: Letter) -> Result<Option<A>, NoSuchLetter> {
        let seat = self.seat;
        self.say_of(letter, |action| game.spell(seat, action))
    }

    #[inline]
    fn say_of(&mut self, letter: Letter, spell: impl Fn(A) -> Word) -> Result<Option<A>, NoSuchLetter> {
        if self.next().all(|next| next != letter) {
            return Err(NoSuchLetter(letter));
        }
        self.meant.retain(|&(next, _)| next == letter);
        self.said.push(letter);
        let place = self.said.len();
        for (next, action) in &mut self.meant {
            *next = letter_at(&spell(*action), place);
        }
        let whole = self.meant.first().filter(|&&(next, _)| next == NONE);
        Ok(whole.map(|&(_, action)| action))
    }
}

#[inline]
fn letter_at(word: &Word, place: usize) -> Letter {
    word.get(place).copied().unwrap_or(NONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASS: Letters = Letters::first("pass", 1);
    const PLAY: Letters = PASS.then("play", 4);
    const WITH: Letters = PLAY.then("with", 3);

    #[test]
    fn letters_follow_each_other() {
        assert_eq!([PASS.end(), PLAY.end(), WITH.end()], [1, 5, 8]);
        assert_eq!([PASS.at(0), PLAY.at(0), PLAY.at(3), WITH.at(0)].map(Letter::index), [0, 1, 4, 5]);
    }

    #[test]
    fn every_letter_belongs_to_one_run() {
        for number in 0..8 {
            let runs = [PASS, PLAY, WITH]
                .into_iter()
                .filter_map(|letters| letters.index_of(Letter(number)).map(|index| letters.at(index)));
            assert_eq!(runs.collect::<Vec<_>>(), [Letter(number)]);
        }
        assert_eq!(WITH.index_of(Letter(8)), None, "the alphabet ends before it");
        assert_eq!(WITH.index_of(Letter(u16::MAX)), None);
    }

    #[test]
    fn the_largest_alphabet_has_so_many_letters() {
        let all = Letters::first("one", MAX_LETTERS - 1).then("last", 1);
        assert_eq!(all.end(), MAX_LETTERS);
        assert_eq!(all.at(0).index(), MAX_LETTERS - 1);
    }

    #[test]
    #[should_panic(expected = "at most 4096 letters")]
    fn a_larger_alphabet_is_a_mistake() {
        let _ = Letters::first("all", MAX_LETTERS).then("more", 1);
    }

    #[test]
    #[should_panic(expected = "play has 4 letters, not 4")]
    fn a_letter_beyond_its_run_is_a_mistake() {
        let _ = PLAY.at(4);
    }

    /// To pass; or to play 1, 2 with either of two, or 2 with the third.
    const ACTIONS: [&str; 4] = ["pass", "1", "2 with 0", "2 with 2"];

    fn spell(action: &str) -> Word {
        let letters = match action {
            "pass" => vec![PASS.at(0)],
            "1" => vec![PLAY.at(1)],
            "2 with 0" => vec![PLAY.at(2), WITH.at(0)],
            "2 with 2" => vec![PLAY.at(2), WITH.at(2)],
            other => panic!("{other} is no action here"),
        };
        letters.into_iter().collect()
    }

    fn speller() -> Speller<&'static str> {
        let mut speller = Speller::default();
        speller.ask_for(&ACTIONS, spell);
        speller
    }

    fn say(
        speller: &mut Speller<&'static str>,
        letter: Letter,
    ) -> Result<Option<&'static str>, NoSuchLetter> {
        speller.say_of(letter, spell)
    }

    fn mask<A: Copy>(speller: &Speller<A>) -> Vec<usize> {
        let mut mask = [7; WITH.end()];
        speller.mask(&mut mask);
        assert!(mask.iter().all(|&bit| bit <= 1), "every place is written: {mask:?}");
        (0..WITH.end()).filter(|&place| mask[place] == 1).collect()
    }

    #[test]
    fn a_word_of_one_letter_is_said_at_once() {
        let mut speller = speller();
        assert_eq!(mask(&speller), [PASS.at(0), PLAY.at(1), PLAY.at(2)].map(Letter::index));
        assert_eq!(say(&mut speller, PASS.at(0)), Ok(Some("pass")));
    }

    #[test]
    fn a_longer_word_is_said_letter_by_letter() {
        let mut speller = speller();
        assert_eq!(say(&mut speller, PLAY.at(2)), Ok(None));
        assert_eq!(speller.said(), [PLAY.at(2)]);
        assert_eq!(speller.meant().collect::<Vec<_>>(), ["2 with 0", "2 with 2"]);
        assert_eq!(mask(&speller), [WITH.at(0), WITH.at(2)].map(Letter::index));
        assert_eq!(say(&mut speller, WITH.at(2)), Ok(Some("2 with 2")));
        assert_eq!(speller.said(), [PLAY.at(2), WITH.at(2)]);
    }

    #[test]
    fn a_letter_is_forced_where_no_other_may_come() {
        let mut speller = speller();
        assert_eq!(speller.forced(), None);
        assert_eq!(say(&mut speller, PLAY.at(2)), Ok(None));
        assert_eq!(speller.forced(), None, "with 0 or with 2");
        speller.ask_for(&ACTIONS[2..], spell);
        assert_eq!(speller.forced(), Some(PLAY.at(2)), "both begin with it");
        speller.ask_for(&ACTIONS[1..2], spell);
        assert_eq!(speller.forced(), Some(PLAY.at(1)));
        assert_eq!(say(&mut speller, PLAY.at(1)), Ok(Some("1")));
        assert_eq!(speller.forced(), None, "the word is whole");
    }

    #[test]
    fn a_letter_that_may_not_come_next_changes_nothing() {
        let mut speller = speller();
        for letter in [PLAY.at(0), WITH.at(0), Letter(u16::MAX)] {
            assert_eq!(say(&mut speller, letter), Err(NoSuchLetter(letter)));
        }
        assert_eq!((speller.said().len(), speller.meant().count()), (0, 4));
        assert_eq!(say(&mut speller, PLAY.at(2)), Ok(None));
        assert_eq!(say(&mut speller, PLAY.at(2)), Err(NoSuchLetter(PLAY.at(2))));
        assert_eq!(speller.meant().count(), 2);
    }

    #[test]
    fn nothing_comes_after_a_whole_word() {
        let mut speller = speller();
        assert_eq!(say(&mut speller, PASS.at(0)), Ok(Some("pass")));
        assert!(mask(&speller).is_empty());
        assert_eq!(say(&mut speller, PASS.at(0)), Err(NoSuchLetter(PASS.at(0))));
        assert_eq!(speller.meant().collect::<Vec<_>>(), ["pass"]);
    }

    #[test]
    fn a_letter_comes_next_as_often_as_actions_go_on_with_it() {
        let count = |letter: Letter| speller().next().filter(|&next| next == letter).count();
        assert_eq!([PASS.at(0), PLAY.at(1), PLAY.at(2)].map(count), [1, 1, 2]);
    }
}
