use asante::action::Chance;
use game::{Rules, Turn};

use crate::scene::{Scene, Table, build, generator, scene};

#[test]
fn asa_2_eight_wares_of_each_kind_six_spaces_five_actions() {
    let mut table = scene("camel", "");
    assert_eq!(table.open().supply.to_string(), "TTTTTTTTHHHHHHHHEEEEEEEESSSSSSSSFFFFFFFFAAAAAAAA");
    assert_eq!(table.actions(), 5);
    table.stand(1, "TTHHEE");
    assert_eq!(table.refused("play camel"), "ASA.40", "six spaces are full");
    table.stand(1, "TTHHE");
    assert!(table.may("play camel"));
}

#[test]
fn asa_3_hands_row_piles_and_gold() {
    let mut table = Scene { game: build(None, 200), state: build(None, 200).start() };
    table.go("first 2");
    assert_eq!(table.frame(), "deal");
    table.go("deal dyer ttt camel map th / griot shango hhh et keeper");
    assert_eq!((table.turn(), table.frame()), ("nature".to_owned(), "turn-up"));
    table.go("place victoria, place victoria, place kilimanjaro");
    assert_eq!((table.turn(), table.frame()), ("2".to_owned(), "turn"));
    assert_eq!(table.row_now(), "victoria victoria kilimanjaro");
    assert_eq!(table.hand(1), "ttt th map dyer camel");
    assert_eq!(table.hand(2), "hhh et shango keeper griot");
    let open = table.open();
    assert_eq!((open.pile, open.place_pile), (112 - 15 - 10, 12));
    assert_eq!((table.gold_of(1), table.gold_of(2)), (20, 20), "everybody sees all gold");
    assert!(open.own.is_none(), "and nobody else's hand");
}

#[test]
fn asa_3_there_is_always_more_gold() {
    let mut table = scene("ttt", "");
    table.gold(1, 4000).stand(1, "TTT").go("sell ttt");
    assert_eq!(table.gold_of(1), 4010);
}

/// Fair draws fail here less than once in 10⁹: so seldom is the binomial distribution outside these bounds.
#[test]
fn asa_4_nature_draws_who_begins() {
    let game = build(None, 200);
    let state = game.start();
    assert_eq!(game.turn(&state), Turn::Chance);
    let mut rng = generator(4);
    let mut drawn = [0; 2];
    for _ in 0..4000 {
        match game.sample(&state, &mut rng) {
            Chance::First(seat) => drawn[seat.index()] += 1,
            Chance::Deal(_) | Chance::TurnUp(_) | Chance::Draw(_) | Chance::Rob(_) => panic!("this is first"),
        }
    }
    assert!((1807..2194).contains(&drawn[0]), "{drawn:?}");
    for first in [1, 2] {
        let mut table = Scene { game: game.clone(), state };
        table.go(&format!("first {first}"));
        table.go("deal dyer ttt camel map th / griot shango hhh et keeper");
        table.go("place victoria, place victoria, place kilimanjaro");
        assert_eq!(table.turn(), first.to_string());
    }
}
