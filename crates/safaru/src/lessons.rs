//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use cards::{Bag, Kind};
use game::{Lesson, Notation, Phrase, Teach, ViewOf};

use crate::Safaru;
use crate::action::{Action, Catch, Way, Ways};
use crate::card::card_values;
use crate::digest::{Contest, Digest, Prize};
use crate::notation::{way_by, way_name};
use crate::prospect::Prospect;
use crate::state::{Catching, Frame};
use crate::story::points;

impl Teach for Safaru {
    const TOPICS: &'static [&'static str] =
        &["playing", "releasing", "adding", "seventeen", "pairing", "zero", "prizes", "choosing", "naming"];

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        match view.open.frame {
            Frame::Turn(_) => self.turn_lessons(view),
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

impl Safaru {
    fn turn_lessons(&self, view: &ViewOf<Self>) -> Vec<Lesson> {
        let (wild, digest) = (view.open.wild, self.digest_of(view));
        let of_hand = |catches: bool| -> Bag {
            let cards = digest.hand.iter().filter(|holding| holding.ways.is_empty() != catches);
            cards.map(|holding| holding.card).collect()
        };
        let (catching, idle) = (of_hand(true), of_hand(false));
        let mut lessons = Vec::new();
        lessons.extend(catching.kinds().next().map(|first| playing(first, catching)));
        lessons.extend(idle.kinds().next().map(|first| releasing(first, idle)));
        for (way, topic) in [(Way::Pair, "pairing"), (Way::Add, "adding"), (Way::Seventeen, "seventeen")] {
            let able = digest.hand.iter().find(|holding| holding.ways.has(way));
            lessons.extend(able.and_then(|holding| catches(topic, holding.card, way, wild)));
        }
        let zero = wild.of_number(0).kinds().next();
        lessons.extend(zero.filter(|_| !catching.is_empty()).map(|baby| {
            let lesson = Lesson::new("zero").show(baby.to_string(), Phrase::new("lesson-zero-wild"));
            lesson.say(Phrase::new("lesson-zero-points").with("points", points(digest.baby)))
        }));
        lessons.push(prizes(&digest));
        lessons
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

/// Which cards catch, and that one of them has to.
fn playing(first: Kind, catching: Bag) -> Lesson {
    let words = Phrase::new("lesson-playing-catch").with("cards", card_values(catching));
    let words = words.with("count", catching.count());
    Lesson::new("playing").show(first.to_string(), words).say(Phrase::new("lesson-playing-pile"))
}

/// Which cards catch nothing.
fn releasing(first: Kind, idle: Bag) -> Lesson {
    let words = Phrase::new("lesson-releasing-cards").with("cards", card_values(idle));
    let words = words.with("count", idle.count());
    Lesson::new("releasing").show(first.to_string(), words).say(Phrase::new("lesson-releasing-wild"))
}

/// One way to catch, with a catch that is there.
fn catches(topic: &'static str, card: Kind, way: Way, wild: Bag) -> Option<Lesson> {
    let prospect = Prospect::of(card, [Ways::only(way)], wild);
    let caught =
        prospect.plays.iter().map(|catch: &Catch| catch.by(way)).max_by_key(|cards| cards.count())?;
    let target = caught.kinds().next()?;
    let key = match way {
        Way::Add => "lesson-adding-catch",
        Way::Seventeen => "lesson-seventeen-catch",
        Way::Pair => "lesson-pairing-catch",
    };
    let words = Phrase::new(key).with("card", card.value()).with("cards", card_values(caught));
    let lesson = Lesson::new(topic).show(card.to_string(), words.with("number", card.number()));
    let stays = if way == Way::Pair { "lesson-pairing-own" } else { "lesson-adding-stays" };
    Some(lesson.show(target.to_string(), Phrase::new(stays)))
}

/// What brings points at the end of the hand.
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
    let wild = Phrase::new("lesson-prizes-wild").with("unicorns", digest.wild.unicorns);
    let wild = wild.with("hedgehogs", digest.wild.hedgehogs).with("triangles", digest.wild.triangles);
    lesson.show("wild", wild)
}
