import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Phrase, Value } from '../wire/game';
import { Lexicon, type Language, type Names } from './lexicon';

const GAME = `
bids = { $who-is ->
    [you] You bid { $amount ->
        [one] one chip
       *[other] { $amount } chips
    }.
   *[other] { $who } bids { $amount }.
}
shares = { $who } share { $cards }: { $why }.
`;

const common = (language: Language): string => readFileSync(`../crates/words/words/${language}.ftl`, 'utf8');
const lexicon = (language: Language, ...more: string[]): Lexicon => new Lexicon(language, [common(language), ...more]);
const seat = (value: number): Value => ({ type: 'seat', value });
const phrase = (key: string, args: Record<string, Value> = {}): Phrase => ({ key, arguments: args });
const NAMES: Names = { names: ['Amina', 'you', 'Chausiku'], you: 1 };
const say = (language: Language, what: Phrase): string => lexicon(language, GAME).say(what, NAMES);

it('a seat is a name and knows the reader', () => {
  const bid = (who: number, amount: number): Phrase => phrase('bids', { who: seat(who), amount: { type: 'number', value: amount } });
  expect(say('en', bid(0, 3))).toBe('Amina bids 3.');
  expect(say('en', bid(1, 3))).toBe('You bid 3 chips.');
  expect(say('en', bid(1, 1))).toBe('You bid one chip.');
  expect(say('en', bid(1, 0))).toBe('You bid 0 chips.');
  // Zero is singular in French.
  expect(say('fr', bid(1, 0))).toBe('You bid one chip.');
});

it('a number below zero has a minus sign, and is counted like any other', () => {
  const words = lexicon('fr', 'won = { $score ->\n    [one] { $score } point\n   *[other] { $score } points\n}\nall = { $scores }\n');
  const number = (value: number): Value => ({ type: 'number', value });
  expect(words.say(phrase('won', { score: number(-12) }), NAMES)).toBe('−12 points');
  expect(words.text('won', { score: -1 })).toBe('−1 point');
  expect(words.say(phrase('all', { scores: { type: 'list', value: [number(-3), number(4)] } }), NAMES)).toBe('−3 et 4');
});

it('sentences begin with capitals, and “de” meets vowels', () => {
  const words = lexicon('fr', 'one = { CAP($who) } : { DE($who) }\n');
  const names: Names = { names: ['Amina', 'vous', 'Élodie'], you: 1 };
  const said = [0, 1, 2].map((who) => words.say(phrase('one', { who: seat(who) }), names));
  expect(said).toEqual(['Amina : d’Amina', 'Vous : de vous', 'Élodie : d’Élodie']);
});

it('moves are written in the reader’s language, and names are seats', () => {
  const nobody: Names = { names: [], you: null };
  const plain = lexicon('fr', 'verb-discard = défausser\nverb-partner = partenaire\n');
  expect(plain.notation('discard g3', nobody)).toBe('défausser v3');
  expect(plain.notation('partner 3 N4 k7x', nobody)).toBe('partenaire 3 N4 k7x');
  const taking = lexicon('fr', 'verb-discard = défausser\nverb-partner = partenaire\n    .takes = seat\n');
  const names: Names = { names: ['Amina', 'Zoé'], you: null };
  expect(taking.notation('discard 2', names)).toBe('défausser 2');
  expect(taking.notation('partner 2', names)).toBe('partenaire Zoé');
  expect(taking.notation('partner 3', names)).toBe('partenaire 3');
  // It could not be typed.
  expect(taking.notation('partner 2', { names: ['Amina', 'Zoé B.'], you: null })).toBe('partenaire 2');
});

it('lists are joined as the language does, but notation with spaces', () => {
  const shares = phrase('shares', {
    who: { type: 'list', value: [seat(0), seat(1), seat(2)] },
    cards: { type: 'list', value: [{ type: 'text', value: 'N4' }, { type: 'text', value: 'B2' }] },
    why: { type: 'phrase', value: phrase('you') },
  });
  expect(say('en', shares)).toBe('Amina, you and Chausiku share N4 B2: you.');
  expect(say('fr', shares)).toBe('Amina, you et Chausiku share N4 B2: vous.');
});

it('what cannot be said can be found', () => {
  expect(say('fr', phrase('nonsense'))).toBe('⟦nonsense⟧');
  expect(say('fr', phrase('shares')).startsWith('⟦shares: ')).toBe(true);
  expect(lexicon('en').has('you')).toBe(true);
  expect(lexicon('en').has('nonsense')).toBe(false);
});

it.each(['page', 'table'])('%s has the same keys and variables in both languages', (name) => {
  const shape = (language: Language): Record<string, string[]> => {
    const text = readFileSync(`../crates/words/words/${name}.${language}.ftl`, 'utf8');
    const entries = text.split(/\n(?=[a-z][\w-]* =)/).flatMap((entry) => {
      const key = /^([a-z][\w-]*) =/m.exec(entry)?.[1];
      return key === undefined ? [] : [[key, [...new Set([...entry.matchAll(/\$([\w-]+)/g)].map((found) => found[1] ?? ''))].sort()] as const];
    });
    return Object.fromEntries(entries);
  };
  const [english, french] = [shape('en'), shape('fr')];
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  // Plurals need a count that the other language may spell out; every other variable is the same.
  for (const [key, variables] of Object.entries(english)) expect([key, french[key]?.filter((name) => !/-(is|count|among)$/.test(name))]).toEqual([key, variables.filter((name) => !/-(is|count|among)$/.test(name))]);
});
