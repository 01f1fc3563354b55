import { STOOL } from './stool';

const PAPER = '#FBF5E6';
const YELLOW = '#F4B62E';
const INK = '#1D1611';

const brokenLink =
  `<path fill="none" stroke="${PAPER}" stroke-width="15" d="M84 52 72 40a23 23 0 0 0-33 33l14 14a23 23 0 0 0 27 4"/>` +
  `<path fill="none" stroke="${YELLOW}" stroke-width="15" d="m116 78 12 12a23 23 0 0 0 33-33l-14-14a23 23 0 0 0-27-4"/>` +
  `<path d="m98 6 3 17M74 126l7-15M122 8l-6 14M92 128l3-13" stroke="${PAPER}" stroke-width="6"/>`;

const chairs = [0, 1, 2, 3]
  .map(
    (chair) =>
      `<path transform="translate(${8 + chair * 48} 60) scale(1.9)" fill="${PAPER}" d="${STOOL}"/>` +
      `<rect x="${16 + chair * 48}" y="28" width="30" height="30" rx="4" fill="${chair === 3 ? YELLOW : PAPER}"/>`,
  )
  .join('');

const newerCard =
  `<rect x="46" y="22" width="64" height="90" rx="7" fill="none" stroke="${PAPER}" stroke-width="5" stroke-dasharray="9 7"/>` +
  `<rect x="84" y="14" width="70" height="98" rx="8" fill="${YELLOW}"/>` +
  `<path d="M102 74V40l17 20 17-20v34M101 92h36" fill="none" stroke="${INK}" stroke-width="8"/>`;

const noSignal =
  `<g fill="none" stroke="${PAPER}" stroke-width="13"><path d="M38 54a88 88 0 0 1 124 0M62 79a54 54 0 0 1 76 0"/></g>` +
  `<circle cx="100" cy="108" r="11" fill="${PAPER}"/><path d="M44 118 156 16" stroke="${INK}" stroke-width="26"/><path d="M44 118 156 16" stroke="${YELLOW}" stroke-width="11"/>`;

const fallenStool =
  `<path transform="translate(70 132) rotate(-104) scale(4.6)" fill="${PAPER}" d="${STOOL}"/>` +
  `<path d="M20 122h160" stroke="${YELLOW}" stroke-width="7"/>`;

const emptyPlace =
  `<rect x="64" y="14" width="72" height="102" rx="8" fill="none" stroke="${PAPER}" stroke-width="5" stroke-dasharray="9 7"/>` +
  `<path d="M86 52a14 14 0 1 1 20 12.500c-4 2-6 5-6 10v4M100 92v1" fill="none" stroke="${YELLOW}" stroke-width="10" stroke-linecap="square"/>`;

/** What is wrong, drawn in a box of 200 × 130. */
export const PICTURES = {
  missing: brokenLink,
  gone: fallenStool,
  full: chairs,
  newer: newerCard,
  offline: noSignal,
  server: fallenStool,
  page: emptyPlace,
} as const;
