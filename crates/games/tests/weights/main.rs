//! Networks in their places. What is put there plays from then on in the whole program, so these tests have a program of their own, and
//! each a game of its own.

use std::sync::atomic::AtomicBool;

use bots::{Plan, Tournament};
use game::{Config, ConfigError};
use games::{Cards, Complete, Entry, Visitor};
use net::{Learned, WeightsError, untrained};
use players::{Level, Player};
use session::Session;

/// No network that is part of the program is larger, in bytes.
const LARGEST: usize = 2_000_000;
/// Games that nobody has taught a network yet.
const UNTAUGHT: &[&str] = &[];

fn entry(name: &str) -> &'static dyn Entry {
    games::find(name).unwrap_or_else(|error| panic!("{error}"))
}

fn config(entry: &dyn Entry, given: &[(&str, &str)]) -> Config {
    Config::new(entry.schema(), None, given).expect("valid settings")
}

#[test]
fn what_is_part_of_the_program_is_made_for_it_and_small() {
    struct BuiltIn;
    impl Visitor for BuiltIn {
        fn visit<G: Complete>(&mut self) {
            let built_in = G::shelf().built_in();
            assert_eq!(built_in.is_none(), UNTAUGHT.contains(&G::NAME), "{}", G::NAME);
            let Some(weights) = built_in else { return };
            assert!(weights.len() <= LARGEST, "{}: {} bytes", G::NAME, weights.len());
            let network = Learned::<G>::read(weights).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
            assert!(network.network().header().training.contains_key("command"));
        }
    }
    games::visit_all(&mut BuiltIn);
}

#[test]
fn a_network_that_is_put_in_its_place_plays_as_master() {
    let entry = entry("calcory");
    let weights = untrained(entry.made_for(), &[16], 1);
    assert_eq!(games::put_weights(&weights).expect("it is made for it").name(), "calcory");
    assert!(entry.bots().contains(&Level::Master));
    let config = config(entry, &[]);
    let record = |seed| {
        let players = vec![Some(Level::Master.into()); usize::from(config.seats())];
        let mut session = Session::open(entry, &config, &players, seed).expect("it opens");
        while session.advance() {}
        session.take_record()
    };
    assert_eq!(record(1), record(1), "the same seed, the same game");
    assert!(record(1).lines().last().is_some_and(|line| line.starts_with("result")));
    assert!(entry.thinking(Level::Master.into(), Cards::Usual).is_none(), "it does not search");
}

#[test]
fn weights_that_are_refused_change_nothing() {
    let entry = entry("rummu");
    let before = entry.bots();
    let weights = untrained(entry.made_for(), &[16], 1);
    assert!(games::put_weights(&weights[..weights.len() - 1]).is_err());
    let of_another = untrained(self::entry("mu").made_for(), &[16], 1);
    let refused = WeightsError::Game { theirs: "mu".to_owned(), ours: "rummu".to_owned() };
    assert_eq!(entry.put_weights(&of_another), Err(refused));
    let mut of_chess = entry.made_for();
    "chess".clone_into(&mut of_chess.game);
    let Err(error) = games::put_weights(&untrained(of_chess, &[16], 1)) else { panic!("there is no chess") };
    assert!(error.phrase().to_string().contains("chess"), "{error}");
    assert_eq!(entry.bots(), before);
}

/// Every way in which a bot of a name comes to play says the same.
fn refusals(entry: &dyn Entry, config: &Config) -> Vec<ConfigError> {
    let (master, stop) = (Player::from(Level::Master), AtomicBool::new(false));
    let seats = usize::from(config.seats());
    let plan = Plan { from: 0, games: 1, seed: 1, threads: 1, bots: vec![master; seats], stop: &stop };
    let tournament = Tournament {
        bots: vec![master, Level::Random.into()],
        among: None,
        from: 0,
        deals: 1,
        seed: 1,
        threads: 1,
        stop: &stop,
    };
    let arena = match entry.arena(config, &tournament, &mut |_, _| {}) {
        Err(games::ArenaError::Config(error)) => error,
        other => panic!("refused for its settings: {other:?}"),
    };
    let chair = entry.chair(config, master, 1).err().expect("refused");
    let simulated = entry.simulate(config, &plan, &mut |_| {}).expect_err("refused");
    vec![entry.admit(config, master).expect_err("refused"), chair, simulated, arena]
}

#[test]
fn cards_of_ones_own_are_refused_by_name() {
    for (name, key) in [("serengeti", "cards"), ("asante", "deck")] {
        let entry = entry(name);
        entry.put_weights(&untrained(entry.made_for(), &[16], 1)).expect("it is made for it");
        let usual = config(entry, &[]);
        assert_eq!(entry.admit(&usual, Level::Master.into()), Ok(()));
        let own = format!("{}\n", usual.text(key));
        let own = config(entry, &[(key, &own)]);
        let expected = format!("level-own-cards(level=master, key={key})");
        for refused in refusals(entry, &own) {
            assert_eq!(refused.to_string(), expected);
        }
        assert_eq!(entry.admit(&own, Level::SearchExpert.into()), Ok(()), "others read the cards");
    }
}

#[test]
fn experts_with_cards_of_ones_own_think_without_the_network() {
    let entry = entry("serengeti");
    let usual = config(entry, &[]);
    let own = config(entry, &[("cards", &format!("{}\n", usual.text("cards")))]);
    assert_eq!([entry.cards(&usual), entry.cards(&own)], [Cards::Usual, Cards::Own]);
    for (level, before) in [(Level::Expert, Level::SearchExpert), (Level::SearchExpert, Level::SearchExpert)]
    {
        let alone = entry.thinking(before.into(), Cards::Usual).expect("it searches");
        assert_eq!(entry.thinking(level.into(), entry.cards(&own)), Some(alone));
    }
    let [judged, alone] =
        [Level::Expert, Level::SearchExpert].map(|level| entry.thinking(level.into(), Cards::Usual));
    assert_ne!(judged, alone, "with the game's own cards the network thinks");
}
