//! Everything the game says has words in both languages.

use game::{
    Advise, Depict, Doors, Inspect, Narrate, Notation, Rules, Seat, Secrets, Step, Teach, Turn, Viewer,
    random,
};
use mu::action::Action;
use mu::card::{LeftOut, Trump};
use mu::state::{Auction, Frame};
use mu::{Mu, WORDS_EN, WORDS_FR};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;

use testkit::said::Said;

use crate::scene::{Late, Scene, Table, build, dealt};
use crate::spelling::every_action;

/// Plays a match at random, kinds of actions first, and collects all that is said about it.
fn said_in(game: &Mu, seed: u64, said: &mut Said) {
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
                let view = game.view(&state, Viewer::Seat(seat));
                said.lessons(&game.teach(&view, &legal));
                for &action in &legal {
                    said.phrase(&game.describe_action(action));
                    said.phrases(&game.detail(&view, action));
                    said.phrases(&game.caution(&view, action));
                    game.facts(&view, &legal, action).iter().for_each(|fact| said.phrase(&fact.words));
                }
                for action in every_action(game) {
                    if let Err(refusal) = game.play(&mut { state }, seat, action) {
                        let game::Refusal::Illegal(why) = refusal else { panic!("{refusal:?}") };
                        said.phrase(&why.words);
                    }
                }
                for action in every_action(game) {
                    let mut next = state;
                    if game.play(&mut next, seat, action).is_ok() {
                        game.explain_end(&next, seat).iter().for_each(|why| said.phrase(&why.words));
                    }
                }
                let kind = Mu::kind(random::pick(&mut rng, &[legal[0], legal[legal.len() - 1]]));
                let of_kind: Vec<Action> =
                    legal.iter().copied().filter(|&action| Mu::kind(action) == kind).collect();
                Step::Move(seat, random::pick(&mut rng, &of_kind))
            }
        };
        game.step(&mut state, step).expect("it is legal");
        for viewer in Viewer::all(game.seats()) {
            let after = game.view(&state, viewer);
            said.story::<Mu>(&game.narrate(&game.view(&before, viewer), &after));
            said.phrases(&game.ask(&after));
            said.picture(&game.depict(&after));
            said.picture(&game.depict(&after.forgetful()));
        }
    }
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
    let mut met = Said::default();
    for seats in 3..=6 {
        for seed in 0..6 {
            said_in(&build(seats, "hands=3").expect("valid"), seed, &mut met);
        }
    }
    said_in(&build(4, "total=200 most-hands=1").expect("valid"), 0, &mut met);
    // Contracts that random players do not keep.
    for bid in [1, 11] {
        let triangles = &[40, 0, 20, 0];
        let mut late =
            Late { seats: 4, settings: "", triangles, bid, trump: "red", partner: Some(3) }.scene();
        late.go("play r1, play r1, play b1");
        let before = late.view(Viewer::Spectator);
        late.go("play b1");
        met.story::<Mu>(&late.game.narrate(&before, &late.view(Viewer::Spectator)));
    }
    Trump::all().for_each(|trump| met.phrase(&trump.phrase()));
    let game = build(6, "").expect("valid");
    let written: Vec<String> =
        every_action(&game).into_iter().map(|action| game.write_action(action)).collect();
    let word = |word: &&str| word.chars().all(char::is_alphabetic);
    let verbs = written.iter().flat_map(|notation| notation.split(' ')).filter(word);
    let verbs: Vec<String> = verbs.map(|verb| format!("verb-{verb}")).collect();
    let settings = Mu::schema().settings.iter().map(|setting| format!("setting-{}", setting.key));
    let topics = Mu::TOPICS.iter().map(|topic| format!("topic-{topic}"));
    let fixed =
        ["game-title", "game-about", "colours-need-three", "forms", "forms-chance"].map(str::to_owned);
    let common = |key: &&str| key.starts_with("colour-") || key.starts_with("card-");
    let said: BTreeSet<String> = met
        .keys()
        .filter(|key| !common(key))
        .map(str::to_owned)
        .chain(settings)
        .chain(topics)
        .chain(fixed)
        .chain(verbs)
        .collect();
    for words in [WORDS_EN, WORDS_FR] {
        // What the page says by itself is not the game's to say.
        let of_the_game = |key: &&str| !key.starts_with("page-");
        let there: BTreeSet<String> =
            keys_of(words).into_iter().filter(of_the_game).map(str::to_owned).collect();
        let missing: Vec<_> = said.difference(&there).collect();
        assert!(missing.is_empty(), "no words for {missing:?}");
        // Only what nobody can be refused by is never said: `explain` is not asked at nature's turn or at the end.
        let idle: Vec<_> = there.difference(&said).collect();
        assert_eq!(idle, ["why-nature", "why-over"], "words that nobody says");
    }
    assert_eq!(LeftOut::all().count(), 10);
}

/// The first lesson of whoever is to decide, in keys and values.
fn first_lesson(scene: &Scene, seat: u8) -> Vec<String> {
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let lessons = scene.game.teach(&scene.seen_by(seat), &legal);
    lessons[0].points.iter().map(|point| point.words.to_string()).collect()
}

#[test]
fn a_lesson_on_bidding_knows_whether_the_trump_can_be_named() {
    let mut scene = dealt("", &["r8 b8 g8 y8 k8", "", "", ""]);
    let before = &first_lesson(&scene, 1)[1];
    assert!(before.starts_with("lesson-bidding-trump("), "{before}");
    scene.lay("r8").go("pass, pass, pass");
    let after = &first_lesson(&scene, 1)[1];
    assert!(after.starts_with("lesson-bidding-trump-laid("), "{after}");
}

#[test]
fn a_lesson_on_leading_names_all_cards_that_are_equally_strong() {
    let mut scene = dealt("", &["r8 b8 g8 y8 k8", "", "", ""]);
    scene.edit(|state| {
        (state.frame, state.auction) = (Frame::Playing, Auction::default());
        (state.turn, state.leader, state.contract.chief) = (Seat(0), Seat(0), Seat(0));
        state.contract.trumps.chief = Trump::read("8");
    });
    let strongest = &first_lesson(&scene, 1)[1];
    assert!(strongest.starts_with("lesson-leading-trump("), "{strongest}");
    assert!(strongest.ends_with("count=5)"), "{strongest}");
}
