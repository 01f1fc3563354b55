use std::collections::BTreeSet;

use games::{Complete, Visitor};
use players::{Level, Player};
use session::Session;

use crate::{configs, usual};

#[test]
fn the_list_and_the_visitor_show_the_same_games() {
    struct Names(Vec<&'static str>);
    impl Visitor for Names {
        fn visit<G: Complete>(&mut self) {
            self.0.push(G::NAME);
        }
    }
    let mut visited = Names(Vec::new());
    games::visit_all(&mut visited);
    let listed: Vec<&str> = games::all().iter().map(|entry| entry.name()).collect();
    assert_eq!(visited.0, listed);
    assert_eq!(listed.iter().collect::<BTreeSet<_>>().len(), listed.len(), "names are unique");
}

#[test]
fn an_unknown_game_is_answered_with_all_names() {
    let Err(error) = games::find("chess") else { panic!("there is no chess") };
    for entry in games::all() {
        assert!(error.to_string().contains(entry.name()), "{error}");
    }
}

#[test]
fn every_action_has_a_number_of_its_own() {
    struct Numbers;
    impl Visitor for Numbers {
        fn visit<G: Complete>(&mut self) {
            let config = game::Config::new::<&str, &str>(G::schema(), None, &[]).expect("valid");
            let game = G::new(&config).expect("the defaults go together");
            // Where there are very many numbers, some of them.
            let count = game.action_count();
            let stride = if count > 100_000 { count / 50_000 + 104_729 } else { 1 };
            for index in (0..count).step_by(stride) {
                if let Some(action) = game.action_at(index) {
                    assert_eq!(game.action_index(action), index, "{action:?} of {}", G::NAME);
                }
            }
            assert_eq!(game.action_at(game.action_count()), None);
        }
    }
    games::visit_all(&mut Numbers);
}

#[test]
fn all_bots_play_every_game_to_its_end() {
    for entry in games::all() {
        for (config, number) in configs(*entry).iter().zip(0..) {
            // Searchers think the same under all settings: two of them show it.
            let searches = |level: &Level| !matches!(level, Level::Random | Level::Greedy);
            for level in entry.bots().iter().filter(|level| number < 2 || !searches(level)) {
                let player = Player { level: *level, budget: Some(4) };
                let players = vec![Some(player); usize::from(config.seats())];
                let mut session = Session::open(*entry, config, &players, number).expect("it opens");
                while session.advance() {}
                assert!(session.running().outcome().is_some(), "{} ended", entry.name());
                assert!(session.take_record().lines().last().is_some_and(|line| line.starts_with("result")));
            }
        }
    }
}

#[test]
fn a_seed_is_a_game() {
    for entry in games::all() {
        let config = usual(*entry);
        let record = |seed| {
            let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
            let mut session = Session::open(*entry, &config, &players, seed).expect("it opens");
            while session.advance() {}
            session.take_record()
        };
        assert_eq!(record(5), record(5));
        assert_ne!(record(5), record(6));
    }
}
