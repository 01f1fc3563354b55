//! What was sent and has no answer yet: it is sent again with its key until it has one.

use std::time::{Duration, Instant};

use protocol::{Denial, Key, ToClient, ToServer};

/// After so long without an answer a message is sent again.
const PATIENCE: Duration = Duration::from_millis(2500);

/// What was sent and has no answer yet, in the order in which it was sent.
#[derive(Default)]
pub(crate) struct Unanswered {
    messages: Vec<(Key, ToServer, Instant)>,
}

impl Unanswered {
    /// A message with a key is sent now.
    pub(crate) fn sent(&mut self, message: &ToServer, now: Instant) {
        if let Some(key) = message.key() {
            self.messages.push((key.clone(), message.clone(), now + PATIENCE));
        }
    }

    /// What an answer leaves unanswered. Who was too fast is not answered yet.
    pub(crate) fn heard(&mut self, answer: &ToClient, now: Instant) {
        match answer {
            ToClient::Denied { key: Some(key), why: Denial::TooFast(wait), .. } => {
                let wait = Duration::from_millis(u64::try_from(*wait).unwrap_or(0));
                if let Some((.., due)) = self.messages.iter_mut().find(|(known, ..)| known == key) {
                    *due = now + wait;
                }
            }
            ToClient::Accepted { key, .. } | ToClient::Denied { key: Some(key), .. } => {
                self.messages.retain(|(known, ..)| known != key);
            }
            _ => {}
        }
    }

    /// After the connection was lost everything is sent again at once.
    pub(crate) fn all_due(&mut self, now: Instant) {
        self.messages.iter_mut().for_each(|(.., due)| *due = now);
    }

    /// What is to be sent again now.
    pub(crate) fn due(&mut self, now: Instant) -> Vec<ToServer> {
        let due = self.messages.iter_mut().filter(|(.., due)| *due <= now);
        due.map(|(_, message, due)| {
            *due = now + PATIENCE;
            message.clone()
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resume(key: &str) -> ToServer {
        ToServer::Resume { key: Key::new(key).expect("short") }
    }

    fn denied(key: &str, why: Denial) -> ToClient {
        let words = why.phrase();
        ToClient::Denied { key: Key::new(key), why, words }
    }

    #[test]
    fn what_has_no_answer_is_sent_again_with_the_same_key() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut unanswered = Unanswered::default();
        unanswered.sent(&ToServer::Ping, at(0));
        unanswered.sent(&resume("a"), at(0));
        unanswered.sent(&resume("b"), at(1000));
        assert_eq!(unanswered.due(at(2499)), []);
        assert_eq!(unanswered.due(at(2500)), [resume("a")]);
        assert_eq!(unanswered.due(at(3600)), [resume("b")]);
        unanswered.heard(&ToClient::Accepted { key: Key::new("a").expect("short"), seq: 1 }, at(3700));
        unanswered.heard(&denied("b", Denial::TooFast(100)), at(3700));
        assert_eq!(unanswered.due(at(3799)), []);
        assert_eq!(unanswered.due(at(3800)), [resume("b")]);
        unanswered.all_due(at(3900));
        assert_eq!(unanswered.due(at(3900)), [resume("b")]);
        unanswered.heard(&denied("b", Denial::NotPaused), at(4000));
        assert_eq!(unanswered.due(at(90_000)), []);
    }
}
