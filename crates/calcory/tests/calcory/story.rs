use std::collections::BTreeSet;

use calcory::action::Action;
use calcory::state::State;
use calcory::{Calcory, WORDS_EN, WORDS_FR};
use game::phrase::Picture;
use game::{
    Advise, Depict, Fading, Narrate, Notation, Phrase, Rules, Seat, Secrets, Teach, Turn, ViewOf, Viewer,
    random,
};

use testkit::said::Said;

use crate::scene::{Scene, Table, build, generator, layout, scene};
use crate::spelling::every_action;

/// All that is said to whoever is to act before anything is done, with and without memory.
fn listen_to_choices(
    said: &mut Said,
    game: &Calcory,
    state: &State,
    seat: Seat,
) -> (ViewOf<Calcory>, Vec<Action>) {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    said.phrases(&game.ask(&view));
    said.lessons(&game.teach(&view, &legal));
    for action in every_action() {
        said.phrase(&game.describe_action(action));
        if !legal.contains(&action) {
            said.phrase(&game.explain(state, seat, action).words);
        }
    }
    for view in [view.clone(), view.clone().forgetful()] {
        for &action in &legal {
            said.phrases(&game.caution(&view, action));
            said.phrases(&game.detail(&view, action));
            game.facts(&view, &legal, action).iter().for_each(|fact| said.phrase(&fact.words));
        }
    }
    (view, legal)
}

/// Positions that are seldom met: near the end of patience, without a card face down, with more cards than markers.
fn seldom() -> Vec<Scene> {
    let marked = "a1:r5 a2:b4 b1:k0 b2:g6";
    let ones = "a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 a7:k1 a8:k9 b1:r0 b2:b0 c1:r2";
    let scripts: [(&str, &[u8], u8, &str); 10] = [
        (marked, &[20, 16, 20], 38, "1: a1 a2, stop, 2: b1"),
        (marked, &[26, 10, 20], 38, "1: a1 a2, stop, 2: b1"),
        (marked, &[10, 26, 20], 38, "1: a1 a2, stop, 2: b1"),
        (marked, &[16, 20, 20], 38, "1: a1 a2, stop, 2: b1"),
        (marked, &[20, 16, 20], 38, "1: a1 a2"),
        (marked, &[20, 16, 20], 39, "1: a1 a2"),
        ("a1:r5 a2:b7", &[58, 0], 0, "1: a1 a2"),
        ("a1:r5 a2:b5 b1:g3 b2:k9", &[56, 0], 0, "1: a1 a2, stop, 2: b1 b2"),
        (ones, &[49, 0], 0, "1: a1 a2 a3 a4 a5 a6"),
        (ones, &[30, 19], 0, "1: b1 b2, 2: a1 a2, stop, 1: b1 a3 a4 a5 a6 a7"),
    ];
    let scene = |(cards, piles, idle, script): (&str, &[u8], u8, &str)| {
        let mut scene = layout(cards, piles);
        scene.edit(|open, _| open.idle = idle);
        scene.play(script);
        scene
    };
    let mut scenes: Vec<Scene> = scripts.into_iter().map(scene).collect();
    for six in [8, 9] {
        let mut seven = Scene { game: scenes[six].game.clone(), state: scenes[six].state };
        seven.play(if six == 8 { "1: a7" } else { "1: c1" });
        scenes.push(seven);
    }
    scenes
}

/// One game, half of it played sensibly, listened to from every chair.
fn listen(said: &mut Said, game: &Calcory, seed: u64) {
    let mut rng = generator(seed);
    let mut state = game.start();
    said.picture(&game.depict(&game.view(&state, Viewer::Spectator)));
    while game.turn(&state) != Turn::Over {
        let before = state;
        match game.turn(&state) {
            Turn::Seat(seat) => {
                let (view, legal) = listen_to_choices(said, game, &state, seat);
                let sensible = random::below(&mut rng, 4) > 0;
                let action =
                    if sensible { game.advise(&view, &legal) } else { random::pick(&mut rng, &legal) };
                game.apply(&mut state, action);
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => {}
        }
        for viewer in Viewer::all(game.seats()) {
            let [one, other] = [before, state].map(|state| game.view(&state, viewer));
            said.picture(&game.depict(&other));
            said.picture(&game.depict(&other.clone().forgetful()));
            said.story::<Calcory>(&game.narrate(&one.forgetful(), &other.forgetful()));
        }
    }
}

/// Reached in other tests by hand, or only asked of positions in which nobody acts.
const BY_HAND: [&str; 6] =
    ["why-over", "why-nature", "why-draw-first", "story-none-left", "story-nobodys", "story-patience"];

fn keys(words: &str) -> BTreeSet<&str> {
    words
        .lines()
        .filter_map(|line| Some(line.split_once(" = ")?.0))
        .filter(|key| !key.contains(' '))
        .collect()
}

#[test]
fn there_are_words_for_everything_that_is_said_and_no_others() {
    let mut said = Said::default();
    for seats in 2..=4 {
        for seed in 0..8 {
            listen(&mut said, &build(seats, "patience=10").expect("valid"), seed);
        }
    }
    for scene in seldom() {
        listen_to_choices(&mut said, &scene.game, &scene.state, scene.acting().expect("somebody acts"));
    }
    for topic in Calcory::TOPICS {
        said.0.entry(format!("topic-{topic}").into()).or_default();
    }
    let shared = ["colour-", "card-"];
    let own: BTreeSet<&str> =
        said.keys().filter(|key| !shared.iter().any(|prefix| key.starts_with(prefix))).collect();
    for words in [WORDS_EN, WORDS_FR] {
        let there = keys(words);
        assert_eq!(own.difference(&there).copied().collect::<Vec<&str>>(), [""; 0], "said without words");
        let rare = ["game-title", "game-about", "game-score", "setting-patience", "forms", "forms-chance"];
        let known: BTreeSet<&str> = own.iter().copied().chain(rare).chain(BY_HAND).collect();
        // What the page says by itself is not the game's to say.
        let elsewhere = |key: &&str| key.starts_with("verb-") || key.starts_with("page-");
        let there = there.into_iter().filter(|key| !elsewhere(key)).collect::<BTreeSet<&str>>();
        assert_eq!(there.difference(&known).copied().collect::<Vec<&str>>(), [""; 0], "words for nothing");
    }
}

/// The last step told to a seat counted from 1, for programmers.
fn told(scene: &mut Scene, seat: u8, script: &str) -> Vec<String> {
    story(scene, seat, script).iter().map(ToString::to_string).collect()
}

fn story(scene: &mut Scene, seat: u8, script: &str) -> Vec<Phrase> {
    let viewer = Viewer::Seat(Seat(seat - 1));
    let mut before = scene.state;
    for step in script.split(',') {
        before = scene.state;
        scene.play(step.trim());
    }
    let [one, other] = [before, scene.state].map(|state| scene.game.view(&state, viewer).forgetful());
    scene.game.narrate(&one, &other)
}

#[test]
fn a_turn_is_told() {
    let mut scene = scene(2);
    assert_eq!(
        told(&mut scene, 2, "turn a1, reveal r9"),
        ["story-turned(who=seat 1, space=A1, card=spoken-card(colour=colour-red, number=9), sum=9)"]
    );
    assert_eq!(
        told(&mut scene, 2, "turn a2, reveal b5"),
        [
            "story-turned(who=seat 1, space=A2, card=spoken-card(colour=colour-blue, number=5), sum=14)",
            "story-too-much"
        ]
    );
}

#[test]
fn a_secret_is_told_to_its_owner_alone() {
    let mut scene = layout("a1:r5 a2:b8 a3:g4", &[57, 0]);
    scene.play("a1 a2");
    let state = scene.state;
    let mine = told(&mut scene, 1, "return r5");
    assert_eq!(
        mine.last().map(String::as_str),
        Some("story-chose-back(card=spoken-card(colour=colour-red, number=5))")
    );
    scene.state = state;
    let theirs = told(&mut scene, 2, "return r5");
    assert_eq!(theirs, ["story-took(who=seat 1, cards=card-red(number=5) card-blue(number=8), won=1)"]);
    let state = scene.state;
    assert_eq!(told(&mut scene, 2, "on f1"), ["story-laid(who=seat 1, space=F1)"]);
    scene.state = state;
    assert_eq!(
        told(&mut scene, 1, "on f1"),
        ["story-laid-own(card=spoken-card(colour=colour-red, number=5), space=F1)"]
    );
}

#[test]
fn the_end_is_told() {
    let mut scene = layout("a1:r5 a2:b5 b1:g3", &[37, 10, 10]);
    scene.edit(|open, _| open.idle = 39);
    let end = told(&mut scene, 1, "a1 a2, stop");
    assert_eq!(
        end[1..],
        ["story-patience(turns=40)", "story-nobodys(cards=card-red(number=5) card-blue(number=5))"]
    );
    let mut scene = layout("a1:r9 b1:g3 b2:g4", &[29, 28]);
    let end = told(&mut scene, 1, "a1, stop, b1, give up");
    assert_eq!(end[1..], ["story-last-card(who=seat 1, card=spoken-card(colour=colour-red, number=9))"]);
    let mut scene = layout("a1:r1 a2:r2 b1:g3 b2:k0 b3:y0", &[29, 26]);
    let end = told(&mut scene, 1, "a1 a2, stop, b1 b2, turn b3, reveal y0");
    assert_eq!(
        end[1..],
        ["story-second-zero", "story-survived(who=seat 1, cards=card-red(number=1) card-red(number=2))"]
    );
}

/// Why cards were turned back would tell which cards lie there (CAL.15).
#[test]
fn cards_turned_back_leave_the_same_story_whatever_they_were() {
    let cards = "a1:k0 a2:b5 a3:g9 a4:y0";
    let left = |scene: &mut Scene, seat: u8, script: &str| -> Vec<String> {
        let told = story(scene, seat, script).into_iter();
        told.map(|phrase| Fading::fade(Calcory::FADING, phrase).to_string()).collect()
    };
    let expected = ["story-turned-faded(who=seat 1)", "story-turned-back-faded"];
    for script in ["a1 a2, turn a3, reveal g9", "a1 a2, turn a4, reveal y0"] {
        assert_eq!(left(&mut layout(cards, &[28, 28]), 2, script), expected, "{script}");
    }
    assert_eq!(left(&mut layout("a1:r5", &[0, 59]), 2, "turn a1, reveal r5"), expected);
}

#[test]
fn more_cards_than_markers_are_warned_of() {
    let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 a7:k1 a8:k9", &[52, 0]);
    scene.play("a1 a2 a3 a4 a5 a6");
    let view = scene.seen_by(1);
    let action = |text| scene.game.read_action(text).expect("an action");
    let warned = |text| scene.game.caution(&view, action(text)).map(|phrase| phrase.key);
    assert_eq!((warned("turn a7").as_deref(), warned("stop")), (Some("caution-seventh"), None));
    let mut seven = Scene { game: scene.game.clone(), state: scene.state };
    seven.play("a7");
    let asked = seven.game.ask(&seven.seen_by(1));
    assert_eq!(asked.first().map(|phrase| &*phrase.key), Some("ask-no-markers"));
    assert!(seven.game.ask(&seven.seen_by(2)).is_empty(), "only the player is asked");
    let mut none = layout("a1:r5", &[0, 59]);
    assert_eq!(told(&mut none, 2, "turn a1, reveal r5")[1..], ["story-none-left"]);
}

#[test]
fn face_down_cards_are_shown_with_the_memory_aid_only() {
    let mut scene = scene(2);
    scene.play("a1=r9, a2=b9");
    let shows = |picture: &Picture| format!("{picture:?}").contains("cell-known");
    let view = scene.seen_by(2);
    assert!(shows(&scene.game.depict(&view)) && !shows(&scene.game.depict(&view.forgetful())));
}

#[test]
fn who_can_turn_no_other_card_is_not_asked_to() {
    let asked = |scene: &Scene, seat| scene.game.ask(&scene.seen_by(seat)).swap_remove(0).key;
    let mut scene = layout("a1:r5 a2:b7", &[58, 0]);
    scene.play("1: a1");
    assert_eq!(&*asked(&scene, 1), "ask-stop-or-turn");
    scene.play("1: a2");
    assert_eq!(&*asked(&scene, 1), "ask-stop");
    let mut scene = layout("a1:r5 a2:b5 b1:g3 b2:k9", &[56, 0]);
    scene.play("1: a1 a2, stop, 2: b1 b2");
    assert_eq!(&*asked(&scene, 2), "ask-stop-or-give-up");
}
