//! What waits to be sent to one client, and why nothing more will be.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use axum::extract::ws::{CloseFrame, Utf8Bytes};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

/// So many messages wait for a slow reader; then it has to come back and ask where the game stands. It is more than a client may send at once, so
/// that nobody is slow whose own questions are answered.
const MOST: usize = 256;
/// So many bytes wait for a slow reader, if it is more than one message.
const MOST_BYTES: usize = 1024 * 1024;

/// Where messages for one client are put.
pub(crate) struct Post {
    letters: mpsc::Sender<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    farewell: Arc<OnceLock<Farewell>>,
}

/// Where its socket takes them from.
pub(crate) struct Letters {
    queue: mpsc::Receiver<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    farewell: Arc<OnceLock<Farewell>>,
}

/// What becomes of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Put {
    /// It waits to be sent.
    Waits,
    /// The client is gone.
    Gone,
    /// Too much waits already.
    TooMuch,
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
    /// What came was no WebSocket's message.
    Broken,
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
            Farewell::Broken => (1007, "messages are text in UTF-8, in whole frames"),
            Farewell::Silent => (1000, "nothing was heard from you for ten seconds"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}

/// A client's post, and where it is taken from.
pub(crate) fn post() -> (Post, Letters) {
    let (sender, receiver) = mpsc::channel(MOST);
    let farewell = Arc::new(OnceLock::new());
    let bytes = Arc::new(AtomicUsize::new(0));
    let letters = Letters { queue: receiver, bytes: Arc::clone(&bytes), farewell: Arc::clone(&farewell) };
    (Post { letters: sender, bytes, farewell }, letters)
}

impl Post {
    /// Puts a message there.
    pub(crate) fn put(&self, message: Utf8Bytes) -> Put {
        let length = message.len();
        let before = self.bytes.fetch_add(length, Ordering::Relaxed);
        if before > 0 && before + length > MOST_BYTES {
            return Put::TooMuch;
        }
        match self.letters.try_send(message) {
            Ok(()) => Put::Waits,
            Err(TrySendError::Closed(_)) => Put::Gone,
            Err(TrySendError::Full(_)) => Put::TooMuch,
        }
    }

    /// Nothing more will come, for this reason, when this is dropped.
    pub(crate) fn end(&self, farewell: Farewell) {
        let _ = self.farewell.set(farewell);
    }
}

impl Letters {
    /// The next message; nothing when there will be no more.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let letter = self.queue.recv().await?;
        self.bytes.fetch_sub(letter.len(), Ordering::Relaxed);
        Some(letter)
    }

    /// Why there are no more.
    pub(crate) fn farewell(&self) -> Farewell {
        self.farewell.get().copied().unwrap_or(Farewell::ComeBack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(bytes: usize) -> Utf8Bytes {
        Utf8Bytes::from("x".repeat(bytes))
    }

    #[test]
    fn so_many_messages_wait() {
        let (post, _letters) = post();
        let put: Vec<Put> = (0..=MOST).map(|_| post.put(letter(1))).collect();
        assert!(put[..MOST].iter().all(|put| *put == Put::Waits) && put[MOST] == Put::TooMuch);
    }

    #[test]
    fn so_many_bytes_wait_but_one_message_always() {
        let (post, _letters) = post();
        assert_eq!(post.put(letter(2 * MOST_BYTES)), Put::Waits);
        assert_eq!(post.put(letter(1)), Put::TooMuch);
    }

    #[tokio::test]
    async fn what_was_read_does_not_wait() {
        let (post, mut letters) = post();
        for _ in 0..4 {
            assert_eq!(post.put(letter(MOST_BYTES)), Put::Waits);
            assert!(letters.next().await.is_some());
        }
        post.end(Farewell::Stopping);
        drop(post);
        assert!(letters.next().await.is_none());
        assert_eq!(letters.farewell(), Farewell::Stopping);
    }

    #[test]
    fn who_is_gone_is_not_slow() {
        let (post, letters) = post();
        drop(letters);
        assert_eq!(post.put(letter(1)), Put::Gone);
    }
}
