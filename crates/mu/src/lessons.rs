//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use cards::{Bag, Kind};
use game::{Lesson, Notation, Phrase, Seat, Teach, Value, ViewOf};

use crate::Mu;
use crate::action::Action;
use crate::advice::best_trump;
use crate::card::{Order, Rung, Suit, Trump};
use crate::digest::{Bid, Digest, Prospect, Standing, eklat_gain};
use crate::score::FINE;
use crate::state::{Ending, Frame};
use crate::story::card_values;
use crate::view::Open;

impl Teach for Mu {
    const TOPICS: &'static [&'static str] = &[
        "bidding",
        "raising",
        "eklat",
        "passing",
        "naming",
        "partner",
        "leading",
        "trumps",
        "following",
        "void",
        "target",
        "worth",
        "open",
    ];

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        let (Some(seat), Some(own)) = (view.viewer.seat(), view.open.own) else { return Vec::new() };
        let digest = self.digest_of(view);
        let here = Here { game: self, view, open: &view.open, digest: &digest, legal, seat, own };
        match view.open.frame {
            Frame::Bidding => here.bidding_lessons(),
            Frame::ViceTrump | Frame::ChiefTrump => vec![self.naming(&here)],
            Frame::Partner => vec![self.partner(&here)],
            Frame::Playing => here.playing_lessons(),
            Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => Vec::new(),
        }
    }
}

/// Where somebody is to decide.
struct Here<'a> {
    game: &'a Mu,
    view: &'a ViewOf<Mu>,
    open: &'a Open,
    digest: &'a Digest,
    legal: &'a [Action],
    seat: Seat,
    /// The cards that nobody else sees.
    own: Bag,
}

impl Mu {
    /// Which trump to name: the one that promises most, what it brings, and what beats it.
    fn naming(&self, here: &Here<'_>) -> Lesson {
        let (open, hand) = (here.open, here.hand());
        let tricks = |trump: &Trump| self.hoped(open, hand, Some(*trump));
        let mut lesson = Lesson::new("naming");
        let trumps = here.legal.iter().filter_map(|action| action.trump());
        if let Some(trump) = trumps.max_by(|one, other| tricks(one).total_cmp(&tricks(other))) {
            let held = hand.cards().filter(|&card| trump.has(card)).count();
            let words = Phrase::new("lesson-naming-best").with("trump", trump.phrase());
            lesson = lesson.show(self.write_action(Action::Trump(trump)), words.with("count", held as u8));
        }
        let laid = card_values(open.laid[here.seat].cards());
        lesson = lesson.say(Phrase::new("lesson-naming-laid").with("cards", laid));
        lesson.say(match (open.frame, open.contract.trumps.vice) {
            (Frame::ViceTrump, _) => Phrase::new("lesson-naming-vice").with("who", open.contract.chief),
            (_, Some(trump)) => Phrase::new("lesson-naming-chief").with("trump", trump.phrase()),
            (_, None) => Phrase::new("lesson-naming-bonus"),
        })
    }

    /// Whom to play with: what the others show, and for how much.
    fn partner(&self, here: &Here<'_>) -> Lesson {
        let shown = |&action: &Action| match self.prospect_of(here.view, action) {
            Some(Prospect::Partner { trumps, high }) => (trumps, high),
            _ => (0, 0),
        };
        let mut lesson = Lesson::new("partner");
        if let Some(stakes) = &here.digest.stakes {
            let words = Phrase::new("lesson-partner-target").with("target", stakes.target);
            lesson = lesson.show("contract", words.with("all", stakes.all));
        }
        let best = here.legal.iter().copied().max_by_key(shown);
        if let Some(action @ Action::Partner(who)) = best {
            let (trumps, high) = shown(&action);
            let key = match (trumps, high) {
                (0, 0) => "lesson-partner-nothing",
                (0, _) => "lesson-partner-high",
                (_, _) => "lesson-partner-trumps",
            };
            let words = Phrase::new(key).with("who", who).with("trumps", trumps).with("high", high);
            lesson = lesson.show(self.write_action(action), words);
        }
        match here.open.contract.vice {
            Some(vice) => lesson.show(seat_part(vice), Phrase::new("lesson-partner-vice").with("who", vice)),
            None => lesson.say(Phrase::new("lesson-partner-share")),
        }
    }
}

impl Here<'_> {
    /// All cards that are the viewer's to play.
    fn hand(&self) -> Bag {
        self.own.plus(self.open.laid[self.seat])
    }

    /// Who beats whom.
    fn order(&self) -> &'static Order {
        self.game.order(self.open.contract.trumps)
    }

    fn bidding_lessons(&self) -> Vec<Lesson> {
        let Some(bidding) = &self.digest.bidding else { return Vec::new() };
        let mut lessons = vec![self.bidding(bidding.limit)];
        let with_standing = |is: fn(&Standing) -> bool| bidding.bids.iter().find(|bid| is(&bid.standing));
        let alone = with_standing(|standing| *standing == Standing::Alone);
        let level = with_standing(|standing| matches!(standing, Standing::Level(_)));
        let others_lead = bidding.leaders.iter().any(|&leader| leader != self.seat);
        if let Some(bid) = alone.filter(|_| others_lead && bidding.most > 0) {
            lessons.push(raising(bidding.most, &bidding.leaders, bid));
        }
        lessons.extend(level.filter(|_| bidding.most > 0).and_then(eklat));
        if self.legal.contains(&Action::Pass) {
            lessons.push(self.passing(bidding.ending, bidding.most));
        }
        lessons
    }

    /// What a bid is: own cards, shown to all, which also say what could be trump.
    fn bidding(&self, limit: u8) -> Lesson {
        let laid = self.open.laid[self.seat];
        let count = Phrase::new(if laid.is_empty() { "lesson-bidding-none" } else { "lesson-bidding-some" });
        let count = count.with("count", laid.count()).with("limit", limit);
        let hand = self.hand();
        let trump = best_trump(hand).0;
        let suit: Vec<Kind> = hand.cards().filter(|&card| trump.has(card)).collect();
        let mut lesson = Lesson::new("bidding").show("bids", count);
        if let Some(&first) = suit.iter().find(|&&card| self.own.has(card)).or(suit.first()) {
            let key = if trump.is_on(laid) { "lesson-bidding-trump-laid" } else { "lesson-bidding-trump" };
            let words = Phrase::new(key).with("trump", trump.phrase());
            lesson = lesson.show(card_part(first), words.with("cards", card_values(suit.iter().copied())));
        }
        lesson.say(Phrase::new("lesson-bidding-stays"))
    }

    /// What a pass leads to, and that it is not for good.
    fn passing(&self, ending: Ending, most: u8) -> Lesson {
        let ends = match ending {
            Ending::PassedOut => Phrase::new("lesson-passing-nobody"),
            Ending::Chief(who) => Phrase::new("lesson-passing-chief").with("who", who).with("count", most),
            Ending::Eklat { latest, .. } => Phrase::new("lesson-passing-eklat").with("who", latest),
        };
        let missing = self.open.counts.count() - self.open.auction.passes;
        let round = Phrase::new("lesson-passing-round").with("missing", missing);
        Lesson::new("passing").show("pass", ends).say(round)
    }

    fn playing_lessons(&self) -> Vec<Lesson> {
        let order = self.order();
        let led = self.open.trick.first().copied();
        let mut lessons = Vec::new();
        let kind = match led {
            None => self.leading(),
            Some(led) if self.follows(led) => self.following(led),
            Some(led) => self.void(led),
        };
        let is_trump_led = led.is_some_and(|card| order.is_trump(card));
        lessons.extend((order.kinds(Suit::Trump) != 0).then(|| self.trumps(led)));
        // Who has to follow a trump wants to know first what is one.
        lessons.insert(if is_trump_led { lessons.len() } else { 0 }, kind);
        lessons.extend(self.target());
        lessons.extend(led.and_then(|_| self.worth()));
        lessons.extend(self.open_cards());
        lessons
    }

    /// The cards that may be played.
    fn playable(&self) -> impl Iterator<Item = Kind> + Clone {
        self.legal.iter().filter_map(|action| action.played())
    }

    fn follows(&self, led: Kind) -> bool {
        let order = self.order();
        self.playable().all(|card| order.suit(card) == order.suit(led))
    }

    /// To lead: everything is allowed, and asks the others for its suit.
    fn leading(&self) -> Lesson {
        let mut lesson = Lesson::new("leading").say(Phrase::new("lesson-leading-any"));
        let order = self.order();
        let strength = |card: &Kind| order.strength(*card, order.kinds_with(*card));
        let most = self.playable().map(|card| strength(&card)).max();
        let strongest: Bag = self.playable().filter(|card| Some(strength(card)) == most).collect();
        if let Some(first) = strongest.kinds().next() {
            let key = if order.is_trump(first) { "lesson-leading-trump" } else { "lesson-leading-high" };
            let words = Phrase::new(key).with("cards", card_values(strongest.cards()));
            lesson = lesson.show(card_part(first), words.with("count", strongest.count()));
        }
        lesson.say(Phrase::new("lesson-leading-next"))
    }

    /// What is trump and what beats what.
    fn trumps(&self, led: Option<Kind>) -> Lesson {
        let (order, ladder) = (self.order(), self.game.ladder(self.open.contract.trumps));
        let rung = |rung: &Rung| match rung {
            Rung::Both(card) => Some(Phrase::new("rung-card").with("card", card.value())),
            Rung::Chief(trump) | Rung::Vice(trump) => Some(trump.phrase()),
            Rung::Led => None,
        };
        let rungs: Vec<Phrase> = ladder.iter().filter_map(rung).collect();
        let key = if ladder.len() > 2 { "lesson-trumps-order" } else { "lesson-trumps-one" };
        let mut lesson = Lesson::new("trumps").show("trumps", Phrase::new(key).with("order", join(rungs)));
        if let Some(card) = led.filter(|&card| order.is_trump(card)) {
            let words = Phrase::new("lesson-trumps-led").with("who", self.open.leader);
            lesson =
                lesson.show("led", words.with("card", card.value()).with("colour", card.colour().phrase()));
        }
        let own: Bag = self.playable().filter(|&card| order.is_trump(card)).collect();
        match own.kinds().next() {
            Some(first) => {
                let words = Phrase::new("lesson-trumps-own").with("cards", card_values(own.cards()));
                lesson.show(card_part(first), words.with("count", own.count()))
            }
            None => lesson.say(Phrase::new("lesson-trumps-none")),
        }
    }

    /// To follow suit: which cards do, and that none has to win.
    fn following(&self, led: Kind) -> Lesson {
        let suit = self.order().suit(led);
        let asks = Phrase::new("lesson-following-led").with("who", self.open.leader);
        let asks = asks.with("card", led.value()).with("suit", suit.phrase());
        let cards: Bag = self.playable().collect();
        let can = Phrase::new("lesson-following-cards").with("cards", card_values(cards.cards()));
        let lesson = Lesson::new("following").show("led", asks);
        let lesson = match cards.kinds().next() {
            Some(first) => lesson.show(card_part(first), can.with("count", cards.count())),
            None => lesson,
        };
        lesson.say(Phrase::new("lesson-following-free"))
    }

    /// Without the suit that was led: anything goes, and only a trump can still win.
    fn void(&self, led: Kind) -> Lesson {
        let order = self.order();
        let suit = order.suit(led);
        let none = Phrase::new("lesson-void-none").with("suit", suit.phrase());
        let lesson = Lesson::new("void").show("led", none);
        let own: Bag = self.playable().filter(|&card| order.is_trump(card)).collect();
        let lesson = match own.kinds().next() {
            Some(first) => {
                let words = Phrase::new("lesson-void-trumps").with("cards", card_values(own.cards()));
                lesson.show(card_part(first), words.with("count", own.count()))
            }
            None => lesson.say(Phrase::new("lesson-void-lost")),
        };
        lesson.say(self.of_the_winner("lesson-void-friend", "lesson-void-foe"))
    }

    /// What both sides need, and have.
    fn target(&self) -> Option<Lesson> {
        let stakes = self.digest.stakes.as_ref()?;
        let sides = stakes.sides.as_ref()?;
        let is_chiefs = self.open.contract.is_chiefs(self.seat);
        let key = if is_chiefs { "lesson-target-ours" } else { "lesson-target-theirs" };
        let needs = Phrase::new(key).with("who", sides.chiefs.seats.clone());
        let needs = needs.with("target", stakes.target).with("all", stakes.all);
        let so_far = Phrase::new("lesson-target-won").with("won", sides.chiefs.won);
        let bonus = i32::from(stakes.bonus.unwrap_or_default());
        let stake = Phrase::new("lesson-target-stake").with("bonus", bonus);
        let stake = stake.with("fine", i32::from(stakes.fine)).with("reward", i32::from(stakes.reward));
        let so_far = so_far.with("missing", stakes.target.saturating_sub(sides.chiefs.won));
        let lesson = Lesson::new("target").show("contract", needs);
        Some(lesson.show("hem", so_far.with("come", sides.to_come)).say(stake))
    }

    /// What the trick on the table is worth, and to whom it goes so far.
    fn worth(&self) -> Option<Lesson> {
        let trick = self.digest.trick.as_ref()?;
        let so_far = Phrase::new("lesson-worth-trick").with("triangles", trick.triangles);
        let lesson = Lesson::new("worth").show("trick", so_far);
        let goes = self.of_the_winner("lesson-worth-friend", "lesson-worth-foe");
        let lesson = lesson.show("winning", goes);
        let most = self.playable().max_by_key(|card| card.triangles())?;
        let words = Phrase::new("lesson-worth-card").with("card", most.value());
        Some(lesson.show(card_part(most), words.with("triangles", most.triangles())))
    }

    /// The cards that lie open, whose they are, and that they are played like others.
    fn open_cards(&self) -> Option<Lesson> {
        let laid = &self.open.laid;
        let own = laid[self.seat];
        let others = laid.iter().filter(|&(seat, cards)| seat != self.seat && !cards.is_empty());
        let other = others.max_by_key(|(_, cards)| cards.count());
        let mut lesson = Lesson::new("open");
        if let Some(first) = own.kinds().next() {
            let words = Phrase::new("lesson-open-own").with("cards", card_values(own.cards()));
            lesson = lesson.show(card_part(first), words.with("count", own.count()));
        }
        if let Some((who, cards)) = other {
            let words = Phrase::new("lesson-open-other").with("who", who);
            lesson = lesson.show(seat_part(who), words.with("cards", card_values(cards.cards())));
        }
        (!lesson.points.is_empty()).then_some(lesson)
    }

    /// Who is winning the trick: one of the viewer's side, or not.
    fn of_the_winner(&self, friend: &'static str, foe: &'static str) -> Phrase {
        let winner = self.digest.trick.iter().flat_map(|trick| &trick.cards).find(|played| played.wins);
        let who = winner.map_or(self.open.leader, |played| played.by);
        let key = if self.open.contract.are_together(self.seat, who) { friend } else { foe };
        Phrase::new(key).with("who", who)
    }
}

/// To lead alone: how many cards, for how many triangles, for what.
fn raising(most: u8, leaders: &[Seat], bid: &Bid) -> Lesson {
    let stands = Phrase::new("lesson-raising-stands").with("who", leaders.to_vec()).with("most", most);
    let target = Phrase::new("lesson-raising-target").with("count", bid.cards).with("target", bid.target);
    let stake = Phrase::new("lesson-raising-stake").with("bonus", bid.bonus);
    Lesson::new("raising")
        .show(seat_part(leaders[0]), stands)
        .show(bid_part(bid.cards), target)
        .say(stake.with("fine", i32::from(FINE)))
}

/// To be level with the lead: who would pay, and how much.
fn eklat(bid: &Bid) -> Option<Lesson> {
    let Standing::Level(with) = &bid.standing else { return None };
    let level = Phrase::new("lesson-eklat-level").with("who", with.clone()).with("count", bid.cards);
    let pays = Phrase::new("lesson-eklat-pays").with("points", bid.eklat?);
    let pays = pays.with("who", with.clone()).with("gain", eklat_gain(bid.cards));
    let words = Phrase::new("lesson-eklat-out");
    Some(Lesson::new("eklat").show(bid_part(bid.cards), level).say(pays).say(words))
}

/// Things in order, each beating the next.
fn join(things: Vec<Phrase>) -> Vec<Value> {
    let place = |(place, what): (usize, Phrase)| {
        Value::Notation(if place == 0 { what } else { Phrase::new("rung-below").with("what", what) })
    };
    things.into_iter().enumerate().map(place).collect()
}

fn card_part(card: Kind) -> String {
    card.to_string()
}

fn bid_part(cards: u8) -> String {
    format!("bid {cards}")
}

fn seat_part(seat: Seat) -> String {
    format!("seat {}", seat.0 + 1)
}
