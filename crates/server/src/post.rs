//! What waits to be sent to one client, and why nothing more will be.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::{CloseFrame, Utf8Bytes};
use tokio::sync::mpsc;

/// So many messages wait for a slow reader; then it has to come back and ask where the game stands.
const MOST: usize = 64;

/// Where messages for one client are put.
pub(crate) struct Post {
    letters: mpsc::Sender<Utf8Bytes>,
    farewell: Arc<OnceLock<Farewell>>,
}

/// Where its socket takes them from.
pub(crate) struct Letters {
    letters: mpsc::Receiver<Utf8Bytes>,
    farewell: Arc<OnceLock<Farewell>>,
}

/// Why a socket is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Farewell {
    /// The client reads too slowly.
    TooSlow,
    /// The server stops.
    Stopping,
    /// The table has to be opened again, or is kept elsewhere.
    ComeBack,
    /// A message was longer than allowed.
    TooLong,
    /// A message was no text.
    NotText,
    /// Nothing was heard for too long.
    Silent,
}

impl Farewell {
    /// As a WebSocket says it.
    pub(crate) fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Farewell::TooSlow => (1013, "you read too slowly: connect again and go on from there"),
            Farewell::Stopping => (1001, "the server stops: connect again in a moment"),
            Farewell::ComeBack => (1012, "the table is opened again: connect again"),
            Farewell::TooLong => (1009, "a message has at most 16 KiB"),
            Farewell::NotText => (1003, "messages are text"),
            Farewell::Silent => (1000, "nothing was heard from you for ten seconds"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}

/// A client's post, and where it is taken from.
pub(crate) fn post() -> (Post, Letters) {
    let (sender, receiver) = mpsc::channel(MOST);
    let farewell = Arc::new(OnceLock::new());
    let letters = Letters { letters: receiver, farewell: Arc::clone(&farewell) };
    (Post { letters: sender, farewell }, letters)
}

impl Post {
    /// Puts a message there; false if too many wait, or the client is gone.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        self.letters.try_send(message).is_ok()
    }

    /// Nothing more will come.
    pub(crate) fn end(self, farewell: Farewell) {
        let _ = self.farewell.set(farewell);
    }
}

impl Letters {
    /// The next message; nothing when there will be no more.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.letters.recv().await
    }

    /// Why there are no more.
    pub(crate) fn farewell(&self) -> Farewell {
        self.farewell.get().copied().unwrap_or(Farewell::ComeBack)
    }
}
