//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use cards::Bag;
use game::{Lesson, Notation, Phrase, Seat, Teach, ViewOf};

use crate::Rummu;
use crate::action::Action;
use crate::card::card_values;
use crate::digest::{Change, Digest, Lay, Parting, Prospect};
use crate::state::Frame;
use crate::story::picture::{place_number, points};
use crate::view::Open;

impl Teach for Rummu {
    const TOPICS: &'static [&'static str] = &[
        "drawing",
        "taking",
        "coming-out",
        "laying",
        "adding",
        "swapping",
        "discarding",
        "holding",
        "going-out",
    ];

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let digest = self.digest_of(view);
        match view.open.frame {
            Frame::Drawing(_) => vec![self.drawing(view, legal), holding(&view.open, &digest)],
            Frame::Taking(_) => vec![self.taking(view)],
            Frame::Laying(_) | Frame::Short(_) => self.laying_lessons(view, seat, &digest, legal),
            Frame::TakingBack(_) => vec![going_out(&view.open)],
            Frame::Dealer | Frame::Deal | Frame::Card(_) | Frame::Over => Vec::new(),
        }
    }
}

impl Rummu {
    /// The stock, or the pile from its top down.
    fn drawing(&self, view: &ViewOf<Self>, legal: &[Action]) -> Lesson {
        let mut lesson = Lesson::new("drawing");
        if legal.contains(&Action::Draw) {
            let words = Phrase::new("lesson-drawing-stock").with("count", view.open.stock);
            lesson = lesson.show("stock", words);
        }
        if let Some(top) = view.open.top.filter(|_| legal.contains(&Action::Take)) {
            lesson = lesson.show("top", Phrase::new("lesson-drawing-top").with("card", top.value()));
            lesson = lesson.say(self.use_of_top(view));
        }
        lesson
    }

    /// To go on taking.
    fn taking(&self, view: &ViewOf<Self>) -> Lesson {
        let lesson = Lesson::new("taking");
        let lesson = match view.open.top {
            Some(top) => {
                let next = Phrase::new("lesson-taking-next").with("card", top.value());
                lesson.show("top", next).say(self.use_of_top(view))
            }
            None => lesson,
        };
        lesson.show(self.write_action(Action::Enough), Phrase::new("lesson-taking-enough"))
    }

    /// What the top discard could do in the viewer's hand.
    fn use_of_top(&self, view: &ViewOf<Self>) -> Phrase {
        let Some(Prospect::Takes(held)) = self.prospect_of(view, Action::Take) else {
            return Phrase::new("lesson-drawing-nothing");
        };
        let is_out = view.viewer.seat().is_some_and(|seat| view.open.out.has(seat));
        match (held.lay, held.adds.first().filter(|_| is_out)) {
            (Some(Lay { cards, points: worth }), _) => {
                let words = Phrase::new("lesson-drawing-lay").with("cards", card_values(cards));
                words.with("points", points(worth))
            }
            (None, Some(&place)) => Phrase::new("lesson-drawing-adds").with("place", place_number(place)),
            (None, None) => Phrase::new("lesson-drawing-nothing"),
        }
    }

    fn laying_lessons(
        &self,
        view: &ViewOf<Self>,
        seat: Seat,
        digest: &Digest,
        legal: &[Action],
    ) -> Vec<Lesson> {
        let open = &view.open;
        let mut lessons = Vec::new();
        if !open.out.has(seat) {
            lessons.push(self.coming_out(open, seat, digest));
        } else if let Some(best) = digest.lays.first() {
            lessons.push(laying(*best));
        }
        let change_of = |is: fn(&Action) -> bool| {
            let changes = legal.iter().copied().filter(is);
            let known = changes.filter_map(|action| match self.prospect_of(view, action)? {
                Prospect::Changes(change) => Some((action, change)),
                Prospect::Takes(_) | Prospect::Discards(_) => None,
            });
            known.max_by_key(|(_, change)| (change.owner == seat, change.gain))
        };
        let adds = change_of(|action| matches!(action, Action::Add { .. }));
        lessons.extend(adds.and_then(|(action, change)| self.adding(action, &change, seat)));
        let swaps = change_of(|action| matches!(action, Action::Swap { .. }));
        lessons.extend(swaps.and_then(|(action, change)| swapping(action, &change)));
        lessons.extend(self.discarding(view, legal));
        lessons
    }

    /// The first combination of a hand.
    fn coming_out(&self, open: &Open, seat: Seat, digest: &Digest) -> Lesson {
        let needed = self.settings.needed(open.scores[seat]);
        let lesson =
            Lesson::new("coming-out").say(Phrase::new("lesson-coming-out-needs").with("needed", needed));
        let lesson = match digest.lays.first() {
            Some(Lay { cards, points: worth }) => {
                let words = Phrase::new("lesson-coming-out-can").with("cards", card_values(*cards));
                lesson.show(first_of(*cards), words.with("points", points(*worth)))
            }
            None => lesson.say(Phrase::new("lesson-coming-out-not-yet")),
        };
        lesson.say(Phrase::new("lesson-coming-out-then"))
    }

    /// To add to what lies there, and whose points that are.
    fn adding(&self, action: Action, change: &Change, seat: Seat) -> Option<Lesson> {
        let Action::Add { cards, to } = action else { return None };
        let words = Phrase::new("lesson-adding-fits").with("cards", card_values(cards));
        let words = words.with("place", place_number(to));
        let lesson = Lesson::new("adding").show(first_of(cards), words);
        let gain = points(change.gain);
        Some(if change.owner == seat {
            lesson.say(Phrase::new("lesson-adding-own").with("points", gain))
        } else {
            let theirs = Phrase::new("lesson-adding-theirs").with("who", change.owner);
            lesson.say(theirs.with("points", gain)).say(Phrase::new("lesson-adding-rid"))
        })
    }

    /// What ends a turn.
    fn discarding(&self, view: &ViewOf<Self>, legal: &[Action]) -> Option<Lesson> {
        let discards = legal.iter().filter_map(|&action| {
            let Action::Discard(card) = action else { return None };
            match self.prospect_of(view, action)? {
                Prospect::Discards(parting) => Some((card, parting)),
                Prospect::Takes(_) | Prospect::Changes(_) => None,
            }
        });
        let (card, Parting { left, held, .. }) =
            discards.min_by_key(|(_, parting)| (parting.fits.len(), parting.held))?;
        let words = Phrase::new("lesson-discarding-card").with("card", card.value());
        let lesson = Lesson::new("discarding").say(Phrase::new("lesson-discarding-ends"));
        let next = view.viewer.seat()?.next(self.settings.seats);
        let lesson = lesson.show(card.to_string(), words.with("count", left).with("points", points(held)));
        Some(lesson.say(Phrase::new("lesson-discarding-next").with("who", next)))
    }
}

/// A combination that could be laid.
fn laying(best: Lay) -> Lesson {
    let words = Phrase::new("lesson-laying-best").with("cards", card_values(best.cards));
    let lesson = Lesson::new("laying").show(first_of(best.cards), words.with("points", points(best.points)));
    lesson.say(Phrase::new("lesson-laying-first"))
}

/// To take a joker for the card it stands for.
fn swapping(action: Action, change: &Change) -> Option<Lesson> {
    let Action::Swap { card, at } = action else { return None };
    let words = Phrase::new("lesson-swapping-card").with("card", card.value()).with("place", place_number(at));
    let joker = change.joker.map(|joker| Phrase::new("lesson-swapping-joker").with("card", joker.value()));
    let lesson = Lesson::new("swapping").show(card.to_string(), words);
    Some(joker.into_iter().fold(lesson, Lesson::say))
}

/// What the cards in hand cost, and how near the others are to the end.
fn holding(open: &Open, digest: &Digest) -> Lesson {
    let held = points(digest.held.unwrap_or_default());
    let lesson = Lesson::new("holding").say(Phrase::new("lesson-holding-cost").with("points", held));
    match open.counts.iter().min_by_key(|&(_, count)| count) {
        Some((who, count)) => {
            lesson.show(seat_part(who), Phrase::new("lesson-holding-fewest").with("who", who).with("count", count))
        }
        None => lesson,
    }
}

/// All cards are laid: one comes back to be discarded.
fn going_out(open: &Open) -> Lesson {
    let words = Phrase::new("lesson-going-out-back").with("count", open.table.cards().len() as u8);
    Lesson::new("going-out").say(words).say(Phrase::new("lesson-going-out-ends"))
}

fn first_of(cards: Bag) -> String {
    cards.kinds().next().map(|card| card.to_string()).unwrap_or_default()
}

fn seat_part(seat: Seat) -> String {
    format!("seat {}", seat.0 + 1)
}
