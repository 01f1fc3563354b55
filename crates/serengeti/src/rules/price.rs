//! Who gets the price.

use game::{BySeat, Seat};

use crate::Serengeti;
use crate::card::CardSet;
use crate::config::{Holders, Payment, Till};
use crate::state::Bid;

/// How a sum is shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shares {
    /// What each seat gets.
    pub gains: BySeat<u8>,
    /// How many seats have a part in it.
    pub receivers: u8,
    /// What does not divide (SER.11).
    pub rest: u8,
}

/// What becomes of the price of a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Payout {
    /// What each seat gets.
    pub gains: BySeat<u8>,
    /// What lies in the pot afterwards.
    pub pot: u8,
    /// What goes to the bank.
    pub bank: u8,
}

impl Serengeti {
    /// Where the price of a lot goes, and what lies in the pot with it.
    pub(crate) fn payout(&self, owned: &BySeat<CardSet>, pot: u8, bid: Bid) -> Payout {
        let (sum, kept) = match self.settings.payment {
            Payment::Pot => (bid.amount + pot, 0), // SER.42: price, leftovers and fines
            Payment::Direct => (bid.amount, pot),
        };
        let shares = self.shares(owned, bid.by, bid.amount % 10, sum);
        match self.till_for_rest(&shares, sum) {
            Till::Pot => Payout { gains: shares.gains, pot: kept + shares.rest, bank: 0 },
            Till::Bank => Payout { gains: shares.gains, pot: kept, bank: shares.rest },
        }
    }

    /// Shares a sum among all but the buyer, whose cards never count (SER.41), by a digit (SER.40).
    pub fn shares(&self, owned: &BySeat<CardSet>, buyer: Seat, digit: u8, sum: u8) -> Shares {
        let seats = self.settings.seats;
        let mut held = BySeat::all(seats, 0);
        let (mut holders, mut cards, mut most) = (0, 0, 0);
        for seat in Seat::all(seats).filter(|&seat| seat != buyer) {
            let count = owned[seat].of_number(digit);
            held[seat] = count;
            holders += u8::from(count > 0);
            cards += count;
            most = most.max(count);
        }
        match (holders, self.settings.holders) {
            // SER.10
            (0, Holders::Most | Holders::Each) => split(seats, sum, |seat| u8::from(seat != buyer)),
            // SER.44: a single holder takes all, with any number of cards.
            (1, Holders::Most | Holders::Each) => split(seats, sum, |seat| u8::from(held[seat] > 0)),
            // SER.9
            (_, Holders::Most) => split(seats, sum, |seat| u8::from(held[seat] == most)),
            (_, Holders::Each) => {
                debug_assert!(cards > 1);
                split(seats, sum, |seat| held[seat])
            }
        }
    }

    /// SER.11; and SER.43: a pot smaller than the number of receivers stays whole.
    fn till_for_rest(&self, shares: &Shares, sum: u8) -> Till {
        let stays_whole = self.settings.payment == Payment::Pot && sum < shares.receivers;
        if stays_whole { Till::Pot } else { self.settings.remainder }
    }
}

/// Gives every seat the same amount for each of its parts, as much as can be.
fn split(seats: u8, sum: u8, parts: impl Fn(Seat) -> u8) -> Shares {
    let (mut all, mut receivers) = (0, 0);
    for part in Seat::all(seats).map(&parts) {
        all += part;
        receivers += u8::from(part > 0);
    }
    let each = sum / all;
    Shares { gains: BySeat::from_fn(seats, |seat| parts(seat) * each), receivers, rest: sum - all * each }
}
