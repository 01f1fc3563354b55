use game::{Advise, Bearing, Fact, Notation, Rules, Seat, SeatSet, Viewer};
use serengeti::action::Action;

use crate::scene::{Scene, Table, arranged};

/// What is said of a move of whoever acts, each with its bearing as a sign.
fn facts(scene: &Scene, text: &str) -> Vec<String> {
    let action = scene.game.read_action(text).expect("a move");
    all(scene, action).iter().map(written).collect()
}

fn all(scene: &Scene, action: Action) -> Vec<Fact> {
    let seat = scene.acting().expect("somebody acts");
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    assert!(legal.contains(&action), "{action:?} is legal");
    scene.game.facts(&scene.view(Viewer::Seat(seat)).forgetful(), &legal, action)
}

fn written(fact: &Fact) -> String {
    let sign = match fact.bearing {
        Bearing::Gains => '+',
        Bearing::Keeps => '=',
        Bearing::Risks => '-',
    };
    format!("{sign}{}", fact.words)
}

fn has(scene: &Scene, text: &str, fact: &str) -> bool {
    let found = facts(scene, text);
    let holds = found.iter().any(|one| one.starts_with(fact));
    if !holds {
        eprintln!("{text}: {found:#?}");
    }
    holds
}

/// Seat 1 is to bid more than 3; seat 2 has 7 points, seat 3 has 2, seat 4 has 5.
fn auction() -> Scene {
    let table = [("N1 N9 S4", 28), ("M2 M3 B2 B5 A7", 9), ("M1 T7", 9), ("M9 B0 A5 T5 S8", 9)];
    let mut scene = arranged("edition=abacus", 9, &table);
    scene.edit(|open, _| open.first = Seat(1));
    scene.go("turn B9 T3 S3, 2: pass, 3: bid 2, 4: bid 3");
    scene
}

const MOST: &str = "who=who-has-most(who=seat 2)";

#[test]
fn a_bid_is_the_lowest_of_all_or_of_its_sort() {
    let scene = auction();
    assert!(has(&scene, "bid 5", "+fact-lowest(points=some-points(count=4))"));
    assert!(has(&scene, "bid 6", "+fact-lowest-shared"));
    assert!(has(&scene, "bid 8", &format!("+fact-lowest-spares({MOST})")));
    let lowest =
        |amount: &str| facts(&scene, amount).into_iter().filter(|one| one.contains("lowest")).count();
    assert_eq!([lowest("bid 7"), lowest("bid 10"), lowest("bid 16")], [0, 0, 0], "others were lower");
    let mut other =
        arranged("edition=abacus", 4, &[("", 20), ("M2", 10), ("B5 B6 T7 T8", 10), ("A4 N0 N9", 10)]);
    other.go("turn M9");
    assert!(has(&other, "bid 4", "+fact-lowest-only(who=named(who=seat 4))"));
    assert!(has(&other, "bid 3", "+fact-lowest-shared"), "1 is too little to be shared");
}

#[test]
fn the_lowest_bid_that_pays_only_the_weakest() {
    let mut scene = arranged("edition=abacus", 4, &[("", 20), ("M2", 10), ("B5 B6 T7", 10)]);
    scene.go("turn A1");
    let weakest = "who=who-has-fewest(who=seat 2)";
    assert!(has(&scene, "bid 2", &format!("+fact-lowest-only({weakest})")));
    assert!(has(&scene, "bid 2", &format!("+fact-pays-only({weakest})")));
    assert!(!facts(&scene, "bid 12").iter().any(|one| one.contains("lowest")));
    assert!(has(&scene, "bid 12", &format!("+fact-pays-only({weakest})")), "as true of 12 as of 2");
}

#[test]
fn a_bid_says_what_the_lot_would_bring_and_leave() {
    let scene = auction();
    let set = "+fact-set(count=2, tribe=tribe-samburu, points=some-points(count=4))";
    assert!(has(&scene, "bid 5", set) && has(&scene, "bid 16", set), "the same words for both");
    assert!(has(
        &scene,
        "bid 8",
        "=fact-bargain(to=payee(who=seat 4, chips=8), points=some-points(count=4), chips=some-chips(count=20))"
    ));
    assert!(has(&scene, "bid 8", &format!("+fact-denies({MOST}, points=some-points(count=5))")));
    assert!(has(&scene, "bid 8", "-fact-closes(digits=3)"));
    assert!(has(&scene, "bid 6", "+fact-shared"));
    assert!(has(&scene, "bid 28", "-fact-all-chips"));
}

#[test]
fn a_bid_says_whom_it_pays() {
    let scene = auction();
    assert!(has(&scene, "bid 8", "+fact-pays-only(who=named(who=seat 4))"));
    assert!(has(&scene, "bid 12", &format!("-fact-pays-strongest({MOST}, chips=some-chips(count=12))")));
    assert!(!facts(&scene, "bid 12").iter().any(|one| one.starts_with("+fact-pays-only")), "no gain");
}

#[test]
fn cards_can_be_worth_more_to_one_than_to_anybody_else() {
    let mut scene = arranged("edition=abacus", 4, &[("N4 N8", 20), ("M2", 10), ("B5", 10)]);
    scene.go("turn N0");
    assert!(has(&scene, "bid 1", "+fact-worth-most"));
    let mut alike = arranged("edition=abacus", 4, &[("N4", 20), ("N8", 10), ("B5", 10)]);
    alike.go("turn N0");
    assert!(!facts(&alike, "bid 1").contains(&"+fact-worth-most".to_owned()));
}

#[test]
fn the_last_who_may_speak_buys_at_once_or_leaves_the_lot_for_nothing() {
    let mut scene = arranged("edition=asmodee", 1, &[("", 12), ("", 12), ("", 12)]);
    scene.go("turn M1, pass, pass");
    assert!(has(&scene, "bid 3", "+fact-last-word"));
    assert!(has(&scene, "bid 0", "=fact-keeps-chips(chips=12)"));
    assert!(has(&scene, "pass", "-part-free(who=seat 1, cards=M1)"));
    let mut first = arranged("edition=asmodee referee=open", 1, &[("", 12), ("", 12), ("", 12)]);
    first.edit(|open, _| open.first = Seat(2));
    first.go("turn M1, 3: pass, 1: pass");
    assert_eq!(first.turn(), "2");
    let mut own = arranged("edition=asmodee", 1, &[("", 12), ("", 12), ("", 12)]);
    own.go("turn M1").edit(|open, _| open.auction.speaking = SeatSet::only(Seat(0)));
    assert!(has(&own, "pass", "+part-free-you(cards=M1)"));
}

#[test]
fn passing_brings_and_keeps_and_gives_up() {
    let scene = auction();
    assert!(has(&scene, "pass", "+part-bonus(chips=some-chips(count=2))"));
    assert!(has(&scene, "pass", "=fact-keeps-chips(chips=28)"));
    assert!(has(&scene, "pass", "-fact-gives-up(points=some-points(count=4))"));
    assert!(!facts(&scene, "pass").contains(&"=fact-no-set".to_owned()), "a Samburu is there already");
    let mut paid = arranged("edition=abacus", 4, &[("", 20), ("S3 S4", 10), ("T7", 10)]);
    paid.go("turn M1, 1: pass, 2: bid 7");
    assert!(has(&paid, "pass", "+part-gain(chips=some-chips(count=7))"));
    assert!(has(&paid, "pass", "=fact-no-set"));
    assert!(has(&paid, "pass", "-part-leaves(who=seat 2, cards=M1, price=7)"));
    assert!(has(&paid, "pass", &format!("-fact-lets-gain({MOST}, points=some-points(count=1))")));
}

#[test]
fn wrong_calls_have_nothing_for_them() {
    let mut scene = arranged("edition=abacus referee=open", 1, &[("N4", 6), ("", 10), ("", 10)]);
    scene.go("turn M1");
    assert_eq!(facts(&scene, "bid 4"), ["-fact-fined"]);
    assert_eq!(facts(&scene, "bid 60"), ["-fact-unpaid"]);
    assert!(has(&scene, "bid 1", "+fact-lowest"));
}

#[test]
fn a_sale_weighs_what_goes_against_what_it_may_bring() {
    let table = [("N4 N8 S4", 2), ("S2 S3", 12), ("M1", 12)];
    let mut scene = arranged("edition=asmodee selling=on", 4, &table);
    scene.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Selling(Seat(0)));
    });
    assert!(has(&scene, "sell S4", "=fact-sells-least(points=some-points(count=1))"));
    assert!(has(&scene, "sell S4", "+fact-sells-poor(chips=some-chips(count=2))"));
    assert!(has(&scene, "sell S4", "+fact-sells-wanted(points=some-points(count=3))"));
    assert!(has(&scene, "sell S4", &format!("-fact-sells-strongest({MOST}, points=some-points(count=3))")));
    assert!(has(&scene, "sell N8", "+part-opens(digit=8)"));
    assert!(has(&scene, "sell N8", "-part-sells(points=some-points(count=2))"));
    assert_eq!(facts(&scene, "pass"), ["=fact-keeps-cards"]);
}

#[test]
fn an_exchange_says_what_it_does_to_both() {
    let table = [("N4 B5 B6", 12), ("N8 T7 T0", 12), ("S2", 12)];
    let mut scene = arranged("edition=asmodee exchanges=on", 4, &table);
    scene.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Exchanging(Seat(0)));
    });
    let swap = "swap B5 T7";
    assert!(has(&scene, swap, &format!("+fact-swap-takes({MOST}, points=some-points(count=1))")));
    assert!(has(&scene, swap, "-part-loses(points=some-points(count=1))"));
    assert!(has(&scene, swap, "+part-opens(digit=5)") && has(&scene, swap, "-fact-closes(digits=7)"));
    assert!(has(&scene, swap, "-fact-swap-barred"));
    assert!(has(&scene, "swap B5 S2", "-part-loses"));
    assert!(has(&scene, "pass", "=fact-keeps-bidding") && has(&scene, "pass", "=fact-keeps-cards"));
    let mut gains =
        arranged("edition=asmodee exchanges=on", 4, &[("N4 B5", 12), ("N8 T7 M2", 12), ("B0 M3", 12)]);
    gains.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Exchanging(Seat(0)));
    });
    assert!(has(&gains, "swap B5 N8", "+fact-swap-best(points=some-points(count=1))"));
    assert!(has(&gains, "swap N4 B0", "+fact-swap-best"), "as good");
    let mut one =
        arranged("edition=asmodee exchanges=on", 4, &[("N4 N8 B5 T0 T3", 12), ("N0 B6", 12), ("T7", 12)]);
    one.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Exchanging(Seat(0)));
    });
    assert!(has(&one, "swap B5 N0", "+fact-swap-best(points=some-points(count=2))"));
    assert!(has(&one, "swap T0 N0", "+fact-swap-gains(points=some-points(count=1))"));
    assert!(has(
        &one,
        "swap B5 N0",
        "-fact-swap-gives(who=who-has-most(who=seat 2), points=some-points(count=1))"
    ));
}

#[test]
fn a_card_to_lose_costs_more_or_less() {
    let mut scene = arranged("edition=digest referee=open", 1, &[("N4 N8 B5", 6), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 7");
    assert!(has(&scene, "lose B5", "=fact-loses-least(points=some-points(count=1))"));
    assert!(has(&scene, "lose B5", "+part-opens(digit=5)"));
    assert!(has(&scene, "lose N4", "-part-loses(points=some-points(count=2))"));
}
