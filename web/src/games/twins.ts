/** Cards of which there may be two, told apart by a count. */
export type Known = { readonly id: string; readonly card: string };

export function toldApart(cards: readonly string[]): Known[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const times = seen.get(card) ?? 0;
    seen.set(card, times + 1);
    return { id: times === 0 ? card : `${card}#${times}`, card };
  });
}

/** The card that such an id stands for. */
export const cardOf = (id: string): string => id.split('#', 1)[0] ?? id;

/** The cards without some of them, each taken away once. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
