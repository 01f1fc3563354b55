import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lexicon, type Language } from '../../words/lexicon';
import type { Phrase } from '../../wire/game';
import type { MuSight, Rung } from '../../wire/mu';
import type { Told } from '../../wire/protocol';
import { cardOf, without } from '../twins';
import { bidActions, grouped, handEnd, hasPassed, hemOf, ladderOf, ownCards, roleOf, rungOf, sentCards, takenTrick, tileOf, trickOf, trumpPhrase, type MuScene } from './mu';

const words = (language: Language): Lexicon =>
  new Lexicon(
    language,
    [`../crates/words/words/${language}.ftl`, `../crates/mu/words/${language}.ftl`].map((path) => readFileSync(path, 'utf8')),
  );
const NAMES = ['you', 'Baraka', 'Chausiku', 'Dalila'];

const open = {
  hands_played: 0,
  scores: [0, 0, 0, 0],
  dealer: 0,
  left_out: null,
  frame: 'playing',
  turn: 0,
  auction: { limit: 0, passes: 0, order: [], fresh: [] },
  contract: { chief: 2, vice: 1, partner: 0, bid: 3, trumps: { chief: '0', vice: 'black' } },
  own: ['k1'],
  counts: [10, 11, 7, 8],
  laid: [['r8'], [], ['b1', 'y8', 'k0'], ['g1', 'g4']],
  leader: 2,
  trick: ['y0'],
  tricks: [0, 0, 1, 0],
  won: { chiefs: 11, others: 5 },
};
const LADDER: Rung[] = [{ type: 'both', value: 'k0' }, { type: 'chief', value: '0' }, { type: 'vice', value: 'black' }, { type: 'led' }];
const stakes = {
  target: 34,
  all: 60,
  bonus: 50,
  fine: 10,
  reward: 5,
  sides: { chiefs: { seats: [0, 2], needs: 34, tricks: 1, won: 11 }, others: { seats: [1, 3], needs: 27, tricks: 0, won: 5 }, to_come: 44 },
  ladder: LADDER,
};
const trick = { number: 2, of: 15, cards: [{ by: 2, card: 'y0', wins: true }], triangles: 1 };

type Given = { you?: number | null; open?: object; digest?: object; last?: object; sent?: object[]; told?: object[]; language?: Language };
function scene(given: Given = {}): MuScene {
  const lexicon = words(given.language ?? 'en');
  const you = given.you === undefined ? 0 : given.you;
  const names = { names: NAMES, you };
  return {
    sight: {
      turn: { type: 'seat', value: 0 },
      view: { open: { ...open, ...given.open }, last: { deed: { act: { type: 'nothing' }, trick: null, ended: null, ...given.last }, own: null }, memory: null },
      digest: { race: null, bidding: null, stakes, trick, accounts: null, ...given.digest },
      standing: [4, 14, 18, 24],
      choices: [],
    } as unknown as MuSight,
    you,
    seats: 4,
    sent: (given.sent ?? []) as never,
    told: (given.told ?? []) as unknown as Told[],
    say: (phrase: Phrase) => lexicon.say(phrase, names),
    text: (key: string, args?: Record<string, string | number>) => lexicon.text(key, args),
    name: (seat: number) => NAMES[seat] ?? '',
  } as unknown as MuScene;
}

const cards = (text: string): { card: string }[] => text.split(' ').map((card) => ({ card }));
const shown = (groups: { card: string }[][]): string => groups.map((group) => group.map(({ card }) => card).join(' ')).join(' | ');

describe('the hand', () => {
  it('has trumps first, the strongest last, and then suits', () => {
    expect(shown(grouped(cards('y7 r0 k8 r2 k0 b3 k1 r5'), LADDER))).toBe('k1 k8 r0 k0 | r2 r5 | b3 | y7');
  });

  it('has suits alone where nothing is trump', () => {
    expect(shown(grouped(cards('k1 r9 b0 r2'), [{ type: 'led' }]))).toBe('r2 r9 | b0 | k1');
  });

  it('knows the trumps that are named before the ladder is whole', () => {
    const contract = { ...open.contract, trumps: { chief: null, vice: 'black' } };
    expect(ladderOf({ ...stakes, ladder: [] } as never, contract)).toEqual([{ type: 'vice', value: 'black' }]);
    expect(ladderOf(stakes as never, contract)).toBe(LADDER);
  });

  it('tells twins apart and keeps what lies open', () => {
    const own = ownCards(['g1', 'g1', 'k7'], ['k7']);
    expect(own.map(({ id, open: lies }) => `${id}${lies ? '!' : ''}`)).toEqual(['g1', 'g1#1', 'k7', 'k7#1!']);
    expect(own.map(({ id }) => cardOf(id))).toEqual(['g1', 'g1', 'k7', 'k7']);
  });

  it('takes away one of two twins', () => {
    expect(without(['g1', 'g1', 'r2'], ['g1', 'b9'])).toEqual(['g1', 'r2']);
  });
});

describe('the ladder', () => {
  const said = (language: Language): string => LADDER.map((rung) => words(language).say(rungOf(rung).words, { names: NAMES, you: 0 })).join(' › ');

  it('is said in both languages', () => {
    expect(said('en')).toBe('black 0 › the 0s › black › the suit led');
    expect(said('fr')).toBe('0 noir › les 0 › noir › la couleur demandée');
  });

  it('is drawn as tiles, the suit led as none', () => {
    expect(LADDER.map((rung) => rungOf(rung).tiles)).toEqual([[{ number: '0' }, { suit: 'k' }], [{ number: '0' }], [{ suit: 'k' }], []]);
    expect(tileOf('green')).toEqual({ suit: 'g' });
    expect(trumpPhrase('7').key).toBe('trump-number');
  });
});

describe('a bid as one command', () => {
  it('lays all cards and says that it is done', () => {
    expect(bidActions(['r8', 'k8'], 0, 3, 15)).toEqual([{ type: 'lay', value: 'r8' }, { type: 'lay', value: 'k8' }, { type: 'done' }]);
  });

  it('says nothing more where the turn ends by itself', () => {
    expect(bidActions(['r8', 'k8'], 1, 3, 14).map(({ type }) => type)).toEqual(['lay', 'lay']);
    expect(bidActions(['r8'], 9, 12, 1).map(({ type }) => type)).toEqual(['lay']);
  });

  it('is read again from what was sent', () => {
    expect(sentCards(bidActions(['r8', 'k8'], 0, 3, 15) as never, 'lay')).toEqual(['r8', 'k8']);
    expect(sentCards([{ type: 'play', value: 'k1' }], 'play')).toEqual(['k1']);
  });
});

describe('roles', () => {
  it('are those of the contract, in yellow on the reader’s side', () => {
    expect([0, 1, 2, 3].map((seat) => roleOf(scene(), seat))).toEqual([
      { key: 'cell-partner', tone: 't' },
      { key: 'cell-vice', tone: 'o' },
      { key: 'cell-chief', tone: 't' },
      { key: 'page-mu-against', tone: 'o' },
    ]);
  });

  it('are bids in the auction', () => {
    const auction = scene({ digest: { stakes: null, trick: null, bidding: { leaders: [2] } }, open: { turn: 0, auction: { ...open.auction, passes: 1 }, laid: [[], ['r1'], ['b1', 'y8'], []] } });
    expect([0, 1, 2, 3].map((seat) => roleOf(auction, seat))).toEqual([
      null,
      { key: 'page-mu-bid', count: 1, tone: 'o' },
      { key: 'page-mu-bid', count: 2, tone: 'p' },
      { key: 'page-mu-passed', tone: 'o' },
    ]);
  });

  it('count passes backwards from whoever speaks', () => {
    expect([0, 1, 2, 3].map((seat) => hasPassed(1, 2, 4, seat))).toEqual([true, false, false, true]);
  });
});

describe('the trick', () => {
  it('has what was sent as if it were done', () => {
    const { by } = trickOf(scene({ sent: [{ type: 'play', value: 'k1' }] }));
    expect(by.get(2)).toEqual({ card: 'y0', led: true, wins: true, pending: false });
    expect(by.get(0)).toEqual({ card: 'k1', led: false, wins: false, pending: true });
  });

  it('stays until the next one begins', () => {
    const taken = { by: 1, leader: 3, cards: ['k2', 'k3', 'k9', 'b1'] };
    const over = { open: { trick: [] }, digest: { trick: { ...trick, cards: [] } }, last: { trick: taken } };
    const { by, takenBy } = trickOf(scene(over));
    expect(takenBy).toBe(1);
    expect([...by].map(([seat, { card }]) => `${seat}${card}`)).toEqual(['3k2', '0k3', '1k9', '2b1']);
    expect(by.get(1)?.wins).toBe(true);
    expect(trickOf(scene({ ...over, sent: [{ type: 'play', value: 'k1' }] })).by.size).toBe(1);
    expect(takenTrick(taken, 4).by.get(3)?.led).toBe(true);
  });
});

describe('the end of a hand', () => {
  const ended = { how: { type: 'played', value: { contract: open.contract, triangles: [4, 14, 18, 24] } }, gains: [4, 19, -12, 29] };
  const step = (seq: number, deed: object): object => ({ seq, at: 0, what: { type: 'step', value: { by: 1, story: [{ key: 'story-played' }, { key: 'story-failed' }], seen: [{ deed, own: null }] } } });

  it('is what everybody got, until the reader decides again', () => {
    const told = [step(7, { act: { type: 'played' }, trick: { by: 1, leader: 1, cards: [] }, ended }), step(8, { act: { type: 'dealt' }, trick: null, ended: null })];
    const end = handEnd(scene({ told }));
    expect(end?.seq).toBe(7);
    expect(end?.words?.key).toBe('story-failed');
    expect(end?.accounts[2]).toEqual({ triangles: 18, extra: -30, gain: -12, total: 18 });
    expect(handEnd(scene())).toBeNull();
  });

  it('takes the accounts of the server where there are any', () => {
    const accounts = [{ triangles: 1, extra: 2, gain: 3, total: 4 }];
    expect(handEnd(scene({ told: [step(7, { act: { type: 'played' }, trick: null, ended })], digest: { accounts } }))?.accounts).toBe(accounts);
  });

  it('is not made up from what has to be remembered', () => {
    const faded = { seq: 7, at: 0, what: { type: 'step', value: { by: 1, story: [], seen: null } } };
    expect(handEnd(scene({ told: [faded] }))).toBeNull();
  });
});

describe('the hem', () => {
  it('counts the reader’s side from the left to its mark', () => {
    const hem = hemOf(scene());
    expect(hem?.teeth.map((tooth) => tooth[0]).join('')).toBe('y'.repeat(11) + 'o'.repeat(44) + 't'.repeat(5));
    expect(hem).toMatchObject({ left: '11 your side', right: 'against 5', goal: { after: 34, words: 'needs 34', yours: true } });
  });

  it('has the others’ mark from the right for whoever plays against them', () => {
    const hem = hemOf(scene({ you: 1, language: 'fr' }));
    expect(hem?.teeth.filter((tooth) => tooth === 'you').length).toBe(5);
    expect(hem).toMatchObject({ left: '5 votre camp', right: 'camp de Chausiku 11', goal: { after: 26, yours: false } });
  });

  it('has nothing yellow for who watches, and is not there before the sides are', () => {
    expect(hemOf(scene({ you: null }))?.teeth.includes('you')).toBe(false);
    expect(hemOf(scene({ digest: { stakes: { ...stakes, sides: null } } }))).toBeNull();
  });
});
