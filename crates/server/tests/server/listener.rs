//! A web server that hears the hook.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};

use serde_json::Value;

use crate::house::PATIENCE;

/// A web server that hears the hook.
pub struct Listener {
    pub url: String,
    heard: Receiver<Value>,
}

impl Listener {
    /// One that answers the first requests with these statuses and all others with 204.
    pub fn start(statuses: &'static [u16]) -> Listener {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}/hook?secret", listener.local_addr().expect("an address"));
        let (sender, heard) = channel();
        std::thread::spawn(move || {
            let mut statuses = statuses.iter();
            for stream in listener.incoming() {
                let mut stream = BufReader::new(stream.expect("a connection"));
                let mut length = 0;
                let mut line = String::new();
                while stream.read_line(&mut line).is_ok_and(|count| count > 2) {
                    let lower = line.to_ascii_lowercase();
                    if let Some(value) = lower.strip_prefix("content-length:") {
                        length = value.trim().parse().expect("a length");
                    }
                    line.clear();
                }
                let mut body = vec![0; length];
                if stream.read_exact(&mut body).is_err() {
                    continue;
                }
                let status = statuses.next().copied().unwrap_or(204);
                let answer =
                    format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                let _ = stream.get_mut().write_all(answer.as_bytes());
                let is_gone = sender.send(serde_json::from_slice(&body).expect("JSON")).is_err();
                if is_gone {
                    return;
                }
            }
        });
        Listener { url, heard }
    }

    /// What it is told next.
    pub fn next(&self) -> Value {
        self.heard.recv_timeout(PATIENCE).expect("it is told")
    }

    /// What it has been told by now.
    pub fn so_far(&self) -> Vec<Value> {
        self.heard.try_iter().collect()
    }
}
