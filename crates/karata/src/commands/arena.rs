//! `karata arena`: bots compared.

/// What scripts read.
mod document;
/// What people look at.
mod picture;
/// What people read.
mod summary;

use std::mem;
use std::process::ExitCode;

use bots::{Standings, Tournament};
use game::{Config, Phrase};
use games::Entry;
use games::named::{self, Entrant};
use players::Player;
use words::{Language, Names};

use crate::cli::{ArenaArguments, MatchArguments};
use crate::failure::Failure;
use crate::long_run::{self, Progress};
use crate::{files, input};

/// How many deals are played if nobody says otherwise.
const USUAL_DEALS: u64 = 100;
/// The most deals of one run.
const MOST_DEALS: u64 = 1_000_000_000;

/// A tournament that was played.
struct Meeting<'a> {
    entry: &'static dyn Entry,
    config: &'a Config,
    length: Length,
    entrants: &'a [Entrant],
    /// Among whom each of them sat alone, if not with each other, as it was typed.
    host: Option<Player>,
    tournament: &'a Tournament<'a, Player>,
    standings: &'a Standings,
}

/// How long the games are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    /// As the settings say.
    Whole,
    /// A single hand of what is usually a match, because nobody said otherwise.
    SingleHand,
}

impl Meeting<'_> {
    fn is_interrupted(&self) -> bool {
        self.standings.deals < self.tournament.deals
    }
}

pub(crate) fn run(language: Language, arguments: &ArenaArguments) -> Result<ExitCode, Failure> {
    let (entry, lexicon) = input::game(&arguments.table.game, language)?;
    let (table, length) = single_hands(entry, &arguments.table);
    let config = input::config(entry, &table, &lexicon)?;
    let budget = input::budget(arguments.budget.as_deref(), &lexicon)?;
    let refused = |phrase| Failure::input(&lexicon, &phrase);
    let texts = arguments.bots.split(',');
    let entrants = named::entrants(entry, entry.cards(&config), "--bots", texts, budget).map_err(refused)?;
    let host = |text: &String| named::player(entry, "--among", text.trim()).map_err(refused);
    let host = arguments.among.as_ref().map(host).transpose()?;
    let deals = match &arguments.deals {
        Some(text) => input::number("--deals", text, 1..=MOST_DEALS, &lexicon)?,
        None => USUAL_DEALS,
    };
    if let Some(path) = &arguments.svg {
        files::check_new(path, &lexicon)?;
    }
    let threads = long_run::threads(arguments.threads.as_deref(), &lexicon)?;
    let seed = input::seed(table.seed.as_deref(), &lexicon)?;
    let among = host.map(|host| host.or_budget(budget));
    let bots = entrants.iter().map(|entrant| entrant.player).collect();
    let stop = long_run::stop_on_interrupt(&lexicon)?;
    let tournament = Tournament { bots, among, from: 0, deals, seed: seed.value, threads, stop };
    let (mut progress, mut begun) = (Progress::new(&lexicon), false);
    let standings = entry.arena(&config, &tournament, &mut |done, games| {
        if !mem::replace(&mut begun, true) {
            seed.tell(&lexicon);
        }
        progress.show(done, games);
    });
    progress.clear();
    let standings = standings.map_err(|error| Failure::input(&lexicon, &error.phrase()))?;
    let (entrants, tournament, standings) = (&entrants[..], &tournament, &standings);
    let meeting = Meeting { entry, config: &config, length, entrants, host, tournament, standings };
    if let Some(path) = arguments.svg.as_ref().filter(|_| standings.deals > 0) {
        files::write_whole(
            path,
            &picture::picture(&meeting, &summary::legend(&meeting, &lexicon)),
            &lexicon,
        )?;
    }
    let text = if arguments.json { document::of(&meeting)? } else { summary::of(&meeting, &lexicon) };
    files::print(&text)?;
    if !meeting.is_interrupted() {
        return Ok(ExitCode::SUCCESS);
    }
    let phrase = Phrase::new("cli-interrupted").with("games", standings.games.to_string());
    files::tell(&format!("{}\n", lexicon.say(&phrase, &Names::none())));
    Ok(ExitCode::from(1))
}

/// Games that are played over several hands are played one hand at a time, unless the length was asked for.
fn single_hands(entry: &dyn Entry, table: &MatchArguments) -> (MatchArguments, Length) {
    let mut table = table.clone();
    let asked = |key: &str| table.set.iter().any(|text| text.split('=').next() == Some(key));
    let over_hands = entry.schema().settings.iter().any(|setting| setting.key == "hands");
    if !over_hands || asked("hands") || asked("total") {
        return (table, Length::Whole);
    }
    table.set.push("hands=1".to_owned());
    (table, Length::SingleHand)
}
