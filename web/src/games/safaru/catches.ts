/*
 * What can be caught, as switches: sets of cards, filtered over the whole plays that the choices foretell. What may be caught
 * with what is known by the game alone; here it is looked up.
 */
import { SUITS } from '../../draw/shapes';
import type { Choice } from '../../wire/game';
import type { Action, Because, Catch, Exclusion, Part, Prospect, Way, Yield } from '../../wire/safaru';
import { without } from '../twins';

export type Option = Choice<Action, Prospect>;

/** A whole play: what it catches, what comes of it, and the choice that it begins with. */
export type Play = { readonly parts: readonly Part[]; readonly comes: Yield; readonly choice: Option };

/** The ways in the order in which their cards are chosen. */
export const WAYS: readonly Way[] = ['add', 'seventeen', 'pair'];

const COLOURS = Object.keys(SUITS);
export const numberOf = (card: string): number => Number(card.slice(1, 2));

/** Cards by number, those of one number by colour. */
export const ascending = (cards: readonly string[]): string[] =>
  cards.toSorted((one, other) => numberOf(one) - numberOf(other) || COLOURS.indexOf(one.charAt(0)) - COLOURS.indexOf(other.charAt(0)));

const cardsBy = (caught: Catch, way: Way): readonly string[] => (way === 'pair' ? (caught.pair == null ? [] : [caught.pair]) : (caught[way] ?? []));

export const partsOf = (caught: Catch): Part[] =>
  WAYS.map((way) => ({ way, cards: ascending(cardsBy(caught, way)) })).filter(({ cards }) => cards.length > 0);

export const partId = ({ way, cards }: Part): string => [way, ...cards].join(' ');

export const playsOf = (choices: readonly Option[]): Play[] =>
  choices.flatMap((choice) =>
    (choice.prospect?.plays ?? []).flatMap((caught, place) => {
      const comes = choice.prospect?.yields[place];
      return comes === undefined ? [] : [{ parts: partsOf(caught), comes, choice }];
    }),
  );

/** Are these all the plays there are? */
export const areAll = (choices: readonly Option[]): boolean => choices.every(({ prospect }) => prospect?.more !== true);

const has = (play: Play, ids: readonly string[]): boolean => ids.every((id) => play.parts.some((part) => partId(part) === id));

/** Why something cannot be switched on: what it would take from which other part, or only that they do not go together. */
export type Hindrance = { readonly because: Because | { readonly type: 'together' }; readonly by: readonly Part[] };

export type Switch = { readonly id: string; readonly part: Part; readonly on: boolean; readonly hindrance: Hindrance | null };
export type Row = { readonly way: Way; readonly switches: readonly Switch[] };

/** Every part of the plays as a switch, by way. One of a way takes the place of another; what goes with no play says why. */
export function switchesOf(plays: readonly Play[], on: readonly string[], wild: readonly string[]): Row[] {
  const parts = new Map(plays.flatMap((play) => play.parts.map((part) => [partId(part), part] as const)));
  const lit = on.flatMap((id) => parts.get(id) ?? []);
  const exclusions = [...new Set(plays.map(({ choice }) => choice))].flatMap(({ prospect }) => prospect?.exclusions ?? []);
  const switchOf = (part: Part): Switch => {
    const id = partId(part);
    const beside = lit.filter(({ way }) => way !== part.way);
    const goes = plays.some((play) => has(play, [id, ...beside.map(partId)]));
    return { id, part, on: on.includes(id), hindrance: goes ? null : hindranceOf(part, beside, exclusions, wild) };
  };
  return WAYS.map((way) => ({ way, switches: [...parts.values()].filter((part) => part.way === way).sort(shortFirst).map(switchOf) })).filter(
    ({ switches }) => switches.length > 0,
  );
}

const shortFirst = (one: Part, other: Part): number => one.cards.length - other.cards.length;

/** What was said about two parts; else a card that both would need and that lies there once; else that they do not go together. */
function hindranceOf(part: Part, beside: readonly Part[], exclusions: readonly Exclusion[], wild: readonly string[]): Hindrance {
  const id = partId(part);
  for (const by of beside) {
    const ids = [id, partId(by)];
    const said = exclusions.find(({ one, other }) => [one, other].every(({ way, cards }) => ids.includes(partId({ way, cards: ascending(cards) }))));
    if (said !== undefined) return { because: said.because, by: [by] };
  }
  for (const by of beside) {
    const [short] = without([...part.cards, ...by.cards], wild);
    if (short !== undefined) return { because: { type: 'card', value: short }, by: [by] };
  }
  return { because: { type: 'together' }, by: beside };
}

/** What is switched on after a switch was touched: a part of the same way goes out. */
export function toggled(on: readonly string[], id: string): string[] {
  if (on.includes(id)) return on.filter((one) => one !== id);
  const [way] = id.split(' ', 1);
  return [...on.filter((one) => !one.startsWith(`${way ?? ''} `)), id];
}

/** The play that is exactly what is switched on. */
export const playOf = (plays: readonly Play[], on: readonly string[]): Play | null =>
  plays.find((play) => play.parts.length === on.length && has(play, on)) ?? null;

/** What everything that contains what is switched on has besides: without it nothing can be done. */
export function missing(plays: readonly Play[], on: readonly string[]): Part[] {
  const [first, ...more] = plays.filter((play) => has(play, on));
  return (first?.parts ?? []).filter((part) => !on.includes(partId(part)) && more.every((play) => has(play, [partId(part)])));
}

type Step = { readonly key: string; readonly action: Action };

const stepsOf = ({ parts }: Play): Step[] =>
  parts.flatMap(({ way, cards }): Step[] => [
    ...cards.map((card): Step => ({ key: `${way} ${card}`, action: { type: 'take', value: card } })),
    { key: `${way} enough`, action: { type: 'enough' } },
  ]);

/**
 * A play as one command. Its cards are chosen one after the other, and what has one answer only is not asked: steps at which
 * all plays that began like this one agree are left out. Where not all plays are known, only the beginning can be said.
 */
export function commandOf(play: Play, plays: readonly Play[]): Action[] {
  const { choice } = play;
  const begins = choice.action.type === 'play';
  if (!areAll([choice])) return [choice.action];
  let alike = (begins ? plays.filter((other) => other.choice === choice) : plays).map(stepsOf);
  const taken: Action[] = [];
  for (const [place, { key, action }] of stepsOf(play).entries()) {
    if (alike.some((steps) => steps[place]?.key !== key)) taken.push(action);
    alike = alike.filter((steps) => steps[place]?.key === key);
  }
  return begins ? [choice.action, ...taken] : taken;
}
