//! A server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use store::Store;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;
use tracing::{info, warn};

use crate::api;
use crate::api::asking::{Peer, settled};
use crate::app::App;
use crate::gauges::Gauges;
use crate::hook::Hook;
use crate::host::Host;
use crate::pool::Pool;
use crate::settings::Settings;

/// So much of a request is held before it is understood.
const LONGEST_HEAD: usize = 64 * 1024;
/// So long a connection asks for one thing after the other, or takes to send and to read it; sockets live longer.
const OLDEST: Duration = Duration::from_secs(120);
/// What is said to whoever finds no place.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
/// After a failure to accept a connection (no files are left, say) so long is waited.
const BREATH: Duration = Duration::from_millis(100);

/// A server that is running.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    admin: Option<SocketAddr>,
    stops: watch::Sender<bool>,
}

/// Why a server cannot be started.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// Nothing can be heard there.
    #[error("{address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// Figures and health are only for whoever runs the server.
    #[error("{0} is not an address of this machine alone")]
    AdminNotLoopback(SocketAddr),
    /// A thread cannot be started.
    #[error("{0}")]
    Threads(std::io::Error),
}

impl Server {
    /// Starts a server on this store.
    pub async fn start(store: Arc<dyn Store>, settings: Settings) -> Result<Server, CannotStart> {
        if let Some(admin) = settings.admin.filter(|admin| !admin.ip().is_loopback()) {
            return Err(CannotStart::AdminNotLoopback(admin));
        }
        let listener = listen(settings.listen).await?;
        let address = listener.local_addr().map_err(CannotStart::Threads)?;
        let pool = Pool::start(settings.thinkers).map_err(CannotStart::Threads)?;
        let public = settings.public.clone().unwrap_or_else(|| format!("http://{address}"));
        let hook = settings.hook.clone().map(|url| Hook::start(url, public.clone())).transpose();
        let hook = hook.map_err(CannotStart::Threads)?;
        let host = Host::new(store, pool, hook, &settings, Gauges::new());
        let (stops, stopping) = watch::channel(false);
        let app = App::new(Arc::clone(&host), address, settings.clone());
        let mut admin = None;
        if let Some(wanted) = settings.admin {
            let listener = listen(wanted).await?;
            admin = listener.local_addr().ok();
            let router = administration(Arc::clone(&app), stopping.clone());
            tokio::spawn(accept(listener, router, Arc::clone(&app), stopping.clone()));
        }
        tokio::spawn(accept(listener, api::router(Arc::clone(&app)), Arc::clone(&app), stopping));
        tokio::spawn(Arc::clone(&host).ring());
        tokio::spawn(Arc::clone(&host).look_around());
        info!(%address, ?admin, "listening");
        Ok(Server { app, address, admin, stops })
    }

    /// Where people find it.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where whoever runs it finds health and figures.
    pub fn admin(&self) -> Option<SocketAddr> {
        self.admin
    }

    /// Nobody new is let in, every table keeps what it has, all connections are closed.
    pub async fn stop(self) {
        info!("stopping");
        let _ = self.stops.send(true);
        let host = &self.app.host;
        if tokio::time::timeout(self.app.settings.farewell, host.close()).await.is_err() {
            warn!("some tables took too long; what was acknowledged is stored all the same");
        }
        // Sockets say farewell.
        for _ in 0..50 {
            if host.gauges().sockets.get() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let app = Arc::clone(&self.app);
        let closed = tokio::task::spawn_blocking(move || {
            app.host.pool().stop();
            app.host.store().close()
        });
        match closed.await {
            Ok(Ok(())) => info!("stopped"),
            Ok(Err(error)) => warn!(%error, "the store could not be closed"),
            Err(_) => warn!("the store could not be closed"),
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, CannotStart> {
    TcpListener::bind(address).await.map_err(|error| CannotStart::Listen { address, error })
}

/// Answers whoever connects, until the server stops.
async fn accept(listener: TcpListener, router: Router, app: Arc<App>, mut stopping: watch::Receiver<bool>) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.changed() => return,
        };
        match accepted {
            Ok((stream, address)) => {
                let from = (!app.settings.behind_proxy).then(|| settled(address.ip()));
                let Some(place) = app.room.connection(from) else {
                    app.host.gauges().too_fast.inc();
                    // It is read if it can be; nobody waits for it.
                    let _ = stream.writable().await.and_then(|()| stream.try_write(TOO_MANY));
                    continue;
                };
                let peer = Peer { address, place: Arc::new(place) };
                let within = app.settings.asks_within;
                tokio::spawn(answer(stream, peer, router.clone(), within, stopping.clone()));
            }
            Err(error) => {
                warn!(%error, "a connection cannot be accepted");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

async fn answer(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    within: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    // Moves are short, and somebody waits for each of them.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer.clone());
        request.map(axum::body::Body::new)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(within).max_buf_size(LONGEST_HEAD);
    let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
    let mut connection = std::pin::pin!(connection.with_upgrades());
    tokio::select! {
        // Whoever hangs up in the middle of a request is nobody's concern.
        _ = connection.as_mut() => return,
        _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
        () = tokio::time::sleep(OLDEST) => connection.as_mut().graceful_shutdown(),
    }
    let _ = tokio::time::timeout(within, connection).await;
}

/// Health and figures, for whoever runs the server.
fn administration(app: Arc<App>, stopping: watch::Receiver<bool>) -> Router {
    let ready = {
        let app = Arc::clone(&app);
        move || {
            let (app, stopping) = (Arc::clone(&app), *stopping.borrow());
            async move {
                let store = Arc::clone(app.host.store());
                let reads = tokio::task::spawn_blocking(move || store.unfinished(None, 1)).await;
                match reads {
                    Ok(Ok(_)) if !stopping => (StatusCode::OK, "ready\n"),
                    _ => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n"),
                }
            }
        }
    };
    let metrics = move || {
        app.host.gauges().waiting.set(i64::try_from(app.host.pool().waiting()).unwrap_or(i64::MAX));
        let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        std::future::ready(([(hyper::header::CONTENT_TYPE, kind)], app.host.gauges().text()))
    };
    Router::new()
        .route("/health", get(|| std::future::ready("alive\n")))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
}
