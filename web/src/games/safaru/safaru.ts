import { beastsOf } from '../../draw/beasts';
import type { Scene } from '../../talk/table.svelte';
import type { JsonValue, Phrase, Seat, Value } from '../../wire/game';
import type { Told } from '../../wire/protocol';
import type { Action, Because, Caught, Catching, Deed, Digest, Haul, Part, SafaruSight, Side, Tally, Way } from '../../wire/safaru';
import type { Hem, Tooth } from '../contract';
import { colourPhrase, count, phrase, seatOf, seatsOf, short } from '../phrases';
import type { Picks } from '../picks.svelte';
import { cardOf, toldApart, type Known } from '../twins';
import { areAll, ascending, commandOf, missing, numberOf, partId, partsOf, playOf, playsOf, switchesOf, type Hindrance, type Option, type Play, type Row } from './catches';

export type SafaruScene = Scene<SafaruSight>;

/** A scene of this game: the table is asked for by the game's name, so its sight is one of Safarü. */
export const asSafaru = (scene: Scene): SafaruScene => scene as unknown as SafaruScene;

export const data = (actions: readonly Action[]): JsonValue[] => actions as unknown as JsonValue[];

// Words

const said = (value: Phrase): Value => ({ type: 'phrase', value });

/** Cards as they are written, with “and” before the last one. */
export const shorts = (cards: readonly string[]): Value => ({ type: 'list', value: cards.map(short) });

export const letters = (scene: SafaruScene, card: string): string => scene.say(phrase('move', { move: short(card) }));

/** A card as one says it, and what it is: “blue 0, baby unicorn”. */
export function cardWords(scene: SafaruScene, card: string): string {
  const name = scene.say(phrase('page-card', { colour: said(colourPhrase(card.charAt(0))), number: count(numberOf(card)) }));
  const animal = animalOf(card);
  return animal === null ? name : `${name}, ${scene.text(animal)}`;
}

function animalOf(card: string): string | null {
  const beasts = beastsOf(card);
  const kind = beasts.includes('horn') ? 'unicorn' : beasts.includes('spines') ? 'hedgehog' : null;
  if (!beasts.includes('ears')) return kind === null ? null : `animal-${kind}`;
  return kind === null ? 'animal-baby' : `animal-baby-${kind}`;
}

/** What is counted of a catch. */
const FIGURES = ['cards', 'triangles', 'unicorns', 'hedgehogs', 'babies'] as const;
export type Figure = (typeof FIGURES)[number];

/** What of a catch brings or costs something in this game; how many cards it is, is told anyway. */
export function figuresOf({ majorities, baby, triangle }: Digest): Figure[] {
  const worth: Record<Figure, boolean> = {
    cards: true,
    triangles: triangle !== 0,
    unicorns: majorities.some(({ of }) => of === 'unicorns'),
    hedgehogs: majorities.some(({ of }) => of === 'hedgehogs'),
    babies: baby !== 0,
  };
  return FIGURES.filter((what) => worth[what]);
}

/** What a catch comes to, in words. */
const haulValue = (haul: Haul, digest: Digest): Value => ({
  type: 'list',
  value: figuresOf(digest)
    .filter((what) => what === 'cards' || haul[what] > 0)
    .map((what) => said(phrase(`haul-${what}`, { count: count(haul[what]) }))),
});

/** Why a switch cannot be put on, in as few words as fit into it. */
export function hindranceWords(scene: SafaruScene, { because, by }: Hindrance): string {
  const [way = 'add'] = by.map((part) => part.way);
  const names: Record<Because['type'] | 'together', () => string> = {
    card: () => scene.say(phrase('page-used', { card: short(because.type === 'card' ? because.value : ''), way: said(wayPhrase(way)) })),
    zero: () => scene.text('page-no-zero'),
    nothing: () => scene.say(phrase('page-nothing-left', { way: said(wayPhrase(because.type === 'nothing' ? because.value : way)) })),
    together: () => scene.say(phrase('page-not-together', { cards: shorts(by.flatMap(({ cards }) => cards)) })),
  };
  return names[because.type]();
}

export const wayPhrase = (way: Way): Phrase => phrase(`way-name-${way}`);

/** What a way needs, beside its name: the sum, or the number; the figures are those of the cards that it would catch. */
export function wayNeeds(scene: SafaruScene, way: Way, card: string, cards: readonly string[]): string {
  const number = numberOf(card);
  const sum = cards.reduce((all, one) => all + numberOf(one), 0);
  return scene.text(`page-way-${way}`, { number, sum });
}

// What can be decided

/** What is open to the reader now, for the card that is chosen or lies between hand and table. */
export type Offer =
  /** It catches nothing: it can be released. */
  | { readonly type: 'release'; readonly card: string; readonly choice: Option }
  /** It catches: switches, and the play that they make. */
  | { readonly type: 'switches'; readonly card: string; readonly plays: readonly Play[]; readonly rows: readonly Row[]; readonly on: readonly string[]; readonly play: Play | null }
  /** It could catch in several ways, and somebody else names one. */
  | { readonly type: 'named'; readonly card: string; readonly rows: readonly Row[]; readonly choice: Option; readonly by: Seat }
  /** Somebody's card, and the reader names the way. */
  | { readonly type: 'naming'; readonly card: string; readonly of: Seat; readonly ways: readonly { readonly option: Option; readonly way: Way; readonly parts: readonly Part[] }[]; readonly option: Option | null }
  /** There are more plays than are listed: it is decided step by step. */
  | { readonly type: 'steps'; readonly card: string; readonly options: readonly Option[]; readonly option: Option | null };

const CARD = 'card ';

export const ownCards = (scene: SafaruScene): Known[] => toldApart(scene.sight.view.open.own ?? []);

/** The id of the chosen card of the hand. */
export const chosenId = (picks: Picks): string | null => picks.list.find((id) => id.startsWith(CARD))?.slice(CARD.length) ?? null;

export const chooseCard = (picks: Picks, id: string): void => picks.only(CARD + id);

/** Puts these switches on, and no others, without putting the card down. */
export function light(picks: Picks, on: readonly string[]): void {
  const id = chosenId(picks);
  picks.clear();
  if (id !== null) chooseCard(picks, id);
  for (const one of on) picks.toggle(one);
}

const isAbout = (card: string, { action }: Option): boolean =>
  (action.type === 'release' && action.value === card) || (action.type === 'play' && action.value.card === card);

/** What is open to the reader, with what is chosen. */
export function offerOf(scene: SafaruScene, picks: Picks): Offer | null {
  const { sight } = scene;
  const { frame } = sight.view.open;
  const choices: readonly Option[] = sight.choices;
  if (choices.length === 0) return null;
  if (frame.type === 'naming') return namingOf(frame.value, choices, picks);
  if (frame.type === 'catching') return catchingOf(frame.value.card, choices, picks, sight);
  const id = chosenId(picks);
  if (id === null) return null;
  const card = cardOf(id);
  const own = choices.filter((choice) => isAbout(card, choice));
  const [first] = own;
  if (first === undefined) return null;
  if (first.action.type === 'release') return { type: 'release', card, choice: first };
  const by = namerOf(first);
  if (by !== null) return { type: 'named', card, rows: switchesOf(playsOf(own), [], sight.view.open.wild), choice: first, by };
  return catchingOf(card, own, picks, sight);
}

/** Who would name the way, if it is not the reader's to choose. */
function namerOf({ detail }: Option): Seat | null {
  const who = detail?.key === 'detail-named' ? detail.arguments?.['who'] : undefined;
  return who?.type === 'seat' ? who.value : null;
}

function catchingOf(card: string, choices: readonly Option[], picks: Picks, sight: SafaruSight): Offer {
  if (!areAll(choices)) return { type: 'steps', card, options: choices, option: choices.find(({ notation }) => picks.has(notation)) ?? null };
  const plays = playsOf(choices);
  const [only, ...more] = plays;
  // What has one answer only is not asked.
  const on = only !== undefined && more.length === 0 ? only.parts.map(partId) : picks.list.filter((id) => !id.startsWith(CARD));
  return { type: 'switches', card, plays, rows: switchesOf(plays, on, sight.view.open.wild), on, play: playOf(plays, on) };
}

function namingOf({ by, card }: { by: Seat; card: string }, choices: readonly Option[], picks: Picks): Offer {
  const ways = choices.flatMap((option) => {
    const parts = (option.prospect?.plays ?? []).flatMap(partsOf);
    return option.action.type === 'name' ? [{ option, way: option.action.value, parts }] : [];
  });
  return { type: 'naming', card, of: by, ways, option: choices.find(({ notation }) => picks.has(notation)) ?? null };
}

/** What a press on the button does; null if more has to be chosen. */
export function commandFor(offer: Offer | null): Action[] | null {
  switch (offer?.type) {
    case 'release':
    case 'named':
      return [offer.choice.action];
    case 'switches':
      return offer.play === null ? null : commandOf(offer.play, offer.plays);
    case 'naming':
    case 'steps':
      return offer.option === null ? null : [offer.option.action];
    case undefined:
      return null;
  }
}

// The line

/** What the line asks while something is chosen: what it would come to. */
export function questionOf(scene: SafaruScene, picks: Picks): readonly [string, string] | null {
  const offer = offerOf(scene, picks);
  const rest = scene.sight.question.slice(1).map((asked) => scene.say(asked)).join(' ');
  switch (offer?.type) {
    case 'release':
      return [scene.say(phrase('page-would-release', { card: short(offer.card) })), rest];
    case 'named':
      return [scene.say(phrase('page-would-be-named', { card: short(offer.card), who: seatOf(offer.by) })), scene.text('page-cards-are-yours')];
    case 'switches':
      return offer.on.length === 0 ? [scene.say(phrase('page-how', { card: short(offer.card) })), rest] : catchWords(scene, offer);
    case 'naming':
      return offer.option?.detail == null ? null : [wayHeading(scene, offer.card, offer.option), scene.say(phrase('page-sentence', { words: said(offer.option.detail) }))];
    case 'steps':
    case undefined:
      return null;
  }
}

/** Somebody's card, and the way that is about to be named for it. */
const wayHeading = (scene: SafaruScene, card: string, { action }: Option): string =>
  scene.say(phrase('page-would-name', { card: short(card), how: said(phrase(`way-by-${action.type === 'name' ? action.value : 'add'}`)) }));

function catchWords(scene: SafaruScene, { card, plays, on, play }: Offer & { type: 'switches' }): readonly [string, string] {
  const lit = plays.flatMap(({ parts }) => parts).filter((part, place, all) => on.includes(partId(part)) && all.findIndex((one) => partId(one) === partId(part)) === place);
  const heading = scene.say(phrase('page-catches', { card: short(card), cards: shorts(lit.flatMap(({ cards }) => cards)) }));
  if (play === null) {
    const needed = missing(plays, on).flatMap(({ cards }) => cards);
    return [heading, needed.length === 0 ? scene.text('page-needs-more') : scene.say(phrase('page-needs', { cards: shorts(needed) }))];
  }
  const { haul, left } = play.comes;
  const goes = play.parts.some(({ way }) => way === 'pair');
  const comes = scene.say(phrase(goes ? 'page-comes-along' : 'page-comes-stays', { card: short(card), haul: haulValue(haul, scene.sight.digest) }));
  return [heading, `${comes} ${scene.say(phrase('page-leaves', { cards: shorts(ascending(left)) }))}`];
}

// The wild

export type Ring = { readonly way: Way; readonly yours: boolean };

/** How wild cards are caught: by what is switched on, or by what somebody has chosen so far. */
export function ringsOf(wild: readonly Known[], parts: readonly Part[], yours: boolean): Map<string, Ring> {
  const rings = new Map<string, Ring>();
  for (const { way, cards } of parts) {
    for (const card of cards) {
      const free = wild.find((known) => known.card === card && !rings.has(known.id));
      if (free !== undefined) rings.set(free.id, { way, yours });
    }
  }
  return rings;
}

/** The parts that are to be ringed. */
export function ringed(scene: SafaruScene, offer: Offer | null): Part[] {
  if (offer?.type === 'switches') return offer.rows.flatMap(({ switches }) => switches.filter(({ on }) => on).map(({ part }) => part));
  const { frame } = scene.sight.view.open;
  return frame.type === 'catching' ? partsOf(frame.value.catch) : [];
}

/** The card that lies between hand and table, and whose it is. */
export function between(scene: SafaruScene): { readonly by: Seat; readonly card: string; readonly catching: Catching | null } | null {
  const { frame } = scene.sight.view.open;
  if (frame.type === 'naming') return { ...frame.value, catching: null };
  return frame.type === 'catching' ? { by: frame.value.by, card: frame.value.card, catching: frame.value } : null;
}

/** From whose name a card comes that is new on the table. */
export function comesFrom(sight: SafaruSight, card: string): Seat {
  for (const { deed } of sight.seen) {
    const { act, caught } = deed;
    if (caught?.card === card) return caught.by;
    if ((act.type === 'released' || act.type === 'played') && act.value.card === card) return act.value.by;
  }
  return sight.view.open.dealer;
}

/** Who has just caught a card: it goes there. */
export function takerOf(sight: SafaruSight, card: string): Seat | undefined {
  return sight.seen.map(({ deed }) => deed.caught).find((caught) => caught !== null && pileOf(caught).includes(card))?.by;
}

const pileOf = ({ card, catch: caught }: Caught): string[] => {
  const cards = partsOf(caught).flatMap((part) => part.cards);
  return caught.pair == null ? cards : [...cards, card];
};

// What happened

const deedsOf = ({ what }: Told): Deed[] => (what.type === 'step' ? ((what.value.seen as unknown as readonly { deed: Deed }[] | null) ?? []).map(({ deed }) => deed) : []);

export type News = { readonly seq: number; readonly by: Seat; readonly card: string; readonly parts: readonly Part[]; readonly words: string };

/** What was released and caught since the reader's last decision. */
export function newsOf(scene: SafaruScene): News[] {
  return scene.told.flatMap((told): News[] => {
    const words = told.what.type === 'step' ? told.what.value.story.map((one) => scene.say(one)).join(' ') : '';
    return deedsOf(told).flatMap(({ act, caught }): News[] => {
      if (caught !== null) return [{ seq: told.seq, by: caught.by, card: caught.card, parts: partsOf(caught.catch), words }];
      return act.type === 'released' ? [{ seq: told.seq, by: act.value.by, card: act.value.card, parts: [], words }] : [];
    });
  });
}

export type HandEnd = { readonly seq: number; readonly tallies: readonly Tally[]; readonly majorities: readonly Phrase[] };

/** The hand that ended since the reader's last decision, if one did. */
export function handEnd({ told }: Pick<SafaruScene, 'told'>): HandEnd | null {
  const last = told.findLast((one) => deedsOf(one).some(({ counted }) => counted !== null));
  const tallies = last === undefined ? undefined : deedsOf(last).findLast(({ counted }) => counted !== null)?.counted;
  if (last === undefined || tallies == null) return null;
  const story = last.what.type === 'step' ? last.what.value.story : [];
  return { seq: last.seq, tallies, majorities: story.filter(({ key }) => key.startsWith('story-majority')) };
}

// Sides and the hem

/** What a side is called. */
export function sideName(scene: SafaruScene, { members }: Side): string {
  const name = scene.say(phrase(members.length > 1 ? 'side' : 'side-alone', { who: seatsOf(members) }));
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Points with a true minus sign. */
export const written = (points: number): string => String(points).replace('-', '−');

/** The cards of the game: caught by the reader's side from the left, by the others from the right. */
export function hemOf(scene: SafaruScene): Hem | null {
  const { sight, you } = scene;
  if (sight.turn.type === 'over') return null;
  const { piles, wild, stock, counts } = sight.view.open;
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const all = sum(piles) + wild.length + stock + sum(counts) + (between(scene) === null ? 0 : 1);
  const [first, ...others] = sight.digest.sides;
  const mine = first?.cards ?? 0;
  const theirs = sum(others.map(({ cards }) => cards));
  const teeth = Array.from({ length: all }, (_, place): Tooth => {
    if (place < mine) return you === null ? 'them' : 'you';
    return place >= all - theirs ? 'them' : 'open';
  });
  const left = hemSide(scene, first, mine);
  const right = others.length === 1 ? hemSide(scene, others[0], theirs) : scene.text('page-hem-others', { count: theirs });
  return { teeth, left, right, label: scene.text('page-hem-label', { all, left, right }) };
}

function hemSide(scene: SafaruScene, side: Side | undefined, caught: number): string {
  if (side === undefined) return '';
  const isTeam = side.members.length > 1;
  const others = isTeam && scene.you !== null ? 'page-hem-them' : 'page-hem-side';
  const key = side.is_own ? (isTeam ? 'page-hem-yours' : 'page-hem-you') : others;
  return scene.say(phrase(key, { who: seatsOf(side.members), count: count(caught), points: { type: 'text', value: written(side.score) } }));
}
