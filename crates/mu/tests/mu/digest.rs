//! What decides the game, as data: hand-made positions with known sums.

use cards::Kind;
use game::{Depict, Notation, Seat, Viewer};
use mu::card::{Rung, Trump, Trumps};
use mu::digest::{Account, Bid, Digest, Prospect, Standing};
use mu::state::Ending;
use words::Language::English;

use crate::say::rows_of;
use crate::scene::{Late, Scene, Table, bid, build, dealt};

fn digest(scene: &Scene, seat: u8) -> Digest {
    scene.game.digest(&scene.seen_by(seat))
}

fn prospect(scene: &Scene, typed: &str) -> Prospect {
    let action = scene.game.read_action(typed).expect("a move");
    let seat = scene.acting().expect("somebody to act");
    scene.game.prospect(&scene.view(Viewer::Seat(seat)), action).expect("something follows")
}

/// Seat 3 is to bid: seat 1 has laid a card, seat 2 two.
fn third_to_bid() -> Scene {
    let mut scene = dealt("", &["r8", "b7 b8", "g7 r7 k0", ""]);
    scene.lay("r8").lay("b8 b7");
    scene
}

#[test]
fn what_every_bid_would_mean() {
    let scene = third_to_bid();
    let bidding = digest(&scene, 3).bidding.expect("an auction");
    assert_eq!((bidding.of, bidding.most, bidding.limit), (Seat(2), 2, 3));
    assert_eq!((bidding.leaders, bidding.ending), (vec![Seat(1)], Ending::Chief(Seat(1))));
    let expected = [
        Bid { cards: 1, standing: Standing::Below(vec![Seat(1)]), target: 30, bonus: 10, eklat: None },
        Bid { cards: 2, standing: Standing::Level(vec![Seat(1)]), target: 32, bonus: 20, eklat: Some(20) },
        Bid { cards: 3, standing: Standing::Alone, target: 34, bonus: 30, eklat: None },
    ];
    assert_eq!(bidding.bids, expected);
    assert_eq!(prospect(&scene, "lay k0"), Prospect::Bid(expected[0].clone()));
    // Whoever is not to speak is told what its own bids would mean.
    let waiting = digest(&scene, 1).bidding.expect("an auction");
    assert_eq!(
        (waiting.of, waiting.bids.iter().map(|bid| bid.cards).collect::<Vec<_>>()),
        (Seat(0), vec![2, 3])
    );
}

#[test]
fn in_the_middle_of_a_bid_one_may_stop() {
    let mut scene = third_to_bid();
    scene.go("lay k0, lay g7");
    let bidding = digest(&scene, 3).bidding.expect("an auction");
    assert_eq!(bidding.bids.iter().map(|bid| bid.cards).collect::<Vec<_>>(), [2, 3], "two lie there now");
    let Prospect::Bid(stopped) = prospect(&scene, "done") else { panic!("a bid") };
    assert_eq!((stopped.cards, stopped.eklat), (2, Some(20)));
    assert_eq!(bidding.ending, Ending::Eklat { cards: 2, latest: Seat(2) });
}

#[test]
fn passing_tells_how_the_auction_would_end() {
    let mut scene = dealt("", &["r8", "", "", ""]);
    assert_eq!(prospect(&scene, "pass"), Prospect::Pass { ending: Ending::PassedOut, now: false });
    scene.go("lay r8, pass, pass, pass");
    assert_eq!(prospect(&scene, "pass"), Prospect::Pass { ending: Ending::Chief(Seat(0)), now: true });
}

/// Seat 1 is chief with k0 and k6, seat 2 vice with g6, seat 3 the partner.
fn played(chief: &str, vice: &str) -> Scene {
    let hands = ["k0 k6 r5 r2", "g6 r9 r3", "r8 r4", "r7 r6"];
    let script = format!("lay k0, lay g6, done, pass, pass, lay k6, passes, {vice}, {chief}, partner 3");
    bid("", &hands, &script)
}

#[test]
fn both_sides_with_what_they_need_and_have() {
    let mut scene = played("trump 0", "trump green");
    scene.go("play r5, play r9, play r8, play r7, 2: play r3, 3: play r4");
    let stakes = digest(&scene, 4).stakes.expect("a contract");
    assert_eq!((stakes.target, stakes.all, stakes.bonus), (32, 60, Some(40)));
    assert_eq!((stakes.fine, stakes.reward), (10, 5));
    let sides = stakes.sides.expect("sides");
    assert_eq!(
        (&sides.chiefs.seats, &sides.others.seats),
        (&vec![Seat(0), Seat(2)], &vec![Seat(1), Seat(3)])
    );
    assert_eq!((sides.chiefs.needs, sides.others.needs), (32, 29), "60 in all: one more than is left over");
    assert_eq!((sides.chiefs.tricks, sides.others.tricks), (0, 1));
    assert_eq!((sides.chiefs.won, sides.others.won, sides.to_come), (0, 4, 56), "1 + 0 + 1 + 2");
    let trick = digest(&scene, 4).trick.expect("a trick");
    assert_eq!((trick.number, trick.of, trick.triangles), (2, 15, 2));
    let cards: Vec<_> = trick.cards.iter().map(|played| (played.by.0 + 1, played.wins)).collect();
    assert_eq!(cards, [(2, false), (3, true)]);
}

#[test]
fn triangles_by_side_are_told_to_everybody_and_by_player_to_those_who_remember() {
    let mut scene = played("trump 0", "trump green");
    scene.go("play r5, play r9, play r8, play r7");
    let remembering = scene.seen_by(4);
    let view = remembering.clone().forgetful();
    assert_eq!(scene.game.digest(&view), scene.game.digest(&remembering), "the digest needs no memory");
    let sides = scene.game.digest(&view).stakes.and_then(|stakes| stakes.sides).expect("sides");
    assert_eq!((sides.chiefs.won, sides.others.won, sides.to_come), (0, 4, 56));
    assert_eq!(sides.others.tricks, 1, "tricks lie before their winners");
    let won_by = |view| rows_of(English, &scene.game, view, 4);
    let by_player = |rows: &[String]| {
        let players = rows.iter().filter(|row| row.starts_with("Baraka:") || row.starts_with("You:"));
        players.filter(|row| row.contains("triangle")).count()
    };
    assert_eq!((by_player(&won_by(&view)), by_player(&won_by(&remembering))), (0, 2));
}

#[test]
fn the_ladder_is_the_order_of_strength() {
    let game = build(4, "").expect("settings that go together");
    let trumps: Vec<Option<Trump>> = Trump::all().map(Some).chain([None]).collect();
    for &chief in &trumps {
        for &vice in trumps.iter().filter(|&&vice| vice.is_none() || vice != chief) {
            let trumps = Trumps { chief, vice };
            let ladder = game.ladder(trumps);
            let is_on = |rung: Rung, card: Kind, led: u64| match rung {
                Rung::Both(both) => card == both,
                Rung::Chief(trump) | Rung::Vice(trump) => trump.has(card),
                Rung::Led => led >> card.index() & 1 == 1,
            };
            let order = game.order(trumps);
            for led in Kind::all().step_by(7).map(|card| order.kinds(order.suit(card))) {
                let place = |card: Kind| {
                    ladder.iter().position(|&rung| is_on(rung, card, led)).unwrap_or(ladder.len())
                };
                for one in Kind::all().step_by(3) {
                    for other in Kind::all().step_by(3) {
                        let (higher, lower) = (order.strength(one, led), order.strength(other, led));
                        let by_ladder = place(one) < place(other);
                        assert!(!by_ladder || higher > lower, "{trumps:?}: {one} above {other}");
                        let is_stronger = order.stronger(lower, led) >> one.index() & 1 == 1;
                        assert_eq!(is_stronger, higher > lower, "{trumps:?}: {one} beside {other}");
                    }
                }
            }
        }
    }
    let ladder = game.ladder(Trumps { chief: Trump::read("0"), vice: Trump::read("black") });
    let k0 = Kind::read("k0").expect("a card");
    let [zero, black] = ["0", "black"].map(|name| Trump::read(name).expect("a trump"));
    assert_eq!(ladder, [Rung::Both(k0), Rung::Chief(zero), Rung::Vice(black), Rung::Led]);
    assert_eq!(game.ladder(Trumps::default()), [Rung::Led]);
}

#[test]
fn how_far_everybody_is_from_the_total() {
    let mut scene = dealt("total=50", &["r7", "b7", "g7", "y7"]);
    scene.auction("lay r7, lay b7, done, passes");
    let race = digest(&scene, 1).race;
    assert_eq!((race.total, race.hands), (Some(50), 100));
    assert_eq!(race.to_go.map(|to_go| to_go.values().collect::<Vec<_>>()), Some(vec![45, 60, 50, 50]));
    let hands = digest(&dealt("hands=3", &["", "", "", ""]), 1).race;
    assert_eq!((hands.total, hands.hands, hands.to_go), (None, 3, None));
}

#[test]
fn a_hand_is_taken_apart_when_it_has_ended() {
    let late = |won: &'static [u8]| {
        let mut scene =
            Late { seats: 5, settings: "", triangles: won, bid: 4, trump: "7", partner: Some(3) }.scene();
        scene.play_out();
        let accounts = digest(&scene, 1).accounts.expect("a hand has ended");
        accounts
            .values()
            .map(|Account { triangles, extra, gain, total }| {
                assert_eq!((gain, total), (i16::from(triangles) + extra, gain), "the first hand");
                (triangles, extra)
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(late(&[15, 11, 14, 10, 10]), [(15, -20), (11, 10), (14, 0), (10, 10), (10, 10)]);
    assert_eq!(late(&[20, 10, 13, 8, 9]), [(20, 50), (10, 0), (13, 50), (8, 0), (9, 0)]);
}

#[test]
fn what_a_card_does_to_the_trick() {
    let mut scene = played("trump 0", "trump green");
    scene.go("play r5");
    assert_eq!(prospect(&scene, "play r9"), Prospect::Play { winner: Seat(1), triangles: 1, last: false });
    assert_eq!(prospect(&scene, "play r3"), Prospect::Play { winner: Seat(0), triangles: 2, last: false });
    scene.go("play r9, play r8");
    assert_eq!(prospect(&scene, "play r6"), Prospect::Play { winner: Seat(1), triangles: 4, last: true });
}

#[test]
fn what_a_trump_and_a_partner_bring() {
    let mut scene = dealt("", &["k0 k6 k8 k9 r0", "g6 g8 r9", "g9", ""]);
    scene.lay("k0").lay("g6").lay("g9").auction("pass, lay k6, passes");
    assert_eq!(scene.frame(), "vice-trump", "the 9 is higher than the 6");
    assert!(matches!(prospect(&scene, "trump green"), Prospect::Trump { bonus: None, .. }));
    scene.go("trump 9");
    let Prospect::Trump { held, bonus, ladder } = prospect(&scene, "trump black") else { panic!("a trump") };
    assert_eq!((held, bonus, ladder.len()), (4, Some(20), 4));
    assert!(matches!(prospect(&scene, "no trump"), Prospect::Trump { held: 0, bonus: Some(50), .. }));
    assert!(matches!(prospect(&scene, "trump 6"), Prospect::Trump { bonus: Some(40), .. }));
    scene.go("trump 6");
    assert_eq!(prospect(&scene, "partner 2"), Prospect::Partner { trumps: 1, high: 0 });
    assert_eq!(prospect(&scene, "partner 4"), Prospect::Partner { trumps: 0, high: 0 });
}
