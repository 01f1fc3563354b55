//! Where a server is, and which table.

use std::fmt;

/// The address of a server, and of one of its tables if it names one: `http://127.0.0.1:7373/t/TABLE`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Whether it is reached over TLS.
    pub over_tls: bool,
    /// The name or number of the machine.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The table.
    pub table: Option<String>,
}

impl Address {
    /// Reads an address as somebody copies or types it; nothing if it is none. Without a scheme it is `http`.
    pub fn read(text: &str) -> Option<Address> {
        let text = text.trim();
        let (over_tls, rest) = match text.split_once("://") {
            None => (false, text),
            Some((scheme, rest)) => match scheme.to_ascii_lowercase().as_str() {
                "http" => (false, rest),
                "https" => (true, rest),
                _ => return None,
            },
        };
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
            _ => (authority, if over_tls { 443 } else { 80 }),
        };
        let is_host = !host.is_empty()
            && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
        // More than one colon is a number of version 6, which has brackets.
        let is_bracketed = host.starts_with('[') && host.ends_with(']');
        let table = match path.trim_end_matches('/') {
            "" => None,
            path => Some(path.strip_prefix("t/").filter(|table| is_name(table))?.to_owned()),
        };
        let address = Address { over_tls, host: host.to_ascii_lowercase(), port, table };
        (is_host && (is_bracketed || !host.contains(':'))).then_some(address)
    }

    /// The server, as its pages say where they come from: `http://127.0.0.1:7373`.
    pub fn origin(&self) -> String {
        let (scheme, usual) = if self.over_tls { ("https", 443) } else { ("http", 80) };
        if self.port == usual {
            format!("{scheme}://{}", self.host)
        } else {
            format!("{scheme}://{}:{}", self.host, self.port)
        }
    }

    /// Another table of the same server.
    #[must_use]
    pub fn at(&self, table: &str) -> Address {
        Address { table: Some(table.to_owned()), ..self.clone() }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin())?;
        self.table.iter().try_for_each(|table| write!(f, "/t/{table}"))
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_copied_or_typed() {
        for (text, written) in [
            ("http://127.0.0.1:7373/t/abc", "http://127.0.0.1:7373/t/abc"),
            ("  HTTP://Cards.Example/t/abc/ ", "http://cards.example/t/abc"),
            ("https://cards.example:443/t/abc?x#y", "https://cards.example/t/abc"),
            ("localhost:7373", "http://localhost:7373"),
            ("localhost:7373/", "http://localhost:7373"),
            ("http://[::1]:7373/t/abc", "http://[::1]:7373/t/abc"),
            ("http://[::1]/t/abc", "http://[::1]/t/abc"),
        ] {
            assert_eq!(Address::read(text).map(|address| address.to_string()).as_deref(), Some(written));
        }
        for text in [
            "",
            "http://",
            "ftp://a/t/b",
            "http://a/b",
            "http://a/t/b/c",
            "http://a:b/t/c",
            "http://a b/t/c",
            "http://::1/t/c",
            "http://a:99999/t/c",
            "http://me@a/t/c",
        ] {
            assert_eq!(Address::read(text), None, "{text}");
        }
    }
}
