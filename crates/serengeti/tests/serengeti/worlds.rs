//! Law 8's slow enumerator: every distribution of the chips that fits a view, found by trying them all. Worlds are written
//! field by field from the view: nothing here is shared with the code that draws them.

use game::{BySeat, Rules, Seat, ViewOf};
use serengeti::Serengeti;
use serengeti::card::{Card, CardSet, read_table};
use serengeti::config::{Overbid, Referee, Undealt};
use serengeti::state::{Act, Frame, State};

/// All worlds that fit a view, each once: nothing in a view makes one of them likelier than another. There can be too many
/// to list: then none is.
pub fn list_worlds(game: &Serengeti, view: &ViewOf<Serengeti>) -> Vec<(State, u64)> {
    const TOO_MANY: usize = 2_000;
    let seats = usize::from(game.seats());
    let mut found = Vec::new();
    if let Some(memory) = &view.memory {
        found.push(memory.chips.values().collect());
    } else if let Some(chips) = view.open.final_chips {
        found.push(chips.values().collect());
    } else {
        let dealt = match game.settings().undealt {
            Undealt::Out => game.settings().chips_each * game.seats(),
            Undealt::Bank => game.settings().chips_in_box,
        };
        let total = dealt - view.open.pot - view.open.bank;
        try_all(&mut vec![0; seats], 0, total, &|chips| fits(game, view, chips), &mut found, TOO_MANY + 1);
    }
    if found.len() > TOO_MANY {
        return Vec::new();
    }
    let deck = face_down(game, view);
    found.into_iter().map(|chips| (world(view, deck, &chips), 1)).collect()
}

/// Tries every way to give out `left` chips to the seats from `seat` on. A seat alone is checked as early as can be, else
/// the search would take too long.
fn try_all(
    chips: &mut Vec<u8>,
    seat: usize,
    left: u8,
    fits: &dyn Fn(&[u8]) -> bool,
    found: &mut Vec<Vec<u8>>,
    most: usize,
) {
    if found.len() >= most {
        return;
    }
    if seat + 1 == chips.len() {
        chips[seat] = left;
        if fits(chips) {
            found.push(chips.clone());
        }
        return;
    }
    for count in 0..=left {
        chips[seat] = count;
        if fits(&chips[..=seat]) {
            try_all(chips, seat + 1, left - count, fits, found, most);
        }
    }
}

/// Could the first seats have these chips? Each statement follows from what can be seen, clause by clause.
fn fits(game: &Serengeti, view: &ViewOf<Serengeti>, chips: &[u8]) -> bool {
    let (open, deed, settings) = (&view.open, &view.last.deed, game.settings());
    let auction = &open.auction;
    let bidding = open.frames.contains(&Frame::Bidding);
    let checked_bids = settings.referee == Referee::Strict || settings.overbid == Overbid::AtOnce;
    chips.iter().enumerate().all(|(index, &count)| {
        let seat = Seat(index as u8);
        if view.viewer.seat() == Some(seat) {
            return Some(count) == open.own_chips;
        }
        // SER.4: nothing has been paid yet but bonuses.
        if open.round <= 1 {
            return count == settings.chips_each + auction.bonuses[seat];
        }
        let just_gained = deed.ended.map_or(0, |ended| ended.gains[seat]);
        // SER.50, SER.13: a bid that stood was covered, before the fines since.
        let covered = !bidding
            || !checked_bids
            || auction.bids[seat].is_none_or(|bid| count + auction.fines[seat] >= bid);
        // SER.7: a bonus of this auction has not been spent.
        let bonus_kept = !bidding || count >= auction.bonuses[seat];
        // SER.52: an unpaid fine shows an empty purse.
        let unfined = bidding && seat == auction.speaker && auction.refused.count() > auction.fines[seat];
        let purse_empty = !unfined || count == 0;
        // SER.13: who was found out had less than they called, before what the same step brought.
        let could_not_pay =
            deed.found_out.is_none_or(|bid| bid.by != seat || count.saturating_sub(just_gained) < bid.amount);
        let just_passed = match deed.act {
            Act::Passed { by, bonus } if by == seat && !deed.restarted => bonus,
            _ => 0,
        };
        covered && bonus_kept && purse_empty && could_not_pay && count >= just_gained + just_passed
    })
}

/// SER.20, SER.22: every card that lies nowhere face up is in the deck.
fn face_down(game: &Serengeti, view: &ViewOf<Serengeti>) -> CardSet {
    let open = &view.open;
    let lies = |card: Card| {
        open.lot.has(card) || open.lost.has(card) || open.owned.values().any(|cards| cards.has(card))
    };
    let all = read_table(game.config().text("cards")).expect("the table of this game");
    all.iter().filter(|&card| !lies(card)).collect()
}

fn world(view: &ViewOf<Serengeti>, deck: CardSet, chips: &[u8]) -> State {
    let open = &view.open;
    State {
        deck,
        lot: open.lot,
        lost: open.lost,
        owned: open.owned,
        chips: BySeat::from_fn(chips.len() as u8, |seat| chips[seat.index()]),
        pot: open.pot,
        bank: open.bank,
        round: open.round,
        first: open.first,
        barred: open.barred,
        frames: open.frames,
        auction: open.auction,
        last: view.last.deed,
    }
}
