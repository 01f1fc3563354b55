//! What is worked out from a view: what can be done with every card, or why not, as data and in the picture.

use asante::digest::{Digest, Usable, Way, What};
use asante::prospect::{Ending, Prospect, Toll};
use asante::rules::hurdle::Hurdle;
use asante::state::Phase;
use asante::ware::Wares;
use game::phrase::Cell;
use game::{Depict, Notation, Rules, Seat, Viewer};

use crate::scene::{Scene, Table, scene};

fn digest(table: &Scene, seat: u8) -> Digest {
    table.game.digest(&table.seen_by(seat).forgetful())
}

/// What stands against everything this card is for.
fn against(table: &Scene, seat: u8, card: &str) -> Vec<Option<Hurdle>> {
    let card = table.card(card);
    let hand = digest(table, seat).hand;
    let held = hand.iter().find(|held| held.card == card).expect("it is in the hand");
    held.ways.iter().map(|way| way.against).collect()
}

/// What a refusal says, for programmers.
fn why(table: &Scene, text: &str) -> String {
    let action = table.game.read_action(text).expect("a move");
    table.game.explain(&table.state, Seat(0), action).words.to_string()
}

fn wares(letters: &str) -> Wares {
    Wares::read(letters).expect("letters of wares")
}

#[test]
fn the_way_to_the_end_is_worked_out() {
    let mut table = scene("ttt", "hhh");
    table.gold(1, 45).gold(2, 61).stand(1, "TTS");
    let seen = digest(&table, 1);
    assert_eq!((seen.goal, seen.missing.0, seen.free.0), (60, [15, 0], [3, 6]));
    assert_eq!((seen.bonus, seen.last_turn), (1, None));
    table.edit(|open, _| (open.actions, open.trigger) = (1, Some(Seat(1))));
    let seen = digest(&table, 2);
    assert_eq!((seen.bonus, seen.last_turn), (0, Some(Seat(0))), "one action left brings nothing");
}

#[test]
fn ware_cards_say_what_stands_against_either_price() {
    let mut table = scene("ttt ttss eee packages package", "");
    table.stand(1, "TTT").gold(1, 5);
    let way = |what, gold, against| Way { what, gold: Some(gold), against };
    let hand = digest(&table, 1).hand;
    let trinkets = hand.iter().find(|held| held.card == table.card("ttt")).expect("held");
    assert_eq!(trinkets.ways, [way(What::Buy, 3, None), way(What::Sell, 10, None)]);
    let dear = [Some(Hurdle::TooDear(6)), Some(Hurdle::NotOnStand(wares("SS")))];
    assert_eq!(against(&table, 1, "ttss"), dear);
    assert_eq!(against(&table, 1, "eee"), [None, Some(Hurdle::NotOnStand(wares("EEE")))]);
    assert_eq!(against(&table, 1, "packages"), [None, None]);
    table.stand(1, "THES");
    assert_eq!(against(&table, 1, "packages"), [None, Some(Hurdle::NotAlike(2))]);
    assert_eq!(against(&table, 1, "eee")[0], Some(Hurdle::NoRoom(3)));
    table.stand(1, "-");
    assert_eq!(against(&table, 1, "package"), [None, Some(Hurdle::StandEmpty)]);
    table.stand(1, "EEE").stand(2, "EEEE");
    assert_eq!(against(&table, 1, "eee"), [Some(Hurdle::NotInSupply(wares("EE"))), None]);
}

#[test]
fn with_a_haggler_the_prices_are_better() {
    let mut table = scene("haggler sss", "");
    table.go("play haggler, let");
    let hand = digest(&table, 1).hand;
    let prices: Vec<Option<u32>> = hand[0].ways.iter().map(|way| way.gold).collect();
    assert_eq!(prices, [Some(1), Some(12)]);
    assert_eq!(digest(&table, 2).in_play, [table.card("haggler")], "it lies there until it is done");
}

#[test]
fn persons_and_animals_say_why_not() {
    let hand =
        "keeper gorilla marabou jackal beggar carver healer buffalo tortoise caravan dyer haggler matron";
    let table = scene(hand, "");
    for (card, hurdle) in [
        ("keeper", Hurdle::OnlyCancels),
        ("gorilla", Hurdle::OtherStandEmpty),
        ("marabou", Hurdle::OtherStandEmpty),
        ("jackal", Hurdle::OtherHandEmpty),
        ("beggar", Hurdle::NotPoorer),
        ("carver", Hurdle::NoArtifactDiscarded),
        ("healer", Hurdle::NothingDiscarded),
        ("buffalo", Hurdle::NothingToBreak),
        ("tortoise", Hurdle::NothingToBorrow),
        ("caravan", Hurdle::StandEmpty),
        ("dyer", Hurdle::StandEmpty),
        ("haggler", Hurdle::NoWareCard),
        ("matron", Hurdle::HandsFit),
    ] {
        assert_eq!(against(&table, 1, card), [Some(hurdle)], "{card}");
        let phrase = hurdle.phrase().to_string();
        assert_eq!(why(&table, &format!("play {card}")), phrase, "a refusal says the same of {card}");
    }
    let mut table = scene("camel weaver nomad", "ttt");
    table.stand(1, "TTTTTT").stand(2, "TT").gold(1, 1);
    assert_eq!(against(&table, 1, "camel"), [Some(Hurdle::StandFull)]);
    assert_eq!(against(&table, 1, "weaver"), [Some(Hurdle::TooDear(2))]);
    assert_eq!(against(&table, 1, "nomad"), [Some(Hurdle::NothingToSwap)]);
}

#[test]
fn in_the_others_turn_the_table_counts_as_if_the_own_turn_began() {
    let mut table = scene("ttt", "keeper camel hhh");
    table.edit(|open, _| open.actions = 0);
    assert_eq!(against(&table, 1, "ttt"), [Some(Hurdle::NoActions); 2]);
    assert_eq!(against(&table, 2, "camel"), [None], "there will be actions");
    assert_eq!(against(&table, 2, "hhh"), [None, Some(Hurdle::NotOnStand(wares("HHH")))]);
    assert_eq!(against(&table, 2, "keeper"), [None], "that is when it is played");
}

#[test]
fn artifacts_holy_places_and_drawing_say_why_not() {
    let mut table = scene("", "");
    table.artifacts(1, "pottery shango map!").owns(1, "okavango victoria victoria");
    let seen = digest(&table, 1);
    let hurdles = seen.artifacts.map(|artifact| artifact.and_then(|artifact| artifact.against));
    assert_eq!(hurdles, [Some(Hurdle::StandEmpty), None, Some(Hurdle::FaceDown)]);
    let usable = |place, count, against| Usable { what: table.place(place), count, against };
    let expected = [usable("victoria", 2, None), usable("okavango", 1, Some(Hurdle::NothingToRegain))];
    assert_eq!(seen.places, expected);
    assert_eq!(seen.drawing, None);
    table.edit(|open, _| (open.phase, open.actions, open.visited) = (Phase::Playing, 1, true));
    let seen = digest(&table, 1);
    assert_eq!(seen.artifacts[1].and_then(|artifact| artifact.against), Some(Hurdle::TooFewActions(2)));
    assert_eq!(seen.drawing, Some(Hurdle::DrawingOver));
    assert!(seen.places.iter().all(|usable| usable.against == Some(Hurdle::Visited)));
    assert_eq!(digest(&table, 2).drawing, None);
}

#[test]
fn who_stands_by_has_no_hand() {
    let table = scene("ttt", "hhh");
    let seen = table.game.digest(&table.view(Viewer::Spectator));
    assert!(seen.hand.is_empty() && seen.places.is_empty() && seen.artifacts == [None; 3]);
}

/// The cells of a row, for programmers.
fn row(table: &Scene, seat: u8, key: &str) -> Vec<String> {
    let picture = table.game.depict(&table.seen_by(seat).forgetful());
    let rows = picture.rows.iter().filter(|row| row.label.key == key);
    let cells = rows.flat_map(|row| &row.cells).map(|cell| match cell {
        Cell::Words(phrase) => phrase.to_string(),
        Cell::Card(_) | Cell::Backs(_) => String::new(),
    });
    cells.collect()
}

/// A holy place in use lies before its owner until its effect is done.
#[test]
fn a_holy_place_stays_to_be_seen_while_it_is_used() {
    let mut table = scene("", "");
    table.owns(1, "ngorongoro ngorongoro").stand(1, "T");
    table.go("visit ngorongoro");
    let expected = [
        "cell-place-in-use(place=Ngorongoro Crater)".to_owned(),
        "cell-card(name=Ngorongoro Crater, count=1)".to_owned(),
    ];
    assert_eq!(row(&table, 2, "row-owned"), expected);
    table.go("swap T for H, done");
    assert_eq!(row(&table, 2, "row-owned"), expected[1..]);
    let places = row(&table, 2, "row-places");
    assert_eq!(
        places[3..],
        [
            "cell-place-pile(count=10)",
            "cell-place-discards(places=place-counted(place=Ngorongoro Crater, count=1))"
        ]
    );
}

#[test]
fn the_picture_says_why_a_card_cannot_be_used_and_brackets_it_when_no_action_is_left() {
    let mut table = scene("eee gorilla", "");
    table.stand(1, "E");
    let not = "cell-ware-card(id=eee, buy=price-buy(gold=3), \
               sell=price-sell-not(gold=10, why=not-on-stand(wares=EE)), count=1)";
    assert_eq!(row(&table, 1, "row-hand-wares"), [not]);
    assert_eq!(
        row(&table, 1, "row-hand-animals"),
        ["cell-card-not(name=Gorilla, why=why-other-stand-empty, count=1)"]
    );
    table.edit(|open, _| open.actions = 0);
    assert_eq!(row(&table, 1, "row-hand-animals"), ["cell-card-spent(name=Gorilla, count=1)"]);
    let spent =
        "cell-ware-card(id=eee, buy=price-buy-spent(gold=3), sell=price-sell-spent(gold=10), count=1)";
    assert_eq!(row(&table, 1, "row-hand-wares"), [spent], "brackets stay, and the heading says why");
}

#[test]
fn the_picture_says_what_usable_cards_and_artifacts_do() {
    let mut table = scene("weaver map", "");
    table.artifacts(1, "loom - -").artifacts(2, "drum - -");
    let does = "cell-card-does(name=Weaver, what=short-pay-for-wares(gold=2, wares=2), count=1)";
    assert_eq!(row(&table, 1, "row-hand-persons"), [does]);
    let does = "cell-card-does(name=Map, what=short-apply-holy-place, count=1)";
    assert_eq!(row(&table, 1, "row-hand-artifacts"), [does]);
    let mine = row(&table, 1, "row-artifacts");
    assert_eq!(mine[0], "cell-artifact-does(slot=1, card=Talking drum, what=short-return-to-draw(cards=1))");
    table.edit(|open, _| open.actions = 0);
    assert_eq!(row(&table, 1, "row-hand-persons"), ["cell-card-spent(name=Weaver, count=1)"]);
}

#[test]
fn what_follows_from_an_action_is_data() {
    let prospect = |table: &Scene, text: &str| {
        let action = table.game.read_action(text).expect("a move");
        table.game.prospect(&table.seen_by(1).forgetful(), action).expect("a prospect")
    };
    let mut table = scene("sss gorilla pottery beggar", "ttt");
    table.stand(2, "T").artifacts(1, "calabash - -").gold(1, 59);
    let none = Prospect { actions: 4, ..Prospect::default() };
    assert_eq!(prospect(&table, "buy sss"), Prospect { gold: -3, gained: wares("SSS"), ..none.clone() });
    let toll = Toll { lost: 1, ..Toll::default() };
    assert_eq!(prospect(&table, "play gorilla"), Prospect { other: toll, ..none.clone() });
    let calabash = Some(table.card("calabash"));
    assert_eq!(
        prospect(&table, "use 1"),
        Prospect { gold: -1, drawn: 1, artifact: calabash, ..none.clone() }
    );
    let victoria = Some(table.place("victoria"));
    let lay = Prospect { place: victoria, receiver: Some(Seat(1)), ..none.clone() };
    assert_eq!(prospect(&table, "lay pottery 2"), lay);
    let end = Prospect { gold: 1, actions: 5, ending: Some(Ending::LastTurnBegins), ..none };
    assert_eq!(prospect(&table, "end"), end);
    table.edit(|open, _| open.trigger = Some(Seat(1)));
    assert_eq!(prospect(&table, "end").ending, Some(Ending::Game));
}
