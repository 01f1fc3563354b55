// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../router.svelte';
import { Lexicon, type Language } from '../words/lexicon';
import { titleOf } from './title';

const source = (language: Language, of = 'page'): string => readFileSync(`../crates/words/words/${of}.${language}.ftl`, 'utf8');
const messages = (text: string): Map<string, string> => {
  const found = [...text.matchAll(/^([a-z][\w-]*) = (.*(?:\n {3,}.*|\n\})*)/gm)];
  return new Map(found.map(([, key = '', value = '']) => [key, value]));
};
const variables = (value: string): string[] => [...new Set([...value.matchAll(/\$([\w-]+)/g)].map(([, name = '']) => name))].sort();

describe.each(['page', 'minute'])('the words of the page: %s', (of) => {
  const [english, french] = [messages(source('en', of)), messages(source('fr', of))];

  it('are the same messages with the same variables in both languages', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
    for (const [key, value] of english) expect(variables(french.get(key) ?? ''), key).toEqual(variables(value));
  });

  it('have French spaces', () => {
    for (const [key, value] of french) {
      expect(value, key).not.toMatch(/[^\u00a0\s](:)(?=\s|$)/);
      expect(value, key).not.toMatch(/ [:;!?»]|« |[^\u202f][;!?]/);
    }
  });
});

describe('titles', () => {
  const words = new Lexicon('en', [source('en')]);

  it('say which page this is, and leave tables to themselves', () => {
    expect(titleOf(words, routeOf('/'))).toBe('Karata');
    expect(titleOf(words, routeOf('/games/mu'))).toBe('Mü in one minute · Karata');
    expect(titleOf(words, routeOf('/rules/mu'))).toBe('Rules of Mü · Karata');
    expect(titleOf(words, routeOf('/games/chess'))).toBe('There is nothing here · Karata');
    expect(titleOf(words, routeOf('/a/b/c/d'))).toBe('There is nothing here · Karata');
    expect(titleOf(words, routeOf('/t/abc'))).toBeNull();
  });
});
