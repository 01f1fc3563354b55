use game::{Depict, Narrate, Notation, Phrase, Rules, Seat, Secrets, Teach, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::action::Action;
use words::{Language, Lexicon, Names, check_pair};

use crate::scene::{Scene, Table, arranged, build, last_cards, table};

/// The words of the game in one language.
pub fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language, &[language.pick(safaru::WORDS_EN, safaru::WORDS_FR)])
}

/// Amina, Baraka, Chausiku, Dalila, one of whom may read.
pub fn names(seats: u8, you: Option<Seat>) -> Names {
    let guests = ["Amina", "Baraka", "Chausiku", "Dalila"];
    let name = |seat: Seat| if you == Some(seat) { "you" } else { guests[seat.index()] }.to_owned();
    Names::new(Seat::all(seats).map(name).collect(), you)
}

fn say(language: Language, phrases: &[Phrase], you: u8) -> Vec<String> {
    let (lexicon, names) = (lexicon(language), names(4, Some(Seat(you - 1))));
    phrases.iter().map(|phrase| lexicon.say(phrase, &names)).collect()
}

/// What seat 1 is told of a command.
fn told(language: Language, scene: &Scene, command: &str) -> Vec<String> {
    let mut after = Scene { game: scene.game.clone(), state: scene.state };
    let before = after.seen_by(1).forgetful();
    after.send(command);
    say(language, &after.game.narrate(&before, &after.seen_by(1).forgetful()), 1)
}

fn detail(language: Language, scene: &Scene, seat: u8, text: &str) -> String {
    let action = scene.game.read_action(text).expect("a move");
    let detail = scene.game.detail(&scene.seen_by(seat).forgetful(), action).expect("it catches");
    say(language, &[detail], seat).remove(0)
}

fn asked(language: Language, scene: &Scene, seat: u8) -> Vec<String> {
    say(language, &scene.game.ask(&scene.seen_by(seat).forgetful()), seat)
}

#[test]
fn both_languages_have_the_same_messages_and_variables() {
    assert_eq!(check_pair(safaru::WORDS_EN, safaru::WORDS_FR), Vec::<String>::new());
    for words in [safaru::WORDS_EN, safaru::WORDS_FR] {
        assert!(!words.contains("with seventeen") && !words.contains("par dix-sept"));
        assert!(!words.contains('\''), "apostrophes are typographic");
    }
}

#[test]
fn a_catch_is_told_as_people_say_it() {
    let scene = table("", "r5 k9", "b2 g3 y8");
    assert_eq!(
        told(Language::English, &scene, "play k9 17 y8"),
        ["You play k9 and catch y8 by making 17. k9 stays in the wild."]
    );
    assert_eq!(
        told(Language::French, &scene, "play k9 17 y8"),
        ["Vous jouez n9 et attrapez j8 en faisant 17. n9 reste dans la nature."]
    );
}

#[test]
fn a_choice_says_once_what_it_catches_and_brings() {
    let scene = table("", "g8", "r8 b2 k7 g4");
    assert_eq!(
        detail(Language::English, &scene, 1, "play g8 17 pair"),
        "catches b2 k7 and r8: 4 cards, 1 unicorn and 5 triangles; leaves 1 wild"
    );
    assert_eq!(
        detail(Language::French, &scene, 1, "play g8 17 pair"),
        "attrape b2 n7 et r8\u{a0}: 4 cartes, 1 licorne et 5 triangles\u{202f}; en laisse 1"
    );
    let open = table("", "r5", "b2 g3 y3 k0");
    assert_eq!(
        detail(Language::English, &open, 1, "play r5 add"),
        "2 possible catches, with up to 3 cards, 1 unicorn, 1 hedgehog, 1 baby and 3 triangles"
    );
    let named = table("variant=reverse", "r5", "b2 g3 k5");
    assert_eq!(
        detail(Language::English, &named, 1, "play r5"),
        "Baraka chooses between adding and pairing: up to 2 cards and 2 triangles for you"
    );
    // The words of a move are the move itself: nothing is said twice.
    let action = scene.game.read_action("play g8 17 pair").expect("a move");
    let words = say(Language::English, &[scene.game.describe_action(action)], 1);
    assert_eq!(words, [lexicon(Language::English).notation("play g8 seventeen pair")]);
}

#[test]
fn sides_are_named_and_majorities_told_with_their_points() {
    let hands = ["r4", "g9", "g8", "g7"];
    let mut scene = last_cards("hands=1", &hands, "k4 b1");
    scene.send("play r4 pair");
    let told = |scene: &mut Scene, language, you: u8| {
        let mut before = scene.seen_by(you).forgetful();
        let mut told = Vec::new();
        let mut copy = Scene { game: scene.game.clone(), state: scene.state };
        while copy.turn() != "over" {
            let action = copy.legal()[0].clone();
            copy.send(&action);
            let after = copy.seen_by(you).forgetful();
            told = copy.game.narrate(&before, &after);
            before = after;
        }
        say(language, &told, you)
    };
    let english = told(&mut scene, Language::English, 2);
    assert!(
        english
            .iter()
            .any(|line| line.starts_with("Most unicorns (11): 24 points for your side (you and Dalila).")),
        "{english:#?}"
    );
    assert!(
        english.iter().any(|line| line.starts_with("Most hedgehogs (12): −12 points for your side")),
        "{english:#?}"
    );
    assert!(
        english.iter().any(|line| line == "Amina and Chausiku: 2 points (total 2), with 2 triangles."),
        "{english:#?}"
    );
    let french = told(&mut scene, Language::French, 2);
    assert!(
        french
            .iter()
            .any(|line| line.starts_with("Majorité de licornes (11)\u{a0}: 24 points pour votre camp (")),
        "{french:#?}"
    );
}

#[test]
fn questions_are_asked_in_plain_words() {
    let helpless = table("", "r5", "b9");
    assert_eq!(
        asked(Language::French, &helpless, 1),
        ["Aucune de vos cartes ne peut attraper quoi que ce soit. Laquelle relâchez-vous\u{202f}?"]
    );
    let empty = table("", "r5", "");
    assert_eq!(
        asked(Language::English, &empty, 1),
        ["There is nothing in the wild. Which card do you release?"]
    );
    let mut choosing = table("", "r5", "b2 g3 y3");
    choosing.send("play r5 add");
    assert_eq!(
        asked(Language::English, &choosing, 1),
        ["Which card does r5 catch next, by adding? The cards still have to make 3."]
    );
    let mut naming = arranged("variant=reverse", &["r5 r1", "g7 k8"], "b2 g3 k5", &[]);
    naming.send("1: play r5");
    assert_eq!(
        asked(Language::English, &naming, 2),
        ["Amina plays r5. You name the way in which it catches; Amina then chooses the cards."]
    );
}

#[test]
fn the_picture_names_sides_points_and_what_ends_the_match() {
    let hands = ["r5 k9", "r1 r2", "r3 r4", "k1 k2"];
    let scene = arranged("", &hands, "b2 g3 y8", &["b5 b3 r6", "y7 y2 b0"]);
    let lines = |language, memory: bool| -> Vec<String> {
        let view = scene.seen_by(1);
        let picture = scene.game.depict(&if memory { view } else { view.forgetful() });
        let line = |row: &game::phrase::Row| {
            let mut said = say(language, std::slice::from_ref(&row.label), 1);
            said.extend(row.cells.iter().filter_map(|cell| match cell {
                game::phrase::Cell::Words(words) => {
                    Some(say(language, std::slice::from_ref(words), 1).remove(0))
                }
                game::phrase::Cell::Card(_) | game::phrase::Cell::Backs(_) => None,
            }));
            said.join(" | ")
        };
        picture.rows.iter().map(line).collect()
    };
    let english = lines(Language::English, false);
    assert!(english[0].contains("the match goes to 100 points"), "{english:#?}");
    assert_eq!(
        english[1],
        "Points | most unicorns +24 | most hedgehogs −12 | each baby (0) −5 | each triangle +1"
    );
    assert!(
        english.contains(&"Your side (you and Chausiku) | 0 points in the match | 3 cards caught".to_owned()),
        "{english:#?}"
    );
    assert!(
        english.contains(&"Baraka and Dalila | 0 points in the match | 3 cards caught".to_owned()),
        "{english:#?}"
    );
    assert!(english.contains(&"Cards in hand | Baraka 2 | Chausiku 2 | Dalila 2".to_owned()), "{english:#?}");
    let known = lines(Language::English, true);
    assert_eq!(
        known[1],
        "Points | unicorns 2 : 1, most +24 (sure with 7) | hedgehogs 0 : 2, most −12 | each baby (0) −5 | each triangle +1"
    );
    assert!(
        known.contains(
            &"Baraka and Dalila | 0 points in the match | 3 cards | 1 baby | 4 triangles | −13 now"
                .to_owned()
        ),
        "{known:#?}"
    );
    let french = lines(Language::French, false);
    assert_eq!(
        french[1],
        "Points | majorité de licornes +24 | majorité de hérissons −12 | chaque bébé (0) −5 | chaque triangle +1"
    );
}

#[test]
fn the_picture_says_whose_turn_it_is_and_that_a_hand_is_empty() {
    let mut scene = last_cards("", &["k9", "r1", "r3", "k1"], "b2 g3 y8");
    let row = |scene: &Scene, language, seat: u8, label: &str| {
        let picture = scene.game.depict(&scene.seen_by(seat).forgetful());
        let row = picture.rows.iter().find(|row| row.label.key == label).expect(label);
        let words = row.cells.iter().filter_map(|cell| match cell {
            game::phrase::Cell::Words(words) => Some(words.clone()),
            game::phrase::Cell::Card(_) | game::phrase::Cell::Backs(_) => None,
        });
        say(language, &words.collect::<Vec<_>>(), seat)
    };
    assert_eq!(row(&scene, Language::English, 1, "row-hand")[0], "your turn");
    assert_eq!(row(&scene, Language::English, 2, "row-hand")[0], "Amina’s turn");
    assert_eq!(row(&scene, Language::French, 2, "row-hand")[0], "au tour d’Amina");
    assert_eq!(row(&scene, Language::English, 1, "row-own"), [""; 0]);
    scene.send("play k9 17 y8");
    assert_eq!(row(&scene, Language::English, 1, "row-own"), ["no cards left"]);
    assert_eq!(row(&scene, Language::French, 1, "row-own"), ["plus de cartes"]);
    assert_eq!(row(&scene, Language::English, 1, "row-hand")[0], "Baraka’s turn");
}

#[test]
fn an_8_has_its_article_and_a_pair_of_several_its_clause() {
    let scene = table("", "r8 k5", "g8 y3");
    let why = |command: &str| scene.refuses(command);
    assert_eq!(why("play r8 pair y3"), "SAF.5");
    assert_eq!(why("pair r8 g8"), "SAF.5");
    let number = Phrase::new("why-pair-number").with("card", "r8").with("number", 8u8);
    assert_eq!(say(Language::English, &[number], 1), ["r8 pairs only with an 8"]);
}

/// What French shows is read back, in every position of random play.
#[test]
fn moves_are_read_as_they_are_shown_in_both_languages() {
    let lexicons = [Language::English, Language::French].map(lexicon);
    let mut seen = 0;
    for (seats, settings) in [(2, "hands=3"), (4, "hands=3"), (3, "variant=reverse")] {
        let game = build(seats, settings).expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
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
                    for &action in &legal {
                        for lexicon in &lexicons {
                            let shown = lexicon.notation(&game.write_action(action));
                            assert_eq!(game.read_command(&view, &shown), Ok(vec![action]), "{shown}");
                            seen += 1;
                        }
                    }
                    game.apply(&mut state, random::pick(&mut rng, &legal));
                }
            }
        }
    }
    assert!(seen > 1000, "{seen}");
    let french = lexicon(Language::French);
    assert_eq!(french.notation("play g5 add seventeen pair"), "jouer v5 addition 17 paire");
    assert_eq!(french.notation("release y4"), "relâcher j4");
    let game = build(2, "").expect("valid");
    for typed in ["FIN", "terminer", "done", "stop"] {
        assert_eq!(game.read_action(typed), Ok(Action::Enough), "{typed}");
    }
    for typed in ["écarter n5", "Jeter k5", "défausser n5", "libérer n5", "drop k5"] {
        assert_eq!(game.read_action(typed), game.read_action("release k5"), "{typed}");
    }
}

#[test]
fn the_page_of_one_minute_takes_one() {
    for (page, title) in
        [(safaru::MINUTE_EN, "# Safarü in one minute"), (safaru::MINUTE_FR, "# Safarü en une minute")]
    {
        let mut lines = page.lines().filter(|line| !line.is_empty());
        assert_eq!(lines.next(), Some(title));
        assert!(lines.clone().count() <= 12);
        assert!(lines.all(|line| line.chars().count() <= 160));
    }
}

#[test]
fn the_rules_come_before_the_settings() {
    for (page, last, words) in [
        (safaru::RULES_EN, "## Settings", ["## Catching", "## The score"]),
        (safaru::RULES_FR, "## Réglages", ["## Attraper", "## Le score"]),
    ] {
        let chapters: Vec<&str> = page.lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(chapters.last(), Some(&last));
        assert!(words.iter().all(|word| chapters.contains(word)), "{chapters:?}");
        let (rules, settings) = page.split_once(last).expect("a chapter");
        for setting in safaru::Safaru::schema().settings {
            assert!(settings.contains(&format!("| `{}` |", setting.key)), "{}", setting.key);
        }
        assert!(!rules.contains("variant="), "the variant is a setting");
    }
}

/// The first card that can catch is not what a newcomer should hear of, but the best catch; what limits and what counts comes early.
#[test]
fn lessons_show_the_best_catch_and_say_early_what_counts() {
    let scene = table("", "r9 k8 k1", "y9 b8 g0");
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let lessons = scene.game.teach(&scene.seen_by(1).forgetful(), &legal);
    let topics: Vec<&str> = lessons.iter().map(|lesson| &*lesson.topic).collect();
    assert_eq!(topics, ["playing", "zero", "prizes", "pairing", "adding", "seventeen", "releasing"]);
    let said =
        |lesson: usize| say(Language::English, &lessons[lesson].phrases().cloned().collect::<Vec<_>>(), 1);
    assert_eq!(said(0)[2], "k8 could catch b8 as a pair: 2 cards, 1 unicorn and 2 triangles for your pile.");
    assert_eq!(said(3)[1], "k8 catches b8, a card of the same number.");
    assert_eq!(lessons[0].points[1].at.as_deref(), Some("b8"));
}
