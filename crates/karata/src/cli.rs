//! What can be typed. Numbers and names are read later, where a mistake can be answered with what is allowed.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

#[derive(Parser, Debug)]
#[command(name = "karata", version)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "L")]
    lang: Option<String>,
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) weights: Vec<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Games {
        #[arg(long)]
        json: bool,
    },
    Rules(RulesArguments),
    Play(PlayArguments),
    Simulate(SimulateArguments),
    Record(RecordArguments),
    Replay(ReplayArguments),
    Review(ReviewArguments),
    Verify(VerifyArguments),
    Arena(ArenaArguments),
    Serve(ServeArguments),
    Join(JoinArguments),
    Store {
        #[command(subcommand)]
        command: StoreCommand,
    },
}

#[derive(Subcommand, Debug)]
pub(crate) enum StoreCommand {
    Backup {
        #[arg(id = "copy", value_name = "FILE")]
        to: PathBuf,
    },
    Check,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArguments {
    pub(crate) game: String,
    pub(crate) word: Option<String>,
    #[arg(long)]
    pub(crate) minute: bool,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
}

/// What every command that opens a match takes.
#[derive(Args, Clone, Debug)]
pub(crate) struct MatchArguments {
    pub(crate) game: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
}

/// What only a new game takes.
const FRESH: [&str; 7] = ["seats", "set", "seed", "opponents", "budget", "seat", "memory"];

#[derive(Args, Default, Debug)]
pub(crate) struct PlayArguments {
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "ID", num_args = 0..=1, default_missing_value = "", conflicts_with_all = FRESH)]
    pub(crate) resume: Option<String>,
    #[arg(long, conflicts_with_all = ["game", "resume", "from"])]
    pub(crate) list: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "resume", "seats", "set"])]
    pub(crate) from: Option<PathBuf>,
    #[arg(id = "from-line", long = "at", value_name = "LINE", conflicts_with_all = ["game", "resume"], allow_negative_numbers = true)]
    pub(crate) at: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(id = "opponents", long = "bots", value_name = "A,B,…")]
    pub(crate) bots: Option<String>,
    #[arg(long, value_name = "ITER", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    pub(crate) seat: Option<String>,
    #[command(flatten)]
    pub(crate) help: HelpArguments,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) display: DisplayArguments,
}

/// What helps a player.
#[derive(Args, Clone, Copy, Default, Debug)]
pub(crate) struct HelpArguments {
    #[arg(long)]
    pub(crate) memory: bool,
    #[arg(long)]
    pub(crate) hint: bool,
    #[arg(long, conflicts_with_all = ["resume", "from", "lines"])]
    pub(crate) guide: bool,
}

/// How a game is shown in a terminal.
#[derive(Args, Clone, Copy, Default, Debug)]
pub(crate) struct DisplayArguments {
    #[arg(long)]
    pub(crate) lines: bool,
    #[arg(long, conflicts_with = "lines")]
    pub(crate) plain: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ServeArguments {
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<String>,
    #[arg(id = "kept-in", long = "store", value_name = "sqlite://FILE")]
    pub(crate) store: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) public: Option<String>,
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) admin: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) hook: Option<String>,
    #[arg(id = "thinkers", long = "threads", value_name = "T", allow_negative_numbers = true)]
    pub(crate) threads: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) patience: Option<String>,
    #[arg(long, value_name = "FORM")]
    pub(crate) log: Option<String>,
    #[arg(long, value_name = "PATH", num_args = 0..=1, require_equals = true, default_missing_value = "/")]
    pub(crate) open: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct JoinArguments {
    #[arg(id = "link", value_name = "URL")]
    pub(crate) url: String,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(id = "chair", long = "seat", value_name = "K", allow_negative_numbers = true)]
    pub(crate) seat: Option<String>,
    #[arg(long, conflicts_with = "chair")]
    pub(crate) watch: bool,
    #[arg(id = "remember", long = "memory")]
    pub(crate) memory: bool,
    #[arg(id = "new", long = "game", value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "new")]
    pub(crate) seats: Option<String>,
    #[arg(long, value_name = "KEY=VALUE", requires = "new")]
    pub(crate) set: Vec<String>,
    #[arg(id = "sitters", long = "bots", value_name = "A,B,…", requires = "new")]
    pub(crate) bots: Option<String>,
    #[arg(long, requires = "new")]
    pub(crate) listed: bool,
    #[arg(long, value_name = "MS", allow_negative_numbers = true, requires = "new")]
    pub(crate) pace: Option<String>,
    #[command(flatten)]
    pub(crate) display: DisplayArguments,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArguments {
    #[command(flatten)]
    pub(crate) table: MatchArguments,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) games: String,
    #[arg(long, value_name = "A,B,…")]
    pub(crate) bots: Option<String>,
    #[arg(long, value_name = "ITER", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    pub(crate) threads: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArguments {
    #[command(flatten)]
    pub(crate) table: MatchArguments,
    #[arg(id = "entrants", long = "bots", value_name = "A,B,…")]
    pub(crate) bots: String,
    #[arg(long, value_name = "BOT")]
    pub(crate) among: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) deals: Option<String>,
    #[arg(long, value_name = "ITER", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    pub(crate) threads: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RecordArguments {
    #[command(flatten)]
    pub(crate) table: MatchArguments,
    #[arg(long, value_name = "A,B,…")]
    pub(crate) bots: Option<String>,
    #[arg(long, value_name = "ITER", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct VerifyArguments {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "HASH")]
    pub(crate) commitment: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArguments {
    pub(crate) file: PathBuf,
    #[arg(long, conflicts_with_all = ["view", "at"])]
    pub(crate) turning: bool,
    #[arg(long, value_name = "SEAT", allow_negative_numbers = true)]
    pub(crate) view: Option<String>,
    #[arg(long, value_name = "LINE", allow_negative_numbers = true)]
    pub(crate) at: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) display: DisplayArguments,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewArguments {
    pub(crate) file: PathBuf,
    #[arg(id = "whose", long = "seat", value_name = "K", allow_negative_numbers = true)]
    pub(crate) seat: Option<String>,
    #[arg(id = "care", long = "budget", value_name = "ITER", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}
