//! What people's devices send: what makes sense, what does not, and what nobody should.

use std::rc::Rc;

use game::Seat;
use protocol::{LONGEST_MESSAGE, Time, VERSION};
use serde_json::{Value, json};
use table::ClientId;

use crate::dice::Dice;
use crate::setups::name;

/// A message that was not answered is sent again after so long.
const PATIENCE: Time = 2_500;
/// Who has heard nothing for so long asks where the game stands: something may have been lost.
const SILENCE: Time = 10_000;

/// One device of a person.
pub struct Device {
    pub person: usize,
    pub connection: Option<ClientId>,
    /// When it does something next.
    pub wakes: Time,
    /// When it was told something last.
    heard: Time,
    /// Was it denied something? Then it may have missed what everybody else was told.
    doubts: bool,
    known: Option<Known>,
    unanswered: Vec<Unanswered>,
    /// What it has sent.
    sent: Vec<String>,
    index: usize,
    keys: u64,
}

struct Unanswered {
    key: String,
    text: String,
    at: Time,
}

/// What it was told last.
struct Known {
    you: Option<u64>,
    /// The last welcome or update.
    told: Rc<Value>,
    room: Value,
}

impl Known {
    fn present(&self) -> &Value {
        let value = &self.told["value"];
        value.get("present").unwrap_or(value)
    }
}

/// What a device does.
pub enum Intent {
    Connect,
    Disconnect,
    Send(String),
    /// A message that means harm, or nothing.
    Forge(String),
}

impl Device {
    pub fn new(index: usize, person: usize) -> Self {
        let (unanswered, sent) = (Vec::new(), Vec::new());
        Device {
            person,
            connection: None,
            wakes: 0,
            heard: 0,
            doubts: false,
            known: None,
            unanswered,
            sent,
            index,
            keys: 0,
        }
    }

    /// The connection is gone.
    pub fn cut_off(&mut self) {
        (self.connection, self.known) = (None, None);
    }

    pub fn receive(&mut self, now: Time, message: &Rc<Value>) {
        self.heard = now;
        let value = &message["value"];
        match (message["type"].as_str(), &mut self.known) {
            (Some("welcome"), _) => {
                let room = value["present"]["room"].clone();
                self.known = Some(Known { you: value["you"].as_u64(), told: Rc::clone(message), room });
            }
            (Some("update"), Some(known)) if value["seq"].as_u64() >= known.present()["seq"].as_u64() => {
                known.room = value["room"].clone();
                known.told = Rc::clone(message);
            }
            (Some("room"), Some(known)) => known.room = value.clone(),
            (Some("accepted" | "denied"), _) => {
                self.doubts |= value.get("why").is_some();
                self.unanswered.retain(|message| value["key"] != message.key.as_str());
            }
            _ => {}
        }
    }

    pub fn hello(&self, dice: &mut Dice) -> String {
        let after = match &self.known {
            Some(known) if dice.percent(50) => known.present()["seq"].as_u64().unwrap_or_default(),
            _ => 0,
        };
        json!({ "type": "hello", "value": { "version": VERSION, "after": after } }).to_string()
    }

    /// What it does now. Calm people only want to finish the game.
    pub fn act(&mut self, now: Time, dice: &mut Dice, calm: bool) -> Vec<Intent> {
        self.wakes = now + if calm { dice.between(200, 1_500) } else { dice.between(50, 4_000) };
        if self.connection.is_none() {
            return vec![Intent::Connect, Intent::Send(self.hello(dice))];
        }
        let asks = self.heard + SILENCE < now || (calm && self.doubts);
        if self.known.is_none() || asks {
            (self.heard, self.doubts) = (now, false);
            return vec![Intent::Send(self.hello(dice))];
        }
        if let Some(late) = self.unanswered.iter_mut().find(|message| message.at + PATIENCE <= now) {
            late.at = now;
            return vec![Intent::Send(late.text.clone())];
        }
        let text = if calm { self.calm(dice) } else { return self.wild(now, dice) };
        text.into_iter().map(|text| self.send(now, &text)).collect()
    }

    /// Remembers a message until it is answered.
    fn send(&mut self, now: Time, message: &Value) -> Intent {
        let text = message.to_string();
        if let Some(key) = message["value"]["key"].as_str() {
            self.unanswered.push(Unanswered { key: key.to_owned(), text: text.clone(), at: now });
        }
        self.sent.push(text.clone());
        Intent::Send(text)
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("{}-{}", self.index, self.keys)
    }

    fn keyed(&mut self, kind: &str) -> Value {
        json!({ "type": kind, "value": { "key": self.key() } })
    }

    fn you(&self) -> Option<u64> {
        self.known.as_ref().and_then(|known| known.you)
    }

    fn choices(&self) -> &[Value] {
        let known = self.known.as_ref();
        let choices = known.and_then(|known| known.present()["sight"]["choices"].as_array());
        choices.map(Vec::as_slice).unwrap_or_default()
    }

    fn calm(&mut self, dice: &mut Dice) -> Option<Value> {
        let (Some(_), true) = (self.you(), self.unanswered.is_empty()) else { return None };
        if let Some(agree) = self.agree(true) {
            return Some(agree);
        }
        let known = self.known.as_ref()?;
        if !known.room["paused"].is_null() {
            return Some(self.keyed("resume"));
        }
        if self.choices().is_empty() {
            let seq = known.present()["seq"].clone();
            return Some(json!({ "type": "seen", "value": { "seq": seq } }));
        }
        Some(self.play(dice, false))
    }

    /// A move that is offered, or something like it.
    fn play(&mut self, dice: &mut Dice, wild: bool) -> Value {
        let choice = self.choices()[dice.below(self.choices().len())].clone();
        let other = self.choices()[dice.below(self.choices().len())].clone();
        let action = match dice.below(if wild { 12 } else { 8 }) {
            0 => json!({ "type": "text", "value": choice["notation"] }),
            1..=9 => json!({ "type": "actions", "value": [choice["action"]] }),
            _ => json!({ "type": "actions", "value": [choice["action"], other["action"]] }),
        };
        let position = self.known.as_ref().map(|known| known.present()["position"].clone());
        json!({ "type": "play", "value": { "key": self.key(), "position": position, "action": action } })
    }

    /// Asks about what is offered, or about something else.
    fn judge(&mut self, dice: &mut Dice) -> Value {
        let nonsense =
            json!({ "type": "text", "value": dice.pick(&["", "pass", "7", "play r7; play r7", "draw"]) });
        let action = match self.choices().len() {
            0 => nonsense,
            _ if dice.percent(40) => nonsense,
            count => json!({ "type": "actions", "value": [self.choices()[dice.below(count)]["action"]] }),
        };
        let position = self.known.as_ref().map(|known| known.present()["position"].clone());
        json!({ "type": "judge", "value": { "position": position, "action": action } })
    }

    /// An answer to what is asked, if this seat is asked and has not answered.
    fn agree(&mut self, yes: bool) -> Option<Value> {
        let you = json!(self.you()?);
        let motion = &self.known.as_ref()?.room["motion"];
        let has = |list: &str| motion[list].as_array().is_some_and(|seats| seats.contains(&you));
        if !has("asked") || has("yes") {
            return None;
        }
        let number = motion["number"].clone();
        Some(json!({ "type": "agree", "value": { "key": self.key(), "motion": number, "yes": yes } }))
    }

    fn wild(&mut self, now: Time, dice: &mut Dice) -> Vec<Intent> {
        let roll = dice.below(100);
        let message = match roll {
            0..40 if !self.choices().is_empty() => Some(self.play(dice, true)),
            0..54 => {
                let seq = self.known.as_ref().map(|known| known.present()["seq"].clone());
                dice.percent(30).then(|| json!({ "type": "seen", "value": { "seq": seq } }))
            }
            54..58 => Some(json!({ "type": "say", "value": { "key": self.key(), "text": "Jambo! 🦁" } })),
            58..62 => {
                let (forced, memory) = (dice.percent(60), dice.percent(50));
                Some(json!({ "type": "wish", "value": { "forced": forced, "memory": memory } }))
            }
            62..66 => Some(match dice.below(14) {
                0 => {
                    let position = self.known.as_ref().map(|known| known.present()["position"].clone());
                    json!({ "type": "hint", "value": { "position": position } })
                }
                1..4 => self.judge(dice),
                4 => {
                    let position = self.known.as_ref().map(|known| known.present()["position"].clone());
                    json!({ "type": "teach", "value": { "position": position } })
                }
                5..9 => json!({ "type": "glossary" }),
                _ => json!({ "type": "ping" }),
            }),
            66..71 => Some(self.ask(dice)),
            71..76 => self.agree(dice.percent(75)),
            76..79 => Some(self.change_chair(dice)),
            79..81 => Some(self.keyed("resume")),
            81 => Some(self.keyed(dice.pick(&["give-up", "again", "again", "again"]))),
            82..85 => return vec![Intent::Disconnect],
            _ => return vec![self.forge(dice)],
        };
        message.into_iter().map(|message| self.send(now, &message)).collect()
    }

    fn ask(&mut self, dice: &mut Dice) -> Value {
        let to = if dice.percent(50) { Value::Null } else { json!(dice.below(40)) };
        let motion = match dice.below(8) {
            0..5 => json!({ "type": "take-back", "value": { "to": to } }),
            5 => json!({ "type": "pause" }),
            _ => json!({ "type": "replace", "value": { "seat": dice.below(6) } }),
        };
        json!({ "type": "ask", "value": { "key": self.key(), "motion": motion } })
    }

    fn change_chair(&mut self, dice: &mut Dice) -> Value {
        if self.you().is_some() {
            return self.keyed("stand");
        }
        let (seat, name) = (Seat(dice.below(6) as u8), name(self.person));
        json!({ "type": "sit", "value": { "key": self.key(), "seat": seat, "name": name } })
    }

    /// Something that must lead to nothing, or to what it led to before.
    fn forge(&mut self, dice: &mut Dice) -> Intent {
        let position = self.known.as_ref().and_then(|known| known.present()["position"].as_u64());
        let position = position.unwrap_or_default();
        let choice =
            json!({ "type": "text", "value": dice.pick(&["", "pass", "7", "play r7; play r7", "\u{0}"]) });
        let text = match dice.below(14) {
            0 => dice.pick(&["", "{", "null", "[[[[[[[[", "\u{feff}", r#"{"type":"welcome"}"#]).to_owned(),
            1 => "[".repeat(LONGEST_MESSAGE - dice.below(3)),
            2 => format!(r#"{{"type":"say","value":{{"key":"k","text":"{}"}}}}"#, "x".repeat(LONGEST_MESSAGE)),
            3 => json!({ "type": "play", "value": { "key": self.key(), "position": position.saturating_sub(1), "action": choice } }).to_string(),
            4 => json!({ "type": "play", "value": { "key": self.key(), "position": position + 9, "action": choice } }).to_string(),
            5 | 6 => json!({ "type": "play", "value": { "key": self.key(), "position": position, "action": choice } }).to_string(),
            7 => json!({ "type": "sit", "value": { "key": self.key(), "seat": dice.pick(&[7, 200, 255]), "name": "Zuri" } }).to_string(),
            8 => json!({ "type": "agree", "value": { "key": self.key(), "motion": dice.below(999), "yes": true } }).to_string(),
            // Somebody else's key.
            9 => json!({ "type": "stand", "value": { "key": format!("{}-{}", dice.below(8), dice.below(9)) } }).to_string(),
            10 => json!({ "type": "say", "value": { "key": self.key(), "text": "\u{202e}turned" } }).to_string(),
            11 => json!({ "type": "hello", "value": { "version": VERSION + 1, "after": 0 } }).to_string(),
            12 => json!({ "type": "seen", "value": { "seq": u64::MAX } }).to_string(),
            _ => match self.sent.len() {
                0 => "?".to_owned(),
                count => self.sent[dice.below(count)].clone(),
            },
        };
        Intent::Forge(text)
    }
}
