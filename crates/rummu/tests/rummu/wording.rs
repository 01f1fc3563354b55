use game::phrase::Cell;
use game::{Depict, Lesson, Narrate, Notation, Phrase, Rules, Seat, Secrets, Teach, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::{MINUTE_EN, MINUTE_FR, RULES_EN, RULES_FR, WORDS_EN, WORDS_FR};
use std::sync::LazyLock;
use words::{Language, Lexicon, Names};

use crate::facts::cases;
use crate::scene::{Scene, Table, build, laying};

/// English and French.
static LEXICONS: LazyLock<[Lexicon; 2]> = LazyLock::new(|| {
    [Language::English, Language::French]
        .map(|language| Lexicon::new(language, &[language.pick(WORDS_EN, WORDS_FR)]))
});

fn lexicon(language: Language) -> &'static Lexicon {
    language.pick(&LEXICONS[0], &LEXICONS[1])
}

/// What seat 1 reads.
fn say(language: Language, phrase: &Phrase) -> String {
    let you = language.pick("you", "vous");
    let names = [you, "Baraka", "Chausiku", "Dalila"].map(str::to_owned).to_vec();
    lexicon(language).say(phrase, &Names::new(names, Some(Seat(0))))
}

fn both(phrase: &Phrase) -> [String; 2] {
    [Language::English, Language::French].map(|language| say(language, phrase))
}

/// The sentences that seat 1 reads of the last step of a script.
fn story(mut scene: Scene, script: &str) -> [Vec<String>; 2] {
    let steps: Vec<&str> = script.split(", ").collect();
    let (last, first) = steps.split_last().expect("a step");
    for step in first {
        scene.go(step);
    }
    let before = scene.seen_by(1).forgetful();
    scene.go(last);
    let told = scene.game.narrate(&before, &scene.seen_by(1).forgetful());
    [Language::English, Language::French]
        .map(|language| told.iter().map(|phrase| say(language, phrase)).collect())
}

/// The table that seat 1 sees, a line for each row.
fn picture(scene: &Scene, language: Language) -> Vec<String> {
    let cell = |cell: &Cell| match cell {
        Cell::Card(face) => lexicon(language).say_value(&face.notation, &Names::none()),
        Cell::Backs(count) => format!("×{count}"),
        Cell::Words(phrase) => say(language, phrase),
    };
    let row = |row: &game::phrase::Row| {
        let cells: Vec<String> = row.cells.iter().map(cell).collect();
        format!("{}: {}", say(language, &row.label), cells.join(" | "))
    };
    scene.game.depict(&scene.seen_by(1).forgetful()).rows.iter().map(row).collect()
}

#[test]
fn a_card_of_the_stock_is_drawn_in_one_sentence() {
    let draw = || laying("", &["r0", "g8", "g9"]).drawing(2);
    assert_eq!(story(draw(), "draw"), [Vec::<String>::new(), Vec::new()]);
    assert_eq!(story(draw(), "draw, card k9"), [["Baraka draws a card."], ["Baraka pioche une carte."]]);
    let own = laying("", &["r0", "g8", "g9"]).drawing(1);
    assert_eq!(story(own, "draw, card k9"), [["You draw k9."], ["Vous piochez n9."]]);
}

#[test]
fn points_are_lost_and_broken_down() {
    let end = laying("hands=2", &["r0", "g8 y1", "g9"]).table(2, "r5 r6 r7");
    let [english, french] = story(end, "discard r0");
    assert_eq!(
        english[1..],
        [
            "That was your last card: the hand is over.",
            "You score 10 points (total 10): 0 on the table and 10 for ending the hand.",
            "Baraka loses 5 points (total −5): 10 on the table and −15 in hand.",
            "Chausiku loses 5 points (total −5): 0 on the table and −5 in hand.",
        ]
    );
    assert_eq!(french[3], "Baraka perd 5 points (total −5)\u{a0}: 10 sur la table et −15 en main.");
    let teams = laying("hands=2 teams=on", &["r0", "g8 y1", "g9", "g7"]).table(2, "r5 r6 r7");
    let [english, french] = story(teams, "discard r0");
    assert_eq!(
        english[2..],
        [
            "You score 10 points: 0 on the table and 10 for ending the hand.",
            "Baraka loses 5 points: 10 on the table and −15 in hand.",
            "Chausiku scores nothing: 0 on the table and 0 in hand.",
            "Dalila loses 5 points: 0 on the table and −5 in hand.",
            "Your side (you and Chausiku) scores 10 points together (total 10).",
            "Baraka and Dalila lose 10 points together (total −10).",
        ]
    );
    assert_eq!(french[6], "Votre équipe (vous et Chausiku) marque 10 points en tout (total 10).");
}

#[test]
fn refusals_say_what_is_wrong() {
    let scene = laying("", &["k4 y4 y5 r2 b3 g0", "g8", "g9"]).table(2, "r5 r6 r7").out(1);
    let why = |text: &str| {
        let action = scene.game.read_action(text).expect("an action");
        both(&scene.game.explain(&scene.state, Seat(0), action).words)
    };
    let joker = why("swap k4 1");
    assert_eq!(joker[0], "no joker in r5 r6 r7 can be swapped, not even for k4");
    assert_eq!(joker[1], "aucun joker de r5 r6 r7 ne peut être échangé, pas même contre n4");
    let twice = why("lay r2 b3 y4 y5");
    assert_eq!(
        twice[0],
        "r2 b3 y4 y5 has several colours and more than one joker; with several colours only one joker is allowed"
    );
    for (text, words) in [
        (
            "lay b6 b6 g6",
            "Not allowed: there is only one b6 in the deck, and no combination has the same card twice (RUM.11).",
        ),
        (
            "add r1 r1 r1 2",
            "Not allowed: there are only 2 cards r1 in the deck, and no combination has the same card twice (RUM.11).",
        ),
    ] {
        let error = scene.game.read_action(text).expect_err("no such cards");
        assert_eq!(say(Language::English, &error.0), words);
    }
}

#[test]
fn the_table_names_sides_totals_and_what_fits() {
    let scene = laying("teams=on", &["r4 y8 g2", "g8", "g9 k9", "g7"]).score(1, -5).score(2, 30);
    let scene = scene.table(2, "r5 y6 r7").table(1, "b1 b2 b3").pile("k0 r9").drawing(1);
    assert_eq!(
        picture(&scene, Language::English),
        [
            "Hand 1: your turn | the match ends at 500 points | you deal",
            "Discards: r9 | 2 cards | stock: 45 cards",
            "Your side (you and Chausiku): −5 points | 505 to go | 10 points this hand",
            "You: 10 points this hand",
            "  2: b1 | b2 | b3 | 10 points | fits: b0 y0 b4 y4",
            "Chausiku: not out, needs 3 cards | ×2",
            "Baraka and Dalila: 30 points | 470 to go | 0 points this hand",
            "Baraka: 0 points this hand | ×1 | last card!",
            "  1: r5 | y6 | r7 | 0 points | fits: r4 r8 | y6 for r6",
            "Dalila: not out, needs 4 cards | ×1 | last card!",
            "Your hand: g2 | r4 | y8 | −20 if the hand ends now",
            "Can be used: r4 to 1",
        ]
    );
    let french = picture(&scene, Language::French);
    assert_eq!(
        french[2],
        "Votre équipe (vous et Chausiku): −5 points | 505 à marquer | 10 points dans cette manche"
    );
    assert_eq!(french[8], "  1: r5 | j6 | r7 | 0 point | accepte r4 r8 | rend j6 contre r6");
}

#[test]
fn a_joker_of_several_colours_is_had_for_one_of_several_cards() {
    let scene = laying("", &["r4 y8 g2", "g8", "g9"]).table(2, "r5 y6 b7").pile("k9");
    let shown = [Language::English, Language::French].map(|language| {
        let rows = picture(&scene, language);
        let row = rows.iter().find(|row| row.starts_with("  1: ")).expect("a combination");
        row.split(" | ").last().map(str::to_owned)
    });
    assert_eq!(shown[0].as_deref(), Some("y6 for one of g6 k6"));
    assert_eq!(shown[1].as_deref(), Some("rend j6 contre l’une de v6 n6"));
}

#[test]
fn an_empty_hand_is_said_to_be_empty_and_a_counted_one_is_final() {
    let mut scene = laying("", &["b4", "g8", "g9"]).table(1, "b1 b2 b3").pile("k9");
    scene.go("add b4 1");
    assert_eq!(picture(&scene, Language::English).last().expect("rows"), "Your hand: no cards left");
    scene.go("back b4 1");
    let rows = picture(&scene, Language::English);
    assert!(
        rows.iter().any(|row| row.starts_with("Baraka") && row.ends_with("g8 | −5 in hand")),
        "{rows:#?}"
    );
}

#[test]
fn moves_say_what_they_bring() {
    let detail = |scene: &Scene, text: &str| {
        let action = scene.game.read_action(text).expect("an action");
        scene.game.detail(&scene.seen_by(1).forgetful(), action).map(|detail| both(&detail))
    };
    let scene =
        laying("", &["r8 g6 r6 k0 b0", "g8", "g9"]).table(2, "r5 y6 r7").table(1, "b1 b2 b3").pile("k9");
    let told = |text| detail(&scene, text).expect("something is told");
    assert_eq!(told("add r8 1")[0], "Baraka’s: 10 points (+10), 4 cards left (−20)");
    assert_eq!(told("swap r6 1")[0], "Baraka’s: 10 points (+10), 5 cards left (−30)");
    assert_eq!(
        told("add b0 2"),
        [
            "yours: 20 points (+10), 4 cards left (−20)",
            "à vous\u{a0}: 20 points (+10), restent 4 cartes (−20)"
        ]
    );
    assert_eq!(told("discard r8")[0], "fits combination 1");
    assert_eq!(detail(&scene, "discard k0"), None);
    let take =
        laying("", &["r5 r6 b0", "g8", "g9"]).table(1, "r1 b2 g3").table(2, "g4 g5 g6").pile("r7").drawing(1);
    assert_eq!(detail(&take, "take").expect("it can be used")[0], "you can lay r5 r6 r7 (10 points)");
    let both_ways =
        laying("", &["k3 b0", "g8", "g9"]).table(1, "g4 y5 g6").table(2, "r5 b5 k5").pile("g5").drawing(1);
    let told = detail(&both_ways, "take").expect("it can be used");
    assert_eq!(told[0], "you can add it to 2 and swap it for the joker of 1");
    assert_eq!(told[1], "vous pouvez l’ajouter à 2 et l’échanger contre le joker de 1");
}

/// In French too, what is shown can be typed.
#[test]
fn every_move_is_read_back_in_both_languages() {
    for (seats, settings) in [(3, "hands=1"), (4, "hands=1 teams=on"), (5, "hands=1 together=on")] {
        let game = build(seats, settings).expect("valid");
        for seed in 0..4 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let (mut state, mut legal) = (game.start(), Vec::new());
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&state, &mut rng);
                        game.resolve(&mut state, chance);
                    }
                    Turn::Seat(seat) => {
                        game.legal_actions(&state, &mut legal);
                        let view = game.view(&state, Viewer::Seat(seat)).forgetful();
                        for (&action, lexicon) in
                            legal.iter().flat_map(|action| LEXICONS.iter().map(move |one| (action, one)))
                        {
                            let shown = lexicon.notation(&game.write_action(action));
                            assert_eq!(game.read_command(&view, &shown), Ok(vec![action]), "{shown}");
                        }
                        game.apply(&mut state, random::pick(&mut rng, &legal));
                    }
                }
            }
        }
    }
    assert_eq!(LEXICONS[1].notation("swap k6 2"), "échanger n6 2");
}

/// A fact follows “it” or “ce coup”: it begins with a verb, ends without a full stop, and all its words are there.
#[test]
fn facts_are_parts_of_sentences() {
    for case in cases() {
        let legal = case.legal();
        for &action in &legal {
            for fact in game::Advise::facts(&case.scene.game, &case.view(), &legal, action) {
                for words in both(&fact.words) {
                    assert!(!words.contains('⟦') && !words.ends_with('.'), "{words}");
                    assert!(words.chars().next().is_some_and(char::is_lowercase), "{words}");
                }
            }
        }
    }
}

#[test]
fn no_words_are_missing_and_minus_signs_are_minus_signs() {
    assert_eq!(words::check_pair(WORDS_EN, WORDS_FR), Vec::<String>::new());
    let game = build(4, "hands=2 teams=on").expect("valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut state, mut legal) = (game.start(), Vec::new());
    while game.turn(&state) != Turn::Over {
        let before = state;
        match game.turn(&state) {
            Turn::Seat(_) => {
                game.legal_actions(&state, &mut legal);
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
            Turn::Chance | Turn::Over => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
        }
        let [then, now] = [before, state].map(|state| game.view(&state, Viewer::Seat(Seat(0))).forgetful());
        let mut phrases = game.narrate(&then, &now);
        phrases.extend(game.ask(&now));
        for row in game.depict(&now).rows {
            phrases.push(row.label);
            phrases.extend(row.cells.into_iter().filter_map(|cell| match cell {
                Cell::Words(phrase) => Some(phrase),
                Cell::Card(_) | Cell::Backs(_) => None,
            }));
        }
        for said in phrases.iter().flat_map(both) {
            let digits_after_hyphen = said
                .match_indices('-')
                .any(|(at, _)| said[at + 1..].starts_with(|next: char| next.is_ascii_digit()));
            assert!(!digits_after_hyphen && !said.contains('⟦'), "{said}");
        }
    }
}

#[test]
fn the_page_of_one_minute_is_short() {
    for (page, title) in [(MINUTE_EN, "# Rummü in one minute"), (MINUTE_FR, "# Rummü en une minute")] {
        let mut lines = page.lines();
        assert_eq!(lines.next(), Some(title));
        assert!(lines.filter(|line| !line.is_empty()).count() <= 12);
    }
}

#[test]
fn the_settings_are_the_last_chapter_of_the_rules() {
    for (page, heading) in [(RULES_EN, "## Settings"), (RULES_FR, "## Réglages")] {
        let chapters: Vec<&str> = page.lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(chapters.last(), Some(&heading), "{chapters:?}");
    }
}

/// What seat 1 is taught: the topics, and everything that a lesson says.
fn taught(scene: &Scene) -> Vec<Lesson> {
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    scene.game.teach(&scene.seen_by(1), &legal)
}

fn sentences(lessons: &[Lesson], topic: &str, language: Language) -> Vec<String> {
    let lesson = lessons.iter().find(|lesson| lesson.topic == topic).expect("it is taught");
    lesson.phrases().map(|phrase| say(language, phrase).replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

#[test]
fn lessons_name_what_lies_there() {
    let first = laying("", &["r5 r6 r7 y3 k0", "g8 g9 b0", "b9 b8 b7"]).table(2, "g2 g3 g4");
    let lessons = taught(&first);
    let topics: Vec<&str> = lessons.iter().map(|lesson| &*lesson.topic).collect();
    assert_eq!(topics, ["discarding", "coming-out", "jokers"]);
    assert_eq!(
        sentences(&lessons, "discarding", Language::English)[2..],
        [
            "k0 is farthest from a combination of 4: 2 more cards are needed.",
            "Keep r5 r6 r7: with one of r4 y4 r8 y8 they are a combination of 4 cards.",
        ]
    );
    assert_eq!(
        sentences(&lessons, "coming-out", Language::English),
        [
            "Your first combination of the hand",
            "Your first combination of a hand needs 4 cards, because you have 0 points so far.",
            "With one of r4 y4 r8 y8, your r5 r6 r7 would be a combination of 4 cards.",
            "Once you are out, three cards are enough, and you may add to any combination.",
        ]
    );
    assert_eq!(
        sentences(&lessons, "jokers", Language::French)[1],
        "j3 remplace le 3 de toute autre couleur, et aucun autre nombre."
    );
    let out = first.out(1);
    let lessons = taught(&out);
    assert_eq!(
        sentences(&lessons, "laying", Language::English)[1..],
        [
            "r5 r6 r7 is a run, consecutive numbers in one colour: 10 points.",
            "It scores for you, even if others add to it.",
            "One card more would make it 20 points.",
        ]
    );
}

#[test]
fn a_lesson_says_who_gets_the_points_of_an_addition() {
    let add = laying("", &["g5 r9 k0", "g8 g9 b0", "b9 b8"]).table(2, "g2 g3 g4").out(1);
    let lessons = taught(&add);
    assert_eq!(
        sentences(&lessons, "adding", Language::English)[1..],
        [
            "g5 fits combination 1: +10 for Baraka, who laid it.",
            "You get rid of what would cost you 5 points at the end of the hand.",
            "The points of a combination go to whoever laid it first.",
        ]
    );
    assert_eq!(
        sentences(&lessons, "finishing", Language::English)[1..],
        ["Chausiku holds only 2 cards: if the hand ends, your cards cost you 15 points."]
    );
}

#[test]
fn a_lesson_names_the_cards_that_go_together() {
    let joker = laying("", &["r5 y6 k0 k9", "g8 g9 b0", "b9 b8 b7"]);
    let said = sentences(&taught(&joker), "jokers", Language::English);
    assert_eq!(said[2], "It goes with your r5: 2 cards more make a combination of 4.");
}
