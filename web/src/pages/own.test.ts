import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TableTold } from '../api';
import { Lexicon } from '../words/lexicon';
import { company, sorted, standing } from './own';

const words = new Lexicon('en', [readFileSync('../crates/words/words/page.en.ftl', 'utf8')]);
const table: TableTold = {
  table: 'a',
  game: 'mu',
  rules: 1,
  settings: [],
  chairs: [{ name: 'Ana' }, { name: 'Daudi' }, { name: null, bot: 'club' }, { name: null, bot: 'club' }],
  spectators: 0,
  open: true,
  over: false,
  practice: false,
  turn: 0,
  you: 0,
  result: null,
};

describe('a table in the list', () => {
  it('names people and counts bots, without the reader', () => {
    expect(company(words, table)).toBe('Daudi and 2 bots');
    expect(company(words, { chairs: table.chairs.slice(2), you: 0 })).toBe('a bot');
  });

  it('says whose turn it is', () => {
    expect(standing(words, table)).toEqual({ text: 'your turn', yours: true });
    expect(standing(words, { ...table, turn: 1 })).toEqual({ text: 'Daudi is thinking', yours: false });
    expect(standing(words, { ...table, turn: 2 })).toEqual({ text: 'a bot is thinking', yours: false });
    expect(standing(words, { ...table, turn: null })).toBeNull();
  });

  it('says who won, also several', () => {
    const over = { ...table, over: true, turn: null };
    expect(standing(words, { ...over, result: { ranks: [1, 2, 3, 4], scores: [] } })?.text).toBe('you won');
    expect(standing(words, { ...over, result: { ranks: [3, 1, 1, 4], scores: [] } })?.text).toBe('Daudi and a bot won');
    expect(standing(words, over)?.text).toBe('over');
  });

  it('has those first that wait for the reader, and finished ones last', () => {
    const own = (name: string, change: Partial<TableTold>) => ({ table: name, game: 'mu', at: 0, told: { ...table, ...change } });
    const tables = [own('over', { over: true }), own('theirs', { turn: 1 }), { table: 'gone', game: 'mu', at: 0, told: null }, own('mine', {})];
    expect(sorted(words, tables).map(({ table: name }) => name)).toEqual(['mine', 'theirs', 'gone', 'over']);
  });
});
