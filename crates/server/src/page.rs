//! What a browser is shown: the page that was built into the program, or how to come to a table from a terminal.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::api::problem::Problem;
use crate::app::App;

/// What is shown at every address that is the page's own affair.
const INDEX: &str = "index.html";
/// The names of these files change with what is in them.
const NAMED_BY_CONTENT: &str = "assets/";
/// What is shown where no page was built.
const PLAIN: File =
    File { path: INDEX, kind: "text/html; charset=utf-8", bytes: include_bytes!("page.html"), brotli: None };
/// Kept for ever.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Kept, and asked about every time.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// The files of a page.
#[derive(Clone, Copy)]
pub struct Page(&'static [File]);

/// One file of a page.
pub struct File {
    /// Where it is found, without a slash in front.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same pressed with Brotli.
    pub brotli: Option<&'static [u8]>,
}

impl Page {
    /// A page of these files.
    pub const fn of(files: &'static [File]) -> Page {
        Page(files)
    }

    /// The page that was built into this program: no files, if none was.
    pub const fn embedded() -> Page {
        Page(include!(concat!(env!("OUT_DIR"), "/embedded.rs")))
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|file| file.path)).finish()
    }
}

/// A page that is served.
pub(crate) struct Shown {
    files: HashMap<&'static str, Sheet>,
    index: Sheet,
    version: Option<String>,
}

/// A file, and what tells one content from another.
struct Sheet {
    file: &'static File,
    plain: HeaderValue,
    pressed: HeaderValue,
}

impl Sheet {
    fn new(file: &'static File) -> Sheet {
        let hash = short_hash(file.bytes);
        let tag = |end: &str| {
            HeaderValue::try_from(format!("\"{hash}{end}\"")).expect("hexadecimal digits can be sent")
        };
        Sheet { file, plain: tag(""), pressed: tag("-br") }
    }

    /// The file, or that it is the one the browser has.
    fn answer(&self, headers: &HeaderMap) -> Response {
        let is_kept = self.file.path.starts_with(NAMED_BY_CONTENT);
        let (bytes, tag, encoding) = match self.file.brotli.filter(|_| accepts_brotli(headers)) {
            Some(brotli) => (brotli, &self.pressed, Some("br")),
            None => (self.file.bytes, &self.plain, None),
        };
        let mut told: Vec<(HeaderName, HeaderValue)> = vec![
            (header::CACHE_CONTROL, if is_kept { FOR_EVER } else { ASK_AGAIN }),
            (header::ETAG, tag.clone()),
        ];
        if self.file.brotli.is_some() {
            told.push((header::VARY, HeaderValue::from_static("accept-encoding")));
        }
        let mut response = if is_known(headers, tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            told.push((header::CONTENT_TYPE, HeaderValue::from_static(self.file.kind)));
            told.extend(encoding.map(|name| (header::CONTENT_ENCODING, HeaderValue::from_static(name))));
            Bytes::from_static(bytes).into_response()
        };
        for (name, value) in told {
            response.headers_mut().insert(name, value);
        }
        response
    }
}

impl Shown {
    pub(crate) fn new(page: Page) -> Shown {
        let files: HashMap<&'static str, Sheet> =
            page.0.iter().map(|file| (file.path, Sheet::new(file))).collect();
        let index = page.0.iter().find(|file| file.path == INDEX);
        Shown {
            files,
            version: index.map(|index| short_hash(index.bytes)),
            index: Sheet::new(index.unwrap_or(&PLAIN)),
        }
    }

    /// What tells this page from another; nothing if none was built.
    pub(crate) fn version(&self) -> Option<&str> {
        self.version.as_deref()
    }

    /// What is found at an address.
    fn find(&self, path: &str) -> Option<&Sheet> {
        let path = path.strip_prefix('/').unwrap_or(path);
        if let Some(sheet) = self.files.get(path) {
            return Some(sheet);
        }
        let is_elsewhere = matches!(path.split('/').next(), Some("api" | "assets"));
        let is_file = path.contains('.');
        (!is_elsewhere && !is_file).then_some(&self.index)
    }
}

/// Whatever is not the API's.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let sheet = app.page.find(uri.path()).ok_or_else(Problem::no_page)?;
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(Problem::no_method());
    }
    Ok(sheet.answer(&headers))
}

fn short_hash(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex()[..16].to_owned()
}

/// Does a browser understand what was pressed with Brotli?
fn accepts_brotli(headers: &HeaderMap) -> bool {
    listed(headers, &header::ACCEPT_ENCODING).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse().ok());
        name.trim().eq_ignore_ascii_case("br") && weight.is_some_and(|weight: f32| weight > 0.0)
    })
}

/// Is this the content that a browser has already?
fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    listed(headers, &header::IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known).as_bytes() == tag.as_bytes())
}

/// The values of a header that is a list.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_sent_to_whoever_wants_it() {
        let read = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, text.parse().unwrap());
            accepts_brotli(&headers)
        };
        for text in ["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.5", "BR ; q=0.1"] {
            assert!(read(text), "{text}");
        }
        for text in ["", "gzip", "br;q=0", "br;q=0.0, gzip", "brr", "*", "br;q=x"] {
            assert!(!read(text), "{text}");
        }
        assert!(!accepts_brotli(&HeaderMap::new()));
    }

    #[test]
    fn what_was_pressed_is_not_a_file_of_its_own() {
        let Page(files) = Page::embedded();
        let is_pressed = |file: &File| std::path::Path::new(file.path).extension() == Some("br".as_ref());
        assert!(files.iter().all(|file| !is_pressed(file) && !file.bytes.is_empty()));
        assert!(files.is_empty() || files.iter().any(|file| file.path == INDEX), "a page begins somewhere");
    }
}
