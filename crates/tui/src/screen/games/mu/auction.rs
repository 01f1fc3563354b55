//! The auction: who has laid what, and what every bid would mean.

use game::sight::data;
use game::{Data, Phrase};
use mu::action::Action;
use mu::digest::{Bid, Bidding, Standing};
use mu::state::Ending;

use super::{Position, list, seat_columns};
use crate::screen::cards::{Face, tiles};
use crate::screen::contract::{Button, Deed, Press, Scene};
use crate::screen::games::parts::name;
use crate::screen::look::Ink;
use crate::screen::pen::Pen;
use crate::screen::teeth::{Teeth, Tooth};

impl Position {
    pub(super) fn auction(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let Some(bidding) = &self.digest.bidding else { return };
        let open = &self.view.open;
        for (seat, x, wide) in seat_columns(scene, pen.wide()) {
            let after = name(scene, seat, pen, (x, 0), wide);
            let dealer = scene.text("page-mu-dealer");
            if seat == open.dealer && after + 1 + crate::screen::pen::width(&dealer) <= x + wide {
                pen.put(after + 1, 0, &dealer, Ink::Dim);
            }
            if let Some(teeth) = scene.teeth_of(seat) {
                pen.put_cut(after + 1, 0, &teeth, (x + wide).saturating_sub(after + 1), Ink::Plain);
            }
            let laid: Vec<Face> =
                open.laid[seat].cards().map(|card| Face::new(card, scene.lexicon)).collect();
            let key = match (bidding.leaders.contains(&seat), bidding.leaders.len()) {
                (true, 1) => "screen-mu-laid-leads",
                (true, _) => "screen-mu-laid-level",
                (false, _) => "screen-mu-laid",
            };
            pen.put_cut(
                x,
                1,
                &scene.say(&Phrase::new(key).with("count", laid.len() as u32)),
                wide,
                Ink::Plain,
            );
            tiles(pen, x, 2, wide, &laid);
            let held = Phrase::new("screen-mu-in-hand").with("count", open.counts[seat]);
            pen.put_cut(x, 3, &scene.say(&held), wide, Ink::Plain);
        }
        let (wide, high) = (pen.wide(), pen.high());
        let below = if high > 11 { 5 } else { 4 };
        self.bids(scene, bidding, &mut pen.part(0, below, wide, high.saturating_sub(below)));
    }

    fn bids(&self, scene: &Scene<'_>, bidding: &Bidding, pen: &mut Pen<'_>) {
        let laid = self.view.open.laid[bidding.of].count();
        let lifted = scene.lifted.len().max(usize::from(scene.asked)) as u8;
        let is_mine = Some(bidding.of) == scene.you;
        let columns = if pen.wide() >= 76 { (3, 13, 36) } else { (3, 11, 24) };
        let lay = if laid > 0 { "screen-mu-bids-lie" } else { "screen-mu-bids-lay" };
        pen.put(columns.0, 0, &scene.text(lay), Ink::Dim);
        pen.put(columns.1, 0, &scene.text("screen-mu-bids-needs"), Ink::Dim);
        pen.put(columns.2, 0, &scene.text("screen-mu-bids-then"), Ink::Dim);
        let room = pen.high().saturating_sub(1);
        let all = bidding.bids.len();
        let beyond =
            u16::from(self.view.open.counts[bidding.of] + laid > bidding.limit && usize::from(room) > all);
        let shown = usize::from(room).min(all);
        // Where there is no room for all, the row of what is lifted is there, and the highest ones, which lead.
        let chosen = bidding.bids.iter().position(|bid| is_mine && scene.asked && bid.cards == laid + lifted);
        let highest = all - shown;
        let is_shown = |place: usize| match chosen {
            Some(chosen) if chosen < highest => place == chosen || place > highest,
            _ => place >= highest,
        };
        let mut y = 1;
        for (bid, place) in bidding.bids.iter().zip(0..).filter(|(_, place)| is_shown(*place)) {
            let is_chosen = Some(place) == chosen;
            let ink = if is_chosen { Ink::Bold } else { Ink::Plain };
            pen.put(1, y, if is_chosen { "»" } else { " " }, ink);
            pen.put(columns.0, y, &bid.cards.to_string(), ink);
            pen.put(columns.1, y, &format!("{} △", bid.target), ink);
            let wide = pen.wide().saturating_sub(columns.2);
            pen.put_cut(columns.2, y, &Position::then(scene, bid, is_mine), wide, ink);
            y += 1;
        }
        if beyond > 0 && y < pen.high() {
            pen.put(1, y, "–", Ink::Dim);
            pen.put(columns.0, y, &(bidding.limit + 1).to_string(), Ink::Dim);
            pen.put(columns.2, y, &scene.text("screen-mu-not-now"), Ink::Dim);
            y += 1;
        }
        if y < pen.high() {
            pen.put(3, y, &Position::ending(scene, bidding), Ink::Plain);
        }
    }

    /// Where somebody would stand with a bid.
    fn then(scene: &Scene<'_>, bid: &Bid, is_mine: bool) -> String {
        let phrase = match (&bid.standing, bid.eklat) {
            (Standing::Alone, _) if is_mine => Phrase::new("page-mu-alone"),
            (Standing::Alone, _) => Phrase::new("standing-alone"),
            (Standing::Level(who), Some(points)) if is_mine => {
                Phrase::new("screen-mu-level").with("who", who.clone()).with("points", points)
            }
            (Standing::Level(who), _) => Phrase::new("standing-level").with("who", who.clone()),
            (Standing::Below(who), _) => Phrase::new("standing-below").with("who", who.clone()),
        };
        scene.say(&phrase)
    }

    fn ending(scene: &Scene<'_>, bidding: &Bidding) -> String {
        let phrase = match bidding.ending {
            Ending::PassedOut => Phrase::new("page-mu-end-passed"),
            Ending::Chief(who) => Phrase::new("page-mu-end-chief").with("who", who).with("bid", bidding.most),
            Ending::Eklat { cards, latest } => {
                Phrase::new("page-mu-end-eklat").with("who", latest).with("cards", cards)
            }
        };
        scene.say(&phrase)
    }

    pub(super) fn bid_buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        let may_lay = self.choices.iter().any(|choice| matches!(choice, Action::Lay(_)));
        let mut buttons = Vec::new();
        for (action, letter, key) in
            [(Action::Pass, 'p', "page-mu-pass"), (Action::Done, 'd', "page-mu-done")]
        {
            if self.choices.contains(&action) {
                let press = if may_lay { Press::Letter(letter) } else { Press::Enter };
                let deed = Deed::Play(vec![data(&action)]);
                buttons.push(Button { press, label: scene.text(key), deed, idle: false });
            }
        }
        if !may_lay {
            return buttons;
        }
        let chosen = super::chosen(scene);
        if let (Some(bidding), false) = (&self.digest.bidding, chosen.is_empty()) {
            let label =
                Phrase::new("screen-mu-lay").with("cards", list(chosen.iter().copied(), scene.lexicon));
            let idle = !chosen.iter().all(|card| self.choices.contains(&Action::Lay(*card)));
            let mut actions: Vec<Data> = chosen.iter().map(|card| data(&Action::Lay(*card))).collect();
            let deed = if idle {
                Deed::Judge(actions)
            } else {
                // What is laid ends the turn by itself where nothing more can be laid.
                let laid = self.view.open.laid[bidding.of].count() + chosen.len() as u8;
                if laid < bidding.limit && chosen.len() < usize::from(self.view.open.counts[bidding.of]) {
                    actions.push(data(&Action::Done));
                }
                Deed::Play(actions)
            };
            buttons.push(Button { press: Press::Enter, label: scene.say(&label), deed, idle });
        }
        buttons
    }

    /// The hem of an auction: where the targets of the next bids lie.
    pub(super) fn auction_teeth(&self, scene: &Scene<'_>) -> Teeth {
        let Some(bidding) = &self.digest.bidding else { return Teeth::default() };
        let all = self.view.open.left_out.map_or(cards::Bag::FULL, mu::card::LeftOut::deck).triangles();
        let marks = bidding.bids.iter().take(4).map(|bid| (u16::from(bid.target), bid.cards.to_string()));
        Teeth {
            left: scene.say(&Phrase::new("screen-mu-in-deck").with("count", all)),
            right: scene.text("screen-mu-needed-at"),
            goal: None,
            marks: marks.collect(),
            teeth: vec![Tooth::Open; usize::from(all)],
        }
    }
}
