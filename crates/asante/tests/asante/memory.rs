//! What the players remember of each other's hands and of the draw pile.

use asante::state::{Act, Both};
use asante::view::Own;
use game::{Secrets, Viewer};

use crate::scene::{Scene, Table, build, dealt, dealt_of, generator, scene};

const FIRST: &str = "ttt th map griot jackal";
const SECOND: &str = "hhh et healer keeper boatman";

/// In how many of a hundred worlds drawn for a seat the other player holds this card.
fn worlds_with(table: &Scene, viewer: u8, card: &str) -> usize {
    let view = table.seen_by(viewer);
    let mut rng = generator(11);
    let other = Viewer::Seat(game::Seat(2 - viewer));
    let holds = |_: &usize| {
        let world = table.game.determinize(&view, &mut rng);
        table.game.view(&world, other).open.own.expect("a hand").contains(&table.card(card))
    };
    (0..100).filter(holds).count()
}

/// What a seat knows of the cards on top of the draw pile.
fn top(table: &Scene, seat: u8) -> String {
    let between = table.seen_by(seat).memory.and_then(|memory| memory.between).expect("a player's view");
    let card = |card: Option<_>| card.map_or("?".to_owned(), |card| table.ids(&[card]));
    between.top.iter().map(|glimpse| card(glimpse.card)).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_card_taken_from_the_discards_stays_known_until_it_is_played() {
    let mut table = dealt(FIRST, SECOND);
    table.go("draw, draw camel, discard, end");
    assert_eq!(table.knows(1), "");
    table.go("play healer, let, fetch camel, end");
    assert_eq!(table.knows(1), "camel");
    assert_eq!(worlds_with(&table, 1, "camel"), 100);
    let spectator = table.memory();
    assert_eq!(table.ids(&spectator.seen.0[1]), "camel", "all saw it");
    table.go("end, play camel, let, take TT");
    assert_eq!(table.knows(1), "");
}

#[test]
fn cards_put_back_on_top_stay_known() {
    let mut table = dealt(FIRST, SECOND);
    table.go("play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick eee");
    assert_eq!(top(&table, 1), "dyer camel sss fff");
    assert_eq!(top(&table, 2), "? ? ? ?", "the other knows only that they were seen");
    assert_eq!(table.knows(2), "");
    // The other player draws what is known.
    table.go("end, draw, draw dyer, keep");
    assert_eq!((table.knows(1), top(&table, 1)), ("dyer".to_owned(), "camel sss fff".to_owned()));
    assert_eq!(worlds_with(&table, 1, "dyer"), 100);
}

#[test]
fn a_second_look_makes_the_first_one_forget() {
    let mut table = dealt(FIRST, "hhh et griot keeper boatman");
    table.go("play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick eee, end");
    table.go("play griot, let");
    assert_eq!(table.ids(&table.seen_by(2).open.looking), "dyer camel sss fff", "one more is to come");
    table.go("draw aaa, pick camel");
    assert_eq!(top(&table, 1), "? ? ? ?", "which one is gone was not shown");
    assert_eq!((top(&table, 2), table.knows(1)), ("dyer sss fff aaa".to_owned(), String::new()));
}

/// Whichever card is gone, equal ones are still there: the topmost is taken.
#[test]
fn equal_cards_stay_known_as_far_as_it_follows() {
    for (pick, left) in [("package", "package package dyer aaa"), ("aaa", "package package package dyer")] {
        let mut table = dealt(FIRST, "hhh et griot keeper boatman");
        table.go("play griot, let, draw package, draw package, draw package, draw dyer, draw fff, pick fff");
        table.go("end, play griot, let, draw aaa").go(&format!("pick {pick}"));
        assert_eq!((top(&table, 1), top(&table, 2)), ("package package ? ?".to_owned(), left.to_owned()));
        assert_eq!(table.knows(1), "", "another one may be gone");
    }
}

/// Somebody who looks at fewer cards than the other one knows.
#[test]
fn what_follows_from_a_look_at_few_cards() {
    let rule = "effect = \"take-gold-if-poorer\", gold = 3";
    let looking = |cards: u8, script: &str| {
        let deck = asante::deck::DECK.replace(rule, &format!("effect = \"look-and-take\", cards = {cards}"));
        let mut table = dealt_of(build(Some(&deck), 200), FIRST, "hhh et beggar keeper boatman");
        table.go(script);
        table
    };
    let known = |table: &Scene| (table.knows(1), top(table, 1));
    let mixed = "play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick eee, end";
    let table = looking(2, &format!("{mixed}, play beggar, let, pick camel"));
    assert_eq!(known(&table), (String::new(), "? sss fff".to_owned()), "what lies below was not touched");
    let table = looking(1, &format!("{mixed}, play beggar, let, pick dyer"));
    assert_eq!(known(&table), ("dyer".to_owned(), "camel sss fff".to_owned()), "there was no choice");
    assert_eq!(worlds_with(&table, 1, "dyer"), 100);
    let around = "play griot, let, draw package, draw dyer, draw package, draw sss, draw fff, pick fff, end";
    let table = looking(3, &format!("{around}, play beggar, let, pick dyer"));
    let below = "the lower package cannot be gone, so it lies second whichever is";
    assert_eq!(known(&table), (String::new(), "? package sss".to_owned()), "{below}");
    let equal = "play griot, let, draw package, draw package, draw eee, draw sss, draw fff, pick eee, end";
    let table = looking(2, &format!("{equal}, play beggar, let, pick package"));
    assert_eq!(known(&table), ("package".to_owned(), "package sss fff".to_owned()), "all of one kind");
}

#[test]
fn a_card_seen_on_top_stays_known_in_the_hand() {
    let mut table = dealt(FIRST, "hhh et calabash keeper boatman");
    table.go("play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick eee, end");
    table.go("lay calabash 1, place victoria, use 1, draw dyer");
    assert_eq!((table.knows(1), table.hand(2)), ("dyer".to_owned(), "hhh et keeper dyer boatman".to_owned()));
}

#[test]
fn a_tracked_animal_taken_is_remembered() {
    let mut table = dealt("ttt th map tracker jackal", SECOND);
    table.go("play tracker, let, draw eee, draw camel, fetch camel");
    assert_eq!(
        (table.knows(2), table.ids(&table.memory().seen.0[0])),
        ("camel".to_owned(), "camel".to_owned())
    );
}

#[test]
fn what_the_jackal_takes_is_hidden_from_those_who_stand_by() {
    let mut table = dealt(FIRST, SECOND);
    table.go("play jackal, let, rob keeper");
    let keeper = table.card("keeper");
    for (viewer, card) in [
        (Viewer::Seat(game::Seat(0)), Some(keeper)),
        (Viewer::Seat(game::Seat(1)), Some(keeper)),
        (Viewer::Spectator, None),
    ] {
        let last = table.view(viewer).last;
        assert_eq!((last.deed.act, last.own), (Act::Robbed(game::Seat(0)), card.map(Own::Moved)));
    }
}

#[test]
fn a_card_drawn_into_the_hand_is_hidden_from_all_others() {
    let mut table = dealt("ttt th calabash griot jackal", SECOND);
    table.go("lay calabash 1, place victoria, use 1, draw dyer");
    let dyer = table.card("dyer");
    for (viewer, card) in [
        (Viewer::Seat(game::Seat(0)), Some(dyer)),
        (Viewer::Seat(game::Seat(1)), None),
        (Viewer::Spectator, None),
    ] {
        let view = table.view(viewer);
        assert_eq!((view.last.deed.act, view.last.own), (Act::Drew(game::Seat(0)), card.map(Own::Moved)));
        let moved = view.memory.and_then(|memory| memory.between).and_then(|between| between.moved);
        assert_eq!(moved.and_then(|glimpse| glimpse.card), card);
    }
    assert_eq!(table.knows(2), "");
}

#[test]
fn what_the_jackal_moved_is_known_to_both_but_not_to_others() {
    let mut table = dealt(FIRST, SECOND);
    table.go("play jackal, let, rob keeper, give th");
    assert_eq!((table.knows(1), table.knows(2)), ("th".to_owned(), "keeper".to_owned()));
    let spectator = table.view(Viewer::Spectator);
    assert!(spectator.memory.expect("whole").seen.0.iter().all(Vec::is_empty));
    let th = Some(Own::Moved(table.card("th")));
    assert_eq!((spectator.last.deed.act, spectator.last.own), (Act::Gave(game::Seat(0)), None));
    assert_eq!((table.seen_by(1).last.own, table.seen_by(2).last.own), (th, th));
    table.go("end, buy th");
    assert_eq!(table.knows(1), "", "it was played");
}

#[test]
fn what_shango_keeps_is_known_only_if_it_follows() {
    let mut table = dealt("ttt th map griot shango", SECOND);
    table.go("lay shango 1, place victoria, end, end");
    table.go("play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick fff, end, end");
    table.go("use 1, draw dyer, draw camel, draw eee, pick camel");
    assert_eq!(table.knows(2), "", "only the player had looked at them");
    let mut table = dealt("ttt th map et shango", "hhh hs griot keeper boatman");
    table.go("lay shango 1, place victoria, end");
    table.go("play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick fff, end");
    table.go("use 1, draw dyer, draw camel, draw eee, pick camel");
    assert_eq!(
        table.knows(2),
        "camel",
        "the other two were shown, and the other player had looked at all three"
    );
}

#[test]
fn one_of_two_equal_cards_may_be_the_unknown_one() {
    for (pick, known) in [("package", ""), ("eee", "eee")] {
        let mut table = dealt("ttt th map et shango", "hhh hs griot keeper boatman");
        table.go("lay shango 1, place victoria, end");
        table.go("play griot, let, draw dyer, draw camel, draw eee, draw package, draw fff, pick fff, end");
        table.go("draw, draw dyer, discard, draw, draw camel, discard");
        table.go("use 1, draw eee, draw package, draw package").go(&format!("pick {pick}"));
        assert_eq!(table.knows(2), known, "only the first package was seen");
    }
}

/// Whoever has not seen all that is left of the pile cannot tell it from the other hand.
#[test]
fn a_reshuffle_tells_the_other_hand_to_those_who_saw_everything_else() {
    for (artifact, script) in [("map", "play griot, let"), ("shango", "use 1")] {
        let mut table = scene("griot ttt", "hhh");
        table.artifacts(1, &format!("{artifact} - -")).discards("eee sss").pile("dyer camel", 2);
        (table.state.known, table.state.seen) = (Both::default(), Both::default());
        table.go(script).go("draw dyer, draw camel");
        assert!(table.last().reshuffled);
        assert_eq!((table.knows(1), table.knows(2)), (table.hand(2), String::new()), "{script}");
    }
}

/// ASA.15: when the draw pile is empty, everything unseen is the other hand.
#[test]
fn an_empty_pile_tells_both_hands() {
    let mut table = dealt(FIRST, SECOND);
    // Everything is drawn and discarded, turn by turn.
    let mut rng = generator(0);
    while table.open().pile > 0 {
        while table.open().pile > 0 && table.actions() > 0 {
            table.go("draw");
            let chance = game::Rules::sample(&table.game, &table.state, &mut rng);
            let text = game::Notation::write_chance(&table.game, chance);
            table.go(&text).go("discard");
        }
        table.go("end");
    }
    assert_eq!((table.knows(1), table.knows(2)), (String::new(), String::new()), "nothing is noted before");
    table.go("draw");
    assert!(table.last().reshuffled);
    let sorted = |text: &str| {
        let mut words: Vec<&str> = text.split(' ').collect();
        words.sort_unstable();
        words.join(" ")
    };
    assert_eq!((sorted(&table.knows(1)), sorted(&table.knows(2))), (sorted(SECOND), sorted(FIRST)));
}
