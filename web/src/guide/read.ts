import type { Box } from './places';

/** What is read on a whole card, in parts of its width and height: number and sign, the beast of Safarü, and the strip at the foot. */
const ON_CARD: Readonly<Record<'suit' | 'tribe', readonly Box[]>> = {
  suit: [{ left: 0.07, top: 0.07, right: 0.47, bottom: 0.65 }, { left: 0.55, top: 0.05, right: 0.95, bottom: 0.38 }, { left: 0.07, top: 0.81, right: 0.95, bottom: 0.95 }],
  tribe: [{ left: 0.07, top: 0.07, right: 0.95, bottom: 0.34 }, { left: 0.07, top: 0.83, right: 0.95, bottom: 0.95 }],
};
const PICTURES = 'svg, .sq, .peg, .pips i';
/** The box of a text is higher than its letters. */
const LEADING = 2;

function onCard(card: HTMLElement): Box[] {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const name = card.dataset['card'] ?? '';
  if (name === 'back') return [];
  if (card.matches('.small, .tile, .wide')) return [{ left, top, right, bottom }];
  const [width, height] = [right - left, bottom - top];
  return ON_CARD[/^[A-Z]/.test(name) ? 'tribe' : 'suit'].map((part) => ({
    left: left + part.left * width,
    top: top + part.top * height,
    right: left + part.right * width,
    bottom: top + part.bottom * height,
  }));
}

function ofText(node: Node): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top: top + LEADING, right, bottom: bottom - LEADING }));
}

/** Everything on a table that somebody reads: words, signs and the faces of cards. */
export function readOn(table: Element): Box[] {
  const cards = [...table.querySelectorAll<HTMLElement>('.card[data-card]')].flatMap(onCard);
  const pictures = [...table.querySelectorAll(PICTURES)].filter((one) => one.closest('.card, .hem, .vh') === null).map((one): Box => one.getBoundingClientRect());
  const words: Box[] = [];
  const nodes = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.nodeValue?.trim() !== '' && node.parentElement?.closest('.vh') === null) words.push(...ofText(node));
  }
  return [...cards, ...pictures, ...words].filter(({ left, top, right, bottom }) => right > left + 1 && bottom > top + 1);
}
