//! The frame: bar, field, hem, line, tray, keys, and the rail where there is room. The line and the hand are never covered.

use game::{Phrase, Turn};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::contract::{Asked, Button, Press, Rows, Scene};
use super::look::{Ink, Signs, to_ascii};
use super::model::{Asking, Model, Notice, Until};
use super::panel::{self, Panel};
use super::pen::{Pen, broken, cut, width};
use crate::line::Kept;
use crate::told::motion;

/// The smallest screen that a game fits.
pub const SMALLEST: (u16, u16) = (60, 18);
/// From this width on there is a rail.
const RAIL_FROM: u16 = 120;
/// How wide the table is beside a rail, at least.
const BESIDE_RAIL: u16 = 84;
/// From this height on things have air around them.
const AIRY_FROM: u16 = 36;

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Regions {
    /// Which game, which hand.
    pub bar: Rect,
    /// The game.
    pub field: Rect,
    /// What others just did.
    pub told: Rect,
    /// The hem.
    pub hem: Rect,
    /// The line.
    pub line: Rect,
    /// The hand.
    pub tray: Rect,
    /// The keys.
    pub keys: Rect,
    /// Beside the table.
    pub rail: Option<Rect>,
}

/// How wide the rail is on a screen of this width.
fn rail_wide(wide: u16) -> Option<u16> {
    (wide >= RAIL_FROM).then(|| (wide - BESIDE_RAIL - 1).min(48))
}

/// How wide the table is on a screen of this width.
pub fn table_wide(wide: u16) -> u16 {
    rail_wide(wide).map_or(wide, |rail| wide - rail - 1)
}

/// Cuts an area into regions, for a hem and a tray of so many rows.
pub fn regions(area: Rect, hem: u16, tray: u16) -> Regions {
    let (rail, wide) = (rail_wide(area.width), table_wide(area.width));
    let airy = area.height >= AIRY_FROM;
    let (gap, line) = if airy { (1, 3) } else { (0, 2) };
    let row = |y: u16, high: u16| Rect { x: area.x, y: area.y + y, width: wide, height: high };
    let below = 1 + gap + tray + gap + line + gap + hem;
    let end = area.height.saturating_sub(below);
    let told = if rail.is_some() || area.height < 22 { 0 } else { 2 };
    let top = 1 + gap;
    let field = end.saturating_sub(top + told);
    let mut y = top;
    let mut next = |high: u16, gap: u16| {
        let part = row(y, high);
        y += high + gap;
        part
    };
    let (field, told, hem, line, tray) =
        (next(field, 0), next(told, 0), next(hem, gap), next(line, gap), next(tray, gap));
    Regions {
        bar: Rect { width: area.width, ..row(0, 1) },
        field,
        told,
        hem,
        line,
        tray,
        keys: Rect { width: area.width, ..row(area.height.saturating_sub(1), 1) },
        rail: rail.map(|rail| Rect {
            x: area.x + wide,
            y: area.y + 1,
            width: rail + 1,
            height: area.height.saturating_sub(2),
        }),
    }
}

impl Model {
    /// Draws everything.
    pub fn draw(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let smallest = self.smallest();
        if area.width < smallest.0 || area.height < smallest.1 {
            self.draw_too_small(buffer, smallest);
        } else {
            let scene = self.scene();
            if self.is_over() && self.queue.is_empty() {
                self.draw_end(&scene, buffer);
            } else if self.until != Until::Enter || !self.draw_hand_page(&scene, buffer) {
                self.draw_table(&scene, buffer);
            }
        }
        if self.look.signs == Signs::Ascii {
            to_ascii(buffer);
        }
    }

    /// The smallest screen for this game.
    pub fn smallest(&self) -> (u16, u16) {
        if self.entry.name() == "asante" { (70, 20) } else { SMALLEST }
    }

    fn draw_too_small(&self, buffer: &mut Buffer, (wide, high): (u16, u16)) {
        let area = buffer.area;
        let phrase = Phrase::new("screen-too-small")
            .with("wide", wide)
            .with("high", high)
            .with("is-wide", area.width)
            .with("is-high", area.height);
        let mut pen = Pen::new(buffer, area, self.look);
        for (line, y) in broken(&self.say(&phrase), area.width).iter().zip(0..) {
            pen.put(0, y, line, Ink::Plain);
        }
    }

    /// The regions of this table in an area.
    pub(crate) fn regions(&self, scene: &Scene<'_>, area: Rect) -> Regions {
        let room = match area.height {
            0..22 => Rows::Few,
            22..AIRY_FROM => Rows::Usual,
            _ => Rows::Many,
        };
        regions(area, self.table.hem_rows(scene), self.table.tray_rows(scene, room))
    }

    fn draw_table(&self, scene: &Scene<'_>, buffer: &mut Buffer) {
        let places = self.regions(scene, buffer.area);
        self.draw_bar(scene, &mut Pen::new(buffer, places.bar, self.look));
        let mut field = places.field;
        if let Some(rows) = self.guide_rows(field.width) {
            // The guide takes the rows of what happened first.
            field.height += places.told.height;
            let high = rows.min(field.height.saturating_sub(4));
            let guide = Rect { height: high, ..field };
            self.draw_guide(&mut Pen::new(buffer, guide, self.look));
            field = Rect { y: field.y + high, height: field.height - high, ..field };
        } else {
            self.draw_told(&mut Pen::new(buffer, places.told, self.look));
        }
        self.table.field(scene, &mut Pen::new(buffer, field, self.look));
        self.table.hem(scene, &mut Pen::new(buffer, places.hem, self.look));
        self.draw_line(scene, &mut Pen::new(buffer, places.line, self.look));
        self.table.tray(scene, &mut Pen::new(buffer, places.tray, self.look));
        self.draw_panel(buffer, &places);
        self.draw_keys(scene, &mut Pen::new(buffer, places.keys, self.look));
        if let Some(rail) = places.rail {
            self.draw_rail(scene, &mut Pen::new(buffer, rail, self.look));
        }
    }

    pub(crate) fn draw_bar(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let ink = Ink::Bar(self.drawn.ground());
        pen.fill(0, ink);
        let bar = self.table.bar(scene);
        let game = self.lexicon.word("game-title").unwrap_or(self.entry.name().to_owned()).to_uppercase();
        let left = format!("{game}   {}", bar.left);
        let at = pen.put(1, 0, &left, ink);
        let join = |scores: Vec<String>| {
            let goal = Some(bar.goal.clone()).filter(|goal| !goal.is_empty());
            goal.into_iter().chain(scores).collect::<Vec<String>>().join("   ")
        };
        let room = pen.wide().saturating_sub(at + 3);
        let long = join(bar.scores.iter().map(|(long, _)| long.clone()).collect());
        let short = join(bar.scores.iter().map(|(_, short)| short.clone()).collect());
        let least = join(bar.scores.iter().take(1).map(|(_, short)| short.clone()).collect());
        let fitting = [long, short, least].into_iter().find(|text| width(text) <= room);
        let mut right = fitting.unwrap_or_else(|| bar.goal.clone());
        if self.present.room.practice {
            let marked = format!("{}   {right}", self.text("screen-practice"));
            right = if width(&marked) <= room { marked } else { right };
        }
        pen.put_right(1, 0, &cut(&right, room), ink);
    }

    /// The latest of what others did, in the rows above the hem.
    fn draw_told(&self, pen: &mut Pen<'_>) {
        let news = self.story.news(self.you, &self.lexicon, &self.names);
        let (wide, high) = (pen.wide().saturating_sub(2), usize::from(pen.high()));
        let mut lines: Vec<String> = Vec::new();
        for from in (0..news.len()).rev() {
            let more = broken(&news[from..].join("  "), wide);
            if more.len() > high && !lines.is_empty() {
                break;
            }
            lines = more;
        }
        let skipped = lines.len().saturating_sub(high);
        for (line, y) in lines.iter().skip(skipped).zip(0..) {
            pen.put(1, y, line, Ink::Plain);
        }
    }

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
            None => (more, Ink::Dim),
        };
        let wide = pen.wide().saturating_sub(indent);
        let lines = broken(&more, wide);
        let rows = usize::from(pen.high().saturating_sub(1));
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
            deed: super::contract::Deed::Nothing,
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
            let mut asked = self.table.question(scene).unwrap_or_else(|| self.asked_plainly());
            if self.present.sight.choices.len() == 1 {
                asked.more = format!("{} {}", self.text("screen-only-answer"), asked.more);
            }
            return asked;
        }
        let heading = match self.present.sight.turn {
            Turn::Seat(who) if Some(who) != self.you => {
                let teeth = scene.teeth_of(who).map(|teeth| format!(" {teeth}")).unwrap_or_default();
                self.say(&Phrase::new("screen-turn-of").with("who", who)) + &teeth
            }
            Turn::Seat(_) | Turn::Chance | Turn::Over => String::new(),
        };
        Asked { heading, more: self.table.question(scene).map(|asked| asked.more).unwrap_or_default() }
    }

    fn asked_plainly(&self) -> Asked {
        let mut said = self.present.sight.question.iter().map(|phrase| self.say(phrase));
        let heading = said.next().unwrap_or_default();
        Asked { heading, more: said.collect::<Vec<String>>().join(" ") }
    }

    fn draw_panel(&self, buffer: &mut Buffer, places: &Regions) {
        let Some(panel) = &self.panel else { return };
        let closes = |key: char| self.say(&Phrase::new("screen-closes").with("key", key.to_string()));
        let whole =
            Rect { height: places.field.height + places.told.height + places.hem.height, ..places.field };
        let (area, key) = match panel {
            Panel::Rules(_) => (whole, 'r'),
            Panel::Text(text) => (whole, text.key),
            Panel::Hint(text) => {
                let high = panel::hint_rows(text, whole.width).min(whole.height);
                (Rect { y: whole.y + whole.height - high, height: high, ..whole }, 'h')
            }
        };
        panel::draw(&mut Pen::new(buffer, area, self.look), panel, &closes(key));
    }

    fn draw_rail(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        for y in 0..pen.high() {
            pen.put(0, y, "│", Ink::Dim);
        }
        let (wide, high) = (pen.wide().saturating_sub(2), pen.high());
        let mut rail = pen.part(2, 1, wide, high.saturating_sub(1));
        let mut y = 0;
        for section in self.table.rail(scene) {
            rail.put_cut(0, y, &section.heading.to_uppercase(), wide, Ink::Bold);
            y += 1;
            for (left, right) in &section.rows {
                rail.put_cut(0, y, left, wide.saturating_sub(width(right) + 2), Ink::Plain);
                rail.put_right(1, y, right, Ink::Bold);
                y += 1;
            }
            y += 1;
        }
        rail.put(0, y, &self.text("screen-story").to_uppercase(), Ink::Bold);
        let room = rail.high().saturating_sub(y + 1);
        let mut lines: Vec<(String, Ink)> = Vec::new();
        for (number, words, is_new) in self.story.all(&self.lexicon, &self.names).iter().rev() {
            let ink = if *is_new { Ink::Plain } else { Ink::Dim };
            let mut part: Vec<(String, Ink)> = Vec::new();
            for (line, place) in broken(words, wide.saturating_sub(6)).iter().zip(0..) {
                let margin = if place == 0 { format!("{number:>4} ") } else { " ".repeat(5) };
                part.push((margin + line, ink));
            }
            if lines.len() + part.len() > usize::from(room) {
                break;
            }
            part.append(&mut lines);
            lines = part;
        }
        for ((line, ink), row) in lines.iter().zip(y + 1..) {
            rail.put(0, row, line, *ink);
        }
    }

    /// The keys that do something now: with words as far as there is room.
    pub(crate) fn draw_keys(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let keys = self.keys_now(scene);
        let long: Vec<String> = keys.iter().map(|(key, word)| format!("{key} {word}")).collect();
        let mut shown = 0;
        for words in (0..=keys.len()).rev() {
            let needs: u16 = keys
                .iter()
                .zip(&long)
                .zip(0..)
                .map(|((key, long), place)| if place < words { width(long) + 2 } else { width(&key.0) + 1 })
                .sum();
            shown = words;
            if needs < pen.wide() {
                break;
            }
        }
        let mut x = 1;
        for (((key, _), long), place) in keys.iter().zip(&long).zip(0..) {
            x = if place < shown {
                pen.put(x, 0, long, Ink::Dim) + 2
            } else {
                pen.put(x, 0, key, Ink::Dim) + 1
            };
        }
    }

    fn keys_now(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let enter = self.text("screen-enter");
        let own = |list: &[(&str, &'static str)]| -> Vec<(String, String)> {
            list.iter().map(|(key, word)| ((*key).to_owned(), self.text(word))).collect()
        };
        if self.typing.is_some() {
            let mut keys = vec![(enter, self.text("screen-key-do"))];
            keys.extend(own(&[
                ("Tab", "screen-key-complete"),
                ("↑↓", "screen-key-earlier"),
                ("Esc", "screen-key-back"),
            ]));
            return keys;
        }
        match &self.panel {
            Some(Panel::Rules(_)) => {
                return own(&[
                    ("↑↓", "screen-key-chapter"),
                    ("PgUp PgDn", "screen-key-scroll"),
                    ("/", "screen-key-find"),
                    ("0–9", "screen-key-clause"),
                    ("r", "screen-key-close"),
                ]);
            }
            Some(Panel::Text(_)) => {
                return own(&[("↑↓ PgUp PgDn", "screen-key-scroll"), ("Esc", "screen-key-close")]);
            }
            Some(Panel::Hint(_)) | None => {}
        }
        let mut keys = Vec::new();
        if self.until == Until::Enter || !self.queue.is_empty() {
            keys.push((enter, self.text("screen-key-go-on")));
        } else if scene.asked {
            let table = self.table.keys(scene).into_iter();
            keys.extend(
                table.map(|(key, word)| (if key == "Enter" { enter.clone() } else { key.to_owned() }, word)),
            );
            keys.extend(own(&[("?", "screen-key-why")]));
        } else {
            keys.extend(own(&[("?", "screen-key-help")]));
        }
        keys.extend(own(&[("r", "screen-key-rules")]));
        if scene.asked {
            keys.extend(own(&[("h", "screen-key-hint"), ("u", "screen-key-undo")]));
        }
        keys.extend(own(&[("s", "screen-key-story")]));
        if scene.asked {
            keys.extend(own(&[("/", "screen-key-type")]));
        }
        keys.extend(own(&[("q", "screen-key-leave")]));
        keys
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
