/** The signs that Safarü has on its cards, in a box of 24. */
export const BEASTS = {
  horn: '<path d="M20 1.500 13.500 17 7 22.500 3 18l3.500-7Z"/><path class="cutl" d="m15 6 2.500 2.500M11.500 8.500l4 4M8.500 10.500l5.500 5.500"/>',
  spines: '<path d="M1 19 3 13 4 15 6 8l1.700 4L11 4l1.700 6L17 5l.5 6 4-1-1 5 2.500 4Z"/>',
  ears: '<circle cx="12" cy="14" r="8"/><circle cx="5.500" cy="6" r="3.400"/><circle cx="18.500" cy="6" r="3.400"/>',
} as const;

export type Beast = keyof typeof BEASTS;

/** What a card of the Mü deck is in Safarü: blue ones are unicorns, yellow ones hedgehogs, zeros babies. */
export function beastsOf(card: string): Beast[] {
  const beasts: Beast[] = [];
  if (card.startsWith('b')) beasts.push('horn');
  if (card.startsWith('y')) beasts.push('spines');
  if (card.charAt(1) === '0') beasts.push('ears');
  return beasts;
}

const RADIUS = 14.5;
const SIZE = 21;
const ABOVE = 27;
const BELOW = 92;

/** The round signs of a card at their places in the box of a whole card: horn or spines at the upper right, ears below. */
export function signs(card: string): string {
  return beastsOf(card)
    .map((beast) => {
      const y = beast === 'ears' ? BELOW : ABOVE;
      const place = `translate(${76.5 - SIZE / 2} ${y - SIZE / 2}) scale(${SIZE / 24})`;
      return `<circle cx="76.5" cy="${y}" r="${RADIUS}" fill="var(--paper)"/><g transform="${place}" fill="var(--card-ink)">${BEASTS[beast]}</g>`;
    })
    .join('');
}
