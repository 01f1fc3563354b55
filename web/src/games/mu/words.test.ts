import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(`../crates/${path}`, 'utf8');
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key ?? '');

describe('the words of Mü on the page', () => {
  const own = keys(read('mu/words/en.ftl')).filter((key) => key.startsWith('page-'));

  it('are the same in both languages', () => {
    expect(keys(read('mu/words/fr.ftl')).filter((key) => key.startsWith('page-'))).toEqual(own);
  });

  it('do not hide words of the page itself, which are read first', () => {
    const common = new Set(['page', 'table'].flatMap((name) => keys(read(`words/words/${name}.en.ftl`))));
    expect(own.filter((key) => common.has(key))).toEqual([]);
  });

  it('are all used', () => {
    const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const code = Object.values(sources).join('\n');
    expect(own.filter((key) => !key.startsWith('page-ask-') && !code.includes(`'${key}'`))).toEqual([]);
  });
});
