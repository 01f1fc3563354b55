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
fn every_letter_and_every_plane_has_a_name_of_its_own() {
    struct Names;
    impl Visitor for Names {
        fn visit<G: Complete>(&mut self) {
            let count = G::letter_count() as u16;
            assert!(usize::from(count) <= game::spell::MAX_LETTERS, "{}", G::NAME);
            let letters: Vec<String> = (0..count)
                .map(|letter| G::letter_name(game::Letter(letter)).expect("every letter says something"))
                .collect();
            assert_eq!(G::letter_name(game::Letter(count)), None);
            let planes: Vec<String> = G::planes().iter().map(|plane| plane.name.to_owned()).collect();
            let last = G::planes().pop().expect("there are planes");
            assert_eq!(last.begin + last.shape.iter().product::<usize>(), G::value_count(), "{}", G::NAME);
            for mut names in [letters, planes] {
                let all = names.len();
                names.sort();
                names.dedup();
                assert_eq!(names.len(), all, "{}: {names:?}", G::NAME);
            }
        }
    }
    games::visit_all(&mut Names);
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
