use asante::card::Class;
use asante::effects::{Cancel, Effect};

use crate::scene::{Table, scene};

/// Every person and animal but the animal keeper (ASA.41), with the choices it asks for.
const PLAYED: [(&str, &str); 20] = [
    ("tracker", "draw hs, draw camel, fetch camel"),
    ("dyer", "swap TT for SA"),
    ("boatman", "count 1, discard eee, take S"),
    ("cartographer", "apply 1, draw hs, apply 2, done"),
    ("healer", "fetch sss"),
    ("haggler", "buy ttf"),
    ("nomad", "swap T for H"),
    ("matron", "draw, draw hs, draw sf, draw fa"),
    ("carver", "fetch map"),
    ("caravan", "return TT"),
    ("weaver", "take SS"),
    ("griot", "draw hs, draw sf, draw fa, draw ae, draw dyer, pick hs"),
    ("porter", "take SS, draw hs, draw sf"),
    ("beggar", ""),
    ("buffalo", "break theirs 1 using, return T"),
    ("tortoise", "borrow 1, return T"),
    ("camel", "take SA"),
    ("gorilla", "2: return HH"),
    ("marabou", "take H"),
    ("jackal", "rob fff, give eee"),
];

#[test]
fn asa_40_played_for_the_effect_then_discarded() {
    let mut left: Vec<&str> = PLAYED.iter().map(|(card, _)| *card).collect();
    for row in &scene("", "").game.deck().cards {
        let (Class::Person(effect) | Class::Animal(effect)) = row.class else { continue };
        assert!(
            effect == Effect::Cancel(Cancel) || left.contains(&&*row.label.id),
            "{} is missing",
            row.label.id
        );
        left.retain(|card| *card != row.label.id);
    }
    assert_eq!(left, [""; 0]);
    for (card, choices) in PLAYED {
        let mut table = scene(&format!("{card} ttf eee"), "fff aaa th et");
        table.stand(1, "TT").stand(2, "HH").gold(2, 30);
        table.artifacts(2, "pottery - -").discards("sss map");
        let before = (table.open().gold, table.open().stands, "ttf eee".to_owned());
        table.go(&format!("play {card}"));
        for choice in ["let"].into_iter().chain(choices.split(", ").filter(|choice| !choice.is_empty())) {
            let words = [table.hand(1), table.discarded()].join(" ");
            assert!(!words.split(' ').any(|word| word == card), "{card} lies before its player: {words}");
            table.go(choice);
        }
        assert_eq!((table.turn(), table.frame()), ("1".to_owned(), "turn"), "{card} is done");
        assert!(table.discarded().split(' ').any(|word| word == card), "{card} is discarded");
        assert!(!table.hand(1).split(' ').any(|word| word == card), "{card} is played");
        let after = (table.open().gold, table.open().stands, table.hand(1));
        assert_ne!(after, before, "{card} has its effect");
    }
}

#[test]
fn asa_40_a_cost_must_be_payable_and_something_must_change() {
    let mut table = scene("weaver caravan nomad boatman matron beggar healer dyer haggler package", "keeper");
    assert_eq!(table.refused("play caravan"), "ASA.40", "no ware");
    assert_eq!(table.refused("play nomad"), "ASA.40", "the opponent has no ware");
    assert_eq!(table.refused("play beggar"), "ASA.40", "not poorer");
    assert_eq!(table.refused("play healer"), "ASA.40", "no discard");
    assert_eq!(table.refused("play dyer"), "ASA.40", "no ware");
    assert_eq!(table.refused("play matron"), "ASA.40", "nine cards, and the opponent has one");
    assert_eq!(table.refused("play haggler"), "ASA.40", "only a package");
    assert!(table.may("play boatman") && table.may("play weaver"));
    table.gold(1, 1);
    assert_eq!(table.refused("play weaver"), "ASA.40", "the gold");
    let mut table = scene("boatman", "");
    assert_eq!(table.refused("play boatman"), "ASA.40", "no other card to discard");
}

#[test]
fn asa_40_drawing_is_possible_while_either_pile_has_a_card() {
    let mut table = scene("griot", "");
    table.discards("ttt").pile("", 2);
    assert!(table.may("play griot"));
    let mut table = scene("griot", "");
    table.pile("", 2);
    assert_eq!(table.refused("play griot"), "ASA.40");
    let mut table = scene("tracker", "");
    table.artifacts(1, "drum calabash shango").stand(1, "T").pile("", 2);
    assert_eq!(table.legal(), ["end"]);
    for action in ["play tracker", "use 1", "use 2", "use 3"] {
        assert_eq!(table.refused(action), "ASA.40", "{action}");
    }
    let mut table = scene("tracker", "");
    table.artifacts(1, "drum calabash shango").stand(1, "T").discards("ttt").pile("", 2);
    for action in ["play tracker", "use 1", "use 2", "use 3"] {
        assert!(table.may(action), "{action}");
    }
}

#[test]
fn asa_41_110_the_animal_keeper_cancels_the_card_just_played() {
    for card in ["camel", "beggar"] {
        let mut table = scene(card, "keeper ttt");
        table.gold(2, 30).go(&format!("play {card}"));
        assert_eq!(
            (table.turn(), table.legal()),
            ("2".to_owned(), vec!["let".to_owned(), "cancel keeper".to_owned()])
        );
        table.go("cancel keeper");
        assert_eq!((table.turn(), table.frame()), ("1".to_owned(), "turn"), "it cannot be cancelled itself");
        assert_eq!((table.actions(), table.wares(1), table.gold_of(1)), (4, "-".to_owned(), 20));
        assert!(table.discarded().contains("keeper") && table.discarded().contains(card));
        assert_eq!(table.hand(2), "ttt", "at no cost but the card");
    }
}

#[test]
fn asa_41_110_only_in_the_opponents_turn() {
    let mut table = scene("keeper", "ttt");
    assert_eq!(table.refused("play keeper"), "ASA.41");
    assert_eq!(table.legal(), ["draw", "end"]);
    let mut table = scene("ttt camel", "keeper");
    table.go("buy ttt");
    assert_eq!(table.turn(), "1", "nobody is asked about ware cards");
    assert_eq!(table.refused("cancel keeper"), "ASA.12");
}

#[test]
fn asa_42_the_opponent_is_always_asked() {
    let mut table = scene("camel", "ttt");
    table.go("play camel");
    assert_eq!((table.turn(), table.legal()), ("2".to_owned(), vec!["let".to_owned()]));
    assert_eq!(table.refused("2: cancel keeper"), "ASA.41");
    assert_eq!(table.refused("2: end"), "ASA.42");
}

#[test]
fn asa_43_wares_beyond_the_free_spaces_are_chosen() {
    let mut table = scene("camel", "");
    table.stand(1, "TTTTT").go("play camel, let");
    assert_eq!(table.legal(), ["take T", "take H", "take E", "take S", "take F", "take A"]);
    let mut table = scene("weaver", "");
    table.stand(1, "TTTTT").go("play weaver, let, take S");
    assert_eq!((table.wares(1), table.gold_of(1)), ("TTTTTS".to_owned(), 18));
}

#[test]
fn asa_44_the_opponent_is_asked_before_any_cost() {
    let mut table = scene("weaver", "keeper");
    table.go("play weaver, cancel keeper");
    assert_eq!((table.gold_of(1), table.actions()), (20, 4));
    let mut table = scene("haggler ttt", "keeper");
    table.go("play haggler, cancel");
    assert_eq!(table.hand(1), "ttt", "the ware card stays");
    let mut table = scene("boatman ttt", "keeper");
    table.go("play boatman, cancel");
    assert_eq!(table.hand(1), "ttt");
}

#[test]
fn asa_45_wares_gained_must_be_in_the_supply() {
    let mut table = scene("weaver", "");
    table.stand(1, "T").stand(2, "TTTTTT").go("play weaver, let");
    assert!(table.may("take T") && table.may("take HH") && !table.may("take TT"));
    table.go("take T");
    assert_eq!(table.wares(1), "TT", "what is there of it");
    let mut table = scene("camel", "");
    table.stand(1, "TT").stand(2, "TTTTTT").go("play camel, let");
    assert!(!table.may("take TH") && table.may("take HS") && table.may("take SS"));
    assert_eq!(table.refused("take H"), "ASA.132", "as many as possible");
}

#[test]
fn asa_45_wares_are_not_thrown_away_to_make_room() {
    let mut table = scene("weaver ttt", "");
    table.stand(1, "TTHHEE").artifacts(1, "loom - -");
    assert_eq!(table.refused("play weaver"), "ASA.40");
    assert_eq!(table.refused("use 1"), "ASA.40", "an artifact's ware needs a free space");
    table.stand(1, "TTHHE");
    assert!(table.may("play weaver") && table.may("use 1"));
}
