import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../wire/game';
import type { Told } from '../../wire/protocol';
import type { Action, Deed, RummuSight } from '../../wire/rummu';
import { Lexicon, type Language } from '../../words/lexicon';
import { better, byNumber, companions, discardedBy, drawnOf, exactly, freshOf, handEnd, hemOf, inOrder, isPartner, meldsOf, notesOf, sentMove, using, type Move, type RummuScene } from './rummu';
import sample from './sight.sample.json';

// The reader holds b0 b4 g5 g7 g9 y0 k0 k9; five combinations lie on the table, the first and the fourth are the reader's.
const sight = sample as unknown as RummuSight;
const NAMES = ['you', 'Baraka', 'Chausiku', 'Dalila'];

type Given = { you?: number | null; open?: object; digest?: object; sent?: Action[]; told?: object[]; language?: Language };
function scene(given: Given = {}): RummuScene {
  const language = given.language ?? 'en';
  const lexicon = new Lexicon(language, [`../crates/words/words/${language}.ftl`, `../crates/rummu/words/${language}.ftl`].map((path) => readFileSync(path, 'utf8')));
  const you = given.you === undefined ? 0 : given.you;
  return {
    sight: { ...sight, view: { ...sight.view, open: { ...sight.view.open, ...given.open } }, digest: { ...sight.digest, ...given.digest } },
    you,
    seats: 4,
    asked: true,
    sent: given.sent ?? [],
    told: (given.told ?? []) as Told[],
    say: (phrase: Phrase) => lexicon.say(phrase, { names: NAMES, you }),
    text: (key: string, args?: Record<string, string | number>) => lexicon.text(key, args),
    name: (seat: number) => NAMES[seat] ?? '',
    title: (seat: number) => NAMES[seat] ?? '',
  } as unknown as RummuScene;
}

const step = (seq: number, deeds: readonly Deed[], more: object = {}): object => ({ seq, what: { type: 'step', value: { by: 1, story: [], seen: deeds.map((deed) => ({ deed, own: null })), ...more } } });
const notations = (moves: readonly Move[]): string[] => moves.map(({ notation }) => notation);
const lay = (cards: string, points: number): Move =>
  ({ action: { type: 'lay', value: cards.split(' ') }, notation: `lay ${cards}`, prospect: { type: 'changes', value: { cards: cards.split(' '), points } } }) as unknown as Move;

describe('the hand', () => {
  it('is grouped by number, equal numbers by colour', () => {
    const groups = byNumber(['k7', 'r8', 'b7', 'g8', 'r3', 'y7', 'b7'].map((card) => ({ card })));
    expect(groups.map((group) => group.map(({ card }) => card).join(' '))).toEqual(['r3', 'b7 b7 y7 k7', 'r8 g8']);
  });
});

describe('choosing cards', () => {
  it('leaves the moves that use all of them', () => {
    expect(notations(using(sight.choices, ['g7']))).toEqual(['add g7 1', 'swap g7 1', 'discard g7']);
    expect(notations(using(sight.choices, ['b0', 'k0']))).toEqual(['lay b0 y0 k0']);
    expect(using(sight.choices, ['b0', 'g7'])).toEqual([]);
  });

  it('finds the moves that use nothing else', () => {
    expect(notations(exactly(sight.choices, ['k0', 'y0', 'b0']))).toEqual(['lay b0 y0 k0']);
    expect(notations(exactly(sight.choices, ['b0']))).toEqual(['discard b0']);
    expect(exactly(sight.choices, ['b0', 'k0'])).toEqual([]);
    expect(exactly(sight.choices, [])).toEqual([]);
  });

  it('knows what goes with them', () => {
    expect([...companions(sight.choices, ['b0'])].sort()).toEqual(['k0', 'y0']);
    expect([...companions(sight.choices, ['g7'])]).toEqual([]);
    expect([...companions(sight.choices, [])]).toEqual([]);
  });

  it('takes twins for two cards', () => {
    const choices = [lay('b7 g7 k7', 0)];
    expect(using(choices, ['g7', 'g7'])).toEqual([]);
    expect(companions(choices, ['g7']).has('g7')).toBe(false);
  });

  it('names the cards that would make more of them', () => {
    const choices = [lay('b1 k2 r3', 0), lay('y0 b1 k2 r3', 10), lay('y0 b1 k2', 0), lay('b1 k2 g3', 0)];
    expect(better(choices, ['b1', 'k2'])).toEqual({ more: ['y0', 'r3'], points: 10 });
    expect(better(choices, ['b1', 'k2', 'r3'])).toEqual({ more: ['y0'], points: 10 });
    expect(better(choices, ['y0', 'b1', 'k2', 'r3'])).toBeNull();
    expect(better([lay('b1 k2 r3', 0), lay('y0 b1 k2 r3', 0)], ['b1', 'k2', 'r3'])).toBeNull();
  });
});

describe('combinations', () => {
  const shown = (melds: ReturnType<typeof meldsOf>): string[] => melds.map(({ place, cards }) => `${place ?? '-'}: ${cards.map(({ card, would }) => (would ? `(${card})` : card)).join(' ')}`);
  const move = (notation: string): Move => sight.choices.find((choice) => choice.notation === notation)!;

  it('lie with their owners, in the order of their numbers', () => {
    expect(shown(meldsOf(scene(), 0, null, false))).toEqual(['0: r7 b7 y7 k7', '3: r2 b2 k2']);
    expect(shown(meldsOf(scene(), 1, null, false))).toEqual(['1: k4 y5 g6 r7 b8']);
    expect(inOrder(['k1', 'y0', 'r1'])).toEqual(['y0', 'r1', 'k1']);
  });

  it('show a move as if it were made', () => {
    expect(shown(meldsOf(scene(), 0, move('lay b0 y0 k0'), false))).toEqual(['0: r7 b7 y7 k7', '3: r2 b2 k2', '-: (b0) (y0) (k0)']);
    expect(shown(meldsOf(scene(), 0, move('add g7 1'), false))[0]).toBe('0: r7 b7 (g7) y7 k7');
    expect(shown(meldsOf(scene(), 0, move('swap g7 1'), true))[0]).toBe('0: r7 b7 (g7) k7');
    expect(shown(meldsOf(scene(), 1, move('lay b0 y0 k0'), false))).toEqual(['1: k4 y5 g6 r7 b8']);
  });

  it('mark what came since the last decision, and forget it with the hand', () => {
    const laid = step(7, [{ type: 'laid', value: { by: 2, cards: ['r5', 'b6', 'g7', 'k8'] } }]);
    const added = step(8, [{ type: 'added', value: { by: 1, cards: ['y9'], to: 4 } }, { type: 'swapped', value: { by: 1, card: 'k2', at: 3 } }]);
    const fresh = freshOf(scene({ told: [laid, added] }));
    expect([...fresh]).toEqual([[4, ['r5', 'b6', 'g7', 'k8', 'y9']], [3, ['k2']]]);
    expect(freshOf(scene({ told: [laid, step(9, [{ type: 'dealt', value: { top: 'r1' } }])] })).size).toBe(0);
  });

  it('say what a joker stands for and what fits, own cards in bold', () => {
    const words = (language: Language, place: number): string[] => notesOf(scene({ language }), sight.digest.combinations[place]!).map((note) => note.words);
    expect(words('en', 0)).toEqual(['y7 stands for **g7**', 'takes **g7**']);
    expect(words('fr', 0)).toEqual(['j7 remplace **v7**', 'accepte **v7**']);
  });

  it('have nothing in bold for whoever has not come out', () => {
    expect(notesOf(scene({ open: { out: [1] } }), sight.digest.combinations[0]!).map(({ words, yours }) => [words, yours])).toEqual([['y7 stands for g7', false], ['takes g7', false]]);
  });
});

describe('what happened', () => {
  it('is sent and not answered', () => {
    expect(sentMove(scene({ sent: [{ type: 'lay', value: ['b0', 'y0', 'k0'] }] }))?.notation).toBe('lay b0 y0 k0');
    expect(sentMove(scene())).toBeNull();
  });

  it('tells who discarded the card on top, until somebody takes', () => {
    const open = { top: 'r4' };
    const discarded = step(3, [{ type: 'discarded', value: { by: 3, card: 'r4', ended: null } }]);
    expect(discardedBy(scene({ open, told: [discarded] }))).toBe(3);
    expect(discardedBy(scene({ open: { top: 'k1' }, told: [discarded] }))).toBeNull();
    expect(discardedBy(scene({ open, told: [discarded, step(4, [{ type: 'took', value: { by: 1, card: 'r1', next: 'r4' } }])] }))).toBeNull();
  });

  it('tells the cards that were drawn and taken by the reader', () => {
    const drawn = step(3, [], { seen: [{ deed: { type: 'drew', value: { by: 0 } }, own: { type: 'drawn', value: 'g9' } }] });
    const took = step(4, [{ type: 'took', value: { by: 0, card: 'k9', next: null } }, { type: 'took', value: { by: 2, card: 'b1', next: null } }]);
    expect(drawnOf(scene({ told: [drawn, took] }))).toEqual(['g9', 'k9']);
  });

  it('tells how a hand ended', () => {
    const ended = { hands: [['r7', 'y4'], [], ['b6'], ['k0']], points: [-15, 30, -5, -5] };
    const parts = { type: 'list', value: [] };
    const story = [{ key: 'story-discarded', arguments: {} }, { key: 'story-finished', arguments: {} }, { key: 'story-gains', arguments: { who: { type: 'seat', value: 1 }, parts } }, { key: 'story-dealt', arguments: {} }];
    const end = handEnd(scene({ told: [step(50, [{ type: 'discarded', value: { by: 1, card: 'g1', ended } }], { story }), step(51, [{ type: 'dealt', value: { top: 'g5' } }])] }));
    expect(end).toMatchObject({ seq: 50, points: [-15, 30, -5, -5], finisher: 1 });
    expect(end?.words.map(({ key }) => key)).toEqual(['story-discarded', 'story-finished']);
    expect(end?.parts.get(1)).toEqual(parts);
    expect(handEnd(scene({ told: [step(51, [{ type: 'dealt', value: { top: 'g5' } }])] }))).toBeNull();
  });
});

describe('the hem', () => {
  const side = (seats: number[], score: number, table: number): object => ({ seats, score, missing: 0, table, needed: 4 });
  const teeth = (given: Given): string => hemOf(scene(given))?.teeth.map((tooth) => tooth[0]).join('') ?? '';
  const match = (sides: object[], total = 100): Given => ({ digest: { sides, until: { type: 'total', value: total } } });

  it('counts in fives to the total, the reader and the leader', () => {
    const given = match([side([0], 0, 10), side([1], 0, 20), side([2], 10, 15), side([3], -40, 0)]);
    expect(teeth(given)).toBe('yyttt' + 'o'.repeat(15));
    expect(hemOf(scene(given))).toMatchObject({ left: 'you 10', right: 'Chausiku 25 · match to 100' });
    expect(hemOf(scene({ ...given, language: 'fr' }))?.right).toBe('Chausiku 25 · partie en 100');
  });

  it('has a mark for the second where the reader leads', () => {
    const given = match([side([0], 40, 0), side([1], 20, 4)]);
    expect(teeth(given)).toBe('y'.repeat(8) + 'o'.repeat(12));
    expect(hemOf(scene(given))?.goal).toMatchObject({ after: 4, yours: false });
  });

  it('has no tooth for less than nothing and none beyond the total', () => {
    expect(teeth(match([side([0], -35, 10), side([1], 130, 0)]))).toBe('t'.repeat(20));
    expect(hemOf(scene(match([side([0], -35, 10), side([1], 0, 0)])))?.left).toBe('you −25');
  });

  it('names the members of a team', () => {
    const given = match([side([0, 2], 40, 5), side([1, 3], 20, 0)], 500);
    expect(hemOf(scene(given))?.left).toBe('you and Chausiku 45');
    expect(isPartner(scene(given), 2)).toBe(true);
    expect([0, 1, 3].map((seat) => isPartner(scene(given), seat))).toEqual([false, false, false]);
  });

  it('does not count twice what lies on the table when the hand was counted', () => {
    const given = match([side([0], 40, 20), side([1], 20, 0)]);
    expect(hemOf(scene({ ...given, open: { revealed: [[], [], [], []] } }))?.left).toBe('you 40');
  });

  it('has room for the leader where hands end the match', () => {
    const hands = (points: number): Given => ({ digest: { sides: [side([0], 10, 0), side([1], points, 0)], until: { type: 'hands', value: 3 } } });
    expect(teeth(hands(20))).toBe('yytt' + 'o'.repeat(36));
    expect(teeth(hands(240)).length).toBe(48);
    expect(hemOf(scene(hands(20)))?.right).toBe('Baraka 20 · 3 hands');
  });

  it('has nothing yellow for who watches', () => {
    expect(teeth({ ...match([side([0], 10, 0), side([1], 20, 0)]), you: null })).toBe('tttt' + 'o'.repeat(16));
  });
});
