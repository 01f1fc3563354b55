/** One thing in a picture: a card, a back, figures that are the same in every language, a word, or a drawn mark; of Asante a ware or a card's print. */
export type Bit =
  | { readonly kind: 'card' | 'small'; readonly card: string; readonly ring?: 'you' | 'them' | 'dashed' }
  | { readonly kind: 'back' }
  | { readonly kind: 'figure' | 'yours' | 'closed' | 'tile'; readonly text: string }
  /** A price, and its last digit, which says who is paid. */
  | { readonly kind: 'price'; readonly tens: string; readonly last: string }
  | { readonly kind: 'ware'; readonly letter: string }
  | { readonly kind: 'print'; readonly id: string; readonly sort: 'person' | 'animal' | 'artifact' | 'place' }
  | { readonly kind: 'word'; readonly key: string };

/** Things that belong together, and what they are called: a name, or a message of `minute.ftl`. */
export type Group = { readonly bits: readonly Bit[]; readonly name?: string; readonly called?: string };

export type Picture = readonly Group[];

const card = (name: string, ring?: 'you' | 'them' | 'dashed'): Bit => ({ kind: 'card', card: name, ...(ring && { ring }) });
const small = (name: string, ring?: 'you' | 'them' | 'dashed'): Bit => ({ kind: 'small', card: name, ...(ring && { ring }) });
const back: Bit = { kind: 'back' };
const figure = (text: string): Bit => ({ kind: 'figure', text });
const yours = (text: string): Bit => ({ kind: 'yours', text });
const closed = (text: string): Bit => ({ kind: 'closed', text });
const tile = (text: string): Bit => ({ kind: 'tile', text });
const word = (key: string): Bit => ({ kind: 'word', key });
const wares = (letters: string): Bit[] => [...letters].map((letter) => ({ kind: 'ware', letter }));
const print = (id: string, sort: 'person' | 'animal' | 'artifact' | 'place'): Bit => ({ kind: 'print', id, sort });

const group = (...bits: Bit[]): Group => ({ bits });
const named = (name: string, ...bits: Bit[]): Group => ({ bits, name });
const called = (key: string, ...bits: Bit[]): Group => ({ bits, called: key });

/** Four pictures of every game; the words under them are messages of the same number. */
export const PICTURES: Readonly<Record<string, readonly [Picture, Picture, Picture, Picture]>> = {
  mu: [
    [named('Baraka', small('b1')), called('minute-you', small('r6', 'you'), small('y6', 'you')), named('Dalila', small('g4'))],
    [called('minute-you', small('r6'), small('y6')), group(figure('→')), group(yours('6'), word('minute-or'), yours('▲'), word('minute-or'), yours('★'))],
    [called('minute-chief', tile('C'), figure('+'), tile('Y'), yours('27▲')), called('minute-others', tile('B'), tile('D'))],
    [group(card('k4'), card('k8', 'you'), card('k2'), card('r6')), group(figure('→'), yours('5▲'))],
  ],
  serengeti: [
    [group(card('B9'), card('T3'), card('S3'))],
    [group({ kind: 'price', tens: '1', last: '7' }, figure('→')), named('Baraka', small('M7')), named('Chausiku', small('T7'))],
    [group(small('S4'), closed('4 14 24'))],
    [group(small('M1'), small('M2'), small('M3'), yours('= 6'))],
  ],
  rummu: [
    [group(back, word('minute-or'), small('g3'), figure('→'), small('r5', 'you'))],
    [group(small('r3'), small('r4'), small('r5'), small('r6')), group(small('b7'), small('g7'), small('k7'))],
    [group(small('b4'), small('y5', 'dashed'), small('b6')), group(figure('⇄')), called('minute-you', small('b5', 'you'))],
    [group(small('g2'), small('k9'), figure('−10')), group(small('y4'), figure('−10'))],
  ],
  calcory: [
    [group(back, back, card('k4', 'you'), back)],
    [group(card('k4'), figure('+'), card('r9'), yours('= 13'))],
    [group(card('b6'), figure('+'), card('g8'), figure('= 14')), group(figure('→'), back, back)],
    [group(card('y5', 'you'), figure('+'), card('r6', 'you'), figure('= 11')), called('minute-next-turn', figure('→'), yours('+1'))],
  ],
  safaru: [
    [called('minute-you', card('g5', 'you')), group(figure('→')), group(small('r2'), figure('+'), small('b3'))],
    [called('minute-you', card('k9', 'you')), group(figure('+'), small('r8'), yours('= 17'))],
    [called('minute-you', card('r7', 'you')), group(figure('='), small('k7'))],
    [group(small('b4'), small('b2'), yours('+24')), group(small('y3'), small('y8'), figure('−12')), group(small('r0'), figure('−5'))],
  ],
  asante: [
    [called('minute-turn', yours('◆◆◆◆◆'))],
    [called('minute-buy', ...wares('AAT'), figure('−4')), called('minute-sell', ...wares('AAT'), yours('+11'))],
    [called('minute-every-turn', print('loom', 'artifact')), group(figure('→')), called('minute-opponent', print('kilimanjaro', 'place')), called('minute-once', print('haggler', 'person'))],
    [called('minute-you', yours('60')), called('minute-opponent', figure('52'))],
  ],
};
