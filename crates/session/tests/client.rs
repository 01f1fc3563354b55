//! The one person at a table in this process.

use std::sync::Arc;

use game::{Config, MemoryAid, Phrase, Seat, Turn};
use games::Entry;
use players::Level;
use protocol::Move;
use session::shelf::{fresh_name, waiting};
use session::{Client, Clock, Keeper, Opening, Trouble, opening};
use store::{Memory, Store, TableId};
use table::Setup;

fn setup(entry: &dyn Entry, name: &str, seat: Seat) -> Setup {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let bots = vec![Level::Greedy.into(); usize::from(config.seats()) - 1];
    let (seed, aid) = (7, MemoryAid::Off);
    let opening =
        Opening { entry, config: &config, seat, bots: &bots, seed, aid, pace: 0, before: Vec::new() };
    opening.setup(name, Clock::start().now())
}

fn sit(store: &Arc<dyn Store>, setup: Setup) -> Client {
    let keeper = Keeper::create(Arc::clone(store), setup).expect("it can be set up");
    Client::sit_down(keeper, Clock::start()).expect("there is a chair")
}

fn serengeti() -> &'static dyn Entry {
    games::find("serengeti").expect("it is a game")
}

fn wait(client: &mut Client) {
    while client.wait().expect("it is stored") {}
}

fn first_choice(client: &Client) -> Move {
    Move::Actions(vec![client.sight().choices[0].action.clone()])
}

/// In some games a turn has several decisions; within it they are taken back without the game becoming practice.
#[test]
fn inside_ones_own_turn_a_decision_is_taken_back_freely() {
    let mut free = 0;
    for entry in games::all() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let mut client = sit(&store, setup(*entry, "table", Seat(0)));
        for place in 0..60 {
            wait(&mut client);
            if client.is_over() {
                break;
            }
            let before = client.sight().clone();
            let choices = before.choices.len();
            let action = Move::Actions(vec![before.choices[place * 7 % choices].action.clone()]);
            client.play(action).expect("what is offered is legal");
            let is_mine = client.sight().turn == Turn::Seat(client.seat());
            if is_mine && client.takes_back_freely() == Some(true) {
                free += 1;
                let after = client.sight().clone();
                client.take_back().expect("it may be");
                assert!(!client.room().practice, "{}", entry.name());
                assert_eq!(client.sight().choices, before.choices, "{}", entry.name());
                let again = Move::Actions(vec![before.choices[place * 7 % choices].action.clone()]);
                client.play(again).expect("it was legal before");
                assert_eq!(*client.sight(), after, "{}", entry.name());
            }
        }
    }
    assert!(free > 5, "{free}");
}

#[test]
fn what_bots_have_answered_is_taken_back_as_practice() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let mut client = sit(&store, setup(serengeti(), "table", Seat(1)));
    let mut asked = Vec::new();
    for _ in 0..3 {
        wait(&mut client);
        asked.push(client.sight().clone());
        client.play(first_choice(&client)).expect("what is offered is legal");
    }
    wait(&mut client);
    for before in asked.iter().rev() {
        client.take_back().expect("against bots everything may be");
        assert_eq!((client.sight().steps, &client.sight().choices), (before.steps, &before.choices));
        assert!(client.room().practice);
    }
    assert!(matches!(client.take_back(), Err(Trouble::Denied(_))), "there is nothing before the first");
    assert_eq!(client.takes_back_freely(), None);
}

#[test]
fn who_was_taken_over_is_told_and_nothing_has_happened() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let mut earlier = sit(&store, setup(serengeti(), "table", Seat(0)));
    wait(&mut earlier);
    let id = TableId::new("table").expect("short");
    let keeper = Keeper::open(Arc::clone(&store), &id, 0).expect("it is kept");
    let mut later = Client::sit_down(keeper, Clock::start()).expect("there is a chair");
    assert_eq!(later.sight(), earlier.sight());
    let elsewhere = Trouble::Elsewhere(Phrase::new("store-fenced"));
    assert_eq!(earlier.play(first_choice(&earlier)), Err(elsewhere));
    assert!(earlier.leave().expect_err("it is not ours").is_elsewhere());
    assert_eq!(later.sight(), earlier.sight(), "nothing has happened");
    later.play(first_choice(&later)).expect("it is ours");
    later.give_up().expect("nobody else plays");
    assert!(later.finish().expect("it is stored"));
    assert!(waiting(&*store).expect("it can be read").is_empty());
    assert_eq!(earlier.play(first_choice(&earlier)), Err(Trouble::Elsewhere(Phrase::new("store-finished"))));
    assert!(store.record(&id).expect("it is finished").lines().all(|line| !line.starts_with("result")));
}

/// A process may end between the last move and the shelf of finished games.
#[test]
fn a_game_that_was_over_is_finished_when_it_is_opened_again() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let mut client = sit(&store, setup(serengeti(), "table", Seat(0)));
    wait(&mut client);
    while !client.is_over() {
        client.play(first_choice(&client)).expect("what is offered is legal");
        wait(&mut client);
    }
    let outcome = client.sight().outcome;
    drop(client);
    let id = TableId::new("table").expect("short");
    let keeper = Keeper::open(Arc::clone(&store), &id, 0).expect("it is kept");
    let mut again = Client::sit_down(keeper, Clock::start()).expect("there is a chair");
    assert!(again.is_over() && !again.wait().expect("nothing is to be stored"));
    assert!(again.sight().outcome.is_some() && again.sight().outcome == outcome);
    assert!(again.finish().expect("it is stored"));
    assert!(store.record(&id).expect("it is finished").contains("\nresult "));
}

#[test]
fn unfinished_games_are_found_the_latest_first() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let mut clients: Vec<Client> =
        ["b", "a", "c"].map(|name| sit(&store, setup(serengeti(), name, Seat(0)))).into();
    let found = waiting(&*store).expect("it can be read");
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|one| one.left == one.begun), "nothing has happened yet");
    std::thread::sleep(std::time::Duration::from_millis(5));
    wait(&mut clients[0]);
    let found = waiting(&*store).expect("it can be read");
    assert_eq!(found[0].id.as_str(), "b");
    assert!(found[0].left > found[0].begun);
    let setup = found[0].setup.as_ref().expect("it can be read");
    assert_eq!((opening::seat(setup), opening::seed(setup)), (Some(Seat(0)), Some(7)));
}

#[test]
fn names_can_be_typed_and_differ() {
    let names: std::collections::HashSet<String> = (0..1000).map(|_| fresh_name()).collect();
    assert!(names.len() > 990);
    assert!(
        names.iter().all(|name| name.len() == 6 && !name.contains(['a', 'e', 'i', 'o', 'u', 'l', '0', '1']))
    );
}
