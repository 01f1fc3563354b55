/** The six marks that everything is built from, in a box of 24, centred. */
export const SHAPE = {
  tri: '<path d="M12 2.6 22.6 21.2H1.4Z"/>',
  sq: '<path d="M3.4 3.4h17.2v17.2H3.4Z"/>',
  dot: '<circle cx="12" cy="12" r="9.7"/>',
  star: '<path d="M12 1.2 15.2 8.4 23 9.2 17.1 14.4 18.9 22 12 17.9 5.1 22 6.9 14.4 1 9.2 8.8 8.4Z"/>',
  dia: '<path d="M12 .8 21.4 12 12 23.2 2.6 12Z"/>',
  plus: '<path d="M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4Z"/>',
} as const;

export type Shape = keyof typeof SHAPE;

/** A kind of card: its shape, and whether its ink carries paper-coloured or ink-coloured marks. */
export type Kind = { readonly shape: Shape; readonly mark: 'paper' | 'ink'; readonly letter: { readonly en: string; readonly fr: string } };

/** The suits of the Mü deck, by the letter that notation has for them. */
export const SUITS: Readonly<Record<string, Kind>> = {
  r: { shape: 'tri', mark: 'paper', letter: { en: 'R', fr: 'R' } },
  b: { shape: 'sq', mark: 'paper', letter: { en: 'B', fr: 'B' } },
  g: { shape: 'dot', mark: 'ink', letter: { en: 'G', fr: 'V' } },
  y: { shape: 'star', mark: 'ink', letter: { en: 'Y', fr: 'J' } },
  k: { shape: 'dia', mark: 'paper', letter: { en: 'K', fr: 'N' } },
};

/** The tribes of Serengeti. */
export const TRIBES: Readonly<Record<string, Kind & { readonly name: string }>> = {
  N: { shape: 'dot', mark: 'paper', letter: { en: 'N', fr: 'N' }, name: 'Nuba' },
  M: { shape: 'tri', mark: 'paper', letter: { en: 'M', fr: 'M' }, name: 'Massai' },
  B: { shape: 'sq', mark: 'paper', letter: { en: 'B', fr: 'B' }, name: 'Bantu' },
  A: { shape: 'dia', mark: 'ink', letter: { en: 'A', fr: 'A' }, name: 'Nandi' },
  T: { shape: 'plus', mark: 'ink', letter: { en: 'T', fr: 'T' }, name: 'Tonga' },
  S: { shape: 'star', mark: 'paper', letter: { en: 'S', fr: 'S' }, name: 'Samburu' },
};

const short = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A mark of a size, at a place. */
export function at(shape: Shape, x: number, y: number, size: number, attributes = ''): string {
  const place = `translate(${short(x - size / 2, 2)} ${short(y - size / 2, 2)}) scale(${short(size / 24, 3)})`;
  return `<g transform="${place}" ${attributes}>${SHAPE[shape]}</g>`;
}
