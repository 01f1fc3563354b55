//! Tables: set one up, look at one, find one, take its record home.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Config, Phrase};
use games::Entry;
use players::Level;
use protocol::{Clock, Holder, Millis, OnTimeOut, Pace, Presence, Terms, Time};
use serde::{Deserialize, Serialize};
use store::TableId;
use table::setup::Sitter;
use table::{PersonId, Place, Secret, Setup};
use utoipa::ToSchema;

use super::asking::{Address, Asker, Content, Guest, Segment};
use super::problem::{Problem, Told};
use crate::app::App;
use crate::hosted::Looked;
use crate::lobby::Listing;
use crate::names;

/// The level of bots when nobody says.
const USUAL: Level = Level::Club;

/// What a table is to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The game's name.
    #[schema(example = "mu")]
    game: String,
    /// How many play; the game knows what is usual.
    #[schema(minimum = 1, maximum = 8)]
    seats: Option<u8>,
    /// Settings of the game, by their keys.
    #[serde(default)]
    settings: BTreeMap<String, String>,
    /// The bots that hold the chairs nobody sits on: one level for all of them, or one for each chair.
    #[serde(default)]
    #[schema(example = json!(["club"]))]
    bots: Vec<String>,
    /// Where you sit, from 0; nowhere if nothing.
    seat: Option<u8>,
    /// What the others call you.
    #[schema(example = "Ana")]
    name: Option<String>,
    /// What is agreed beside the rules.
    #[serde(default)]
    terms: NewTerms,
}

/// What is agreed beside the rules.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent of each other, and a form has a switch for each"
)]
struct NewTerms {
    /// How much time there is for each decision, in milliseconds.
    #[schema(minimum = 1)]
    time_per_move: Option<Millis>,
    /// How much time there is for the game, in milliseconds.
    #[schema(minimum = 1)]
    time_per_game: Option<Millis>,
    /// What every decision adds to the time for the game, in milliseconds.
    #[schema(minimum = 0)]
    increment: Millis,
    /// Whether the person stays whose time is used up, and what the game advises is done for them; otherwise a bot takes the chair.
    advised: bool,
    /// Whether anybody may be shown what a perfect memory would add.
    memory: bool,
    /// Whether anybody may ask what a good player would do.
    hints: bool,
    /// Whether decisions may be returned to.
    take_backs: bool,
    /// Whether whoever has the table's name may sit down in a bot's chair.
    open: bool,
    /// Whether anybody may find the table while a chair is free.
    listed: bool,
    /// How long a bot's answer takes at least, in milliseconds.
    #[schema(minimum = 0, maximum = 60000)]
    least: Millis,
    /// How long it usually takes at most, in milliseconds.
    #[schema(minimum = 0, maximum = 60000)]
    most: Millis,
}

impl Default for NewTerms {
    fn default() -> Self {
        let Terms { memory, hints, take_backs, open, listed, pace, .. } = Terms::FRIENDLY;
        NewTerms {
            time_per_move: None,
            time_per_game: None,
            increment: 0,
            advised: false,
            memory,
            hints,
            take_backs,
            open,
            listed,
            least: pace.least,
            most: pace.most,
        }
    }
}

impl NewTerms {
    fn terms(&self) -> Result<Terms, Problem> {
        let clock = match (self.time_per_move, self.time_per_game) {
            (None, None) => Clock::None,
            (Some(time), None) => Clock::Move { time },
            (None, Some(time)) => Clock::Game { time, increment: self.increment },
            (Some(_), Some(_)) => return Err(Problem::impossible(Phrase::new("served-two-clocks"))),
        };
        Ok(Terms {
            clock,
            on_time_out: if self.advised { OnTimeOut::Advised } else { OnTimeOut::Bot },
            memory: self.memory,
            hints: self.hints,
            take_backs: self.take_backs,
            open: self.open,
            listed: self.listed,
            pace: Pace { least: self.least, most: self.most },
        })
    }
}

/// A table that was set up.
#[derive(Serialize, ToSchema)]
pub(crate) struct Created {
    /// Its name. Whoever has it may come.
    table: String,
    /// The link to send.
    link: String,
    /// What binds it to its deal.
    commitment: Deal,
}

/// What binds a table to its deal.
#[derive(Serialize, ToSchema)]
pub(crate) struct Deal {
    /// A hash of the key that all chance is drawn from, in hexadecimal digits.
    hash: String,
    /// The key, once the game is over.
    key: Option<String>,
    /// What was mixed into the hash, once the game is over.
    nonce: Option<String>,
}

/// What everybody may know of a table who has its name.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableTold {
    /// Its name.
    table: String,
    /// The game.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// Its settings.
    settings: Vec<(String, String)>,
    /// The chairs, in the order of the seats.
    chairs: Vec<ChairTold>,
    /// How many watch.
    spectators: u32,
    /// Whether whoever has the name may sit down in a bot's chair.
    open: bool,
    /// Whether the game is over.
    over: bool,
    /// Whose turn it is, from 0; nobody's if the game is over or about to begin.
    turn: Option<u8>,
    /// Where you sit, from 0, if you do and have shown who you are.
    you: Option<u8>,
    /// How the game ended; nothing if it goes on, or was given up.
    result: Option<ResultTold>,
    /// When the table was set up, in milliseconds since 1970.
    since: Time,
    /// When something happened last, in milliseconds since 1970.
    changed: Time,
    /// Whether the game does not count.
    practice: bool,
    /// What binds it to its deal.
    commitment: Deal,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResultTold {
    /// The final scores, in the order of the seats.
    scores: Vec<i32>,
    /// The ranks: 1 is a winner, equal ranks are shared. Only they say who won.
    ranks: Vec<u8>,
}

/// A chair.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChairTold {
    /// What the person on it is called.
    name: Option<String>,
    /// The bot that holds it.
    bot: Option<String>,
    /// Since when the person is away, in milliseconds since 1970.
    away: Option<Time>,
}

/// Tables that want to be found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Tables {
    tables: Vec<Listing>,
}

/// Sets up a table. Bots sit on every chair but yours, and leave when somebody sits down.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = NewTable,
    security(("token" = []), ("cookie" = [])),
    responses(
        (status = 201, description = "It is set up", body = Created),
        (status = 400, description = "It cannot be read", body = Told, content_type = "application/problem+json"),
        (status = 401, description = "No token was shown", body = Told, content_type = "application/problem+json"),
        (status = 403, description = "The request was sent by a page of somebody else", body = Told, content_type = "application/problem+json"),
        (status = 413, description = "Too long", body = Told, content_type = "application/problem+json"),
        (status = 415, description = "Not JSON", body = Told, content_type = "application/problem+json"),
        (status = 422, description = "Not possible", body = Told, content_type = "application/problem+json"),
        (status = 429, description = "Too many of them", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be stored now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Guest(person): Guest,
    headers: HeaderMap,
    Content(wanted): Content<NewTable>,
) -> Result<Response, Problem> {
    let now = Instant::now();
    app.creations.take(address, now).map_err(Problem::too_fast)?;
    app.openings.take(person.clone(), now).map_err(Problem::too_fast)?;
    let setup = set_up(&wanted, person, app.host.now())?;
    found(&app, &headers, setup).await
}

/// Keeps a new table, and tells where it is.
pub(super) async fn found(app: &App, headers: &HeaderMap, setup: Setup) -> Result<Response, Problem> {
    let table = setup.table.clone();
    let commitment = Deal { hash: setup.secret.commitment(&table), key: None, nonce: None };
    app.host.create(setup).await?;
    let path = format!("/t/{table}");
    let link = format!("{}{path}", app.public(headers));
    let created = Created { table, link, commitment };
    Ok((StatusCode::CREATED, [(header::LOCATION, path)], Json(created)).into_response())
}

fn set_up(wanted: &NewTable, person: PersonId, at: Time) -> Result<Setup, Problem> {
    let entry = games::find(&wanted.game).map_err(|unknown| Problem::impossible(unknown.phrase()))?;
    let settings: Vec<(&String, &String)> = wanted.settings.iter().collect();
    let config =
        Config::new(entry.schema(), wanted.seats, &settings).map_err(|error| Problem::impossible(error.0))?;
    let seats = config.seats();
    let mut places = places(entry, &wanted.bots, usize::from(seats))?;
    if let Some(seat) = wanted.seat {
        let place = places.get_mut(usize::from(seat));
        let place = place.ok_or_else(|| Problem::impossible(Phrase::new("denied-no-such-seat")))?;
        let name = wanted.name.clone().ok_or_else(|| Problem::impossible(Phrase::new("served-no-name")))?;
        place.person = Some(Sitter { person, name });
    }
    let (table, secret) = fresh()?;
    Ok(Setup {
        table,
        game: entry.name().to_owned(),
        rules: entry.rules(),
        seats,
        settings: config.pairs().map(|(key, value)| (key.to_owned(), value)).collect(),
        places,
        terms: wanted.terms.terms()?,
        secret,
        at,
        before: Vec::new(),
    })
}

/// A name and a secret for a new table.
pub(super) fn fresh() -> Result<(String, Secret), Problem> {
    names::fresh().map_err(|_| Problem::not_now(Phrase::new("served-no-entropy")))
}

/// The bots of all chairs. How long they think is not the guest's to say.
fn places(entry: &dyn Entry, bots: &[String], seats: usize) -> Result<Vec<Place>, Problem> {
    let levels = || -> Vec<&str> { entry.bots().iter().map(|level| level.name()).collect() };
    let unknown = || Problem::impossible(Phrase::new("served-bot-unknown").with("bots", levels().join(", ")));
    if bots.iter().any(|bot| !levels().contains(&bot.as_str())) || !(bots.len() <= 1 || bots.len() == seats) {
        return Err(unknown());
    }
    let bot = |seat: usize| {
        let bot = bots.get(seat).or(bots.first().filter(|_| bots.len() == 1));
        Place { person: None, bot: bot.map_or_else(|| USUAL.name().to_owned(), String::clone) }
    };
    Ok((0..seats).map(bot).collect())
}

/// The tables that want to be found: somebody is there, and a chair is free.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    responses((status = 200, description = "The newest first", body = Tables))
)]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Tables> {
    Json(Tables { tables: app.host.lobby().tables() })
}

/// A table, for whoever has its name.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    security((), ("token" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "The table", body = TableTold),
        (status = 404, description = "There is no such table", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be opened now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Asker(asker): Asker,
    Segment(table): Segment,
) -> Result<Json<TableTold>, Problem> {
    let looked = app.host.look(&named(table)?).await?;
    Ok(Json(told(&looked, asker.as_ref())))
}

pub(super) fn named(table: String) -> Result<TableId, Problem> {
    TableId::new(table).map_err(|_| Problem::no_table())
}

fn told(looked: &Looked, asker: Option<&PersonId>) -> TableTold {
    let Looked { opened, room, over, turn, outcome, since, changed, people } = looked;
    let chairs = room.chairs.iter().map(|chair| {
        let (bot, away) = match &chair.holder {
            Holder::Bot(bot) => (Some(bot.clone()), None),
            Holder::Person(Presence::Away(since)) => (None, Some(*since)),
            Holder::Person(Presence::Here) => (None, None),
        };
        ChairTold { name: chair.name.clone(), bot, away }
    });
    let is_yours = |(seat, person): (u8, &Option<PersonId>)| {
        (person.is_some() && person.as_ref() == asker).then_some(seat)
    };
    let result = outcome.map(|outcome| ResultTold {
        scores: outcome.scores.iter().map(|(_, score)| score).collect(),
        ranks: outcome.ranks.iter().map(|(_, rank)| rank).collect(),
    });
    let commitment = opened.commitment.clone();
    let (key, nonce) = commitment.opened.map(|opened| (opened.key, opened.nonce)).unzip();
    TableTold {
        table: opened.table.clone(),
        game: opened.game.clone(),
        rules: opened.rules,
        settings: opened.settings.clone(),
        chairs: chairs.collect(),
        spectators: room.spectators,
        open: opened.terms.open,
        over: *over,
        turn: turn.map(|seat| seat.0),
        you: (0..).zip(people).find_map(is_yours),
        result,
        since: *since,
        changed: *changed,
        practice: room.practice,
        commitment: Deal { hash: commitment.hash, key, nonce },
    }
}

/// The record of a game that is over. It tells everything, hidden cards too.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = 404, description = "There is no such table", body = Told, content_type = "application/problem+json"),
        (status = 409, description = "The game is not over", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be opened now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Segment(table): Segment,
) -> Result<Response, Problem> {
    let record = app.host.record(&named(table)?).await?.ok_or_else(Problem::not_over)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}
