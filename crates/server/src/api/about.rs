//! What answers here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::VERSION;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;

/// What answers here: a page that was loaded before notices that there is a newer one.
#[derive(Serialize, ToSchema)]
pub(crate) struct About {
    /// The version of the program.
    #[schema(example = "0.1.0")]
    version: &'static str,
    /// The version of the protocol that tables speak.
    protocol: u32,
    /// What tells the page of this server from another; nothing if it has none.
    page: Option<String>,
}

/// What answers here.
#[utoipa::path(
    get,
    path = "/api/about",
    tag = "server",
    responses((status = 200, description = "Versions", body = About))
)]
pub(crate) async fn about(State(app): State<Arc<App>>) -> Response {
    let page = app.page.version().map(str::to_owned);
    let about = About { version: env!("CARGO_PKG_VERSION"), protocol: VERSION, page };
    ([(header::CACHE_CONTROL, "no-store")], Json(about)).into_response()
}
