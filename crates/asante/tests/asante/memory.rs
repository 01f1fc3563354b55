//! What the players remember of each other's hands and of the draw pile.

use game::{Secrets, Viewer};

use crate::scene::{Scene, Table, dealt, generator};

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

#[test]
fn asa_115_a_card_taken_from_the_discards_stays_known_until_it_is_played() {
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
fn asa_122_cards_put_back_on_top_stay_known() {
    let mut table = dealt(FIRST, SECOND);
    table.go("play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick eee");
    let top = |table: &Scene, seat: u8| {
        let between = table.seen_by(seat).memory.and_then(|memory| memory.between).expect("a player's view");
        between
            .top
            .iter()
            .map(|glimpse| glimpse.card.map_or("?".to_owned(), |card| table.ids(&[card])))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(top(&table, 1), "dyer camel sss fff");
    assert_eq!(top(&table, 2), "? ? ? ?", "the other knows only that they were seen");
    assert_eq!(table.knows(2), "");
    // The other player draws what is known.
    table.go("end, draw, draw dyer, keep");
    assert_eq!((table.knows(1), top(&table, 1)), ("dyer".to_owned(), "camel sss fff".to_owned()));
    assert_eq!(worlds_with(&table, 1, "dyer"), 100);
}

#[test]
fn asa_122_a_second_look_makes_the_first_one_forget() {
    let mut table = dealt(FIRST, "hhh et griot keeper boatman");
    table.go("play griot, let, draw dyer, draw camel, draw eee, draw sss, draw fff, pick eee, end");
    table.go("play griot, let");
    assert_eq!(table.ids(&table.seen_by(2).open.looking), "dyer camel sss fff", "one more is to come");
    table.go("draw aaa, pick camel");
    let between = table.seen_by(1).memory.and_then(|memory| memory.between).expect("a player's view");
    assert!(between.top.iter().all(|glimpse| glimpse.card.is_none()), "which one is gone was not shown");
}

#[test]
fn asa_135_what_the_jackal_moved_is_known_to_both_but_not_to_others() {
    let mut table = dealt(FIRST, SECOND);
    table.go("play jackal, let, rob keeper, give th");
    assert_eq!((table.knows(1), table.knows(2)), ("th".to_owned(), "keeper".to_owned()));
    let spectator = table.view(Viewer::Spectator);
    assert!(spectator.memory.expect("whole").seen.0.iter().all(Vec::is_empty));
    assert!(format!("{:?}", spectator.last.step).contains("card: None"));
    table.go("end, buy th");
    assert_eq!(table.knows(1), "", "it was played");
}

#[test]
fn asa_103_what_shango_keeps_is_known_only_if_it_follows() {
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

/// ASA.15: when the draw pile is empty, everything unseen is the other hand.
#[test]
fn asa_15_an_empty_pile_tells_both_hands() {
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
