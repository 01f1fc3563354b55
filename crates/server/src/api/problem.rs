//! What is wrong with a request, said as RFC 9457 has it: in the words of whoever asked, and as a phrase.

use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Phrase;
use serde::Serialize;
use session::keeper::KeepError;
use utoipa::ToSchema;
use words::{Language, Lexicon, Names};

use crate::hosted::NoTable;

/// What is wrong with a request.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    words: Phrase,
    retry: Option<Duration>,
}

/// What is wrong with a request, as it is told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Told {
    /// The status of the answer.
    status: u16,
    /// What is wrong and what is allowed, in the language of the request.
    title: String,
    /// The same as a phrase: a key and its variables.
    #[schema(value_type = Object)]
    phrase: Phrase,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, words: Phrase) -> Problem {
        Problem { status, words, retry: None }
    }

    pub(crate) fn no_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, Phrase::new("served-no-table"))
    }

    pub(crate) fn no_socket() -> Problem {
        Problem::new(StatusCode::UPGRADE_REQUIRED, Phrase::new("served-no-socket"))
    }

    pub(crate) fn no_page() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, Phrase::new("served-no-page"))
    }

    pub(crate) fn no_method() -> Problem {
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, Phrase::new("served-no-method"))
    }

    pub(crate) fn nobody() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, Phrase::new("served-nobody"))
    }

    pub(crate) fn foreign() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, Phrase::new("served-foreign"))
    }

    pub(crate) fn not_over() -> Problem {
        Problem::new(StatusCode::CONFLICT, Phrase::new("served-not-over"))
    }

    pub(crate) fn too_fast(retry: Duration) -> Problem {
        let words = Phrase::new("denied-too-fast");
        Problem { retry: Some(retry), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, words) }
    }

    pub(crate) fn too_many_sockets() -> Problem {
        let words = Phrase::new("served-too-many-sockets");
        let retry = Some(Duration::from_secs(10));
        Problem { retry, ..Problem::new(StatusCode::TOO_MANY_REQUESTS, words) }
    }

    /// What was sent cannot be read, for this reason.
    pub(crate) fn unreadable(status: StatusCode, what: &str) -> Problem {
        let what: String = what.chars().filter(|c| !c.is_control()).take(200).collect();
        Problem::new(status, Phrase::new("served-unreadable").with("what", what))
    }

    /// What was sent can be read, and is not possible.
    pub(crate) fn impossible(words: Phrase) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, words)
    }

    /// The server cannot do it now.
    pub(crate) fn not_now(words: Phrase) -> Problem {
        let retry = Some(Duration::from_secs(5));
        Problem { retry, ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, words) }
    }
}

impl From<NoTable> for Problem {
    fn from(why: NoTable) -> Self {
        match why {
            NoTable::Unknown => Problem::no_table(),
            NoTable::Damaged(words) => Problem::new(StatusCode::GONE, words),
            NoTable::NotNow(words) => Problem::not_now(words),
            NoTable::Stopping => Problem::not_now(Phrase::new("served-stopping")),
        }
    }
}

impl From<KeepError> for Problem {
    fn from(error: KeepError) -> Self {
        match error {
            KeepError::Store(_) => Problem::not_now(error.phrase()),
            KeepError::Damaged(_) | KeepError::Finished => Problem::impossible(error.phrase()),
        }
    }
}

impl IntoResponse for Problem {
    /// Without words yet: who answers knows the language.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The language that a request prefers, of those there are.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let weighted = accepted.unwrap_or_default().split(',').filter_map(|choice| {
        let (tag, weight) = choice.split_once(";q=").unwrap_or((choice, "1"));
        let weight: f32 = weight.trim().parse().ok()?;
        Language::read(tag.trim()).map(|language| (language, weight))
    });
    // The first of those that are wanted most.
    let best = weighted.fold(None, |best: Option<(Language, f32)>, next| match best {
        Some(best) if best.1 >= next.1 => Some(best),
        _ => Some(next),
    });
    best.filter(|(_, weight)| *weight > 0.0).map_or(Language::default(), |(language, _)| language)
}

/// A phrase in words.
fn say(language: Language, words: &Phrase) -> String {
    thread_local! {
        /// To read all words takes longer than most answers, and whoever floods the server gets many of these.
        static LEXICONS: [Lexicon; 2] =
            [Language::English, Language::French].map(|language| Lexicon::new(language, &[]));
    }
    let place = match language {
        Language::English => 0,
        Language::French => 1,
    };
    LEXICONS.with(|lexicons| lexicons[place].say(words, &Names::none()))
}

/// Says what is wrong in the language of the request.
pub(crate) async fn in_words(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let title = say(language, &problem.words);
    let told = Told { status: problem.status.as_u16(), title, phrase: problem.words };
    let body = serde_json::to_vec(&told).expect("plain data");
    *response.body_mut() = Body::from(body);
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    if let Some(retry) = problem.retry {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(retry.as_secs() + 1));
    }
    if problem.status == StatusCode::UNAUTHORIZED {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_is_wanted_most() {
        let read = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, text.parse().unwrap());
            language(&headers)
        };
        for text in ["fr", "fr-CH, fr;q=0.9, en;q=0.8", "de, fr;q=0.5, en;q=0.1", "en;q=0.1,fr;q=0.2"] {
            assert_eq!(read(text), Language::French, "{text}");
        }
        for text in ["", "en", "de", "*", "en, fr", "fr;q=0", "fr;q=x"] {
            assert_eq!(read(text), Language::English, "{text}");
        }
    }
}
