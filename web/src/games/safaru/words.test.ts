import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Keys whose end is a way, a figure or a prize. */
const BUILT = ['page-way-', 'page-name-', 'page-name-it-', 'page-figure-', 'page-most-'];

it('all words of Safarü on the page are used', () => {
  const own = [...readFileSync('../crates/safaru/words/en.ftl', 'utf8').matchAll(/^(page-[\w-]+) =/gm)].map(([, key = '']) => key);
  const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  const code = Object.values(sources).join('\n');
  expect(own.length).toBeGreaterThan(0);
  const isBuilt = (key: string): boolean => BUILT.some((start) => key.startsWith(start) && code.includes(`\`${start}\${`));
  const isQuestion = (key: string): boolean => key.startsWith('page-ask-');
  expect(own.filter((key) => !code.includes(`'${key}'`) && !isBuilt(key) && !isQuestion(key))).toEqual([]);
});
