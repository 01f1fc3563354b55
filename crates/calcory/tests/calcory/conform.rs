use calcory::Calcory;
use calcory::action::Action;
use calcory::state::State;
use game::{Advise, Rules, Secrets, Step, StepOf, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;
use testkit::conform::{
    Broken, Bytes, Conform, Pool, Seen, law_2_doors, law_3_audit, law_4_round_trips, law_5_worlds,
    law_6_legality, law_7_commands, law_7_disclosure, law_7_one_deed, law_7_shows, law_8_distribution,
};
use testkit::fuzz;

use crate::chances::list_chances;
use crate::scene::{build, generator, random_step};
use crate::worlds::{list_remembered_worlds, list_worlds};

fn laws(seats: u8, settings: &str, games: u64) -> Conform<Calcory> {
    Conform::new(build(seats, settings).expect("valid settings")).games(games).nature(list_chances)
}

#[test]
fn conform_two_players() {
    laws(2, "", 12).run();
    laws(2, "patience=10", 6).run();
}

#[test]
fn conform_three_players() {
    laws(3, "", 10).run();
    laws(3, "patience=10", 6).run();
}

#[test]
fn conform_four_players() {
    laws(4, "", 8).run();
    laws(4, "patience=10", 6).run();
}

/// Random play ends early, by a single card that nobody beats. Sensible play with a memory empties the layout.
#[test]
fn conform_in_sensible_play() {
    let mut fewest = u8::MAX;
    for (seats, seed) in [(2, 0), (3, 1), (4, 2)] {
        let game = Arc::new(build(seats, "").expect("valid"));
        let (mut rng, mut pool) = (generator(seed), Pool::default());
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            let before = state;
            let seen = Seen::by_all(&*game, &before, 1, &mut rng);
            pool.keep(&*game, &before, &mut rng);
            let step = sensible_step(&game, &before, &mut rng);
            match step {
                Step::Move(_, action) => game.apply(&mut state, action),
                Step::Chance(chance) => game.resolve(&mut state, chance),
            }
            check(law_2_doors(&*game, &state, &pool, Some(&list_chances), &mut rng));
            check(law_3_audit(&*game, &state));
            check(law_4_round_trips(&*game, &state, &mut rng));
            check(law_7_one_deed::<Calcory>(&seen));
            for seen in &seen {
                check(law_5_worlds(&*game, seen));
                check(law_6_legality(&*game, &before, seen, &pool, &mut rng));
                check(law_7_commands(&*game, &before, seen, &mut rng));
                check(law_7_disclosure(&*game, &before, seen, step, &state, &mut rng));
                check(law_7_shows(&*game, &before, seen, step, &state, None));
            }
            // It takes its time, as in random play.
            if random::below(&mut rng, 8) == 0 {
                let bytes = Bytes::new(&game, &before, &pool, &mut rng);
                for seen in &seen {
                    check(bytes.law_7_in_a_position(&before, seen));
                    check(bytes.law_7_after_a_step(&before, seen, step, &state, &mut rng));
                }
            }
            fewest = fewest.min(game.view(&state, Viewer::Spectator).open.down.count());
        }
    }
    assert!(fewest < 8, "late phases were reached: {fewest}");
}

fn check(result: Result<(), Broken>) {
    result.unwrap_or_else(|broken| panic!("{broken}"));
}

/// What a sensible player does, and now and then anything else.
fn sensible_step(game: &Calcory, state: &State, rng: &mut Xoshiro256PlusPlus) -> StepOf<Calcory> {
    let Turn::Seat(seat) = game.turn(state) else { return Step::Chance(game.sample(state, rng)) };
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let random = random::below(rng, 8) == 0 && !legal.contains(&Action::Stop);
    let sensible = game.advise(&game.view(state, Viewer::Seat(seat)), &legal);
    Step::Move(seat, if random { random::pick(rng, &legal) } else { sensible })
}

#[test]
fn conform_law_8_worlds_are_drawn_evenly() {
    for seats in 2..=4 {
        laws(seats, "patience=15", 4).enumerate(list_remembered_worlds).run();
    }
}

/// The same for those who remember nothing. What others have seen is no part of their worlds, so the real position,
/// which knows it, is not one of these.
#[test]
fn conform_law_8_without_memory() {
    const VIEWS: u32 = 25;
    for seats in 2..=4 {
        let game = build(seats, "").expect("valid");
        let (mut tested, mut rng) = (0, generator(8));
        while tested < VIEWS {
            let mut state = game.start();
            while game.turn(&state) != Turn::Over && tested < VIEWS {
                for viewer in Viewer::all(seats) {
                    let view = game.view(&state, viewer).forgetful();
                    let worlds = list_worlds(&view);
                    if (2..=1_500).contains(&worlds.len()) && random::below(&mut rng, 8) == 0 {
                        check(law_8_distribution(&game, &view, &worlds, &mut rng));
                        tested += 1;
                    }
                }
                random_step(&game, &mut state, &mut rng);
            }
        }
    }
}

#[test]
fn conform_settings_chosen_by_bytes() {
    for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
        fuzz::deterministic::<Calcory>(group, 40);
    }
}
