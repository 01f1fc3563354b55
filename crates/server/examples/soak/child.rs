//! The server, as a process that can be killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::Failure;
use crate::wishes::Wishes;

/// The server.
pub struct Child {
    process: std::process::Child,
    address: SocketAddr,
}

impl Child {
    /// Starts it, and waits until it listens.
    pub fn start(wishes: &Wishes, file: &Path, address: Option<SocketAddr>) -> Result<Child, Failure> {
        let listen = address.map_or_else(|| "127.0.0.1:0".to_owned(), |address| address.to_string());
        let mut command = Command::new(&wishes.karata);
        command.args(["serve", "--lang", "en", "--log", "off", "--patience", "100000", "--listen", &listen]);
        command.args(["--store", &format!("sqlite://{}", file.display())]);
        if let Some(fault) = &wishes.fault {
            command.env("KARATA_FAULT", fault);
        }
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let out = process.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default();
        let address = address.parse().map_err(|_| format!("the server did not start: {line}"))?;
        Ok(Child { process, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Kills it: it has no time for anything.
    pub fn kill(&mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(mut self) -> Result<(), Failure> {
        let asked = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status()?;
        let status = self.process.wait()?;
        if asked.success() && status.success() { Ok(()) } else { Err("the server did not stop well".into()) }
    }
}
