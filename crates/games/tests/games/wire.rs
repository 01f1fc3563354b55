//! What a remote client is sent, and what it sends: everything survives being written as JSON and read again.

use std::sync::Arc;

use game::phrase::{Glossary, Picture};
use game::{
    Command, Config, Data, MemoryAid, Reader, Refusal, Running, Scribe, Script, Seat, Sight, SightOf, Turn,
    Viewer,
};
use games::{Complete, Visitor};
use players::{Hint, Level};
use session::Session;

use crate::{short, usual};

/// The same value, after it was sent.
fn sent<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be sent");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn sights_refusals_glossaries_and_hints_arrive_as_they_were_sent() {
    for entry in games::all() {
        let config = usual(*entry);
        let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
        let mut session = Session::open(*entry, &config, &players, 4).expect("it opens");
        let mut scribe = Scribe::default();
        for _ in 0..60 {
            let table = session.running();
            let aided = |viewer| [MemoryAid::Off, MemoryAid::On].map(|aid| Reader::new(viewer, aid));
            let to: Vec<_> = Viewer::all(config.seats()).flat_map(aided).collect();
            let together: Vec<String> = table.tell_all(&to, &mut scribe).iter().map(Script::text).collect();
            let told: Vec<String> = to.iter().map(|reader| table.tell(reader.viewer, reader.aid)).collect();
            assert_eq!(together, told, "{}", entry.name());
            let plain: Vec<Reader> = to.iter().map(|&reader| Reader { pictured: false, ..reader }).collect();
            for (unpictured, told) in table.tell_all(&plain, &mut Scribe::default()).iter().zip(&told) {
                let told: Sight = serde_json::from_str(told).expect("it can be read");
                let unpictured: Sight = serde_json::from_str(&unpictured.text()).expect("it can be read");
                assert_eq!(unpictured, Sight { picture: Picture::default(), ..told }, "{}", entry.name());
            }
            let viewers: Vec<Viewer> = Viewer::all(config.seats()).collect();
            for (tale, &viewer) in table.tales(&viewers).iter().zip(&viewers) {
                assert_eq!(**tale, table.tale(viewer), "{}", entry.name());
                let sight = table.sight(viewer, MemoryAid::Off);
                assert_eq!((&tale.seen, &tale.story), (&sight.seen, &sight.story), "{}", entry.name());
            }
            for viewer in Viewer::all(config.seats()) {
                for aid in [MemoryAid::Off, MemoryAid::On] {
                    let sight = table.sight(viewer, aid);
                    assert_eq!(sent::<Sight>(&sight), sight, "{}", entry.name());
                    let told: Sight = serde_json::from_str(&table.tell(viewer, aid)).expect("it can be read");
                    assert_eq!(told, sight, "{}", entry.name());
                    let turn = viewer.seat().map(Turn::Seat) == Some(sight.turn);
                    assert_eq!(sight.choices.is_empty(), !turn, "choices are for the seat to act");
                }
                let glossary = table.glossary(viewer);
                assert_eq!(sent::<Glossary>(&glossary), glossary);
            }
            for seat in Seat::all(config.seats()) {
                for text in ["nonsense", "pass; pass", "7", "draw"] {
                    let Err(refusal) = table.consider(seat, Command::Text(text)) else { continue };
                    assert_eq!(sent::<Refusal>(&refusal), refusal, "{}: {text}", entry.name());
                }
                let Some(asked) = table.ask(seat, MemoryAid::Off) else { continue };
                let hint = entry.hint(&config, &asked, Level::Greedy.into(), 1).expect("valid settings");
                assert_eq!(sent::<Hint>(&hint), hint);
            }
            session.advance();
        }
    }
}

#[test]
fn every_choice_can_be_sent_back_as_it_came() {
    for entry in games::all() {
        let config = usual(*entry);
        let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
        let mut session = Session::open(*entry, &config, &players, 5).expect("it opens");
        for _ in 0..60 {
            if let Turn::Seat(seat) = session.running().turn() {
                for choice in session.running().sight(Viewer::Seat(seat), MemoryAid::Off).choices {
                    let command = Data::Array(vec![sent(&choice.action)]);
                    let considered =
                        session.running().consider(seat, Command::Data(&command)).expect("offered");
                    assert_eq!(considered.notation(), [choice.notation]);
                    assert_eq!(considered.cautions().first(), choice.caution.as_ref());
                }
            }
            session.advance();
        }
    }
}

#[test]
fn typed_and_untyped_sights_are_the_same_on_the_wire() {
    struct Typed;
    impl Visitor for Typed {
        fn visit<G: Complete>(&mut self) {
            let config = Config::new(G::schema(), None, &short(G::schema())).expect("valid");
            let game = Arc::new(G::new(&config).expect("they go together"));
            let mut running = Running::new(game);
            for step in 0..40u8 {
                if let Turn::Seat(seat) = game::Match::turn(&running) {
                    let sight: SightOf<G> = running.sight_of(Viewer::Seat(seat), MemoryAid::On);
                    assert_eq!(sent::<SightOf<G>>(&sight), sight, "{}", G::NAME);
                    let text = serde_json::to_string(&sight).expect("it can be sent");
                    assert_eq!(sight.text(), text, "{}", G::NAME);
                    let typed = serde_json::to_value(&sight).expect("it can be sent");
                    let untyped = serde_json::to_value(sight.erased()).expect("it can be sent");
                    assert_eq!(typed, untyped, "{}", G::NAME);
                }
                advance(&mut running, step);
            }
        }
    }
    games::visit_all(&mut Typed);
}

#[test]
fn what_is_foreseen_is_told_afterwards() {
    let mut compared = 0;
    for entry in games::all() {
        let mut table = entry.open(&usual(*entry)).expect("it opens");
        for step in 0..60u8 {
            let Turn::Seat(seat) = table.turn() else {
                advance(&mut *table, step);
                continue;
            };
            let choices = table.sight(Viewer::Seat(seat), MemoryAid::Off).choices;
            let choice = &choices[usize::from(step) % choices.len()];
            let command = Data::Array(vec![choice.action.clone()]);
            let consider = |table: &dyn game::Match| table.consider(seat, Command::Data(&command));
            let [done, left] = [(); 2].map(|()| consider(&*table).expect("offered"));
            let foreseen = table.foresee(&done);
            assert_eq!(foreseen.is_some(), done.goes_on(), "{}: {}", entry.name(), choice.notation);
            table.carry_out(done).expect("nothing has changed");
            if let Some(foreseen) = foreseen {
                assert_eq!(table.sight(Viewer::Seat(seat), MemoryAid::Off), foreseen, "{}", entry.name());
                compared += 1;
            }
            assert!(table.foresee(&left).is_none(), "{}: the position has changed", entry.name());
        }
    }
    assert!(compared > 20, "some commands go on: {compared}");
}

/// Nature draws, seats take their first choice or their last.
fn advance(table: &mut dyn game::Match, step: u8) {
    match table.turn() {
        Turn::Seat(seat) => {
            let choices = table.sight(Viewer::Seat(seat), MemoryAid::Off).choices;
            let choice = if step.is_multiple_of(2) { choices.first() } else { choices.last() };
            let command = Data::Array(vec![choice.expect("never none").action.clone()]);
            table.play(seat, Command::Data(&command)).expect("it was offered");
        }
        Turn::Chance => {
            let mut nature = table::Nature::seeded(u64::from(step));
            table.draw(&mut nature.next_step()).expect("it is nature's turn");
        }
        Turn::Over => {}
    }
}

#[test]
fn whoever_claims_a_seat_that_is_not_there_stands_by() {
    for entry in games::all() {
        let config = usual(*entry);
        let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
        let mut session = Session::open(*entry, &config, &players, 6).expect("it opens");
        for _ in 0..30 {
            let table = session.running();
            for seat in [config.seats(), 6, 7, 8, 200, 255].map(Seat) {
                let spectator = table.sight(Viewer::Spectator, MemoryAid::On);
                assert_eq!(table.sight(Viewer::Seat(seat), MemoryAid::On), spectator, "{}", entry.name());
                assert_eq!(table.glossary(Viewer::Seat(seat)), table.glossary(Viewer::Spectator));
                assert!(table.ask(seat, MemoryAid::On).is_none());
                assert!(table.consider(seat, Command::Data(&Data::Array(Vec::new()))).is_err());
                table.show(seat);
            }
            session.advance();
        }
    }
}

#[test]
fn settings_describe_themselves_to_a_form() {
    for entry in games::all() {
        let schema = serde_json::to_value(entry.schema()).expect("it can be sent");
        let settings = schema["settings"].as_array().expect("a list");
        assert_eq!(settings.len(), entry.schema().settings.len());
        for setting in settings {
            let kind = setting["takes"]["type"].as_str().expect("a tag");
            assert!(["switch", "number", "one-of", "text", "preset"].contains(&kind), "{setting}");
            assert!(!setting["takes"]["default"].is_null(), "{setting}");
        }
    }
}
