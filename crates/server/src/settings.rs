//! What a server is started with.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use crate::page::Page;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it is found by people.
    pub listen: SocketAddr,
    /// Where whoever runs it finds health and figures; nowhere if nothing.
    pub admin: Option<SocketAddr>,
    /// Where people find it if not where it listens: `https://cards.example`. Cookies are sent over TLS only, then.
    pub public: Option<String>,
    /// Whether every request comes through a proxy that says for whom in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many threads think.
    pub thinkers: usize,
    /// How long a table stays awake that nobody is at.
    pub linger: Duration,
    /// What happens later than this is waited for asleep.
    pub soon: Duration,
    /// Who has been silent for so long is asked whether they are there.
    pub heartbeat: Duration,
    /// Who has been silent for so long is gone.
    pub silence: Duration,
    /// So long a client may take to read one message.
    pub reads_within: Duration,
    /// So long a request may take to say what it wants.
    pub asks_within: Duration,
    /// So many connections are answered at the same time.
    pub connections: usize,
    /// How many times as much as usual anybody may send and open: 1, but for load tests and schools behind one address.
    pub patience: u32,
    /// Who is told whose turn it is, when that person is away.
    pub hook: Option<String>,
    /// How long tables have to keep what they have when the server stops.
    pub farewell: Duration,
    /// Decisions of games of more steps are not judged: nobody else could look back for minutes.
    pub most_judged: usize,
    /// What browsers are shown.
    pub page: Page,
    /// How far the clock of all tables is ahead of the machine's, in milliseconds: nothing, but in tests that do not wait for a minute.
    pub ahead: Arc<AtomicI64>,
}

impl Settings {
    /// The usual ones, listening there.
    pub fn new(listen: SocketAddr) -> Settings {
        Settings {
            listen,
            admin: None,
            public: None,
            behind_proxy: false,
            thinkers: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            linger: Duration::from_secs(30),
            soon: Duration::from_secs(30),
            heartbeat: Duration::from_secs(5),
            silence: Duration::from_secs(12),
            reads_within: Duration::from_secs(10),
            asks_within: Duration::from_secs(10),
            connections: 10_000,
            patience: 1,
            hook: None,
            farewell: Duration::from_secs(10),
            // The longest usual games have about four thousand.
            most_judged: 5000,
            page: Page::embedded(),
            ahead: Arc::default(),
        }
    }
}
