import type { Action, Held, Hurdle, Open, Prospect } from '../../wire/asante';
import type { Glossary, Phrase, Term } from '../../wire/game';
import type { Offer } from './choosing';

/** A small deck for tests: every sort of card, and one that is not drawn. */
const term = (number: number, notation: string, what: Phrase): Term => ({
  notation,
  name: { type: 'text', value: notation },
  words: { key: 'card-line', arguments: { number: { type: 'number', value: number }, name: { type: 'text', value: notation }, certainty: { type: 'phrase', value: { key: 'certainty-partly' } }, what: { type: 'phrase', value: what } } },
  more: [{ key: 'certain-partly' }],
});

const wares = (key: string, count: number): Phrase => ({ key, arguments: { count: { type: 'number', value: count } } });
const goods = (all: readonly Phrase[], buy: number, sell: number): Phrase => ({
  key: 'effect-ware',
  arguments: { wares: { type: 'list', value: all.map((value) => ({ type: 'phrase', value })) }, buy: { type: 'number', value: buy }, sell: { type: 'number', value: sell } },
});

/** The numbers of its cards: not in the order of the list in words. */
export const HHE = 3;
export const PACKAGES = 0;
export const POTTERY = 1;
export const NOMAD = 2;
export const KEEPER = 4;
export const OKAPI = 5;

export const GLOSSARY: Glossary = {
  sections: [
    { title: { key: 'cards-title' }, about: { key: 'cards-about' }, terms: [] },
    {
      title: { key: 'cards-wares' },
      about: null,
      terms: [
        term(HHE, 'hhe', goods([wares('wares-hides', 2), wares('wares-tea', 1)], 4, 11)),
        term(PACKAGES, 'packages', { key: 'effect-ware', arguments: { wares: { type: 'phrase', value: wares('wares-packages', 2) }, buy: { type: 'number', value: 3 }, sell: { type: 'number', value: 7 } } }),
      ],
    },
    {
      title: { key: 'cards-artifacts' },
      about: null,
      terms: [
        term(POTTERY, 'pottery', {
          key: 'effect-plain',
          arguments: { what: { type: 'phrase', value: { key: 'effect-sell-different', arguments: { gold: { type: 'list', value: [1, 3, 6].map((value) => ({ type: 'number', value })) } } } } },
        }),
      ],
    },
    { title: { key: 'cards-persons' }, about: null, terms: [term(NOMAD, 'nomad', { key: 'effect-swap-ware' }), term(KEEPER, 'keeper', { key: 'effect-cancel' })] },
    { title: { key: 'cards-animals' }, about: null, terms: [term(OKAPI, 'okapi', { key: 'effect-steal-ware' })] },
    { title: { key: 'cards-holy' }, about: null, terms: [term(0, 'rwenzori', { key: 'blessing-draw-card' }), term(1, 'victoria', { key: 'blessing-take-gold', arguments: { gold: { type: 'number', value: 1 } } })] },
  ],
};

const NOTHING: Prospect = {
  actions: 4, gold: 0, gained: '-', given: '-', choice: 0, drawn: 0, looked: 0, discarded: 0,
  other: { drawn: 0, discarded: 0, taken: 0, lost: 0 }, artifact: null, replaced: null, place: null, receiver: null, ending: null,
};

export const offer = (action: Action, prospect: Partial<Prospect> = {}): Offer => ({
  action, notation: JSON.stringify(action), words: { key: `do-${action.type}` }, detail: null, caution: null, amount: null, prospect: { ...NOTHING, ...prospect },
});

export const held = (card: number, ...ways: [Held['ways'][number]['what'], number | null, Hurdle | null][]): Held => ({
  card, count: 1, ways: ways.map(([what, gold, against]) => ({ what, gold, against })),
});

/** Seat 0 is asked, with five actions left. */
export const OPEN: Open = {
  active: 0, actions: 5, regained: 0, phase: 'drawing', visited: false, turns: 4, trigger: null, frames: [{ type: 'turn' }],
  gold: [27, 28], stands: ['HHS', 'T'], supply: 'TTHHEESSFFAA', artifacts: [[null, null, null], [null, null, null]], row: [0, 1, 0], owned: [[], []],
  place_pile: 9, place_discards: [], pile: 60, discards: [], counts: [4, 2], own: [], looked: 0, looking: [],
};
