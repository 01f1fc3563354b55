//! `karata serve`: tables for people and bots, over the network.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use game::Phrase;
use server::{CannotStart, Server, Settings};
use session::keeper::not_stored;
use store::{Sqlite, Store};
use words::{Language, Lexicon};

use crate::cli::ServeArguments;
use crate::failure::Failure;
use crate::input::value_unknown;
use crate::{browser, files, home, input};

/// Where it listens when nobody says: only this machine hears it.
const LISTEN: &str = "127.0.0.1:7373";
/// How a store is written that is one file.
const SQLITE: &str = "sqlite://";
/// Reading tables and closing them may wait for the disk on so many threads.
const WAITING_FOR_DISK: usize = 16;
/// The most times as much as usual that anybody may send.
const MOST_PATIENCE: u64 = 100_000;
/// The most threads that think.
const MOST_THREADS: u64 = 1024;

pub(crate) fn run(language: Language, arguments: &ServeArguments) -> Result<ExitCode, Failure> {
    let lexicon = Lexicon::new(language, &[]);
    let refused = |phrase: &Phrase| Failure::input(&lexicon, phrase);
    let settings = settings(arguments, &lexicon)?;
    let open = arguments.open.as_deref().map(|path| page_path(path, &lexicon)).transpose()?;
    let path = file(arguments, &lexicon)?;
    if arguments.store.is_none() {
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
    }
    let store = Sqlite::open(&path).map_err(|error| refused(&not_stored(&error)))?;
    log(arguments.log.as_deref(), &lexicon)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(WAITING_FOR_DISK)
        .build()?;
    runtime.block_on(serve(Arc::new(store), settings, open, &lexicon))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(
    store: Arc<dyn Store>,
    settings: Settings,
    open: Option<&str>,
    lexicon: &Lexicon,
) -> Result<(), Failure> {
    let public = settings.public.clone();
    // Before anybody can know that it runs.
    let told_to_stop = told_to_stop()?;
    let server = Server::start(store, settings).await.map_err(|error| match error {
        CannotStart::Listen { address, error } => {
            let why = unheard(&error);
            let phrase = Phrase::new("serve-cannot-listen").with("address", address.to_string());
            Failure::input(lexicon, &phrase.with("why", why))
        }
        CannotStart::AdminNotLoopback(address) => {
            let phrase = Phrase::new("serve-admin-not-loopback").with("address", address.to_string());
            Failure::input(lexicon, &phrase)
        }
        CannotStart::Threads(error) => error.into(),
    })?;
    let address = public.clone().unwrap_or_else(|| format!("http://{}", server.address()));
    let mut said = vec![Phrase::new("serve-listening").with("address", address)];
    if let Some(admin) = server.admin() {
        said.push(Phrase::new("serve-admin").with("address", format!("http://{admin}")));
    }
    for phrase in said {
        files::print(&format!("{}\n", lexicon.say(&phrase, &words::Names::none())))?;
    }
    if let Some(path) = open {
        let found = public.unwrap_or_else(|| format!("http://{}", reached(server.address())));
        open_page(format!("{found}{path}"), lexicon);
    }
    told_to_stop.await;
    server.stop().await;
    Ok(())
}

/// Opens the page in the person's browser, or says that they have to.
fn open_page(page: String, lexicon: &Lexicon) {
    let unopened = Phrase::new("serve-not-opened").with("address", page.as_str());
    let unopened = lexicon.say(&unopened, &words::Names::none());
    // Some browsers stay until they are closed: nobody waits for them.
    std::thread::spawn(move || {
        if !browser::open(&page) {
            let _ = files::print(&format!("{unopened}\n"));
        }
    });
}

/// Where a browser on this machine finds what listens there.
fn reached(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        IpAddr::V4(_) | IpAddr::V6(_) => {}
    }
    address
}

/// A path of the page: nothing that a shell or a browser would take for something else.
fn page_path<'a>(text: &'a str, lexicon: &Lexicon) -> Result<&'a str, Failure> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_".contains(&byte);
    let is_path = text.starts_with('/') && !text.starts_with("//") && text.bytes().all(is_plain);
    if is_path { Ok(text) } else { Err(value_unknown("--open", text, "/, /games/mu", lexicon)) }
}

/// Why nothing can be heard at an address.
fn unheard(error: &std::io::Error) -> Phrase {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => Phrase::new("serve-in-use"),
        std::io::ErrorKind::AddrNotAvailable => Phrase::new("serve-not-here"),
        _ => files::why(error),
    }
}

/// Ends when somebody wants the server to stop, from now on.
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

fn settings(arguments: &ServeArguments, lexicon: &Lexicon) -> Result<Settings, Failure> {
    let listen = address("--listen", arguments.listen.as_deref().unwrap_or(LISTEN), lexicon)?;
    let mut settings = Settings::new(listen);
    settings.admin = match arguments.admin.as_deref() {
        Some(text) => Some(address("--admin", text, lexicon)?),
        None => None,
    };
    settings.public = match arguments.public.as_deref() {
        Some(text) => Some(origin(text, lexicon)?),
        None => None,
    };
    settings.behind_proxy = arguments.behind_proxy;
    if let Some(text) = arguments.threads.as_deref() {
        settings.thinkers = input::number("--threads", text, 1..=MOST_THREADS, lexicon)? as usize;
    }
    if let Some(text) = arguments.patience.as_deref() {
        settings.patience = input::number("--patience", text, 1..=MOST_PATIENCE, lexicon)? as u32;
    }
    settings.hook = match arguments.hook.as_deref() {
        Some(text) if text.starts_with("https://") || text.starts_with("http://") => Some(text.to_owned()),
        Some(text) => return Err(value_unknown("--hook", text, "https://…, http://…", lexicon)),
        None => None,
    };
    Ok(settings)
}

fn address(option: &str, text: &str, lexicon: &Lexicon) -> Result<SocketAddr, Failure> {
    text.parse().map_err(|_| value_unknown(option, text, "127.0.0.1:7373, 0.0.0.0:7373, [::]:7373", lexicon))
}

/// Where people find the server: a scheme and a host, as a browser says where a page comes from.
fn origin(text: &str, lexicon: &Lexicon) -> Result<String, Failure> {
    let refused = || value_unknown("--public", text, "https://cards.example", lexicon);
    let text = text.trim_end_matches('/');
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or_else(refused)?;
    let is_host =
        !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    if is_host { Ok(text.to_ascii_lowercase()) } else { Err(refused()) }
}

fn file(arguments: &ServeArguments, lexicon: &Lexicon) -> Result<PathBuf, Failure> {
    match arguments.store.as_deref() {
        None => {
            let folder =
                home::folder().ok_or_else(|| Failure::input(lexicon, &Phrase::new("kept-no-home")))?;
            Ok(folder.join("tables.db"))
        }
        Some(text) => match text.strip_prefix(SQLITE) {
            Some(path) if !path.is_empty() => Ok(PathBuf::from(path)),
            _ => Err(value_unknown("--store", text, "sqlite://FILE", lexicon)),
        },
    }
}

/// What the server notes on standard error. Nothing of it tells a card.
fn log(form: Option<&str>, lexicon: &Lexicon) -> Result<(), Failure> {
    let to = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::INFO);
    match form.unwrap_or("text") {
        "text" => to.init(),
        "json" => to.json().init(),
        "off" => {}
        other => return Err(value_unknown("--log", other, "text, json, off", lexicon)),
    }
    Ok(())
}
