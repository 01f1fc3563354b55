//! What happened at the table, in words, as the person hears of it.

use game::{Phrase, Seat};
use protocol::{Agreement, Happening, Motion, MotionTold, Told, Why};

use crate::person::Person;

impl Person<'_> {
    /// What happened is kept as a story until the person's next move; the sentences are given back.
    pub(crate) fn hear(&mut self, told: Vec<Told>) -> Vec<String> {
        let you = self.names.you();
        let mut news = Vec::new();
        for Told { what, .. } in told {
            let has_acted = matches!(what, Happening::Step { by: Some(_), .. });
            let lines: Vec<String> = match what {
                Happening::Step { by, story, .. } => {
                    if by.is_some() && by == you {
                        self.story.clear();
                        self.told = 0;
                    }
                    story.iter().map(|phrase| self.say(phrase)).collect()
                }
                Happening::TakenBack { seat, to } => {
                    self.asked.retain(|(steps, _)| *steps <= to);
                    self.told = 0;
                    let back = if Some(seat) == you {
                        let before = self.asked.pop_if(|(steps, _)| *steps == to);
                        self.story = before.map(|(_, story)| story).unwrap_or_default();
                        self.say(&Phrase::new("play-taken-back"))
                    } else {
                        self.say(&Phrase::new("told-taken-back").with("who", seat))
                    };
                    // Who comes to the same decision twice has been told already.
                    self.story.pop_if(|last| *last == back);
                    vec![back]
                }
                other => vec![self.say(&phrase(other))],
            };
            self.story.extend(lines.iter().cloned());
            if has_acted {
                self.acted = self.story.len();
            }
            news.extend(lines);
        }
        news
    }
}

/// What happened beside the game.
pub(crate) fn phrase(what: Happening) -> Phrase {
    match what {
        Happening::Sat { seat, name } => Phrase::new("told-sat").with("who", seat).with("name", clean(&name)),
        Happening::Stood { seat, why } => {
            let key = match why {
                Why::Left => "told-stood",
                Why::TimeOut => "told-timed-out",
                Why::Replaced => "told-replaced",
            };
            Phrase::new(key).with("who", seat)
        }
        Happening::Paused { seat } => Phrase::new("told-paused").with("who", seat),
        Happening::Resumed { seat } => Phrase::new("told-resumed").with("who", seat),
        Happening::Said { seat, text } => {
            Phrase::new("told-said").with("who", seat).with("text", clean(&text))
        }
        Happening::GivenUp { seat } => Phrase::new("told-given-up").with("who", seat),
        Happening::Step { .. } | Happening::TakenBack { .. } => unreachable!("steps have words of their own"),
    }
}

/// What was asked, and of whom.
pub(crate) fn motion(told: &MotionTold, you: Option<Seat>) -> Phrase {
    let asked = match told.motion {
        Motion::TakeBack { .. } => Phrase::new("motion-take-back").with("who", told.by),
        Motion::Pause => Phrase::new("motion-pause").with("who", told.by),
        Motion::Replace { seat } => Phrase::new("motion-replace").with("who", told.by).with("whom", seat),
    };
    match you {
        Some(you) if told.asked.contains(&you) => Phrase::new("motion-asks-you").with("what", asked),
        Some(_) | None => asked,
    }
}

/// How it was decided. What was agreed to is done, and that is told.
pub(crate) fn agreement(agreement: Agreement) -> Option<Phrase> {
    match agreement {
        Agreement::Agreed => None,
        Agreement::Declined(seat) => Some(Phrase::new("motion-declined").with("who", seat)),
        Agreement::Silence => Some(Phrase::new("motion-silence")),
        Agreement::Lapsed => Some(Phrase::new("motion-lapsed")),
    }
}

/// What somebody else wrote, as it can be shown: nothing in it moves the cursor.
pub(crate) fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '�' } else { c }).collect()
}
