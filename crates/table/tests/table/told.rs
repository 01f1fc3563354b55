//! What a client was told, taken apart.

use game::{Seat, Sight};
use protocol::{Agreement, Denial, Opened, Present};

pub type Message = protocol::ToClient<Sight>;

/// What a client is welcomed with.
#[derive(Clone, PartialEq, Debug)]
pub struct Welcome {
    pub opened: Opened,
    pub you: Option<Seat>,
    pub present: Present<Sight>,
}

/// The number of the event that a message led to.
pub fn accepted(told: &[Message]) -> u64 {
    let accepted = told.iter().find_map(|message| match message {
        Message::Accepted { seq, .. } => Some(*seq),
        _ => None,
    });
    accepted.unwrap_or_else(|| panic!("it was not accepted: {:?}", told.iter().map(kind).collect::<Vec<_>>()))
}

/// Why a message was not followed.
pub fn denied(told: &[Message]) -> Denial {
    let denied = told.iter().find_map(|message| match message {
        Message::Denied { why, .. } => Some(why.clone()),
        _ => None,
    });
    denied.unwrap_or_else(|| panic!("it was not denied: {:?}", told.iter().map(kind).collect::<Vec<_>>()))
}

pub fn welcomes(told: &[Message]) -> Vec<Welcome> {
    let welcome = |message: &Message| match message {
        Message::Welcome { opened, you, present, .. } => {
            Some(Welcome { opened: (**opened).clone(), you: *you, present: (**present).clone() })
        }
        _ => None,
    };
    told.iter().filter_map(welcome).collect()
}

/// What a client was sent of what happened.
pub fn updates(told: &[Message]) -> Vec<Present<Sight>> {
    let update = |message: &Message| match message {
        Message::Update(present) => Some((**present).clone()),
        _ => None,
    };
    told.iter().filter_map(update).collect()
}

/// How what was asked was decided, if a client was told.
pub fn decided(told: &[Message]) -> Option<Agreement> {
    told.iter().find_map(|message| match message {
        Message::Decided { agreement, .. } => Some(*agreement),
        _ => None,
    })
}

fn kind(message: &Message) -> String {
    match message {
        Message::Denied { why, .. } => format!("denied: {why:?}"),
        other => serde_json::to_value(other).expect("it can be sent")["type"].to_string(),
    }
}
