//! What every request has at hand: the tables, and how much anybody may do.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::{HeaderMap, header};
use table::PersonId;

use crate::allowance::{Allowances, Rate};
use crate::host::Host;
use crate::looking_back::LookingBack;
use crate::page::Shown;
use crate::places::{Place, Places};
use crate::settings::Settings;

/// The name of the cookie where the server is found over TLS: no other page and no other server can set it.
const COOKIE_OVER_TLS: &str = "__Host-karata";
/// The name of the cookie elsewhere.
const COOKIE: &str = "karata";

/// What every request has at hand.
pub(crate) struct App {
    pub(crate) host: Arc<Host>,
    address: SocketAddr,
    pub(crate) settings: Settings,
    pub(crate) rates: Rates,
    /// Requests, by address.
    pub(crate) requests: Allowances<IpAddr>,
    /// Tables that are set up and tokens that are given out, by address.
    pub(crate) creations: Allowances<IpAddr>,
    /// Tables that are set up, by person.
    pub(crate) openings: Allowances<PersonId>,
    /// What is to be stored, by person.
    pub(crate) deeds: Allowances<PersonId>,
    pub(crate) room: Room,
    pub(crate) looking_back: LookingBack,
    pub(crate) page: Shown,
}

/// How much anybody may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rates {
    /// Messages of one socket.
    pub(crate) messages: Rate,
    /// Requests of one address.
    pub(crate) requests: Rate,
    /// Tables and tokens for one address.
    pub(crate) creations: Rate,
    /// Tables for one person.
    pub(crate) openings: Rate,
    /// Sockets of one address at the same time.
    pub(crate) sockets_of_address: usize,
    /// Sockets of one person at the same time.
    pub(crate) sockets_of_person: usize,
    /// What one person does that is stored or thought about.
    pub(crate) deeds: Rate,
    /// Connections of one address at the same time, sockets among them.
    pub(crate) connections_of_address: usize,
}

impl Rates {
    /// What is usual, so many times.
    fn new(times: u32) -> Rates {
        let times = times.max(1);
        let many = times as usize;
        Rates {
            messages: Rate::per_second(50, 200).times(times),
            requests: Rate::per_second(20, 200).times(times),
            creations: Rate::per_minute(30, 60).times(times),
            openings: Rate::per_minute(6, 20).times(times),
            sockets_of_address: 200 * many,
            sockets_of_person: 20 * many,
            deeds: Rate::per_second(20, 200).times(times),
            connections_of_address: 400 * many,
        }
    }
}

impl App {
    pub(crate) fn new(host: Arc<Host>, address: SocketAddr, settings: Settings) -> Arc<App> {
        let rates = Rates::new(settings.patience);
        Arc::new(App {
            host,
            address,
            rates,
            requests: Allowances::new(rates.requests),
            creations: Allowances::new(rates.creations),
            openings: Allowances::new(rates.openings),
            deeds: Allowances::new(rates.deeds),
            room: Room::new(&rates, settings.connections),
            looking_back: LookingBack::new(),
            page: Shown::new(settings.page),
            settings,
        })
    }

    /// Where people find it: what it was told, or where whoever asks has found it.
    pub(crate) fn public(&self, headers: &HeaderMap) -> String {
        let is_host = |host: &&str| {
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
            !host.is_empty() && host.len() < 256 && host.bytes().all(is_plain)
        };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(is_host);
        let asked = || host.map_or_else(|| self.address.to_string(), str::to_owned);
        self.settings.public.clone().unwrap_or_else(|| format!("http://{}", asked()))
    }

    /// Is the server found over TLS?
    pub(crate) fn is_over_tls(&self) -> bool {
        self.settings.public.as_ref().is_some_and(|public| public.starts_with("https://"))
    }

    /// The name of the cookie.
    pub(crate) fn cookie(&self) -> &'static str {
        if self.is_over_tls() { COOKIE_OVER_TLS } else { COOKIE }
    }
}

/// The sockets and connections of everybody.
pub(crate) struct Room {
    sockets_of_address: Arc<Places<IpAddr>>,
    sockets_of_person: Arc<Places<PersonId>>,
    connections_of_address: Arc<Places<IpAddr>>,
    connections: Arc<Places<()>>,
}

/// A socket's place.
pub(crate) struct SocketPlace(#[expect(dead_code, reason = "held")] (Place<IpAddr>, Place<PersonId>));

/// A connection's place.
pub(crate) struct ConnectionPlace(#[expect(dead_code, reason = "held")] (Place<()>, Option<Place<IpAddr>>));

impl Room {
    fn new(rates: &Rates, connections: usize) -> Room {
        Room {
            sockets_of_address: Places::new(rates.sockets_of_address),
            sockets_of_person: Places::new(rates.sockets_of_person),
            connections_of_address: Places::new(rates.connections_of_address),
            connections: Places::new(connections),
        }
    }

    /// A place for one more socket, if neither the address nor the person has too many.
    pub(crate) fn socket(&self, address: IpAddr, person: &PersonId) -> Option<SocketPlace> {
        let of_address = self.sockets_of_address.take(address)?;
        Some(SocketPlace((of_address, self.sockets_of_person.take(person.clone())?)))
    }

    /// A place for one more connection, if there are not too many: in all, or from this address, where that is somebody's and not a proxy's.
    pub(crate) fn connection(&self, address: Option<IpAddr>) -> Option<ConnectionPlace> {
        let place = self.connections.take(())?;
        let of_address = match address {
            Some(address) => Some(self.connections_of_address.take(address)?),
            None => None,
        };
        Some(ConnectionPlace((place, of_address)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_counted_by_address_and_by_person() {
        let rates = Rates { sockets_of_address: 2, sockets_of_person: 1, ..Rates::new(1) };
        let room = Room::new(&rates, 1);
        let [home, office] = [1, 2].map(|last| IpAddr::from([127, 0, 0, last]));
        let [ann, ben, cleo] = ["ann", "ben", "cleo"].map(|name| PersonId::new(name).unwrap());
        let first = room.socket(home, &ann).unwrap();
        assert!(room.socket(home, &ann).is_none(), "one for each person");
        let _second = room.socket(home, &ben).unwrap();
        assert!(room.socket(home, &cleo).is_none(), "two for each address");
        let _third = room.socket(office, &cleo).unwrap();
        drop(first);
        assert!(room.socket(home, &ann).is_some());
    }

    #[test]
    fn connections_are_counted_in_all_and_by_address() {
        let rates = Rates { connections_of_address: 1, ..Rates::new(1) };
        let room = Room::new(&rates, 2);
        let [home, office] = [1, 2].map(|last| IpAddr::from([127, 0, 0, last]));
        let first = room.connection(Some(home)).unwrap();
        assert!(room.connection(Some(home)).is_none(), "one for each address");
        let _second = room.connection(None).unwrap();
        assert!(room.connection(Some(office)).is_none(), "two in all");
        drop(first);
        assert!(room.connection(Some(office)).is_some());
    }
}
