//! The bid pad: a key for every last digit, with the cheapest bid that ends so and whom it would pay. ↑ lifts all keys by ten.

use game::{Phrase, Seat};
use serengeti::action::Action;
use serengeti::digest::{Price, Prospect, Reach};

use super::{Position, fitting};
use crate::screen::contract::{Deed, Key, Place, Scene, Stop};
use crate::screen::look::Ink;
use crate::screen::pen::{Frame, Pen, broken, cut, width};

const DIGITS: u8 = 10;
/// The column of labels, where there is one.
const LABELS: u16 = 10;
/// The narrowest key that has a frame.
const FRAMED: u16 = 7;

/// What a key of the pad is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KeyIs {
    /// A bid that is offered now.
    Offered,
    /// The cheapest bid that ends so, when others are to speak.
    Later,
    /// The reader has a card with the digit.
    Own,
    /// More than the reader has.
    Dear,
    /// The reader bids no more.
    Quiet,
}

/// A key of the pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PadKey {
    digit: u8,
    amount: u8,
    is: KeyIs,
}

/// Is a table of this width wide enough for the labels of the pad?
pub(super) fn has_labels(wide: u16) -> bool {
    wide >= LABELS + FRAMED * u16::from(DIGITS)
}

/// The stop of a bid.
fn stop_name(amount: u8) -> String {
    format!("bid {amount}")
}

/// The bid that a stop is.
pub(super) fn amount_of(stop: &str) -> Option<u8> {
    stop.strip_prefix("bid ")?.parse().ok()
}

impl Position {
    fn offered(&self) -> impl Iterator<Item = u8> + '_ {
        self.choices.iter().filter_map(|choice| match choice {
            Action::Bid(amount) => Some(*amount),
            Action::Pass | Action::Sell(_) | Action::Swap { .. } | Action::Lose(_) => None,
        })
    }

    /// The amount of a key before it is lifted.
    fn base(&self, digit: u8) -> u8 {
        let least = self.offered().min();
        let above = || self.view.open.auction.standing.map_or(0, |bid| bid.amount) + 1;
        let least = least.unwrap_or_else(above);
        let ending = |least: u8| least + (digit + DIGITS - least % DIGITS) % DIGITS;
        let cheapest = self.offered().filter(|amount| amount % DIGITS == digit).min();
        cheapest.unwrap_or_else(|| ending(least))
    }

    fn pad_key_at(&self, digit: u8, level: u8) -> PadKey {
        let amount = self.base(digit).saturating_add(level * DIGITS);
        let reach = self.digest.digits.get(usize::from(digit)).and_then(|digit| digit.reach);
        let is_offered = self.offered().any(|offered| offered == amount);
        let is = match reach {
            _ if is_offered => KeyIs::Offered,
            None => KeyIs::Quiet,
            Some(Reach::Own) => KeyIs::Own,
            Some(Reach::Bid(_)) if self.choices.is_empty() => KeyIs::Later,
            Some(Reach::Dear | Reach::Bid(_)) => KeyIs::Dear,
        };
        let amount = match (is, reach) {
            (KeyIs::Later, Some(Reach::Bid(cheapest))) => cheapest,
            _ => amount,
        };
        PadKey { digit, amount, is }
    }

    /// By how many tens the keys can be lifted so that one of them is still offered.
    pub(super) fn highest_level(&self) -> u8 {
        let above = |amount: u8| amount.saturating_sub(self.base(amount % DIGITS)) / DIGITS;
        self.offered().map(above).max().unwrap_or(0)
    }

    /// By how many tens the keys are lifted now.
    fn level(&self, cursor: &str) -> u8 {
        let above = |amount: u8| amount.saturating_sub(self.base(amount % DIGITS)) / DIGITS;
        amount_of(cursor).map_or(0, above)
    }

    fn level_keys(&self, level: u8) -> Vec<PadKey> {
        (0..DIGITS).map(|digit| self.pad_key_at(digit, level)).collect()
    }

    /// The keys of all levels, the cheapest first.
    pub(super) fn bid_stops(&self) -> Vec<Stop> {
        if self.offered().next().is_none() {
            return Vec::new();
        }
        let mut stops = Vec::new();
        for level in 0..=self.highest_level() {
            let mut keys = self.level_keys(level);
            keys.sort_by_key(|key| key.amount);
            stops.extend(keys.iter().map(|key| Stop {
                id: stop_name(key.amount),
                place: Place::Tray,
                row: u16::from(self.highest_level() - level),
                column: u16::from(key.digit),
                digit: char::from_digit(u32::from(key.digit), 10),
                capital: None,
                can: key.is == KeyIs::Offered,
                lifts: false,
            }));
        }
        stops
    }

    /// Arrows and digits move over the keys as they lie, which is not the order of their amounts.
    pub(super) fn pad_key(&self, scene: &Scene<'_>, key: Key) -> Option<Deed> {
        if self.digest.digits.is_empty() {
            return None;
        }
        let here = amount_of(scene.cursor)?;
        let (digit, level) = (here % DIGITS, self.level(scene.cursor));
        let go = |digit: u8, level: u8| Deed::Go(stop_name(self.pad_key_at(digit, level).amount));
        Some(match key {
            Key::Left => go(digit.saturating_sub(1), level),
            Key::Right => go((digit + 1).min(DIGITS - 1), level),
            Key::Home => go(0, level),
            Key::End => go(DIGITS - 1, level),
            Key::Up => go(digit, (level + 1).min(self.highest_level())),
            Key::Down => go(digit, level.saturating_sub(1)),
            Key::Char(sign) => go(sign.to_digit(10)? as u8, level),
            Key::Space | Key::Enter => return None,
        })
    }

    pub(super) fn pad(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let labels = if has_labels(pen.wide()) { LABELS } else { 0 };
        let each = (pen.wide() - labels) / u16::from(DIGITS);
        let is_framed = each >= FRAMED && pen.high() >= 5;
        let level = self.level(scene.cursor);
        if labels > 0 {
            self.labels(scene, pen, level);
        }
        if self.digest.digits.is_empty() {
            return;
        }
        for key in self.level_keys(level) {
            let x = labels + u16::from(key.digit) * each;
            let high = pen.high();
            let mut part = pen.part(x, 0, each.min(16), high);
            if is_framed {
                self.framed_key(scene, &mut part, key);
            } else {
                self.small_key(scene, &mut part, key);
            }
        }
    }

    fn labels(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, level: u8) {
        if let Some(purse) = self.purse(scene) {
            pen.put_cut(1, 0, &purse, LABELS - 1, Ink::Bold);
        }
        if self.digest.digits.is_empty() {
            return;
        }
        pen.put_cut(1, 1, &scene.text("verb-bid"), LABELS - 2, Ink::Dim);
        pen.put_cut(1, 2, &scene.text("screen-serengeti-pays"), LABELS - 2, Ink::Dim);
        let last = pen.high().saturating_sub(1);
        let can_rise = scene.asked && level < self.highest_level();
        let mut x = 1;
        if can_rise {
            x = pen.put(x, last, "↑+10", Ink::Plain) + 1;
        }
        if level > 0 {
            pen.put(x, last, "↓−10", Ink::Plain);
        }
    }

    fn framed_key(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, key: PadKey) {
        let (wide, high) = (pen.wide(), pen.high());
        let is_here = scene.asked && scene.cursor == stop_name(key.amount);
        let is_open = matches!(key.is, KeyIs::Offered | KeyIs::Later);
        let (frame, edge) = match (is_here, is_open) {
            (true, _) => (Frame::Cursor, Ink::Bold),
            (false, true) => (Frame::Card, Ink::Plain),
            (false, false) => (Frame::Dashed, Ink::Dim),
        };
        pen.frame(0, 0, wide, high, frame, edge);
        let hint = if scene.hinted == Some(&stop_name(key.amount)) { "h" } else { " " };
        pen.put(wide / 2 - 1, 0, &format!(" {}{hint}", key.digit), edge);
        let inner = wide - 2;
        let ink = if is_here {
            Ink::You
        } else if is_open {
            Ink::Plain
        } else {
            Ink::Dim
        };
        if is_here {
            pen.ground(1, 1, inner, high - 2, Ink::You);
        }
        let centred = |pen: &mut Pen<'_>, y: u16, text: &str, ink: Ink| {
            let text = cut(text, inner);
            pen.put(1 + (inner - width(&text)) / 2, y, &text, ink);
        };
        if is_open || key.is == KeyIs::Dear {
            centred(pen, 1, &key.amount.to_string(), if is_open && !is_here { Ink::Bold } else { ink });
        }
        for (line, y) in self.payees(scene, key, inner, high - 3).iter().zip(2..high - 1) {
            centred(pen, y, line, ink);
        }
        if let Some(rest) = self.rest(scene, key, inner) {
            centred(pen, high - 1, &rest, edge);
        }
    }

    /// Why the key under the cursor cannot be bid.
    pub(super) fn closed_in_words(&self, scene: &Scene<'_>) -> Option<String> {
        let amount = amount_of(scene.cursor).filter(|_| scene.asked)?;
        let phrase = match self.pad_key_at(amount % DIGITS, self.level(scene.cursor)).is {
            KeyIs::Own => Phrase::new("page-key-own-label").with("digit", amount % DIGITS),
            KeyIs::Dear => Phrase::new("screen-serengeti-dear")
                .with("amount", amount)
                .with("chips", self.view.open.own_chips.unwrap_or(0)),
            KeyIs::Offered | KeyIs::Later | KeyIs::Quiet => return None,
        };
        Some(format!("{}.", scene.say(&phrase)))
    }

    fn small_key(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, key: PadKey) {
        let is_here = scene.asked && scene.cursor == stop_name(key.amount);
        let is_open = matches!(key.is, KeyIs::Offered | KeyIs::Later);
        let ink = if is_open { Ink::Bold } else { Ink::Dim };
        let text = if is_open { key.amount.to_string() } else { format!("·{}", key.digit) };
        if is_here {
            pen.put(0, 0, &format!("‹{text}›"), Ink::You);
        } else {
            pen.put(1, 0, &text, ink);
        }
        let (wide, high) = (pen.wide().saturating_sub(1), pen.high());
        let ink = if is_open { Ink::Plain } else { Ink::Dim };
        for (line, y) in self.payees(scene, key, wide, high - 1).iter().zip(1..high) {
            pen.put_cut(0, y, line, wide, ink);
        }
    }

    /// Whom a key pays, in lines.
    fn payees(&self, scene: &Scene<'_>, key: PadKey, wide: u16, rows: u16) -> Vec<String> {
        let words = |text: String| broken(&text, wide);
        match key.is {
            KeyIs::Offered => match self.prospect(Action::Bid(key.amount)) {
                Some(Prospect::Buys(price)) => Position::shares(scene, price, wide, rows),
                Some(Prospect::Fined(chips)) => {
                    words(scene.say(&Phrase::new("page-key-fined").with("chips", *chips)))
                }
                Some(_) | None => words(scene.text("page-key-dear")),
            },
            KeyIs::Own => words(scene.say(&Phrase::new("screen-serengeti-own").with("digit", key.digit))),
            KeyIs::Dear => words(scene.text("page-key-dear")),
            KeyIs::Later | KeyIs::Quiet => {
                let payees: Vec<Seat> = self.digest.digits[usize::from(key.digit)].payees.iter().collect();
                if payees.len() + 1 >= usize::from(scene.seats()) {
                    return words(fitting(
                        ["page-key-all", "screen-serengeti-all"].map(|key| scene.text(key)),
                        wide,
                    ));
                }
                let names: Vec<String> = payees.iter().map(|seat| scene.names.of(*seat)).collect();
                let initials = payees.iter().map(|seat| scene.initial(*seat)).collect::<Vec<String>>();
                lines_of(&[names, vec![initials.join(" ")]], wide, rows)
            }
        }
    }

    fn shares(scene: &Scene<'_>, price: &Price, wide: u16, rows: u16) -> Vec<String> {
        let shares: Vec<(Seat, u8)> = price.gains.iter().filter(|(_, chips)| *chips > 0).collect();
        let Some((_, first)) = shares.first() else {
            let said = |key: &'static str, chips: u8| scene.say(&Phrase::new(key).with("chips", chips));
            let ways = match (price.bank, price.pot) {
                (0, 0) => vec![scene.text("page-key-nobody")],
                (0, pot) => vec![said("page-key-pot", pot), said("screen-serengeti-rest-pot", pot)],
                (bank, _) => vec![said("page-key-bank", bank), said("screen-serengeti-rest-bank", bank)],
            };
            let is_whole = |text: &&String| text.split(' ').all(|word| width(word) <= wide);
            let text = ways.iter().find(is_whole).or(ways.last()).cloned().unwrap_or_default();
            return broken(&text, wide);
        };
        let is_all = shares.len() > 1 && shares.len() + 1 == usize::from(scene.seats());
        if is_all && shares.iter().all(|(_, chips)| chips == first) {
            return broken(&scene.say(&Phrase::new("screen-serengeti-each").with("chips", *first)), wide);
        }
        let names = shares.iter().map(|(seat, chips)| format!("{} {chips}", scene.names.of(*seat)));
        let initials = shares.iter().map(|(seat, chips)| format!("{} {chips}", scene.initial(*seat)));
        let close: Vec<String> =
            shares.iter().map(|(seat, chips)| format!("{}{chips}", scene.initial(*seat))).collect();
        let pairs = close.chunks(2).map(|pair| pair.join(" "));
        lines_of(
            &[names.collect(), initials.collect(), pairs.collect(), broken(&close.join(" "), wide)],
            wide,
            rows,
        )
    }

    /// A bid in as few words as can be: whom it pays by initials, and what is left.
    pub(super) fn shortly(scene: &Scene<'_>, amount: u8, price: &Price) -> String {
        let said = |key: &'static str, chips: u8| scene.say(&Phrase::new(key).with("chips", chips));
        let gains = price.gains.iter().filter(|(_, chips)| *chips > 0);
        let mut paid: Vec<String> =
            gains.map(|(seat, chips)| format!("{} {chips}", scene.initial(seat))).collect();
        if price.bank > 0 {
            paid.push(said("page-key-bank", price.bank));
        }
        if price.pot > 0 {
            paid.push(said("page-key-pot", price.pot));
        }
        let phrase = Phrase::new("screen-serengeti-shortly").with("amount", amount);
        scene.say(&phrase.with("paid", paid.join(", ")).with("left", price.left))
    }

    /// What goes to the bank or stays in the pot, where somebody is paid.
    fn rest(&self, scene: &Scene<'_>, key: PadKey, wide: u16) -> Option<String> {
        let Some(Prospect::Buys(price)) = self.prospect(Action::Bid(key.amount)) else { return None };
        let (long, short, chips) = match (price.bank, price.pot) {
            (0, 0) => return None,
            (0, pot) => ("page-key-pot", "screen-serengeti-rest-pot", pot),
            (bank, _) => ("page-key-bank", "screen-serengeti-rest-bank", bank),
        };
        if key.is != KeyIs::Offered || price.gains.values().all(|chips| chips == 0) {
            return None;
        }
        Some(fitting([long, short].map(|key| scene.say(&Phrase::new(key).with("chips", chips))), wide))
    }
}

/// The first of several ways to write something that fits; the last one if none does.
fn lines_of(ways: &[Vec<String>], wide: u16, rows: u16) -> Vec<String> {
    let fits = |lines: &&Vec<String>| {
        lines.len() <= usize::from(rows) && lines.iter().all(|line| width(line) <= wide)
    };
    ways.iter().find(fits).or(ways.last()).cloned().unwrap_or_default()
}
