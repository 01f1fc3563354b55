use game::{Advise, Bearing, Fact, Notation, Rules, ViewOf};
use rummu::Rummu;
use rummu::action::Action;

use crate::scene::{Scene, Table, laying};

/// A position in which something is true of an action of seat 1, and maybe not of another.
pub struct Case {
    pub scene: Scene,
    action: &'static str,
    /// What is true of it, as it is told to programmers.
    fact: &'static str,
    bearing: Bearing,
    not_of: Option<&'static str>,
}

impl Case {
    pub fn view(&self) -> ViewOf<Rummu> {
        self.scene.seen_by(1).forgetful()
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.scene.game.legal_actions(&self.scene.state, &mut legal);
        legal
    }

    fn facts(&self, text: &str) -> Vec<Fact> {
        let action = self.scene.game.read_action(text).expect("an action");
        assert!(self.legal().contains(&action), "{text} is not one of {:?}", self.scene.legal());
        self.scene.game.facts(&self.view(), &self.legal(), action)
    }
}

use Bearing::{Gains, Keeps, Risks};

/// Every kind of fact at least once.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    drawing(&mut cases);
    taking_more(&mut cases);
    laying_down(&mut cases);
    taking_back(&mut cases);
    on_the_table(&mut cases);
    discarding(&mut cases);
    cases
}

type Row = (&'static str, Bearing, &'static str, Option<&'static str>);

/// What is true in one position: the action, the bearing, the fact, and an action of which it is not true.
fn add(cases: &mut Vec<Case>, scene: &Scene, rows: &[Row]) {
    cases.extend(rows.iter().map(|&(action, bearing, fact, not_of)| Case {
        scene: scene.clone(),
        action,
        fact,
        bearing,
        not_of,
    }));
}

/// Seat 1 holds these cards and is about to draw; this lies on top of the pile.
fn about_to_draw(hand: &str, top: &str) -> Scene {
    laying("", &[hand, "r9", "b9"]).pile(top).drawing(1)
}

fn drawing(cases: &mut Vec<Case>) {
    add(
        cases,
        &about_to_draw("r5 r6 r7 b0", "r8"),
        &[
            ("draw", Gains, "fact-draw-completes(count=3, size=4)", Some("take")),
            ("draw", Keeps, "fact-draw-unseen", Some("take")),
            ("draw", Risks, "fact-leaves-useful", Some("take")),
            (
                "take",
                Gains,
                "fact-take-comes-out(points=points(count=20, number=number-plain(number=20)))",
                None,
            ),
            ("take", Risks, "fact-take-costs(points=points(count=5, number=number-plain(number=5)))", None),
        ],
    );
    add(
        cases,
        &about_to_draw("r0 r1", "k9"),
        &[
            ("draw", Keeps, "fact-leaves-useless", Some("take")),
            ("take", Risks, "fact-take-useless", Some("draw")),
        ],
    );
    add(
        cases,
        &about_to_draw("r5 r6 b0", "r7").out(1),
        &[("take", Gains, "fact-take-lays(points=points(count=10, number=number-plain(number=10)))", None)],
    );
    add(
        cases,
        &about_to_draw("b0 k3", "g7").out(1).table(2, "g4 g5 g6"),
        &[
            ("take", Gains, "fact-take-adds(places=1)", None),
            ("take", Keeps, "fact-take-denies(who=seat 2)", None),
        ],
    );
    let swap = about_to_draw("b0 k3", "g5").table(3, "r0 r1 r2").table(2, "g4 y5 g6").out(1);
    add(cases, &swap, &[("take", Gains, "fact-take-swaps(places=2)", Some("draw"))]);
    add(
        cases,
        &about_to_draw("r5 b0", "r6").out(1),
        &[
            // r4, y4, r7 or y7.
            ("take", Gains, "fact-take-closer(count=4, size=3)", Some("draw")),
        ],
    );
    let goes = about_to_draw("r5 b0", "r6");
    add(cases, &goes, &[("take", Gains, "fact-take-goes(size=4)", Some("draw"))]);
    add(cases, &about_to_draw("r5 b0", "y2"), &[("take", Gains, "fact-take-joker", Some("draw"))]);
    let mut more = about_to_draw("r5 b0", "y2 k1");
    more.go("take");
    let spared = "fact-leaves-cost(points=points(count=10, number=number-plain(number=10)))";
    add(cases, &more, &[("enough", Keeps, spared, Some("take"))]);
}

/// What the hand can lay anyway is no reason to take a card; what it scores more is, and so is another combination.
fn taking_more(cases: &mut Vec<Case>) {
    add(
        cases,
        &about_to_draw("r4 r5 r6 r7 b0", "r8"),
        &[(
            "take",
            Gains,
            "fact-take-improves(points=points(count=20, number=number-plain(number=20)))",
            Some("draw"),
        )],
    );
    add(
        cases,
        &about_to_draw("r4 r5 r6 r7 b0 b1 g5", "b2").out(1),
        &[(
            "take",
            Gains,
            "fact-take-lays(points=points(count=10, number=number-plain(number=10)))",
            Some("draw"),
        )],
    );
}

fn laying_down(cases: &mut Vec<Case>) {
    add(
        cases,
        &laying("", &["r5 r6 r7 r8 b0", "g8", "g9"]),
        &[
            ("lay r5 r6 r7 r8", Gains, "fact-comes-out", Some("discard b0")),
            ("lay r5 r6 r7 r8", Gains, "fact-leaves-last", Some("discard b0")),
        ],
    );
    add(
        cases,
        &laying("", &["r5 r6 r7 r8 b0 k2", "g8", "g9"]).out(1),
        &[
            (
                "lay r5 r6 r7 r8",
                Gains,
                "fact-scores-most(points=points(count=20, number=number-plain(number=20)))",
                Some("lay r5 r6 r7"),
            ),
            (
                "lay r5 r6 r7",
                Gains,
                "fact-scores(points=points(count=10, number=number-plain(number=10)))",
                Some("lay r5 r6 r7 r8"),
            ),
            (
                "lay r5 r6 r7 r8",
                Gains,
                "fact-rid-most(points=points(count=20, number=number-plain(number=20)))",
                Some("lay r5 r6 r7"),
            ),
            (
                "lay r5 r6 r7",
                Gains,
                "fact-rid(points=points(count=15, number=number-plain(number=15)))",
                None,
            ),
            ("discard k2", Risks, "fact-lays-no-more", Some("lay r5 r6 r7")),
        ],
    );
    add(
        cases,
        &laying("", &["r5 r6 r7 b1 b2 b3 b4 k9", "g8", "g9"]).out(1),
        &[(
            "lay r5 r6 r7",
            Gains,
            "fact-then-lays(points=points(count=20, number=number-plain(number=20)))",
            Some("lay b1 b2 b3 b4"),
        )],
    );
    add(
        cases,
        &laying("", &["r5 r6 r7 y8 b0 k2", "g8", "g9"]).out(1),
        &[
            ("lay r5 r6 r7", Keeps, "fact-keeps-jokers", Some("lay r6 r7 y8")),
            ("lay r6 r7 y8", Risks, "fact-joker-open(cards=card-red(number=8))", Some("lay r5 r6 r7")),
            ("lay r6 r7 y8", Risks, "fact-scores-nothing", Some("lay r5 r6 r7")),
        ],
    );
    add(
        cases,
        &laying("", &["r1", "g8", "g9"]).table(1, "r2 r3 r4"),
        &[("add r1 1", Gains, "fact-uses-all", Some("discard r1"))],
    );
}

fn taking_back(cases: &mut Vec<Case>) {
    let mut back = laying("", &["r1", "g8", "g9"]).table(1, "r2 r3 r4").table(1, "r5 b5 g5 k5");
    back.go("add r1 1");
    add(
        cases,
        &back,
        &[
            ("back r1 1", Keeps, "fact-back-least", Some("back b5 2")),
            (
                "back r1 1",
                Risks,
                "fact-back-costs(points=points(count=10, number=number-plain(number=10)))",
                Some("back b5 2"),
            ),
            (
                "back b5 2",
                Risks,
                "fact-back-costs(points=points(count=30, number=number-plain(number=30)))",
                None,
            ),
        ],
    );
    let mut free = laying("", &["r1", "g8", "g9"]).table(1, "r2 r3 r4").table(1, "b5 b6 b7 y8");
    free.go("add r1 1");
    add(cases, &free, &[("back y8 2", Keeps, "fact-back-free", Some("back r1 1"))]);
}

fn on_the_table(cases: &mut Vec<Case>) {
    let ten = "points=points(count=10, number=number-plain(number=10))";
    let named = |key: &str, who: &str| -> &'static str {
        let who = if who.is_empty() { String::new() } else { format!(", who={who}") };
        Box::leak(format!("{key}({ten}{who})").into_boxed_str())
    };
    let hand = "r8 y8 b0 k2";
    let own = laying("", &[hand, "g8", "g9"]).table(1, "r5 r6 r7");
    add(cases, &own, &[("add r8 1", Gains, named("fact-gains", ""), Some("add y8 1"))]);
    let theirs = laying("", &[hand, "g8", "g9"]).table(2, "r5 r6 r7").out(1);
    add(
        cases,
        &theirs,
        &[
            ("add r8 1", Risks, named("fact-gives-points", "seat 2"), Some("add y8 1")),
            ("add y8 1", Keeps, "fact-gives-nothing", Some("add r8 1")),
        ],
    );
    let partner = laying("teams=on", &[hand, "g8", "g9", "g7"]).table(3, "r5 r6 r7").out(1);
    add(cases, &partner, &[("add r8 1", Gains, named("fact-gains-side", ""), Some("add y8 1"))]);
    // A pure run of five scores 40, a mixed one of six 30.
    let long = "r1 r2 r3 r4 r5";
    let own = laying("", &["y6 b0 k2", "g8", "g9"]).table(1, long);
    add(cases, &own, &[("add y6 1", Risks, named("fact-costs", ""), None)]);
    let theirs = laying("", &["y6 b0 k2", "g8", "g9"]).table(2, long).out(1);
    add(cases, &theirs, &[("add y6 1", Gains, named("fact-takes-points", "seat 2"), None)]);
    let partner = laying("teams=on", &["y6 b0 k2", "g8", "g9", "g7"]).table(3, long).out(1);
    add(cases, &partner, &[("add y6 1", Risks, named("fact-costs-side", ""), None)]);
    let swap = |hand: &str| laying("", &[hand, "g8", "g9"]).table(2, "r5 y6 r7").out(1);
    add(
        cases,
        &swap("r6 b0 k2"),
        &[
            ("swap r6 1", Gains, "fact-gets-joker", Some("discard b0")),
            ("swap r6 1", Risks, "fact-joker-dear", Some("discard b0")),
        ],
    );
    add(cases, &swap("r6 b6 k6 b0"), &[("swap r6 1", Gains, "fact-gets-joker-use", Some("discard b0"))]);
    // The joker can go back to the set it came from.
    let set = laying("", &["g5 b0 k2", "g8", "g9"]).table(2, "r5 y5 b5").out(1);
    add(cases, &set, &[("swap g5 1", Gains, "fact-gets-joker-use", Some("discard b0"))]);
}

fn discarding(cases: &mut Vec<Case>) {
    add(cases, &laying("", &["r1", "g8", "g9"]), &[("discard r1", Gains, "fact-ends", None)]);
    let mut idle = laying("", &["r1 b5", "g8", "g9"]);
    idle.state.idle = 99;
    add(cases, &idle, &[("discard r1", Risks, "fact-ends-idle", None)]);
    add(
        cases,
        &laying("", &["r7 r7 b0", "g8", "g9"]).out(1),
        &[("discard r7", Keeps, "fact-second-copy", Some("discard b0"))],
    );
    add(
        cases,
        &laying("", &["r5 r6 b0", "g8", "g9"]).out(1),
        &[
            ("discard b0", Keeps, "fact-alone(size=3)", Some("discard r5")),
            ("discard b0", Keeps, "fact-breaks-nothing(size=3)", Some("discard r5")),
            (
                "discard b0",
                Keeps,
                "fact-keeps-cards(cards=card-red(number=5) card-red(number=6), size=3)",
                Some("discard r5"),
            ),
        ],
    );
    // r5 r6 lacks r4, y4, r7 or y7; b5 r6 a 4 or a 7 in g, y or k; r5 b5 a third 5 in g, y or k.
    add(
        cases,
        &laying("", &["r5 r6 b5", "g8", "g9"]).out(1),
        &[
            ("discard r5", Keeps, "fact-breaks-fewest(size=3)", Some("discard r6")),
            ("discard r5", Risks, "fact-breaks(count=7, size=3)", Some("discard r6")),
            ("discard r6", Risks, "fact-breaks(count=10, size=3)", Some("discard r5")),
        ],
    );
    add(
        cases,
        &laying("", &["g7 b0 y3", "g8", "g9"]).table(2, "g4 g5 g6"),
        &[
            ("discard b0", Gains, "fact-fits-nothing", Some("discard g7")),
            ("discard g7", Risks, "fact-next-adds(places=1, who=seat 2)", Some("discard b0")),
            ("discard y3", Gains, "fact-rid-joker", Some("discard b0")),
            ("discard y3", Risks, "fact-gives-joker(who=seat 2)", Some("discard b0")),
            ("discard b0", Keeps, "fact-keeps-jokers", Some("discard y3")),
        ],
    );
    add(
        cases,
        &laying("", &["g7 b0", "g8", "g9"]).table(3, "g4 g5 g6"),
        &[("discard g7", Risks, "fact-fits(places=1, who=seat 2)", Some("discard b0"))],
    );
}

#[test]
fn every_kind_of_fact_is_true_where_it_is_told() {
    for case in cases() {
        let told = |facts: &[Fact]| {
            let bearing = |fact: &Fact| (fact.words.to_string(), fact.bearing);
            facts.iter().map(bearing).collect::<Vec<_>>()
        };
        let facts = told(&case.facts(case.action));
        let expected = (case.fact.to_owned(), case.bearing);
        assert!(facts.contains(&expected), "{}: {} is not among {facts:?}", case.action, case.fact);
        if let Some(other) = case.not_of {
            let others = told(&case.facts(other));
            assert!(!others.contains(&expected), "{other}: {} is among {others:?}", case.fact);
        }
    }
}

#[test]
fn facts_of_hidden_cards_need_no_memory() {
    for case in cases() {
        for action in case.legal() {
            let with = case.scene.game.facts(&case.scene.seen_by(1), &case.legal(), action);
            assert_eq!(with, case.scene.game.facts(&case.view(), &case.legal(), action));
        }
    }
}

#[test]
fn what_a_hand_can_lay_anyway_is_no_reason_to_take_a_card() {
    let take = |hand: &str, top: &str| {
        let scene = about_to_draw(hand, top);
        let case = Case { scene, action: "take", fact: "", bearing: Gains, not_of: None };
        case.facts("take").iter().map(|fact| fact.words.key.to_string()).collect::<Vec<_>>()
    };
    let comes_out = |keys: Vec<String>| keys.contains(&"fact-take-comes-out".to_owned());
    assert!(comes_out(take("r5 r6 r7 b0", "r8")));
    assert!(!comes_out(take("r4 r5 r6 r7 b0", "r8")), "it can come out without r8");
}
