//! A table, its store and a person: whole games through the protocol, left and opened again in the middle.

use std::sync::Arc;

use game::record::Record;
use game::{Seat, Sight, Turn};
use games::Entry;
use protocol::{Key, Move, Pace, Terms, ToClient, ToServer, VERSION};
use session::{Keeper, replay};
use store::{Memory, Store, TableId};
use table::{ClientId, Outgoing, PersonId, Place, Secret, Setup};

const ME: ClientId = ClientId(1);

fn setup(entry: &dyn Entry, seed: u8) -> Setup {
    let config = game::Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let me = table::setup::Sitter { person: me(), name: "Zuri".to_owned() };
    let place = |person| Place { person, bot: "greedy".to_owned() };
    let mut places = vec![place(Some(me))];
    places.resize(usize::from(config.seats()), place(None));
    Setup {
        table: "table".to_owned(),
        game: entry.name().to_owned(),
        rules: entry.rules(),
        seats: config.seats(),
        settings: config.pairs().map(|(key, value)| (key.to_owned(), value)).collect(),
        places,
        terms: Terms { pace: Pace { least: 0, most: 0 }, ..Terms::FRIENDLY },
        secret: Secret { key: [seed; 32], nonce: [seed; 32] },
        at: 0,
        before: Vec::new(),
    }
}

fn me() -> PersonId {
    PersonId::new("me").expect("it is short")
}

/// What a client knows: the last sight and the position it is of.
#[derive(Default)]
struct Client {
    sight: Option<Sight>,
    position: u64,
    keys: u64,
}

impl Client {
    fn read(&mut self, out: Vec<Outgoing>) {
        for Outgoing { to, message } in out {
            assert_eq!(to, ME);
            let text = serde_json::to_string(&message).expect("it can be sent");
            let present = match serde_json::from_str::<ToClient>(&text).expect("it can be read") {
                ToClient::Welcome { present, .. } | ToClient::Update(present) => present,
                ToClient::Denied { why, .. } => panic!("{why:?}"),
                _ => continue,
            };
            (self.sight, self.position) = (Some(present.sight), present.position);
        }
    }

    fn play(&mut self, keeper: &mut Keeper) {
        let sight = self.sight.as_ref().expect("it has been welcomed");
        self.keys += 1;
        let key = Key::new(self.keys.to_string()).expect("short");
        let action = Move::Actions(vec![sight.choices[0].action.clone()]);
        self.read(keeper.hear(0, ME, &ToServer::Play { key, position: self.position, action }));
    }
}

fn come(client: &mut Client, keeper: &mut Keeper) {
    client.read(keeper.connect(0, ME, me()));
    client.read(keeper.hear(0, ME, &ToServer::Hello { version: VERSION, after: 0 }));
}

#[test]
fn whole_games_are_kept_left_opened_again_and_finished() {
    for entry in games::all() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let id = TableId::new("table").expect("short");
        let mut keeper = Keeper::create(Arc::clone(&store), setup(*entry, 1)).expect("it is possible");
        let mut client = Client::default();
        come(&mut client, &mut keeper);
        for turn in 0.. {
            while let Some(out) = keeper.advance(0) {
                client.read(out);
            }
            let told = client.sight.clone();
            match keeper.table().game().turn() {
                Turn::Over => break,
                Turn::Chance => panic!("nature acts by itself"),
                Turn::Seat(seat) => assert_eq!(seat, Seat(0), "bots answer by themselves"),
            }
            if turn % 40 == 0 {
                keeper.note().expect("it is stored");
                keeper = Keeper::open(Arc::clone(&store), &id, 0).expect("it is kept");
                come(&mut client, &mut keeper);
                assert_eq!(client.sight, told, "{}: nothing has changed", entry.name());
            }
            client.play(&mut keeper);
        }
        assert!(keeper.finish(0, b"").expect("it is stored"));
        let record = store.record(&id).expect("it is finished");
        replay::verify(&Record::read(&record).expect("it is one")).expect("it is right");
    }
}
