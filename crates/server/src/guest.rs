//! Guests: whoever has a token is somebody, and only somebody who has it. Nothing of it is stored but its hash, as the person.

use axum::http::{HeaderMap, HeaderValue, header};
use table::PersonId;

/// A secret of 32 bytes that makes its holder a person.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

/// How somebody showed their token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// As a program does, in a header that no page of somebody else can send.
    Header,
    /// As a browser does, by itself: whoever uses it has to say where it comes from.
    Cookie,
}

impl Token {
    /// A new one, from the operating system.
    pub fn fresh() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Token(bytes))
    }

    /// A token from its text: 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Token> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return None;
        }
        for (byte, place) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).ok()?;
        }
        Some(Token(bytes))
    }

    /// Its text.
    pub fn text(&self) -> String {
        use std::fmt::Write;
        self.0.iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string");
            text
        })
    }

    /// Whom it makes its holder: a hash of it, from which it cannot be found.
    pub fn person(&self) -> PersonId {
        let hash = blake3::Hash::from_bytes(blake3::derive_key("karata guest 1", &self.0)).to_hex();
        PersonId::new(&hash[..PersonId::LONGEST]).expect("hexadecimal digits can be seen")
    }
}

/// Who sends a request, if they say so.
pub(crate) fn sender(headers: &HeaderMap, cookie: &str) -> Option<(PersonId, Shown)> {
    // What else is shown there is for a proxy before us.
    let is_ours = |text: &&[u8]| text.get(..6).is_some_and(|kind| kind.eq_ignore_ascii_case(b"bearer"));
    let shown = headers.get(header::AUTHORIZATION).map(HeaderValue::as_bytes).filter(is_ours);
    let bearer = shown.map(|text| Token::read(std::str::from_utf8(&text[6..]).ok()?.trim()));
    match bearer {
        Some(token) => Some((token?.person(), Shown::Header)),
        None => token_in_cookie(headers, cookie).map(|token| (token.person(), Shown::Cookie)),
    }
}

/// The token that a browser keeps.
pub(crate) fn token_in_cookie(headers: &HeaderMap, cookie: &str) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == cookie).then(|| Token::read(value))?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_token_is_read_as_it_is_written_and_two_are_never_alike() {
        let [one, other] = [(); 2].map(|()| Token::fresh().unwrap());
        assert!(Token::read(&one.text()).unwrap() == one && one != other && one.person() != other.person());
        assert!(!one.text().contains(one.person().as_str()), "the person does not tell the token");
        for text in ["", "ab", &"g".repeat(64), &"a".repeat(63), &"é".repeat(32), &"+1".repeat(32)] {
            assert!(Token::read(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_token_is_shown_in_a_header_or_a_cookie() {
        let token = Token::fresh().unwrap();
        let bearer = format!("Bearer {}", token.text());
        let cookie = format!("a=b; karata={}; c", token.text());
        let person = token.person();
        let from = |pairs: &[(header::HeaderName, &str)]| sender(&headers(pairs), "karata");
        assert_eq!(from(&[(header::AUTHORIZATION, &bearer)]), Some((person.clone(), Shown::Header)));
        assert_eq!(from(&[(header::COOKIE, &cookie)]), Some((person, Shown::Cookie)));
        assert_eq!(sender(&headers(&[(header::COOKIE, &cookie)]), "__Host-karata"), None);
        let wrong = [(header::AUTHORIZATION, "Bearer no"), (header::COOKIE, &*cookie)];
        assert_eq!(from(&wrong), None, "who shows a wrong token is nobody");
        let basic = [(header::AUTHORIZATION, "Basic bm8="), (header::COOKIE, &*cookie)];
        assert_eq!(from(&basic), Some((token.person(), Shown::Cookie)), "a proxy's business");
        assert_eq!(from(&[]), None);
    }
}
