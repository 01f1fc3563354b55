//! Everything the game says has words in both languages.

use game::phrase::Cell;
use game::{
    Depict, Doors, Narrate, Notation, Phrase, Rules, Seat, Secrets, Step, Turn, Value, Viewer, random,
};
use mu::action::Action;
use mu::card::{Pair, Trump};
use mu::{Mu, WORDS_EN, WORDS_FR};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;

use crate::scene::build;

/// All keys in a phrase, those inside it included.
fn collect(phrase: &Phrase, keys: &mut BTreeSet<&'static str>) {
    keys.insert(phrase.key);
    phrase.arguments.iter().for_each(|(_, value)| collect_value(value, keys));
}

fn collect_value(value: &Value, keys: &mut BTreeSet<&'static str>) {
    match value {
        Value::Phrase(phrase) | Value::Notation(phrase) => collect(phrase, keys),
        Value::List(values) => values.iter().for_each(|value| collect_value(value, keys)),
        Value::Number(_) | Value::Seat(_) | Value::Text(_) | Value::Either { .. } => {}
    }
}

/// Plays a match at random, kinds of actions first, and collects all that is said about it.
fn said_in(game: &Mu, seed: u64, keys: &mut BTreeSet<&'static str>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        let before = state;
        let step = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(&state, &mut rng)),
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                for &action in &legal {
                    collect(&game.describe_action(action), keys);
                }
                every_action(game).for_each(|action| {
                    if let Err(refusal) = game.play(&mut { state }, seat, action) {
                        let game::Refusal::Illegal(why) = refusal else { panic!("{refusal:?}") };
                        collect(&why.words, keys);
                    }
                });
                let kind = Mu::kind(random::pick(&mut rng, &[legal[0], legal[legal.len() - 1]]));
                let of_kind: Vec<Action> =
                    legal.iter().copied().filter(|&action| Mu::kind(action) == kind).collect();
                Step::Move(seat, random::pick(&mut rng, &of_kind))
            }
        };
        game.step(&mut state, step).expect("it is legal");
        for viewer in Viewer::all(game.seats()) {
            let after = game.view(&state, viewer);
            game.narrate(&game.view(&before, viewer), &after).iter().for_each(|told| collect(told, keys));
            game.ask(&after).iter().for_each(|asked| collect(asked, keys));
            for view in [after.clone(), after.forgetful()] {
                for row in game.depict(&view).rows {
                    collect(&row.label, keys);
                    row.cells.iter().for_each(|cell| match cell {
                        Cell::Card(face) => {
                            collect(&face.name, keys);
                            collect_value(&face.notation, keys);
                        }
                        Cell::Words(words) => collect(words, keys),
                        Cell::Backs(_) => {}
                    });
                }
            }
        }
    }
}

fn every_action(game: &Mu) -> impl Iterator<Item = Action> {
    use game::IndexActions;
    let seats = game.seats();
    (0..game.action_count())
        .filter_map(|index| game.action_at(index))
        .filter(move |action| !matches!(action, Action::Partner(seat) if *seat >= Seat(seats)))
}

/// The keys of a words file, and the lines under each.
fn keys_of(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| !line.starts_with([' ', '#', '}']))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

#[test]
fn all_that_is_said_has_words_in_both_languages() {
    let mut keys = BTreeSet::new();
    for seats in 3..=6 {
        for seed in 0..6 {
            said_in(&build(seats, "hands=3").expect("valid"), seed, &mut keys);
        }
    }
    Trump::all().for_each(|trump| collect(&trump.phrase(), &mut keys));
    let settings = Mu::schema().settings.iter().map(|setting| format!("setting-{}", setting.key));
    let fixed = ["game-title", "game-about", "colours-need-three"].map(str::to_owned);
    let common = |key: &&str| key.starts_with("colour-") || key.starts_with("card-");
    let said: BTreeSet<String> =
        keys.into_iter().filter(|key| !common(key)).map(str::to_owned).chain(settings).chain(fixed).collect();
    for words in [WORDS_EN, WORDS_FR] {
        let there: BTreeSet<String> = keys_of(words).into_iter().map(str::to_owned).collect();
        let missing: Vec<_> = said.difference(&there).collect();
        assert!(missing.is_empty(), "no words for {missing:?}");
        // Only what nobody can be refused by is never said: `explain` is not asked at nature's turn or at the end.
        let idle: Vec<_> = there.difference(&said).collect();
        assert_eq!(idle, ["why-nature", "why-over"], "words that nobody says");
    }
    assert_eq!(Pair::all().count(), 10);
}
