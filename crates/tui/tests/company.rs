//! Playing with others through a channel, with the table in this process instead of elsewhere.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use game::{Config, MemoryAid, Phrase, Seat};
use players::Level;
use protocol::{Clock as Clocks, Key, Motion, OnTimeOut, Terms, Time, ToClient, ToServer, VERSION};
use session::{Clock, Keeper, Opening};
use store::Memory;
use table::setup::Sitter;
use table::{ClientId, Outgoing, PersonId};
use tui::line::{Hints, Source};
use tui::{Events, Heard, Kept, News, Parting, Served, Sitting, Style, join};
use words::{Language, Lexicon};

const ANN: ClientId = ClientId(1);
const BEN: ClientId = ClientId(2);

/// The table, with Ben at the other end: whenever Ann says something, he does the next thing of his.
struct Elsewhere {
    keeper: Keeper,
    clock: Clock,
    to_ann: Sender<Heard>,
    of_ben: Vec<ToServer>,
}

impl Elsewhere {
    fn hear(&mut self, client: ClientId, message: &ToServer) {
        let out = self.keeper.hear(self.clock.now(), client, message);
        self.send(&out);
        while let Some(out) = self.keeper.advance(self.clock.now()) {
            self.send(&out);
        }
        if client == ANN && matches!(message, ToServer::Say { .. }) && !self.of_ben.is_empty() {
            let next = self.of_ben.remove(0);
            self.hear(BEN, &next);
        }
    }

    fn send(&mut self, out: &[Outgoing]) {
        for outgoing in out.iter().filter(|outgoing| outgoing.to == ANN) {
            let message = serde_json::from_str(&outgoing.text()).expect("it is read as it was written");
            self.to_ann.send(Heard::News(News::Said(Box::new(message)))).expect("she listens");
        }
    }
}

fn key(text: &str) -> Key {
    Key::new(text).expect("short")
}

/// Lines are typed, each when the one before was read.
fn types(lines: &[&str], sender: Sender<Heard>, may_type: Receiver<()>) {
    let lines: Vec<Option<String>> =
        lines.iter().map(|line| Some(format!("{line}\n"))).chain([None]).collect();
    thread::spawn(move || {
        for line in lines {
            if sender.send(Heard::Line(line)).is_err() || may_type.recv().is_err() {
                return;
            }
        }
    });
}

/// Ann types these lines at a table of Serengeti, where Ben does these things; what she reads.
fn played(language: Language, clock: Clocks, lines: &[&str], of_ben: Vec<ToServer>) -> (Parting, String) {
    let entry = games::find("serengeti").expect("it is in the registry");
    let lexicon = Lexicon::new(language, &[language.pick(entry.words().english, entry.words().french)]);
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let bots = vec![Level::Greedy.into(); usize::from(config.seats()) - 1];
    let (seed, aid, now) = (5, MemoryAid::Off, Clock::start());
    let opening = Opening {
        entry,
        config: &config,
        seat: Seat(0),
        bots: &bots,
        seed,
        aid,
        pace: 0,
        before: Vec::new(),
    };
    let mut setup = opening.setup("table", now.now());
    setup.terms = Terms { clock, on_time_out: OnTimeOut::Bot, ..setup.terms };
    let [ann, ben] = ["ann", "ben"].map(|name| PersonId::new(name).expect("short"));
    setup.places[0].person = Some(Sitter { person: ann.clone(), name: "Ann".to_owned() });
    setup.places[1].person = Some(Sitter { person: ben.clone(), name: "Ben".to_owned() });
    let mut keeper = Keeper::create(Arc::new(Memory::new()), setup).expect("it can be set up");
    keeper.connect(now.now(), ANN, ann);
    keeper.connect(now.now(), BEN, ben);
    let (sender, receiver) = channel();
    let mut elsewhere = Elsewhere { keeper, clock: now, to_ann: sender.clone(), of_ben };
    for client in [BEN, ANN] {
        elsewhere.hear(client, &ToServer::Hello { version: VERSION, after: 0 });
    }
    let (next_line, may_type) = channel();
    let mut events = Events::new(receiver, next_line, Source::Pipe);
    let welcome =
        std::iter::from_fn(|| events.next_news(std::time::Duration::ZERO)).find_map(|news| match news {
            News::Said(message) => match *message {
                ToClient::Welcome { you, opened, present, .. } => Some((you, *opened, *present)),
                _ => None,
            },
            News::Lost | News::Back | News::Ended(_) => None,
        });
    let (you, opened, present) = welcome.expect("she is welcome");
    let elsewhere = Rc::new(RefCell::new(elsewhere));
    let tell = Box::new(move |message: ToServer| elsewhere.borrow_mut().hear(ANN, &message));
    let ground = entry.open(&config).expect("it opens");
    let mut served = Served::new(tell, ground, you, opened, present);
    types(lines, sender, may_type);
    let sitting = Sitting {
        entry,
        config: &config,
        given: None,
        first: false,
        lexicon: &lexicon,
        bots: Vec::new(),
        called: "Ann".to_owned(),
        seed: None,
        hints: Hints::WhenAsked,
        style: Style::default(),
        source: Source::Pipe,
        kept: Kept::Served("karata join LINK".to_owned()),
        notices: vec![Phrase::new("join-no-free-chair")],
        interrupted: &AtomicBool::new(false),
    };
    let mut out = Vec::new();
    let parting = join(&sitting, &mut served, &mut events, &mut out).expect("nothing fails");
    let out = String::from_utf8(out).expect("text");
    assert!(!out.contains('⟦'), "{out}");
    (parting, out)
}

fn contains(out: &str, all: &[&str]) {
    for words in all {
        assert!(out.contains(words), "{words:?} is not in {out}");
    }
}

#[test]
fn what_others_say_and_ask_is_told_and_answered() {
    let of_ben = || {
        vec![
            ToServer::Say { key: key("1"), text: "\x1b[2Jhello".to_owned() },
            ToServer::Ask { key: key("2"), motion: Motion::Pause },
            ToServer::Ask { key: key("3"), motion: Motion::Pause },
            ToServer::Stand { key: key("4") },
        ]
    };
    let lines = ["say one", "say two", "no", "say three", "yes", "resume", "say four", "who"];
    let (parting, out) = played(Language::English, Clocks::None, &lines, of_ben());
    assert_eq!(parting, Parting::Left);
    contains(
        &out,
        &[
            "At the table: you, Ben, Chausiku (greedy bot) and Dalila (greedy bot).",
            "· You: one\n",
            "· Ben asks for a pause. yes or no?\n",
            "· You do not agree.\n",
            "· Ben pauses the game. “resume” goes on.\n",
            "· You go on with the game.\n",
            "· Ben stands up; a bot plays on.\n",
            "At the table: you, Baraka (greedy bot), Chausiku",
            "You leave. The chair stays yours.\nCome back: karata join LINK\n",
        ],
    );
    assert!(!out.contains('\x1b'), "nothing that others say moves the cursor: {out}");
    let lines = ["dire un", "dire deux", "non", "dire trois", "oui", "poursuivre", "dire quatre", "qui"];
    let (_, french) = played(Language::French, Clocks::None, &lines, of_ben());
    contains(
        &french,
        &["Ben demande une pause. oui ou non\u{202f}?", "Pour revenir\u{a0}: karata join LINK"],
    );
}

#[test]
fn what_is_refused_is_said_and_asked_again() {
    let lines = ["bid 99", "jump", "? bid 3", "? bid 99", "replace Zoe", "replace Ben", "again", "3"];
    let (_, out) = played(Language::English, Clocks::None, &lines, Vec::new());
    contains(
        &out,
        &[
            "Not allowed: you have only 10 chips",
            "“jump” cannot be read as a move",
            "This is allowed: bid 3",
            "Only the table knows: try it.",
            "Nobody at the table is called “Zoe”.",
            "Ben is here, or has not been away for a minute",
            "The game is not over yet.",
            "· You bid 3.",
        ],
    );
}

#[test]
fn a_clock_stands_before_the_prompt() {
    let left: Time = 90_000;
    let (_, out) = played(Language::English, Clocks::Move { time: left }, &["sc"], Vec::new());
    assert!(out.contains("\n1:29 > ") || out.contains("\n1:30 > "), "{out}");
}
