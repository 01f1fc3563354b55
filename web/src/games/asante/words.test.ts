import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const keysIn = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);

/** Words that are put together of a beginning and what the server names. */
const FAMILIES = ['page-sort-', 'page-price-', 'page-blessing-', 'page-go-', 'page-buy-', 'page-sell-'];

describe('the words of Asante on the page', () => {
  const all = keysIn(readFileSync('../crates/asante/words/en.ftl', 'utf8'));
  const own = all.filter((key) => key.startsWith('page-'));
  const code = Object.values(import.meta.glob<string>(['./*.{svelte,ts}', '!./*.test.ts', '!./sample.ts'], { query: '?raw', import: 'default', eager: true })).join('\n');

  it('are all used', () => {
    const used = (key: string): boolean => code.includes(`'${key}'`) || FAMILIES.some((family) => key.startsWith(family));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((key) => !key.startsWith('page-ask-')).filter((key) => !used(key))).toEqual([]);
  });

  it('put questions that the game asks', () => {
    expect(own.filter((key) => key.startsWith('page-ask-')).filter((key) => !all.includes(key.slice('page-'.length)))).toEqual([]);
  });

  it('are there for everything that the code says by its name', () => {
    const common = ['words/words/page.en.ftl', 'words/words/table.en.ftl', 'words/words/en.ftl'].flatMap((path) => keysIn(readFileSync(`../crates/${path}`, 'utf8')));
    const known = new Set([...all, ...common]);
    const named = [...code.matchAll(/'((?:page|row|cell|not|why)-[a-z][a-z-]*[a-z])'(?!:)/g)].map(([, key = '']) => key);
    expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
  });
});
