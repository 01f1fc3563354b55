//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use cards::{Bag, Kind};
use game::{Lesson, Phrase, Seat, Teach, ViewOf};

use crate::Rummu;
use crate::action::Action;
use crate::advice::{Company, company, near};
use crate::card::{JOKER, Shape, additions, card_values, in_order, joker_for, kinds_of, shape};
use crate::config::ComingOut;
use crate::decision::Decision;
use crate::digest::{Change, End, Prospect, Until, still_to_come};
use crate::rules::penalty;
use crate::score::{FINISHER, combination_points};
use crate::state::Frame;
use crate::story::{place_number, place_numbers, points, signed, turn_of};

/// Whoever holds so few cards may soon end the hand.
const FEW_CARDS: u8 = 2;

impl Teach for Rummu {
    const TOPICS: &'static [&'static str] = &[
        "drawing",
        "discarding",
        "coming-out",
        "jokers",
        "counting",
        "laying",
        "adding",
        "swapping",
        "taking",
        "finishing",
    ];

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        let asked = turn_of(view.open.frame);
        let Some(here) = Decision::of(self, view, legal).filter(|here| asked == Some(here.seat)) else {
            return Vec::new();
        };
        match view.open.frame {
            Frame::Drawing(_) => here.drawing_lessons(),
            Frame::Taking(_) => vec![here.taking()],
            Frame::Laying(_) | Frame::Short(_) => here.laying_lessons(),
            Frame::TakingBack(_) => vec![here.taking_back()],
            Frame::Dealer | Frame::Deal | Frame::Card(_) | Frame::Over => Vec::new(),
        }
    }
}

impl Decision<'_> {
    fn change(&self, action: Action) -> Option<Change> {
        match self.game.prospect_of(self.view, action)? {
            Prospect::Changes(change) => Some(change),
            Prospect::Takes(_) | Prospect::Discards(_) => None,
        }
    }

    fn drawing_lessons(&self) -> Vec<Lesson> {
        [Some(self.drawing()), self.jokers(), Some(self.counting())].into_iter().flatten().collect()
    }

    /// The stock or the top discard, and what cards are good for.
    fn drawing(&self) -> Lesson {
        let lesson = Lesson::new("drawing");
        let lesson = match (self.legal.contains(&Action::Draw), self.open.stock, self.open.top) {
            (true, 0, Some(top)) => {
                let words = Phrase::new("lesson-drawing-reshuffled").with("card", top.value());
                lesson.show("stock", words)
            }
            (true, count, _) => {
                lesson.show("stock", Phrase::new("lesson-drawing-stock").with("count", count))
            }
            (false, _, _) => lesson,
        };
        self.of_discard(lesson).show("hand", Phrase::new("lesson-drawing-collect"))
    }

    /// The next discard.
    fn taking(&self) -> Lesson {
        let lesson = self.of_discard(Lesson::new("taking").show("discard", Phrase::new("lesson-taking-on")));
        match self.open.top {
            Some(top) => {
                let words = Phrase::new("lesson-taking-cost").with("card", top.value());
                lesson.show("hand", words.with("points", points(penalty(Bag::EMPTY.with(top)))))
            }
            None => lesson,
        }
    }

    /// What the top discard is good for.
    fn of_discard(&self, lesson: Lesson) -> Lesson {
        let Some(Prospect::Takes(held)) = self.game.prospect_of(self.view, Action::Take) else {
            return lesson;
        };
        let (card, table) = (held.card, self.open.table.all());
        let words = if let Some(lay) = held.lay {
            let words = Phrase::new("lesson-discard-lay").with("cards", card_values(lay.cards));
            words.with("points", points(lay.points))
        } else if self.is_out() && !held.swaps.is_empty() {
            Phrase::new("lesson-discard-swap").with("places", place_numbers(&held.swaps))
        } else if self.is_out() && !held.adds.is_empty() {
            Phrase::new("lesson-discard-add").with("places", place_numbers(&held.adds))
        } else if self.hand.has(card) {
            Phrase::new("lesson-discard-twin")
        } else if let Some(company) = company(card, self.hand, table, self.size()) {
            // What a yellow card goes with is a riddle to whoever has not met one yet.
            let key = if card.colour() == JOKER { "lesson-discard-joker" } else { "lesson-discard-goes" };
            self.with_company(Phrase::new(key), company)
        } else {
            Phrase::new("lesson-discard-idle").with("size", self.size())
        };
        lesson.show(card.to_string(), words.with("card", card.value()))
    }

    /// The words with the cards that go with another one, and what is still to come.
    fn with_company(&self, words: Phrase, Company { cards, lacking }: Company) -> Phrase {
        words.with("cards", card_values(cards)).with("lacking", lacking).with("size", self.size())
    }

    /// What is played for: points on the table, and what the own cards would cost.
    fn counting(&self) -> Lesson {
        let digest = self.game.digest_of(self.view);
        let score = points(self.open.scores[self.seat]);
        let until = match digest.until {
            Until::Total(total) => Phrase::new("lesson-counting-total").with("total", total),
            Until::Hands(hands) => Phrase::new("lesson-counting-hands").with("hands", hands),
        };
        let table = if self.is_out() {
            Phrase::new("lesson-counting-table").with("points", points(digest.table[self.seat]))
        } else {
            Phrase::new("lesson-counting-nothing")
        };
        let held = Phrase::new("lesson-counting-held").with("points", points(penalty(self.hand)));
        Lesson::new("counting")
            .show("scores", until.with("points", score))
            .show("combinations", table)
            .show("hand", held)
    }

    /// What can be laid, first; where a card can only be discarded, that.
    fn laying_lessons(&self) -> Vec<Lesson> {
        let coming_out = (!self.is_out()).then(|| self.coming_out());
        let discards = self.legal.iter().filter_map(discarded).count();
        let lessons = if discards == self.legal.len() {
            vec![self.finishing(), self.discarding(), coming_out, self.jokers()]
        } else {
            let on_table = [self.laying(), self.adding(), self.swapping()];
            let rest = [self.jokers(), self.discarding()];
            [coming_out, self.finishing()].into_iter().chain(on_table).chain(rest).collect()
        };
        lessons.into_iter().flatten().collect()
    }

    /// The combination that scores most, of those that may be laid.
    fn best_lay(&self) -> Option<Bag> {
        self.lays().max_by_key(|cards| (combination_points(*cards), cards.count()))
    }

    /// The first combination of a hand.
    fn coming_out(&self) -> Lesson {
        let key = match (self.open.frame, self.game.settings().coming_out) {
            (Frame::Short(_), _) => "lesson-coming-out-short",
            (_, ComingOut::Together) => "lesson-coming-out-together",
            (_, ComingOut::One) => "lesson-coming-out-needed",
        };
        let needed = Phrase::new(key).with("needed", self.needed());
        let score = points(self.open.scores[self.seat]);
        let lesson = Lesson::new("coming-out").show("combinations", needed.with("points", score));
        let lesson = match (self.best_lay(), self.nearest()) {
            (Some(cards), _) => {
                let words = Phrase::new("lesson-coming-out-can").with("cards", card_values(cards));
                show_first(lesson, cards, words.with("points", points(combination_points(cards))))
            }
            (None, Some(nearest)) => self.show_nearest(lesson, "lesson-coming-out-near", nearest),
            (None, None) => lesson.show("hand", Phrase::new("lesson-coming-out-none")),
        };
        lesson.say(Phrase::new("lesson-coming-out-then"))
    }

    /// The cards of the hand that lack just one to be the best combination that is large enough, and all that would do.
    fn nearest(&self) -> Option<(Bag, Bag)> {
        let all = near(self.hand, self.open.table.all(), self.size());
        let worth = |mask| combination_points(Bag::from_kinds_mask(mask));
        let best = all.iter().max_by_key(|near| worth(near.mask))?;
        let held = best.mask & !best.lacking;
        let same = all.iter().filter(|near| near.mask & !near.lacking == held);
        let lacking = same.fold(0, |lacking, near| lacking | near.lacking);
        Some((Bag::from_kinds_mask(held), Bag::from_kinds_mask(lacking)))
    }

    fn show_nearest(&self, lesson: Lesson, key: &'static str, (cards, lacking): (Bag, Bag)) -> Lesson {
        let words = Phrase::new(key).with("cards", card_values(cards)).with("lacking", card_values(lacking));
        show_first(lesson, cards, words.with("size", self.size()))
    }

    /// A combination that may be laid: of which kind it is, what it scores, and what it could grow to.
    fn laying(&self) -> Option<Lesson> {
        let cards = self.best_lay()?;
        let key = match shape(cards).ok()? {
            Shape::Set { .. } => "lesson-laying-set",
            Shape::Suited { .. } => "lesson-laying-suited",
            Shape::Mixed { .. } => "lesson-laying-mixed",
        };
        let scores = combination_points(cards);
        let words = Phrase::new(key).with("cards", card_values(cards)).with("points", points(scores));
        let lesson = show_first(Lesson::new("laying"), cards, words);
        let lesson = lesson.show("combinations", Phrase::new("lesson-laying-yours"));
        let table = self.open.table.all().plus(cards);
        let larger = kinds_of(still_to_come(additions(cards), table).kinds_mask());
        let more = larger.map(|card| combination_points(cards.with(card))).max();
        Some(match more {
            Some(more) if more > scores => {
                lesson.say(Phrase::new("lesson-laying-more").with("points", points(more)))
            }
            Some(_) | None => lesson,
        })
    }

    /// A yellow card in the hand, the one that comes nearest to a combination.
    fn jokers(&self) -> Option<Lesson> {
        let company_of = |joker: &Kind| company(*joker, self.hand, self.open.table.all(), self.size());
        let lacking = |joker: &Kind| company_of(joker).map_or(u8::MAX, |company| company.lacking);
        let joker = self.hand.of_colour(JOKER).kinds().min_by_key(lacking)?;
        let stands = Phrase::new("lesson-jokers-stands").with("card", joker.value());
        let stands = stands.with("number", joker.number());
        let costs = points(penalty(Bag::EMPTY.with(joker)));
        let lesson = Lesson::new("jokers").show(joker.to_string(), stands);
        let lesson = match company_of(&joker) {
            Some(company) => {
                let words = Phrase::new("lesson-jokers-goes").with("card", joker.value());
                show_first(lesson, company.cards, self.with_company(words, company))
            }
            None => lesson.say(Phrase::new("lesson-jokers-few")),
        };
        Some(lesson.show("hand", Phrase::new("lesson-jokers-cost").with("points", costs)))
    }

    /// Cards that fit a combination on the table: the best for the own side.
    fn adding(&self) -> Option<Lesson> {
        let added = |action: &Action| {
            let Action::Add { cards, to } = *action else { return None };
            Some((cards, to, self.change(*action)?))
        };
        let worth = |(cards, _, change): &(Bag, u8, Change)| {
            let gain = if self.are_partners(change.owner) { change.gain } else { -change.gain };
            (gain, penalty(*cards))
        };
        let (cards, to, change) = self.legal.iter().filter_map(added).max_by_key(worth)?;
        let key = if change.owner == self.seat { "lesson-adding-own" } else { "lesson-adding-theirs" };
        let fits = Phrase::new(key).with("cards", card_values(cards)).with("place", place_number(to));
        let fits = fits.with("who", change.owner).with("gain", signed(change.gain));
        let lesson = Lesson::new("adding").show(combination_part(to), fits);
        let rid = Phrase::new("lesson-adding-rid").with("points", points(penalty(cards)));
        let lesson = show_first(lesson, cards, rid);
        Some(lesson.say(Phrase::new("lesson-adding-owner")))
    }

    /// A card that gets a joker from the table.
    fn swapping(&self) -> Option<Lesson> {
        let swapped = |action: &Action| {
            let Action::Swap { card, at } = *action else { return None };
            Some((card, at, self.change(*action)?))
        };
        let (card, at, change) = self.legal.iter().find_map(swapped)?;
        let joker = joker_for(card);
        let gets = Phrase::new("lesson-swapping-gets").with("card", card.value());
        let gets = gets.with("joker", joker.value()).with("place", place_number(at));
        let then = Phrase::new("lesson-swapping-points").with("gain", signed(change.gain));
        let costs = Phrase::new("lesson-swapping-cost").with("joker", joker.value());
        let lesson = Lesson::new("swapping").show(card.to_string(), gets);
        let lesson = lesson.show(combination_part(at), then.with("who", change.owner));
        Some(lesson.show("hand", costs.with("points", points(penalty(Bag::EMPTY.with(joker))))))
    }

    /// The card that ends the turn: which are farthest from a combination, which to keep, and which somebody else could use.
    fn discarding(&self) -> Option<Lesson> {
        let cards: Vec<Kind> = self.legal.iter().filter_map(discarded).collect();
        if cards.is_empty() || self.hand.count() < 2 {
            return None;
        }
        let next = self.seat.next(self.game.settings().seats);
        let ends = Phrase::new("lesson-discarding-ends").with("who", next);
        let lesson = Lesson::new("discarding").show("discard", ends);
        let table = self.open.table.all();
        let lacking = |card: Kind| {
            company(card, self.hand, table, self.size()).map_or(self.size() - 1, |company| company.lacking)
        };
        let most = cards.iter().map(|&card| lacking(card)).max()?;
        let far: Bag = cards.iter().copied().filter(|&card| lacking(card) == most).collect();
        let words = |key| Phrase::new(key).with("lacking", most).with("size", self.size());
        let lesson = if usize::from(far.count()) == cards.len() {
            lesson.say(words("lesson-discarding-alike"))
        } else {
            show_first(lesson, far, words("lesson-discarding-far").with("cards", card_values(far)))
        };
        let fits = cards.iter().find_map(|card| {
            let Some(Prospect::Discards(parting)) = self.game.prospect_of(self.view, Action::Discard(*card))
            else {
                return None;
            };
            (!parting.fits.is_empty()).then_some((*card, parting.fits))
        });
        Some(match fits {
            Some((card, places)) => {
                let words = Phrase::new("lesson-discarding-fits").with("card", card.value());
                lesson.show(card.to_string(), words.with("places", place_numbers(&places)))
            }
            None => match self.nearest() {
                Some(nearest) => self.show_nearest(lesson, "lesson-discarding-keep", nearest),
                None => lesson,
            },
        })
    }

    /// The end of the hand is near: by the own last card, or by somebody else's.
    fn finishing(&self) -> Option<Lesson> {
        let lesson = Lesson::new("finishing");
        let last = |action: &&Action| match self.game.prospect_of(self.view, **action) {
            Some(Prospect::Discards(parting)) => parting.ends == Some(End::LastCard),
            Some(Prospect::Changes(change)) => change.left <= 1,
            Some(Prospect::Takes(_)) | None => false,
        };
        let ends = self.legal.iter().find(last).map(|action| {
            let key = match action {
                Action::Discard(_) => "lesson-finishing-last",
                _ => "lesson-finishing-near",
            };
            Phrase::new(key).with("points", points(FINISHER))
        });
        let rivals = self.open.counts.iter().filter(|&(seat, _)| !self.are_partners(seat));
        let rival = rivals.min_by_key(|&(_, count)| count).filter(|&(_, count)| count <= FEW_CARDS);
        let lesson = match ends {
            Some(words) => lesson.show("hand", words),
            None => lesson,
        };
        let lesson = match rival {
            Some((who, count)) => {
                let words = Phrase::new("lesson-finishing-rival").with("who", who).with("count", count);
                lesson.show(seat_part(who), words.with("points", points(penalty(self.hand))))
            }
            None => lesson,
        };
        (!lesson.points.is_empty()).then_some(lesson)
    }

    /// To take back a card and end the hand with it: the one that costs least.
    fn taking_back(&self) -> Lesson {
        let lesson = Lesson::new("finishing").show("hand", Phrase::new("lesson-finishing-back"));
        let taken = |action: &Action| {
            let Action::TakeBack { card, from } = *action else { return None };
            Some((card, from, self.change(*action)?))
        };
        match self.legal.iter().filter_map(taken).max_by_key(|(_, _, change)| change.gain) {
            Some((card, from, change)) => {
                let words = Phrase::new("lesson-finishing-least").with("card", card.value());
                let words = words.with("place", place_number(from)).with("points", points(-change.gain));
                lesson.show(card.to_string(), words)
            }
            None => lesson,
        }
    }
}

fn discarded(action: &Action) -> Option<Kind> {
    if let Action::Discard(card) = *action { Some(card) } else { None }
}

/// The lesson with one more sentence, about these cards of the hand.
fn show_first(lesson: Lesson, cards: Bag, words: Phrase) -> Lesson {
    match in_order(cards).first() {
        Some(first) => lesson.show(first.to_string(), words),
        None => lesson.say(words),
    }
}

fn combination_part(place: u8) -> String {
    format!("combination {}", place_number(place))
}

fn seat_part(seat: Seat) -> String {
    format!("seat {}", seat.0 + 1)
}
