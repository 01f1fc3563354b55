//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use game::{Lesson, Notation, Phrase, Teach, ViewOf};

use crate::Calcory;
use crate::action::Action;
use crate::card::spoken;
use crate::digest::{Digest, Leave, Mark, Marked, Next, Rank, Stop, Then};
use crate::state::Frame;
use crate::story::{needs, sentence, stopping, values};
use crate::view::Open;

impl Teach for Calcory {
    const TOPICS: &'static [&'static str] =
        &["turning", "sum", "stopping", "beating", "single", "returning", "placing"];

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        let open = &view.open;
        match open.frame {
            Frame::Turning => self.turning_lessons(open, &self.work_out(view), legal),
            Frame::Returning => returning(open, legal).into_iter().collect(),
            Frame::Placing => vec![placing(open, legal)],
            Frame::DrawFirst | Frame::Revealing(_) | Frame::Over => Vec::new(),
        }
    }
}

impl Calcory {
    /// What is new in a decision comes before what goes for every turn: to give up or to stop before the sum.
    fn turning_lessons(&self, open: &Open, digest: &Digest, legal: &[Action]) -> Vec<Lesson> {
        let mut lessons = vec![turning(open, digest)];
        lessons.extend(digest.marked.map(|marked| self.beating(open, marked, legal)));
        if digest.stop == Some(Stop::Allowed) {
            let mark = self.mark(open);
            lessons.extend((mark.cards.cards == 1).then(|| self.single(mark)));
            lessons.push(self.stopping(mark));
        }
        let is_under_way = digest.turned.cards > 0;
        lessons.extend(digest.next.filter(|_| is_under_way).map(|next| sum(digest.turned.sum, next)));
        lessons
    }

    /// What stopping marks, and what becomes of it.
    fn stopping(&self, mark: Mark) -> Lesson {
        let words = Phrase::new("lesson-stopping-marks").with("sum", mark.cards.sum);
        let lesson = Lesson::new("stopping")
            .show(self.write_action(Action::Stop), words.with("count", mark.cards.cards));
        let lesson = match needs(mark.to_beat) {
            Some(needs) => lesson.say(Phrase::new("lesson-stopping-beaten").with("needs", needs)),
            None => lesson.say(Phrase::new("lesson-stopping-safe")),
        };
        lesson.say(sentence(stopping(mark)))
    }

    /// That a single marked card ends the game.
    fn single(&self, mark: Mark) -> Lesson {
        let rank = Phrase::new(match mark.rank {
            Rank::Ahead => "lesson-single-ahead",
            Rank::Level => "lesson-single-level",
            Rank::Behind => "lesson-single-behind",
        });
        let words = Phrase::new("lesson-single-ends");
        Lesson::new("single").show(self.write_action(Action::Stop), words).say(rank)
    }

    /// What has to be beaten, how, and what giving up leaves.
    fn beating(&self, open: &Open, marked: Marked, legal: &[Action]) -> Lesson {
        let lesson = show_marked(Lesson::new("beating"), open, of_marked("lesson-beating-marked", marked));
        let lesson = match needs(marked.to_beat) {
            Some(needs) => lesson.say(Phrase::new("lesson-beating-needs").with("needs", needs)),
            None => lesson.say(Phrase::new("lesson-beating-safe")),
        };
        let Some(Leave { next, then }) = self.leave(open) else { return lesson };
        if !legal.contains(&Action::GiveUp) {
            return lesson.say(Phrase::new("lesson-beating-later"));
        }
        let gives_up = match then {
            Then::Contested => Phrase::new("lesson-beating-next").with("who", next),
            Then::Taken => Phrase::new("lesson-beating-taken").with("who", next).with("won", marked.won),
            Then::LastCard => Phrase::new("lesson-beating-last").with("who", next),
            Then::Nobodys => Phrase::new("lesson-beating-nobodys"),
        };
        lesson.show(self.write_action(Action::GiveUp), gives_up)
    }
}

/// Which of the cards taken goes back.
fn returning(open: &Open, legal: &[Action]) -> Option<Lesson> {
    let taken = if open.turned.is_empty() { &*open.marked } else { &*open.turned };
    let words = Phrase::new("lesson-returning-taken").with("cards", values(taken));
    let lowest = legal.iter().filter_map(|action| match action {
        Action::Return(card) => Some(*card),
        Action::Turn(_) | Action::Stop | Action::GiveUp | Action::On(_) => None,
    });
    let lowest = lowest.min_by_key(|card| card.number())?;
    let lesson = Lesson::new("returning").say(words.with("won", taken.len() as u8 - 1));
    let lesson = lesson.show(lowest.to_string(), Phrase::new("lesson-returning-one"));
    Some(lesson.say(Phrase::new("lesson-returning-secret")))
}

/// Whose marked cards lie there, and what they make.
fn of_marked(key: &'static str, marked: Marked) -> Phrase {
    let words = Phrase::new(key).with("who", marked.by).with("sum", marked.cards.sum);
    words.with("count", marked.cards.cards)
}

/// The lesson with one more sentence, about the marked cards.
fn show_marked(lesson: Lesson, open: &Open, words: Phrase) -> Lesson {
    match open.marked.first() {
        Some(first) => lesson.show(first.card.to_string(), words),
        None => lesson.say(words),
    }
}

/// What a turn is about, and what has to be beaten in it.
fn turning(open: &Open, digest: &Digest) -> Lesson {
    let down = Phrase::new("lesson-turning-down").with("count", open.down.count());
    let lesson = Lesson::new("turning").show("layout", down);
    let missing = digest.next.map_or(0, |next| next.missing);
    let aim = match (digest.turned.cards, missing) {
        (0, _) => Phrase::new("lesson-turning-aim"),
        (_, 0) => return lesson.say(Phrase::new("lesson-turning-none")),
        (_, missing) => Phrase::new("lesson-turning-missing").with("missing", missing),
    };
    let lesson = lesson.say(aim);
    match digest.marked.map(|marked| (marked, needs(marked.to_beat))) {
        None => lesson.say(Phrase::new("lesson-turning-below")),
        Some((marked, Some(needs))) => {
            show_marked(lesson, open, of_marked("lesson-turning-marked", marked).with("needs", needs))
        }
        Some((marked, None)) => show_marked(lesson, open, of_marked("lesson-turning-marked-safe", marked)),
    }
}

/// What the next card may be.
fn sum(turned: u8, next: Next) -> Lesson {
    let words = Phrase::new("lesson-sum-so-far").with("sum", turned).with("missing", next.missing);
    let lesson = Lesson::new("sum").show("hem", words);
    let lesson = if next.highest < 9 {
        lesson.say(Phrase::new("lesson-sum-too-much").with("highest", next.highest))
    } else {
        lesson.say(Phrase::new("lesson-sum-any"))
    };
    lesson.say(Phrase::new(if next.zero { "lesson-sum-zero" } else { "lesson-sum-back" }))
}

/// Where the card goes that is laid back.
fn placing(open: &Open, legal: &[Action]) -> Lesson {
    let lesson = Lesson::new("placing");
    let lesson = match open.in_hand {
        Some(card) => {
            lesson.show(card.to_string(), Phrase::new("lesson-placing-card").with("card", spoken(card)))
        }
        None => lesson,
    };
    let free = Phrase::new("lesson-placing-free").with("count", legal.len() as u8);
    lesson.show("layout", free).say(Phrase::new("lesson-placing-remember"))
}
