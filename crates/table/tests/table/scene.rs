//! A table, a moment and some clients: everything is written to JSON and read again on its way, as if it went over a wire and to a disk.

use std::collections::{BTreeMap, HashSet};

use game::{Command, Config, Data, MemoryAid, Seat, Sight, Turn, Viewer};
use protocol::{
    Arrangement, Denial, Key, Millis, Motion, Move, Pace, Present, Room, Terms, Time, ToServer, VERSION,
};
use table::setup::Sitter;
use table::{
    ClientId, Damaged, Event, Heard, Outgoing, PersonId, Place, Proposal, Secret, Setup, Table, What,
};

pub use crate::told::{Message, Welcome, accepted, decided, denied, updates, welcomes};

/// When every table of these tests is set up.
pub const START: Time = 1_000_000;
/// The delay of answers that no person gives, at these tables.
pub const PACE: Pace = Pace { least: 700, most: 1600 };

/// A table with whoever is connected to it.
pub struct Scene {
    pub table: Table,
    pub now: Time,
    /// Does the store keep what it is given?
    pub store_works: bool,
    events: Vec<Vec<u8>>,
    keys: HashSet<Vec<u8>>,
    people: BTreeMap<ClientId, String>,
    inboxes: BTreeMap<ClientId, Vec<Message>>,
    clients: u64,
    messages: u64,
}

/// The set-up of a game among these people, in the order of the seats; bots take the other chairs.
pub fn setup(game: &str, seats: u8, people: &[&str]) -> Setup {
    let entry = games::find(game).expect("it is a game");
    let config = Config::new::<&str, &str>(entry.schema(), Some(seats), &[]).expect("the defaults are valid");
    let sitter =
        |seat: u8| people.get(usize::from(seat)).map(|id| Sitter { person: person(id), name: name(id) });
    Setup {
        table: "baobab".to_owned(),
        game: entry.name().to_owned(),
        rules: entry.rules(),
        seats,
        settings: config.pairs().map(|(key, value)| (key.to_owned(), value)).collect(),
        places: (0..seats).map(|seat| Place { person: sitter(seat), bot: "greedy".to_owned() }).collect(),
        terms: Terms { pace: PACE, ..Terms::FRIENDLY },
        secret: Secret { key: [7; 32], nonce: [9; 32] },
        at: START,
        before: Vec::new(),
    }
}

pub fn person(id: &str) -> PersonId {
    PersonId::new(id).expect("it is short")
}

/// What a person is called.
pub fn name(id: &str) -> String {
    id[..1].to_uppercase() + &id[1..]
}

pub fn key(text: &str) -> Key {
    Key::new(text).expect("it is plain")
}

impl Scene {
    /// A table at which nothing has happened.
    pub fn set_up(setup: Setup) -> Scene {
        let now = setup.at;
        let table = Table::open(setup).expect("it is possible");
        let (keys, people, inboxes) = (HashSet::new(), BTreeMap::new(), BTreeMap::new());
        let events = Vec::new();
        Scene { table, now, store_works: true, events, keys, people, inboxes, clients: 0, messages: 0 }
    }

    /// Three at Rummü: these people, who are all there, and bots. Somebody is to act.
    pub fn rummu(people: &[&str]) -> (Scene, Vec<ClientId>) {
        Scene::begun(setup("rummu", 3, people), people)
    }

    /// Three at Safarü: these people, who are all there, and bots. Somebody is to act.
    pub fn safaru(people: &[&str]) -> (Scene, Vec<ClientId>) {
        Scene::begun(setup("safaru", 3, people), people)
    }

    /// A game in which somebody is to act, with these people connected.
    pub fn begun(setup: Setup, people: &[&str]) -> (Scene, Vec<ClientId>) {
        let mut scene = Scene::set_up(setup);
        let clients = people.iter().map(|id| scene.comes(id)).collect();
        scene.waits(0);
        scene.forget_what_was_told();
        (scene, clients)
    }

    /// Somebody connects and says hello.
    pub fn comes(&mut self, id: &str) -> ClientId {
        let client = self.connects(id);
        self.says(client, &ToServer::Hello { version: VERSION, after: 0 });
        client
    }

    /// Somebody connects and says nothing.
    pub fn connects(&mut self, id: &str) -> ClientId {
        self.clients += 1;
        let client = ClientId(self.clients);
        self.people.insert(client, id.to_owned());
        let out = self.table.connect(self.now, client, person(id));
        self.deliver(out);
        client
    }

    pub fn goes(&mut self, client: ClientId) {
        let out = self.table.disconnect(self.now, client);
        self.people.remove(&client);
        self.deliver(out);
    }

    /// A client says something; gives what it is told from then on.
    pub fn says(&mut self, client: ClientId, message: &ToServer) -> Vec<Message> {
        let text = serde_json::to_string(message).expect("it can be sent");
        self.sends(client, &text)
    }

    /// A client sends some text; gives what it is told from then on.
    pub fn sends(&mut self, client: ClientId, text: &str) -> Vec<Message> {
        self.told(client);
        let heard = self.table.hear_text(self.now, client, text);
        self.follow(heard);
        self.told(client)
    }

    /// What a client was told since this was asked last.
    pub fn told(&mut self, client: ClientId) -> Vec<Message> {
        self.inboxes.remove(&client).unwrap_or_default()
    }

    pub fn forget_what_was_told(&mut self) {
        self.inboxes.clear();
    }

    /// A client says hello again.
    pub fn hello(&mut self, client: ClientId, after: u64) -> Welcome {
        let told = self.says(client, &ToServer::Hello { version: VERSION, after });
        welcomes(&told).pop().expect("hello is answered with a welcome")
    }

    /// What a client sees now.
    pub fn look(&mut self, client: ClientId) -> Present<Sight> {
        let seq = self.table.seq();
        self.hello(client, seq).present
    }

    pub fn room(&mut self, client: ClientId) -> Room {
        self.look(client).room
    }

    /// A key that was not used before.
    pub fn key(&mut self) -> Key {
        self.messages += 1;
        key(&format!("m{}", self.messages))
    }

    /// Plays a move in the present position.
    pub fn plays(&mut self, client: ClientId, action: Move) -> Vec<Message> {
        let (key, position) = (self.key(), self.position());
        self.says(client, &ToServer::Play { key, position, action })
    }

    /// Plays one of the choices, not always the first.
    pub fn plays_something(&mut self, client: ClientId) -> Vec<Message> {
        let choices = self.look(client).sight.choices;
        let place = (self.table.seq() as usize).wrapping_mul(7) % choices.len().max(1);
        let told = self.plays(client, Move::Actions(vec![choices[place].action.clone()]));
        accepted(&told);
        told
    }

    /// Something that leaves its player to act and shows nothing new, if there is such a choice.
    pub fn quiet_choice(&self, seat: Seat) -> Option<Move> {
        self.choice_foreseen(seat, |turn| turn == Turn::Seat(seat))
    }

    /// A choice that shows its player nothing new and after which it is such a turn.
    pub fn choice_foreseen(&self, seat: Seat, is_wanted: impl Fn(Turn) -> bool) -> Option<Move> {
        let game = self.table.game();
        let choices = game.sight(Viewer::Seat(seat), MemoryAid::Off).choices;
        let found = choices.into_iter().map(|choice| vec![choice.action]).find(|actions| {
            let considered = game.consider(seat, Command::Data(&Data::Array(actions.clone())));
            considered
                .is_ok_and(|considered| game.foresee(&considered).is_some_and(|sight| is_wanted(sight.turn)))
        });
        found.map(Move::Actions)
    }

    /// The game goes on until this seat has something quiet to do, and does it.
    pub fn goes_on_to_a_quiet_move_of(&mut self, client: ClientId) {
        let seat = self.seat_of(client).expect("a person who sits");
        let is_to_act = |scene: &Scene| scene.table.game().turn() == Turn::Seat(seat);
        self.goes_on_until(|scene| is_to_act(scene) && scene.quiet_choice(seat).is_some());
        let action = self.quiet_choice(seat).expect("there is one");
        accepted(&self.plays(client, action));
        self.forget_what_was_told();
    }

    pub fn asks(&mut self, client: ClientId, motion: Motion) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::Ask { key, motion })
    }

    pub fn agrees(&mut self, client: ClientId, motion: u64, yes: bool) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::Agree { key, motion, yes })
    }

    pub fn sits(&mut self, client: ClientId, seat: u8, name: &str) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::Sit { key, seat: Seat(seat), name: name.to_owned() })
    }

    pub fn stands(&mut self, client: ClientId) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::Stand { key })
    }

    pub fn chats(&mut self, client: ClientId, text: &str) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::Say { key, text: text.to_owned() })
    }

    pub fn takes_back(&mut self, client: ClientId) -> Vec<Message> {
        self.asks(client, Motion::TakeBack { to: None })
    }

    pub fn resumes(&mut self, client: ClientId) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::Resume { key })
    }

    pub fn gives_up(&mut self, client: ClientId) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::GiveUp { key })
    }

    pub fn wants_again(&mut self, client: ClientId) -> Vec<Message> {
        self.wants_again_on(client, Arrangement::Same)
    }

    pub fn wants_again_on(&mut self, client: ClientId, chairs: Arrangement) -> Vec<Message> {
        let key = self.key();
        self.says(client, &ToServer::Again { key, chairs })
    }

    pub fn wishes(&mut self, client: ClientId, forced: bool, memory: bool) -> Vec<Message> {
        self.says(client, &ToServer::Wish { forced, memory })
    }

    /// The position that moves are meant for.
    pub fn position(&self) -> u64 {
        let changes = |event: &Event| event.what.changes_position();
        self.events().iter().rposition(changes).map_or(0, |place| place as u64 + 1)
    }

    /// Who is to act.
    pub fn turn(&self) -> Seat {
        match self.table.game().turn() {
            Turn::Seat(seat) => seat,
            other => panic!("no seat is to act but {other:?}"),
        }
    }

    /// A client of whoever is to act, if that is a person who is there.
    pub fn to_act(&self) -> Option<ClientId> {
        let Turn::Seat(seat) = self.table.game().turn() else { return None };
        let sitter = self.sitters()[seat.index()].clone()?;
        self.people.iter().find(|(_, id)| person(id) == sitter).map(|(client, _)| *client)
    }

    /// Who sits where, as what is stored tells it.
    fn sitters(&self) -> Vec<Option<PersonId>> {
        let places = self.table.setup().places.iter();
        let mut sitters: Vec<_> =
            places.map(|place| place.person.as_ref().map(|sitter| sitter.person.clone())).collect();
        for event in self.events() {
            match event.what {
                What::Sat { seat, person, .. } => sitters[seat.index()] = Some(person),
                What::Stood { seat, .. } => sitters[seat.index()] = None,
                _ => {}
            }
        }
        sitters
    }

    /// The seat of a client, as the client is told.
    pub fn seat_of(&mut self, client: ClientId) -> Option<Seat> {
        let seq = self.table.seq();
        self.hello(client, seq).you
    }

    /// Somebody of those who are there acts, or time passes until a bot has.
    pub fn goes_on(&mut self) {
        if let Some(client) = self.to_act() {
            self.plays_something(client);
        } else {
            self.thinks();
            self.waits((self.table.due().expect("a bot is to act") - self.now).max(0));
        }
    }

    /// The game goes on until it is as wanted.
    pub fn goes_on_until(&mut self, mut is_wanted: impl FnMut(&Scene) -> bool) {
        for _ in 0..20_000 {
            if is_wanted(self) {
                return;
            }
            self.goes_on();
        }
        panic!("it never came to that");
    }

    /// The game goes on until this seat is to act.
    pub fn goes_on_to(&mut self, seat: u8) {
        self.goes_on_until(|scene| scene.table.game().turn() == Turn::Seat(Seat(seat)));
    }

    /// Time passes. Whatever falls due happens at its moment, and bots think in no time.
    pub fn waits(&mut self, time: Millis) {
        let end = self.now + time;
        loop {
            self.thinks();
            if let Some(heard) = self.table.tick(self.now) {
                self.follow(heard);
                continue;
            }
            // Somebody may have been asked for advice.
            if self.thinks() {
                continue;
            }
            match self.table.due() {
                Some(due) if due <= end => self.now = self.now.max(due),
                _ => break,
            }
        }
        self.now = end;
    }

    /// Time passes while nobody thinks and nobody looks at the clock.
    pub fn sleeps(&mut self, time: Millis) {
        self.now += time;
    }

    /// Everything that is to be thought about is, if there is anything.
    pub fn thinks(&mut self) -> bool {
        let mut thought = false;
        while let Some(work) = self.table.work() {
            let out = self.table.worked(self.now, work.run());
            self.deliver(out);
            thought = true;
        }
        thought
    }

    /// The table is closed and opened again after so long, without its clients.
    pub fn reopens_after(&mut self, time: Millis) {
        self.now += time;
        let notes = self.table.notes();
        self.reopens_with(&notes);
    }

    /// The table is closed and opened again at once, with these notes.
    pub fn reopens_with(&mut self, notes: &[u8]) {
        let setup = Setup::read(&self.table.setup().body()).expect("it was written");
        self.table = Table::restore(setup, &self.events(), Some(notes)).expect("it was kept");
        self.table.wake(self.now);
        self.people.clear();
        self.inboxes.clear();
    }

    /// What is stored.
    pub fn events(&self) -> Vec<Event> {
        self.events.iter().map(|body| Event::read(body).expect("it was written")).collect()
    }

    /// The table as it would be opened from these events.
    pub fn reopened_from(&self, events: &[Event]) -> Result<Table, Damaged> {
        Table::restore(self.table.setup().clone(), events, None)
    }

    pub fn follow(&mut self, heard: Heard) {
        match heard {
            Heard::Say(out) => self.deliver(out),
            Heard::Store(proposal) => self.store(proposal),
        }
    }

    fn store(&mut self, proposal: Proposal) {
        let out = if self.store_works {
            assert_eq!(proposal.first(), self.events.len() as u64 + 1, "events have numbers without gaps");
            for (key, body) in proposal.bodies() {
                assert!(self.keys.insert(key), "a key is stored once");
                self.events.push(body);
            }
            self.table.commit(self.now, proposal).expect("nothing else has happened")
        } else {
            let why = Denial::NotStored(game::Phrase::new("store-full"));
            self.table.deny(self.now, &proposal, why)
        };
        self.deliver(out);
    }

    fn deliver(&mut self, out: Vec<Outgoing>) {
        for Outgoing { to, message } in out {
            let text = serde_json::to_string(&message).expect("it can be sent");
            let message = serde_json::from_str(&text).expect("it can be read");
            self.inboxes.entry(to).or_default().push(message);
        }
    }
}
