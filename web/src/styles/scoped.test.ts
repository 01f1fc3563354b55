import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/all';

/** All selectors of a style sheet, those of keyframes aside. */
function selectors(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const preludes = [...bare.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  return preludes.filter((prelude) => !prelude.startsWith('@')).flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((one) => one.trim()));
}

/** What was looked at before stays in the page: styles of one game that reach another would make its look depend on that. */
describe.each([...GAMES.map((game) => [game, `.p-${game}`] as const), ['plain', '.pictured'] as const])('the styles of %s', (game, scope) => {
  it('reach its own tables alone', () => {
    const found = selectors(readFileSync(`src/games/${game}/${game}.css`, 'utf8'));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((selector) => !selector.includes(scope))).toEqual([]);
  });
});
