import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardsIn, hurdlePhrase, lackingIn, lettersOf, waresPhrase } from './cards';
import { PICTURES, WARES } from './pictures';
import { GLOSSARY, HHE, KEEPER, NOMAD, OKAPI, PACKAGES, POTTERY } from './sample';

describe('the cards in words', () => {
  const { main, places } = cardsIn(GLOSSARY);

  it('are found by the number that each has, holy places apart', () => {
    const numbered = [HHE, PACKAGES, POTTERY, NOMAD, KEEPER, OKAPI].map((number) => main.get(number));
    expect(numbered.map((card) => card?.id)).toEqual(['hhe', 'packages', 'pottery', 'nomad', 'keeper', 'okapi']);
    expect(numbered.map((card) => card?.sort)).toEqual(['ware', 'ware', 'artifact', 'person', 'person', 'animal']);
    expect([0, 1, 2].map((number) => places.get(number)?.id)).toEqual(['rwenzori', 'victoria', undefined]);
    expect(cardsIn(null).main.size).toBe(0);
  });

  it('tell the wares of a card in letters, and its prices', () => {
    expect(main.get(HHE)).toMatchObject({ goods: 'HHE', buy: 4, sell: 11 });
    expect(main.get(PACKAGES)).toMatchObject({ goods: '??', buy: 3, sell: 7 });
  });

  it('have short words for what they do, with the largest number of a list', () => {
    expect(main.get(POTTERY)?.short).toEqual({ key: 'short-sell-different', arguments: { gold: { type: 'number', value: 6 } } });
    expect(main.get(KEEPER)?.short.key).toBe('short-cancel');
    expect(places.get(1)?.short.key).toBe('page-blessing-take-gold');
    expect(main.get(OKAPI)?.certainty.key).toBe('certainty-partly');
  });
});

describe('wares', () => {
  it('are written as letters, none as a dash', () => {
    expect(lettersOf('TTS')).toEqual(['T', 'T', 'S']);
    expect(lettersOf('-')).toEqual([]);
    expect(waresPhrase('-')).toEqual({ key: 'wares-none' });
  });

  it('that are missing are named one by one', () => {
    expect(lackingIn({ type: 'not-on-stand', value: 'EE' })).toEqual(['E', 'E']);
    expect(lackingIn({ type: 'no-room', value: 3 })).toEqual([]);
    expect(hurdlePhrase({ type: 'not-alike', value: 2 })).toEqual({ key: 'not-alike', arguments: { count: { type: 'number', value: 2 } } });
  });
});

const deck = readFileSync('../crates/asante/src/deck.toml', 'utf8');
const words = (language: string): Set<string> => new Set([...readFileSync(`../crates/asante/words/${language}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key));

describe('the deck of the box', () => {
  const rows = [...deck.matchAll(/\{ id = "([\w-]+)".*?(?:effect = "([\w-]+)"|wares = "(\S+)")/g)];
  const drawn = rows.filter(([, , effect]) => effect !== undefined);

  it('has a picture for every card that is not a ware card', () => {
    expect(drawn).toHaveLength(33);
    expect(drawn.map(([, id = '']) => id).filter((id) => !(id in PICTURES))).toEqual([]);
    expect(Object.keys(PICTURES)).toHaveLength(33);
  });

  it('has a drawing for every ware', () => {
    const letters = new Set(rows.flatMap(([, , , wares = '']) => [...wares]));
    expect([...letters].filter((letter) => !(letter in WARES))).toEqual([]);
  });

  it.each(['en', 'fr'])('has short words for every effect (%s)', (language) => {
    const known = words(language);
    const missing = drawn.map(([, , effect = '']) => effect).filter((effect) => !known.has(`short-${effect}`) && !known.has(`page-blessing-${effect}`));
    expect(missing).toEqual([]);
  });
});
