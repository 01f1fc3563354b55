//! How long a screen takes, and how much of it is written: `cargo run -p tui --example screen_figures`.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Config, MemoryAid, Seat};
use players::{Level, Player};
use protocol::{Present, ToClient, ToServer};
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use session::client::{ME, message, sit};
use session::{Clock, Keeper, Opening};
use store::Memory;
use tui::screen::look::Look;
use tui::screen::model::{self, Input, Model, Want};
use tui::{Kept, News, screen};
use words::Language;

/// So often everything is measured; the middle one is told.
const TIMES: usize = 201;
const SIZE: (u16, u16) = (200, 60);

/// What would be written to a terminal.
#[derive(Clone, Default)]
struct Paper(Rc<RefCell<usize>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        *self.0.borrow_mut() += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn main() -> io::Result<()> {
    println!(
        "{:<12}{:>14}{:>14}{:>14}{:>14}",
        "at 200×60", "a sight, ms", "a key, ms", "all, bytes", "a key, bytes"
    );
    for (game, seats) in
        [("serengeti", 4), ("mu", 6), ("rummu", 4), ("calcory", 3), ("safaru", 4), ("asante", 2)]
    {
        let (mut model, mut present) = table(game, seats);
        let paper = Paper::default();
        let area = Rect::new(0, 0, SIZE.0, SIZE.1);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let mut terminal = Terminal::with_options(CrosstermBackend::new(paper.clone()), options)?;
        model.hear(Input::Resize(SIZE.0, SIZE.1), Duration::ZERO);
        terminal.draw(|frame| model.draw(frame.buffer_mut()))?;
        let whole = paper.0.take();
        let (mut drawn, mut answered, mut bytes) = (Vec::new(), Vec::new(), Vec::new());
        for turn in 0..TIMES {
            // Another step with the same sight: it is read and drawn from nothing.
            present.sight.steps += 1;
            let news = News::Said(Box::new(ToClient::Update(Box::new(present.clone()))));
            let now = Duration::from_secs(1000 + 10 * turn as u64);
            let began = Instant::now();
            model.hear(Input::News(news), now);
            model.draw(&mut Buffer::empty(area));
            drawn.push(began.elapsed());
            let code = if turn % 2 == 0 { KeyCode::Right } else { KeyCode::Left };
            let began = Instant::now();
            model.hear(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)), now);
            terminal.draw(|frame| model.draw(frame.buffer_mut()))?;
            answered.push(began.elapsed());
            bytes.push(paper.0.take());
        }
        let millis = |times: &mut Vec<Duration>| {
            times.sort();
            times[TIMES / 2].as_secs_f64() * 1000.0
        };
        bytes.sort_unstable();
        println!(
            "{game:<12}{:>14.2}{:>14.2}{whole:>14}{:>14}",
            millis(&mut drawn),
            millis(&mut answered),
            bytes[TIMES / 2]
        );
    }
    Ok(())
}

/// A table in the middle of its first hand, the reader to act.
fn table(game: &str, seats: u8) -> (Model, Present) {
    let entry = games::find(game).expect("it is in the registry");
    let config = Config::new::<&str, &str>(entry.schema(), Some(seats), &[]).expect("the usual settings");
    let bots = vec![Player::from(Level::Greedy); usize::from(seats) - 1];
    let clock = Clock::start();
    let opening = Opening {
        entry,
        config: &config,
        seat: Seat(0),
        bots: &bots,
        seed: 3,
        aid: MemoryAid::Off,
        pace: 0,
        before: Vec::new(),
    };
    let keeper = Keeper::create(Arc::new(Memory::new()), opening.setup("table", clock.now()));
    let mut keeper = keeper.expect("it can be set up");
    let (seat, opened, present) = sit(&mut keeper, clock).expect("there is a chair");
    let mut last = present.clone();
    let mut model = Model::new(model::Opening {
        entry,
        lexicon: screen::lexicon(entry, Language::English),
        ground: entry.open(&config).expect("valid"),
        look: Look::default(),
        kept: Kept::Nowhere,
        called: String::new(),
        notices: Vec::new(),
        guide: false,
        seat: Some(seat),
        opened,
        present,
    });
    for second in 1..200 {
        while let Some(out) = keeper.advance(clock.now()) {
            for outgoing in &out {
                let said = message(outgoing);
                if let ToClient::Update(present) = &said {
                    last = (**present).clone();
                }
                let news = Input::News(News::Said(Box::new(said)));
                for want in model.hear(news, Duration::from_secs(second)) {
                    if let Want::Seen(seq) = want {
                        keeper.hear(clock.now(), ME, &ToServer::Seen { seq });
                    }
                }
            }
        }
        model.hear(Input::Tick, Duration::from_secs(second));
    }
    last.told.clear();
    (model, last)
}
