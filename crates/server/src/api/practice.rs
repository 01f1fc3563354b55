//! Games that are over, played on from one of their steps as practice.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use game::{Phrase, Seat};
use serde::Deserialize;
use session::practice::{NotThere, beginning};
use table::PersonId;
use table::setup::Sitter;
use utoipa::ToSchema;

use super::asking::{Address, Content, Guest, Segment};
use super::moments::{replayed, unreadable};
use super::problem::{Problem, Told};
use super::tables::{Created, found, fresh, named};
use crate::app::App;
use crate::hosted::{Looked, NoTable};

/// From where a game that is over is played on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayOn {
    /// After so many steps: it is somebody's turn there.
    #[schema(minimum = 1, example = 24)]
    step: u64,
    /// Where you sit, from 0; otherwise where you sat, or where it is the turn of.
    seat: Option<u8>,
    /// What you are called; otherwise what you were called there.
    #[schema(example = "Ana")]
    name: Option<String>,
}

/// Sets up a table that begins with the first steps of a game that is over, as practice: you on one chair, bots on the others, no clock,
/// and everything that is still to be dealt from another secret.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/practice",
    tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    request_body = PlayOn,
    security(("token" = []), ("cookie" = [])),
    responses(
        (status = 201, description = "It is set up", body = Created),
        (status = 401, description = "No token was shown", body = Told, content_type = "application/problem+json"),
        (status = 403, description = "The request was sent by a page of somebody else", body = Told, content_type = "application/problem+json"),
        (status = 404, description = "There is no such table, or no such step", body = Told, content_type = "application/problem+json"),
        (status = 409, description = "The game is not over", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 413, description = "Too long", body = Told, content_type = "application/problem+json"),
        (status = 415, description = "Not JSON", body = Told, content_type = "application/problem+json"),
        (status = 422, description = "It is nobody's turn there, there is no such seat, or you need a name", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be stored now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn play_on(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Guest(person): Guest,
    Segment(table): Segment,
    headers: HeaderMap,
    Content(PlayOn { step, seat, name }): Content<PlayOn>,
) -> Result<Response, Problem> {
    let now = Instant::now();
    app.creations.take(address, now).map_err(Problem::too_fast)?;
    app.openings.take(person.clone(), now).map_err(Problem::too_fast)?;
    let id = named(table)?;
    let beginning = replayed(&app, id.clone(), move |record| {
        if seat.is_some_and(|seat| seat >= record.seats) {
            return Err(Problem::impossible(Phrase::new("denied-no-such-seat")));
        }
        beginning(record, step).map_err(|why| not_there(&why))
    });
    let beginning = beginning.await?;
    let (own, called) = sat(&*app.host.look(&id).await?, &person);
    let name = name.or(called).ok_or_else(|| Problem::impossible(Phrase::new("served-no-name")))?;
    let seat = seat.map(Seat).or(own).unwrap_or(beginning.turn);
    let over = app.host.setup(&id).await.map_err(NoTable::from)?;
    let (table, secret) = fresh()?;
    let new = (table, secret, app.host.now());
    let setup = over.practice(seat, Sitter { person, name }, beginning.before, new);
    found(&app, &headers, setup).await
}

fn not_there(why: &NotThere) -> Problem {
    match why {
        NotThere::NoStep => Problem::new(StatusCode::NOT_FOUND, why.phrase()),
        NotThere::NobodysTurn { .. } => Problem::impossible(why.phrase()),
        NotThere::Replay(error) => unreadable(error),
    }
}

/// Where somebody sat, and what they were called there.
fn sat(looked: &Looked, person: &PersonId) -> (Option<Seat>, Option<String>) {
    let is_theirs = |sitter: &Option<PersonId>| sitter.as_ref() == Some(person);
    let Some(place) = looked.people.iter().position(is_theirs) else { return (None, None) };
    let name = looked.room.chairs.get(place).and_then(|chair| chair.name.clone());
    (u8::try_from(place).ok().map(Seat), name)
}
