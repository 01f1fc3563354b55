use asante::Asante;
use asante::action::{Action, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use asante::card::{Holy, Kind, MOST_CARDS, MOST_HOLY, MOST_KINDS, Ware};
use asante::state::{Artifact, Deed, State};
use asante::view::{Memory, Open};
use asante::ware::{SPACES, Wares};
use game::{Config, Inspect, Rules, Seat, Secrets, Seen, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A game of Asante in the middle of a test.
pub type Scene = testkit::scene::Scene<Asante>;

/// A deck of few cards, in which both piles run out often.
pub const SHORT_DECK: &str = include_str!("short-deck.toml");

/// Builds the game with this deck, ending after so many turns of each.
pub fn build(deck: Option<&str>, most_turns: u8) -> Asante {
    let turns = most_turns.to_string();
    let mut given = vec![("most-turns", turns.as_str())];
    given.extend(deck.map(|deck| ("deck", deck)));
    let config = Config::new(Asante::schema(), None, &given).expect("valid settings");
    Asante::new(&config).expect("a proper deck")
}

/// The turn of seat 1 begins, with these hands and everything else as at the beginning. The row is Rwenzori, Victoria
/// Falls, Okavango Delta.
pub fn scene(hand: &str, other: &str) -> Scene {
    scene_of(build(None, 200), hand, other)
}

/// The same, of a game built before.
pub fn scene_of(game: Asante, hand: &str, other: &str) -> Scene {
    let mut state = game.start();
    let mut rng = generator(0);
    while game.turn(&state) == Turn::Chance {
        let chance = game.sample(&state, &mut rng);
        game.resolve(&mut state, chance);
    }
    let mut scene = Scene { game, state };
    let hands = [scene.cards(hand), scene.cards(other)];
    scene.edit(|open, memory| {
        open.active = Seat(0);
        open.counts.0 = [0, 1].map(|seat: usize| hands[seat].len() as u16);
        memory.seen.0 = hands;
    });
    scene.row("rwenzori victoria okavango");
    scene
}

/// A game from its beginning, in which nobody has seen anything yet: both get these five cards, seat 1 begins.
pub fn dealt(hand: &str, other: &str) -> Scene {
    dealt_of(build(None, 200), hand, other)
}

/// The same, of a game built before.
pub fn dealt_of(game: Asante, hand: &str, other: &str) -> Scene {
    let state = game.start();
    let mut scene = Scene { game, state };
    scene.go(&format!("first 1, deal {hand} / {other}, place rwenzori, place victoria, place okavango"));
    scene
}

pub fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A deck with as many rows, cards and holy places as there can be.
pub fn largest_deck() -> String {
    let common = |index: usize, count: usize| {
        let named = format!("id = \"row-{index}\", en = \"Row {index}\", fr = \"Rang {index}\"");
        format!("{named}, count = {count}, certainty = \"ours\"")
    };
    let copies = |index: usize| if index < MOST_CARDS - MOST_KINDS { 2 } else { 1 };
    let ware = |index: usize| {
        let goods = ["T", "HS", "?", "EEF"][index % 4];
        format!("{{ {}, wares = \"{goods}\", buy = 2, sell = 7 }}", common(index, copies(index)))
    };
    let person = |index: usize| {
        let effect = ["take-discarded", "break-artifact", "seek-animal", "cancel"][index % 4];
        format!("{{ {}, effect = \"{effect}\" }}", common(index, copies(index)))
    };
    let place = |index: usize| format!("{{ {}, effect = \"draw-card\" }}", common(index, 1));
    let list = |rows: Vec<String>| rows.join(",\n");
    format!(
        "format = 1\n[decks.large]\nware = [{}]\nperson = [{}]\nholy = [{}]\n",
        list((0..MOST_KINDS / 2).map(ware).collect()),
        list((MOST_KINDS / 2..MOST_KINDS).map(person).collect()),
        list((MOST_KINDS..MOST_KINDS + MOST_HOLY).map(place).collect()),
    )
}

/// Every action there is with this deck, whether it can ever be legal or not. No handful of wares is empty.
pub fn every_action(game: &Asante) -> Vec<Action> {
    let slots = || 0..3u8;
    let mut actions = vec![
        Action::Turn(InTurn::Draw),
        Action::Card(OfCards::Keep),
        Action::Card(OfCards::Discard),
        Action::Turn(InTurn::End),
        Action::Reaction(Reaction::Let),
        Action::Card(OfCards::Reduce),
        Action::Place(OfPlaces::Done),
    ];
    for card in (0..game.deck().cards.len() as u8).map(Kind) {
        for ware in Ware::ALL.into_iter().map(Some).chain([None]) {
            actions.extend([
                Action::Turn(InTurn::Buy { card, ware }),
                Action::Turn(InTurn::Sell { card, ware }),
            ]);
        }
        actions.extend(slots().map(|slot| Action::Turn(InTurn::Lay { card, slot })));
        let moved = [OfCards::Fetch(card), OfCards::Pick(card), OfCards::Drop(card), OfCards::Give(card)];
        actions.extend([Action::Turn(InTurn::Play(card)), Action::Reaction(Reaction::Cancel(card))]);
        actions.extend(moved.map(Action::Card));
    }
    for place in (0..game.deck().holy.len() as u8).map(Holy) {
        actions.extend([Action::Turn(InTurn::Visit(place)), Action::Place(OfPlaces::Bless(place))]);
    }
    for slot in slots() {
        actions.extend([
            Action::Turn(InTurn::Use(slot)),
            Action::Artifact(OfArtifacts::Borrow(slot)),
            Action::Place(OfPlaces::Apply(slot)),
        ]);
        for (own, using) in [(true, true), (true, false), (false, true), (false, false)] {
            actions.push(Action::Artifact(OfArtifacts::Break { own, slot, using }));
        }
    }
    for count in 1..=SPACES {
        actions.push(Action::Ware(OfWares::Count(count)));
        Wares::new([count; 6]).choices(count, &mut |wares| {
            actions.extend([Action::Ware(OfWares::Take(wares)), Action::Ware(OfWares::Return(wares))]);
        });
    }
    for give in Ware::ALL {
        let sets = Wares::new([1; 6]).set().without(give).subsets();
        actions.extend(sets.map(|take| Action::Ware(OfWares::Swap { give, take })));
    }
    actions
}

/// A step of random play, every action equally likely.
pub fn random_step(game: &Asante, state: &mut State, rng: &mut Xoshiro256PlusPlus) {
    match game.turn(state) {
        Turn::Chance => {
            let chance = game.sample(state, rng);
            game.resolve(state, chance);
        }
        Turn::Seat(_) => {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            game.apply(state, random::pick(rng, &legal));
        }
        Turn::Over => panic!("the game is over"),
    }
}

/// What can be done to a table of Asante, and asked of it. Seats are counted from 1.
pub trait Table {
    /// Changes the position through the view of somebody who saw everything.
    fn edit(&mut self, change: impl FnOnce(&mut Open, &mut Memory)) -> &mut Self;
    fn row(&mut self, places: &str) -> &mut Self;
    fn owns(&mut self, seat: u8, places: &str) -> &mut Self;
    fn stand(&mut self, seat: u8, wares: &str) -> &mut Self;
    fn gold(&mut self, seat: u8, gold: u32) -> &mut Self;
    /// Artifacts in the slots: `pottery - map!` has a used map in the third.
    fn artifacts(&mut self, seat: u8, artifacts: &str) -> &mut Self;
    fn discards(&mut self, cards: &str) -> &mut Self;
    /// The draw pile has just these cards; whatever is nowhere else is in the hand of this seat.
    fn pile(&mut self, cards: &str, hoarder: u8) -> &mut Self;

    fn card(&self, id: &str) -> Kind;
    fn cards(&self, ids: &str) -> Vec<Kind>;
    fn place(&self, id: &str) -> Holy;
    fn ids(&self, cards: &[Kind]) -> String;
    fn hand(&self, seat: u8) -> String;
    fn discarded(&self) -> String;
    fn owned(&self, seat: u8) -> String;
    fn row_now(&self) -> String;
    fn wares(&self, seat: u8) -> String;
    fn gold_of(&self, seat: u8) -> u32;
    fn actions(&self) -> u8;
    fn artifacts_of(&self, seat: u8) -> String;
    /// What this seat remembers of the other hand.
    fn knows(&self, seat: u8) -> String;
}

fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

impl Table for Scene {
    fn edit(&mut self, change: impl FnOnce(&mut Open, &mut Memory)) -> &mut Self {
        let mut view = self.view(Viewer::Spectator);
        view.last = Seen { deed: Deed::default(), own: None };
        let memory = view.memory.as_mut().expect("a fresh view remembers all");
        memory.seen.0 = [1, 2].map(|number| self.seen_by(number).open.own.expect("a player's view"));
        change(&mut view.open, memory);
        self.state = self.game.determinize(&view, &mut generator(0));
        self.game.audit(&self.state).expect("the scene keeps every card");
        self
    }

    fn row(&mut self, places: &str) -> &mut Self {
        let mut row = places.split_whitespace().map(|id| (id != "-").then(|| self.place(id)));
        let row = [(); 3].map(|()| row.next().flatten());
        self.edit(|open, _| open.row = row)
    }

    fn owns(&mut self, number: u8, places: &str) -> &mut Self {
        let mut owned: Vec<Holy> = places.split_whitespace().map(|id| self.place(id)).collect();
        owned.sort_unstable();
        self.edit(|open, _| open.owned[seat(number)] = owned)
    }

    fn stand(&mut self, number: u8, wares: &str) -> &mut Self {
        let wares = Wares::read(wares).expect("letters of wares");
        self.edit(|open, _| {
            let stand = &mut open.stands[seat(number)];
            open.supply.add(*stand);
            open.supply.take(wares);
            *stand = wares;
        })
    }

    fn gold(&mut self, number: u8, gold: u32) -> &mut Self {
        self.edit(|open, _| open.gold[seat(number)] = gold)
    }

    fn artifacts(&mut self, number: u8, artifacts: &str) -> &mut Self {
        let mut slots = artifacts.split_whitespace().map(|id| {
            (id != "-")
                .then(|| Artifact { card: self.card(id.trim_end_matches('!')), used: id.ends_with('!') })
        });
        let slots = [(); 3].map(|()| slots.next().flatten());
        self.edit(|open, _| open.artifacts[seat(number)] = slots)
    }

    fn discards(&mut self, cards: &str) -> &mut Self {
        let cards = self.cards(cards);
        self.edit(|open, _| open.discards = cards)
    }

    fn pile(&mut self, cards: &str, hoarder: u8) -> &mut Self {
        let mut elsewhere = self.cards(cards);
        let open = self.open();
        elsewhere.extend(&open.discards);
        elsewhere.extend(open.artifacts.0.iter().flatten().flatten().map(|artifact| artifact.card));
        elsewhere
            .extend([1, 2].into_iter().flat_map(|number| self.seen_by(number).open.own.expect("a hand")));
        let rows = self.game.deck().cards.clone();
        let mut hoard = Vec::new();
        for (kind, row) in (0u8..).map(Kind).zip(&rows) {
            let placed = elsewhere.iter().filter(|&&card| card == kind).count();
            hoard.extend(std::iter::repeat_n(kind, usize::from(row.label.count) - placed));
        }
        self.edit(|open, memory| {
            open.counts[seat(hoarder)] += hoard.len() as u16;
            memory.seen[seat(hoarder)].extend(hoard);
            memory.seen[seat(hoarder)].sort_unstable();
        })
    }

    fn card(&self, id: &str) -> Kind {
        let place = self.game.deck().cards.iter().position(|row| row.label.id == id);
        Kind(place.unwrap_or_else(|| panic!("no card {id}")) as u8)
    }

    fn cards(&self, ids: &str) -> Vec<Kind> {
        let mut cards: Vec<Kind> = ids.split_whitespace().map(|id| self.card(id)).collect();
        cards.sort_unstable();
        cards
    }

    fn place(&self, id: &str) -> Holy {
        let place = self.game.deck().holy.iter().position(|row| row.label.id == id);
        Holy(place.unwrap_or_else(|| panic!("no holy place {id}")) as u8)
    }

    fn ids(&self, cards: &[Kind]) -> String {
        let id = |card: &Kind| self.game.deck().cards[usize::from(card.0)].label.id.clone();
        cards.iter().map(id).collect::<Vec<_>>().join(" ")
    }

    fn hand(&self, number: u8) -> String {
        self.ids(&self.seen_by(number).open.own.expect("a player's view"))
    }

    fn discarded(&self) -> String {
        self.ids(&self.open().discards)
    }

    fn owned(&self, number: u8) -> String {
        let id = |place: &Holy| self.game.deck().holy[usize::from(place.0)].label.id.clone();
        self.open().owned[seat(number)].iter().map(id).collect::<Vec<_>>().join(" ")
    }

    fn row_now(&self) -> String {
        let id = |place: &Option<Holy>| {
            place.map_or("-".to_owned(), |place| self.game.deck().holy[usize::from(place.0)].label.id.clone())
        };
        self.open().row.iter().map(id).collect::<Vec<_>>().join(" ")
    }

    fn wares(&self, number: u8) -> String {
        self.open().stands[seat(number)].to_string()
    }

    fn gold_of(&self, number: u8) -> u32 {
        self.open().gold[seat(number)]
    }

    fn actions(&self) -> u8 {
        self.open().actions
    }

    fn artifacts_of(&self, number: u8) -> String {
        let show = |artifact: &Option<Artifact>| {
            artifact.map_or("-".to_owned(), |artifact| {
                self.ids(&[artifact.card]) + if artifact.used { "!" } else { "" }
            })
        };
        self.open().artifacts[seat(number)].iter().map(show).collect::<Vec<_>>().join(" ")
    }

    fn knows(&self, number: u8) -> String {
        let memory = self.seen_by(number).memory.expect("a fresh view remembers all");
        let between = memory.between.expect("a player's view");
        self.ids(&between.known[seat(3 - number)])
    }
}
