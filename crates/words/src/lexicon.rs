//! All words of one language.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::notation::folded;
use game::{Phrase, Seat, Value};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// What players are called, and which of them reads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    names: Vec<String>,
    you: Option<Seat>,
}

impl Names {
    /// The names in seat order, and the seat of the reader if it is a player.
    pub fn new(names: Vec<String>, you: Option<Seat>) -> Self {
        Names { names, you }
    }

    /// For phrases that name no player.
    pub fn none() -> Self {
        Names::default()
    }

    /// The name of a seat; its number if it has none.
    pub fn of(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The reader's seat.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// What somebody typed, with the players' names replaced by the numbers of their seats, which games understand; case and
    /// accents of names do not matter.
    pub fn as_seats(&self, typed: &str) -> String {
        let names: Vec<String> = self.names.iter().map(|name| folded(name)).collect();
        let seat = |word: &str| names.iter().position(|name| *name == folded(word));
        let numbered = |word: &str| match seat(word) {
            Some(index) => (index + 1).to_string(),
            None => word.to_owned(),
        };
        typed.split(' ').map(numbered).collect::<Vec<String>>().join(" ")
    }

    fn reader(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "other" }
    }
}

/// The words of one language: those of this crate and those of a game.
pub struct Lexicon {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lexicon").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Lexicon {
    /// The words of this crate, and then the given Fluent sources in the same language. What cannot be read
    /// in a source is missing from the lexicon; [`check_pair`](crate::check_pair) finds it in tests.
    pub fn new(language: Language, sources: &[&str]) -> Self {
        let locale: LanguageIdentifier = language.code().parse().expect("the codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        for (name, function) in [("CAP", capitalised as Function), ("DE", of_somebody)] {
            bundle.add_function(name, function).expect("each function once");
        }
        let generic = language.pick(crate::WORDS_EN, crate::WORDS_FR);
        for source in [generic].iter().chain(sources) {
            let resource =
                FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(partial, _)| partial);
            // A word that two sources have keeps its first meaning.
            let _ = bundle.add_resource(resource);
        }
        Lexicon { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a phrase. `Value::Seat` as `$who` also gives `$who-is` (`you` or `other`); a list as `$what` also
    /// gives `$what-count` and `$what-among` (`you` if the reader is one of them). `CAP($who)` begins with a capital; `DE($who)` is the French “de” before a name,
    /// `d’` before a vowel. What the
    /// lexicon cannot say comes out as `⟦key⟧`, so that tests find it.
    pub fn say(&self, phrase: &Phrase, names: &Names) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in phrase.arguments.iter() {
            match value {
                Value::Number(number) => arguments.set(&**name, *number),
                Value::Seat(seat) => arguments.set(format!("{name}-is"), names.reader(*seat)),
                Value::List(values) => {
                    arguments.set(format!("{name}-count"), values.len());
                    let you = names.you.is_some_and(|you| values.contains(&Value::Seat(you)));
                    arguments.set(format!("{name}-among"), if you { "you" } else { "other" });
                    if let [Value::Seat(seat)] = values[..] {
                        arguments.set(format!("{name}-is"), names.reader(seat));
                    } else {
                        arguments.set(format!("{name}-is"), "other");
                    }
                }
                Value::Text(_)
                | Value::ByLanguage(_)
                | Value::Notation(_)
                | Value::Move(_)
                | Value::Phrase(_) => {}
            }
            if !matches!(value, Value::Number(_)) {
                arguments.set(&**name, FluentValue::from(self.say_value(value, names)));
            }
        }
        self.format(&phrase.key, Some(&arguments)).unwrap_or_else(|| format!("⟦{}⟧", phrase.key))
    }

    /// Does the lexicon have this message?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without variables, if the lexicon has it. For keys that are put together from names.
    pub fn word(&self, key: &str) -> Option<String> {
        self.format(key, None)
    }

    fn format(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, arguments, &mut errors).into_owned();
        Some(if errors.is_empty() { text } else { format!("⟦{key}: {text}⟧") })
    }

    /// A move as a record writes it, in the verbs and letters of this language: every word that has a message `verb-WORD`
    /// is replaced by it, and the cards of the Mü deck get their letters. Games read it back.
    pub fn notation(&self, notation: &str) -> String {
        let say = |word: &str| {
            self.card(word).or_else(|| self.word(&format!("verb-{word}"))).unwrap_or_else(|| word.to_owned())
        };
        notation.split(' ').map(say).collect::<Vec<String>>().join(" ")
    }

    /// The same to somebody who knows the players by name: the seat after a verb that `.takes` one is its player's name, if
    /// that is one word, so that it can be typed.
    pub fn notation_to(&self, notation: &str, names: &Names) -> String {
        let takes_seat = |verb: &str| {
            let message = self.bundle.get_message(&format!("verb-{verb}"));
            message.is_some_and(|message| message.get_attribute("takes").is_some())
        };
        let named = |word: &str| {
            let seat = Seat::read(word, u8::try_from(names.names.len()).ok()?)?;
            Some(names.of(seat)).filter(|name| !name.contains(char::is_whitespace))
        };
        let words: Vec<&str> = notation.split(' ').collect();
        let shown = words.iter().enumerate().map(|(place, word)| {
            let before = place.checked_sub(1).map(|place| words[place]);
            let name = before.filter(|verb| takes_seat(verb)).and_then(|_| named(word));
            name.unwrap_or_else(|| self.notation(word))
        });
        shown.collect::<Vec<String>>().join(" ")
    }

    /// A card of the Mü deck in the letters of this language.
    fn card(&self, word: &str) -> Option<String> {
        let mut chars = word.chars();
        let key = match chars.next()? {
            'r' => "card-red",
            'b' => "card-blue",
            'g' => "card-green",
            'y' => "card-yellow",
            'k' => "card-black",
            _ => return None,
        };
        let number = chars.next()?.to_digit(10)?;
        chars.next().is_none().then(|| self.say(&Phrase::new(key).with("number", number), &Names::none()))
    }

    /// Says a value by itself.
    pub fn say_value(&self, value: &Value, names: &Names) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Seat(seat) => names.of(*seat),
            Value::Text(text) => text.clone(),
            Value::Move(notation) => self.notation_to(notation, names),
            Value::ByLanguage(texts) => texts.of(self.language.code()).to_owned(),
            Value::Notation(phrase) | Value::Phrase(phrase) => self.say(phrase, names),
            Value::List(values) => self.join(values, names),
        }
    }

    /// Notation is joined with spaces, everything else as the language does: `a, b and c`.
    fn join(&self, values: &[Value], names: &Names) -> String {
        let parts: Vec<String> = values.iter().map(|value| self.say_value(value, names)).collect();
        if values.iter().all(|value| matches!(value, Value::Text(_) | Value::Notation(_))) {
            return parts.join(" ");
        }
        match &parts[..] {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let phrase = Phrase::new("list").with("first", first.join(", ")).with("last", last.as_str());
                self.say(&phrase, names)
            }
        }
    }
}

/// What a message can call.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// Its first argument after the French “de”.
fn of_somebody<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = arguments.first() else { return FluentValue::Error };
    let vowel = folded(text).starts_with(['a', 'e', 'i', 'o', 'u', 'y']);
    FluentValue::from(if vowel { format!("d’{text}") } else { format!("de {text}") })
}

/// Its first argument, as a sentence begins.
fn capitalised<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = arguments.first() else { return FluentValue::Error };
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    FluentValue::from(first + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "
bids = { $who-is ->
    [you] You bid { $amount ->
        [one] one chip
       *[other] { $amount } chips
    }.
   *[other] { $who } bids { $amount }.
}
shares = { $who } share { $cards }: { $why }.
";

    fn french(phrase: &Phrase) -> String {
        say(Language::French, phrase)
    }

    fn say(language: Language, phrase: &Phrase) -> String {
        let names = Names::new(["Amina", "you", "Chausiku"].map(str::to_owned).to_vec(), Some(Seat(1)));
        Lexicon::new(language, &[GAME]).say(phrase, &names)
    }

    #[test]
    fn a_seat_is_a_name_and_knows_the_reader() {
        let bid = |seat, amount: u8| Phrase::new("bids").with("who", Seat(seat)).with("amount", amount);
        assert_eq!(say(Language::English, &bid(0, 3)), "Amina bids 3.");
        assert_eq!(say(Language::English, &bid(1, 3)), "You bid 3 chips.");
        assert_eq!(say(Language::English, &bid(1, 1)), "You bid one chip.");
        assert_eq!(say(Language::English, &bid(1, 0)), "You bid 0 chips.");
        assert_eq!(french(&bid(1, 0)), "You bid one chip.", "zero is singular in French");
    }

    #[test]
    fn sentences_begin_with_capitals_and_de_meets_vowels() {
        let lexicon = Lexicon::new(Language::French, &["one = { CAP($who) } : { DE($who) }\n"]);
        let names = Names::new(["Amina", "vous", "Élodie"].map(str::to_owned).to_vec(), Some(Seat(1)));
        let say = |seat| lexicon.say(&Phrase::new("one").with("who", Seat(seat)), &names);
        assert_eq!([say(0), say(1), say(2)], ["Amina : d’Amina", "Vous : de vous", "Élodie : d’Élodie"]);
    }

    #[test]
    fn moves_are_written_in_the_readers_language_and_names_are_seats() {
        let verbs = "verb-discard = défausser\nverb-partner = partenaire\n";
        let lexicon = Lexicon::new(Language::French, &[verbs]);
        assert_eq!(lexicon.notation("discard g3"), "défausser v3");
        assert_eq!(lexicon.notation("partner 3 N4 k7x"), "partenaire 3 N4 k7x");
        let names = Names::new(["Amina", "Zoé"].map(str::to_owned).to_vec(), None);
        assert_eq!(names.as_seats("partner zoe"), "partner 2");
        assert_eq!(names.as_seats("partner Élise"), "partner Élise");
        let verbs = "verb-discard = défausser\nverb-partner = partenaire\n    .takes = seat\n";
        let lexicon = Lexicon::new(Language::French, &[verbs]);
        assert_eq!(lexicon.notation_to("discard 2", &names), "défausser 2");
        assert_eq!(lexicon.notation_to("partner 2", &names), "partenaire Zoé");
        assert_eq!(lexicon.notation_to("partner 3", &names), "partenaire 3", "nobody sits there");
        let long = Names::new(["Amina", "Zoé B."].map(str::to_owned).to_vec(), None);
        assert_eq!(lexicon.notation_to("partner 2", &long), "partenaire 2", "it could not be typed");
    }

    #[test]
    fn lists_are_joined_as_the_language_does_but_notation_with_spaces() {
        let phrase = Phrase::new("shares")
            .with("who", vec![Seat(0), Seat(1), Seat(2)])
            .with("cards", vec!["N4", "B2"])
            .with("why", Phrase::new("you"));
        assert_eq!(say(Language::English, &phrase), "Amina, you and Chausiku share N4 B2: you.");
        assert_eq!(french(&phrase), "Amina, you et Chausiku share N4 B2: vous.");
    }

    #[test]
    fn what_cannot_be_said_can_be_found() {
        assert_eq!(french(&Phrase::new("nonsense")), "⟦nonsense⟧");
        assert!(french(&Phrase::new("shares")).starts_with("⟦shares: "));
        assert_eq!(Lexicon::new(Language::English, &[]).word("you").as_deref(), Some("you"));
        assert_eq!(Lexicon::new(Language::English, &[]).word("nonsense"), None);
    }
}
