//! What was asked for.

use std::path::PathBuf;
use std::time::Duration;

/// What was asked for.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// The program.
    pub karata: PathBuf,
    /// How many tables.
    pub tables: u64,
    /// How often the server is killed.
    pub kills: u32,
    /// How long it lasts, once everybody sits.
    pub lasting: Duration,
    /// How long a person takes for a move.
    pub pause: Duration,
    /// The game; all of them if nothing.
    pub game: Option<String>,
    /// The level of everybody else at a table.
    pub bots: String,
    /// A fault that the server is to have.
    pub fault: Option<String>,
    /// Whether people draw their table themselves, as those at the page do, or are sent it in words, as those in a terminal.
    pub draws: bool,
    /// How long sockets and rows without a game are measured, for scale; not at all if nothing.
    pub bare: Option<Duration>,
}

const USAGE: &str = "soak KARATA [--tables N] [--kills N] [--seconds N] [--pause MILLISECONDS] [--game GAME] [--bots LEVEL] [--fault NAME] [--people page|terminal] [--bare SECONDS]";

impl Wishes {
    /// Reads the arguments.
    pub fn read(mut arguments: impl Iterator<Item = String>) -> Result<Wishes, String> {
        let karata = arguments.next().ok_or(USAGE)?.into();
        let mut wishes = Wishes {
            karata,
            tables: 500,
            kills: 0,
            lasting: Duration::from_secs(30),
            pause: Duration::from_secs(3),
            game: None,
            bots: "greedy".to_owned(),
            fault: None,
            draws: true,
            bare: None,
        };
        let mut seconds = None;
        while let Some(option) = arguments.next() {
            let value = arguments.next().ok_or_else(|| format!("{option} what? {USAGE}"))?;
            let number =
                || value.parse::<u64>().map_err(|_| format!("{option} {value}: not a number. {USAGE}"));
            match option.as_str() {
                "--tables" => wishes.tables = number()?.max(1),
                "--kills" => wishes.kills = u32::try_from(number()?).map_err(|error| error.to_string())?,
                "--seconds" => seconds = Some(number()?),
                "--pause" => wishes.pause = Duration::from_millis(number()?),
                "--game" => wishes.game = Some(value),
                "--bots" => wishes.bots = value,
                "--fault" => wishes.fault = Some(value),
                "--people" => wishes.draws = drawing(&value)?,
                "--bare" => wishes.bare = Some(Duration::from_secs(number()?)),
                _ => return Err(format!("{option} is not known. {USAGE}")),
            }
        }
        // Everybody has time to come back after each kill.
        let usual = 30 + 10 * u64::from(wishes.kills);
        wishes.lasting = Duration::from_secs(seconds.unwrap_or(usual));
        Ok(wishes)
    }
}

/// Whether such people draw their table themselves.
fn drawing(people: &str) -> Result<bool, String> {
    match people {
        "page" => Ok(true),
        "terminal" => Ok(false),
        _ => Err(format!("--people {people}: only page or terminal. {USAGE}")),
    }
}
