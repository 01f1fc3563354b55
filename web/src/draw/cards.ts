import type { Language } from '../words/lexicon';
import { at, SHAPE, SUITS, TRIBES, type Kind, type Shape } from './shapes';

/** How a card is cut: whole, small (laid by others), wide (the layout of Calcory on a phone), or a mark alone. */
export type Cut = 'full' | 'small' | 'wide' | 'mark';

/** The decks there are: that of Mü, the same with the signs of Safarü, and that of Serengeti. */
export type Deck = 'mu' | 'beasts' | 'tribes';

/** A drawing: what stands inside an `<svg>` of this box. */
export type Drawing = { readonly box: string; readonly inner: string };

const markOf = (kind: Kind): string => (kind.mark === 'paper' ? 'var(--mark)' : 'var(--card-ink)');

/** One shape inside itself, ground and tint in turn, like rings in turned wood. */
function rings(shape: Shape, x: number, y: number, size: number, ground: string, tint: string): string {
  const RINGS = 6;
  return Array.from({ length: RINGS }, (_, ring) =>
    at(shape, x, y, size * (1 - ring / (RINGS + 0.15)), `fill="${ring % 2 === 1 ? ground : tint}"`),
  ).join('');
}

// The panel is cut off by a clip path that all cards share: it is drawn once, by the sprite.
function shell(fill: string, inner: string): string {
  return (
    '<rect x=".75" y=".75" width="98.5" height="138.5" rx="8.5" fill="var(--paper)" stroke="var(--edge)" stroke-width="1.5"/>' +
    `<g clip-path="url(#panel)"><rect x="5" y="5" width="90" height="130" fill="${fill}"/>${inner}</g>`
  );
}

/** The triangles on a card of the Mü deck, as printed. */
export function triangles(number: number): number {
  return number === 6 || number === 7 ? 2 : number === 1 || number === 9 ? 0 : 1;
}

function teeth(count: number, fill: string): string {
  return Array.from({ length: count }, (_, tooth) => `<path d="M${75 - tooth * 18} 130l7.5 -13 7.5 13Z" fill="${fill}"/>`).join('');
}

function muFull(suit: string, number: number, kind: Kind, language: Language): string {
  const mark = markOf(kind);
  const fill = `var(--suit-${suit})`;
  return shell(
    fill,
    rings(kind.shape, 70, kind.shape === 'tri' ? 66 : 72, 96, fill, `var(--tint-${suit})`) +
      `<rect x="5" y="111" width="90" height="24" fill="${fill}"/><rect x="5" y="111" width="90" height="24" fill="var(--hem-${suit})"/>` +
      teeth(triangles(number), mark) +
      `<text class="fl" x="12" y="129.5" font-size="19" fill="${mark}">${kind.letter[language]}</text>` +
      // A quiet ground behind the index, so that the motif never runs into the number.
      `<path d="M5 5h44v84a6 6 0 0 1-6 6H5Z" fill="${fill}"/>` +
      `<text class="fn" x="10.5" y="55" font-size="63" fill="${mark}">${number}</text>` +
      at(kind.shape, 25.5, 76, 27, `fill="${mark}"`),
  );
}

function tribeFull(tribe: string, number: number, kind: Kind & { name: string }): string {
  const mark = markOf(kind);
  const fill = `var(--tribe-${tribe})`;
  return shell(
    fill,
    rings(kind.shape, 50, 86, 84, fill, `var(--ttint-${tribe})`) +
      `<path d="M5 5h90v42H5Z" fill="${fill}"/>` +
      `<text class="fn" x="11" y="45" font-size="50" fill="${mark}">${number}</text>${at(kind.shape, 76, 27, 30, `fill="${mark}"`)}` +
      `<rect x="5" y="115" width="90" height="20" fill="${fill}"/><text class="fl" x="11" y="131" font-size="16.5" fill="${mark}">${tribe}</text>` +
      `<text class="ft" x="89" y="130.5" font-size="14.5" text-anchor="end" fill="${mark}">${kind.name}</text>`,
  );
}

function frame(width: number, height: number, fill: string): string {
  return (
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="var(--paper)" stroke="var(--edge)"/>` +
    `<rect x="2.5" y="2.5" width="${width - 5}" height="${height - 5}" rx="3.2" fill="${fill}"/>`
  );
}

function number(text: string | number, x: number, y: number, size: number, fill: string): string {
  return `<text class="fn" x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;
}

/** The face of a card in notation (`r7`, `N4`). Letters follow the language. */
export function face(card: string, cut: Cut, language: Language): Drawing | null {
  const [, group = '', digit = ''] = /^([a-zA-Z])(\d)$/.exec(card) ?? [];
  const suit = SUITS[group];
  const tribe = TRIBES[group];
  const kind = suit ?? tribe;
  if (kind === undefined) return null;
  const mark = markOf(kind);
  const fill = suit === undefined ? `var(--tribe-${group})` : `var(--suit-${group})`;
  if (cut === 'full') {
    const inner = tribe === undefined ? muFull(group, Number(digit), kind, language) : tribeFull(group, Number(digit), tribe);
    return { box: '0 0 100 140', inner };
  }
  if (cut === 'wide') {
    return { box: '0 0 60 46', inner: frame(60, 46, fill) + number(digit, 20, 35, 36, mark) + at(kind.shape, 43, 23, 20, `fill="${mark}"`) };
  }
  return suit === undefined
    ? { box: '0 0 40 40', inner: frame(40, 40, fill) + number(digit, 13, 29.5, 28, mark) + at(kind.shape, 28, 20.5, 15, `fill="${mark}"`) }
    : { box: '0 0 40 54', inner: frame(40, 54, fill) + number(digit, 20, 29, 31, mark) + at(kind.shape, 20, 41, 17, `fill="${mark}"`) };
}

/** A suit or a tribe as a small framed tile. */
export function badge(group: string): Drawing | null {
  const kind = SUITS[group] ?? TRIBES[group];
  if (kind === undefined) return null;
  const fill = SUITS[group] === undefined ? `var(--tribe-${group})` : `var(--suit-${group})`;
  const inner =
    '<rect x=".4" y=".4" width="23.2" height="23.2" rx="4.5" fill="var(--paper)" stroke="var(--edge)" stroke-width=".8"/>' +
    `<rect x="2" y="2" width="20" height="20" rx="3" fill="${fill}"/>${at(kind.shape, 12, 12, 14, `fill="${markOf(kind)}"`)}`;
  return { box: '0 0 24 24', inner };
}

/** The back: the six marks in a lattice, without top or bottom, the same for every card of every game. */
export function back(width = 100, height = 140): Drawing {
  const shapes = Object.keys(SHAPE) as Shape[];
  let lattice = '';
  for (let row = 0; row * 21 < height; row++) {
    for (let column = 0; column * 21 < width; column++) {
      const shape = shapes[(column + row * 2) % shapes.length] ?? 'dot';
      lattice += at(shape, 15.5 + column * 23 - (row % 2 === 1 ? 11 : 0), 15 + row * 22, 11, 'fill="var(--back-2)"');
    }
  }
  const inner =
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="8" fill="var(--paper)" stroke="var(--edge)" stroke-width="1.5"/>` +
    `<g clip-path="url(#${width === 100 ? 'panel' : 'panel-wide'})"><rect width="${width}" height="${height}" fill="var(--back)"/>${lattice}</g>`;
  return { box: `0 0 ${width} ${height}`, inner };
}
