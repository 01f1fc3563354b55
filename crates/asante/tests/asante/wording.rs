//! The words themselves, in both languages.

use asante::state::{Frame, Phase};
use asante::{MINUTE_EN, MINUTE_FR, WORDS_EN, WORDS_FR};
use game::phrase::Cell;
use game::{Advise, Depict, Lesson, Narrate, Notation, Phrase, Rules, Seat, Secrets, Teach, Turn, Viewer};
use words::{Language, Lexicon, Names, check_pair};

use crate::scene::{SHORT_DECK, Scene, Table, build, generator, random_step, scene};

fn english() -> Lexicon {
    Lexicon::new(Language::English, &[WORDS_EN])
}

fn french() -> Lexicon {
    Lexicon::new(Language::French, &[WORDS_FR])
}

/// The reader is seat 1.
fn names() -> Names {
    Names::new(vec!["you".to_owned(), "Baraka".to_owned()], Some(Seat(0)))
}

fn said(phrases: &[Phrase], lexicon: &Lexicon) -> Vec<String> {
    phrases.iter().map(|phrase| lexicon.say(phrase, &names()).replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

/// The last of these steps as it is told to seat 1 in French.
fn told(table: &mut Scene, script: &str) -> Vec<String> {
    let mut before = table.state;
    for step in script.split(',') {
        before = table.state;
        table.go(step.trim());
    }
    let [one, other] =
        [before, table.state].map(|state| table.game.view(&state, Viewer::Seat(Seat(0))).forgetful());
    said(&table.game.narrate(&one, &other), &french())
}

fn asked(table: &Scene, lexicon: &Lexicon) -> Vec<String> {
    said(&table.game.ask(&table.seen_by(1)), lexicon)
}

#[test]
fn english_and_french_have_the_same_messages() {
    assert_eq!(check_pair(WORDS_EN, WORDS_FR), Vec::<String>::new());
    let both = format!("{}\n{WORDS_EN}", words::WORDS_EN);
    let twice = check_pair(&both, &both).into_iter().find(|problem| problem.contains("twice"));
    assert_eq!(twice, None, "no message changes the meaning of a common one");
}

/// What French shows of a move is read as that move by whoever is asked.
#[test]
fn moves_shown_in_either_language_are_read_back() {
    for (deck, seed) in [(None, 1), (Some(SHORT_DECK), 2)] {
        let game = build(deck, 40);
        let (lexicons, mut rng, mut legal) = ([english(), french()], generator(seed), Vec::new());
        for _ in 0..12 {
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                if let Turn::Seat(seat) = game.turn(&state) {
                    game.legal_actions(&state, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    for &action in &legal {
                        for lexicon in &lexicons {
                            let shown = lexicon.notation(&game.write_action(action));
                            assert_eq!(game.read_command(&view, &shown), Ok(vec![action]), "{shown}");
                        }
                    }
                }
                random_step(&game, &mut state, &mut rng);
            }
        }
    }
}

#[test]
fn moves_are_shown_in_the_verbs_of_the_language() {
    let french = french();
    assert_eq!(french.notation("swap SS for TE"), "échanger SS contre TE");
    assert_eq!(french.notation("break theirs 2 using"), "casser sien 2 usant");
    assert_eq!(french.notation("discard keeper"), "défausser animaliste");
    assert_eq!(french.notation("lay map 2"), "poser carte-géographique 2");
    assert_eq!(english().notation("lay map 2"), "lay map 2");
}

#[test]
fn people_type_other_words_too() {
    let mut table = scene("camel ttt", "");
    let read = |table: &Scene, text: &str| {
        let actions = table
            .game
            .read_command(&table.seen_by(1), text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        actions.into_iter().map(|action| table.game.write_action(action)).collect::<Vec<String>>()
    };
    for (text, action) in [
        ("Écarter camel", "discard camel"),
        ("jeter chameau", "discard camel"),
        ("defausser", "discard"),
        ("fin", "end"),
        ("fini", "end"),
        ("terminer", "end"),
        ("tirer", "draw"),
        ("ACHETER TTT", "buy ttt"),
    ] {
        assert_eq!(read(&table, text), [action], "{text}");
    }
    table.owns(1, "ngorongoro ngorongoro").stand(1, "T").go("visit ngorongoro, swap T for H");
    assert!(matches!(table.open().frames.last(), Some(Frame::Blessing { .. })));
    assert_eq!(read(&table, "fini"), ["done"], "what is over here is the holy place");
}

#[test]
fn a_found_animal_that_cannot_be_played_is_only_to_be_taken() {
    let mut table = scene("tracker", "");
    table.go("play tracker, let, draw gorilla");
    let english = asked(&table, &english());
    assert!(
        english[0].ends_with("It cannot be played now (the other stand is empty): take it into your hand."),
        "{english:?}"
    );
    assert!(!asked(&table, &french())[0].contains("Jouez-vous"));
    let mut table = scene("tracker", "");
    table.go("play tracker, let, draw camel");
    assert!(
        asked(&table, &french())[0]
            .ends_with("Jouez-vous cet animal tout de suite, ou le prenez-vous en main ?")
    );
}

/// Before the first holy place a Cartographer cannot stop, and the refusal does not say so.
#[test]
fn the_cartographer_is_told_when_to_stop() {
    let mut table = scene("cartographer", "");
    table.row("victoria victoria rwenzori").go("play cartographer, let");
    let why = |table: &Scene| {
        let done = table.game.read_action("done").expect("a move");
        english().say(&table.game.explain(&table.state, Seat(0), done).words, &names())
    };
    assert_eq!(why(&table), "apply one of the holy places of the row first; after that you may stop");
    assert_eq!(asked(&table, &english()), ["Which holy place of the row do you apply?"]);
    table.go("apply 1");
    assert!(table.may("done"));
    assert_eq!(
        asked(&table, &english()),
        ["Which other holy place of the row do you apply, or are you done?"]
    );
}

#[test]
fn artifacts_are_spoken_of_as_at_a_table() {
    let mut table = scene("buffalo map", "buffalo");
    table.artifacts(1, "pottery drum loom").artifacts(2, "calabash - -");
    let start = table.state;
    assert_eq!(told(&mut table, "lay map 1")[1], "« Poterie » laisse sa place et part à la défausse.");
    table.state = start;
    assert_eq!(
        told(&mut table, "play buffalo, let, break theirs 1"),
        ["Vous choisissez un objet adverse, « Calebasse », qui part à la défausse."]
    );
    table.state = start;
    assert_eq!(
        told(&mut table, "play buffalo, let, break mine 1"),
        ["Vous défaussez un de vos objets, « Poterie »."]
    );
    table.state = start;
    assert_eq!(
        told(&mut table, "end, play buffalo, let, break theirs 1"),
        ["Baraka choisit un de vos objets, « Poterie », qui part à la défausse."]
    );
}

#[test]
fn drawing_says_no_more_than_that() {
    let mut table = scene("", "");
    table.owns(1, "rwenzori").owns(2, "rwenzori");
    assert_eq!(told(&mut table, "visit rwenzori, draw camel"), ["Vous piochez « Chameau »."]);
    assert_eq!(told(&mut table, "end, visit rwenzori, draw dyer"), ["Baraka pioche une carte."]);
}

#[test]
fn a_holy_place_is_offered_with_the_move_that_uses_it() {
    let mut table = scene("", "");
    table.owns(1, "victoria kilimanjaro");
    let offered = |lexicon: &Lexicon| asked(&table, lexicon)[1].clone();
    assert!(offered(&english()).ends_with("for no action: visit victoria and visit kilimanjaro."));
    assert!(
        offered(&french()).ends_with("sans dépenser d’action : visiter victoria et visiter kilimandjaro.")
    );
}

/// What is typed stands behind a name only where the name does not have it.
#[test]
fn what_is_typed_stands_only_where_the_name_does_not_show_it() {
    let table = scene("caravan keeper beggar", "");
    let picture = table.game.depict(&table.seen_by(1));
    let row = picture.rows.iter().find(|row| row.label.key == "row-hand-persons").expect("persons");
    let cells = |lexicon: &Lexicon| -> String {
        let words = row.cells.iter().map(|cell| match cell {
            Cell::Words(phrase) => lexicon.say(phrase, &names()),
            Cell::Card(_) | Cell::Backs(_) => String::new(),
        });
        words.collect::<Vec<String>>().join(" ").replace('\u{a0}', " ")
    };
    assert_eq!(
        cells(&english()),
        "[Animal keeper: for the other’s turn] [Caravan leader: your stand is empty] [Beggar: you are not the poorer one]"
    );
    assert_eq!(
        cells(&french()),
        "[Animaliste : au tour adverse] [Caravanier : votre étal est vide] \
         [Mendiant : vous n’êtes pas le plus pauvre]"
    );
}

/// A cell fits a line of 80 columns beside the widest label.
#[test]
fn cells_fit_a_line() {
    let game = build(None, 40);
    let (lexicons, mut rng) = ([english(), french()], generator(5));
    let short = |text: String| assert!(text.chars().count() <= 61, "{text}");
    for _ in 0..8 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            let picture = game.depict(&game.view(&state, Viewer::Seat(Seat(0))));
            for cell in picture.rows.iter().flat_map(|row| &row.cells) {
                let Cell::Words(phrase) = cell else { continue };
                // Of the holy places discarded there may be many.
                if phrase.key != "cell-place-discards" {
                    for lexicon in &lexicons {
                        short(lexicon.say(phrase, &names()));
                    }
                }
            }
            random_step(&game, &mut state, &mut rng);
        }
    }
}

#[test]
fn the_page_of_one_minute_is_short() {
    for (page, title) in [(MINUTE_EN, "# Asante in one minute"), (MINUTE_FR, "# Asante en une minute")] {
        let mut lines = page.lines();
        assert_eq!(lines.next(), Some(title));
        let rest = lines.filter(|line| !line.is_empty()).count();
        assert!((5..=12).contains(&rest), "{rest} lines");
    }
}

fn taught(table: &Scene) -> Vec<Lesson> {
    let mut legal = Vec::new();
    table.game.legal_actions(&table.state, &mut legal);
    table.game.teach(&table.seen_by(1), &legal)
}

#[test]
fn lessons_name_what_lies_there() {
    let mut table = scene("ttt ttf pottery camel", "keeper");
    table.stand(1, "F");
    let lessons = taught(&table);
    let topics: Vec<&str> = lessons.iter().map(|lesson| &*lesson.topic).collect();
    assert_eq!(topics, ["turn", "buying", "laying", "helpers", "ending"]);
    let sentences = |topic: &str, lexicon: &Lexicon| {
        let lesson = lessons.iter().find(|lesson| lesson.topic == topic).expect("it is taught");
        said(&lesson.phrases().cloned().collect::<Vec<Phrase>>(), lexicon)
    };
    assert_eq!(
        sentences("buying", &english()),
        [
            "Buy what another card can sell",
            "With “Three trinkets” you can buy 3 trinkets for 3 gold; 17 would be left.",
            "5 spaces are free on your stand: all the wares of a card must fit.",
            "Keep “Two trinkets and a fruit” to sell with: then it brings 11 gold for 2 trinkets and 1 fruit.",
        ]
    );
    assert_eq!(
        sentences("laying", &french()),
        [
            "Un objet reste devant vous",
            "« Poterie » : marchandises différentes, jusqu’à 20 pépites.",
            "Le poser coûte une action, l’utiliser une autre, une fois à chacun de vos tours.",
            "Baraka reçoit le sanctuaire d’en face ; l’emplacement décide lequel : « Chaîne du Rwenzori », « Chutes Victoria » et « Delta de l’Okavango ».",
        ]
    );
    assert_eq!(
        sentences("helpers", &english())[3],
        "Baraka can cancel it with “Animal keeper”, if that is among the one card of that hand."
    );
}

/// What is worth doing comes right after what a turn is, and the card to do it with is the example.
#[test]
fn lessons_begin_with_what_is_worth_doing() {
    let mut table = scene("ttt camel beggar", "");
    table.gold(1, 10).gold(2, 40).stand(1, "FFFFFF").edit(|open, _| open.phase = Phase::Playing);
    let mut legal = Vec::new();
    table.game.legal_actions(&table.state, &mut legal);
    let advised = table.game.advise(&table.seen_by(1), &legal);
    assert_eq!(table.game.write_action(advised), "play beggar");
    let lessons = taught(&table);
    assert_eq!(lessons[1].topic, "helpers");
    assert_eq!(lessons[1].points[0].at.as_deref(), Some("beggar"));
}

/// Wares that are there are told from wares that are not, also when no action is left to sell them.
#[test]
fn lessons_tell_a_sale_that_is_ready() {
    let mut table = scene("camel ttt", "");
    table.stand(1, "TTT").go("play camel, let");
    let sale = |table: &Scene| said(&[taught(table)[0].points[1].words.clone()], &english());
    assert_eq!(sale(&table), ["“Three trinkets” sells for 10 gold, and all its wares are on your stand."]);
    let mut table = scene("camel ttt", "");
    table.stand(1, "T").edit(|open, _| open.actions = 1).go("play camel, let");
    assert_eq!(sale(&table), ["“Three trinkets” sells for 10 gold; your stand lacks 2 trinkets."]);
}
