import type { Digest, Open } from '../../wire/asante';
import { isWare, tokensOf, type Choosing, type Offer } from './choosing';

/** Are wares asked for now: is there a way of which nothing but wares is open? */
export const waresAsked = (offers: readonly Offer[], { picked, next }: Choosing): boolean =>
  offers.some(({ action }) => {
    const tokens = tokensOf(action);
    const others = tokens.filter((token) => !isWare(token));
    return others.length < tokens.length && others.every((token) => picked.includes(token)) && tokens.some((token) => next.has(token) || picked.includes(token));
  });

/** What can be pointed at on the table itself, in the hand and among cards that lie open. */
export function placedIn(open: Open, digest: Digest): (token: string) => boolean {
  const frame = open.frames.at(-1)?.type;
  const held = new Set(digest.hand.map(({ card }) => card));
  return (token) => {
    const [verb = '', number = ''] = token.split(' ');
    switch (verb) {
      case 'buy':
      case 'sell':
      case 'lay':
      case 'drop':
      case 'give':
      case 'take':
      case 'own':
      case 'other':
      case 'row':
      case 'visit':
      case 'pick':
        return true;
      case 'draw':
        return frame === 'turn';
      case 'play':
        return frame === 'turn' && held.has(Number(number));
      case 'fetch':
        return frame !== 'found';
      default:
        return false;
    }
  };
}

/** What has no place on the table: it is listed in words. */
export function rowsIn(offers: readonly Offer[], { picked, next, first }: Choosing, isPlaced: (token: string) => boolean): { token: string; offer: Offer }[] {
  const open = [...new Set([...first, ...next, ...picked])].filter((token) => !isPlaced(token));
  return open.flatMap((token) => {
    const before = first.has(token) ? [] : picked.filter((pick) => pick !== token);
    const offer = offers.find(({ action }) => {
      const tokens = tokensOf(action);
      return tokens.includes(token) && before.every((pick) => tokens.includes(pick));
    });
    return offer === undefined ? [] : [{ token, offer }];
  });
}
