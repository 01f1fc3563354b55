import { at, type Shape } from '../draw/shapes';

const PAPER = '#FBF5E6';
const YELLOW = '#F4B62E';
const mark = (shape: Shape, x: number, y: number, size: number, fill: string): string => at(shape, x, y, size, `fill="${fill}"`);

function mu(): string {
  const marks: [Shape, number, number, number][] = [['tri', 80, 28, 26], ['sq', 112, 60, 24], ['dot', 80, 93, 24], ['dia', 48, 60, 26]];
  return (
    mark('dia', 80, 60, 150, YELLOW) +
    mark('dia', 80, 60, 118, 'var(--f-mu)') +
    marks.map(([shape, x, y, size]) => mark(shape, x, y, size, PAPER)).join('') +
    mark('star', 80, 60, 30, YELLOW)
  );
}

function serengeti(): string {
  const shapes: Shape[] = ['dot', 'tri', 'sq', 'dia', 'plus', 'star'];
  return shapes
    .map((shape, place) => {
      const ink = place % 2 === 1 ? YELLOW : PAPER;
      const x = 28 + (place % 3) * 52;
      const y = 34 + Math.floor(place / 3) * 54;
      // The middle of a triangle is below the middle of its box.
      const sunk = shape === 'tri' ? 2 : 0;
      return mark(shape, x, y, 42, ink) + mark(shape, x, y + sunk, 24, 'var(--f-serengeti)') + mark(shape, x, y + sunk * 1.5, 11, ink);
    })
    .join('');
}

function rummu(): string {
  const cards = [0, 1, 2, 3, 4].map((place) => {
    const isJoker = place === 2;
    return `<rect x="${10 + place * 24}" y="${isJoker ? 16 : 32}" width="44" height="62" rx="5" fill="${isJoker ? YELLOW : PAPER}" stroke="var(--f-rummu)" stroke-width="4"/>`;
  });
  return cards.join('') + mark('star', 71, 34, 18, 'var(--f-rummu)');
}

function calcory(): string {
  const yours = [8, 15];
  const others = [4, 19];
  return Array.from({ length: 24 }, (_, place) => {
    const isYours = yours.includes(place);
    const seen = isYours || others.includes(place) ? 1 : 0.3;
    const [x, y] = [12 + (place % 6) * 23.4, 10 + Math.floor(place / 6) * 26];
    return `<rect x="${x}" y="${y}" width="18" height="21" rx="2" fill="${isYours ? YELLOW : PAPER}" opacity="${seen}"/>`;
  }).join('');
}

function safaru(): string {
  const rays = Array.from({ length: 11 }, (_, ray) => {
    const turn = (Math.PI * (ray + 0.5)) / 11;
    const point = (radius: number, aside: number): string =>
      `${(80 - Math.cos(turn + aside) * radius).toFixed(1)} ${(98 - Math.sin(turn + aside) * radius).toFixed(1)}`;
    return `<path d="M${point(84, 0)}L${point(50, 0.135)}L${point(50, -0.135)}Z" fill="${ray % 2 === 1 ? YELLOW : PAPER}"/>`;
  });
  const arch = (left: number, radius: number, fill: string): string =>
    `<path d="M${left} 98a${radius} ${radius} 0 0 1 ${radius * 2} 0Z" fill="${fill}"/>`;
  return rays.join('') + arch(36, 44, PAPER) + arch(52, 28, 'var(--f-safaru)') + arch(66, 14, YELLOW) + `<path d="M0 102h160v4H0Z" fill="${PAPER}"/>`;
}

function asante(): string {
  const six = [0, 1, 2, 3, 4, 5];
  const awning = six.map((place) => `<path d="M${16 + place * 21.4} 34h21.4v8a10.7 10.7 0 0 1-21.4 0Z" fill="${place % 2 === 1 ? PAPER : YELLOW}"/>`);
  const wares = six.map(
    (place) => `<rect x="${19 + place * 21}" y="72" width="17" height="17" rx="2" fill="${place < 2 ? YELLOW : PAPER}" opacity="${place < 4 ? 1 : 0.3}"/>`,
  );
  const stand = `<path d="M14 94h132v6H14ZM22 100h8v14h-8ZM130 100h8v14h-8Z" fill="${PAPER}"/>`;
  return `<path d="M16 34 30 12h100l14 22Z" fill="${PAPER}"/>${awning.join('')}${wares.join('')}${stand}`;
}

/** One block print for every game, in a box of 160 × 120. */
export const EMBLEMS: Readonly<Record<string, () => string>> = { mu, serengeti, rummu, calcory, safaru, asante };
