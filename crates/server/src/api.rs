//! The plain HTTP API beside the sockets, and the document that describes it.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::{page, socket};

/// What answers here.
mod about;
/// Who asks, from where, and what.
pub(crate) mod asking;
/// Checking a deal.
mod deals;
/// The games.
#[expect(unused_qualifications, reason = "what describes the routes is made by a macro")]
mod games;
/// Guests.
mod guests;
/// What is wrong with a request.
pub(crate) mod problem;
/// Games that are over, looked back at.
#[expect(unused_qualifications, reason = "what describes the routes is made by a macro")]
mod moments;
/// Games that are over, played on.
mod practice;
/// Tables.
mod tables;

use asking::Address;
use problem::Problem;

/// The longest content of a request, in bytes.
const LONGEST: usize = 64 * 1024;

/// Scripts, styles and pictures come from this server only, and nothing is inline.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Karata",
        description = "Tables for Serengeti, Asante, Mü, Rummü, Calcory and Safarü. The game itself is played over a WebSocket: docs/protocol.md.",
    ),
    components(schemas(games::Spoken)),
    modifiers(&Tokens),
)]
struct Description;

/// How a request shows who sends it.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("karata")));
        components.add_security_scheme("cookie", cookie);
    }
}

fn routes() -> (Router<Arc<App>>, Document) {
    let (routes, mut document) = described();
    complete(&mut document);
    (routes, document)
}

/// What every request may be answered with is described everywhere, as it is where a table is set up: it came too fast, or it cannot be read.
fn complete(document: &mut Document) {
    let creating = document.paths.paths.get("/api/tables").and_then(|path| path.post.as_ref());
    let usual: Vec<_> = ["400", "429"]
        .iter()
        .filter_map(|status| Some((*status, creating?.responses.responses.get(*status)?.clone())))
        .collect();
    for path in document.paths.paths.values_mut() {
        for operation in [&mut path.get, &mut path.put, &mut path.post].into_iter().flatten() {
            for (status, response) in &usual {
                let known = &mut operation.responses.responses;
                known.entry((*status).to_owned()).or_insert_with(|| response.clone());
            }
        }
    }
}

fn described() -> (Router<Arc<App>>, Document) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(about::about))
        .routes(routes!(games::all))
        .routes(routes!(games::words))
        .routes(routes!(games::words_of))
        .routes(routes!(games::rules_of))
        .routes(routes!(games::minute_of))
        .routes(routes!(guests::token))
        .routes(routes!(guests::me))
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::look))
        .routes(routes!(tables::record))
        .routes(routes!(moments::outline))
        .routes(routes!(moments::moment))
        .routes(routes!(moments::deciding))
        .routes(routes!(moments::decisions))
        .routes(routes!(moments::decision))
        .routes(routes!(practice::play_on))
        .routes(routes!(deals::check))
        .routes(routes!(socket::open))
        .split_for_parts()
}

/// The document that describes the API, as the server gives it and the project keeps it.
pub fn document() -> String {
    let (_, document) = routes();
    text(&document)
}

fn text(document: &Document) -> String {
    document.to_pretty_json().expect("plain data") + "\n"
}

/// Everything that can be asked.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (routes, document) = routes();
    let document = Bytes::from(text(&document));
    let json = [(header::CONTENT_TYPE, "application/json")];
    routes
        .route("/api/openapi.json", get(move || std::future::ready((json, document.clone()))))
        .fallback(page::show)
        .method_not_allowed_fallback(|| std::future::ready(Problem::no_method()))
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), not_too_fast))
        .layer(middleware::from_fn(problem::in_words))
        .layer(middleware::from_fn(guarded))
        .with_state(app)
}

async fn not_too_fast(
    State(app): State<Arc<App>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    match app.requests.take(address, std::time::Instant::now()) {
        Ok(()) => next.run(request).await,
        Err(retry) => {
            app.host.gauges().too_fast.inc();
            Problem::too_fast(retry).into_response()
        }
    }
}

/// What a browser is told not to do with any answer.
async fn guarded(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let guards: [(HeaderName, &str); 5] = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in guards {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
