//! A small solver of two-player zero-sum games that are small enough to be written out: counterfactual regret
//! minimisation (CFR+). It is kept because it checks the contract: the views of a game with a known value must lead to
//! that value.

use std::collections::HashMap;

use game::{ListChance, Seat, Turn, Viewer};

/// A game written out: every line of play, and which positions look the same to who decides.
#[derive(Clone, Debug)]
pub struct Solver {
    nodes: Vec<Node>,
    sets: Vec<InformationSet>,
}

/// How well two strategies are known to do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solution {
    /// What the average strategies win for the first seat.
    pub value: f64,
    /// How much both could gain together by answering the other's strategy perfectly: 0 in an equilibrium.
    pub exploitability: f64,
}

#[derive(Clone, Debug)]
enum Node {
    /// What the first seat wins.
    End(f64),
    Chance(Vec<(f64, usize)>),
    Decision {
        seat: usize,
        set: usize,
        children: Vec<usize>,
    },
}

/// All positions that look the same to who decides.
#[derive(Clone, Debug)]
struct InformationSet {
    /// Regrets, never below 0.
    regret: Vec<f64>,
    /// What this lesson adds to them.
    lesson: Vec<f64>,
    /// The strategies so far, the later ones weighing more.
    average: Vec<f64>,
}

impl Solver {
    /// Writes a game out. Positions are told apart by the views of who decides, with memory.
    pub fn new<G: ListChance>(game: &G) -> Self {
        assert_eq!(game.seats(), 2, "the solver is for two players");
        let mut solver = Solver { nodes: Vec::new(), sets: Vec::new() };
        solver.write_out(game, &game.start(), &mut HashMap::new());
        solver
    }

    /// How many different views there are to decide from.
    pub fn information_sets(&self) -> usize {
        self.sets.len()
    }

    /// Lets both seats learn from each other so many times, and says how far they have come.
    pub fn solve(&mut self, rounds: u32) -> Solution {
        for round in 1..=rounds {
            for learner in 0..2 {
                learn(
                    &self.nodes,
                    &mut self.sets,
                    ROOT,
                    &Lesson { learner, weight: f64::from(round) },
                    [1.0; 3],
                );
                self.sets.iter_mut().for_each(InformationSet::take_in);
            }
        }
        let best = [0, 1].map(|seat| self.best_answer(seat));
        Solution { value: self.value(ROOT), exploitability: best[0] + best[1] }
    }

    fn write_out<G: ListChance>(
        &mut self,
        game: &G,
        state: &G::State,
        known: &mut HashMap<String, usize>,
    ) -> usize {
        let place = self.nodes.len();
        self.nodes.push(Node::End(0.0));
        let node = match game.turn(state) {
            Turn::Over => {
                let scores = game.outcome(state).expect("it is over").scores;
                assert_eq!(scores[Seat(0)], -scores[Seat(1)], "the solver is for zero-sum games");
                Node::End(f64::from(scores[Seat(0)]))
            }
            Turn::Chance => {
                let after = |(chance, probability)| {
                    let mut next = *state;
                    game.resolve(&mut next, chance);
                    (probability, self.write_out(game, &next, known))
                };
                Node::Chance(game.list_chance(state).into_iter().map(after).collect())
            }
            Turn::Seat(seat) => {
                let mut legal = Vec::new();
                game.legal_actions(state, &mut legal);
                let looks = format!("{:?}", game.view(state, Viewer::Seat(seat)));
                let set = *known.entry(looks).or_insert_with(|| {
                    self.sets.push(InformationSet::new(legal.len()));
                    self.sets.len() - 1
                });
                let after = |action| {
                    let mut next = *state;
                    game.apply(&mut next, action);
                    self.write_out(game, &next, known)
                };
                Node::Decision { seat: seat.index(), set, children: legal.into_iter().map(after).collect() }
            }
        };
        self.nodes[place] = node;
        place
    }

    /// What the average strategies win for the first seat.
    fn value(&self, place: usize) -> f64 {
        match &self.nodes[place] {
            Node::End(value) => *value,
            Node::Chance(outcomes) => outcomes.iter().map(|(p, child)| p * self.value(*child)).sum(),
            Node::Decision { set, children, .. } => {
                let strategy = self.sets[*set].mean();
                children.iter().zip(strategy).map(|(child, p)| p * self.value(*child)).sum()
            }
        }
    }

    /// What a seat wins that knows the other's average strategy and plays as well as it can against it.
    fn best_answer(&self, seat: usize) -> f64 {
        let mut answer =
            Answer { solver: self, seat, places: vec![Vec::new(); self.sets.len()], chosen: HashMap::new() };
        answer.find(ROOT, 1.0);
        answer.value(ROOT)
    }
}

const ROOT: usize = 0;
const NATURE: usize = 2;

/// Who learns, and how much it counts.
struct Lesson {
    learner: usize,
    weight: f64,
}

/// What a node is worth to the learner. `reach` is the probability that each seat, and nature, plays to it.
fn learn(nodes: &[Node], sets: &mut [InformationSet], place: usize, lesson: &Lesson, reach: [f64; 3]) -> f64 {
    match &nodes[place] {
        Node::End(value) => value * sign(lesson.learner),
        Node::Chance(outcomes) => outcomes
            .iter()
            .map(|&(probability, child)| {
                let reach = [reach[0], reach[1], reach[NATURE] * probability];
                probability * learn(nodes, sets, child, lesson, reach)
            })
            .sum(),
        Node::Decision { seat, set, children } => {
            let strategy = sets[*set].current();
            let mut values = Vec::with_capacity(children.len());
            for (child, probability) in children.iter().zip(&strategy) {
                let mut reach = reach;
                reach[*seat] *= probability;
                values.push(learn(nodes, sets, *child, lesson, reach));
            }
            let value: f64 = strategy.iter().zip(&values).map(|(share, worth)| share * worth).sum();
            if *seat == lesson.learner {
                let others = reach[1 - seat] * reach[NATURE];
                let set = &mut sets[*set];
                for (action, worth) in values.iter().enumerate() {
                    set.lesson[action] += others * (worth - value);
                    set.average[action] += lesson.weight * reach[*seat] * strategy[action];
                }
            }
            value
        }
    }
}

fn sign(seat: usize) -> f64 {
    if seat == 0 { 1.0 } else { -1.0 }
}

impl InformationSet {
    fn new(actions: usize) -> Self {
        let none = vec![0.0; actions];
        InformationSet { regret: none.clone(), lesson: none.clone(), average: none }
    }

    /// Ends a lesson.
    fn take_in(&mut self) {
        for (regret, lesson) in self.regret.iter_mut().zip(&mut self.lesson) {
            *regret = (*regret + std::mem::take(lesson)).max(0.0);
        }
    }

    /// In proportion to the regrets.
    fn current(&self) -> Vec<f64> {
        shares(&self.regret)
    }

    fn mean(&self) -> Vec<f64> {
        shares(&self.average)
    }
}

fn shares(weights: &[f64]) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    let even = 1.0 / weights.len() as f64;
    weights.iter().map(|weight| if sum > 0.0 { weight / sum } else { even }).collect()
}

/// A perfect answer being found.
struct Answer<'a> {
    solver: &'a Solver,
    seat: usize,
    /// Where each of the seat's information sets is, with the probability that the others play there.
    places: Vec<Vec<(usize, f64)>>,
    chosen: HashMap<usize, usize>,
}

impl Answer<'_> {
    fn find(&mut self, place: usize, others: f64) {
        match &self.solver.nodes[place] {
            Node::End(_) => {}
            Node::Chance(outcomes) => outcomes.iter().for_each(|(p, child)| self.find(*child, others * p)),
            Node::Decision { seat, set, children } if *seat == self.seat => {
                self.places[*set].push((place, others));
                for child in children {
                    self.find(*child, others);
                }
            }
            Node::Decision { set, children, .. } => {
                let strategy = self.solver.sets[*set].mean();
                children.iter().zip(strategy).for_each(|(child, p)| self.find(*child, others * p));
            }
        }
    }

    fn value(&mut self, place: usize) -> f64 {
        match &self.solver.nodes[place] {
            Node::End(value) => value * sign(self.seat),
            Node::Chance(outcomes) => outcomes.iter().map(|(p, child)| p * self.value(*child)).sum(),
            Node::Decision { seat, set, children } if *seat == self.seat => {
                let best = self.best(*set, children.len());
                self.value(children[best])
            }
            Node::Decision { set, children, .. } => {
                let strategy = self.solver.sets[*set].mean();
                children.iter().zip(strategy).map(|(child, p)| p * self.value(*child)).sum()
            }
        }
    }

    /// The action that is best on average over everything that looks the same.
    fn best(&mut self, set: usize, actions: usize) -> usize {
        if let Some(&action) = self.chosen.get(&set) {
            return action;
        }
        let worth = |action: usize, answer: &mut Self| -> f64 {
            let places = answer.places[set].clone();
            let after = |(place, others): (usize, f64)| match &answer.solver.nodes[place] {
                Node::Decision { children, .. } => others * answer.value(children[action]),
                Node::End(_) | Node::Chance(_) => unreachable!("information sets are decisions"),
            };
            places.into_iter().map(after).sum()
        };
        let worths: Vec<f64> = (0..actions).map(|action| worth(action, self)).collect();
        let best =
            (0..actions).max_by(|&one, &other| worths[one].total_cmp(&worths[other])).expect("actions");
        self.chosen.insert(set, best);
        best
    }
}
