//! What is said and shown, and that there are words for all of it.

use std::collections::BTreeSet;

use asante::action::{Action, InTurn};
use asante::card::{Class, Deck};
use asante::deck::DECK;
use asante::state::Act;
use asante::{Asante, WORDS_EN, WORDS_FR};
use game::phrase::{Cell, Picture};
use game::{Advise, Depict, Inspect, Narrate, Notation, Rules, Seat, Secrets, Teach, Turn, Viewer, random};

use testkit::said::Said;

use crate::scene::{Scene, Table, build, dealt, every_action, generator, scene, scene_of};

/// One game, part of it played sensibly, listened to from every chair. Returns how many steps nothing was told of.
fn listen(said: &mut Said, game: &Asante, seed: u64, every: u32) -> u32 {
    let mut rng = generator(seed);
    let mut state = game.start();
    let mut silent = 0;
    let actions = every_action(game);
    said.picture(&game.depict(&game.view(&state, Viewer::Spectator)));
    while game.turn(&state) != Turn::Over {
        let before = state;
        match game.turn(&state) {
            Turn::Seat(seat) => {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let asked = game.ask(&view);
                assert!(!asked.is_empty(), "{}", game.frame(&state));
                for phrase in &asked {
                    said.phrase(phrase);
                }
                said.lessons(&game.teach(&view, &legal));
                for action in &legal {
                    game.facts(&view, &legal, *action).iter().for_each(|fact| said.phrase(&fact.words));
                    said.phrase(&game.describe_action(*action));
                    game.detail(&view, *action).iter().for_each(|phrase| said.phrase(phrase));
                }
                let visits = legal.iter().any(|action| matches!(action, Action::Turn(InTurn::Visit(_))));
                let offered = asked.iter().any(|phrase| phrase.key == "ask-turn-holy");
                assert_eq!(visits, offered, "a holy place is offered when one can be used");
                for _ in 0..every {
                    let action = random::pick(&mut rng, &actions);
                    said.phrase(&game.describe_action(action));
                    game.caution(&view, action).iter().for_each(|phrase| said.phrase(phrase));
                    if !legal.contains(&action) {
                        said.phrase(&game.explain(&state, seat, action).words);
                    }
                }
                let sensible = random::below(&mut rng, 3) == 0;
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
        for viewer in Viewer::all(2) {
            let [one, other] = [before, state].map(|state| game.view(&state, viewer));
            said.picture(&game.depict(&other));
            said.picture(&game.depict(&other.clone().forgetful()));
            let act = other.last.deed.act;
            let told = game.narrate(&one.forgetful(), &other.forgetful());
            // Drawing is told by what is looked at, several cards all at once.
            let goes_on = matches!(act, Act::Did { action: Action::Turn(InTurn::Draw), .. } | Act::Looked(_));
            silent += u32::from(told.is_empty() && !goes_on);
            said.story::<Asante>(&told);
        }
    }
    silent
}

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
    let game = build(None, 60);
    let silent: u32 = (0..40).map(|seed| listen(&mut said, &game, seed, 40)).sum();
    assert_eq!(silent, 0, "every step is told");
    listen(&mut said, &build(None, 3), 1, 0);
    said.glossary(&game.glossary(&game.view(&game.start(), Viewer::Spectator)));
    said.phrase(&game.forms());
    let topics: Vec<String> = Asante::TOPICS.iter().map(|topic| format!("topic-{topic}")).collect();
    let met: BTreeSet<&str> = said.keys().chain(topics.iter().map(String::as_str)).collect();
    for words in [WORDS_EN, WORDS_FR] {
        let there = keys(words);
        assert_eq!(met.difference(&there).copied().collect::<Vec<&str>>(), [""; 0], "said without words");
        let unsaid = there.difference(&met).copied();
        // What only wrong files, settings and rare moments say.
        let rare = ["game-title", "game-about", "game-score", "setting-deck", "setting-most-turns"];
        let rare = rare.into_iter().chain(RARE).collect::<BTreeSet<&str>>();
        let unsaid: Vec<&str> = unsaid
            .filter(|key| {
                !["deck-", "verb-", "page-"].iter().any(|start| key.starts_with(start)) && !rare.contains(key)
            })
            .collect();
        assert_eq!(unsaid, [""; 0], "words for nothing");
    }
}

/// Refusals when nobody acts, and in moments that random play seldom reaches.
const RARE: [&str; 16] = [
    "forms-chance",
    "why-over",
    "why-nature",
    "why-no-cards",
    "why-not-in-supply",
    "why-too-dear",
    "why-useless",
    "fact-shares",
    "why-nothing-to-swap",
    "not-in-supply",
    "not-too-dear",
    "unknown-card",
    "unknown-place",
    "detail-replace-only",
    "story-tie",
    "story-tie-shared",
];

/// Every effect of the vocabulary has the sentence of its name.
#[test]
fn every_effect_has_its_sentence() {
    let deck = Deck::read(DECK).expect("whole");
    let mut sentences = BTreeSet::new();
    for row in &deck.cards {
        let line = DECK.lines().find(|line| line.contains(&format!("id = \"{}\"", row.label.id)));
        let name = line.and_then(|line| line.split_once("effect = \"")).map(|(_, rest)| rest);
        let name = name.and_then(|rest| rest.split_once('"')).map(|(name, _)| name);
        if let Class::Artifact { effect, .. } | Class::Person(effect) | Class::Animal(effect) = row.class {
            assert_eq!(Some(effect.phrase().key.trim_start_matches("effect-")), name);
            sentences.insert(effect.phrase().key);
        }
    }
    assert_eq!(sentences.len(), 28, "the built-in deck has every effect");
}

/// A changed number changes what the card says it does.
#[test]
fn the_glossary_tells_the_numbers_of_the_deck() {
    let line = |deck: &Deck, id: &str| {
        let glossary = deck.glossary();
        let mut terms = glossary.sections.iter().flat_map(|section| &section.terms);
        terms.find(|term| term.notation == id).expect("it is in the glossary").words.to_string()
    };
    let deck = Deck::read(DECK).expect("whole");
    let number = deck.cards.iter().position(|row| row.label.id == "beggar").expect("it is in the deck");
    let expected = format!(
        "card-line(number={number}, name=Beggar, id=beggar, count=2, certainty=certainty-ours, \
         what=effect-take-gold-if-poorer(gold=3))"
    );
    assert_eq!(line(&deck, "beggar"), expected);
    assert!(line(&deck, &deck.holy[1].label.id).starts_with("card-line(number=1, "));
    let changed = DECK.replace("\"take-gold-if-poorer\", gold = 3", "\"take-gold-if-poorer\", gold = 4");
    let changed = Deck::read(&changed).expect("still whole");
    assert_eq!(line(&changed, "beggar"), expected.replace("gold=3", "gold=4"));
    let glossary = deck.glossary();
    let sections: Vec<&str> = glossary.sections.iter().map(|section| &*section.title.key).collect();
    let titles =
        ["cards-title", "cards-wares", "cards-artifacts", "cards-persons", "cards-animals", "cards-holy"];
    assert_eq!(sections, titles);
}

/// The last step told to a seat counted from 1, for programmers.
fn told(scene: &mut Scene, seat: u8, script: &str) -> Vec<String> {
    let viewer = Viewer::Seat(Seat(seat - 1));
    let mut before = scene.state;
    for step in script.split(',') {
        before = scene.state;
        scene.go(step.trim());
    }
    let [one, other] = [before, scene.state].map(|state| scene.game.view(&state, viewer).forgetful());
    scene.game.narrate(&one, &other).iter().map(ToString::to_string).collect()
}

#[test]
fn trade_is_told_with_wares_and_gold() {
    let mut scene = scene("sss ssa haggler", "ttt");
    assert_eq!(
        told(&mut scene, 2, "buy sss"),
        ["story-bought(who=seat 1, wares=wares-silk(count=3), gold=3, now=17)"]
    );
    scene.stand(1, "SSA");
    assert_eq!(
        told(&mut scene, 1, "sell ssa"),
        ["story-sold(who=seat 1, wares=wares-silk(count=2) wares-salt(count=1), gold=11, now=28)"]
    );
    assert_eq!(told(&mut scene, 1, "end"), ["story-ended-gold(who=seat 1, actions=3, gold=29)"]);
}

#[test]
fn a_drawn_card_is_told_to_its_owner_alone() {
    let mut scene = dealt("ttt hhh eee sss fff", "aaa ttf ssa ees aat");
    let state = scene.state;
    assert_eq!(
        told(&mut scene, 1, "draw, draw camel"),
        ["story-looked-own(who=seat 1, actions=4, card=Camel)"]
    );
    assert_eq!(told(&mut scene, 1, "keep"), ["story-kept-own(card=Camel)"]);
    scene.state = state;
    assert_eq!(told(&mut scene, 2, "draw, draw camel"), ["story-looked(who=seat 1, actions=4)"]);
    assert_eq!(told(&mut scene, 2, "keep"), ["story-kept(who=seat 1)"]);
}

#[test]
fn laying_an_artifact_tells_who_receives_the_holy_place() {
    let mut scene = scene("pottery map", "ttt");
    assert_eq!(
        told(&mut scene, 1, "lay pottery 2"),
        ["story-laid(who=seat 1, card=Pottery, slot=2)", "story-received(who=seat 2, place=Victoria Falls)"]
    );
}

#[test]
fn what_is_easily_overlooked_is_said() {
    let caution = |scene: &Scene, text: &str| {
        let action = scene.game.read_action(text).expect("a move");
        scene.game.caution(&scene.seen_by(1), action).map(|phrase| phrase.to_string())
    };
    let mut scene = scene("pottery map sss", "ttt");
    let lay = |who, place| Some(format!("caution-lay(who=seat {who}, place={place})"));
    assert_eq!(caution(&scene, "lay map 2"), lay(2, "Victoria Falls"));
    assert_eq!(caution(&scene, "buy sss").as_deref(), Some("caution-phase"));
    scene.artifacts(1, "drum drum loom");
    assert_eq!(caution(&scene, "lay map 1"), lay(1, "Rwenzori"));
    scene.go("buy sss");
    assert_eq!(caution(&scene, "use 1"), None, "drawing is over already");
}

#[test]
fn the_end_is_told() {
    let mut scene = scene("ttt", "hhh");
    scene.gold(1, 59);
    assert_eq!(
        told(&mut scene, 2, "end"),
        [
            "story-ended-gold(who=seat 1, actions=5, gold=60)",
            "story-last-turn(who=seat 1, other=seat 2, gold=60)"
        ]
    );
    assert_eq!(told(&mut scene, 1, "end")[1..], ["story-over"]);
}

/// ASA.60, ASA.61
#[test]
fn a_tie_is_told_with_its_reason() {
    let mut table = scene("", "");
    table.gold(1, 69).gold(2, 69);
    assert_eq!(
        told(&mut table, 1, "end, end")[1..],
        ["story-over", "story-tie(who=seat 1, other=seat 2, gold=70)"]
    );
    let mut table = scene_of(build(None, 1), "", "");
    let shared = ["story-over-turns(turns=1)", "story-tie-shared(gold=21)"];
    assert_eq!(told(&mut table, 1, "end, end")[1..], shared);
    let mut table = scene_of(build(None, 1), "", "");
    table.gold(1, 58).gold(2, 59);
    let last_turn = "story-last-turn(who=seat 2, other=seat 1, gold=60)";
    assert_eq!(told(&mut table, 1, "end, end")[1..], [last_turn], "ASA.61: one turn more");
    let told_tie = ["story-over", "story-tie(who=seat 2, other=seat 1, gold=60)"];
    assert_eq!(told(&mut table, 1, "end")[1..], told_tie);
    let mut table = scene_of(build(None, 1), "", "");
    table.gold(2, 30);
    assert_eq!(told(&mut table, 1, "end, end")[1..], shared[..1]);
}

#[test]
fn moves_say_what_they_cost_bring_and_name_here() {
    let detail = |scene: &Scene, text: &str| {
        let action = scene.game.read_action(text).expect("a move");
        let detail = scene.game.detail(&scene.seen_by(1).forgetful(), action);
        detail.map_or_else(String::new, |phrase| phrase.to_string())
    };
    let mut table = scene("pottery sss package haggler matron porter caravan weaver boatman purse", "ttt");
    assert_eq!(detail(&table, "buy sss"), "detail-costs(gold=3)");
    assert_eq!(detail(&table, "sell package T"), "detail-brings(gold=4)");
    assert_eq!(detail(&table, "lay pottery 2"), "detail-lay(who=seat 2, place=Victoria Falls)");
    table.artifacts(1, "drum map loom").artifacts(2, "purse - -").stand(1, "TTS");
    assert_eq!(detail(&table, "lay pottery 2"), "detail-replace(card=Map, place=Victoria Falls)");
    assert_eq!(detail(&table, "use 3"), "card-quoted(card=Loom)");
    assert_eq!(detail(&table, "borrow 1"), "card-quoted(card=Cowrie purse)");
    assert_eq!(detail(&table, "break mine 2"), "card-quoted(card=Map)");
    assert_eq!(detail(&table, "apply 1"), "card-quoted(card=Rwenzori)");
    assert_eq!(detail(&table, "count 3"), "detail-discards(count=6)");
    assert_eq!(detail(&table, "draw"), "");
    assert_eq!(detail(&table, "end"), "detail-end-gold(count=5)");
    table.owns(1, "victoria victoria");
    assert_eq!(detail(&table, "visit victoria"), "detail-times(count=2)");
    let start = table.state;
    for (play, asked) in [
        ("haggler", vec![("buy sss", "detail-costs(gold=1)"), ("sell sss", "detail-brings(gold=12)")]),
        ("caravan", vec![("return TS", "detail-brings(gold=4)")]),
        ("weaver", vec![("take HH", "detail-costs(gold=2)")]),
        (
            "porter",
            vec![
                ("take HH", "detail-other-draws(count=2)"),
                ("draw", "detail-other-takes(count=2, wares=2)"),
            ],
        ),
    ] {
        table.state = start;
        table.go(&format!("play {play}, let"));
        for (text, expected) in asked {
            assert_eq!(detail(&table, text), expected, "{play}");
        }
    }
    let mut table = scene("matron ttt", "ttf ssa ees aat ffh");
    table.go("play matron, let");
    assert_eq!(detail(&table, "draw"), "detail-refill(count=4)");
    assert_eq!(detail(&table, "reduce"), "detail-reduce(count=2)");
    let mut table = scene("", "");
    table.artifacts(1, "pottery - -").stand(1, "TTSH").go("use 1");
    assert_eq!(detail(&table, "return TSH"), "detail-brings(gold=6)");
}

#[test]
fn the_discard_pile_can_be_looked_through() {
    let mut table = scene("", "");
    table.discards("camel ttt camel");
    let picture = table.game.depict(&table.seen_by(1));
    let row = picture.rows.iter().find(|row| row.label.key == "row-discards").expect("a row for it");
    let cells = row.cells.iter().map(|cell| match cell {
        Cell::Words(phrase) => phrase.to_string(),
        Cell::Card(_) | Cell::Backs(_) => String::new(),
    });
    let expected = ["cell-discarded(name=ttt, count=1)", "cell-discarded(name=Camel, count=2)"];
    assert_eq!(cells.collect::<Vec<String>>(), expected);
}

#[test]
fn a_played_card_is_explained_to_who_may_cancel_it() {
    let mut scene = scene("camel", "keeper");
    scene.go("play camel");
    let asked: Vec<String> = scene.game.ask(&scene.seen_by(2)).iter().map(ToString::to_string).collect();
    assert_eq!(asked, ["ask-react(card=Camel, what=effect-take-wares(wares=2), who=seat 1)"]);
    assert!(scene.game.ask(&scene.seen_by(1)).is_empty(), "only the other player is asked");
    assert_eq!(
        told(&mut scene, 1, "cancel keeper"),
        ["story-cancelled(who=seat 2, card=Camel, with=Animal keeper)"]
    );
}

#[test]
fn what_is_remembered_is_shown_with_the_memory_aid_only() {
    let mut scene = scene("healer", "ttt");
    scene.discards("camel");
    scene.go("play healer, let, fetch camel");
    let shows = |picture: &Picture| picture.rows.iter().any(|row| row.label.key == "row-known");
    let view = scene.seen_by(2);
    assert!(shows(&scene.game.depict(&view)) && !shows(&scene.game.depict(&view.forgetful())));
}
