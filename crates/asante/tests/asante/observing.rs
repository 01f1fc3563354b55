use asante::Asante;
use asante::card::{MOST_CARDS, MOST_HOLY, MOST_KINDS};
use asante::deck::DECK;
use game::{Observe, Rules, Seat, Secrets, Turn, ViewOf, Viewer};

use crate::scene::{SHORT_DECK, Scene, Table, build, dealt, generator, largest_deck, random_step, scene};

/// What a view is in numbers.
fn numbers(game: &Asante, view: &ViewOf<Asante>) -> Vec<u8> {
    let mut numbers = vec![0xa5; Asante::value_count()];
    game.observe(view, &[], &mut numbers);
    numbers
}

/// One plane of what a seat observes, by its name. Seats are counted from 1.
fn plane(table: &Scene, seat: u8, name: &str) -> Vec<u8> {
    plane_of(&numbers(&table.game, &table.seen_by(seat)), name)
}

fn plane_of(numbers: &[u8], name: &str) -> Vec<u8> {
    let plane =
        Asante::planes().into_iter().find(|plane| plane.name == name).expect("a plane with this name");
    numbers[plane.begin..][..plane.shape.iter().product()].to_vec()
}

/// Where a plane is not 0.
fn places(plane: &[u8]) -> Vec<usize> {
    (0..plane.len()).filter(|&place| plane[place] > 0).collect()
}

#[test]
fn an_observation_has_so_many_values() {
    assert_eq!(Asante::value_count(), 5514);
    assert!(Asante::planes().iter().all(|plane| plane.scale > 0));
}

#[test]
fn gold_and_the_turn_are_told_from_the_chair() {
    let mut table = scene("ttt", "");
    table.gold(1, 61).gold(2, 300);
    assert_eq!(plane(&table, 1, "gold"), [0, 0, 61, 0, 1, 44]);
    assert_eq!(plane(&table, 2, "gold"), [0, 1, 44, 0, 0, 61]);
    assert_eq!(plane(&table, 1, "gold steps")[..20].iter().sum::<u8>(), 15);
    assert_eq!((plane(&table, 1, "ahead"), plane(&table, 2, "ahead")), (vec![0, 0, 1], vec![1, 0, 0]));
    assert_eq!(plane(&table, 1, "enough"), [1, 1, 1]);
    assert_eq!((plane(&table, 1, "own turn"), plane(&table, 2, "own turn")), (vec![1], vec![0]));
    assert_eq!((plane(&table, 1, "asked seat"), plane(&table, 2, "asked seat")), (vec![1, 0], vec![0, 1]));
    assert_eq!(plane(&table, 1, "actions"), [1; 5]);
    assert_eq!(plane(&table, 1, "trigger"), [0, 0]);
    table.go("end");
    assert_eq!((plane(&table, 1, "trigger"), plane(&table, 2, "trigger")), (vec![1, 0], vec![0, 1]));
    assert_eq!(
        (plane(&table, 1, "turns"), plane(&table, 1, "gold")),
        (vec![0, 0, 1], vec![0, 0, 62, 0, 1, 44])
    );
}

#[test]
fn wares_are_told() {
    let mut table = scene("ttf sf package package", "");
    table.stand(1, "TTFS").stand(2, "A");
    let stands = plane(&table, 1, "stands");
    assert_eq!(stands[..12], [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "two trinkets, no hide");
    assert_eq!(places(&plane(&table, 2, "stands")), [30, 36, 37, 54, 60], "the own stand first");
    assert_eq!(plane(&table, 1, "supply"), [6, 8, 8, 7, 7, 7]);
    assert_eq!(plane(&table, 1, "free"), [1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0]);
    assert_eq!(places(&plane(&table, 1, "kinds")), [0, 1, 2, 6]);
    let wanted = plane(&table, 1, "wanted");
    assert_eq!(places(&wanted), [0, 1, 18, 24, 25], "two trinkets, a silk, two fruits");
}

/// A deck has one three trinkets, three packages, two weavers; cards of a row stand next to each other.
#[test]
fn cards_are_told_by_their_places_in_the_deck() {
    let mut table = scene("ttt package package keeper", "ttf");
    table.discards("hhh keeper");
    // Thirty rows of one card, then three packages, two, seven artifacts of two each.
    assert_eq!(places(&plane(&table, 1, "hand")), [0, 30, 31, 49]);
    assert_eq!(places(&plane(&table, 2, "hand")), [6]);
    assert_eq!(places(&plane(&table, 1, "discards")), [1, 49]);
    assert_eq!(plane(&table, 1, "counts").iter().sum::<u8>(), 4 + 1);
    assert_eq!(plane(&table, 1, "exact counts"), [0, 0, 4, 0, 0, 1]);
    let pile = table.open().pile;
    assert_eq!(plane(&table, 1, "exact pile"), [0, 0, pile as u8]);
    let known = plane(&table, 1, "known");
    assert_eq!(places(&known), [0, 30, 31, 49, MOST_CARDS + 6], "the scene shows all hands to all");
    assert_eq!(plane(&table, 1, "likely keeper"), [0]);
    assert_eq!(plane(&table, 2, "likely keeper"), [255], "it was seen");
    assert_eq!(plane(&table, 2, "keepers"), [1, 1, 1, 1, 0, 0]);
}

#[test]
fn what_can_be_done_is_told() {
    let mut table = scene("ttf sf hhh keeper camel pottery", "");
    table.stand(1, "TTFS");
    let row = |id: &str| usize::from(table.card(id).0);
    let uses = plane(&table, 1, "uses");
    let (usable, rest) = uses.split_at(MOST_KINDS);
    let (sellable, matched) = rest.split_at(MOST_KINDS);
    assert_eq!(places(usable), [row("sf"), row("pottery"), row("camel")], "two spaces are free");
    assert_eq!(places(sellable), [row("ttf"), row("sf")]);
    assert_eq!(places(matched), [row("ttf")], "when silk and fruit were bought");
    // Eleven, or eight; both need the fruit. For three gold comes a second fruit, but no second card to sell it with.
    assert_eq!(plane(&table, 1, "gains"), [11, 11, 11, 8, 0, 0, 0, 0]);
    assert_eq!(plane(&table, 1, "enough"), [0, 0, 0]);
    table.gold(1, 49);
    assert_eq!(plane(&table, 1, "enough"), [0, 0, 1], "with the sale");
    let other = plane(&table, 2, "uses");
    assert!(places(&other).is_empty(), "an empty hand");
}

#[test]
fn a_card_looked_at_is_told_to_the_one_who_looks() {
    let mut table = dealt("hhh ttt eee sss fff", "map loom dyer camel gorilla");
    table.go("draw, draw hhff");
    let row = usize::from(table.card("hhff").0);
    assert_eq!(places(&plane(&table, 1, "looking")), [row]);
    assert_eq!(plane(&table, 1, "looking rows")[0], row as u8 + 1);
    assert_eq!(plane(&table, 1, "drawn rows")[0], row as u8 + 1);
    assert_eq!(plane(&table, 1, "drawn known")[..3], [1, 0, 0]);
    assert_eq!(places(&plane(&table, 2, "looking")), [0; 0]);
    assert_eq!(plane(&table, 2, "drawn rows"), [0; 8]);
    assert_eq!(plane(&table, 2, "drawn known")[..3], [0, 1, 0]);
    assert_eq!(plane(&table, 2, "looked"), [1, 0, 0, 0, 0, 0, 0, 0]);
    let keep = plane(&table, 1, "asked");
    table.go("keep");
    assert_ne!(plane(&table, 1, "asked"), keep);
    assert_eq!(plane(&table, 1, "asked").iter().sum::<u8>(), 1);
    assert_eq!(places(&plane(&table, 1, "hand")).len(), 6);
    assert_eq!(places(&plane(&table, 2, "known")), [0; 0], "the other one does not know it");
}

#[test]
fn artifacts_and_holy_places_are_told() {
    let mut table = scene("", "ttt");
    table
        .artifacts(1, "shango - pottery!")
        .row("kilimanjaro - victoria")
        .owns(2, "ngorongoro ngorongoro rwenzori");
    let artifacts = plane(&table, 1, "artifacts");
    assert_eq!(places(&artifacts), [2, 18, 25, 26], "drawn with and untouchable; sold with, face down");
    assert_eq!(places(&plane(&table, 2, "artifacts")), [29, 45, 52, 53]);
    let shango = table.card("shango").0 + 1;
    assert_eq!(plane(&table, 1, "artifact rows"), [shango, 0, shango - 2, 0, 0, 0]);
    assert_eq!(plane(&table, 1, "usable artifacts"), [1, 0, 0]);
    assert_eq!(places(&plane(&table, 1, "row")), [4, 11]);
    assert_eq!(plane(&table, 1, "row rows"), [5, 0, 2]);
    assert_eq!(plane(&table, 1, "row helps"), [1, 0, 1]);
    assert_eq!(places(&plane(&table, 2, "owned")), [0, 9, 10]);
    assert_eq!(places(&plane(&table, 1, "owned")), [64, 73, 74]);
    assert_eq!(plane(&table, 2, "owned helps"), [1, 0, 0, 0, 0], "no ware to change");
}

#[test]
fn what_is_asked_is_told() {
    let mut table = scene("gorilla ttt", "keeper");
    table.stand(2, "TTT");
    table.go("play gorilla");
    let gorilla = table.card("gorilla").0 + 1;
    assert_eq!(plane(&table, 2, "asked seat"), [1, 0]);
    assert_eq!(places(&plane(&table, 2, "asked")), [13]);
    assert_eq!(places(&plane(&table, 2, "asked effect")), [25]);
    assert_eq!(plane(&table, 2, "frames")[..3], [14, 10, 0]);
    assert_eq!(plane(&table, 2, "frame rows")[..2], [gorilla, 0]);
    table.go("let");
    assert_eq!(plane(&table, 1, "asked seat"), [0, 1]);
    assert_eq!(plane(&table, 2, "frames")[..4], [24, 15, 10, 0]);
    assert_eq!(plane(&table, 2, "asked number")[..3], [1, 1, 0]);
    assert_eq!(places(&plane(&table, 2, "asked effect")), [25], "still for the gorilla");
}

#[test]
fn without_memory_nothing_is_remembered() {
    let table = scene("ttt keeper", "ttf");
    let whole = table.seen_by(1);
    let [with, without] = [whole.clone(), whole.forgetful()].map(|view| numbers(&table.game, &view));
    assert_eq!((plane_of(&with, "remembers"), plane_of(&without, "remembers")), (vec![1], vec![0]));
    assert_eq!(places(&plane_of(&with, "known")).len(), 3);
    for name in ["known", "top", "top rows", "top known", "drawn rows", "drawn known"] {
        assert!(places(&plane_of(&without, name)).is_empty(), "{name}");
    }
    assert_eq!(plane_of(&with, "hand"), plane_of(&without, "hand"));
}

#[test]
fn somebody_without_a_seat_observes_nothing() {
    let table = scene("ttt", "");
    assert!(numbers(&table.game, &table.view(Viewer::Spectator)).iter().all(|&value| value == 0));
}

#[test]
fn another_deck_is_told() {
    let game = build(Some(SHORT_DECK), 200);
    let table = Scene { state: game.start(), game };
    assert_eq!(plane(&table, 1, "own deck"), [1]);
    assert_eq!(plane(&table, 1, "deck counts")[..13], [1, 2, 1, 1, 1, 1, 2, 1, 1, 2, 1, 0, 0]);
    assert_eq!(plane(&table, 1, "deck classes")[..12], [1, 2, 3, 3, 5, 5, 5, 5, 5, 6, 6, 0]);
    assert_eq!(plane(&table, 1, "deck effects")[..12], [0, 0, 3, 7, 8, 9, 20, 17, 13, 28, 23, 0]);
    let numbers = plane(&table, 1, "deck numbers");
    assert_eq!((numbers[0], numbers[6], numbers[12], &numbers[42..44]), (2, 1, 2, &[4, 2][..]));
    assert_eq!(plane(&table, 1, "deck prices")[..5], [1, 6, 1, 4, 0]);
    assert_eq!(plane(&table, 1, "place counts")[..4], [1, 1, 1, 0]);
    assert_eq!(plane(&table, 1, "place blessings")[..4], [1, 5, 3, 0]);
    let usual = scene("", "");
    for plane in Asante::planes() {
        let of_a_deck = plane.name.starts_with("deck ") || ["own deck", "place counts"].contains(&plane.name);
        assert!(!of_a_deck || places(&self::plane(&usual, 1, plane.name)).is_empty(), "{}", plane.name);
    }
}

/// As many rows, cards and holy places as there can be.
#[test]
fn the_largest_deck_can_be_observed() {
    let game = build(Some(&largest_deck()), 3);
    assert_eq!((game.deck().cards.len(), game.deck().holy.len()), (MOST_KINDS, MOST_HOLY));
    let mut rng = generator(4);
    let mut state = game.start();
    while game.turn(&state) != Turn::Over {
        random_step(&game, &mut state, &mut rng);
        let numbers = numbers(&game, &game.view(&state, Viewer::Seat(Seat(0))));
        assert!(plane_of(&numbers, "deck counts").iter().all(|&count| count > 0));
    }
}

#[test]
fn settings_are_told() {
    let dearer = DECK.replacen("sell = 10", "sell = 11", 1);
    let richer = DECK.replacen("effect = \"take-gold\", gold = 1", "effect = \"take-gold\", gold = 2", 1);
    let decks = [None, Some(SHORT_DECK), Some(dearer.as_str()), Some(richer.as_str())];
    let mut met: Vec<Vec<u8>> = Vec::new();
    for deck in decks {
        for most_turns in [8, 12, 20, 40, 200] {
            let game = build(deck, most_turns);
            let start = numbers(&game, &game.view(&game.start(), Viewer::Seat(Seat(0))));
            assert!(!met.contains(&start), "{most_turns} turns");
            met.push(start);
        }
    }
}

/// Another world of the same view is observed alike.
#[test]
fn hidden_cards_are_not_told() {
    let mut rng = generator(6);
    for deck in [None, Some(SHORT_DECK)] {
        let game = build(deck, 6);
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            for seat in Seat::all(2) {
                let view = game.view(&state, Viewer::Seat(seat));
                let world = game.determinize(&view, &mut rng);
                let again = game.view(&world, Viewer::Seat(seat));
                assert_eq!(numbers(&game, &view), numbers(&game, &again));
            }
            random_step(&game, &mut state, &mut rng);
        }
    }
}
