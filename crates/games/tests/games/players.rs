use std::sync::Arc;

use allocation_counter::measure;
use bots::{Glance, Judge, Mind};
use game::settings::Schema;
use game::{Asked, Bot, Config, MemoryAid, Running, Turn, ViewOf, Viewer};
use games::{Cards, Complete, Entry, Visitor};
use net::{Learned, MadeFor};
use players::{Hint, Level, Player};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use session::Session;
use testkit::playout::Positions;

use crate::{short, usual};

/// A level that thinks as little as a test has time for.
fn quick(level: Level) -> Player {
    Player { level, budget: Some(12) }
}

fn record(entry: &dyn Entry, level: Level, seed: u64) -> String {
    let config = usual(entry);
    let players = vec![Some(quick(level)); usize::from(config.seats())];
    let mut session = Session::open(entry, &config, &players, seed).expect("it opens");
    while session.advance() {}
    session.take_record()
}

#[test]
fn the_same_seed_and_budget_give_the_same_game() {
    for entry in games::all() {
        for level in [Level::Novice, Level::Expert] {
            let game = record(*entry, level, 3);
            assert_eq!(game, record(*entry, level, 3), "{} {level}", entry.name());
            assert_ne!(game, record(*entry, level, 4), "{} {level}", entry.name());
        }
    }
}

/// A few positions of a game between bots of good sense, where there is something to decide.
fn positions<G: Complete>(game: &G, seed: u64) -> Vec<G::State> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut legal, mut all) = (game.start(), Vec::new(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                if legal.len() > 1 {
                    all.push(state);
                }
                let advised = game.advise(&game.view(&state, Viewer::Seat(seat)), &legal);
                game.apply(&mut state, advised);
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => break,
        }
    }
    let step = (all.len() / 12).max(1);
    all.into_iter().step_by(step).collect()
}

fn choice<G: Complete>(game: &Arc<G>, state: &G::State, mind: &Mind<G>) -> G::Action {
    let Turn::Seat(seat) = game.turn(state) else { panic!("a seat is to act") };
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let mut bot: Box<dyn Bot<G>> = mind.bot(game, 7);
    bot.choose(&game.view(state, Viewer::Seat(seat)), &legal)
}

/// A network that has learned nothing: it is as honest as one that has.
fn untaught<G: Complete>() -> Arc<dyn Judge<G>> {
    let weights = net::untrained(MadeFor::of::<G>(), &[24, 24], 4);
    Arc::new(Learned::<G>::read(&weights).expect("it is made for this game"))
}

/// Both worlds look the same to the seat that is to act, so its judge weighs all actions alike, and hopes the same.
fn judged_alike<G: Complete>(game: &Arc<G>, judge: &Arc<dyn Judge<G>>, worlds: [&G::State; 2]) {
    let [one, two] = worlds.map(|state| {
        let Turn::Seat(seat) = game.turn(state) else { panic!("a seat is to act") };
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal_actions(state, &mut legal);
        let worth = judge.judge(game, &game.view(state, Viewer::Seat(seat)), &legal, &mut weights);
        (worth, weights)
    });
    assert_eq!(one, two, "{}", G::NAME);
}

/// How else a game is played: with more or fewer players, in teams, in a variant.
fn other_forms(game: &str) -> &'static [(u8, &'static [(&'static str, &'static str)])] {
    match game {
        "serengeti" => &[(4, &[("exchanges", "on")]), (6, &[("edition", "asmodee")])],
        "mu" => &[(3, &[]), (6, &[])],
        "rummu" => &[(4, &[("teams", "on"), ("together", "on")]), (6, &[("teams", "on")])],
        "calcory" => &[(4, &[])],
        "safaru" => &[(2, &[("variant", "reverse")]), (4, &[("variant", "reverse"), ("teams", "off")])],
        _ => &[],
    }
}

/// Replaces everything that is hidden from whoever is to act by another world with the same view, in some positions of a game: in how many was it
/// another one?
fn nobody_knows_more<G: Complete>(config: &Config) -> usize {
    let game = Arc::new(G::new(config).expect("they go together"));
    let entry = games::find(G::NAME).expect("registered");
    let judge = untaught::<G>();
    let network = Mind::Judge(Glance::CLEAR, Arc::clone(&judge));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut others = 0;
    let hint = |state: &G::State, aid| -> Hint {
        let Turn::Seat(seat) = game.turn(state) else { panic!("a seat is to act") };
        let question = Running::at(Arc::clone(&game), *state).question(seat, aid);
        let asked = Asked::new(seat, question.expect("it is its turn"));
        entry.hint(config, &asked, quick(Level::Hint), 7).expect("valid settings")
    };
    for state in positions(&*game, 2) {
        let Turn::Seat(seat) = game.turn(&state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        let forgotten = game.determinize(&view.clone().forgetful(), &mut rng);
        assert_eq!(hint(&state, MemoryAid::Off), hint(&forgotten, MemoryAid::Off), "{config:?}");
        let other = game.determinize(&view, &mut rng);
        assert_eq!(hint(&state, MemoryAid::On), hint(&other, MemoryAid::On), "{config:?}");
        assert_eq!(game.view(&other, Viewer::Seat(seat)), view, "law 5");
        others += usize::from(other != state);
        let levels = entry.bots().iter().map(|&level| (level.name(), G::mind(quick(level), Cards::Usual)));
        for (name, mind) in levels.chain([("network", network.clone())]) {
            let (one, two) = (choice(&game, &state, &mind), choice(&game, &other, &mind));
            assert_eq!(one, two, "{name}: {config:?}");
        }
        judged_alike(&game, &judge, [&state, &other]);
    }
    others
}

#[test]
fn every_bot_does_the_same_in_every_world_with_the_same_view_and_so_do_hints() {
    struct Worlds {
        others: usize,
    }
    impl Visitor for Worlds {
        fn visit<G: Complete>(&mut self) {
            let usual = Config::new(G::schema(), None, &short(G::schema())).expect("valid");
            let others = other_forms(G::NAME).iter().map(|(seats, set)| {
                let set = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned()));
                let all: Vec<_> = short(G::schema()).into_iter().chain(set).collect();
                Config::new(G::schema(), Some(*seats), &all).expect("valid")
            });
            self.others += [usual]
                .into_iter()
                .chain(others)
                .map(|config| nobody_knows_more::<G>(&config))
                .sum::<usize>();
        }
    }
    let mut worlds = Worlds { others: 0 };
    games::visit_all(&mut worlds);
    assert!(worlds.others > 60, "{}", worlds.others);
}

#[test]
fn what_is_advised_in_a_world_is_what_its_view_advises() {
    struct Advised;
    impl Visitor for Advised {
        fn visit<G: Complete>(&mut self) {
            let Schema { min_seats, max_seats, .. } = *G::schema();
            for seats in min_seats..=max_seats {
                let Ok(config) = Config::new(G::schema(), Some(seats), &short(G::schema())) else { continue };
                let Ok(game) = G::new(&config) else { continue };
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
                let mut legal = Vec::new();
                for state in Positions::by_kinds(&game, 3, &mut rng).decisions {
                    let Turn::Seat(seat) = game.turn(&state) else { panic!("a seat is to act") };
                    game.legal_actions(&state, &mut legal);
                    let advised = game.advise(&game.view(&state, Viewer::Seat(seat)), &legal);
                    assert_eq!(game.advise_in(&state, seat, &legal), advised, "{}: {state:?}", G::NAME);
                }
            }
        }
    }
    games::visit_all(&mut Advised);
}

/// What a searcher allocates for a decision it gives back; its tree was allocated when it sat down, and its lists of moves
/// grow only to the longest list there is.
#[test]
fn a_thousand_decisions_leave_nothing_behind() {
    struct Thousand;
    impl Visitor for Thousand {
        fn visit<G: Complete>(&mut self) {
            let config = Config::new(G::schema(), None, &short(G::schema())).expect("valid");
            let game = Arc::new(G::new(&config).expect("they go together"));
            let states = positions(&*game, 3);
            for level in [Level::Tree, Level::Expert] {
                let mut bot: Box<dyn Bot<G>> = G::mind(quick(level), Cards::Usual).bot(&game, 1);
                let mut legal = Vec::new();
                let mut decide = |state: &G::State| {
                    let Turn::Seat(seat) = game.turn(state) else { panic!("a seat is to act") };
                    game.legal_actions(state, &mut legal);
                    bot.choose(&game.view(state, Viewer::Seat(seat)), &legal);
                };
                states.iter().for_each(&mut decide);
                let mut thousand = || measure(|| states.iter().cycle().take(1000).for_each(&mut decide));
                // Other tests think with the same network at this moment: when more do at once than ever before, it keeps room for one more.
                let mut used = thousand();
                for _ in 0..3 {
                    if used.count_current != 0 {
                        used = thousand();
                    }
                }
                assert_eq!(used.count_current, 0, "{} {level}: {used:?}", G::NAME);
                // The lists of moves may have met a longer one than before.
                assert!(used.bytes_current < 1 << 16, "{} {level}: {used:?}", G::NAME);
            }
        }
    }
    games::visit_all(&mut Thousand);
}

/// What slips stays away until it is seen again, and what is left is still true.
#[test]
fn a_calcory_player_forgets_bit_by_bit() {
    struct Forgetting;
    impl Visitor for Forgetting {
        fn visit<G: Complete>(&mut self) {
            if G::NAME == "calcory" {
                forgetting::<G>();
            }
        }
    }
    games::visit_all(&mut Forgetting);
}

fn forgetting<G: Complete>() {
    let config = Config::new(G::schema(), None, &short(G::schema())).expect("valid");
    let game = G::new(&config).expect("they go together");
    let things = |view: &ViewOf<G>| view.memory.as_ref().map_or(0, |memory| game.remembered(memory).len());
    let mut notes = bots::memory::Notes::new(1);
    let (mut all, mut kept) = (0, 0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for state in positions(&game, 1) {
        let Turn::Seat(seat) = game.turn(&state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        let recall = bots::Recall::Fading(300);
        notes.observe(&game, &view, recall);
        let faded = notes.recall(&game, &view, recall);
        all += things(&view);
        kept += things(&faded);
        assert!(things(&faded) <= things(&view), "nothing is made up");
        assert_eq!(notes.recall(&game, &view, bots::Recall::Whole), view);
        let world = game.determinize(&faded, &mut rng);
        assert_eq!(game.view(&world, Viewer::Seat(seat)).open, view.open);
        assert!(game.audit(&world).is_ok());
    }
    assert!(kept > 0 && kept < all, "{kept} of {all}");
    slipping(&game);
}

/// Fresh when it is seen, gone when it slips, gone as long as it is not seen again.
fn slipping<G: Complete>(game: &G) {
    let blank = game.view(&game.start(), Viewer::Spectator);
    let late = positions(game, 1).pop().expect("a late position");
    let view = game.view(&late, Viewer::Spectator);
    let things = |view: &ViewOf<G>| view.memory.as_ref().map_or(0, |memory| game.remembered(memory).len());
    let (always, never) = (bots::Recall::Fading(1000), bots::Recall::Fading(0));
    let mut notes = bots::memory::Notes::new(1);
    let mut kept_after = |seen: &ViewOf<G>, recall| {
        notes.observe(game, seen, recall);
        things(&notes.recall(game, &view, recall))
    };
    assert!(things(&view) > 10);
    assert_eq!(kept_after(&view, always), things(&view), "what is new is fresh");
    assert_eq!(kept_after(&view, always), 0, "all of it slips");
    assert_eq!(kept_after(&view, never), 0, "and stays away");
    kept_after(&blank, never);
    assert_eq!(kept_after(&view, never), things(&view), "until it is seen again");
}
