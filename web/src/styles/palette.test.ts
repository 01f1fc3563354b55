import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SUITS, TRIBES } from '../draw/shapes';
import { contrast, distance, read, type Sight } from './colour';

const css = readFileSync('src/styles/base.css', 'utf8');

/** The tokens of a block of the style sheet. */
function tokens(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector}{`);
  if (start < 0) throw new Error(`there is no ${selector} in base.css`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map(([, name = '', value = '']) => [name, value]));
}

const day = tokens(':root');
const night = new Map([...day, ...tokens('[data-theme=dark]')]);
const themes = [
  ['day', day],
  ['night', night],
] as const;

const colour = (theme: ReadonlyMap<string, string>, name: string) => {
  const value = theme.get(name);
  if (value === undefined) throw new Error(`there is no --${name}`);
  return read(value);
};

const inks = {
  suit: Object.keys(SUITS).map((suit) => `suit-${suit}`),
  tribe: Object.keys(TRIBES).map((tribe) => `tribe-${tribe}`),
};

describe('suits and tribes can be told apart', () => {
  for (const [set, names] of Object.entries(inks)) {
    for (const sight of ['full', 'protan', 'deutan', 'tritan'] as Sight[]) {
      test(`${set}, ${sight}`, () => {
        const pairs = names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other] as const));
        for (const [one, other] of pairs) {
          const apart = distance(colour(day, one), colour(day, other), sight);
          expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(0.14);
        }
      });
    }
  }

  test('no letter is used twice within a language, and every shape once', () => {
    for (const kinds of [SUITS, TRIBES]) {
      const all = Object.values(kinds);
      for (const language of ['en', 'fr'] as const) expect(new Set(all.map(({ letter }) => letter[language])).size).toBe(all.length);
      expect(new Set(all.map(({ shape }) => shape)).size).toBe(all.length);
    }
  });

  test('marks stand out from their ink', () => {
    for (const [prefix, kinds] of [['suit', SUITS], ['tribe', TRIBES]] as const) {
      for (const [name, kind] of Object.entries(kinds)) {
        const mark = colour(day, kind.mark === 'paper' ? 'mark' : 'card-ink');
        expect(contrast(mark, colour(day, `${prefix}-${name}`)), name).toBeGreaterThanOrEqual(4.4);
      }
    }
  });
});

describe.each(themes)('words can be read by %s', (_, theme) => {
  test('on cotton', () => {
    for (const ground of ['cotton', 'cotton-2', 'cotton-3']) {
      for (const ink of ['ink', 'ink-2', 'madder', 'leaf', 'indigo']) {
        expect(contrast(colour(theme, ink), colour(theme, ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('on what is chosen, on what is yours, on buttons', () => {
    expect(contrast(colour(theme, 'ink'), colour(theme, 'turmeric-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(theme, 'turmeric-ink'), colour(theme, 'turmeric'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(theme, 'btn-ink'), colour(theme, 'btn'))).toBeGreaterThanOrEqual(4.5);
  });

  test('on every field', () => {
    const fields = [...theme.keys()].filter((name) => name.startsWith('f-'));
    expect(fields).toHaveLength(7);
    for (const field of fields) {
      for (const ink of ['on-field', 'on-field-2', 'turmeric']) {
        expect(contrast(colour(theme, ink), colour(theme, field)), `${ink} on ${field}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('borders of what can be filled in can be seen', () => {
    expect(contrast(colour(theme, 'rim'), colour(theme, 'cotton'))).toBeGreaterThanOrEqual(3);
  });
});
