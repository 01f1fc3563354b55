use std::collections::BTreeSet;
use std::sync::Arc;

use cards::Kind;
use game::phrase::Cell;
use game::{
    Command, Depict, Doors, Match, MemoryAid, Narrate, Notation, Refusal, Rules, Running, Seat, Secrets,
    Teach, Turn, Viewer, random,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::action::{Action, Way};
use safaru::state::State;

use testkit::said::Said;

use crate::scene::{Table, build, table};

/// Everything that is said about a position and the step that led to it.
fn listen(game: &Safaru, before: &State, state: &State, said: &mut Said) {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(state, viewer);
        let forgetful = view.clone().forgetful();
        said.story::<Safaru>(&game.narrate(&game.view(before, viewer).forgetful(), &forgetful));
        said.phrases(&game.ask(&view));
        said.picture(&game.depict(&view));
        said.picture(&game.depict(&forgetful));
    }
}

/// Everything said in random play, and why moves from elsewhere are refused.
fn met(seats: u8, settings: &str, said: &mut Said) {
    let game = build(seats, settings).expect("valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let (mut state, mut before, mut legal) = (game.start(), game.start(), Vec::new());
    let mut elsewhere: Vec<Action> = Vec::new();
    loop {
        listen(&game, &before, &state, said);
        before = state;
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                said.lessons(&game.teach(&game.view(&state, Viewer::Seat(seat)).forgetful(), &legal));
                for &action in &legal {
                    said.phrase(&game.describe_action(action));
                }
                for &action in elsewhere.iter().rev().take(20) {
                    if let Err(Refusal::Illegal(why)) = game.play(&mut { state }, seat, action) {
                        said.phrase(&why.words);
                    }
                }
                elsewhere.extend(&legal);
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
        }
    }
}

fn has_words(words: &str, key: &str) -> bool {
    words.lines().any(|line| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('=')))
}

#[test]
fn everything_said_has_words_in_both_languages() {
    let mut said = Said::default();
    for seats in 2..=4 {
        met(seats, "hands=3", &mut said);
        met(seats, "variant=reverse hands=3", &mut said);
    }
    met(2, "total=20", &mut said);
    for setting in Safaru::schema().settings {
        for words in [safaru::WORDS_EN, safaru::WORDS_FR] {
            assert!(has_words(words, &format!("setting-{}", setting.key)), "{}", setting.key);
        }
    }
    let keys: BTreeSet<&str> =
        said.keys().chain(["game-title", "game-about", "forms", "forms-reverse", "forms-chance"]).collect();
    for key in &keys {
        let shared = key.starts_with("colour-") || key.starts_with("card-");
        let known = [safaru::WORDS_EN, safaru::WORDS_FR].iter().all(|words| has_words(words, key));
        assert!(shared || known, "{key} has no words");
    }
    let told = ["story-caught", "story-named", "story-tally", "story-majority", "ask-offer"];
    assert!(told.iter().all(|key| keys.contains(key)), "{keys:?}");
}

/// The other way round: no words that nothing says.
#[test]
fn all_words_are_used() {
    let sources = [
        include_str!("../../src/story.rs"),
        include_str!("../../src/story/fading.rs"),
        include_str!("../../src/story/picture.rs"),
        include_str!("../../src/advice/facts.rs"),
        include_str!("../../src/lessons.rs"),
        include_str!("../../src/notation.rs"),
        include_str!("../../src/score.rs"),
        include_str!("../../src/rules/reasons.rs"),
    ];
    for line in safaru::WORDS_EN.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
        let Some((key, _)) = line.split_once(" =") else { continue };
        // The heading of a lesson, and its name in a list, are said by topic.
        let topic = key.strip_prefix("lesson-").or(key.strip_prefix("topic-"));
        let is_topic = topic.is_some_and(|topic| Safaru::TOPICS.contains(&topic));
        let used = is_topic || sources.iter().any(|source| source.contains(&format!("\"{key}\"")));
        let elsewhere = ["setting-", "game-", "verb-", "page-"].iter().any(|start| key.starts_with(start));
        assert!(used || elsewhere, "{key}");
    }
}

#[test]
fn a_story_tells_the_catch_way_by_way() {
    let mut scene = table("", "r5 k9", "b2 g3 k5");
    let before = scene.game.view(&scene.state, Viewer::Spectator);
    scene.send("play r5 add b2 g3 pair k5");
    let after = scene.game.view(&scene.state, Viewer::Spectator);
    let told: Vec<String> = scene.game.narrate(&before, &after).iter().map(ToString::to_string).collect();
    let expected = "story-caught-paired(who=seat 1, card=card-red(number=5), ways=way-caught(cards=card-blue(number=2) \
                    card-green(number=3), how=way-by-add) way-caught(cards=card-black(number=5), how=way-by-pair))";
    assert_eq!(told, [expected]);
}

#[test]
fn hands_are_shown_to_their_owners_only() {
    let scene = table("", "r5 k9", "b2 g3");
    let cards = |viewer| {
        let picture = scene.game.depict(&scene.game.view(&scene.state, viewer).forgetful());
        let cells = picture.rows.into_iter().flat_map(|row| row.cells);
        cells.filter(|cell| matches!(cell, Cell::Card(_))).count()
    };
    assert_eq!((cards(Viewer::Spectator), cards(Viewer::Seat(Seat(0)))), (2, 4));
}

#[test]
fn a_whole_play_is_one_command_and_one_sentence() {
    let scene = table("", "r5 k9", "b2 g3 y3 k5");
    let mut running = Running::at(Arc::new(scene.game.clone()), scene.state);
    let steps = running.play(Seat(0), Command::Text("play r5 add b2 y3 pair k5")).expect("legal");
    assert_eq!(steps, ["play r5 add pair", "take y3"]);
    let sight = running.sight(Viewer::Seat(Seat(1)), MemoryAid::Off);
    let told: Vec<&str> = sight.story.iter().map(|phrase| &*phrase.key).collect();
    assert_eq!(told, ["story-caught-paired"]);
    // The same as data, and carried out whole or not at all.
    let mut again = Running::at(Arc::new(scene.game.clone()), scene.state);
    let refused = again.play(Seat(0), Command::Text("play r5 add pair; take b2"));
    assert!(refused.is_err() && again.sight(Viewer::Spectator, MemoryAid::Off).story.is_empty());
    let data = game::sight::data(&[
        Action::Play {
            card: Kind::read("r5").expect("a card"),
            ways: [Way::Add, Way::Pair].into_iter().collect(),
        },
        Action::Take(Kind::read("y3").expect("a card")),
    ]);
    assert_eq!(again.play(Seat(0), Command::Data(&data)).expect("legal"), steps);
}
