//! Hints: what they name is the best by their own figures or they say why not, and the reason they give fits no other
//! move.

use std::collections::BTreeMap;

use bots::Verdict;
use game::{Bearing, Config, Fact, MemoryAid, Phrase, Question, Turn};
use games::{Complete, Visitor};
use players::{Hint, Level, Player};
use session::Session;
use words::{Language, Lexicon, Names};

use crate::short;

/// How a hint is asked for in tests: quickly.
const QUICK: Player = Player { level: Level::Hint, budget: Some(200) };

/// How many positions of each game are looked at, if somebody wants more than the tests do.
fn wanted() -> Option<u64> {
    let wanted = std::env::var("KARATA_HINT_POSITIONS").ok()?;
    Some(wanted.parse().expect("KARATA_HINT_POSITIONS is a number"))
}

/// Asks for hints along some games of each kind, and shows them to the visitor with everything else.
fn over_positions<G: Complete>(games: u64, look: impl FnMut(&G, &Question<G>, &Hint)) {
    over(games, u64::MAX, look);
}

/// The same, over at most so many games and positions.
fn over<G: Complete>(games: u64, positions: u64, mut look: impl FnMut(&G, &Question<G>, &Hint)) {
    let mut seen = 0;
    let entry = games::find(G::NAME).expect("registered");
    let config = Config::new(G::schema(), None, &short(G::schema())).expect("valid");
    let game = G::new(&config).expect("they go together");
    let players = vec![Some(Level::Greedy.into()); usize::from(config.seats())];
    for seed in 0..games {
        if seen >= positions {
            break;
        }
        let mut session = Session::open(entry, &config, &players, seed).expect("it opens");
        let mut decisions = 0;
        while session.running().outcome().is_none() && seen < positions {
            if let Turn::Seat(seat) = session.running().turn() {
                decisions += 1;
                let asked = session.running().ask(seat, MemoryAid::Off).expect("it is its turn");
                if decisions % 7 == 0 {
                    seen += 1;
                    let hint = entry.hint(&config, &asked, QUICK, seed).expect("valid settings");
                    look(&game, asked.of::<G>().expect("of this game"), &hint);
                }
            }
            session.advance();
        }
    }
}

fn named<G: Complete>(game: &G, question: &Question<G>, hint: &Hint) -> Option<G::Action> {
    let notation = &hint.named.as_ref()?.notation;
    question.legal.iter().copied().find(|&action| game.write_action(action) == *notation)
}

#[test]
fn what_a_hint_names_is_legal_and_the_best_by_its_own_figures_or_it_says_why_not() {
    struct Figures;
    impl Visitor for Figures {
        fn visit<G: Complete>(&mut self) {
            let mut verdicts: BTreeMap<String, u32> = BTreeMap::new();
            let (mut unexplained, mut unnamed, mut seen) = (0, 0, 0);
            let (games, positions) = wanted().map_or((4, u64::MAX), |positions| (u64::MAX, positions));
            over::<G>(games, positions, |game, question, hint| {
                seen += 1;
                *verdicts.entry(format!("{:?}", hint.verdict)).or_default() += 1;
                let action = named(game, question, hint);
                assert_eq!(action.is_some(), hint.verdict != Verdict::Even, "{hint:?}");
                unnamed += u32::from(action.is_none());
                let tried = hint.figures.iter().filter(|one| !one.hardly_tried);
                let highest = tried.map(|one| one.worth).fold(0.0, f32::max);
                let shares: f32 = hint.figures.iter().map(|one| one.share).sum();
                match hint.verdict {
                    Verdict::Only => assert_eq!(question.legal.len(), 1),
                    Verdict::Better => assert!(hint.figures[0].worth >= highest, "{hint:?}"),
                    Verdict::Close => assert!(!hint.reason.is_empty(), "{hint:?}"),
                    Verdict::Even => assert!(hint.reason.is_empty(), "{hint:?}"),
                }
                if let [first, ..] = &hint.figures[..] {
                    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
                    assert!(hint.named.as_ref().is_none_or(|named| *named == first.named), "{hint:?}");
                    assert!(!first.hardly_tried, "{hint:?}");
                    let is_behind = action.is_some() && first.worth < highest;
                    unexplained += u32::from(is_behind && hint.reason.is_empty());
                }
            });
            println!(
                "{}: {seen} hints, {verdicts:?}; {unexplained} not the best by their figures without a reason; \
                 {unnamed} name no move",
                G::NAME
            );
            assert_eq!(unexplained, 0, "{}", G::NAME);
        }
    }
    games::visit_all(&mut Figures);
}

#[test]
fn a_reason_speaks_for_the_move_and_fits_no_other() {
    struct Reasons;
    impl Visitor for Reasons {
        fn visit<G: Complete>(&mut self) {
            let (mut reasons, mut choices) = (0, 0);
            over_positions::<G>(3, |game, question, hint| {
                let Question { view, legal } = question;
                let Some(action) = named(game, question, hint).filter(|_| legal.len() > 1) else { return };
                choices += 1;
                if hint.reason.is_empty() {
                    return;
                }
                reasons += 1;
                let is_true_of = |action| {
                    let facts = game.facts(view, legal, action);
                    hint.reason.iter().all(|fact: &Fact| facts.contains(fact))
                };
                assert!(is_true_of(action), "{hint:?}");
                let alike = |other| hint.alike.iter().any(|one| one.notation == game.write_action(other));
                let others = legal.iter().copied().filter(|other| *other != action && !alike(*other));
                assert_eq!(others.filter(|&other| is_true_of(other)).count(), 0, "{hint:?}");
                assert!(hint.reason.iter().any(|fact| fact.bearing != Bearing::Risks), "{hint:?}");
                let own = game.write_action(action);
                for fact in &hint.reason {
                    let named = fact.words.arguments.iter().any(|(_, value)| value.to_string() == own);
                    assert!(!named, "a reason does not name its move: {hint:?}");
                }
            });
            assert!(reasons * 3 > choices, "{}: {reasons} reasons for {choices} moves", G::NAME);
        }
    }
    games::visit_all(&mut Reasons);
}

#[test]
fn a_hint_can_be_said_in_every_language() {
    struct Said;
    impl Visitor for Said {
        fn visit<G: Complete>(&mut self) {
            let names = Names::new(["a", "b", "c", "d", "e", "f"].map(str::to_owned).to_vec(), None);
            for language in Language::ALL {
                let lexicon = Lexicon::new(language, &[language.pick(G::WORDS.english, G::WORDS.french)]);
                over_positions::<G>(1, |_, _, hint| {
                    for phrase in hint.phrases() {
                        let said = lexicon.say(&phrase, &names);
                        assert!(!said.contains('⟦'), "{said}: {phrase}");
                    }
                });
                let missing = lexicon.say(&Phrase::new("nonsense"), &names);
                assert!(missing.contains('⟦'), "what cannot be said is found");
            }
        }
    }
    games::visit_all(&mut Said);
}
