//! Cards in words: all of them, or those that somebody looks up.

use game::Phrase;
use game::notation::shortened;
use game::phrase::{Glossary, Term};
use words::{Lexicon, Names};

use crate::style::Style;

/// All cards, section by section. Nothing for a game without cards to look up.
pub fn whole(glossary: &Glossary, lexicon: &Lexicon, style: Style) -> String {
    let say = |phrase: &Phrase| lexicon.say(phrase, &Names::none());
    let mut sections = Vec::new();
    for section in &glossary.sections {
        let mut text = style.bold(&say(&section.title)) + "\n\n";
        if let Some(about) = &section.about {
            text += &(style.wrap(&say(about), "", "") + "\n");
        }
        section.terms.iter().for_each(|term| text += &style.wrap(&say(&term.words), "", "  "));
        sections.push(text.trim_end().to_owned() + "\n");
    }
    sections.join("\n")
}

/// The cards that a text names, with everything that is to be said of them; or what is wrong with the text.
pub fn look_up(glossary: &Glossary, text: &str, lexicon: &Lexicon, style: Style) -> Result<String, Phrase> {
    let say = |phrase: &Phrase| lexicon.say(phrase, &Names::none());
    let wanted = text.trim().to_lowercase();
    let name = |term: &Term| lexicon.say_value(&term.name, &Names::none()).to_lowercase();
    let all: Vec<&Term> = glossary.sections.iter().flat_map(|section| &section.terms).collect();
    let exactly = |term: &&&Term| term.notation.to_lowercase() == wanted || name(term) == wanted;
    let nearly =
        |term: &&&Term| term.notation.to_lowercase().contains(&wanted) || name(term).contains(&wanted);
    let mut found: Vec<&Term> = all.iter().filter(exactly).copied().collect();
    if found.is_empty() {
        // A card by its suit and number, where the cards of a suit are looked up together: N4 for N.
        let suit = wanted.trim_end_matches(|letter: char| letter.is_ascii_digit());
        found = all.iter().filter(|term| term.notation.to_lowercase() == suit).copied().collect();
    }
    if found.is_empty() {
        found = all.iter().filter(nearly).copied().collect();
    }
    if found.is_empty() {
        let known: Vec<&str> = all.iter().map(|term| term.notation.as_str()).collect();
        let phrase = Phrase::new("play-card-unknown").with("text", shortened(text));
        return Err(phrase.with("allowed", known.join(", ")));
    }
    let mut out = String::new();
    for term in found {
        out += &style.wrap(&say(&term.words), "", "  ");
        term.more.iter().for_each(|phrase| out += &style.wrap(&say(phrase), "  ", "  "));
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Value;
    use game::phrase::{ByLanguage, Section};
    use words::Language;

    fn glossary() -> Glossary {
        let term = |notation: &str, english: &str, french: &str| Term {
            notation: notation.to_owned(),
            name: Value::ByLanguage(ByLanguage::english(english).and("fr", french)),
            words: Phrase::new("card-is").with("name", notation),
            more: vec![Phrase::new("card-more")],
        };
        let terms = vec![term("map", "Map", "Carte"), term("cartographer", "Cartographer", "Cartographe")];
        Glossary { sections: vec![Section { title: Phrase::new("cards"), about: None, terms }] }
    }

    fn lexicon(language: Language) -> Lexicon {
        Lexicon::new(language, &["cards = Cards\ncard-is = This is { $name }.\ncard-more = And more.\n"])
    }

    #[test]
    fn all_cards_stand_under_their_titles() {
        let text = whole(&glossary(), &lexicon(Language::English), Style::default());
        assert_eq!(text, "Cards\n\nThis is map.\nThis is cartographer.\n");
        assert_eq!(whole(&Glossary::default(), &lexicon(Language::English), Style::default()), "");
    }

    #[test]
    fn a_card_of_a_suit_is_found_with_its_suit() {
        let find = |text| look_up(&glossary(), text, &lexicon(Language::English), Style::default());
        assert_eq!(find("Map4"), Ok("This is map.\n  And more.\n".to_owned()));
        assert!(find("4").is_err());
    }

    #[test]
    fn a_card_is_found_by_notation_name_or_part_of_it() {
        let find = |language, text| look_up(&glossary(), text, &lexicon(language), Style::default());
        let map = Ok("This is map.\n  And more.\n".to_owned());
        assert_eq!(find(Language::English, "MAP"), map);
        assert_eq!(find(Language::French, " carte "), map, "not the cartographer too");
        assert_eq!(find(Language::English, "cart"), Ok("This is cartographer.\n  And more.\n".to_owned()));
        let unknown = find(Language::English, "lion").expect_err("there is no lion");
        assert_eq!(unknown.to_string(), "play-card-unknown(text=lion, allowed=map, cartographer)");
    }
}
