//! The deck file: the box as it is (ASA.1), one corrected card, and every kind of broken file with its line.

use asante::card::{Blessing, Certainty, Class, Deck, Goods, MOST_CARDS, MOST_HOLY, MOST_KINDS};
use asante::deck::DECK;
use asante::effects::{
    Cancel, DrawAndKeepOne, Effect, PayForWares, RefillOrReduce, SellDifferent, StealWare,
};
use game::{Phrase, Value};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A small deck that is whole. Its lines are counted in the tests.
const SMALL: &str = r#"format = 1
[decks.small]
ware = [
  { id = "ttt", en = "Trinkets", fr = "Breloques", count = 9, wares = "TTT", buy = 3, sell = 10, certainty = "ours" },
]
artifact = [
  { id = "pot", en = "Pot", fr = "Pot", count = 1, effect = "sell-different", gold = [1, 3, 6, 10, 15, 20], certainty = "ours" },
]
person = [
  { id = "weaver", en = "Weaver", fr = "Tisserande", count = 2, effect = "pay-for-wares", gold = 2, wares = 2, certainty = "named" },
]
animal = [
  { id = "camel", en = "Camel", fr = "Chameau", count = 2, effect = "take-wares", wares = 2, certainty = "partly" },
]
holy = [
  { id = "falls", en = "Falls", fr = "Chutes", count = 3, effect = "take-gold", gold = 1, certainty = "printed" },
]"#;

fn number(phrase: &Phrase, name: &str) -> i64 {
    let value = phrase.arguments.iter().find(|(argument, _)| *argument == name);
    match value {
        Some((_, Value::Number(number))) => *number,
        other => panic!("{phrase} has no number {name}: {other:?}"),
    }
}

/// The line and the reason a text is refused for.
fn refused(text: &str) -> (i64, String) {
    let error = Deck::read(text).expect_err(text).0;
    assert_eq!(error.key, "deck-refused");
    let reason = error.arguments.iter().find(|(name, _)| *name == "reason");
    let Some((_, Value::Phrase(reason))) = reason else { panic!("{error} has no reason") };
    (number(&error, "line"), reason.to_string())
}

/// The small deck with one piece of text changed.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(SMALL.matches(from).count(), 1, "{from} is there once");
    SMALL.replace(from, to)
}

#[track_caller]
fn check(from: &str, to: &str, line: i64, reason: &str) {
    assert_eq!(refused(&changed(from, to)), (line, reason.to_owned()));
}

#[test]
fn asa_1_the_box_has_112_cards() {
    let deck = Deck::read(DECK).expect("the built-in deck is whole");
    let count = |wanted: fn(&Class) -> bool| -> u32 {
        let rows = deck.cards.iter().filter(|row| wanted(&row.class));
        rows.map(|row| u32::from(row.label.count)).sum()
    };
    let holy: u32 = deck.holy.iter().map(|row| u32::from(row.label.count)).sum();
    assert_eq!((deck.holy.len(), holy), (5, 15));
    assert!(deck.holy.iter().all(|row| row.label.count == 3));
    let counts = [
        count(|class| matches!(class, Class::Ware { .. })),
        count(|class| matches!(class, Class::Artifact { .. })),
        count(|class| matches!(class, Class::Person(_))),
        count(|class| matches!(class, Class::Animal(_))),
    ];
    assert_eq!(counts, [35, 14, 34, 14]);
    assert_eq!(counts.iter().sum::<u32>() + holy, 112);
}

#[test]
fn the_built_in_deck_says_what_the_card_list_says() {
    let deck = Deck::read(DECK).expect("the built-in deck is whole");
    let row = |id: &str| deck.cards.iter().find(|row| row.label.id == id).unwrap_or_else(|| panic!("{id}"));
    // A ware card of each price.
    for (id, wares, price) in [
        ("ttt", [3, 0, 0, 0, 0, 0], (3, 10)),
        ("ffh", [0, 1, 0, 0, 2, 0], (4, 11)),
        ("eaf", [0, 0, 1, 0, 1, 1], (5, 12)),
        ("ae", [0, 0, 1, 0, 0, 1], (3, 8)),
        ("eehh", [0, 2, 2, 0, 0, 0], (6, 14)),
    ] {
        let (buy, sell) = price;
        assert_eq!(row(id).class, Class::Ware { goods: Goods::Named(wares), buy, sell }, "{id}");
        assert_eq!(row(id).label.count, 1);
    }
    // A ware card's id is its wares, and each sum of wares is there equally often.
    let mut each = [0; 6];
    for row in &deck.cards {
        if let Class::Ware { goods: Goods::Named(wares), .. } = row.class {
            let letters: u8 = wares.iter().sum();
            assert_eq!(usize::from(letters), row.label.id.len(), "{}", row.label.id);
            each.iter_mut().zip(wares).for_each(|(sum, ware)| *sum += ware);
        }
    }
    assert_eq!(each, [15; 6]);
    assert_eq!(row("package").class, Class::Ware { goods: Goods::Packages(1), buy: 2, sell: 4 });
    assert_eq!(row("packages").class, Class::Ware { goods: Goods::Packages(2), buy: 3, sell: 7 });
    assert_eq!((row("package").label.count, row("packages").label.count), (3, 2));
    let pottery = Effect::SellDifferent(SellDifferent { gold: [1, 3, 6, 10, 15, 20] });
    assert_eq!(row("pottery").class, Class::Artifact { effect: pottery, untouchable: false });
    let shango = Effect::DrawAndKeepOne(DrawAndKeepOne { cards: 3 });
    assert_eq!(row("shango").class, Class::Artifact { effect: shango, untouchable: true });
    assert_eq!(
        row("matron").class,
        Class::Person(Effect::RefillOrReduce(RefillOrReduce { up_to: 5, down_to: 3 }))
    );
    assert_eq!((row("keeper").label.count, row("keeper").class), (6, Class::Person(Effect::Cancel(Cancel))));
    assert_eq!(
        (row("buffalo").label.count, row("tortoise").label.count, row("camel").label.count),
        (3, 3, 2)
    );
    let certain = |certainty| deck.cards.iter().filter(|row| row.label.certainty == certainty).count();
    assert_eq!(certain(Certainty::Printed), 4, "pottery, keeper, tracker, buffalo");
    assert_eq!(
        certain(Certainty::Partly),
        8,
        "map, shango, dyer, boatman, cartographer, healer, tortoise, camel"
    );
    assert_eq!(certain(Certainty::Named), 5, "haggler, nomad, matron, carver, gorilla");
    assert_eq!(deck.holy[1].blessing, Blessing::TakeGold { gold: 1 });
    assert_eq!(deck.holy[2].label.name.of("fr"), "Delta de l’Okavango");
}

#[test]
fn one_changed_price_changes_that_price_and_nothing_else() {
    let before = Deck::read(DECK).expect("the built-in deck is whole");
    let line = DECK.lines().find(|line| line.contains("\"sss\"")).expect("three silks");
    let after = Deck::read(&DECK.replace(line, &line.replace("buy = 3", "buy = 4"))).expect("still whole");
    let different: Vec<_> =
        before.cards.iter().zip(&after.cards).filter(|(one, other)| one != other).collect();
    let [(one, other)] = different[..] else { panic!("{} rows differ", different.len()) };
    let goods = Goods::Named([0, 0, 0, 3, 0, 0]);
    assert_eq!(one.class, Class::Ware { goods, buy: 3, sell: 10 });
    assert_eq!(other.class, Class::Ware { goods, buy: 4, sell: 10 });
    assert_eq!(
        (&one.label, before.cards.len(), &before.holy),
        (&other.label, after.cards.len(), &after.holy)
    );
}

#[test]
fn a_number_of_an_effect_can_be_changed() {
    let deck = Deck::read(&changed("gold = 2, wares = 2", "gold = 3, wares = 4")).expect("whole");
    assert_eq!(deck.cards[2].class, Class::Person(Effect::PayForWares(PayForWares { gold: 3, wares: 4 })));
    let deck = Deck::read(&changed("[1, 3, 6, 10, 15, 20]", "[0, 0, 0, 0, 0, 99]")).expect("whole");
    let effect = Effect::SellDifferent(SellDifferent { gold: [0, 0, 0, 0, 0, 99] });
    assert_eq!(deck.cards[1].class, Class::Artifact { effect, untouchable: false });
}

#[test]
fn asa_70_several_decks_of_a_file_are_mixed_and_rows_may_take_several_lines() {
    let more = "\n[[decks.more.animal]]\nid = \"gnu\"\nen = \"Gnu\"\nfr = \"Gnou\"\ncount = 2\n\
                effect = \"steal-ware\"\ncertainty = \"ours\"\nnote = { en = \"New.\", fr = \"Nouveau.\" }\n";
    let deck = Deck::read(&(SMALL.to_owned() + more)).expect("two decks");
    assert_eq!((deck.cards.len(), deck.holy.len()), (5, 1));
    let gnu = deck.cards.iter().find(|row| row.label.id == "gnu").expect("the gnu is in");
    let note = gnu.label.note.as_ref().map(|note| note.of("fr"));
    assert_eq!((gnu.class, note), (Class::Animal(Effect::StealWare(StealWare)), Some("Nouveau.")));
    // A mistake there has its own line.
    let wrong = SMALL.to_owned() + &more.replace("count = 2", "count = 0");
    assert_eq!(refused(&wrong).0, 22);
    let missing = SMALL.to_owned() + &more.replace("count = 2\n", "");
    assert_eq!(refused(&missing), (18, "deck-field-missing(field=count)".to_owned()));
}

#[test]
fn broken_syntax_is_refused_with_its_line() {
    for (from, to, line) in [
        ("format = 1\n", "format = 1\nthis is not TOML\n", 2),
        ("count = 9", "count = ", 4),
        ("{ id = \"pot\"", "{ id = pot", 7),
        ("id = \"camel\"", "id = \"camel\", id = \"camel\"", 13),
        ("person = [", "ware = [", 9),
    ] {
        let (found, reason) = refused(&changed(from, to));
        assert_eq!(found, line, "{to}: {reason}");
        assert!(reason.starts_with("deck-syntax(message="), "{reason}");
    }
    // An unclosed list is noticed where the next thing stands.
    assert!(refused(&changed("holy = [", "holy = {")).1.starts_with("deck-syntax("));
}

#[test]
fn the_format_must_be_known() {
    check("format = 1", "format = 2", 1, "deck-format(known=1)");
    check("format = 1", "", 1, "deck-field-missing(field=format)");
    check(
        "format = 1",
        "format = 1\nname = \"x\"",
        2,
        "deck-field-unknown(field=name, allowed=format, decks)",
    );
    assert_eq!(refused("format = 1"), (1, "deck-field-missing(field=decks)".to_owned()));
    assert_eq!(refused(""), (1, "deck-field-missing(field=format)".to_owned()));
    assert_eq!(refused("format = 1\n[decks]"), (2, "deck-no-wares".to_owned()));
    let lists = "ware, artifact, person, animal, holy";
    check("animal = [", "animals = [", 12, &format!("deck-field-unknown(field=animals, allowed={lists})"));
    check("[decks.small]", "[decks]", 3, "deck-not-a(field=ware, wanted=deck-kind-table)");
}

#[test]
fn unknown_and_superfluous_fields_are_refused() {
    let row = "id, en, fr, count, certainty, note";
    let unknown =
        |field: &str, more: &str| format!("deck-field-unknown(field={field}, allowed={row}, {more})");
    check("sell = 10", "sel = 10", 4, &unknown("sel", "wares, buy, sell"));
    check(
        "wares = 2, certainty = \"partly\"",
        "wares = 2, gold = 1, certainty = \"partly\"",
        13,
        &unknown("gold", "effect, wares"),
    );
    check("count = 3, ", "count = 3, untouchable = true, ", 16, &unknown("untouchable", "effect, gold"));
    check(
        "certainty = \"named\"",
        "certainty = \"named\", note = { de = \"?\" }",
        10,
        "deck-field-unknown(field=de, allowed=en, fr)",
    );
}

#[test]
fn missing_fields_are_refused() {
    check("id = \"ttt\", ", "", 4, "deck-field-missing(field=id)");
    check("en = \"Pot\", ", "", 7, "deck-field-missing(field=en)");
    check("fr = \"Chameau\", ", "", 13, "deck-field-missing(field=fr)");
    check("buy = 3, ", "", 4, "deck-field-missing(field=buy)");
    check("wares = \"TTT\", ", "", 4, "deck-field-missing(field=wares)");
    check(", certainty = \"printed\"", "", 16, "deck-field-missing(field=certainty)");
    check("effect = \"take-gold\", gold = 1, ", "", 16, "deck-field-missing(field=effect)");
}

#[test]
fn unknown_effects_are_refused_with_the_effects_there_are() {
    let (line, reason) = refused(&changed("take-gold", "take-golds"));
    assert_eq!(line, 16);
    let allowed = "draw-card, take-gold, regain-action, change-ware, any";
    assert_eq!(
        reason,
        format!("deck-effect-unknown(effect=take-golds, class=deck-class-holy, allowed={allowed})")
    );
    let (line, reason) = refused(&changed("pay-for-wares", "pay"));
    assert!(
        line == 10
            && reason.contains("deck-class-person, allowed=cancel, seek-animal, exchange-for-different")
    );
}

#[test]
fn effects_on_the_wrong_class_are_refused() {
    for (from, to, line, class) in [
        ("take-wares", "seek-animal", 13, "deck-class-animal"),
        ("take-wares", "cancel", 13, "deck-class-animal"),
        ("pay-for-wares", "sell-different", 10, "deck-class-person"),
        ("sell-different", "take-wares", 7, "deck-class-artifact"),
        ("sell-different", "draw-card", 7, "deck-class-artifact"),
        ("take-gold", "cancel", 16, "deck-class-holy"),
    ] {
        let (found, reason) = refused(&changed(from, to));
        let expected = format!("deck-effect-class(effect={to}, class={class}, allowed=");
        assert!(found == line && reason.starts_with(&expected), "{found}: {reason}");
    }
}

#[test]
fn missing_and_impossible_numbers_are_refused() {
    check("gold = 2, ", "", 10, "deck-number-missing(effect=pay-for-wares, field=gold)");
    check("gold = [1, 3, 6, 10, 15, 20], ", "", 7, "deck-number-missing(effect=sell-different, field=gold)");
    check("[1, 3, 6, 10, 15, 20]", "[1, 3, 6, 10, 15]", 7, "deck-list-length(field=gold, length=6, count=5)");
    check("[1, 3, 6, 10, 15, 20]", "20", 7, "deck-not-a(field=gold, wanted=deck-kind-list)");
    check(
        "[1, 3, 6, 10, 15, 20]",
        "[1, 3, 6, 10, 15, 200]",
        7,
        "deck-number-range(field=gold, value=200, min=0, max=99)",
    );
    check("gold = 2", "gold = 0", 10, "deck-number-range(field=gold, value=0, min=1, max=99)");
    check("gold = 2", "gold = \"2\"", 10, "deck-not-a(field=gold, wanted=deck-kind-number)");
    check("gold = 2", "gold = 2.5", 10, "deck-not-a(field=gold, wanted=deck-kind-number)");
    check(
        "gold = 2, wares = 2",
        "gold = 2, wares = 5",
        10,
        "deck-number-range(field=wares, value=5, min=1, max=4)",
    );
}

#[test]
fn counts_of_zero_and_prices_below_zero_are_refused() {
    check("count = 9", "count = 0", 4, "deck-number-range(field=count, value=0, min=1, max=99)");
    check("count = 3", "count = -1", 16, "deck-number-range(field=count, value=-1, min=1, max=99)");
    check("buy = 3", "buy = -3", 4, "deck-number-range(field=buy, value=-3, min=0, max=99)");
    check("sell = 10", "sell = 100", 4, "deck-number-range(field=sell, value=100, min=0, max=99)");
    let huge = "99999999999999999999999999";
    let reason = format!("deck-number-range(field=sell, value={huge}, min=0, max=99)");
    check("sell = 10", &format!("sell = {huge}"), 4, &reason);
}

#[test]
fn wares_are_one_to_four_letters_or_packages() {
    for wares in ["", "TTTTT", "TX", "???", "T?", "T T", "é"] {
        let reason = format!("deck-wares(wares={wares}, most=4)");
        check("wares = \"TTT\"", &format!("wares = \"{wares}\""), 4, &reason);
    }
    for wares in ["T", "?", "??", "tTtT", "THES"] {
        Deck::read(&changed("wares = \"TTT\"", &format!("wares = \"{wares}\""))).expect(wares);
    }
}

#[test]
fn malformed_ids_and_names_are_refused() {
    for id in ["", "t", "2x", "-x", "Ttt", "t t", "thé", "a-name-that-is-longer-than-24"] {
        let shown: String = id.to_owned();
        check("id = \"ttt\"", &format!("id = \"{id}\""), 4, &format!("deck-id(id={shown}, most=24)"));
    }
    check("en = \"Camel\"", "en = \" \"", 13, "deck-words(field=en, most=48)");
    for hidden in ["\\u001b[31m", "\\u200b", "\\u202e", "\\u2066", "\\ufeff", "\\u00ad", "\\u2028"] {
        check("en = \"Camel\"", &format!("en = \"Ca{hidden}mel\""), 13, "deck-words(field=en, most=48)");
    }
    check("en = \"Camel\"", &format!("en = \"{}\"", "x".repeat(49)), 13, "deck-words(field=en, most=48)");
    let allowed = "printed, partly, named, ours";
    let reason = format!("deck-value-unknown(field=certainty, value=sure, allowed={allowed})");
    check("certainty = \"named\"", "certainty = \"sure\"", 10, &reason);
}

#[test]
fn names_that_stand_twice_are_refused() {
    check("id = \"camel\"", "id = \"pot\"", 13, "deck-twice(field=id, value=pot, earlier=7)");
    check("en = \"Camel\"", "en = \"POT\"", 13, "deck-twice(field=en, value=POT, earlier=7)");
    check("fr = \"Chutes\"", "fr = \"Chameau\"", 16, "deck-twice(field=fr, value=Chameau, earlier=13)");
}

#[test]
fn a_deck_needs_ware_cards_and_holy_places_and_enough_cards() {
    let without = |from: &str, to: &str| {
        let (head, rest) = SMALL.split_once(from).expect("it is there");
        format!("{head}{}", rest.split_once(to).expect("it ends").1)
    };
    assert_eq!(refused(&without("ware = [", "\n]")), (2, "deck-no-wares".to_owned()));
    assert_eq!(refused(&without("holy = [", "\n]")), (2, "deck-no-holy".to_owned()));
    check("count = 9", "count = 6", 2, "deck-too-few(count=11, fewest=12)");
    Deck::read(&changed("count = 9", "count = 7")).expect("twelve cards are enough");
    Deck::read(&without("animal = [", "\n]")).expect("animals are not needed");
}

#[test]
fn more_cards_than_the_state_holds_are_refused() {
    let rows = |list: &str, effect: &str, each: u32, number: u32| -> String {
        let row = |n| {
            format!(
                "  {{ id = \"x{n}\", en = \"X{n}\", fr = \"X{n}\", count = {each}, {effect}, certainty = \"ours\" }},\n"
            )
        };
        format!("{list} = [\n{}", (0..number).map(row).collect::<String>())
    };
    let with = |list: &str, effect: &str, each, number| {
        changed(&format!("{list} = ["), rows(list, effect, each, number).trim_end())
    };
    let wares = "wares = \"T\", buy = 1, sell = 1";
    // Nine wares more, and five other cards.
    let most = MOST_CARDS as u32 - 14;
    Deck::read(&with("ware", wares, 2, most / 2)).expect("as many as fit");
    let too_many = format!("(most={MOST_CARDS}, rows={MOST_KINDS})");
    assert_eq!(
        refused(&with("ware", wares, 2, most / 2 + 1)),
        (13 + 122, format!("deck-too-many{too_many}"))
    );
    Deck::read(&with("ware", wares, 1, MOST_KINDS as u32 - 4)).expect("as many rows as fit");
    assert_eq!(refused(&with("ware", wares, 1, MOST_KINDS as u32 - 3)).1, format!("deck-too-many{too_many}"));
    let very_many = with("ware", wares, 1, 20_000).replace("\"x1\"", "\"x0\"");
    assert_eq!(refused(&very_many).1, format!("deck-too-many{too_many}"), "before names are compared");
    let holy = "effect = \"draw-card\"";
    Deck::read(&with("holy", holy, 1, MOST_HOLY as u32 - 3)).expect("as many as fit");
    let too_many = format!("deck-too-many-holy(most={MOST_HOLY}, rows={MOST_KINDS})");
    assert_eq!(refused(&with("holy", holy, 1, MOST_HOLY as u32 - 2)), (16 + 62, too_many));
}

/// No text makes it panic: decks with pieces cut out, doubled, swapped and overwritten.
#[test]
fn mutated_decks_are_read_or_refused() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let pieces = [
        "\"",
        "{",
        "}",
        "[",
        "]",
        "=",
        ",",
        "0",
        "-1",
        "é",
        "\n",
        "??",
        "\\u0000",
        "'''",
        "[[decks.x.ware]]\n",
        "1e9",
    ];
    let (mut read, mut broken) = (0, 0);
    for source in [SMALL, DECK] {
        for _ in 0..1500 {
            let mut text: Vec<char> = source.chars().collect();
            for _ in 0..=rng.next_u32() % 3 {
                let at = rng.next_u32() as usize % text.len();
                let until = (at + rng.next_u32() as usize % 12).min(text.len());
                let piece = pieces[rng.next_u32() as usize % pieces.len()];
                match rng.next_u32() % 3 {
                    0 => drop(text.drain(at..until)),
                    1 => drop(text.splice(at..at, piece.chars())),
                    _ => drop(text.splice(at..until, piece.chars())),
                }
            }
            let text: String = text.into_iter().collect();
            match Deck::read(&text) {
                Ok(_) => read += 1,
                Err(error) => {
                    let line = number(&error.0, "line");
                    assert!((1..=text.lines().count() as i64 + 1).contains(&line), "line {line}:\n{text}");
                    broken += 1;
                }
            }
        }
    }
    assert!(read > 100 && broken > 1000, "{read} were read and {broken} refused");
}
