//! What a client is told that was not there, and what has to be remembered.

use game::{MemoryAid, Seat, Viewer};
use protocol::{Happening, Move, ToServer, Told};
use table::ClientId;

use crate::scene::{Scene, accepted, setup, updates};

/// The numbers of the steps that are told with everything that was seen of them, and of those that are told without.
fn in_full(told: &[Told]) -> (Vec<u64>, Vec<u64>) {
    let steps = told.iter().filter_map(|told| match &told.what {
        Happening::Step { seen, .. } => Some((told.seq, !seen.is_empty())),
        _ => None,
    });
    let (full, faded): (Vec<_>, Vec<_>) = steps.partition(|(_, is_full)| *is_full);
    let numbers = |steps: Vec<(u64, bool)>| steps.into_iter().map(|(seq, _)| seq).collect();
    (numbers(full), numbers(faded))
}

/// Ann, who is to act, was told everything and has seen nothing of it.
fn played(people: &[&str]) -> (Scene, Vec<ClientId>) {
    let (mut scene, clients) = Scene::rummu(people);
    scene.goes_on_until(|scene| scene.turn() != Seat(0));
    scene.goes_on_to(0);
    scene.forget_what_was_told();
    (scene, clients)
}

fn all(scene: &Scene) -> Vec<u64> {
    (1..=scene.table.seq()).collect()
}

#[test]
fn hello_is_answered_with_what_came_after_the_event_that_is_known() {
    let (mut scene, clients) = played(&["ann"]);
    let seq = scene.table.seq();
    for after in [0, 1, seq - 1, seq, seq + 5, u64::MAX] {
        let told = scene.hello(clients[0], after).present.told;
        let numbers: Vec<u64> = told.iter().map(|told| told.seq).collect();
        assert_eq!(numbers, (after.min(seq) + 1..=seq).collect::<Vec<u64>>(), "after {after}");
    }
}

#[test]
fn the_sight_is_the_present_one() {
    let (mut scene, clients) = played(&["ann"]);
    let sight = scene.table.game().sight(Viewer::Seat(Seat(0)), MemoryAid::Off);
    assert_eq!(scene.hello(clients[0], 0).present.sight, sight);
}

#[test]
fn what_was_not_seen_is_told_in_full_however_often_the_page_is_loaded() {
    let (mut scene, clients) = played(&["ann"]);
    let first = scene.hello(clients[0], 0).present.told;
    assert_eq!(in_full(&first), (all(&scene), vec![]));
    scene.goes(clients[0]);
    let reloaded = scene.comes("ann");
    assert_eq!(scene.hello(reloaded, 0).present.told, first);
}

#[test]
fn what_was_seen_is_told_without_what_it_showed() {
    let (mut scene, clients) = played(&["ann"]);
    let seen = scene.table.seq() - 1;
    assert!(scene.says(clients[0], &ToServer::Seen { seq: seen }).is_empty());
    let (full, faded) = in_full(&scene.hello(clients[0], 0).present.told);
    assert_eq!((full, faded), (vec![seen + 1], (1..=seen).collect()));
}

#[test]
fn neither_a_reload_nor_a_second_client_brings_back_what_was_seen() {
    let (mut scene, clients) = played(&["ann"]);
    scene.says(clients[0], &ToServer::Seen { seq: scene.table.seq() });
    let second = scene.comes("ann");
    assert_eq!(in_full(&scene.hello(second, 0).present.told), (vec![], all(&scene)));
    scene.goes(clients[0]);
    scene.goes(second);
    let reloaded = scene.comes("ann");
    assert_eq!(in_full(&scene.hello(reloaded, 0).present.told), (vec![], all(&scene)));
    scene.reopens_after(0);
    let reloaded = scene.comes("ann");
    assert_eq!(
        in_full(&scene.hello(reloaded, 0).present.told),
        (vec![], all(&scene)),
        "nor opening the table again"
    );
}

#[test]
fn what_was_seen_stays_seen() {
    let (mut scene, clients) = played(&["ann"]);
    scene.says(clients[0], &ToServer::Seen { seq: scene.table.seq() });
    scene.says(clients[0], &ToServer::Seen { seq: 0 });
    assert_eq!(in_full(&scene.hello(clients[0], 0).present.told).0, [0; 0]);
}

#[test]
fn nobody_has_seen_what_is_to_come() {
    let (mut scene, clients) = played(&["ann"]);
    scene.says(clients[0], &ToServer::Seen { seq: u64::MAX });
    let seen = scene.table.seq();
    scene.plays(clients[0], Move::Text("draw".to_owned()));
    assert_eq!(in_full(&scene.hello(clients[0], seen).present.told).0, [seen + 1, seen + 2]);
}

#[test]
fn a_move_says_that_everything_before_it_was_seen() {
    let (mut scene, clients) = played(&["ann"]);
    let seen = scene.table.seq();
    accepted(&scene.plays(clients[0], Move::Text("draw".to_owned())));
    let (full, faded) = in_full(&scene.hello(clients[0], 0).present.told);
    assert_eq!((full, faded), (vec![seen + 1, seen + 2], (1..=seen).collect()));
    scene.reopens_after(0);
    let ann = scene.comes("ann");
    assert_eq!(
        in_full(&scene.hello(ann, 0).present.told).0,
        [seen + 1, seen + 2],
        "also after the table was closed"
    );
}

#[test]
fn an_answer_that_was_given_by_itself_says_nothing_of_what_was_seen() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let is_forced = |scene: &Scene| scene.turn() == Seat(0) && scene.table.game().is_forced(Seat(0));
    scene.goes_on_until(is_forced);
    let before = in_full(&scene.hello(clients[0], 0).present.told);
    let seq = scene.table.seq();
    scene.wishes(clients[0], true, false);
    scene.waits(1600);
    let told = scene.hello(clients[0], 0).present.told;
    assert!(told.len() as u64 > seq);
    assert_eq!(in_full(&told[..seq as usize]), before);
    assert_eq!(before.0.last(), Some(&seq));
}

#[test]
fn who_watches_is_told_everything_once() {
    let (mut scene, _) = played(&["ann"]);
    let watcher = scene.comes("dora");
    assert_eq!(in_full(&scene.hello(watcher, 0).present.told), (vec![], all(&scene)));
    let seq = scene.table.seq();
    scene.goes_on();
    let live: Vec<Told> =
        updates(&scene.told(watcher)).into_iter().flat_map(|present| present.told).collect();
    assert_eq!(in_full(&live).0.first(), Some(&(seq + 1)));
    assert_eq!(in_full(&scene.hello(watcher, 0).present.told).0, [0; 0]);
}

#[test]
fn who_sits_down_has_nothing_that_they_have_not_seen() {
    let (mut scene, _) = played(&["ann"]);
    let ben = scene.comes("ben");
    scene.sits(ben, 1, "Ben");
    assert_eq!(in_full(&scene.hello(ben, 0).present.told).0, [0; 0]);
    let seq = scene.table.seq();
    scene.goes_on();
    assert_eq!(in_full(&scene.hello(ben, 0).present.told).0.first(), Some(&(seq + 1)));
}

#[test]
fn everything_is_told_in_full_to_who_wishes_it_where_the_table_allows_it() {
    let mut setup = setup("rummu", 3, &["ann"]);
    setup.terms.memory = true;
    let (mut scene, clients) = Scene::begun(setup, &["ann"]);
    scene.goes_on_to(0);
    scene.goes_on_until(|scene| scene.turn() != Seat(0));
    scene.goes_on_to(0);
    scene.says(clients[0], &ToServer::Seen { seq: scene.table.seq() });
    assert_eq!(in_full(&scene.hello(clients[0], 0).present.told).0, [0; 0], "only who wishes it");
    let told = scene.wishes(clients[0], false, true);
    let aided = scene.table.game().sight(Viewer::Seat(Seat(0)), MemoryAid::On);
    assert_ne!(aided, scene.table.game().sight(Viewer::Seat(Seat(0)), MemoryAid::Off));
    assert_eq!(updates(&told)[0].sight, aided);
    assert_eq!(in_full(&scene.hello(clients[0], 0).present.told), (all(&scene), vec![]));
}

#[test]
fn the_wish_for_a_memory_changes_nothing_where_the_table_does_not_allow_it() {
    let (mut scene, clients) = played(&["ann"]);
    scene.says(clients[0], &ToServer::Seen { seq: scene.table.seq() });
    let before = scene.hello(clients[0], 0);
    scene.wishes(clients[0], false, true);
    assert_eq!(scene.hello(clients[0], 0), before);
}

#[test]
fn what_is_told_later_is_what_was_told_then() {
    let mut setup = setup("rummu", 3, &["ann"]);
    setup.terms.memory = true;
    let (mut scene, clients) = Scene::begun(setup, &["ann"]);
    let watcher = scene.comes("dora");
    let seq = scene.table.seq();
    for round in 0..60 {
        scene.goes_on();
        if round % 20 == 19 {
            scene.goes_on_to(0);
            scene.takes_back(clients[0]);
        }
    }
    let live: Vec<Told> =
        updates(&scene.told(watcher)).into_iter().flat_map(|present| present.told).collect();
    assert_eq!(scene.hello(watcher, seq).present.told, live);
    assert!(live.len() > 60);
}

#[test]
fn only_the_latest_thousand_events_are_told_at_once() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    (0..1100).for_each(|round| drop(scene.chats(clients[0], &round.to_string())));
    let told = scene.hello(clients[0], 0).present.told;
    let seq = scene.table.seq();
    assert_eq!((told.len(), told[0].seq, told[999].seq), (1000, seq - 999, seq));
}
