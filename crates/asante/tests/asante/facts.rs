//! The reasons that hints are made of.

use std::time::{Duration, Instant};

use asante::state::{Frame, Phase};
use asante::{WORDS_EN, WORDS_FR};
use game::{Advise, Bearing, Notation, Rules, Seat, Secrets, Turn, Viewer};
use words::{Language, Lexicon, Names};

use crate::scene::{Scene, Table, build, generator, random_step, scene, scene_of};

/// What is said for (+), against (-) and beside (=) a move of whoever is to act, for programmers.
fn facts(table: &Scene, text: &str) -> Vec<String> {
    let mut legal = Vec::new();
    table.game.legal_actions(&table.state, &mut legal);
    let action = table.game.read_action(text).expect("a move");
    assert!(legal.contains(&action), "{text} is legal");
    let seat = table.acting().expect("somebody is to act");
    let view = table.view(Viewer::Seat(seat)).forgetful();
    let mark = |bearing| match bearing {
        Bearing::Gains => '+',
        Bearing::Keeps => '=',
        Bearing::Risks => '-',
    };
    let facts = table.game.facts(&view, &legal, action);
    facts.iter().map(|fact| format!("{}{}", mark(fact.bearing), fact.words)).collect()
}

#[track_caller]
fn says(table: &Scene, text: &str, expected: &[&str]) {
    let found = facts(table, text);
    for fact in expected {
        assert!(found.iter().any(|one| one == fact), "{text}: no {fact} in {found:#?}");
    }
}

#[track_caller]
fn is_silent(table: &Scene, text: &str, kind: &str) {
    let found = facts(table, text);
    assert!(!found.iter().any(|one| one[1..].starts_with(kind)), "{text}: {found:#?}");
}

/// With five actions, 20 gold and three cards to buy with, ending is told with what it leaves undone.
#[test]
fn ending_early_says_what_is_left_undone() {
    let mut table = scene("ttt hhh eee ttf", "");
    table.stand(1, "TTF").edit(|open, _| open.phase = Phase::Playing);
    says(
        &table,
        "end",
        &[
            "-fact-unused(count=5)",
            "-fact-undone-sale(gold=11)",
            "-fact-undone-buys(count=4)",
            "=fact-keeps-hand",
            "+fact-earns(gold=1)",
        ],
    );
    let mut table = scene("keeper", "");
    table.edit(|open, _| (open.actions, open.phase) = (0, Phase::Playing));
    assert_eq!(facts(&table, "end"), ["=fact-keeps-hand"]);
    // A holy place can be used for nothing, or kept: something speaks for either.
    table.owns(1, "victoria");
    assert_eq!(facts(&table, "end"), ["=fact-keeps-places", "=fact-keeps-hand"]);
    says(&table, "visit victoria", &["+fact-earns-most(gold=1)", "=fact-no-action"]);
}

#[test]
fn the_end_of_the_game_is_weighed() {
    let mut table = scene("", "");
    table.gold(1, 59).gold(2, 50);
    says(&table, "end", &["+fact-brings-on-end(gold=60, other=50, who=seat 2)"]);
    table.edit(|open, _| open.trigger = Some(Seat(1)));
    says(&table, "end", &["+fact-wins(gold=60, other=50, who=seat 2)"]);
    table.gold(2, 60);
    says(&table, "end", &["+fact-wins(gold=60, other=60, who=seat 2)"]);
    table.gold(2, 61);
    says(&table, "end", &["-fact-loses(gold=60, other=61, who=seat 2)"]);
    let mut table = scene_of(build(None, 1), "", "");
    table.gold(1, 29).gold(2, 30).edit(|open, _| open.turns = 1);
    says(&table, "end", &["+fact-shares(gold=30, other=30, who=seat 2)"]);
}

#[test]
fn sales_are_weighed_by_gold_room_and_other_sales() {
    let mut table = scene("ttt ttf th", "");
    table.stand(1, "TTTHF").gold(1, 50);
    says(
        &table,
        "sell ttf",
        &[
            "+fact-goal(gold=61)",
            "+fact-earns-most(gold=11)",
            "=fact-keeps-sale(gold=8)",
            "-fact-spoils-sale(gold=10)",
            "+fact-makes-room(count=4)",
            "+fact-spare-action",
            "-fact-ends-drawing",
        ],
    );
    is_silent(&table, "sell ttt", "fact-earns-most");
    table.edit(|open, _| open.actions = 2);
    says(&table, "sell ttt", &["+fact-earns(gold=10)", "-fact-costs-bonus"]);
}

#[test]
fn purchases_are_weighed_by_the_sales_they_prepare() {
    let mut table = scene("th et ttss", "");
    table.stand(1, "E");
    says(
        &table,
        "buy th",
        &[
            "+fact-readies-sale(gold=8)",
            "+fact-buys(count=2, gold=3)",
            "-fact-costs(gold=3, left=17)",
            "+fact-kinds(count=3)",
        ],
    );
    is_silent(&table, "buy th", "fact-cheapest");
    let mut table = scene("ttt ttss aat", "");
    says(&table, "buy ttt", &["+fact-nears-sale(have=2, need=4, gold=14)", "=fact-cheapest"]);
    table.stand(1, "HHH");
    says(&table, "buy ttt", &["-fact-fills-stand"]);
}

#[test]
fn people_and_animals_say_what_they_bring_and_that_they_can_be_cancelled() {
    let hand =
        "camel gorilla beggar caravan haggler healer dyer matron cartographer tracker weaver ttt griot";
    let mut table = scene(hand, "hhh");
    table.stand(1, "TTT").stand(2, "HHH").gold(2, 30).discards("map").row("victoria okavango victoria");
    says(&table, "play camel", &["+fact-takes(count=2)", "-fact-cancelled(who=seat 2)"]);
    says(&table, "play gorilla", &["+fact-other-loses(count=2, who=seat 2)"]);
    says(&table, "play beggar", &["+fact-earns(gold=3)"]);
    says(&table, "play caravan", &["+fact-may-earn(gold=6)"]);
    says(&table, "play weaver", &["+fact-takes(count=2)", "-fact-costs(gold=2, left=18)"]);
    says(&table, "play haggler", &["+fact-haggles(gold=2)"]);
    says(&table, "play healer", &["+fact-fetches"]);
    says(&table, "play dyer", &["+fact-exchanges"]);
    says(&table, "play cartographer", &["+fact-applies(count=2)"]);
    says(&table, "play tracker", &["+fact-seeks"]);
    says(&table, "play griot", &["+fact-looks(count=5)"]);
    let mut table = scene("matron buffalo tortoise", "");
    table.artifacts(2, "calabash - -");
    says(&table, "play matron", &["+fact-may-draw(count=3)", "+fact-not-cancelled(who=seat 2)"]);
    says(&table, "play buffalo", &["+fact-may-break(who=seat 2)"]);
    says(&table, "play tortoise", &["+fact-may-borrow(who=seat 2)"]);
    table.go("play buffalo, let");
    says(&table, "break theirs 1", &["+fact-breaks(card=Calabash, who=seat 2)"]);
    says(&table, "break theirs 1 using", &["+fact-draws(count=1)"]);
}

#[test]
fn artifacts_are_weighed_with_the_holy_places() {
    let mut table = scene("pottery ttt", "");
    table.stand(1, "T");
    let gives = "-fact-gives-place(who=seat 2, place=Rwenzori)";
    says(&table, "lay pottery 1", &["+fact-usable-at-once", gives]);
    table.artifacts(1, "purse loom map");
    says(
        &table,
        "lay pottery 2",
        &["-fact-loses-artifact(card=Loom)", "+fact-receives(place=Victoria Falls)"],
    );
    says(&table, "use 1", &["+fact-earns-most(gold=2)", "-fact-discards(count=1)"]);
    let mut table = scene("", "");
    table.owns(1, "okavango okavango").edit(|open, _| (open.actions, open.phase) = (3, Phase::Playing));
    says(&table, "visit okavango", &["+fact-regains(count=2)", "=fact-no-action"]);
}

#[test]
fn answers_to_effects_say_what_the_other_gets() {
    let mut table = scene("porter matron", "ttf ssa ees aat");
    let start = table.state;
    table.go("play porter, let");
    says(&table, "take HH", &["-fact-other-draws(count=2, who=seat 2)"]);
    says(&table, "draw", &["+fact-draws(count=2)", "-fact-other-takes(count=2, who=seat 2)"]);
    table.state = start;
    table.go("play matron, let");
    says(&table, "reduce", &["+fact-other-discards(count=1, who=seat 2)"]);
}

#[test]
fn cards_looked_at_taken_and_discarded_are_weighed() {
    let mut table = scene("ttt gorilla keeper camel", "boatman matron");
    table.stand(1, "TTF").go("draw, draw ttf");
    says(&table, "keep", &["+fact-card-sells(gold=11)"]);
    says(&table, "discard", &["+fact-looks-on(count=4)"]);
    table.go("discard, end, play matron, let, reduce");
    says(&table, "discard gorilla", &["=fact-parts-idle"]);
    says(&table, "discard camel", &["-fact-parts-usable"]);
    says(&table, "discard keeper", &["-fact-parts-cancels"]);
    let mut table = scene("healer", "ttt");
    table.discards("keeper gorilla camel").go("play healer, let");
    says(&table, "fetch keeper", &["=fact-card-cancels"]);
    says(&table, "fetch gorilla", &["-fact-card-idle"]);
    says(&table, "fetch camel", &["+fact-card-usable"]);
    // With the last action one gets cards for another turn.
    let mut table = scene("ttt gorilla", "boatman");
    table.stand(1, "TTF").edit(|open, _| open.actions = 1);
    let mut spent = table.clone();
    says(spent.go("draw, draw ttf"), "keep", &["+fact-card-sells-later(gold=11)"]);
    says(table.go("draw, draw camel"), "keep", &["+fact-card-usable-later"]);
    is_silent(&table, "keep", "fact-card-usable(");
    let mut table = scene("jackal ttt", "hhh");
    table.stand(1, "TTT").stand(2, "HHH").go("play jackal, let, rob hhh");
    says(&table, "give ttt", &["-fact-parts-sale(gold=10)"]);
    says(&table, "give hhh", &["-fact-arms(gold=10, who=seat 2)"]);
    let mut table = scene("", "");
    table.edit(|open, _| open.actions = 1).go("draw, draw camel");
    says(&table, "discard", &["-fact-nothing-kept"]);
}

#[test]
fn cancelling_is_weighed_by_what_it_prevents() {
    let mut table = scene("gorilla", "keeper");
    table.stand(2, "TTT").go("play gorilla");
    says(&table, "cancel", &["+fact-prevents(what=harm-returns(count=2))", "-fact-spends-keeper"]);
    says(&table, "let", &["-fact-allows(what=harm-returns(count=2))", "=fact-keeps-keeper"]);
    for (card, harm) in [
        ("marabou", "harm-steals(count=1)"),
        ("nomad", "harm-swaps"),
        ("jackal", "harm-robs"),
        ("buffalo", "harm-breaks"),
        ("tortoise", "harm-borrows"),
        ("beggar", "harm-gold(who=seat 1, gold=3)"),
        ("camel", "harm-wares(who=seat 1, count=2)"),
        ("griot", "harm-effect(who=seat 1)"),
    ] {
        let mut table = scene(card, "keeper");
        table.stand(1, "H").stand(2, "TTT").gold(1, 10).artifacts(2, "calabash - -");
        table.go(&format!("play {card}"));
        says(&table, "cancel", &[&format!("+fact-prevents(what={harm})")]);
    }
    let mut table = scene("matron", "keeper ttt hhh eee sss");
    table.go("play matron");
    says(&table, "let", &["-fact-allows(what=harm-discards(count=2))"]);
}

/// Random positions: every fact has words in both languages that go on after “it”, and a whole list takes no time.
#[test]
fn every_fact_has_words_in_both_languages_and_is_quickly_found() {
    let game = build(None, 40);
    let lexicons = [(Language::English, WORDS_EN), (Language::French, WORDS_FR)]
        .map(|(language, words)| Lexicon::new(language, &[words]));
    let names = Names::new(vec!["you".to_owned(), "Baraka".to_owned()], Some(Seat(0)));
    let mut rng = generator(11);
    let (mut legal, mut actions, mut spent) = (Vec::new(), 0u32, Duration::ZERO);
    let (mut positions, mut told_apart) = (0u32, 0u32);
    for _ in 0..6 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            if let Turn::Seat(seat) = game.turn(&state) {
                let view = game.view(&state, Viewer::Seat(seat)).forgetful();
                game.legal_actions(&state, &mut legal);
                let begun = Instant::now();
                let found: Vec<_> = legal.iter().map(|action| game.facts(&view, &legal, *action)).collect();
                spent += begun.elapsed();
                actions += legal.len() as u32;
                for (facts, lexicon) in
                    found.iter().flat_map(|facts| lexicons.iter().map(move |l| (facts, l)))
                {
                    for fact in facts {
                        let words = lexicon.say(&fact.words, &names);
                        assert!(!words.contains('⟦') && !words.ends_with('.'), "{words}");
                        assert!(words.starts_with(char::is_lowercase), "{words}");
                    }
                }
                if game.view(&state, Viewer::Spectator).open.frames.last() == Some(&Frame::Turn) {
                    positions += 1;
                    let unlike =
                        |facts: &&Vec<game::Fact>| found.iter().filter(|other| other == facts).count() == 1;
                    told_apart += u32::from(2 * found.iter().filter(unlike).count() > found.len());
                }
            }
            random_step(&game, &mut state, &mut rng);
        }
    }
    println!("{:?} for an action; {told_apart} of {positions} turns told apart", spent / actions);
    assert!(told_apart * 4 > positions * 3, "{told_apart} of {positions}");
}
