import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalcorySight, Deed } from '../../wire/calcory';
import type { Phrase } from '../../wire/game';
import type { Told } from '../../wire/protocol';
import { Lexicon, type Language } from '../../words/lexicon';
import { chosenOf, deedsAfter, hemOf, lastSpace, lyingOf, movesBySpace, nameAt, oddsOf, placeOf, saidIn, SPACES, turnedBack, wouldDo, type CalcoryScene } from './calcory';
import { subtitleOf } from './table';
import { HALF, SHOWN, TurnedBack } from './turnedback.svelte';

const NAMES = ['you', 'Baraka', 'Chausiku'];
const words = (language: Language): Lexicon =>
  new Lexicon(
    language,
    [`../crates/words/words/${language}.ftl`, `../crates/calcory/words/${language}.ftl`].map((path) => readFileSync(path, 'utf8')),
  );

type Given = { steps?: number; turn?: object; open?: object; act?: object; digest?: object; memory?: object | null; choices?: object[]; picture?: object };

/** Chausiku has marked g9, the reader has turned up y4 and b6: a position of the drawing. */
function sightOf({ steps = 149, turn, open, act, digest, memory = null, choices = [], picture }: Given = {}): CalcorySight {
  return {
    steps,
    turn: turn ?? { type: 'seat', value: 0 },
    view: {
      open: {
        turn: 0,
        frame: { type: 'turning' },
        down: ['a1', 'a5', 'b1', 'f10'],
        turned: [{ space: 'a2', card: 'y4' }, { space: 'e7', card: 'b6' }],
        marked: [{ space: 'd3', card: 'g9' }],
        marker: 2,
        piles: [8, 8, 16],
        idle: 3,
        in_hand: null,
        ...open,
      },
      last: { deed: { act: act ?? { type: 'turned', value: { by: 0, space: 'e7', card: 'b6', sum: 10, upshot: 'goes-on' } }, skipped: [], ended: null }, own: null },
      memory,
    },
    digest: {
      turned: { cards: 2, sum: 10 },
      marked: { by: 2, cards: { cards: 1, sum: 9 }, to_beat: { sum: 9, higher: 10, cards: 2 }, rivals: [0, 1], won: 1 },
      next: { missing: 3, highest: 3, zero: false },
      stop: { type: 'allowed' },
      leaders: [2],
      turns_left: 37,
      recalled: null,
      ...digest,
    },
    choices,
    picture: picture ?? { rows: [] },
  } as unknown as CalcorySight;
}

function sceneOf(given: Given = {}, language: Language = 'en', you: number | null = 0): CalcoryScene {
  const lexicon = words(language);
  const names = { names: NAMES, you };
  return {
    sight: sightOf(given),
    you,
    seats: 3,
    say: (phrase: Phrase) => lexicon.say(phrase, names),
    text: (key: string, args?: Record<string, string | number>) => lexicon.text(key, args),
  } as unknown as CalcoryScene;
}

const turned = (by: number, space: string, card: string, sum: number, upshot = 'goes-on'): Deed => ({ act: { type: 'turned', value: { by, space, card, sum, upshot } }, skipped: [], ended: null }) as unknown as Deed;
const laidBack = (by: number, space: string): Deed => ({ act: { type: 'laid-back', value: { by, space } }, skipped: [], ended: null }) as unknown as Deed;
const step = (seq: number, ...deeds: Deed[]): Told => ({ seq, at: 0, what: { type: 'step', value: { by: 1, story: [{ key: `story-${seq}` }], seen: deeds.map((deed) => ({ deed, own: null })) } } }) as unknown as Told;

describe('the layout', () => {
  it('has sixty spaces, as printed six rows of ten', () => {
    expect(SPACES.length).toBe(60);
    expect(placeOf('a1', false)).toEqual({ row: 2, column: 2 });
    expect(placeOf('f10', false)).toEqual({ row: 7, column: 11 });
    expect([nameAt('c', false), nameAt(7, false)]).toEqual([{ row: 4, column: 1 }, { row: 1, column: 8 }]);
  });

  it('has letters across and numbers down when it is turned', () => {
    expect(placeOf('f10', true)).toEqual({ row: 11, column: 7 });
    expect(placeOf('b3', true)).toEqual({ row: 4, column: 3 });
    expect([nameAt('c', true), nameAt(10, true)]).toEqual([{ row: 1, column: 4 }, { row: 11, column: 1 }]);
  });

  it('never has two spaces in one place', () => {
    for (const way of [true, false]) expect(new Set(SPACES.map((space) => JSON.stringify(placeOf(space, way)))).size).toBe(60);
  });

  it('tells what lies where, and whose marker is on it', () => {
    const lying = lyingOf(sightOf());
    expect(lying.get('a1')).toEqual({ type: 'down', guess: null });
    expect(lying.get('c4')).toEqual({ type: 'empty' });
    expect(lying.get('d3')).toEqual({ type: 'up', card: 'g9', by: 2, marked: true, taken: false });
    expect(lying.get('e7')).toEqual({ type: 'up', card: 'b6', by: 0, marked: false, taken: false });
  });

  it('knows which cards are being taken: those of the turn, or the marked ones', () => {
    const taken = (open: object): string[] => [...lyingOf(sightOf({ open: { frame: { type: 'returning' }, ...open } }))].flatMap(([space, there]) => (there.type === 'up' && there.taken ? [space] : []));
    expect(taken({})).toEqual(['a2', 'e7']);
    expect(taken({ turned: [], turn: 2 })).toEqual(['d3']);
  });

  it('shows what the memory aid remembers', () => {
    const memory = { seen: [{ space: 'a1', card: 'k7' }], laid: [{ space: 'a5', by: 1, among: ['r1', 'g5'], card: null }, { space: 'b1', by: 0, among: ['k8'], card: 'k8' }], taken: [] };
    const lying = lyingOf(sightOf({ memory }));
    expect(['a1', 'a5', 'b1', 'f10'].map((space) => lying.get(space))).toEqual([['k7'], ['r1', 'g5'], ['k8'], null].map((guess) => ({ type: 'down', guess })));
  });

  it('rings the last card that was turned up or laid back', () => {
    expect(lastSpace(sightOf())).toBe('e7');
    expect(lastSpace(sightOf({ act: { type: 'laid-back', value: { by: 1, space: 'b1' } } }))).toBe('b1');
    expect(lastSpace(sightOf({ act: { type: 'stopped', value: { by: 1, beaten: null } } }))).toBeNull();
  });
});

describe('what can be done', () => {
  const offer = (type: string, value?: string, prospect: object | null = null): object => ({ action: { type, value }, notation: `${type} ${value ?? ''}`, prospect });

  it('is done on its space', () => {
    const moves = movesBySpace(sightOf({ choices: [offer('stop'), offer('give-up'), offer('turn', 'a1'), offer('turn', 'f10')] }));
    expect([...moves.keys()]).toEqual(['a1', 'f10']);
    expect(chosenOf(['f10'], moves)?.offer.action).toEqual({ type: 'turn', value: 'f10' });
    expect(chosenOf(['d3'], moves)).toBeNull();
    expect(chosenOf([], moves)).toBeNull();
  });

  it('is to lay back a card where it lies, twins on both spaces', () => {
    const open = { frame: { type: 'returning' }, turned: [{ space: 'a2', card: 'r1' }, { space: 'c3', card: 'r1' }, { space: 'e7', card: 'k9' }] };
    expect([...movesBySpace(sightOf({ open, choices: [offer('return', 'r1')] })).keys()]).toEqual(['a2', 'c3']);
  });

  it('asks about what one would do there', () => {
    expect(wouldDo(sightOf(), 'd3', 'g9')).toEqual({ type: 'turn', value: 'd3' });
    expect(wouldDo(sightOf({ open: { frame: { type: 'placing' } } }), 'd3', 'g9')).toEqual({ type: 'on', value: 'd3' });
    expect(wouldDo(sightOf({ open: { frame: { type: 'returning' } } }), 'd3', 'g9')).toEqual({ type: 'return', value: 'g9' });
  });

  it('says what another card would do, and leaves out the one that was just turned back', () => {
    const odds = (card: string | null, of: number): object => ({ type: 'turn', value: { card, of, thirteen: 5, ending: 20, beating: 3 } });
    const choices = [offer('turn', 'a1', odds('r9', 1)), offer('turn', 'a5', odds(null, 2)), offer('turn', 'b1', odds(null, 41)), offer('stop')];
    expect(oddsOf(sightOf({ choices }))?.of).toBe(41);
    expect(oddsOf(sightOf({ choices: [choices[0]!] }))).toBeNull();
  });

  it('finds what the picture says', () => {
    const row = { label: { key: 'row-marked' }, size: 'small', cells: [{ type: 'card', value: {} }, { type: 'words', value: { key: 'cell-owner' } }] };
    expect(saidIn(sightOf({ picture: { rows: [row] } }), 'row-marked')).toEqual([{ key: 'cell-owner' }]);
    expect(saidIn(sightOf(), 'row-marked')).toEqual([]);
  });
});

describe('what is turned back', () => {
  const up = sightOf();
  const next = { turn: 1, turned: [], down: ['a1', 'a2', 'a5', 'b1', 'c4', 'e7', 'f10'] };
  const over = sightOf({ steps: 151, open: next });
  const bust = [{ act: { type: 'chose', value: { by: 0, space: 'c4' } }, skipped: [], ended: null } as unknown as Deed, turned(0, 'c4', 'r8', 18, 'too-much')];

  it('is every card of the turn, and not the marked ones', () => {
    expect(turnedBack(up, over, bust)).toEqual([
      { space: 'a2', card: 'y4', by: 0, beaten: false },
      { space: 'e7', card: 'b6', by: 0, beaten: false },
      { space: 'c4', card: 'r8', by: 0, beaten: false },
    ]);
  });

  it('is the marked card that was beaten, which was seen long enough', () => {
    const beaten = sightOf({ steps: 150, open: { turned: [], marked: up.view.open.turned, marker: 0, down: [...up.view.open.down, 'd3'] } });
    const stopped = { act: { type: 'stopped', value: { by: 0, beaten: 2 } }, skipped: [], ended: null } as unknown as Deed;
    expect(turnedBack(up, beaten, [stopped])).toEqual([{ space: 'd3', card: 'g9', by: 2, beaten: true }]);
  });

  it('is nothing of a space on which another card was laid', () => {
    const deeds = [turned(1, 'c4', 'r3', 13, 'thirteen'), laidBack(1, 'c4')];
    expect(turnedBack(sightOf({ open: { turned: [] } }), sightOf({ steps: 151, open: next }), deeds)).toEqual([]);
  });

  it('is only what is told where somebody jumps from one moment to another', () => {
    expect(turnedBack(up, sightOf({ steps: 20, open: next }), [turned(1, 'f10', 'k2', 15, 'too-much')])).toEqual([{ space: 'f10', card: 'k2', by: 1, beaten: false }]);
  });

  it('reads only what is new of what was told', () => {
    const told = [step(8, turned(0, 'a1', 'r1', 1)), step(9, turned(0, 'a5', 'r2', 3))];
    expect(deedsAfter(told, 8)).toEqual([turned(0, 'a5', 'r2', 3)]);
  });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('is shown for a moment, turns over, and leaves nothing behind', () => {
      const back = new TurnedBack();
      back.see(up, [step(149)]);
      back.see(over, [step(149), step(150, bust[0]!), step(151, bust[1]!)]);
      expect(back.at('c4')).toEqual({ type: 'shown', turned: { space: 'c4', card: 'r8', by: 0, beaten: false } });
      expect(back.tale.map(({ key }) => key)).toEqual(['story-150', 'story-151']);
      vi.advanceTimersByTime(SHOWN);
      expect(back.at('a2')?.type).toBe('closing');
      expect(back.tale).toEqual([]);
      vi.advanceTimersByTime(HALF);
      expect(back.at('a2')).toEqual({ type: 'opening' });
      vi.advanceTimersByTime(HALF);
      expect(['a2', 'e7', 'c4'].map((space) => back.at(space))).toEqual([null, null, null]);
    });

    it('is not shown to who comes later', () => {
      const back = new TurnedBack();
      back.see(over, [step(150, bust[0]!), step(151, bust[1]!)]);
      expect(back.at('c4')).toBeNull();
      expect(back.tale).toEqual([]);
    });

    it('gives way when the card is turned up again', () => {
      const back = new TurnedBack();
      const told = [step(149), step(150, bust[0]!), step(151, bust[1]!)];
      back.see(up, [step(149)]);
      back.see(over, told);
      const again = sightOf({ steps: 152, open: { ...next, down: next.down.filter((space) => space !== 'c4'), turned: [{ space: 'c4', card: 'r8' }] } });
      back.see(again, [...told, step(152, turned(1, 'c4', 'r8', 8))]);
      expect(back.at('c4')).toBeNull();
      expect(back.at('a2')?.type).toBe('shown');
    });
  });
});

describe('the hem', () => {
  it('counts the reader’s sum to thirteen, with a mark at the sum to beat', () => {
    const hem = hemOf(sceneOf());
    expect(hem?.teeth.map((tooth) => tooth[0]).join('')).toBe('y'.repeat(10) + 'o'.repeat(3));
    expect(hem).toMatchObject({ left: 'your sum 10', right: '13', goal: { after: 9, words: 'beat 9', yours: true } });
    expect(hem?.label).toBe('your sum 10, of 13; marked: beat 9.');
  });

  it('is paper-coloured while others turn up cards', () => {
    const hem = hemOf(sceneOf({ open: { turn: 1 } }, 'fr'));
    expect(hem?.teeth.includes('you')).toBe(false);
    expect(hem).toMatchObject({ left: 'somme de Baraka 10', goal: { words: 'le 9 de Chausiku', yours: false } });
  });

  it('has a mark of the reader’s own in yellow', () => {
    const marked = { by: 0, cards: { cards: 2, sum: 11 } };
    expect(hemOf(sceneOf({ open: { turn: 1 }, digest: { marked } }))?.goal).toEqual({ after: 11, words: 'your 11', yours: true });
  });

  it('keeps the words at the mark apart from the others', () => {
    const at = (sum: number): unknown => hemOf(sceneOf({ digest: { marked: { by: 2, cards: { cards: 1, sum } } } }));
    expect(at(3)).toMatchObject({ left: '', right: 'your sum 10 · 13' });
    expect(at(12)).toMatchObject({ left: 'your sum 10', right: '' });
  });

  it('has no mark where nothing is marked, and is gone at the end', () => {
    expect(hemOf(sceneOf({ digest: { marked: null } }))?.goal).toBeUndefined();
    expect(hemOf(sceneOf({ turn: { type: 'over' } }))).toBeNull();
  });
});

describe('beside the name of the game', () => {
  it('stands how many cards lie face down, and the end when it is near', () => {
    expect(subtitleOf(sceneOf())).toBe('4 face down');
    expect(subtitleOf(sceneOf({ digest: { turns_left: 5 } }))).toBe('4 face down · 5 turns left');
    expect(subtitleOf(sceneOf({ digest: { turns_left: 1 } }, 'fr'))).toBe('4 face cachée · dernier tour');
  });
});
