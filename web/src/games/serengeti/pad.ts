import type { Choice } from '../../wire/game';
import type { Action, Bid, Price, Prospect, SerengetiSight } from '../../wire/serengeti';

export type Offer = Choice<Action, Prospect>;

/** A key of the bid pad: one for every digit that a bid can end in. */
export type Key =
  /** A bid that is offered now. */
  | { readonly type: 'bid'; readonly digit: number; readonly amount: number; readonly offer: Offer }
  /** The cheapest bid that ends so, when the reader is not asked but could bid later. */
  | { readonly type: 'later'; readonly digit: number; readonly amount: number }
  /** Closed; the server is asked about this amount. */
  | { readonly type: 'closed'; readonly digit: number; readonly why: 'own' | 'dear'; readonly amount: number }
  /** The reader bids no more, or nothing is auctioned. */
  | { readonly type: 'quiet'; readonly digit: number };

const TEN = 10;

const bidOf = ({ action }: Offer): number | null => (action.type === 'bid' ? action.value : null);

/** The first amount above the standing bid that ends in a digit. */
function nextEnding(digit: number, standing: Bid | null): number {
  const least = (standing?.amount ?? 0) + 1;
  return least + ((digit - (least % TEN) + TEN) % TEN);
}

/** The ten keys, all of them so many tens above the cheapest. */
export function keysOf(sight: SerengetiSight, tens: number): Key[] {
  const { auction } = sight.view.open;
  const offers = new Map<number, Offer>();
  for (const offer of sight.choices) {
    const amount = bidOf(offer);
    if (amount !== null) offers.set(amount, offer);
  }
  return Array.from({ length: TEN }, (_, digit): Key => {
    const reach = sight.digest.digits[digit]?.reach ?? null;
    if (reach === null) return { type: 'quiet', digit };
    // Under an open referee a bid that will be fined is offered too: then what is offered counts.
    const cheapest = Math.min(...[...offers.keys()].filter((amount) => amount % TEN === digit));
    const amount = cheapest + tens * TEN;
    const offer = offers.get(amount);
    if (offer !== undefined) return { type: 'bid', digit, amount, offer };
    if (reach.type === 'own') return { type: 'closed', digit, why: 'own', amount: nextEnding(digit, auction.standing) + tens * TEN };
    if (reach.type === 'dear') return { type: 'closed', digit, why: 'dear', amount: nextEnding(digit, auction.standing) + tens * TEN };
    if (offers.size === 0 && sight.choices.length === 0) return { type: 'later', digit, amount: reach.value };
    return { type: 'closed', digit, why: 'dear', amount: reach.value + tens * TEN };
  });
}

/** Is any bid offered that many tens up? */
export function reaches(sight: SerengetiSight, tens: number): boolean {
  return keysOf(sight, tens).some(({ type }) => type === 'bid');
}

/** Who gets how much of a price. */
export type Payees =
  | { readonly type: 'each'; readonly chips: number }
  | { readonly type: 'some'; readonly shares: readonly { readonly seat: number; readonly chips: number }[] }
  | { readonly type: 'pot' | 'bank'; readonly chips: number }
  | { readonly type: 'nobody' };

export function payeesOf(price: Price): Payees {
  const shares = price.gains.flatMap((chips, seat) => (chips > 0 ? [{ seat, chips }] : []));
  const [first] = shares;
  if (first !== undefined) {
    const all = shares.length > 1 && shares.length === price.gains.length - 1;
    return all && shares.every(({ chips }) => chips === first.chips) ? { type: 'each', chips: first.chips } : { type: 'some', shares };
  }
  if (price.bank > 0) return { type: 'bank', chips: price.bank };
  return price.pot > 0 ? { type: 'pot', chips: price.pot } : { type: 'nobody' };
}
