//! What nature can do, said without the rules: for laws 2 and 8.

use game::{Rules, Seat, Secrets, Viewer};
use serengeti::Serengeti;
use serengeti::action::Chance;
use serengeti::card::{Card, CardSet};
use serengeti::state::State;
use testkit::conform::Chances;

/// SER.20: any seat begins. SER.21: lots of 1, 2, 3, 1, 2, 3 … of the cards that lie nowhere yet.
pub fn list_chances(game: &Serengeti, state: &State) -> Chances<Serengeti> {
    let open = game.view(state, Viewer::Spectator).open;
    if open.round == 0 {
        return Chances::All(Seat::all(game.seats()).map(|seat| (Chance::First(seat), 1)).collect());
    }
    let all = serengeti::card::read_table(game.config().text("cards")).expect("the table of this game");
    let lies = |card: Card| open.lost.has(card) || open.owned.values().any(|cards| cards.has(card));
    let deck: Vec<Card> = all.iter().filter(|&card| !lies(card)).collect();
    let size = [1, 2, 3][usize::from(open.round - 1) % 3];
    if size == 3 && deck.len() > 20 {
        return Chances::Such(Box::new(move |chance| match chance {
            Chance::Turn(cards) => cards.count() == 3 && cards.iter().all(|card| deck.contains(&card)),
            Chance::First(_) => false,
        }));
    }
    let mut lots: Vec<Vec<Card>> = vec![Vec::new()];
    for _ in 0..size {
        let longer = |lot: Vec<Card>| {
            let after = lot.last().map_or(0, |last| deck.iter().take_while(|card| *card != last).count() + 1);
            deck[after..].iter().map(move |&card| [lot.clone(), vec![card]].concat()).collect::<Vec<_>>()
        };
        lots = lots.into_iter().flat_map(longer).collect();
    }
    let turn = |lot: Vec<Card>| Chance::Turn(CardSet::try_from(lot).expect("different cards"));
    Chances::All(lots.into_iter().map(|lot| (turn(lot), 1)).collect())
}
