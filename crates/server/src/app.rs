//! What every request has at hand: the tables, and how much anybody may do.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use table::PersonId;

use crate::allowance::{Allowances, Rate};
use crate::host::Host;
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
    pub(crate) sockets: Arc<Sockets>,
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
    pub(crate) sockets_of_address: u32,
    /// Sockets of one person at the same time.
    pub(crate) sockets_of_person: u32,
}

impl Rates {
    /// What is usual, so many times.
    fn new(times: u32) -> Rates {
        let times = times.max(1);
        Rates {
            messages: Rate::per_second(50, 200),
            requests: Rate::per_second(20, 200).times(times),
            creations: Rate::per_minute(30, 60).times(times),
            openings: Rate::per_minute(6, 20).times(times),
            sockets_of_address: 200 * times,
            sockets_of_person: 20 * times,
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
            sockets: Arc::new(Sockets {
                of_address: Counts::new(rates.sockets_of_address),
                of_person: Counts::new(rates.sockets_of_person),
            }),
            settings,
        })
    }

    /// Where people find it.
    pub(crate) fn public(&self) -> String {
        self.settings.public.clone().unwrap_or_else(|| format!("http://{}", self.address))
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

/// How many sockets are open.
pub(crate) struct Sockets {
    of_address: Counts<IpAddr>,
    of_person: Counts<PersonId>,
}

struct Counts<K> {
    most: u32,
    counts: Mutex<HashMap<K, u32>>,
}

impl<K: Hash + Eq> Counts<K> {
    fn new(most: u32) -> Self {
        Counts { most, counts: Mutex::default() }
    }

    fn take(&self, who: K) -> bool {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(who).or_default();
        let fits = *count < self.most;
        *count += u32::from(fits);
        fits
    }

    fn give_back(&self, who: &K) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(who) {
            *count -= 1;
            if *count == 0 {
                counts.remove(who);
            }
        }
    }
}

/// A socket's place, which is free again when this is dropped.
pub(crate) struct SocketPlace {
    sockets: Arc<Sockets>,
    address: IpAddr,
    person: PersonId,
}

impl Sockets {
    /// A place for one more socket, if neither the address nor the person has too many.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr, person: &PersonId) -> Option<SocketPlace> {
        if !self.of_address.take(address) {
            return None;
        }
        if !self.of_person.take(person.clone()) {
            self.of_address.give_back(&address);
            return None;
        }
        Some(SocketPlace { sockets: Arc::clone(self), address, person: person.clone() })
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        self.sockets.of_address.give_back(&self.address);
        self.sockets.of_person.give_back(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_its_socket_is_gone() {
        let sockets = Arc::new(Sockets { of_address: Counts::new(2), of_person: Counts::new(1) });
        let [home, office] = [1, 2].map(|last| IpAddr::from([127, 0, 0, last]));
        let [ann, ben, cleo] = ["ann", "ben", "cleo"].map(|name| PersonId::new(name).unwrap());
        let first = sockets.take(home, &ann).unwrap();
        assert!(sockets.take(home, &ann).is_none(), "one for each person");
        let _second = sockets.take(home, &ben).unwrap();
        assert!(sockets.take(home, &cleo).is_none(), "two for each address");
        let _third = sockets.take(office, &cleo).unwrap();
        drop(first);
        assert!(sockets.take(home, &ann).is_some());
    }
}
