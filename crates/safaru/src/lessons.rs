//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use cards::{Bag, Kind};
use game::{Lesson, Notation, Phrase, Teach, ViewOf};

use crate::Safaru;
use crate::action::{Action, Catch, Way, Ways};
use crate::card::card_values;
use crate::config::Variant;
use crate::digest::{Contest, Digest, Haul, Prize};
use crate::notation::{way_by, way_name, way_phrases};
use crate::state::{Catching, Frame};
use crate::story::picture::look_ahead;
use crate::story::points;

impl Teach for Safaru {
    const TOPICS: &'static [&'static str] =
        &["playing", "zero", "prizes", "adding", "seventeen", "pairing", "releasing", "choosing", "naming"];

    fn topics(&self) -> Vec<&'static str> {
        // SAF.30: only there does somebody name the way.
        let is_named = self.settings.variant == Variant::Reverse;
        Self::TOPICS.iter().copied().filter(|&topic| is_named || topic != "naming").collect()
    }

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        match view.open.frame {
            Frame::Turn(_) => self.turn_lessons(view, legal),
            Frame::Naming { by, card } => {
                let ways = legal.iter().filter_map(|action| match action {
                    Action::Name(way) => Some(way_name(*way)),
                    Action::Release(_) | Action::Play { .. } | Action::Take(_) | Action::Enough => None,
                });
                let words = Phrase::new("lesson-naming-card").with("who", by).with("card", card.value());
                let ways = Phrase::new("lesson-naming-ways").with("ways", ways.collect::<Vec<_>>());
                let lesson = Lesson::new("naming").show("played", words).say(ways);
                vec![lesson.say(Phrase::new("lesson-naming-theirs").with("who", by))]
            }
            Frame::Catching(catching) => vec![self.choosing(&catching, legal)],
            Frame::DrawDealer | Frame::Deal | Frame::Over => Vec::new(),
        }
    }
}

/// A card of the hand, and what it could catch.
#[derive(Clone, Copy)]
struct Play {
    card: Kind,
    catch: Catch,
    /// What that is worth to whoever has learnt to weigh it.
    worth: i16,
}

impl Safaru {
    /// First what can be caught, then what limits it and what it is good for, then way by way.
    fn turn_lessons(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        let (wild, digest) = (view.open.wild, self.digest_of(view));
        let plays = self.plays(view, legal);
        let of_hand = |catches: bool| -> Bag {
            let cards = digest.hand.iter().filter(|holding| holding.ways.is_empty() != catches);
            cards.map(|holding| holding.card).collect()
        };
        let (catching, idle) = (of_hand(true), of_hand(false));
        let releasing = idle.kinds().next().map(|first| releasing(first, idle));
        let Some(best) = best(&plays, |_| true) else {
            let releasing = releasing.map(|lesson| lesson.say(Phrase::new("lesson-releasing-ways")));
            return releasing.into_iter().chain([prizes(&digest)]).collect();
        };
        let mut lessons = vec![self.playing(view, best, catching)];
        let adds = plays.iter().any(|play| !play.catch.add.is_empty() || !play.catch.seventeen.is_empty());
        lessons.extend(wild.of_number(0).kinds().next().filter(|_| adds).map(|baby| zero(baby, &digest)));
        lessons.push(prizes(&digest));
        let mut ways = Way::ALL;
        ways.sort_by_key(|way| !best.catch.ways().has(*way));
        lessons.extend(ways.into_iter().filter_map(|way| by_way(way, &plays)));
        lessons.extend(releasing);
        lessons
    }

    /// Everything that the cards of the hand could catch.
    fn plays(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Play> {
        let worth = self.worth();
        let ahead = legal.iter().filter_map(|&action| match action {
            Action::Play { card, .. } => Some((card, look_ahead(view, action)?)),
            Action::Release(_) | Action::Name(_) | Action::Take(_) | Action::Enough => None,
        });
        let plays = ahead.flat_map(|(card, ahead)| ahead.plays.into_iter().map(move |catch| (card, catch)));
        plays
            .map(|(card, catch)| Play { card, catch, worth: worth(catch.comes_to(card, view.open.wild).0) })
            .collect()
    }

    /// Which cards catch, and that they must; and what would be a good catch.
    fn playing(&self, view: &ViewOf<Self>, best: Play, catching: Bag) -> Lesson {
        let words = Phrase::new("lesson-playing-catch").with("cards", card_values(catching));
        let lesson =
            Lesson::new("playing").show(best.card.to_string(), words.with("count", catching.count()));
        let (pile, _) = best.catch.comes_to(best.card, view.open.wild);
        let words = Phrase::new("lesson-playing-best").with("card", best.card.value());
        let words = words.with("ways", way_phrases(&best.catch)).with("haul", self.telling(Haul::of(pile)));
        let lesson = match best.catch.cards().kinds().next() {
            Some(target) => lesson.show(target.to_string(), words),
            None => lesson.say(words),
        };
        match (self.settings.variant, view.open.frame) {
            (Variant::Reverse, Frame::Turn(by)) => {
                lesson.say(Phrase::new("lesson-playing-named").with("who", by.next(self.settings.seats)))
            }
            (Variant::Plain | Variant::Reverse, _) => lesson.say(Phrase::new("lesson-playing-pile")),
        }
    }

    /// What the card that was played still has to catch.
    fn choosing(&self, catching: &Catching, legal: &[Action]) -> Lesson {
        let way = Phrase::new("lesson-choosing-way").with("card", catching.card.value());
        let lesson = Lesson::new("choosing").show("played", way.with("way", way_by(catching.now)));
        let takes = legal.iter().filter_map(|action| match action {
            Action::Take(card) => Some(*card),
            Action::Release(_) | Action::Play { .. } | Action::Name(_) | Action::Enough => None,
        });
        let takes: Bag = takes.collect();
        let lesson = match takes.kinds().next() {
            Some(first) => {
                let words = Phrase::new("lesson-choosing-cards").with("cards", card_values(takes));
                lesson.show(first.to_string(), words)
            }
            None => lesson,
        };
        if legal.contains(&Action::Enough) {
            return lesson.show(self.write_action(Action::Enough), Phrase::new("lesson-choosing-enough"));
        }
        lesson
    }
}

/// The play that is worth most, of those that are asked for; of equals the one that catches more.
fn best(plays: &[Play], wanted: impl Fn(&Play) -> bool) -> Option<Play> {
    let more = |one: &Play, other: &Play| one.catch.cards().count().cmp(&other.catch.cards().count());
    let better = |one: &Play, other: &Play| one.worth.cmp(&other.worth).then_with(|| more(one, other));
    plays.iter().copied().filter(wanted).max_by(better)
}

/// What counts at the end of the hand.
fn prizes(digest: &Digest) -> Lesson {
    let mut lesson = Lesson::new("prizes");
    for Contest { of, points: worth, sure, .. } in digest.majorities.iter().take(2) {
        let key = match of {
            Prize::Unicorns => "lesson-prizes-unicorns",
            Prize::Hedgehogs => "lesson-prizes-hedgehogs",
            Prize::Cards => "lesson-prizes-cards",
        };
        lesson = lesson.say(Phrase::new(key).with("points", points(*worth)).with("sure", *sure));
    }
    let each = if digest.lowest_wins {
        Phrase::new("lesson-prizes-lowest")
    } else {
        Phrase::new("lesson-prizes-each").with("baby", points(digest.baby))
    };
    lesson.show("wild", each.with("triangle", points(digest.triangle)))
}

/// Which cards catch nothing.
fn releasing(first: Kind, idle: Bag) -> Lesson {
    let words = Phrase::new("lesson-releasing-cards").with("cards", card_values(idle));
    let words = words.with("count", idle.count());
    Lesson::new("releasing").show(first.to_string(), words).say(Phrase::new("lesson-releasing-wild"))
}

/// That a 0 in the wild goes along.
fn zero(baby: Kind, digest: &Digest) -> Lesson {
    let lesson = Lesson::new("zero").show(baby.to_string(), Phrase::new("lesson-zero-wild"));
    if digest.baby == 0 {
        return lesson;
    }
    lesson.say(Phrase::new("lesson-zero-points").with("points", points(digest.baby)))
}

/// One way to catch, with the best catch in it that is there; and with others at once, if that can be.
fn by_way(way: Way, plays: &[Play]) -> Option<Lesson> {
    let play = best(plays, |play| play.catch.ways() == Ways::only(way))?;
    let caught = play.catch.by(way);
    let (topic, key, then) = match way {
        Way::Add => ("adding", "lesson-adding-catch", "lesson-adding-stays"),
        Way::Seventeen => ("seventeen", "lesson-seventeen-catch", "lesson-adding-stays"),
        Way::Pair => ("pairing", "lesson-pairing-catch", "lesson-pairing-own"),
    };
    let words = Phrase::new(key).with("card", play.card.value()).with("cards", card_values(caught));
    let lesson = Lesson::new(topic).show(play.card.to_string(), words.with("number", play.card.number()));
    let lesson = lesson.show(caught.kinds().next()?.to_string(), Phrase::new(then));
    let several = best(plays, |play| play.catch.ways().has(way) && play.catch.ways().count() > 1);
    Some(match several {
        Some(Play { card, catch, .. }) => {
            let words = Phrase::new("lesson-ways-together").with("card", card.value());
            lesson.say(words.with("ways", way_phrases(&catch)))
        }
        None => lesson,
    })
}
