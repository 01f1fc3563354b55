//! What whoever runs the server can measure. Nothing of it tells a card.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Counters and gauges.
pub(crate) struct Gauges {
    registry: Registry,
    /// Tables in memory.
    pub(crate) awake: Gauge,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Work that waits for a thread that thinks.
    pub(crate) waiting: Gauge,
    /// Events stored.
    pub(crate) events: Counter,
    /// Messages heard.
    pub(crate) heard: Counter,
    /// Messages sent.
    pub(crate) sent: Counter,
    /// Messages that were not followed.
    pub(crate) denied: Counter,
    /// Writes that failed.
    pub(crate) not_stored: Counter,
    /// Clients that read too slowly.
    pub(crate) slow: Counter,
    /// Requests and messages that came too fast.
    pub(crate) too_fast: Counter,
    /// Seconds from a message to its answer, storing included.
    pub(crate) answered: Histogram,
}

impl Gauges {
    pub(crate) fn new() -> Gauges {
        let mut gauges = Gauges {
            registry: Registry::with_prefix("karata"),
            awake: Gauge::default(),
            sockets: Gauge::default(),
            waiting: Gauge::default(),
            events: Counter::default(),
            heard: Counter::default(),
            sent: Counter::default(),
            denied: Counter::default(),
            not_stored: Counter::default(),
            slow: Counter::default(),
            too_fast: Counter::default(),
            answered: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
        };
        let registry = &mut gauges.registry;
        for (name, help, gauge) in [
            ("tables_awake", "Tables in memory", &gauges.awake),
            ("sockets", "Open sockets", &gauges.sockets),
            ("thinking_waiting", "Decisions of bots and hints that wait for a thread", &gauges.waiting),
        ] {
            registry.register(name, help, gauge.clone());
        }
        for (name, help, counter) in [
            ("events_stored", "Events stored", &gauges.events),
            ("messages_heard", "Messages of clients", &gauges.heard),
            ("messages_sent", "Messages to clients", &gauges.sent),
            ("messages_denied", "Messages that were not followed", &gauges.denied),
            ("writes_failed", "Writes that failed", &gauges.not_stored),
            ("clients_slow", "Clients that read too slowly", &gauges.slow),
            ("too_fast", "Requests and messages that came too fast", &gauges.too_fast),
        ] {
            registry.register(name, help, counter.clone());
        }
        registry.register(
            "answered_seconds",
            "From a message to its answer, storing included",
            gauges.answered.clone(),
        );
        gauges
    }

    /// As Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string");
        text
    }
}
