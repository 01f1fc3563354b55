//! Where a request comes from. A browser says it by itself, and sends its cookies with requests of other people's pages, too.

use axum::http::{HeaderMap, header};

/// Does a request that a browser may have been led to send come from a page of this server? `public` is where the server is found, if it
/// was told; otherwise it is where the request was sent to.
pub(crate) fn is_ours(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(origin), host) = (text(header::ORIGIN), text(header::HOST)) else { return false };
    match (public, host) {
        (Some(public), _) => origin == public,
        (None, Some(host)) => origin.strip_prefix("http://") == Some(host),
        (None, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "localhost:7000".parse().unwrap());
        headers.extend(origin.map(|origin| (header::ORIGIN, origin.parse().unwrap())));
        headers
    }

    #[test]
    fn only_the_server_itself() {
        assert!(is_ours(&headers(Some("http://localhost:7000")), None));
        let foreign =
            ["https://localhost:7000", "http://localhost", "http://evil.example", "null", "", "http://"];
        for origin in foreign.map(Some).into_iter().chain([None]) {
            assert!(!is_ours(&headers(origin), None), "{origin:?}");
        }
    }

    #[test]
    fn behind_a_proxy_the_origin_is_what_the_server_was_told() {
        let public = Some("https://cards.example");
        assert!(is_ours(&headers(public), public));
        assert!(!is_ours(&headers(Some("http://localhost:7000")), public));
        assert!(!is_ours(&headers(Some("https://cards.example.evil.example")), public));
    }
}
