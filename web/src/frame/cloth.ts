import { at } from '../draw/shapes';

/** The middle of every cloth: our own marks, repeated. */
const PATTERNS: Readonly<Record<string, string>> = {
  mu: at('dia', 24, 24, 22) + at('dia', 0, 0, 22) + at('dia', 48, 0, 22) + at('dia', 0, 48, 22) + at('dia', 48, 48, 22),
  serengeti: '<path d="M0 12h48v4H0zM0 32h48v4H0z"/>' + at('dot', 12, 24, 10) + at('sq', 36, 24, 10) + at('plus', 24, 4, 10),
  rummu: '<path d="M0 0h24v24H0zM24 24h24v24H24z"/>',
  calcory: at('sq', 12, 12, 14) + at('sq', 36, 12, 14) + at('sq', 12, 36, 14) + at('dot', 36, 36, 14),
  safaru: '<path d="M0 24 12 0 24 24ZM24 48 36 24 48 48Z"/>',
  asante: '<path d="M0 0 24 24 0 48zM48 0 24 24 48 48z"/>',
  house: at('star', 24, 24, 20),
};

/** The pattern of a game's field, hardly lighter than its dye. */
export function pattern(game: string): string {
  const marks = PATTERNS[game] ?? PATTERNS['house'] ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="#FBF5E6" fill-opacity=".045">${marks}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** The dye of a game's field. */
export const dye = (game: string): string => `var(--f-${game in PATTERNS ? game : 'house'})`;
