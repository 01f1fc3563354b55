//! What keys do. Small letters are commands, capitals and digits are things on the table.

use protocol::Move;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::contract::{Button, Deed, Key, Place, Press, Stop};
use super::model::{Asking, Model, Notice, Part, Until, Want};
use super::typing::Typing;
use crate::contact::Wish;
use crate::line::Kept;

impl Model {
    pub(crate) fn press(&mut self, key: KeyEvent) -> Vec<Want> {
        if key.kind == KeyEventKind::Release {
            return Vec::new();
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            return self.interrupt();
        }
        self.interrupted = false;
        if control && key.code == KeyCode::Char('z') {
            return vec![Want::Suspend];
        }
        if self.is_too_small() {
            return self.press_unseen(key);
        }
        if let Some(typing) = self.typing.take() {
            return self.type_on(typing, key);
        }
        if control || key.modifiers.contains(KeyModifiers::ALT) {
            return Vec::new();
        }
        let was_why = std::mem::take(&mut self.is_why_asked);
        self.notice = None;
        if let Some(asking) = self.asking.clone() {
            return self.answer(&asking, key);
        }
        if self.panel.is_some()
            && let Some(wants) = self.press_in_panel(key)
        {
            return wants;
        }
        if key.code == KeyCode::Esc {
            return self.escape();
        }
        if key.code == KeyCode::Backspace {
            return self.look_back_in_guide();
        }
        // Nothing is chosen or played that a panel covers; a hint covers nothing that is chosen.
        if !self.is_covered()
            && let Some(wants) = self.press_on_table(key)
        {
            return wants;
        }
        match key.code {
            KeyCode::Char(letter) => self.command(letter, was_why),
            KeyCode::Tab | KeyCode::BackTab => {
                self.change_region();
                Vec::new()
            }
            KeyCode::PageUp => self.scroll_field(-5),
            KeyCode::PageDown => self.scroll_field(5),
            _ => Vec::new(),
        }
    }

    /// The first Ctrl-C asks, the second leaves at once.
    fn interrupt(&mut self) -> Vec<Want> {
        if self.interrupted || self.is_over() || self.is_too_small() {
            return vec![Want::Part(Part::Leave)];
        }
        self.interrupted = true;
        (self.typing, self.panel) = (None, None);
        self.asking = Some(Asking::Leave);
        Vec::new()
    }

    /// Keys on a screen that shows nothing of the game: nothing is played there.
    fn press_unseen(&mut self, key: KeyEvent) -> Vec<Want> {
        match key.code {
            KeyCode::Enter if self.can_go_on_by_lines() => vec![Want::Part(Part::Lines)],
            KeyCode::Char('q') => vec![Want::Part(Part::Leave)],
            _ => Vec::new(),
        }
    }

    /// A game that is kept nowhere would be lost with its screen.
    pub(crate) fn can_go_on_by_lines(&self) -> bool {
        !matches!(self.kept, Kept::Nowhere) && !self.is_over()
    }

    fn escape(&mut self) -> Vec<Want> {
        if self.lifted.is_empty() {
            self.put_guide_aside();
        } else {
            self.lifted.clear();
        }
        Vec::new()
    }

    fn scroll_field(&mut self, by: i16) -> Vec<Want> {
        self.scroll = self.scroll.saturating_add_signed(by);
        Vec::new()
    }

    /// Keys that mean something in this position.
    fn press_on_table(&mut self, key: KeyEvent) -> Option<Vec<Want>> {
        let heard = heard(key)?;
        if self.is_over() && heard != Key::Enter {
            return match heard {
                Key::Char(letter) => self.after_the_end(letter),
                _ => None,
            };
        }
        if heard == Key::Enter {
            return Some(self.enter());
        }
        if let Some(deed) = self.table.key(&self.scene(), heard) {
            return Some(self.do_deed(deed));
        }
        if let Key::Char(letter) = heard
            && self.is_asked()
            && let Some(button) = self.button(Press::Letter(letter))
        {
            return Some(self.do_deed(button.deed));
        }
        match heard {
            Key::Space => {
                let stops = self.stops();
                let here = stops.iter().find(|stop| stop.id == self.cursor)?;
                let id = here.id.clone();
                here.lifts.then(|| self.do_deed(Deed::Lift(id)))
            }
            Key::Char(sign) => {
                let id = self.called(sign)?;
                self.cursor = id;
                Some(Vec::new())
            }
            Key::Left | Key::Right | Key::Up | Key::Down | Key::Home | Key::End => {
                self.walk(heard);
                Some(Vec::new())
            }
            Key::Enter => None,
        }
    }

    pub(crate) fn button(&self, press: Press) -> Option<Button> {
        let buttons = self.table.buttons(&self.scene());
        buttons.into_iter().find(|button| button.press == press)
    }

    fn enter(&mut self) -> Vec<Want> {
        if self.is_startled() {
            return Vec::new();
        }
        if self.until == Until::Enter || !self.queue.is_empty() {
            if self.until == Until::Enter && self.queue.is_empty() {
                self.begin_the_next_hand();
            }
            self.until = Until::Time(self.now);
            return Vec::new();
        }
        if self.is_over() {
            return self.after_the_end('\n').unwrap_or_default();
        }
        if !self.is_asked() {
            return Vec::new();
        }
        match self.button(Press::Enter) {
            Some(button) => self.do_deed(button.deed),
            None => Vec::new(),
        }
    }

    fn after_the_end(&mut self, letter: char) -> Option<Vec<Want>> {
        let is_served = matches!(self.kept, Kept::Served(_));
        Some(match letter {
            '\n' if is_served && self.you.is_some() => vec![self.want(Wish::Again)],
            '\n' if is_served => vec![Want::Part(Part::Leave)],
            '\n' => vec![Want::Part(Part::Again)],
            'm' if !is_served => vec![Want::Part(Part::SameDeal)],
            'n' if !is_served => vec![Want::Part(Part::Menu)],
            'q' => vec![Want::Part(Part::Leave)],
            _ => return None,
        })
    }

    pub(crate) fn do_deed(&mut self, deed: Deed) -> Vec<Want> {
        match deed {
            Deed::Play(actions) if self.is_asked() => {
                self.sent = Some(self.present.position);
                self.lifted.clear();
                vec![self.want(Wish::Play(Move::Actions(actions)))]
            }
            Deed::Judge(actions) => self.judge(Move::Actions(actions)),
            Deed::Go(id) => {
                self.cursor = id;
                Vec::new()
            }
            Deed::Lift(id) => {
                match self.lifted.iter().position(|lifted| *lifted == id) {
                    Some(place) => drop(self.lifted.remove(place)),
                    None => self.lifted.push(id),
                }
                Vec::new()
            }
            Deed::LiftOnly(ids) => {
                self.lifted = ids;
                Vec::new()
            }
            Deed::LiftAndGo(ids, id) => {
                (self.lifted, self.cursor) = (ids, id);
                Vec::new()
            }
            Deed::Say(words) => {
                self.notice = Some(Notice::Note(words));
                Vec::new()
            }
            Deed::Play(_) | Deed::Nothing => Vec::new(),
        }
    }

    /// The next stop with this digit or capital, after the cursor.
    fn called(&self, sign: char) -> Option<String> {
        let stops = self.stops();
        let fits = |stop: &&Stop| stop.digit == Some(sign) || stop.capital == Some(sign);
        let here = stops.iter().position(|stop| stop.id == self.cursor).map_or(0, |place| place + 1);
        let after = stops.iter().skip(here).find(fits);
        // A capital goes to the first card of the suit, a digit to the next with that number.
        let first = stops.iter().find(fits);
        let is_capital = sign.is_ascii_uppercase();
        (if is_capital { first } else { after.or(first) }).map(|stop| stop.id.clone())
    }

    /// The stop beside, above or below.
    fn walk(&mut self, key: Key) {
        let stops = self.stops();
        let Some(here) = stops.iter().find(|stop| stop.id == self.cursor) else {
            self.cursor = stops.first().map(|stop| stop.id.clone()).unwrap_or_default();
            return;
        };
        let row: Vec<&Stop> =
            stops.iter().filter(|stop| (stop.place, stop.row) == (here.place, here.row)).collect();
        let at = row.iter().position(|stop| stop.id == here.id).unwrap_or(0);
        let found = match key {
            Key::Left => at.checked_sub(1).map(|at| row[at]),
            Key::Right => row.get(at + 1).copied(),
            Key::Home => row.first().copied(),
            Key::End => row.last().copied(),
            Key::Up | Key::Down => {
                let beyond = |stop: &&Stop| {
                    stop.place == here.place
                        && if key == Key::Up { stop.row < here.row } else { stop.row > here.row }
                };
                let rows = stops.iter().filter(beyond);
                let nearest = rows.clone().map(|stop| stop.row.abs_diff(here.row)).min();
                rows.filter(|stop| Some(stop.row.abs_diff(here.row)) == nearest)
                    .min_by_key(|stop| stop.column.abs_diff(here.column))
            }
            Key::Space | Key::Enter | Key::Char(_) => None,
        };
        if let Some(found) = found {
            self.cursor = found.id.clone();
        }
    }

    /// From one region to the next.
    pub(crate) fn change_region(&mut self) {
        let stops = self.stops();
        let here = stops.iter().find(|stop| stop.id == self.cursor).map(|stop| stop.place);
        let other = if here == Some(Place::Tray) { Place::Field } else { Place::Tray };
        let there = |stop: &&Stop| stop.place == other;
        let found = stops.iter().filter(there).find(|stop| stop.can).or_else(|| stops.iter().find(there));
        if let Some(stop) = found {
            self.cursor.clone_from(&stop.id);
        }
    }

    /// Small letters that mean the same in every game.
    pub(crate) fn command(&mut self, letter: char, was_why: bool) -> Vec<Want> {
        match letter {
            '?' => return self.why(was_why),
            'r' => self.show_rules(),
            's' => self.show_story(),
            'l' => self.show_moves(),
            'c' => return vec![Want::Glossary],
            'h' if self.is_asked() => {
                self.is_hint_asked = true;
                return vec![Want::Hint { position: self.present.position }];
            }
            'u' => return self.undo(),
            'f' => {
                self.forced = !self.forced;
                let key = if self.forced { "screen-forced-on" } else { "screen-forced-off" };
                self.notice = Some(Notice::Note(self.text(key)));
                return vec![Want::Forced { forced: self.forced, memory: self.opened.terms.memory }];
            }
            'v' => {
                let (pace, key) = self.pace.next();
                self.pace = pace;
                self.notice = Some(Notice::Note(self.text(key)));
            }
            'q' => self.asking = Some(Asking::Leave),
            '/' => self.typing = Some(Typing::default()),
            _ => {}
        }
        Vec::new()
    }

    fn undo(&mut self) -> Vec<Want> {
        if !self.lifted.is_empty() {
            self.lifted.clear();
            return Vec::new();
        }
        let is_alone = !matches!(self.kept, Kept::Served(_));
        if is_alone && !self.present.room.practice {
            self.asking = Some(Asking::Practice);
            return Vec::new();
        }
        vec![self.want(Wish::TakeBack)]
    }

    fn answer(&mut self, asking: &Asking, key: KeyEvent) -> Vec<Want> {
        let letter = match key.code {
            KeyCode::Enter => '\n',
            KeyCode::Esc => '\u{1b}',
            KeyCode::Char(letter) => letter,
            _ => return Vec::new(),
        };
        match (asking, letter) {
            (Asking::Leave, 'l' | 'q') => return vec![Want::Part(Part::Leave)],
            (Asking::Leave, 'g') if matches!(self.kept, Kept::Served(_)) => {
                self.asking = None;
                return vec![self.want(Wish::Stand), Want::Part(Part::Ended)];
            }
            (Asking::Leave, 'g') => {
                self.asking = None;
                return vec![self.want(Wish::GiveUp)];
            }
            (Asking::Leave | Asking::Practice, '\n' | '\u{1b}' | 's' | 'n') => self.asking = None,
            (Asking::Practice, 'u' | 'y') => {
                self.asking = None;
                return vec![self.want(Wish::TakeBack)];
            }
            (Asking::Motion(number), 'y' | 'n') => {
                self.asking = None;
                self.answered.insert(*number);
                return vec![self.want(Wish::Agree { motion: *number, yes: letter == 'y' })];
            }
            (Asking::Motion(number), '\u{1b}') => {
                self.answered.insert(*number);
                self.asking = None;
            }
            _ => {}
        }
        Vec::new()
    }
}

impl super::model::Pace {
    fn next(self) -> (super::model::Pace, &'static str) {
        use super::model::Pace;
        match self {
            Pace::Usual => (Pace::AtOnce, "screen-pace-at-once"),
            Pace::AtOnce => (Pace::Slow, "screen-pace-slow"),
            Pace::Slow => (Pace::Usual, "screen-pace-usual"),
        }
    }
}

fn heard(key: KeyEvent) -> Option<Key> {
    Some(match key.code {
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab | KeyCode::BackTab => Key::Char('\t'),
        KeyCode::Char(' ') => Key::Space,
        KeyCode::Char(letter) => Key::Char(letter),
        _ => return None,
    })
}
