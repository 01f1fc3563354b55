//! The line: what is asked, with its buttons at the right end; under it the reason, or what the cursor is on.

use game::{Phrase, Turn};

use super::contract::{Asked, Button, Deed, Press, Scene};
use super::look::Ink;
use super::model::{Asking, Model, Notice, Until};
use super::pen::{Pen, broken, cut, width};
use crate::line::Kept;
use crate::told::motion;

impl Model {
    pub(crate) fn draw_line(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let Asked { heading, more } = self.asked(scene);
        let is_yours = scene.asked || self.asking.is_some() || self.typing.is_some();
        if let Some(typing) = &self.typing {
            pen.fill(0, Ink::You);
            let at = pen.put(0, 0, &format!("{}/{}", self.look.prompt(), typing.before()), Ink::You);
            pen.put(at, 0, &typing.text()[typing.before().len()..], Ink::You);
            let under = typing.text()[typing.before().len()..].chars().next().unwrap_or(' ');
            pen.put(at, 0, &under.to_string(), Ink::Button);
        } else {
            let buttons = self.line_buttons(scene);
            let ink = if is_yours { Ink::You } else { Ink::Plain };
            if is_yours {
                pen.fill(0, Ink::You);
            }
            let room = self.draw_buttons(pen, &buttons);
            let mark = if is_yours { self.look.prompt() } else { "  " };
            let at = pen.put(0, 0, mark, ink);
            pen.put_cut(at, 0, &heading, room.saturating_sub(at), ink);
        }
        let indent = width(self.look.prompt());
        let (more, ink) = match &self.notice {
            Some(Notice::Refused(why)) => (format!("! {why}"), Ink::Refused),
            Some(Notice::Note(note)) => (note.clone(), Ink::Bold),
            None if self.is_hint_asked => (self.text("screen-hint-comes"), Ink::Dim),
            None if self.is_covered() && !self.queue.is_empty() => (self.text(self.held_words()), Ink::Bold),
            None => (more, Ink::Dim),
        };
        let wide = pen.wide().saturating_sub(indent);
        let rows = usize::from(pen.high().saturating_sub(1));
        let mut lines = broken(&more, wide);
        if self.notice.is_none() && self.asking.is_none() && self.choices().len() == 1 {
            // What is said of the answer comes first.
            let whole = broken(&format!("{more} {}", self.text("screen-only-answer")), wide);
            lines = if whole.len() <= rows { whole } else { lines };
        }
        for (line, y) in lines.iter().take(rows).zip(1..) {
            let is_last = usize::from(y) == rows && lines.len() > rows;
            let line = if is_last { cut(&format!("{line} …"), wide) } else { line.clone() };
            pen.put(indent, y, &line, ink);
        }
    }

    /// Draws buttons at the right end of the first row, and gives where they begin.
    fn draw_buttons(&self, pen: &mut Pen<'_>, buttons: &[Button]) -> u16 {
        let enter = self.text("screen-enter");
        let label = |button: &Button, long: bool| {
            let key = match button.press {
                Press::Enter => enter.clone(),
                Press::Letter(letter) => letter.to_string(),
            };
            if long { format!("[ {key}  {} ]", button.label) } else { format!("[{key} {}]", button.label) }
        };
        // The one of Enter stands last.
        let (last, first): (Vec<&Button>, Vec<&Button>) =
            buttons.iter().partition(|button| button.press == Press::Enter);
        let order: Vec<&Button> = first.into_iter().chain(last).collect();
        let needs = |long: bool| order.iter().map(|button| width(&label(button, long)) + 2).sum::<u16>();
        let long = needs(true) <= pen.wide() * 3 / 5;
        let begins = pen.wide().saturating_sub(needs(long).saturating_sub(1));
        let mut x = begins;
        for button in order {
            let ink = match (button.idle, button.press) {
                (true, _) => Ink::Idle,
                (false, Press::Enter) => Ink::Button,
                (false, Press::Letter(_)) => Ink::You,
            };
            x = pen.put(x, 0, &label(button, long), ink) + 2;
        }
        begins.saturating_sub(1)
    }

    fn line_buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        let button = |press: Press, key: &'static str| Button {
            press,
            label: self.text(key),
            deed: Deed::Nothing,
            idle: false,
        };
        match &self.asking {
            Some(Asking::Leave) => {
                let end =
                    if matches!(self.kept, Kept::Served(_)) { "screen-stand" } else { "screen-give-up" };
                let mut buttons = vec![button(Press::Letter('l'), "screen-leave")];
                if !self.is_over() && self.you.is_some() {
                    buttons.push(button(Press::Letter('g'), end));
                }
                buttons.push(button(Press::Enter, "screen-stay"));
                buttons
            }
            Some(Asking::Practice) => {
                vec![button(Press::Letter('u'), "screen-go-back"), button(Press::Enter, "screen-stay")]
            }
            Some(Asking::Motion(_)) => {
                vec![button(Press::Letter('y'), "screen-yes"), button(Press::Letter('n'), "screen-no")]
            }
            None if self.until == Until::Enter => vec![button(Press::Enter, "screen-go-on")],
            None if scene.asked => self.table.buttons(scene),
            None => Vec::new(),
        }
    }

    /// What the line says, and the reason under it.
    fn asked(&self, scene: &Scene<'_>) -> Asked {
        let plain = |heading: String| Asked { heading, more: String::new() };
        match &self.asking {
            Some(Asking::Leave) => return plain(self.say(&question_of(&self.kept))),
            Some(Asking::Practice) => {
                return Asked {
                    heading: self.text("screen-practice-question"),
                    more: self.text("screen-practice-why"),
                };
            }
            Some(Asking::Motion(_)) => {
                let told = self.present.room.motion.as_ref();
                return plain(told.map(|told| self.say(&motion(told, self.you))).unwrap_or_default());
            }
            None => {}
        }
        if self.is_lost {
            return plain(self.text("join-lost"));
        }
        if self.present.room.paused.is_some() {
            return Asked { heading: self.text("screen-paused"), more: self.text("screen-paused-how") };
        }
        if self.until == Until::Enter {
            return plain(self.text("screen-hand-over"));
        }
        if self.sent.is_some() {
            return plain(self.text("screen-sent"));
        }
        if scene.asked {
            return self.table.question(scene).unwrap_or_else(|| self.asked_plainly());
        }
        let said = self.table.question(scene).unwrap_or_default();
        let turn = match self.present.sight.turn {
            Turn::Seat(who) if Some(who) != self.you => {
                let teeth = scene.teeth_of(who).map(|teeth| format!(" {teeth}")).unwrap_or_default();
                self.say(&Phrase::new("screen-turn-of").with("who", who)) + &teeth
            }
            Turn::Seat(_) | Turn::Chance | Turn::Over => String::new(),
        };
        Asked { heading: if said.heading.is_empty() { turn } else { said.heading }, ..said }
    }

    /// What is said while a panel holds the table.
    fn held_words(&self) -> &'static str {
        let turn = self.queue.back().map(|last| last.sight.turn);
        let is_yours = self.you.is_some_and(|you| turn == Some(Turn::Seat(you)));
        if is_yours { "screen-held-yours" } else { "screen-held" }
    }

    fn asked_plainly(&self) -> Asked {
        let mut said = self.present.sight.question.iter().map(|phrase| self.say(phrase));
        let heading = said.next().unwrap_or_default();
        Asked { heading, more: said.collect::<Vec<String>>().join(" ") }
    }
}

/// What is asked of whoever wants to leave, without the letters, which stand in the buttons.
fn question_of(kept: &Kept) -> Phrase {
    match kept {
        Kept::Under(_) => Phrase::new("screen-leave-kept"),
        Kept::Nowhere => Phrase::new("screen-leave-unkept"),
        Kept::Served(_) => Phrase::new("screen-leave-served"),
    }
}
