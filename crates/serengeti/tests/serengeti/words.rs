use game::phrase::Cell;
use game::{Advise, Depict, Notation, Phrase, Rules, Running, Seat, Teach, Turn, ViewOf, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use serengeti::action::Action;
use std::collections::HashSet;
use std::sync::Arc;
use words::{Language, Lexicon, Names};

use crate::scene::{Scene, Table, arranged, build};

fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language, &[language.pick(serengeti::WORDS_EN, serengeti::WORDS_FR)])
}

/// A phrase as the player in seat 1 reads it.
fn say(language: Language, phrase: &Phrase) -> String {
    let you = language.pick("you", "vous");
    let names = [you, "Baraka", "Chausiku", "Dalila"].map(str::to_owned).to_vec();
    lexicon(language).say(phrase, &Names::new(names, Some(Seat(0))))
}

fn both(phrase: &Phrase) -> [String; 2] {
    Language::ALL.map(|language| say(language, phrase))
}

/// Walks through random games and shows every position to `look`, with what the seat to act may do.
fn walk(mut look: impl FnMut(&Scene, Seat, &[Action])) {
    for settings in [
        "edition=abacus",
        "edition=asmodee exchanges=on",
        "edition=digest referee=open",
        "edition=abacus selling=on exchanges=on referee=open",
    ] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        for _ in 0..4 {
            let mut scene = Scene::new(4, settings);
            let (game, mut legal) = (scene.game.clone(), Vec::new());
            loop {
                match game.turn(&scene.state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&scene.state, &mut rng);
                        game.resolve(&mut scene.state, chance);
                    }
                    Turn::Seat(seat) => {
                        game.legal_actions(&scene.state, &mut legal);
                        look(&scene, seat, &legal);
                        // Mostly what makes sense, so that games come to their later rounds with cards and chips.
                        let sensible = game.sensible(&scene.view(Viewer::Seat(seat)), &legal);
                        let wild = random::below(&mut rng, 4) == 0;
                        let action = random::pick(&mut rng, if wild { &legal } else { &sensible });
                        game.apply(&mut scene.state, action);
                    }
                }
            }
        }
    }
}

#[test]
fn every_fact_and_detail_has_words_in_both_languages() {
    let lexicons = Language::ALL.map(lexicon);
    let mut known = HashSet::new();
    walk(|scene, seat, legal| {
        let view = scene.view(Viewer::Seat(seat)).forgetful();
        for &action in legal {
            let facts = scene.game.facts(&view, legal, action);
            let notation = scene.game.write_action(action);
            for phrase in facts.into_iter().map(|fact| fact.words).chain(scene.game.detail(&view, action)) {
                if !known.insert(phrase.to_string()) {
                    continue;
                }
                for lexicon in &lexicons {
                    let words = lexicon.say(&phrase, &Names::none());
                    assert!(!words.contains('⟦') && !words.contains("  "), "{words}: {phrase}");
                    assert!(!words.contains(&notation), "{words} names the move {notation}");
                }
            }
        }
    });
    let kinds: HashSet<&str> = known.iter().filter_map(|phrase| phrase.split('(').next()).collect();
    assert!(kinds.len() > 30, "{kinds:?}");
}

#[test]
fn what_french_shows_is_read_back() {
    let french = lexicon(Language::French);
    walk(|scene, seat, legal| {
        let view = scene.view(Viewer::Seat(seat)).forgetful();
        for &action in legal {
            let shown = french.notation(&scene.game.write_action(action));
            assert_eq!(scene.game.read_command(&view, &shown), Ok(vec![action]), "{shown}");
        }
    });
    assert_eq!(french.notation("lose N4"), "abandonner N4");
    assert_eq!(french.notation("swap N4 B2"), "échanger N4 B2");
}

/// Seat 1 is to bid more than 3.
fn drawn() -> Scene {
    let table = [("N1 N9 S4", 28), ("M2 M3 B2 B5 A7", 9), ("M1 T7", 9), ("M9 B0 A5 T5 S8", 9)];
    let mut scene = arranged("edition=abacus", 9, &table);
    scene.edit(|open, _| open.first = Seat(1));
    scene.go("turn B9 T3 S3, 2: pass, 3: bid 2, 4: bid 3");
    scene
}

/// A row of the picture, as seat 1 reads it: the label and the words.
fn row(scene: &Scene, language: Language, key: &str, number: usize) -> String {
    let picture = scene.game.depict(&scene.seen_by(1).forgetful());
    let row = picture.rows.iter().filter(|row| row.label.key == key).nth(number).expect(key);
    let cell = |cell: &Cell| match cell {
        Cell::Card(face) => lexicon(language).say_value(&face.notation, &Names::none()),
        Cell::Backs(count) => count.to_string(),
        Cell::Words(phrase) => say(language, phrase),
    };
    let cells: Vec<String> = row.cells.iter().map(cell).collect();
    format!("{}: {}", say(language, &row.label), cells.join(" | "))
}

#[test]
fn the_picture_says_whom_the_digits_pay() {
    let scene = drawn();
    let english = "Last digit: 0 8 → Dalila | 1 4 9 yours, not allowed | 2 3 → Baraka | 5 → Baraka and Dalila | \
                   6 → all others | 7 → Baraka and Chausiku";
    assert_eq!(row(&scene, Language::English, "row-digits", 0), english);
    let french = "Dernier chiffre: 0 8 → Dalila | 1 4 9 à vous, interdits | 2 3 → Baraka | 5 → Baraka et Dalila | \
                  6 → tous les autres | 7 → Baraka et Chausiku";
    assert_eq!(row(&scene, Language::French, "row-digits", 0), french);
}

#[test]
fn the_picture_says_what_the_lot_would_add_and_what_everybody_did() {
    let scene = drawn();
    let rows = [0, 1, 2, 3].map(|number| row(&scene, Language::English, "row-player", number));
    let expected = [
        "You: N1 | N9 | S4 | 4 points (+4 with these cards) | 28 chips",
        "Baraka: M2 | M3 | B2 | B5 | A7 | 7 points (+5 with these cards) | passed, took 2 chips",
        "Chausiku: M1 | T7 | 2 points (+4 with these cards) | bid 2",
        "Dalila: M9 | B0 | A5 | T5 | S8 | 5 points (+6 with these cards) | bid 3",
    ];
    assert_eq!(rows, expected);
    assert_eq!(row(&scene, Language::English, "row-lot", 0), "For sale: B9 | T3 | S3 | Dalila bids 3");
}

#[test]
fn chips_of_others_are_shown_only_with_a_memory() {
    let scene = drawn();
    let shown =
        |view: ViewOf<Serengeti>| format!("{:?}", scene.game.depict(&view)).matches("some-chips").count();
    assert_eq!(shown(scene.seen_by(1).forgetful()), 1, "the own ones");
    assert_eq!(shown(scene.seen_by(1)), 4);
}

#[test]
fn who_has_exchanged_is_shown_before_the_lot_is_turned_up() {
    let mut scene = arranged("edition=asmodee exchanges=on", 2, &[("N4", 12), ("B5", 12), ("T7", 12)]);
    scene.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Exchanging(Seat(0)));
    });
    scene.go("1: swap N4 B5, 2: pass");
    assert!(row(&scene, Language::English, "row-player", 0).ends_with("exchanged"));
    assert!(!row(&scene, Language::English, "row-player", 1).contains("exchanged"));
    scene.go("3: pass, turn M1 M2");
    assert!(row(&scene, Language::English, "row-player", 0).ends_with("exchanged, may not bid"));
}

#[test]
fn the_question_says_what_the_lot_brings_and_closes() {
    let scene = drawn();
    let asked = scene.game.ask(&scene.seen_by(1).forgetful());
    let english: Vec<String> = asked.iter().map(|phrase| say(Language::English, phrase)).collect();
    let expected = [
        "Dalila bids 3. Bid more, or pass?",
        "You have 28 chips. Buying brings you 4 points and closes digit 3.",
        "Passing now brings 2 chips from the bank.",
    ];
    assert_eq!(english, expected);
}

#[test]
fn beside_a_bid_stands_whom_it_pays_and_what_is_left() {
    let scene = drawn();
    let detail = |text: &str| {
        let action = scene.game.read_action(text).expect("a move");
        both(&scene.game.detail(&scene.seen_by(1).forgetful(), action).expect("a detail"))
    };
    assert_eq!(
        detail("bid 7"),
        [
            "pays Baraka 3, Chausiku 3 and the bank 1; 21 left",
            "rapporte 3 à Baraka, 3 à Chausiku et 1 à la banque\u{202f}; reste 21"
        ]
    );
    assert_eq!(
        detail("bid 6"),
        ["pays each of the others 2; 22 left", "rapporte 2 à chacun des autres\u{202f}; reste 22"]
    );
    assert_eq!(detail("pass"), ["brings you 2 chips from the bank", "vous rapporte 2 jetons de la banque"]);
}

#[test]
fn beside_wrong_calls_and_other_moves_stands_what_they_do() {
    let english = |scene: &Scene, text: &str| {
        let action = scene.game.read_action(text).expect("a move");
        let detail = scene.game.detail(&scene.seen_by(1).forgetful(), action);
        say(Language::English, &detail.expect("a detail"))
    };
    let mut open = arranged("edition=asmodee referee=open", 1, &[("N4", 12), ("", 12), ("", 12), ("", 12)]);
    open.go("turn M1");
    assert_eq!(english(&open, "bid 4"), "does not count and costs a chip");
    assert_eq!(english(&open, "bid 20"), "you cannot pay it");
    assert_eq!(english(&open, "bid 0"), "pays nobody; 12 left");
    assert_eq!(english(&open, "bid 2"), "pays nobody, 2 chips stay in the pot; 10 left");
    let mut swap = arranged("edition=asmodee exchanges=on", 2, &[("N4 B5", 12), ("N8 N0", 12), ("T7", 12)]);
    swap.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Exchanging(Seat(0)));
    });
    assert_eq!(english(&swap, "swap B5 N8"), "+1 for you, −1 for Baraka");
    let mut sell = arranged("edition=asmodee selling=on", 1, &[("N4 N8", 12), ("", 12), ("", 12)]);
    sell.go("turn M1, pass, bid 0, pass");
    let words = "costs you 2 points if somebody buys it and opens bids ending in 8 to you again";
    assert_eq!(english(&sell, "sell N8"), words);
}

#[test]
fn gains_are_told_as_people_say_them() {
    let gains = |who: &[u8], gain: u8| {
        let who: Vec<Seat> = who.iter().map(|seat| Seat(seat - 1)).collect();
        both(&Phrase::new("story-gains").with("who", who).with("gain", gain))
    };
    assert_eq!(
        gains(&[1, 2], 3),
        ["You and Baraka receive 3 chips each.", "Vous et Baraka recevez 3 jetons chacun."]
    );
    assert_eq!(
        gains(&[2, 3], 1),
        ["Baraka and Chausiku receive 1 chip each.", "Baraka et Chausiku reçoivent 1 jeton chacun."]
    );
    assert_eq!(gains(&[1], 2), ["You receive 2 chips.", "Vous recevez 2 jetons."]);
    assert_eq!(gains(&[2], 2), ["Baraka receives 2 chips.", "Baraka reçoit 2 jetons."]);
}

#[test]
fn prices_pots_and_most_chips_are_told_as_people_say_them() {
    let sold = Phrase::new("story-sold").with("who", Seat(1)).with("cards", vec!["M2"]).with("price", 5);
    assert_eq!(both(&sold), ["Baraka buys M2 for 5 chips.", "Baraka remporte M2 pour 5 jetons."]);
    let pot = |before: u8| both(&Phrase::new("story-pot-shared").with("before", before).with("price", 6));
    assert_eq!(
        pot(1),
        [
            "The price of 6 and the 1 chip in the pot are shared out.",
            "Le prix de 6 et le jeton du pot sont partagés."
        ]
    );
    assert_eq!(pot(4)[1], "Le prix de 6 et les 4 jetons du pot sont partagés.");
    let richest = |who: Vec<Seat>| both(&Phrase::new("story-richest").with("who", who).with("points", 2));
    assert_eq!(
        richest(vec![Seat(0)]),
        ["You have the most chips: 2 points.", "Vous avez le plus de jetons\u{a0}: 2 points."]
    );
    assert_eq!(
        richest(vec![Seat(0), Seat(1)])[1],
        "Vous et Baraka avez le plus de jetons\u{a0}: 2 points chacun."
    );
    assert_eq!(richest(vec![Seat(1), Seat(2)])[0], "Baraka and Chausiku have the most chips: 2 points each.");
}

#[test]
fn an_8_has_its_own_article() {
    for key in ["why-digit", "caution-digit"] {
        let of = |digit: u8| say(Language::English, &Phrase::new(key).with("digit", digit));
        assert!(of(8).contains("own an 8") && of(7).contains("own a 7"), "{key}");
    }
    let fined =
        Phrase::new("story-fined").with("who", Seat(1)).with("amount", 18).with("digit", 8).with("fine", 1);
    assert_eq!(
        say(Language::English, &fined),
        "Baraka calls 18, but owns an 8: the bid does not count and costs a chip."
    );
}

#[test]
fn when_it_is_over_the_heading_says_no_more() {
    let mut scene = arranged("edition=abacus", 15, &[("N4", 10), ("", 10), ("", 10)]);
    scene.edit(|open, _| open.frames.clear());
    assert_eq!(row(&scene, Language::English, "row-over", 0), "The game is over: ");
}

#[test]
fn the_numbers_of_ones_own_cards_can_be_looked_up() {
    let usual = build(3, "edition=abacus").expect("valid");
    let seen = |game: &Serengeti| {
        let table = Running::new(Arc::new(game.clone()));
        table.game().glossary(&table.view(Viewer::Spectator))
    };
    let sections = seen(&usual).sections;
    assert_eq!((sections.len(), &sections[0].about), (1, &None), "those of the rules page");
    assert_eq!(both(&sections[0].terms[0].words), ["Nuba (N): 0 1 4 8 9", "Nuba (N)\u{a0}: 0 1 4 8 9"]);
    let means = both(&sections[0].terms[0].more[0]);
    assert!(
        means[0].starts_with("The number on a card is a last digit") && means[1].contains("dernier chiffre")
    );
    let table = "Nuba 2 3 4 6 8; Massai 1 2 3 7 9; Bantu 0 2 5 6 9; Nandi 1 4 5 6 7; Tonga 0 3 5 7 8; Samburu 0 1 4 8 9";
    let config = game::Config::new(Serengeti::schema(), Some(3), &[("cards", table)]).expect("valid");
    let own = Serengeti::new(&config).expect("a valid table");
    let sections = seen(&own).sections;
    assert_eq!(both(&sections[0].terms[0].words), ["Nuba (N): 2 3 4 6 8", "Nuba (N)\u{a0}: 2 3 4 6 8"]);
    assert_eq!((sections[0].terms.len(), sections[0].terms[5].notation.as_str()), (6, "S"));
    assert!(sections[0].about.is_some(), "they replace those of the rules page");
}

#[test]
fn a_minute_is_short() {
    for (minute, title) in [
        (serengeti::MINUTE_EN, "# Serengeti in one minute"),
        (serengeti::MINUTE_FR, "# Serengeti en une minute"),
    ] {
        let mut lines = minute.lines().filter(|line| !line.trim().is_empty());
        assert_eq!(lines.next(), Some(title));
        let rest: Vec<&str> = lines.collect();
        assert!((4..=12).contains(&rest.len()), "{} lines", rest.len());
        assert!(rest.iter().all(|line| line.chars().count() <= 120), "{rest:?}");
    }
}

#[test]
fn the_page_of_one_minute_says_whose_letter_is_whose() {
    for minute in [serengeti::MINUTE_EN, serengeti::MINUTE_FR] {
        for tribe in serengeti::card::Tribe::ALL {
            let named = format!("{} {}", tribe.letter(), tribe.name());
            assert!(minute.contains(&named), "{named}");
        }
    }
}

/// The first lesson tells of the cheapest bid whom its price would pay: that is what a key of the page shows.
#[test]
fn the_first_lesson_tells_whom_a_price_pays() {
    let key = |second: &str| {
        let mut scene = arranged("edition=asmodee", 1, &[("", 12), (second, 12), ("", 12)]);
        scene.go("turn M7");
        let mut legal = Vec::new();
        scene.game.legal_actions(&scene.state, &mut legal);
        let lessons = scene.game.teach(&scene.seen_by(1), &legal);
        assert_eq!(lessons[0].topic, "lot");
        let point = lessons[0].points[2].clone();
        (point.at.expect("a key").into_owned(), say(Language::English, &point.words))
    };
    let (at, words) = key("N1");
    assert_eq!(at, "digit 1");
    assert_eq!(words, "The buyer pays players, by the last digit: 1 would go to Baraka, who has a 1.");
    let (at, words) = key("N9");
    assert_eq!(at, "digit 2", "one chip cannot be divided between two");
    let all_others =
        "The buyer pays players, by the last digit: 2 would go to all the others, as nobody has a 2.";
    assert_eq!(words, all_others);
}
