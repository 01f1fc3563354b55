//! Signals from outside while the terminal is a screen. Afterwards they mean again what they always mean.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::flag::register_conditional_default;
use signal_hook::iterator::{Handle, Signals};

use super::run::Event;

const ALL: [i32; 4] = [SIGHUP, SIGINT, SIGTERM, SIGTSTP];

/// Signals that are heard, as long as this is there.
pub(crate) struct Heard {
    handle: Handle,
    is_over: Arc<AtomicBool>,
}

impl Heard {
    pub(crate) fn new(events: Sender<Event>) -> io::Result<Heard> {
        let mut signals = Signals::new(ALL)?;
        let is_over = Arc::new(AtomicBool::new(false));
        for signal in ALL {
            // Without this they would mean nothing any more once nobody hears them.
            register_conditional_default(signal, Arc::clone(&is_over))?;
        }
        let handle = signals.handle();
        thread::spawn(move || {
            for signal in signals.forever() {
                let event = match signal {
                    SIGTSTP => Event::Stop,
                    SIGINT => Event::interrupt(),
                    _ => Event::Gone,
                };
                if events.send(event).is_err() {
                    return;
                }
            }
        });
        Ok(Heard { handle, is_over })
    }
}

impl Drop for Heard {
    fn drop(&mut self) {
        self.handle.close();
        self.is_over.store(true, Ordering::Relaxed);
    }
}
