//! What comes of messages.

use game::{Command, Data, Match, Refusal, Seat, Turn};
use protocol::{Agreement, Clock, Denial, Motion, Move, Room, Time, ToClient, ToServer, VERSION, Why};

use crate::event::{Event, Sender, What};
use crate::motion::Pending;
use crate::proposal::{Audience, Proposal};
use crate::seats::{Wishes, seat_of};
use crate::setup::PersonId;
use crate::table::{Client, ClientId, Heard, Message, Outgoing, Table, steps};
use crate::text;

impl Table {
    /// Somebody is connected. They are told nothing before they say hello.
    pub fn connect(&mut self, now: Time, client: ClientId, person: PersonId) -> Vec<Outgoing> {
        let seat = seat_of(&self.seats, &person);
        self.clients.insert(client, Client { person, greeted: false, pictured: true });
        if let Some(seat) = seat {
            self.away[seat.index()] = None;
        }
        let is_back =
            |asked: &Pending| matches!(asked.motion, Motion::Replace { seat: gone } if Some(gone) == seat);
        if self.motion.as_ref().is_some_and(is_back) {
            return self.decide(now, Agreement::Lapsed);
        }
        self.tell_room(now)
    }

    /// A connection is gone.
    pub fn disconnect(&mut self, now: Time, client: ClientId) -> Vec<Outgoing> {
        let seat = self.seat_of(client);
        if self.clients.remove(&client).is_none() {
            return Vec::new();
        }
        self.bots.forget_hint(client);
        if let Some(seat) = seat {
            let is_here = self.clients.keys().any(|other| self.seat_of(*other) == Some(seat));
            self.away[seat.index()] = (!is_here).then_some(now);
        }
        self.tell_room(now)
    }

    /// A message of a client as it came over the wire.
    pub fn hear_text(&mut self, now: Time, client: ClientId, text: &str) -> Heard {
        match ToServer::read(text) {
            Ok(message) => self.hear(now, client, &message),
            Err(error) => Table::deny_to(client, None, Denial::Unreadable(error.phrase())),
        }
    }

    /// A message of a client.
    pub fn hear(&mut self, now: Time, client: ClientId, message: &ToServer) -> Heard {
        let heard = self.try_hear(now, client, message);
        heard.unwrap_or_else(|why| {
            let stale = matches!(why, Denial::Stale(_));
            let denied = Table::deny_to(client, message.key().cloned(), why);
            match (denied, stale) {
                // Who was left behind is told where the game stands.
                (Heard::Say(mut out), true) => {
                    out.extend(self.present_to(now, client, 0));
                    Heard::Say(out)
                }
                (denied, _) => denied,
            }
        })
    }

    fn try_hear(&mut self, now: Time, client: ClientId, message: &ToServer) -> Result<Heard, Denial> {
        let Some(Client { person, greeted, .. }) = self.clients.get(&client).cloned() else {
            return Ok(Heard::Say(Vec::new()));
        };
        if let ToServer::Hello { version, after } = message {
            return self.hello(now, client, *version, *after);
        }
        if !greeted {
            return Err(Denial::NoHello);
        }
        let sender = message.key().map(|key| Sender { person: person.clone(), key: key.clone() });
        if let Some(seq) = sender.as_ref().and_then(|sender| self.answered.get(sender)) {
            let key = sender.as_ref().map(|sender| sender.key.clone()).ok_or(Denial::NoHello)?;
            return Ok(say(client, ToClient::Accepted { key, seq: *seq }));
        }
        let seat = seat_of(&self.seats, &person);
        match (message, sender) {
            (ToServer::Ping, _) => return Ok(say(client, ToClient::Pong)),
            (ToServer::Glossary, _) => {
                let glossary = self.game.glossary(crate::table::viewer(seat));
                return Ok(say(client, ToClient::Glossary(glossary)));
            }
            (ToServer::Picture { wanted }, _) => {
                self.clients.entry(client).and_modify(|client| client.pictured = *wanted);
                let told = if *wanted { self.present_to(now, client, self.seq()) } else { Vec::new() };
                return Ok(Heard::Say(told));
            }
            (ToServer::Sit { seat, name, .. }, Some(sender)) => {
                return self.sit(now, client, sender, *seat, name);
            }
            _ => {}
        }
        let seat = seat.ok_or(Denial::NotSeated)?;
        self.hear_seated(now, client, seat, message)
    }

    /// A message that only somebody who sits may send.
    fn hear_seated(
        &mut self,
        now: Time,
        client: ClientId,
        seat: Seat,
        message: &ToServer,
    ) -> Result<Heard, Denial> {
        let person = self.clients[&client].person.clone();
        let sender = message.key().map(|key| Sender { person, key: key.clone() });
        let Some(sender) = sender else { return self.hear_unkeyed(now, client, seat, message) };
        let from = Some((client, sender.clone()));
        let what = match message {
            ToServer::Play { position, action, .. } => {
                return self.hear_play(now, client, (seat, sender), *position, action);
            }
            ToServer::Ask { motion, .. } => return self.ask(now, client, seat, sender, *motion),
            ToServer::Agree { motion, yes, .. } => {
                return self.agree(now, client, seat, sender, (*motion, *yes));
            }
            ToServer::Again { .. } if !self.is_over() => return Err(Denial::NotOver),
            ToServer::Again { chairs, .. } => {
                self.again.insert(seat, *chairs);
                return Ok(Heard::Say(self.done(now, client, sender)));
            }
            ToServer::Say { text, .. } => What::Said { seat, text: text::chat(text).ok_or(Denial::BadChat)? },
            ToServer::Resume { .. } if self.timing.paused.is_none() => return Err(Denial::NotPaused),
            ToServer::Resume { .. } => What::Resumed { seat },
            ToServer::Stand { .. } => What::Stood { seat, why: Why::Left },
            ToServer::GiveUp { .. } if self.is_over() => return Err(Denial::Over),
            ToServer::GiveUp { .. } if self.people().count() > 1 => return Err(Denial::NotAlone),
            ToServer::GiveUp { .. } => What::GivenUp { seat },
            _ => return Err(Denial::NotSeated),
        };
        Ok(Heard::Store(self.propose(now, from, what)))
    }

    /// A message that changes nothing that is kept.
    fn hear_unkeyed(
        &mut self,
        now: Time,
        client: ClientId,
        seat: Seat,
        message: &ToServer,
    ) -> Result<Heard, Denial> {
        match message {
            ToServer::Hint { .. } if !self.setup.terms.hints => return Err(Denial::NoHints),
            ToServer::Hint { .. } if self.is_over() => return Err(Denial::Over),
            ToServer::Hint { position } if *position != self.position => {
                return Err(Denial::Stale(self.position));
            }
            ToServer::Hint { .. } => match self.game.turn() {
                Turn::Seat(other) if other == seat => self.want_hint(client),
                Turn::Seat(other) => return Err(Denial::Refused(Refusal::NotYourTurn(other))),
                Turn::Chance => return Err(Denial::Refused(Refusal::AwaitingChance)),
                Turn::Over => return Err(Denial::Over),
            },
            ToServer::Judge { position, action } => return self.judge(client, seat, *position, action),
            ToServer::Teach { position } => return self.teach(client, seat, *position),
            ToServer::Wish { forced, memory } => {
                self.seats[seat.index()].wishes = Wishes { forced: *forced, memory: *memory };
                self.arrange(now);
                return Ok(Heard::Say(self.present_to(now, client, self.seq())));
            }
            ToServer::Seen { seq } => {
                let seq = (*seq).min(self.seq());
                let state = &mut self.seats[seat.index()];
                state.seen = state.seen.max(seq);
            }
            _ => {}
        }
        Ok(Heard::Say(Vec::new()))
    }

    fn hello(&mut self, now: Time, client: ClientId, version: u32, after: u64) -> Result<Heard, Denial> {
        if version != VERSION {
            return Err(Denial::Version(version));
        }
        let mut out = Vec::new();
        // Who comes to watch is counted from now on; who sits was seen when they were connected.
        if self.clients.get(&client).is_some_and(|client| !client.greeted) && self.seat_of(client).is_none() {
            out = self.to_all(&ToClient::Room(Room { spectators: self.watching() + 1, ..self.room(now) }));
        }
        if let Some(client) = self.clients.get_mut(&client) {
            client.greeted = true;
        }
        out.push(self.welcome(now, client, after));
        Ok(Heard::Say(out))
    }

    fn sit(
        &mut self,
        now: Time,
        client: ClientId,
        sender: Sender,
        seat: Seat,
        name: &str,
    ) -> Result<Heard, Denial> {
        let person = &sender.person;
        if let Some(mine) = seat_of(&self.seats, person) {
            return Err(Denial::Seated(mine));
        }
        let state = self.seats.get(seat.index()).ok_or(Denial::NoSuchSeat)?;
        if let Some(known) = self.has_sat.get(person).filter(|known| **known != seat) {
            return Err(Denial::OtherCards(*known));
        }
        if state.sitter.is_some() || state.kept_for.as_ref().is_some_and(|kept| kept != person) {
            return Err(Denial::SeatTaken);
        }
        if !self.setup.terms.open && !self.has_sat.contains_key(person) {
            return Err(Denial::SeatsClosed);
        }
        // Otherwise standing up and sitting down again would be a way to think for ever.
        let is_asked = self.asked() == Some(seat) && self.setup.terms.clock != Clock::None;
        if is_asked && state.bot_since == Some(self.position) && self.has_sat.contains_key(person) {
            return Err(Denial::BotDecides);
        }
        let name = text::name(name).ok_or(Denial::BadName)?;
        let mut others = self.seats.iter().filter_map(|state| state.sitter.as_ref());
        if others.any(|sitter| text::is_same_name(&sitter.name, &name)) {
            return Err(Denial::BadName);
        }
        let what = What::Sat { seat, person: person.clone(), name };
        Ok(Heard::Store(self.propose(now, Some((client, sender)), what)))
    }

    fn hear_play(
        &mut self,
        now: Time,
        client: ClientId,
        (seat, sender): (Seat, Sender),
        position: u64,
        action: &Move,
    ) -> Result<Heard, Denial> {
        self.may_decide(position)?;
        let from = Some((client, sender));
        let proposal = commanded(action, |command| self.propose_move(now, from, seat, command));
        proposal.map(Heard::Store).map_err(Denial::Refused)
    }

    /// Says what the rules would say to a command. Whatever else keeps it from being played keeps it from being judged.
    fn judge(&self, client: ClientId, seat: Seat, position: u64, action: &Move) -> Result<Heard, Denial> {
        self.may_decide(position)?;
        let refusal = commanded(action, |command| self.game.consider(seat, command)).err();
        let words = refusal.as_ref().map(Refusal::phrase);
        Ok(say(client, ToClient::Judged { position, allowed: refusal.is_none(), refusal, words }))
    }

    /// Says what there is to know for who decides this for the first time. Nobody learns anything from it that is not on the table.
    fn teach(&self, client: ClientId, seat: Seat, position: u64) -> Result<Heard, Denial> {
        self.may_decide(position)?;
        Ok(say(client, ToClient::Taught { position, lessons: self.game.teach(seat) }))
    }

    /// Can anything be decided in this position?
    fn may_decide(&self, position: u64) -> Result<(), Denial> {
        if self.is_over() {
            return Err(Denial::Over);
        }
        if position != self.position {
            return Err(Denial::Stale(self.position));
        }
        if self.timing.paused.is_some() {
            return Err(Denial::Paused);
        }
        Ok(())
    }

    fn event(&self, at: Time, by: Option<Sender>, what: What) -> Event {
        Event { at, by, woken: self.timing.woken, what }
    }

    /// An event that does not change the position.
    pub(crate) fn propose(&self, now: Time, from: Option<(ClientId, Sender)>, what: What) -> Proposal {
        let (answer, by) = from.unzip();
        Proposal {
            first: self.seq() + 1,
            events: vec![self.event(now, by, what)],
            game: None,
            steps: Vec::new(),
            tales: Vec::new(),
            answer,
        }
    }

    /// What a seat does, and what nature does then.
    pub(crate) fn propose_move(
        &mut self,
        now: Time,
        from: Option<(ClientId, Sender)>,
        seat: Seat,
        command: Command<'_>,
    ) -> Result<Proposal, Refusal> {
        let mut game = self.game.fork();
        let considered = game.consider(seat, command)?;
        let (actions, quiet) = (considered.notation().to_vec(), considered.goes_on());
        game.carry_out(considered)?;
        let audiences = self.audiences();
        let (answer, by) = from.unzip();
        let mut proposal = Proposal {
            first: self.seq() + 1,
            steps: steps(Some(seat), &actions, quiet).collect(),
            events: vec![self.event(now, by, What::Moved { seat, actions })],
            tales: vec![Table::tales(&*game, &audiences)],
            game: None,
            answer,
        };
        self.show_bots(&*game);
        self.let_happen(now, game, &audiences, &mut proposal);
        Ok(proposal)
    }

    /// What nature does.
    pub(crate) fn propose_chance(&mut self, now: Time) -> Proposal {
        let mut proposal = Proposal {
            first: self.seq() + 1,
            events: Vec::new(),
            game: None,
            steps: Vec::new(),
            tales: Vec::new(),
            answer: None,
        };
        let audiences = self.audiences();
        self.let_happen(now, self.game.fork(), &audiences, &mut proposal);
        proposal
    }

    /// Nature acts as long as it is its turn.
    fn let_happen(
        &mut self,
        now: Time,
        mut game: Box<dyn Match>,
        audiences: &[Audience],
        proposal: &mut Proposal,
    ) {
        let mut chances = self.line.chances();
        while game.turn() == Turn::Chance {
            let outcome = game.draw(&mut self.dice(chances).next_step()).expect("it is nature's turn");
            chances += 1;
            proposal.steps.extend(steps(None, std::slice::from_ref(&outcome), false));
            proposal.events.push(Event { at: now, by: None, woken: None, what: What::Chance(outcome) });
            proposal.tales.push(Table::tales(&*game, audiences));
            self.show_bots(&*game);
        }
        proposal.game = Some(game);
    }
}

fn say(to: ClientId, message: Message) -> Heard {
    Heard::Say(vec![Outgoing { to, message }])
}

/// A move as a match takes it.
fn commanded<T>(action: &Move, act: impl FnOnce(Command<'_>) -> T) -> T {
    match action {
        Move::Text(text) => act(Command::Text(text)),
        Move::Actions(actions) => act(Command::Data(&Data::Array(actions.clone()))),
    }
}
