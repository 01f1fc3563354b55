//! What is asked of a server beside a table's conversation: a token, a new table, what a table is.

use std::time::Duration;

use game::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::address::Address;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// A server.
pub struct Server {
    address: Address,
    agent: ureq::Agent,
}

/// What makes its holder a person at a server.
#[derive(Clone, PartialEq, Eq, Deserialize)]
pub struct Token {
    token: String,
}

impl Token {
    /// A token from its text, if it can be one.
    pub fn read(text: &str) -> Option<Token> {
        let text = text.trim();
        let is_token = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_token.then(|| Token { token: text.to_owned() })
    }

    /// Its text, which is nobody else's concern.
    pub fn text(&self) -> &str {
        &self.token
    }
}

/// Why a server does not do what it was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Failure {
    /// Nobody answers there.
    NoServer(String),
    /// It cannot be trusted that this is the server.
    NoTrust(String),
    /// Something else answers there.
    NotKarata(String),
    /// It does not want to.
    Refused(Phrase),
}

impl Failure {
    /// The failure in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Failure::NoServer(address) => Phrase::new("join-no-server").with("address", address.as_str()),
            Failure::NoTrust(address) => Phrase::new("join-no-trust").with("address", address.as_str()),
            Failure::NotKarata(address) => Phrase::new("join-not-karata").with("address", address.as_str()),
            Failure::Refused(phrase) => phrase.clone(),
        }
    }
}

/// What a table is to be.
#[derive(Clone, Debug, Serialize)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// Its settings.
    pub settings: std::collections::BTreeMap<String, String>,
    /// The bots: none, one for all chairs, or one for each.
    pub bots: Vec<String>,
    /// Where the person sits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What the others call the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What is agreed beside the rules.
    pub terms: Terms,
}

/// What is agreed beside the rules; what is not said is as usual.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Terms {
    /// Whether anybody may find the table.
    pub listed: bool,
    /// Whether the memory aid is allowed.
    pub memory: bool,
    /// How long a bot's answer takes at least, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<u64>,
    /// And usually at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u64>,
}

/// A table that was set up.
#[derive(Clone, Debug, Deserialize)]
pub struct Created {
    /// Its name.
    pub table: String,
    /// The link to send.
    pub link: String,
}

/// What is told of a table to whoever has its name.
#[derive(Clone, Debug, Deserialize)]
struct Looked {
    game: String,
}

impl Server {
    /// The server of an address.
    pub fn new(address: &Address) -> Server {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            .build();
        Server { address: Address { table: None, ..address.clone() }, agent: config.into() }
    }

    /// A new person.
    pub fn token(&self) -> Result<Token, Failure> {
        let token: Token = self.read(self.agent.post(self.url("/api/tokens")).send_empty())?;
        Token::read(&token.token).ok_or_else(|| self.not_karata())
    }

    /// Sets up a table.
    pub fn open(&self, token: &Token, table: &NewTable) -> Result<Created, Failure> {
        let body = serde_json::to_string(table).expect("plain data");
        let request = self.agent.post(self.url("/api/tables")).header("content-type", "application/json");
        let request = request.header("authorization", format!("Bearer {}", token.text()));
        self.read(request.send(body))
    }

    /// The game of a table.
    pub fn game(&self, table: &str) -> Result<String, Failure> {
        let looked: Looked = self.read(self.agent.get(self.url(&format!("/api/tables/{table}"))).call())?;
        Ok(looked.game)
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address.origin())
    }

    fn not_karata(&self) -> Failure {
        Failure::NotKarata(self.address.to_string())
    }

    fn read<T: for<'de> Deserialize<'de>>(
        &self,
        answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<T, Failure> {
        let mut answer = answer.map_err(|error| match error {
            ureq::Error::Rustls(_) | ureq::Error::Tls(_) => Failure::NoTrust(self.address.to_string()),
            ureq::Error::Protocol(_) => self.not_karata(),
            _ => Failure::NoServer(self.address.to_string()),
        })?;
        let text = answer.body_mut().read_to_string().map_err(|_| self.not_karata())?;
        if answer.status().is_success() {
            return serde_json::from_str(&text).map_err(|_| self.not_karata());
        }
        Err(problem(text.as_bytes()).map_or_else(|| self.not_karata(), Failure::Refused))
    }
}

/// What a Karata server says is wrong.
pub(crate) fn problem(body: &[u8]) -> Option<Phrase> {
    let problem: Value = serde_json::from_slice(body).ok()?;
    serde_json::from_value(problem.get("phrase")?.clone()).ok()
}
