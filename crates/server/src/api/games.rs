//! The games: what can be set, their words and their rules.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Texts;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use words::Language;

use super::asking::Segment;
use super::problem::{Problem, Told, language};
use crate::app::App;
use crate::catalog;

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct InLanguage {
    /// `en` or `fr`; otherwise what the request accepts.
    lang: Option<Spoken>,
}

/// A language.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Spoken {
    En,
    Fr,
}

impl InLanguage {
    fn of(&self, headers: &HeaderMap) -> Language {
        match self.lang {
            Some(Spoken::En) => Language::English,
            Some(Spoken::Fr) => Language::French,
            None => language(headers),
        }
    }
}

type Asked = Result<Query<InLanguage>, axum::extract::rejection::QueryRejection>;

fn asked(asked: Asked, headers: &HeaderMap) -> Result<Language, Problem> {
    let Query(asked) = asked.map_err(|why| Problem::unreadable(why.status(), &why.body_text()))?;
    Ok(asked.of(headers))
}

/// All games, with everything that can be set.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    params(InLanguage),
    responses(
        (status = 200, description = "The games", body = Object),
        (status = 400, description = "No such language", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn all(
    State(_): State<Arc<App>>,
    headers: HeaderMap,
    lang: Asked,
) -> Result<Response, Problem> {
    static GAMES: [OnceLock<Bytes>; 2] = [OnceLock::new(), OnceLock::new()];
    let language = asked(lang, &headers)?;
    let place = match language {
        Language::English => 0,
        Language::French => 1,
    };
    let games = GAMES[place].get_or_init(|| Bytes::from(catalog::all(language).to_string()));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_LANGUAGE, language.code()),
        (header::VARY, "accept-language"),
    ];
    Ok((headers, games.clone()).into_response())
}

/// What is asked for of a game.
#[derive(Clone, Copy)]
enum Which {
    Words,
    Rules,
    Minute,
}

fn text_of(game: &str, lang: Asked, headers: &HeaderMap, which: Which) -> Result<Response, Problem> {
    let language = asked(lang, headers)?;
    let entry = games::find(game).map_err(|unknown| Problem::new(StatusCode::NOT_FOUND, unknown.phrase()))?;
    let (texts, kind) = match which {
        Which::Words => (entry.words(), "text/plain; charset=utf-8"),
        Which::Rules => (entry.page(), "text/markdown; charset=utf-8"),
        Which::Minute => (entry.minute(), "text/markdown; charset=utf-8"),
    };
    Ok(text(language, texts, kind))
}

fn text(language: Language, Texts { english, french }: Texts, kind: &'static str) -> Response {
    let text = match language {
        Language::English => english,
        Language::French => french,
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_LANGUAGE, language.code()),
        (header::VARY, "accept-language"),
    ];
    (headers, text).into_response()
}

/// The words of a game, as Fluent has them.
#[utoipa::path(
    get,
    path = "/api/games/{game}/words",
    tag = "games",
    params(("game" = String, Path, description = "The game's name"), InLanguage),
    responses(
        (status = 200, description = "Messages of Fluent", body = String, content_type = "text/plain"),
        (status = 400, description = "No such language", body = Told, content_type = "application/problem+json"),
        (status = 404, description = "No such game", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn words_of(
    State(_): State<Arc<App>>,
    Segment(game): Segment,
    headers: HeaderMap,
    lang: Asked,
) -> Result<Response, Problem> {
    text_of(&game, lang, &headers, Which::Words)
}

/// The rules of a game.
#[utoipa::path(
    get,
    path = "/api/games/{game}/rules",
    tag = "games",
    params(("game" = String, Path, description = "The game's name"), InLanguage),
    responses(
        (status = 200, description = "The rules", body = String, content_type = "text/markdown"),
        (status = 400, description = "No such language", body = Told, content_type = "application/problem+json"),
        (status = 404, description = "No such game", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn rules_of(
    State(_): State<Arc<App>>,
    Segment(game): Segment,
    headers: HeaderMap,
    lang: Asked,
) -> Result<Response, Problem> {
    text_of(&game, lang, &headers, Which::Rules)
}

/// What one has to know of a game to begin.
#[utoipa::path(
    get,
    path = "/api/games/{game}/minute",
    tag = "games",
    params(("game" = String, Path, description = "The game's name"), InLanguage),
    responses(
        (status = 200, description = "To be read in a minute", body = String, content_type = "text/markdown"),
        (status = 400, description = "No such language", body = Told, content_type = "application/problem+json"),
        (status = 404, description = "No such game", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn minute_of(
    State(_): State<Arc<App>>,
    Segment(game): Segment,
    headers: HeaderMap,
    lang: Asked,
) -> Result<Response, Problem> {
    text_of(&game, lang, &headers, Which::Minute)
}

/// The words that all games have in common, as Fluent has them.
#[utoipa::path(
    get,
    path = "/api/words",
    tag = "games",
    params(InLanguage),
    responses(
        (status = 200, description = "Messages of Fluent", body = String, content_type = "text/plain"),
        (status = 400, description = "No such language", body = Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn words(
    State(_): State<Arc<App>>,
    headers: HeaderMap,
    lang: Asked,
) -> Result<Response, Problem> {
    let texts = Texts { english: words::WORDS_EN, french: words::WORDS_FR };
    Ok(text(asked(lang, &headers)?, texts, "text/plain; charset=utf-8"))
}
