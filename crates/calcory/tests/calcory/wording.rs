//! What people read, sentence by sentence, and that they can type what they read.

use calcory::{Calcory, MINUTE_EN, MINUTE_FR, RULES_EN, RULES_FR, WORDS_EN, WORDS_FR};
use game::phrase::Cell;
use game::{Advise, Depict, Narrate, Notation, Rules, Seat, Secrets, Teach, Turn, Viewer};
use words::{Language, Lexicon, Names, check_pair};

use crate::scene::{Scene, Table, build, generator, layout, random_step};

fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language, &[language.pick(WORDS_EN, WORDS_FR)])
}

/// With no-break spaces as plain ones.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

fn names(seat: u8) -> Names {
    Names::new(["Amina", "Baraka", "Chiku"].map(str::to_owned).to_vec(), Some(Seat(seat - 1)))
}

/// What a seat, counted from 1, is asked, in words.
fn asked(scene: &Scene, language: Language, seat: u8) -> Vec<String> {
    let asked = scene.game.ask(&scene.seen_by(seat).forgetful());
    asked.iter().map(|phrase| plain(&lexicon(language).say(phrase, &names(seat)))).collect()
}

/// The rows of the picture that have words in them, as a seat without memory reads them.
fn read(scene: &Scene, language: Language, seat: u8) -> Vec<String> {
    let (lexicon, names) = (lexicon(language), names(seat));
    let picture = scene.game.depict(&scene.seen_by(seat).forgetful());
    let rows = picture.rows.iter().map(|row| {
        let cells = row.cells.iter().filter_map(|cell| match cell {
            Cell::Words(phrase) => Some(lexicon.say(phrase, &names)),
            Cell::Card(_) | Cell::Backs(_) => None,
        });
        let cells: Vec<String> = cells.collect();
        plain(&format!("{}: {}", lexicon.say(&row.label, &names), cells.join(" | ")))
    });
    rows.filter(|row| row.starts_with(|first: char| first.is_alphabetic()) && !row.ends_with(": ")).collect()
}

/// Seat 3 has marked a 9, seat 1 has turned up a 4 and a 6.
fn look() -> Scene {
    let mut scene = layout("a1:g9 a2:y4 b1:b6 b2:k8 b3:r1", &[24, 15, 16]);
    scene.edit(|open, _| open.turn = Seat(2));
    scene.play("3: a1, stop, 1: a2 b1");
    scene
}

#[test]
fn the_question_says_what_decides() {
    assert_eq!(
        asked(&look(), Language::English, 1),
        [
            "Your 10 beats Chiku’s 9: stop and mark, turn up another card, or give up?",
            "A 3 makes 13, and you take the cards; a higher card ends your turn.",
            "If you stop and nobody beats 10 before your next turn, you win one card.",
        ]
    );
    assert_eq!(
        asked(&look(), Language::French, 1),
        [
            "Votre 10 bat le 9 de Chiku : vous arrêter et marquer, retourner encore une carte, ou abandonner ?",
            "Un 3 fait 13 et vous prenez les cartes ; une carte plus haute met fin à votre tour.",
            "Si vous vous arrêtez et que personne ne bat 10 avant votre prochain tour, vous gagnez 1 carte.",
        ]
    );
}

#[test]
fn the_picture_says_what_decides() {
    let rows = read(&look(), Language::English, 1);
    assert_eq!(rows[0], "Your turn: 2 cards face down | game ends if nobody takes cards in 39 turns");
    assert_eq!(
        rows[rows.len() - 3..],
        [
            "Turned up: sum 10 | 3 more make 13",
            "Marked: Chiku’s 9 | to beat it: 10 to 12, or 9 with 2 cards or more",
            "Cards won: you 24 (leading) | Baraka 15 | Chiku 16",
        ]
    );
    let rows = read(&look(), Language::French, 2);
    assert_eq!(
        rows[0],
        "C’est au tour d’Amina: 2 cartes face cachée | fin si personne ne prend de cartes en 39 tours"
    );
    assert_eq!(
        rows[rows.len() - 3..],
        [
            "Retournées: somme 10 | encore 3 pour faire 13",
            "Marquées: le 9 de Chiku | pour le battre : 10 à 12, ou 9 en 2 cartes ou plus",
            "Gagnées: Amina 24 (en tête) | vous 15 | Chiku 16",
        ]
    );
}

#[test]
fn a_single_card_is_warned_of_in_the_question_and_as_a_caution() {
    let mut scene = layout("a1:r5 b1:g3 b2:g4", &[17, 20, 20]);
    scene.play("1: a1");
    let words = "If you stop and nobody beats your single card, you win it but the game ends: others have more \
                 cards than you then.";
    assert_eq!(
        asked(&scene, Language::English, 1),
        [
            "You have 5: stop and mark, or turn up another card?",
            "An 8 makes 13, and you take the cards; a higher card ends your turn.",
            words,
        ]
    );
    let stop = scene.game.read_action("stop").expect("a move");
    let view = scene.seen_by(1).forgetful();
    let caution = scene.game.caution(&view, stop).expect("a price");
    assert_eq!(lexicon(Language::English).say(&caution, &names(1)), words);
}

#[test]
fn the_last_who_can_beat_cards_is_told() {
    let mut scene = layout("a1:g9 b1:b0 b2:k0 b3:r1", &[26, 30]);
    scene.play("1: a1, stop");
    assert_eq!(
        asked(&scene, Language::English, 2),
        [
            "Which card do you turn up to beat Amina’s 9?",
            "Nobody after you can beat Amina’s 9: if you do not, Amina takes the single card and the game ends.",
        ]
    );
    scene.play("2: b1");
    assert_eq!(
        asked(&scene, Language::English, 2)[2],
        "No card is too high yet, but a second 0 ends your turn."
    );
}

#[test]
fn a_refusal_says_what_would_beat() {
    let mut scene = layout("a1:r5 a2:b7 b1:g1 b2:k9 b3:r9", &[25, 30]);
    scene.play("1: a1 a2, stop, 2: b1");
    let stop = scene.game.read_action("stop").expect("a move");
    let why = scene.game.explain(&scene.state, Seat(1), stop);
    assert_eq!(
        lexicon(Language::English).say(&why.words, &names(2)),
        "you have not beaten the marked 12; that takes 12 with 3 cards or more"
    );
}

#[test]
fn both_languages_say_the_same() {
    assert_eq!(check_pair(WORDS_EN, WORDS_FR), [""; 0]);
}

#[test]
fn two_sums_are_one_or_the_other() {
    let say = |language, from: u8| {
        lexicon(language).say(&game::Phrase::new("needs-higher").with("from", from), &Names::none())
    };
    assert_eq!([10, 11, 12].map(|from| say(Language::English, from)), ["10 to 12", "11 or 12", "12"]);
    assert_eq!([10, 11, 12].map(|from| say(Language::French, from)), ["10 à 12", "11 ou 12", "12"]);
}

/// Whatever a reader of either language is shown as a move can be typed.
#[test]
fn what_is_shown_as_a_move_is_read_as_that_move() {
    for language in Language::ALL {
        let lexicon = lexicon(language);
        let game: Calcory = build(3, "").expect("valid");
        let (mut rng, mut state) = (generator(9), game.start());
        let mut shown = std::collections::BTreeSet::new();
        while game.turn(&state) != Turn::Over {
            if let Turn::Seat(seat) = game.turn(&state) {
                let view = game.view(&state, Viewer::Seat(seat));
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                for action in legal {
                    let text = lexicon.notation(&game.write_action(action));
                    assert_eq!(game.read_command(&view, &text), Ok(vec![action]), "{text}");
                    shown.insert(text.split(' ').next().unwrap_or_default().to_owned());
                }
            }
            random_step(&game, &mut state, &mut rng);
        }
        assert_eq!(shown.len(), 5, "{shown:?}");
    }
}

#[test]
fn words_that_french_readers_stumbled_over_are_gone() {
    for gone in ["recach", "Le tour est à", "cartes cachées", "-5"] {
        assert!(!WORDS_FR.contains(gone) && !RULES_FR.contains(gone) && !MINUTE_FR.contains(gone), "{gone}");
    }
}

#[test]
fn a_minute_is_short() {
    for (page, title) in [(MINUTE_EN, "# Calcory in one minute"), (MINUTE_FR, "# Calcory en une minute")] {
        let mut lines = page.lines();
        assert_eq!(lines.next(), Some(title));
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        assert!(lines.len() <= 12, "{} lines", lines.len());
        assert!(lines.iter().all(|line| line.chars().count() <= 160), "{lines:?}");
    }
}

#[test]
fn settings_are_the_last_chapter_of_the_rules() {
    for (page, heading) in [(RULES_EN, "## Settings"), (RULES_FR, "## Réglages")] {
        let last = page.lines().rfind(|line| line.starts_with("## "));
        assert_eq!(last, Some(heading));
        let (rules, settings) = page.split_once(heading).expect("a chapter");
        assert!(settings.contains("`patience`") && !rules.contains("`patience`"));
    }
}

/// CAL.15: what was won or laid back is memory, also to whoever did it; so it is said that chances count it in.
#[test]
fn chances_without_memory_say_what_they_count_in() {
    let mut scene = layout("a1:r5 a2:b8 a3:g4 a4:k2 a5:y2 b1:k9", &[35, 19]);
    scene.play("1: a1 a2, return r5, on f1, 2: a3 a4");
    let view = scene.seen_by(2).forgetful();
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let said = |typed: &str, language| {
        let action = scene.game.read_action(typed).expect("a move");
        let facts = scene.game.facts(&view, &legal, action);
        facts.iter().map(|fact| plain(&lexicon(language).say(&fact.words, &names(2)))).collect::<Vec<_>>()
    };
    let told = said("turn b1", Language::English);
    assert_eq!(told, said("turn f1", Language::English), "the card laid back is like any other");
    let chance = "makes exactly 13 with 10 of the 58 cards face down or won, if you remember none of them";
    assert_eq!(told[0], chance);
    let chance =
        "fait exactement 13 avec 10 des 58 cartes face cachée ou gagnées, si vous n’en avez retenu aucune";
    assert_eq!(said("turn b1", Language::French)[0], chance);
}

/// Row b and the blue cards share a letter: a space is named in capitals and with its word, a card beside it in full.
#[test]
fn a_card_and_a_space_are_told_apart() {
    let mut scene = layout("b2:b2 b3:k8", &[30, 28]);
    let before = scene.seen_by(1).forgetful();
    scene.play("1: b2");
    let after = scene.seen_by(1).forgetful();
    let told = scene.game.narrate(&before, &after);
    let offered = scene.game.describe_action(scene.game.read_action("turn B3").expect("any case"));
    let said = |phrase, language, seat| plain(&lexicon(language).say(phrase, &names(seat)));
    let wanted = ["You turn up the blue 2 on space B2: 2 in all.", "turn up the card on space B3"];
    assert_eq!([&told[0], &offered].map(|phrase| said(phrase, Language::English, 1)), wanted);
    let wanted =
        ["Vous retournez le 2 bleu sur la place B2 : 2 en tout.", "retourner la carte de la place B3"];
    assert_eq!([&told[0], &offered].map(|phrase| said(phrase, Language::French, 1)), wanted);
}

#[test]
fn the_first_lesson_names_the_cards_that_have_to_be_beaten() {
    let mut scene = layout("a1:g9 a2:y4 b1:b6", &[26, 15, 16]);
    scene.edit(|open, _| open.turn = Seat(2));
    scene.play("3: a1, stop");
    let view = scene.seen_by(1).forgetful();
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let lessons = scene.game.teach(&view, &legal);
    let marked = lessons[0].points.last().expect("a sentence");
    assert_eq!((&*lessons[0].topic, marked.at.as_deref()), ("turning", Some("g9")));
    assert_eq!(
        plain(&lexicon(Language::English).say(&marked.words, &names(1))),
        "Chiku has marked this card with the sum 9: to stop, you need 10 to 12, or 9 with 2 cards or more."
    );
    let later = lessons[1].points.last().expect("a sentence");
    assert_eq!((&*lessons[1].topic, &*later.words.key), ("beating", "lesson-beating-later"));
}
