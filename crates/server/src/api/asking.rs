//! What a request says: who sends it, from where, and what is in it.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use serde::de::DeserializeOwned;
use table::PersonId;

use super::problem::Problem;
use crate::app::{App, ConnectionPlace};
use crate::guest::{self, Shown};
use crate::origin;

/// Where a connection comes from, and its place among all of them.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    #[expect(dead_code, reason = "held as long as the connection lives")]
    pub(crate) place: Arc<ConnectionPlace>,
}

/// Whose request it is, as far as an address tells.
pub(crate) struct Address(pub(crate) IpAddr);

/// Who sends a request. A browser's token counts only in requests of our own pages.
pub(crate) struct Guest(pub(crate) PersonId);

/// Who wants to know something, if they say so. Nothing may be done for them: anybody's page can make a browser ask.
pub(crate) struct Asker(pub(crate) Option<PersonId>);

/// What is in a request.
pub(crate) struct Content<T>(pub(crate) T);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.address.ip());
        let peer = peer.unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        Ok(Address(address(peer, &parts.headers, app.settings.behind_proxy)))
    }
}

/// A part of a path, or several.
pub(crate) struct Segment<T = String>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Segment<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let segment = Path::from_request_parts(parts, app).await;
        segment
            .map(|Path(segment)| Segment(segment))
            .map_err(|why: PathRejection| Problem::unreadable(why.status(), &why.body_text()))
    }
}

/// The address that counts for whoever is connected directly. Whoever has one address of version 6 has very many.
pub(crate) fn settled(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// The address that counts: the one that the proxy in front of us saw, if there is one.
fn address(peer: IpAddr, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back();
    // Those before the last could be anybody's invention.
    let told = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    settled(if behind_proxy { told.unwrap_or(peer) } else { peer })
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let (person, shown) = guest::sender(&parts.headers, app.cookie()).ok_or_else(Problem::nobody)?;
        // A socket is opened with GET.
        let changes = parts.method != Method::GET || parts.headers.contains_key(header::UPGRADE);
        let public = app.settings.public.as_deref();
        if shown == Shown::Cookie && changes && !origin::is_ours(&parts.headers, public) {
            return Err(Problem::foreign());
        }
        Ok(Guest(person))
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Asker(guest::sender(&parts.headers, app.cookie()).map(|(person, _)| person)))
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Content<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let content = Json::from_request(request, app).await;
        content
            .map(|Json(content)| Content(content))
            .map_err(|why: JsonRejection| Problem::unreadable(why.status(), &why.body_text()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_believed_only_from_the_proxy() {
        let peer = IpAddr::from([127, 0, 0, 1]);
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "6.6.6.6, 7.7.7.7".parse().unwrap());
        headers.append("x-forwarded-for", "8.8.8.8, 9.9.9.9".parse().unwrap());
        assert_eq!(address(peer, &headers, false), peer);
        assert_eq!(address(peer, &headers, true), IpAddr::from([9, 9, 9, 9]));
        assert_eq!(address(peer, &HeaderMap::new(), true), peer);
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(address(peer, &headers, true), peer);
    }

    #[test]
    fn neighbours_of_version_6_are_one() {
        let read = |text: &str| address(text.parse().unwrap(), &HeaderMap::new(), false);
        assert_eq!(read("2001:db8:1:2:3:4:5:6"), read("2001:db8:1:2::7"));
        assert_ne!(read("2001:db8:1:2::1"), read("2001:db8:1:3::1"));
        assert_eq!(read("::ffff:1.2.3.4"), IpAddr::from([1, 2, 3, 4]));
    }
}
