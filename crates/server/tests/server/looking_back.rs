//! Games that are over, looked back at through the API.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Memory;

use crate::client::Client;
use crate::house::{House, settings, somebody};

/// A game of Safarü, in which everybody has cards of their own, that was played to its end.
fn played(house: &House) -> (String, Client) {
    let ana = somebody();
    let terms = json!({ "least": 0, "most": 0 });
    let wish =
        json!({ "game": "safaru", "seats": 3, "bots": ["greedy"], "seat": 0, "name": "Ana", "terms": terms });
    let table = house.table_of(&ana, &wish);
    let mut client = house.client(&ana, &table);
    client.plays_on();
    (table, client)
}

fn moment(house: &House, table: &str, step: u64) -> Value {
    let answer = house.get(&format!("/api/tables/{table}/moments/{step}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

#[test]
fn a_game_that_is_over_is_told_step_by_step() {
    let house = House::new();
    let (table, client) = played(&house);
    let told = house.get(&format!("/api/tables/{table}/moments?seat=0")).json();
    let steps = told["steps"].as_u64().expect("a number");
    assert_eq!(steps, client.present().sight.steps);
    let moments = told["moments"].as_array().expect("a list");
    assert_eq!(moments.len() as u64, steps);
    assert!(moments.iter().zip(1..).all(|(moment, step)| moment["step"] == step));
    // What the client was told when it was new.
    let news: Vec<Value> = client.frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect();
    let told_then = news.iter().filter(|message| message["type"] == "update");
    let told_then = told_then.flat_map(|message| message["value"]["told"].as_array().unwrap());
    let mut stories = told_then.filter(|told| told["what"]["type"] == "step").peekable();
    assert!(stories.peek().is_some());
    for then in stories {
        let (by, story) = (&then["what"]["value"]["by"], &then["what"]["value"]["story"]);
        assert!(
            moments.iter().any(|moment| moment["by"] == *by && moment["story"] == *story),
            "{story} is not told again"
        );
    }
    let spectator = house.get(&format!("/api/tables/{table}/moments")).json();
    assert_eq!(spectator["steps"], told["steps"]);
    assert_ne!(spectator["moments"], told["moments"], "who stood by was not told the same");
    let rest = house.get(&format!("/api/tables/{table}/moments?seat=0&after={}", steps - 2)).json();
    assert_eq!(rest["moments"].as_array().unwrap()[..], moments[moments.len() - 2..]);
}

#[test]
fn every_moment_can_be_seen_from_every_chair() {
    let house = House::new();
    let (table, client) = played(&house);
    let steps = client.present().sight.steps;
    for step in [0, 1, steps / 2, steps] {
        let told = moment(&house, &table, step);
        assert_eq!((told["step"].as_u64(), told["steps"].as_u64()), (Some(step), Some(steps)));
        let sights = told["sights"].as_array().expect("a list");
        assert_eq!(sights.len(), 3);
        assert!(sights.iter().chain([&told["spectator"]]).all(|sight| sight["steps"] == step));
        assert!(step == 0 || sights[0]["view"] != sights[1]["view"], "each has cards of their own");
    }
    let last = moment(&house, &table, steps);
    assert_eq!(last["sights"][0]["outcome"], game::sight::data(&client.present().sight.outcome));
    house.get(&format!("/api/tables/{table}/moments/{}", steps + 1)).refused(404, "served-no-step");
}

#[test]
fn nobody_looks_back_at_a_game_that_is_not_over() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.moves();
    for path in ["moments", "moments?seat=0", "moments/1"] {
        house.get(&format!("/api/tables/{table}/{path}")).refused(409, "served-not-over");
    }
    client.give_up().expect("nobody else plays");
    assert_eq!(moment(&house, &table, 1)["step"], 1, "a game that was given up is over");
}

#[test]
fn what_there_is_not_cannot_be_looked_back_at() {
    let house = House::new();
    let (table, _client) = played(&house);
    house.get("/api/tables/nobody/moments").refused(404, "served-no-table");
    house.get("/api/tables/nobody/moments/1").refused(404, "served-no-table");
    house.get(&format!("/api/tables/{table}/moments?seat=3")).refused(422, "denied-no-such-seat");
    for path in ["moments?seat=x", "moments?seat=-1", "moments/x", "moments/-1", "moments?after=x"] {
        house.get(&format!("/api/tables/{table}/{path}")).refused(400, "served-unreadable");
    }
}

#[test]
fn looking_back_goes_on_after_the_table_has_fallen_asleep() {
    let file = crate::house::file();
    let house = House::on(&file);
    let (table, client) = played(&house);
    let steps = client.present().sight.steps;
    let before = moment(&house, &table, steps / 2);
    drop(client);
    house.stop();
    let house = House::on(&file);
    assert_eq!(moment(&house, &table, steps / 2), before);
}

#[test]
fn the_moments_that_decided_it_are_found_once_and_are_always_the_same() {
    let file = crate::house::file();
    let house = House::on(&file);
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.plays_on();
    let path = format!("/api/tables/{table}/turning");
    let answer = house.get(&path);
    assert_eq!(answer.status, 200, "{answer:?}");
    let found = answer.json();
    assert_eq!(found["steps"].as_u64(), Some(client.present().sight.steps));
    let points = found["points"].as_array().expect("a list");
    assert!(points.len() <= 3);
    let told = house.get(&format!("/api/tables/{table}/moments")).json();
    for point in points {
        let step = point["step"].as_u64().expect("a number") as usize;
        assert_eq!(told["moments"][step - 1]["by"], point["by"], "{point}");
        let of = |chances: &Value| chances["percent"].as_i64().expect("a number");
        assert!((of(&point["before"]) - of(&point["after"])).abs() >= 9, "{point}");
    }
    let began = std::time::Instant::now();
    assert_eq!(house.get(&path).json(), found);
    assert!(began.elapsed().as_millis() < 500, "it is kept");
    house.stop();
    assert_eq!(House::on(&file).get(&path).json(), found, "after a restart");
}

#[test]
fn nobody_is_told_what_decides_a_game_that_is_not_over() {
    let house = House::new();
    let table = house.table(&somebody(), "Ana");
    house.get(&format!("/api/tables/{table}/turning")).refused(409, "served-not-over");
    house.get("/api/tables/nobody/turning").refused(404, "served-no-table");
}

#[test]
fn the_decisions_of_a_seat_are_looked_back_at_by_what_it_knew() {
    let house = House::new();
    let (table, client) = played(&house);
    let path = format!("/api/tables/{table}/review?seat=0");
    let answer = house.get(&path);
    assert_eq!(answer.status, 200, "{answer:?}");
    let found = answer.json();
    assert_eq!(found["steps"].as_u64(), Some(client.present().sight.steps));
    assert_eq!(found["seat"], 0);
    let decisions = found["decisions"].as_array().expect("a list");
    assert!(!decisions.is_empty());
    let told = house.get(&format!("/api/tables/{table}/moments")).json();
    for decision in decisions {
        let step = decision["step"].as_u64().expect("a number") as usize;
        assert_eq!(told["moments"][step - 1]["by"], 0, "only this seat's: {decision}");
        assert!(decision["chances"]["percent"].as_u64().expect("a number") <= 100);
    }
    let turning = found["turning"].as_array().expect("a list");
    assert!(turning.len() <= 3);
    for step in turning {
        let decision = decisions.iter().find(|one| one["step"] == *step).expect("one of them");
        // Both are rounded to whole percents, in which what is clear may look alike.
        let loss = &decision["better"]["loss"];
        assert!(loss["percent"].as_u64() >= loss["error"].as_u64(), "{decision}");
    }
    let began = std::time::Instant::now();
    assert_eq!(house.get(&path).json(), found);
    assert!(began.elapsed().as_millis() < 500, "it is kept");
    house.get(&format!("/api/tables/{table}/review?seat=9")).refused(422, "denied-no-such-seat");
}

#[test]
fn what_every_move_was_worth_is_told_with_the_figures_of_the_review() {
    let house = House::new();
    let (table, client) = played(&house);
    let found = house.get(&format!("/api/tables/{table}/review?seat=0")).json();
    let decisions = found["decisions"].as_array().expect("a list");
    for decision in decisions {
        let path = format!("/api/tables/{table}/review/{}", decision["step"]);
        let answer = house.get(&path);
        assert_eq!(answer.status, 200, "{answer:?}");
        let told = answer.json();
        assert_eq!((&told["step"], &told["seat"]), (&decision["step"], &found["seat"]));
        let moves = told["moves"].as_array().expect("a list");
        assert!(moves.len() > 1, "there was a choice: {told}");
        let percent = |one: &Value| one["chances"]["percent"].as_u64().expect("a number");
        assert!(moves.is_sorted_by(|one, next| percent(one) >= percent(next)), "{told}");
        let marked = |mark: &str| moves.iter().filter(|one| one[mark] == true).collect::<Vec<_>>();
        let ([done], [best]) = (&marked("done")[..], &marked("best")[..]) else {
            panic!("one of each: {told}")
        };
        assert_eq!((&done["named"], &done["chances"]), (&decision["done"], &decision["chances"]));
        if let Some(better) = decision["better"].as_object() {
            assert_eq!((&best["named"], &best["chances"]), (&better["named"], &better["chances"]));
        }
        assert_eq!(house.get(&path).json(), told, "it is kept");
    }
    let of = |step: u64| house.get(&format!("/api/tables/{table}/review/{step}"));
    let steps = client.present().sight.steps;
    of(0).refused(404, "served-no-step");
    of(steps + 1).refused(404, "served-no-step");
    let outline = house.get(&format!("/api/tables/{table}/moments")).json();
    let dealt = outline["moments"].as_array().unwrap().iter().find(|moment| moment["by"].is_null());
    of(dealt.expect("cards are dealt")["step"].as_u64().unwrap()).refused(404, "served-no-choice");
}

#[test]
fn the_decisions_of_a_very_long_game_are_not_judged_and_what_decided_it_is_told() {
    let mut few = settings();
    few.most_judged = 10;
    let house = House::with(Arc::new(Memory::new()), few);
    let (table, client) = played(&house);
    let steps = client.present().sight.steps;
    assert!(steps > 10);
    for path in ["review?seat=0".to_owned(), format!("review/{steps}")] {
        let answer = house.get(&format!("/api/tables/{table}/{path}"));
        answer.refused(422, "served-too-long");
        let title = answer.json()["title"].as_str().unwrap().to_owned();
        assert!(title.contains("10") && title.contains(&steps.to_string()), "{title}");
    }
    assert_eq!(house.get(&format!("/api/tables/{table}/turning")).status, 200);
}

#[test]
fn nobody_is_told_what_would_be_better_while_a_game_goes_on() {
    let house = House::new();
    let table = house.table(&somebody(), "Ana");
    house.get(&format!("/api/tables/{table}/review?seat=0")).refused(409, "served-not-over");
    house.get(&format!("/api/tables/{table}/review/1")).refused(409, "served-not-over");
    house.get("/api/tables/nobody/review?seat=0").refused(404, "served-no-table");
    house.get("/api/tables/nobody/review/1").refused(404, "served-no-table");
}
