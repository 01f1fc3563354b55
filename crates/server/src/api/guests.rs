//! Guests: tokens for browsers and for programs.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Phrase;
use serde::Serialize;
use utoipa::ToSchema;

use super::asking::Address;
use super::problem::{Problem, Told};
use crate::app::App;
use crate::guest::{Token, token_in_cookie};
use crate::origin;

/// A new token.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewToken {
    /// 64 hexadecimal digits. Whoever has it is its person: keep it secret, and show it as `Authorization: Bearer …`.
    token: String,
}

fn fresh(app: &App, address: &Address) -> Result<Token, Problem> {
    app.creations.take(address.0, Instant::now()).map_err(Problem::too_fast)?;
    Token::fresh().map_err(|_| Problem::not_now(Phrase::new("served-no-entropy")))
}

/// A token for a program.
#[utoipa::path(
    post,
    path = "/api/tokens",
    tag = "guests",
    responses(
        (status = 201, description = "A new person", body = NewToken),
        (status = 429, description = "Too many of them", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn token(State(app): State<Arc<App>>, address: Address) -> Result<Response, Problem> {
    let token = fresh(&app, &address)?;
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    Ok((StatusCode::CREATED, no_store, Json(NewToken { token: token.text() })).into_response())
}

/// A cookie for a browser that has none. No script can read it.
#[utoipa::path(
    put,
    path = "/api/me",
    tag = "guests",
    params(("Origin" = String, Header, description = "Where the page comes from")),
    responses(
        (status = 204, description = "The browser has a token"),
        (status = 403, description = "The request was sent by a page of somebody else", body = Told, content_type = "application/problem+json"),
        (status = 429, description = "Too many of them", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn me(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if !origin::is_ours(&headers, app.settings.public.as_deref()) {
        return Err(Problem::foreign());
    }
    // A cookie that is there lives on.
    let token = match token_in_cookie(&headers, app.cookie()) {
        Some(token) => token,
        None => fresh(&app, &address)?,
    };
    let secure = if app.is_over_tls() { "; Secure" } else { "" };
    let cookie = format!(
        "{}={}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}",
        app.cookie(),
        token.text()
    );
    let headers = [(header::SET_COOKIE, cookie), (header::CACHE_CONTROL, "no-store".to_owned())];
    Ok((StatusCode::NO_CONTENT, headers).into_response())
}
