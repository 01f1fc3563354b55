//! Checking a deal, for whoever has no program of their own to do it with.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::Phrase;
use game::record::Record;
use serde::{Deserialize, Serialize};
use session::deal::verify;
use session::replay::ReplayError;
use utoipa::ToSchema;

use super::asking::Content;
use super::problem::{Problem, Told};
use crate::app::App;

/// A record whose deal is to be checked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToVerify {
    /// The record, as it was exported.
    record: String,
    /// The hash that you were shown when the game began, in hexadecimal digits.
    commitment: Option<String>,
}

/// Whether a deal is the one that its table was bound to.
#[derive(Serialize, ToSchema)]
pub(crate) struct Verified {
    /// Whether everything fits.
    fits: bool,
    /// How many outcomes of chance were dealt again.
    outcomes: u32,
    /// What was found, as a phrase.
    #[schema(value_type = Object)]
    words: Phrase,
}

/// Deals a game again from its record and says whether it is the deal that its table was bound to.
#[utoipa::path(
    post,
    path = "/api/verify",
    tag = "tables",
    request_body = ToVerify,
    responses(
        (status = 200, description = "What was found", body = Verified),
        (status = 400, description = "Not JSON", body = Told, content_type = "application/problem+json"),
        (status = 413, description = "Too long", body = Told, content_type = "application/problem+json"),
        (status = 415, description = "Not JSON", body = Told, content_type = "application/problem+json"),
        (status = 422, description = "Not a record", body = Told, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn check(
    State(_): State<Arc<App>>,
    Content(ToVerify { record, commitment }): Content<ToVerify>,
) -> Result<Json<Verified>, Problem> {
    // A long game takes a while to be played again.
    let checked = tokio::task::spawn_blocking(move || {
        let record =
            Record::read(&record).map_err(|error| Problem::impossible(ReplayError::Line(error).phrase()))?;
        let shown = commitment.map(|hash| hash.trim().to_ascii_lowercase());
        Ok(match verify(&record, shown.as_deref()) {
            Ok(fits) => {
                let words = Phrase::new("verify-fits").with("outcomes", fits.outcomes);
                Verified { fits: true, outcomes: fits.outcomes, words }
            }
            Err(doubt) => Verified { fits: false, outcomes: 0, words: doubt.phrase() },
        })
    });
    let failed = || Problem::unreadable(StatusCode::UNPROCESSABLE_ENTITY, "the record cannot be replayed");
    checked.await.map_err(|_| failed())?.map(Json)
}
