import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the words of Calcory on the page', () => {
  it('are all used', () => {
    const own = [...readFileSync('../crates/calcory/words/en.ftl', 'utf8').matchAll(/^(page-cal-[\w-]+) =/gm)].map(([, key = '']) => key);
    const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const code = Object.values(sources).join('\n');
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });
});
