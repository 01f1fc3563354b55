//! Everything said has words in both languages. The files themselves are compared by the crate that renders them.

use game::{
    Advise, Depict, Doors, Inspect, Narrate, Notation, Phrase, Refusal, Rules, Secrets, Teach, Turn, Viewer,
    random,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::action::Action;
use rummu::{Rummu, WORDS_EN, WORDS_FR};
use std::collections::{BTreeMap, BTreeSet};

use testkit::said::Said;

use crate::facts::cases;
use crate::scene::{Scene, Table, build, laying};

fn table(said: &mut Said, game: &Rummu, view: &game::ViewOf<Rummu>) {
    said.phrases(&game.ask(view));
    said.picture(&game.depict(view));
}

/// What is taught, and said of each legal action.
fn offers(said: &mut Said, game: &Rummu, view: &game::ViewOf<Rummu>, legal: &[Action]) {
    said.lessons(&game.teach(view, legal));
    for &action in legal {
        said.phrase(&game.describe_action(action));
        said.phrases(&game.detail(view, action));
        game.facts(view, legal, action).iter().for_each(|fact| said.phrase(&fact.words));
    }
}

/// The messages of a words file with the variables each uses.
fn messages(text: &str) -> BTreeMap<&str, BTreeSet<String>> {
    let mut found: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut current = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            current = key;
            assert!(found.insert(key, BTreeSet::new()).is_none(), "{key} is there twice");
        }
        for variable in line.split('$').skip(1) {
            let name = variable.split([' ', '}']).next().expect("a name");
            let name = name.split([')', ',']).next().expect("a name");
            let name =
                ["-is", "-among", "-count"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
            found.entry(current).or_default().insert(name.to_owned());
        }
    }
    found
}

/// Plays at random and listens, also to why moves of other positions are refused.
fn listen(game: &Rummu, seed: u64, said: &mut Said) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.start();
    let mut pool: Vec<Action> = Vec::new();
    let mut legal = Vec::new();
    while game.turn(&state) != Turn::Over {
        let before = state;
        match game.turn(&state) {
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                offers(said, game, &game.view(&state, Viewer::Seat(seat)).forgetful(), &legal);
                for _ in 0..pool.len().min(3) {
                    let action = random::pick(&mut rng, &pool);
                    if let Err(Refusal::Illegal(why)) = game.play(&mut state.clone(), seat, action) {
                        said.phrase(&why.words);
                    }
                }
                let action = random::pick(&mut rng, &legal);
                pool.push(action);
                game.apply(&mut state, action);
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => unreachable!("the loop ends"),
        }
        for viewer in Viewer::all(game.seats()) {
            let views = [before, state].map(|state| game.view(&state, viewer));
            said.story::<Rummu>(&game.narrate(&views[0], &views[1]));
            table(said, game, &views[1]);
            table(said, game, &views[1].clone().forgetful());
        }
    }
}

#[test]
fn everything_said_has_words_in_both_languages() {
    let mut said = Said::default();
    for (seats, settings) in
        [(3, "hands=2"), (4, "teams=on hands=1"), (5, "together=on hands=2"), (6, "hands=1 together=on")]
    {
        let game = build(seats, settings).expect("valid");
        (0..3).for_each(|seed| listen(&game, seed, &mut said));
    }
    refusals(&mut said);
    taking_back(&mut said);
    rarely_said(&mut said);
    for setting in Rummu::schema().settings {
        let key: &'static str = Box::leak(format!("setting-{}", setting.key).into_boxed_str());
        said.phrase(&Phrase::new(key));
    }
    for (key, arguments) in [
        ("game-title", ""),
        ("game-about", ""),
        ("forms", ""),
        ("forms-chance", ""),
        ("teams-seats", "seats"),
        ("notation-copies", "card count"),
    ] {
        said.0.entry(key.into()).or_default().extend(arguments.split_whitespace().map(Into::into));
    }
    for kind in Rummu::KINDS {
        said.0.entry(format!("verb-{kind}").into()).or_default();
    }
    for topic in Rummu::TOPICS {
        said.0.entry(format!("topic-{topic}").into()).or_default();
    }
    let shared = |key: &str| key.starts_with("colour-") || key.starts_with("card-");
    for (language, words) in [("en", messages(WORDS_EN)), ("fr", messages(WORDS_FR))] {
        for (key, arguments) in said.0.iter().filter(|(key, _)| !shared(key)) {
            let variables = words.get(&**key).unwrap_or_else(|| panic!("{language}: {key} is missing"));
            let missing = variables.iter().find(|name| !arguments.contains(name.as_str()));
            assert_eq!(missing, None, "{language}: {key} uses what is not given");
        }
        let unused: Vec<_> =
            words.keys().filter(|key| !key.starts_with("page-") && !said.0.contains_key(**key)).collect();
        assert!(unused.is_empty(), "{language}: never said: {unused:?}");
    }
    assert_eq!(messages(WORDS_EN), messages(WORDS_FR), "the same variables");
}

/// Why a move is refused, and how the table looks then.
fn why(scene: &Scene, text: &str, said: &mut Said) {
    let action = scene.game.read_action(text).expect("an action");
    let seat = scene.acting().unwrap_or_default();
    said.phrase(&scene.game.explain(&scene.state, seat, action).words);
    table(said, &scene.game, &scene.seen_by(1));
}

/// Positions that random play seldom reaches.
fn rarely_said(said: &mut Said) {
    for case in cases() {
        let legal = case.legal();
        offers(said, &case.scene.game, &case.view(), &legal);
        table(said, &case.scene.game, &case.view());
    }
    let mut even = laying("hands=2 teams=on", &["r0", "g8 b8", "g9", "g7 b7"]);
    even = even.table(2, "r5 r6 r7").table(4, "b1 b2 b3");
    let before = even.seen_by(1);
    even.go("discard r0");
    said.story::<Rummu>(&even.game.narrate(&before, &even.seen_by(1)));
    let joint = laying("", &["y8 r9 r6 g0", "g8", "g9"]).table(1, "r5 y6 r7").drawing(1);
    table(said, &joint.game, &joint.seen_by(1));
    why(&laying("", &["r1 g2 y3 y4 k9", "g8", "g9"]).out(1), "lay r1 g2 y3 y4", said);
}

/// Taking a card back, which random play seldom does.
fn taking_back(said: &mut Said) {
    let mut none = laying("hands=1", &["r1", "g8", "g9"]).table(1, "r2 r3 r4").table(2, "b2 b3 b4 b5");
    let before = none.seen_by(1);
    none.go("add r1 1");
    said.story::<Rummu>(&none.game.narrate(&before, &none.seen_by(1)));
    for text in ["discard r1", "back b2 2", "back b2 1", "back r2 1", "back r1 3"] {
        why(&none, text, said);
    }
    let before = none.seen_by(1);
    let mut legal = Vec::new();
    none.game.legal_actions(&none.state, &mut legal);
    offers(said, &none.game, &before, &legal);
    none.go("back r1 1");
    said.story::<Rummu>(&none.game.narrate(&before, &none.seen_by(1)));
}

/// What random play seldom tries.
fn refusals(said: &mut Said) {
    let hand = "r1 r1 r2 y2 y3 b2 b3 b5 k9 y9";
    let hand = &format!("{hand} b9");
    let open = laying("hands=1", &[hand, "g8", "g9"]).table(2, "b6 y7 b8").table(2, "r4 g5 k6 b7").out(1);
    let tries = [
        "lay r1 r2",
        "lay r1 r1 r2",
        "lay r1 r2 b3",
        "lay r1 y2 y3",
        "lay r2 b2 b5",
        "lay k1 k2 k3",
        "lay r1 r2 y3",
        "add y9 1",
        "add k9 2",
        "add b5 b9 1",
        "back k9 1",
        "add y9 2",
        "add k9 9",
        "add k1 1",
        "swap y9 1",
        "swap k9 1",
        "swap k9 2",
        "draw",
    ];
    for text in tries {
        let action = open.game.read_action(text).expect("an action");
        if let Err(Refusal::Illegal(why)) = open.game.play(&mut open.state.clone(), game::Seat(0), action) {
            said.phrase(&why.words);
        }
    }
    let closed = laying("", &["r1 r2 r3 k9", "g8", "g9"]).table(2, "b6 y7 b8");
    for text in ["lay r1 r2 r3", "add k9 1", "swap k9 1"] {
        why(&closed, text, said);
    }
    let together = laying("together=on", &["r1 r2 r3 k9", "g8", "g9"]).table(2, "b6 y7 b8");
    for text in ["lay r1 r2 r3", "add k9 1", "swap k9 1"] {
        why(&together, text, said);
    }
    let mut short = laying("together=on", &["r1 r2 r3 b4 b5 b6 k9", "g8", "g9"]);
    short.go("lay r1 r2 r3");
    why(&short, "discard k9", said);
    why(&laying("", &["r1", "g8", "g9"]).table(2, "r2 r3 r4").out(1), "add r1 1", said);
    why(&laying("together=on", &["r1 r2 r3 r4", "g8", "g9"]), "lay r1 r2 r3 r4", said);
    let mut dry = laying("", &["r1", "g8", "g9"]).drawing(1);
    dry.state.hands[game::Seat(1)] = dry.state.hands[game::Seat(1)].plus(dry.state.stock);
    dry.restock();
    why(&dry, "draw", said);
    why(&dry, "discard r1", said);
    let mut idle = laying("", &["r1", "g8", "g9"]);
    idle.state.idle = 99;
    let before = idle.seen_by(1);
    why(&idle, "draw", said);
    idle.state.hands[game::Seat(0)].add(cards::Kind::read("r2").expect("a card"));
    idle.restock();
    idle.go("discard r1");
    said.story::<Rummu>(&idle.game.narrate(&before, &idle.seen_by(1)));
    why(&idle, "draw", said);
    idle.state.frame = rummu::state::Frame::Over;
    why(&idle, "draw", said);
}
