//! The story forgets what the rules want players to remember (docs/decisions/014-the-story-fades.md).

use std::collections::BTreeSet;

use game::record::{Entry as Line, Record};
use game::{Command, Fading, Match, MemoryAid, Phrase, Turn, Value, Viewer};
use games::{Complete, Texts, Visitor};
use players::Level;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use session::Session;
use session::replay::set_up;
use words::{Language, Lexicon, Names, messages};

use crate::{configs, usual};

/// What may be left of a story: who did what, where everybody can see, and what is written on the score sheet. A
/// message with another variable fades, or stands below with a reason.
const STAYS: &[(&str, &[&str])] = &[
    ("", &["who", "other", "owner", "hand", "turns", "points", "total"]),
    ("serengeti", &["round", "count"]),
    ("mu", &["one", "partner", "others", "chief", "trump", "count", "standing", "target", "bonus"]),
    ("mu", &["won", "short", "sum", "extra"]),
    ("rummu", &["place", "needed", "parts"]),
    ("calcory", &["won"]),
    ("safaru", &["side", "prize", "count", "haul"]),
    ("asante", &["slot", "actions", "turns", "wares", "lost", "gold", "now", "count"]),
];

/// Messages that say more than that and stay as they are.
const STAYING: &[(&str, &str, &str)] = &[
    ("serengeti", "story-final-chips", "the chips are laid open at the end"),
    ("mu", "story-eklat", "how many cards lie there, not which"),
    ("mu", "story-gain", "the result of a hand"),
    ("mu", "story-loss", "the result of a hand"),
    ("asante", "story-count", "how many cards are to be discarded, not which"),
];

/// Messages that name cards, even faded.
const CARDS: &[(&str, &str, &str)] = &[
    ("serengeti", "story-turned", OPEN),
    ("serengeti", "story-offered", OPEN),
    ("serengeti", "story-swapped", OPEN),
    ("serengeti", "story-lost", OPEN),
    ("serengeti", "story-sold-faded", OPEN),
    ("serengeti", "story-free", OPEN),
    ("serengeti", "story-kept", OPEN),
    ("calcory", "story-last-card", "the game is over"),
    ("calcory", "story-nobodys", "the game is over"),
    ("asante", "story-turned-up", PLACE),
    ("asante", "story-received", PLACE),
    ("asante", "story-visited", PLACE),
    ("asante", "story-applied", PLACE),
];
const OPEN: &str = "cards lie open wherever they are";
const PLACE: &str = "holy places lie open, and never come into a hand";

fn is_listed(list: &[(&str, &str, &str)], game: &str, key: &str) -> bool {
    list.iter().any(|&(of, listed, _)| of == game && listed == key)
}

/// Is anything in it written as cards are: as notation, as a bare text, or by a name that is data?
fn names_cards(value: &Value) -> bool {
    match value {
        Value::Notation(_) | Value::Text(_) | Value::ByLanguage(_) | Value::Move(_) => true,
        Value::Phrase(phrase) => phrase.arguments.iter().any(|(_, value)| names_cards(value)),
        Value::List(values) => values.iter().any(names_cards),
        Value::Number(_) | Value::Seat(_) => false,
    }
}

/// What every viewer is told of the last step, and what is left of it.
fn told(table: &dyn Match) -> Vec<(Phrase, Phrase)> {
    let viewers = Viewer::all(table.config().seats());
    let story = viewers.flat_map(|viewer| table.sight(viewer, MemoryAid::Off).story);
    story.map(|phrase| (phrase.clone(), table.fade(phrase))).collect()
}

/// Calls a function with the list of every game.
struct Lists<F>(F);

impl<F: FnMut(&'static str, Texts, &'static [Fading])> Visitor for Lists<F> {
    fn visit<G: Complete>(&mut self) {
        (self.0)(G::NAME, G::WORDS, G::FADING);
    }
}

#[test]
fn every_phrase_that_fades_is_one_and_leaves_one_with_what_stays() {
    games::visit_all(&mut Lists(|game, words: Texts, list: &[Fading]| {
        assert!(!list.is_empty(), "{game}");
        let mut keys = BTreeSet::new();
        for fading in list {
            assert!(keys.insert(fading.key), "{game}: {} is listed twice", fading.key);
            assert!(list.iter().all(|other| other.key != fading.into), "{game}: {} fades on", fading.into);
            for messages in [messages(words.english), messages(words.french)] {
                let of = |key: &str| {
                    messages.get(key).unwrap_or_else(|| panic!("{game}: there is no message {key}"))
                };
                let stays: BTreeSet<String> = fading.stays.iter().map(|&name| name.to_owned()).collect();
                assert!(stays.is_subset(of(fading.key)), "{game}: {} has no {stays:?}", fading.key);
                assert_eq!(*of(fading.into), stays, "{game}: {}", fading.into);
            }
        }
        // Nor is a sentence left that no phrase fades into.
        for key in messages(words.english).keys().filter(|key| key.ends_with("-faded")) {
            assert!(list.iter().any(|fading| fading.into == *key), "{game}: nothing fades into {key}");
        }
    }));
}

/// A new message with cards, chips or sums in it has to fade or to be argued for, even if no game here ever tells it.
#[test]
fn a_message_of_the_story_fades_or_has_only_what_may_stay() {
    games::visit_all(&mut Lists(|game, words: Texts, list: &[Fading]| {
        let stays = |name: &str| {
            STAYS.iter().any(|(of, names)| (of.is_empty() || *of == game) && names.contains(&name))
        };
        for (key, variables) in messages(words.english).iter().filter(|(key, _)| key.starts_with("story-")) {
            let fades = list.iter().any(|fading| fading.key == key);
            let is_argued_for = is_listed(STAYING, game, key) || is_listed(CARDS, game, key);
            assert!(!(fades && is_argued_for), "{game}: {key} fades and stays");
            let more: Vec<_> = variables.iter().filter(|name| !stays(name)).collect();
            assert!(fades || is_argued_for || more.is_empty(), "{game}: {key} keeps {more:?}");
            assert!(!is_argued_for || !more.is_empty(), "{game}: {key} needs no reason");
        }
        let reasons = STAYING.iter().chain(CARDS).filter(|(of, _, _)| *of == game);
        for (_, key, _) in reasons {
            assert!(messages(words.english).contains_key(*key), "{game}: there is no message {key}");
        }
    }));
}

#[test]
fn what_is_left_of_a_story_names_no_cards_and_has_words() {
    let mut untold = BTreeSet::new();
    games::visit_all(&mut Lists(|game, _, list: &'static [Fading]| {
        untold.extend(list.iter().map(|fading| (game, fading.key)));
    }));
    for entry in games::all() {
        let game = entry.name();
        let source = |language: Language| language.pick(entry.words().english, entry.words().french);
        let lexicons = Language::ALL.map(|language| Lexicon::new(language, &[source(language)]));
        let all = configs(*entry);
        let settings = (0..GAMES).map(|game| &all[game * all.len() / GAMES]);
        for (config, seed) in settings.zip(0..) {
            let level = if seed % 2 == 0 { Level::Random } else { Level::Greedy };
            let players = vec![Some(level.into()); usize::from(config.seats())];
            let mut session = Session::open(*entry, config, &players, seed).expect("it opens");
            while session.advance() {
                let table = session.running();
                for (phrase, left) in told(table) {
                    assert!(phrase.key.starts_with("story-"), "{game}: {phrase}");
                    untold.retain(|&(of, key)| of != game || key != phrase.key);
                    assert_eq!(table.fade(left.clone()), left, "{game}: {left} fades on");
                    let names_cards = left.arguments.iter().any(|(_, value)| names_cards(value));
                    assert!(!names_cards || is_listed(CARDS, game, &left.key), "{game}: {left} is left");
                    for lexicon in &lexicons {
                        let words = lexicon.say(&left, &Names::none());
                        assert!(!words.contains('⟦'), "{game}: {words}: {left}");
                    }
                }
            }
        }
    }
    assert_eq!(untold, BTreeSet::new());
}

/// How often a game is played, with settings from all that there are: enough for every phrase to be told.
const GAMES: usize = 64;

/// Red is green and green is red, wherever a word is a card or a colour.
fn recoloured(notation: &str) -> String {
    let is_number = |text: &str| text.len() == 1 && text.chars().all(|letter| letter.is_ascii_digit());
    let word = |word: &str| match (word, word.split_at_checked(1)) {
        ("red", _) => "green".to_owned(),
        ("green", _) => "red".to_owned(),
        (_, Some(("r", number))) if is_number(number) => format!("g{number}"),
        (_, Some(("g", number))) if is_number(number) => format!("r{number}"),
        _ => word.to_owned(),
    };
    notation.split(' ').map(word).collect::<Vec<String>>().join(" ")
}

/// A match that was played, step by step, as it is or in other colours.
fn retold(record: &Record, write: impl Fn(&str) -> String) -> Vec<Vec<(Phrase, Phrase)>> {
    let (_, mut table) = set_up(record).expect("it is set up");
    let mut stories = Vec::new();
    for (line, step) in &record.steps {
        let step = match step {
            Line::Move(seat, notation) => Line::Move(*seat, write(notation)),
            Line::Chance(notation) => Line::Chance(write(notation)),
            Line::Scores(words) => Line::Scores(words.clone()),
        };
        Record::step(&mut *table, &(*line, step)).expect("it is legal");
        stories.push(told(&*table));
    }
    stories
}

/// The same match in other colours is another match to those who remember, and the same to those who do not.
#[test]
fn the_faded_story_is_the_same_in_other_colours() {
    for game in ["mu", "rummu", "calcory", "safaru"] {
        let entry = games::find(game).expect("it is registered");
        let config = usual(entry);
        // At random, hardly a hand of Mü is played out.
        let players = vec![Some(Level::Greedy.into()); usize::from(config.seats())];
        let mut differ = BTreeSet::new();
        for seed in 0..3 {
            let mut session = Session::open(entry, &config, &players, seed).expect("it opens");
            while session.advance() {}
            let record = Record::read(&session.take_record()).expect("a record");
            let (before, after) = (retold(&record, str::to_owned), retold(&record, recoloured));
            for ((told, left), (retold, releft)) in before.iter().flatten().zip(after.iter().flatten()) {
                // The trump lies open as long as it matters.
                if left.key == "story-trump" || is_listed(CARDS, game, &left.key) {
                    continue;
                }
                assert_eq!(left, releft, "{game}: {told} or {retold}");
                if told != retold {
                    differ.insert(told.key.clone());
                }
            }
            assert_eq!(before.iter().flatten().count(), after.iter().flatten().count(), "{game}");
        }
        assert!(differ.len() > 4, "{game}: the colours make no difference but to {differ:?}");
    }
}

/// What everybody is told while one script is played, from the first move on.
fn played(
    table: &mut dyn Match,
    rng: &mut Xoshiro256PlusPlus,
    moves: usize,
    script: &dyn Fn(usize) -> String,
) -> Vec<Vec<(Phrase, Phrase)>> {
    let (mut stories, mut made) = (Vec::new(), 0);
    while made < moves {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => drop(table.draw(rng).expect("it is nature's turn")),
            Turn::Seat(seat) => {
                let text = script(made);
                let done = table.play(seat, Command::Text(&text));
                done.unwrap_or_else(|refusal| panic!("{text}: {}", refusal.phrase()));
                made += 1;
            }
        }
        if made > 0 {
            stories.push(told(table));
        }
    }
    stories
}

fn assert_only_memory_tells_apart(
    one: &[Vec<(Phrase, Phrase)>],
    other: &[Vec<(Phrase, Phrase)>],
    fewest: usize,
) {
    assert_eq!(one.len(), other.len());
    let mut differ = 0;
    for (one, other) in one.iter().zip(other) {
        let left =
            |story: &[(Phrase, Phrase)]| story.iter().map(|(_, left)| left.clone()).collect::<Vec<_>>();
        assert_eq!(left(one), left(other), "{one:?} or {other:?}");
        differ += usize::from(one != other);
    }
    assert!(differ >= fewest, "only {differ} steps differ");
}

/// Another price, another digit, other payments: all of it is forgotten.
#[test]
fn the_faded_story_of_an_auction_is_the_same_at_another_price() {
    let entry = games::find("serengeti").expect("it is registered");
    let config = usual(entry);
    let others = usize::from(config.seats()) - 1;
    let bought_for = |price: usize| {
        let mut table = entry.open(&config).expect("it opens");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let script = |made| if made == 0 { price.to_string() } else { "pass".to_owned() };
        played(&mut *table, &mut rng, config.seats().into(), &script)
    };
    // The same rest is left when the others share it.
    assert_only_memory_tells_apart(&bought_for(5), &bought_for(5 + others), 2);
}

/// Looking at cards and keeping them, with another deck to look at.
#[test]
fn the_faded_story_of_cards_drawn_is_the_same_whatever_they_are() {
    let entry = games::find("asante").expect("it is registered");
    let config = usual(entry);
    let script = |made: usize| ["draw", "discard", "draw", "keep", "end"][made % 5].to_owned();
    let from = |seed: u64| {
        let mut table = entry.open(&config).expect("it opens");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while table.turn() == Turn::Chance {
            table.draw(&mut rng).expect("it is nature's turn");
        }
        (table.turn(), played(&mut *table, &mut rng, 10, &script))
    };
    let (first, one) = from(0);
    let (_, other) = (1..20).map(from).find(|(turn, _)| *turn == first).expect("either may begin");
    assert_only_memory_tells_apart(&one, &other, 6);
}
