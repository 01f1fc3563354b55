//! Sentences as players read them.

use game::{Depict, Phrase, Seat, ViewOf, Viewer};
use mu::Mu;
use words::{Language, Lexicon, Names};

use crate::scene::Scene;

/// All words of the game in a language.
pub fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language, &[language.pick(mu::WORDS_EN, mu::WORDS_FR)])
}

/// What a phrase says to a seat, counted from 1.
pub fn say(language: Language, seat: u8, phrase: &Phrase) -> String {
    let you = language.pick("you", "vous");
    let mut names = ["Amina", "Baraka", "Chausiku", "Dalila", "Elewa", "Faraji"].map(str::to_owned);
    you.clone_into(&mut names[usize::from(seat) - 1]);
    let said = lexicon(language).say(phrase, &Names::new(names.to_vec(), Some(Seat(seat - 1))));
    // French has spaces that no line ends at.
    said.replace(['\u{a0}', '\u{202f}'], " ")
}

/// The labels of the picture of a seat, counted from 1, and what stands beside them in words.
pub fn rows(language: Language, scene: &Scene, seat: u8) -> Vec<String> {
    rows_of(language, &scene.game, &scene.view(Viewer::Seat(Seat(seat - 1))).forgetful(), seat)
}

/// The same for any view of that seat.
pub fn rows_of(language: Language, game: &Mu, view: &ViewOf<Mu>, seat: u8) -> Vec<String> {
    let picture = game.depict(view);
    let row = |row: &game::phrase::Row| {
        let cells = row.cells.iter().filter_map(|cell| match cell {
            game::phrase::Cell::Words(phrase) => Some(say(language, seat, phrase)),
            game::phrase::Cell::Card(face) => {
                Some(say(language, seat, &Phrase::new("rung-card").with("card", face.notation.clone())))
            }
            game::phrase::Cell::Backs(_) => None,
        });
        let cells: Vec<String> = cells.collect();
        format!("{}: {}", say(language, seat, &row.label), cells.join(", "))
    };
    picture.rows.iter().map(row).collect()
}
