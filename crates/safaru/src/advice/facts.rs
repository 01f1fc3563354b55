//! What is true of an action beside the others and matters: what it catches and spares, what it leaves to the next player,
//! what stays in hand. Where the cards are still to be chosen it is said of the catch that a sensible player would choose.

use cards::{Bag, Colour, Kind};
use game::{Fact, Phrase, Seat, ViewOf};

use super::outlook::Outlook;
use crate::Safaru;
use crate::action::{Action, Way, Ways};
use crate::card::unicorns;
use crate::config::Variant;
use crate::digest::{Haul, Prize};
use crate::prospect::Prospect;
use crate::rules::catching::{Field, possible_ways};
use crate::state::{Catching, Frame};
use crate::story::picture::look_ahead;
use crate::story::{points, prize};

/// Of more plays than this it is not worked out which of the ten numbers can catch what they leave.
const FEW_PLAYS: usize = 24;

/// What is true of this action beside the others.
pub(super) fn facts(game: &Safaru, view: &ViewOf<Safaru>, legal: &[Action], action: Action) -> Vec<Fact> {
    let outlook = Outlook::of(game, game.taste(), view);
    let comings: Vec<Coming> = legal.iter().map(|&action| Coming::of(&outlook, view, action)).collect();
    let Some(place) = legal.iter().position(|&one| one == action) else { return Vec::new() };
    let (by, names_for) = match view.open.frame {
        Frame::Turn(by) | Frame::Catching(Catching { by, .. }) => (by, None),
        Frame::Naming { by, .. } => (by, Some(by)),
        Frame::DrawDealer | Frame::Deal | Frame::Over => return Vec::new(),
    };
    let others = comings.iter().enumerate().filter(|(other, _)| *other != place);
    let beside = Beside {
        game,
        view,
        by,
        next: by.next(game.settings.seats),
        is_open: comings.iter().any(|coming| !coming.is_settled),
        own: &comings[place],
        others: others.map(|(_, coming)| coming).collect(),
    };
    match (game.settings.variant, names_for) {
        (Variant::Plain, _) => beside.plain(),
        (Variant::Reverse, None) => beside.reverse(),
        (Variant::Reverse, Some(who)) => beside.naming(who),
    }
}

/// What a legal action comes to.
struct Coming {
    /// The hand card that is played or released with it, if that is what is decided.
    card: Option<Kind>,
    /// Is it a release?
    is_release: bool,
    /// Does the left neighbour name the way (SAF.30)?
    is_named: bool,
    /// What is caught, as a sensible player would choose; of a card whose way the neighbour names, in the worst way.
    caught: Bag,
    /// In how many ways.
    ways: usize,
    /// What is wild afterwards.
    left: Bag,
    /// Is nothing left to choose?
    is_settled: bool,
    /// Everything that can follow.
    prospect: Prospect,
}

impl Coming {
    fn of(outlook: &Outlook<'_>, view: &ViewOf<Safaru>, action: Action) -> Coming {
        let wild = view.open.wild;
        let card = match action {
            Action::Release(card) | Action::Play { card, .. } => Some(card),
            Action::Name(_) | Action::Take(_) | Action::Enough => None,
        };
        let Some(prospect) = look_ahead(view, action) else {
            return Coming {
                card,
                is_release: true,
                is_named: false,
                caught: Bag::EMPTY,
                ways: 0,
                left: card.map_or(wild, |card| wild.with(card)),
                is_settled: true,
                prospect: Prospect::default(),
            };
        };
        let played = card.or(view.open.frame.played()).unwrap_or_default();
        let is_named = matches!(action, Action::Play { card, ways: Ways::NONE }
            if possible_ways(card.number(), wild).count() > 1);
        // The best play of each way that somebody else may name, else the best of all.
        let mut best: Vec<(Ways, Bag, Bag)> = Vec::new();
        for catch in &prospect.plays {
            let (caught, left) = catch.comes_to(played, wild);
            let ways = catch.ways();
            match best.iter_mut().find(|(known, ..)| *known == ways) {
                Some(known) if outlook.worth(caught) > outlook.worth(known.1) => {
                    *known = (ways, caught, left);
                }
                Some(_) => {}
                None => best.push((ways, caught, left)),
            }
        }
        let chosen = best.iter().min_by_key(|one| outlook.worth(one.1));
        let &(ways, caught, left) = chosen.expect("a legal play catches something");
        let is_settled = prospect.plays.len() == 1;
        Coming { card, is_release: false, is_named, caught, ways: ways.count(), left, is_settled, prospect }
    }

    fn haul(&self) -> Haul {
        Haul::of(self.caught)
    }

    /// Does the card that is played become wild? Of one whose way is named later nobody can tell.
    fn goes_wild(&self) -> bool {
        self.is_release || (!self.is_named && self.prospect.plays.iter().all(|catch| catch.pair.is_none()))
    }

    /// The most of something that any of its plays brings, if all of them are known.
    fn at_most(&self, measure: impl Fn(Haul) -> i16) -> Option<i16> {
        let all = self.prospect.yields.iter().map(|comes| measure(comes.haul));
        (!self.prospect.more).then(|| all.max().unwrap_or(0))
    }

    /// The most of something that whoever plays the card can have, whichever way the neighbour names; if it is known.
    fn guaranteed(&self, measure: impl Fn(Haul) -> i16 + Copy) -> Option<i16> {
        if !self.is_named {
            return self.at_most(measure);
        }
        let plays = self.prospect.plays.iter().zip(&self.prospect.yields);
        let by_way = Way::ALL.into_iter().filter_map(|way| {
            let in_this_way = plays.clone().filter(|(catch, _)| catch.ways().has(way));
            in_this_way.map(|(_, comes)| measure(comes.haul)).max()
        });
        by_way.min().filter(|_| !self.prospect.more)
    }

    /// How many of the ten numbers can catch something of what it leaves, of all its plays the fewest and the most;
    /// if it has few plays.
    fn numbers(&self) -> Option<(u8, u8)> {
        if self.is_release {
            let numbers = able_numbers(self.left);
            return Some((numbers, numbers));
        }
        let yields = Some(&self.prospect.yields).filter(|yields| yields.len() <= FEW_PLAYS)?;
        let all = yields.iter().map(|comes| able_numbers(comes.left));
        Some((all.clone().min()?, all.max()?))
    }

    /// Whatever is chosen, this is so: what is seen in the pile and in the wild is the same for all of its plays.
    fn always<T: PartialEq>(&self, see: impl Fn(Haul, Bag) -> T) -> Option<T> {
        let here = see(self.haul(), self.left);
        let same = self.prospect.yields.iter().all(|comes| see(comes.haul, comes.left) == here);
        (same && !self.prospect.more).then_some(here)
    }
}

/// An action beside the others.
struct Beside<'a> {
    game: &'a Safaru,
    view: &'a ViewOf<Safaru>,
    /// Whose card it is.
    by: Seat,
    /// Who plays next.
    next: Seat,
    /// Is there an action among all that leaves something to choose? Then all are said to let one do something.
    is_open: bool,
    own: &'a Coming,
    others: Vec<&'a Coming>,
}

/// How much of something an action brings beside the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    /// More than any other can.
    Alone,
    /// As much as some others, and none can bring more.
    Shared,
    /// Another can bring more, or it cannot be told.
    Behind,
}

impl Beside<'_> {
    fn plain(&self) -> Vec<Fact> {
        let mut facts = self.prized(Prize::Unicorns);
        facts.extend(self.most_of(|haul| i16::from(haul.unicorns), ["fact-most-unicorns", "fact-unicorns"]));
        facts.extend(self.points_at_once());
        facts.extend(self.without("fact-no-hedgehog", |haul| haul.hedgehogs == 0));
        facts.extend(self.without("fact-no-baby", |haul| haul.babies == 0));
        if self.own.ways > 1 {
            facts.push(Fact::gains(Phrase::new("fact-ways").with("count", self.own.ways as u32)));
        }
        if self.rank(|haul| i16::from(haul.cards)) == Rank::Alone {
            facts.push(Fact::gains(self.said("fact-most-cards").with("count", self.own.haul().cards)));
        }
        facts.extend(self.left_behind());
        facts.extend(self.out_of_hand());
        facts.extend(self.burdened(Prize::Hedgehogs));
        facts.extend(self.stung());
        if let Some(count @ 1..) = self.own.always(|haul, _| haul.babies) {
            let said = Phrase::new("fact-babies").with("count", count);
            facts.push(Fact::risks(said.with("points", points(self.game.baby()))));
        }
        facts
    }

    fn reverse(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        if self.own.is_release {
            facts.push(Fact::gains(Phrase::new("fact-catches-nothing")));
        } else {
            facts.extend(self.spared());
        }
        if !self.own.is_named && self.others.iter().any(|other| other.is_named) {
            facts.push(Fact::keeps(Phrase::new("fact-not-named").with("who", self.next)));
        }
        facts.extend(self.numbers_left());
        facts.extend(self.out_of_hand());
        if self.own.is_named {
            facts.push(Fact::risks(Phrase::new("fact-named").with("who", self.next)));
        } else {
            facts.extend(self.burdened(Prize::Cards));
            facts.extend(self.burdened(Prize::Hedgehogs));
            facts.extend(self.stung());
        }
        facts
    }

    /// What a catch of the reverse game costs, where no action costs less.
    fn spared(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        let cards = |haul: Haul| -i16::from(haul.cards);
        let key = match self.rank(cards) {
            Rank::Alone => Some("fact-fewest-cards"),
            Rank::Shared => Some("fact-cards"),
            Rank::Behind => None,
        };
        let count = i32::from(-self.reached(cards));
        facts.extend(key.map(|key| Fact::keeps(self.said(key).with("count", count))));
        if self.own.is_named {
            return facts;
        }
        facts.extend(self.without("fact-no-hedgehog", |haul| haul.hedgehogs == 0));
        if self.rank(|haul| -i16::from(haul.triangles)) != Rank::Behind {
            facts.push(Fact::keeps(match self.own.haul().triangles {
                0 => self.said("fact-no-triangle"),
                count => self.said("fact-triangles").with("count", count),
            }));
        }
        facts
    }

    /// What a way costs the neighbour whose card it is, whichever cards the neighbour chooses.
    fn naming(&self, who: Seat) -> Vec<Fact> {
        let mut facts = Vec::new();
        let most = |measure: fn(Haul) -> i16, keys: [&'static str; 2]| {
            let least = |coming: &Coming| coming.at_most(|haul| -measure(haul)).map(|most| -most);
            let own = least(self.own)?;
            let rivals: Vec<i16> = self.others.iter().map(|other| least(other)).collect::<Option<_>>()?;
            let rival = rivals.into_iter().max().unwrap_or(0);
            let key = if own > rival { keys[0] } else { keys[1] };
            let said = Phrase::new(key).with("who", who).with("count", i32::from(own));
            (own > 0 && own >= rival).then(|| Fact::gains(said))
        };
        facts.extend(most(|haul| i16::from(haul.cards), ["fact-neighbour-most", "fact-neighbour-cards"]));
        facts.extend(most(|haul| i16::from(haul.hedgehogs), ["fact-neighbour-hedgehogs"; 2]));
        facts.extend(most(|haul| i16::from(haul.triangles), ["fact-neighbour-triangles"; 2]));
        let hand = self.view.open.own.unwrap_or_default();
        let can_release = |wild: Bag| {
            let field = Field::of(wild);
            hand.kinds().any(|card| field.ways(card.number()).is_empty())
        };
        if self.own.always(|_, left| can_release(left)) == Some(true) {
            facts.push(Fact::keeps(Phrase::new("fact-own-release")));
        }
        facts
    }

    /// The most of something that one wants: who leads after it, where that changes and the piles are known.
    fn prized(&self, of: Prize) -> Vec<Fact> {
        let mut facts = Vec::new();
        let Some((before, other, left)) = self.contest(of) else { return facts };
        // What is caught is not left to others.
        let is_sure = move |haul: Haul| before + 2 * haul.of_prize(of) > other + left;
        let leads = move |haul: Haul| before + haul.of_prize(of) > other;
        if !is_sure(Haul::default()) && self.agrees(is_sure) {
            facts.push(Fact::gains(self.said("fact-sure").with("prize", prize(of))));
        }
        if !leads(Haul::default()) && self.agrees(leads) {
            facts.push(Fact::gains(self.said("fact-lead").with("prize", prize(of))));
        }
        facts
    }

    /// The most of something that nobody wants, where one gets it whatever is chosen.
    fn burdened(&self, of: Prize) -> Option<Fact> {
        let (before, other, _) = self.contest(of)?;
        let leads = |haul: Haul| before + haul.of_prize(of) > other;
        let gets_it = !leads(Haul::default()) && self.own.always(|haul, _| leads(haul)) == Some(true);
        let side = self.game.side_name(self.game.side_of(self.by));
        gets_it.then(|| Fact::risks(Phrase::new("fact-burden").with("side", side).with("prize", prize(of))))
    }

    /// How many the own side has, the best of the others, and how many nobody has caught; if that is known.
    fn contest(&self, of: Prize) -> Option<(u8, u8, u8)> {
        let majorities = self.game.digest_of(self.view).majorities;
        let contest = majorities.into_iter().find(|contest| contest.of == of)?;
        let (counts, left) = (contest.counts?, contest.left?);
        let (own, others) = counts.split_first()?;
        Some((*own, *others.iter().max()?, left))
    }

    /// As much of something as can be caught: the first key if no other action can catch as much.
    fn most_of(&self, measure: fn(Haul) -> i16, keys: [&'static str; 2]) -> Option<Fact> {
        let count = measure(self.own.haul());
        let key = match self.rank(measure) {
            Rank::Alone => keys[0],
            Rank::Shared => keys[1],
            Rank::Behind => return None,
        };
        (count > 0).then(|| Fact::gains(self.said(key).with("count", i32::from(count))))
    }

    /// What triangles and babies bring (SAF.20).
    fn points_at_once(&self) -> Option<Fact> {
        let baby = self.game.baby();
        let at_once = move |haul: Haul| i16::from(haul.triangles) + baby * i16::from(haul.babies);
        let brought = at_once(self.own.haul());
        let keys = match self.own.haul().babies {
            0 => ["fact-most-triangles", "fact-points-of-triangles"],
            _ => ["fact-most-points", "fact-points"],
        };
        let key = match self.rank(at_once) {
            Rank::Alone => keys[0],
            Rank::Shared => keys[1],
            Rank::Behind => return None,
        };
        (brought > 0).then(|| Fact::gains(self.said(key).with("points", points(brought))))
    }

    /// Something that some actions cannot avoid, and this one can.
    fn without(&self, key: &'static str, is_free: fn(Haul) -> bool) -> Option<Fact> {
        let all_are_free = self.others.iter().all(|other| is_free(other.haul()));
        (!all_are_free && self.agrees(is_free)).then(|| Fact::keeps(self.said(key)))
    }

    fn stung(&self) -> Option<Fact> {
        let count = self.own.always(|haul, _| haul.hedgehogs).filter(|count| *count > 0)?;
        Some(Fact::risks(Phrase::new("fact-hedgehogs").with("count", count)))
    }

    /// What the next player finds whatever is chosen, if the next player has cards.
    fn left_behind(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        if self.view.open.counts[self.next] == 0 {
            return facts;
        }
        let said = |key| Phrase::new(key).with("who", self.next);
        if self.own.always(|_, left| left.is_empty()) == Some(true) {
            facts.push(Fact::keeps(said("fact-empties")));
            return facts;
        }
        match self.own.always(|_, left| unicorns(left)) {
            // Where none is wild now, leaving none is nothing this action does.
            Some(0)
                if unicorns(self.view.open.wild) > 0
                    && self.others.iter().any(|other| unicorns(other.left) > 0) =>
            {
                facts.push(Fact::keeps(said("fact-leaves-no-unicorn")));
            }
            Some(count @ 1..) => {
                facts.push(Fact::risks(said("fact-leaves-unicorns").with("count", count)));
            }
            Some(0) | None => {}
        }
        facts.extend(self.numbers_left());
        facts
    }

    /// How many numbers the next player can catch with: the fewest of all actions, in the reverse game the most, where
    /// they differ.
    fn numbers_left(&self) -> Option<Fact> {
        if self.view.open.counts[self.next] == 0 {
            return None;
        }
        let (few, many) = self.own.numbers().filter(|(few, many)| few == many)?;
        let others: Vec<(u8, u8)> = self.others.iter().map(|other| other.numbers()).collect::<Option<_>>()?;
        let said = |key| Phrase::new(key).with("who", self.next).with("count", few);
        match self.game.settings.variant {
            Variant::Plain => {
                let is_fewest =
                    others.iter().all(|other| other.0 >= few) && others.iter().any(|other| other.0 > few);
                is_fewest.then(|| Fact::keeps(said("fact-few-numbers")))
            }
            Variant::Reverse => {
                let is_most =
                    others.iter().all(|other| other.1 <= many) && others.iter().any(|other| other.1 < many);
                is_most.then(|| Fact::gains(said("fact-many-numbers")))
            }
        }
    }

    /// What becomes of the card that is played and of those that stay in hand.
    fn out_of_hand(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        let Some(card) = self.own.card else { return facts };
        let (is_wild, is_plain) = (self.own.goes_wild(), self.game.settings.variant == Variant::Plain);
        let card_as = Haul::of(Bag::EMPTY.with(card));
        let mut hand = self.view.open.own.unwrap_or_default();
        hand.remove(card);
        if is_wild && card_as.hedgehogs > 0 {
            facts.push(Fact::gains(Phrase::new("fact-puts-hedgehog")));
        }
        if is_wild && card_as.babies > 0 {
            facts.push(Fact::gains(Phrase::new("fact-puts-baby")));
        }
        if !is_plain {
            return facts;
        }
        let gives_a_unicorn = |coming: &&Coming| {
            coming.goes_wild() && coming.card.is_some_and(|card| card.colour() == Colour::Blue)
        };
        if unicorns(hand) > 0 && card_as.unicorns == 0 && self.others.iter().any(gives_a_unicorn) {
            facts.push(Fact::keeps(Phrase::new("fact-keeps-unicorn").with("count", unicorns(hand))));
        }
        if is_wild && !hand.of_number(card.number()).is_empty() {
            facts.push(Fact::keeps(Phrase::new("fact-keeps-pair")));
        }
        let gives_more = |coming: &&Coming| {
            coming.goes_wild() && coming.card.is_some_and(|card| card.triangles() > card_as.triangles)
        };
        match card_as.triangles {
            0 if is_wild => facts.push(Fact::keeps(Phrase::new("fact-puts-no-triangle"))),
            1 if is_wild && self.others.iter().any(gives_more) => {
                facts.push(Fact::keeps(Phrase::new("fact-puts-one-triangle")));
            }
            _ => {}
        }
        if is_wild && card_as.unicorns > 0 {
            facts.push(Fact::risks(Phrase::new("fact-puts-unicorn")));
        }
        facts
    }

    /// How much it brings beside the others. Where another could bring as much, but a sensible player would choose
    /// otherwise, it cannot be told.
    fn rank(&self, measure: impl Fn(Haul) -> i16 + Copy) -> Rank {
        let own = self.reached(measure);
        let mut rank = Rank::Alone;
        for other in &self.others {
            match other.guaranteed(measure) {
                Some(most) if most < own => {}
                Some(most) if most == own && (other.is_named || measure(other.haul()) == own) => {
                    rank = Rank::Shared;
                }
                Some(_) | None => return Rank::Behind,
            }
        }
        rank
    }

    /// How much of something it brings: by the catch that is spoken of, or whichever way is named.
    fn reached(&self, measure: impl Fn(Haul) -> i16 + Copy) -> i16 {
        let named = self.own.guaranteed(measure).filter(|_| self.own.is_named);
        named.unwrap_or_else(|| measure(self.own.haul()))
    }

    /// Is this so, and of every other action either so too or impossible?
    fn agrees(&self, is_so: impl Fn(Haul) -> bool + Copy) -> bool {
        let is_clear = |coming: &&Coming| {
            is_so(coming.haul()) || coming.at_most(|haul| i16::from(is_so(haul))) == Some(0)
        };
        is_so(self.own.haul()) && self.others.iter().all(is_clear)
    }

    fn said(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("open", if self.is_open { "yes" } else { "no" })
    }
}

/// How many of the ten numbers can catch something of these wild cards.
fn able_numbers(wild: Bag) -> u8 {
    let field = Field::of(wild);
    (0..10).map(|number| u8::from(!field.ways(number).is_empty())).sum()
}
