//! Games that are over, looked back at.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::record::Record;
use game::{Phrase, Seat, Viewer};
use serde::Deserialize;
use session::moments::{laid_open, moments};
use session::practice::steps;
use session::replay::ReplayError;
use session::review::{Care, LookedBack, review, worths};
use session::turning::turning;
use store::TableId;
use tokio::sync::oneshot;
use utoipa::IntoParams;

use super::asking::{Address, Segment};
use super::problem::{Problem, Told};
use super::tables::named;
use crate::app::App;
use crate::hosted::NoTable;

/// So many steps are told at once.
const MOST: usize = 2000;
/// What is replayed counts as so many requests more than one.
const WEIGHT: u32 = 1;
/// What is thought over, too.
const WEIGHT_OF_THOUGHT: u32 = 9;
/// The game is over, and a step of it stays as it was.
const FOR_AN_HOUR: HeaderValue = HeaderValue::from_static("private, max-age=3600");

/// From where a game is looked back at.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Whose {
    /// From this seat, counted from 0; otherwise as somebody who stood by.
    seat: Option<u8>,
    /// Only what came after so many steps.
    #[serde(default)]
    after: u64,
}

/// The record of a game that is over.
async fn record_of(app: &Arc<App>, table: TableId) -> Result<Arc<Record>, Problem> {
    if let Some(known) = app.looking_back.known(&table) {
        return Ok(known);
    }
    let text = app.host.record(&table).await?.ok_or_else(Problem::not_over)?;
    app.looking_back.keep(table, &text).map_err(|error| unreadable(&ReplayError::Line(error)))
}

/// Replays a game that is over. Few are replayed at the same time, so that nobody's game waits for it.
pub(super) async fn replayed<T: Send + 'static>(
    app: &Arc<App>,
    table: TableId,
    replay: impl FnOnce(&Record) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let record = record_of(app, table).await?;
    let place = app.looking_back.place().await;
    let replayed = tokio::task::spawn_blocking(move || {
        let _place = place;
        replay(&record)
    });
    replayed.await.unwrap_or_else(|_| Err(Problem::new(StatusCode::GONE, Phrase::new("kept-event-wrong"))))
}

pub(super) fn unreadable(error: &ReplayError) -> Problem {
    Problem::new(StatusCode::GONE, error.phrase())
}

/// The steps of a game that is over, as a seat or somebody who stood by was told them, the first ones if there are very many.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/moments",
    tag = "tables",
    params(("table" = String, Path, description = "The table's name"), Whose),
    responses(
        (status = 200, description = "The steps: `Moments` of web/src/wire/protocol.ts", body = Object),
        (status = 404, description = "There is no such table", body = Told, content_type = "application/problem+json"),
        (status = 409, description = "The game is not over", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 422, description = "There is no such seat", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be opened now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn outline(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Segment(table): Segment,
    from: Result<Query<Whose>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Whose { seat, after }) =
        from.map_err(|why| Problem::unreadable(why.status(), &why.body_text()))?;
    app.requests.take_all(address, WEIGHT, Instant::now()).map_err(Problem::too_fast)?;
    let told = replayed(&app, named(table)?, move |record| {
        if seat.is_some_and(|seat| seat >= record.seats) {
            return Err(Problem::impossible(Phrase::new("denied-no-such-seat")));
        }
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        moments(record, viewer, after, MOST).map_err(|error| unreadable(&error))
    });
    Ok(([(header::CACHE_CONTROL, FOR_AN_HOUR)], Json(told.await?)).into_response())
}

/// One moment of a game that is over, from every chair. It tells everything, hidden cards too.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/moments/{step}",
    tag = "tables",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("step" = u64, Path, description = "After so many steps; after none the game is about to begin"),
    ),
    responses(
        (status = 200, description = "The moment: `LaidOpen` of web/src/wire/protocol.ts", body = Object),
        (status = 404, description = "There is no such table, or no such step", body = Told, content_type = "application/problem+json"),
        (status = 409, description = "The game is not over", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be opened now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn moment(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Segment((table, step)): Segment<(String, u64)>,
) -> Result<Response, Problem> {
    app.requests.take_all(address, WEIGHT, Instant::now()).map_err(Problem::too_fast)?;
    let told = replayed(&app, named(table)?, move |record| {
        let laid = laid_open(record, step).map_err(|error| unreadable(&error))?;
        laid.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, Phrase::new("served-no-step")))
    });
    Ok(([(header::CACHE_CONTROL, FOR_AN_HOUR)], Json(told.await?)).into_response())
}

/// The moments that decided a game that is over: at most three, by what lay on the table with all hands open.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/turning",
    tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "The moments: `Turning` of web/src/wire/protocol.ts", body = Object),
        (status = 404, description = "There is no such table", body = Told, content_type = "application/problem+json"),
        (status = 409, description = "The game is not over", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be opened now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn deciding(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Segment(table): Segment,
) -> Result<Response, Problem> {
    app.requests.take_all(address, WEIGHT_OF_THOUGHT, Instant::now()).map_err(Problem::too_fast)?;
    let table = named(table)?;
    let record = record_of(&app, table.clone()).await?;
    let think = thought_over(Arc::clone(&app), move || turning(&record));
    let found = app.looking_back.turnings.get(table, think).await?;
    Ok(([(header::CACHE_CONTROL, FOR_AN_HOUR)], Json(&*found)).into_response())
}

/// Whose decisions are looked back at.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Decisions {
    /// The seat, counted from 0.
    seat: u8,
}

/// The decisions of one seat in a game that is over, by what that seat knew: what a strong player would have done, and what it cost.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/review",
    tag = "tables",
    params(("table" = String, Path, description = "The table's name"), Decisions),
    responses(
        (status = 200, description = "The decisions: `Review` of web/src/wire/protocol.ts", body = Object),
        (status = 404, description = "There is no such table", body = Told, content_type = "application/problem+json"),
        (status = 409, description = "The game is not over", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 422, description = "There is no such seat, or the game is too long to be judged", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be opened now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn decisions(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Segment(table): Segment,
    whose: Result<Query<Decisions>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Decisions { seat }) =
        whose.map_err(|why| Problem::unreadable(why.status(), &why.body_text()))?;
    app.requests.take_all(address, WEIGHT_OF_THOUGHT, Instant::now()).map_err(Problem::too_fast)?;
    let table = named(table)?;
    let record = record_of(&app, table.clone()).await?;
    if seat >= record.seats {
        return Err(Problem::impossible(Phrase::new("denied-no-such-seat")));
    }
    let found = reviewed(&app, table, record, Seat(seat)).await?;
    Ok(([(header::CACHE_CONTROL, FOR_AN_HOUR)], Json(&found.review)).into_response())
}

async fn reviewed(
    app: &Arc<App>,
    table: TableId,
    record: Arc<Record>,
    seat: Seat,
) -> Result<Arc<LookedBack>, Problem> {
    let record = short_enough(record, app.settings.most_judged)?;
    let think = thought_over(Arc::clone(app), move || review(&record, seat, Care::Quick, &mut |_, _| {}));
    app.looking_back.reviews.get((table, seat), think).await
}

/// What every move of one decision was worth, by what the seat knew that made it, in a game that is over.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/review/{step}",
    tag = "tables",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("step" = u64, Path, description = "The decision: how many steps there were then, this one among them"),
    ),
    responses(
        (status = 200, description = "The moves: `Worths` of web/src/wire/protocol.ts", body = Object),
        (status = 404, description = "There is no such table, no such step, or no choice there", body = Told, content_type = "application/problem+json"),
        (status = 409, description = "The game is not over", body = Told, content_type = "application/problem+json"),
        (status = 410, description = "It cannot be opened any more", body = Told, content_type = "application/problem+json"),
        (status = 422, description = "It is too long to be judged", body = Told, content_type = "application/problem+json"),
        (status = 503, description = "It cannot be opened now", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn decision(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Segment((table, step)): Segment<(String, u64)>,
) -> Result<Response, Problem> {
    app.requests.take_all(address, WEIGHT_OF_THOUGHT, Instant::now()).map_err(Problem::too_fast)?;
    let table = named(table)?;
    let record = record_of(&app, table.clone()).await?;
    let missing = |why| Problem::new(StatusCode::NOT_FOUND, Phrase::new(why));
    let taken = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
    let taken = taken.and_then(|place| steps(&record).nth(place));
    let (_, taken) = taken.ok_or_else(|| missing("served-no-step"))?;
    let seat = taken.seat.ok_or_else(|| missing("served-no-choice"))?;
    let back = reviewed(&app, table.clone(), Arc::clone(&record), seat).await?;
    if back.review.decisions.iter().all(|one| one.step != step) {
        return Err(missing("served-no-choice"));
    }
    let think = thought_over(Arc::clone(&app), move || worths(&record, &back, step));
    let think = async move { think.await?.ok_or_else(|| missing("served-no-choice")) };
    let found = app.looking_back.worths.get((table, step), think).await?;
    Ok(([(header::CACHE_CONTROL, FOR_AN_HOUR)], Json(&*found)).into_response())
}

/// The record, if it is short enough to be judged while others want to look back, too.
fn short_enough(record: Arc<Record>, most: usize) -> Result<Arc<Record>, Problem> {
    let taken = steps(&record).count();
    if taken <= most {
        return Ok(record);
    }
    let told = Phrase::new("served-too-long").with("steps", taken.to_string());
    Err(Problem::impossible(told.with("most", most.to_string())))
}

/// Thinks when no game waits for anything.
async fn thought_over<T: Send + 'static>(
    app: Arc<App>,
    think: impl FnOnce() -> Result<T, ReplayError> + Send + 'static,
) -> Result<T, Problem> {
    let (answer, answered) = oneshot::channel();
    app.host.pool().think_later(move || drop(answer.send(think())));
    let found = answered.await.map_err(|_| Problem::from(NoTable::Stopping))?;
    found.map_err(|error| unreadable(&error))
}
