import { describe, expect, it } from 'vitest';
import type { Phrase, Refusal, Sight } from '../wire/game';
import type { MotionTold, Opened, Present, Room, ToClient, Told } from '../wire/protocol';
import { changed, isAsked, START, type Change, type TableState } from './state';

const ROOM: Room = {
  chairs: [
    { name: 'Neema', holder: { type: 'person', value: { type: 'here' } } },
    { name: null, holder: { type: 'bot', value: 'club' } },
  ],
  spectators: 0,
  clock: null,
  paused: null,
  motion: null,
  practice: false,
  given_up: false,
  again: [],
  moved: [],
};

const OPENED = { table: 't', game: 'mu' } as Opened;

const sight = (turn: number): Sight => ({ turn: { type: 'seat', value: turn }, choices: [], question: [], standing: [0, 0] }) as unknown as Sight;

const step = (seq: number, by: number | null, key = `s${seq}`): Told => ({ seq, at: 1000 + seq, what: { type: 'step', value: { by, story: [{ key }], seen: [] } } });
const said = (seq: number, text: string): Told => ({ seq, at: 1000 + seq, what: { type: 'said', value: { seat: 1, text } } });

const present = (seq: number, told: Told[], more: Partial<Present> = {}): Present => ({ seq, position: seq, told, room: ROOM, sight: sight(0), ...more });
const welcome = (value: Present, you: number | null = 0): ToClient => ({ type: 'welcome', value: { version: 1, opened: OPENED, you, present: value } });

const hear = (state: TableState, ...messages: ToClient[]): TableState => messages.reduce((before, message) => changed(before, { type: 'heard', message, now: 500 }), state);
const seqs = (told: readonly Told[] | null): number[] | null => told?.map(({ seq }) => seq) ?? null;
const play = (key: string, position: number): Change => ({ type: 'said', message: { type: 'play', value: { key, position, action: { type: 'actions', value: ['pass'] } } } });

describe('a table as the page knows it', () => {
  it('keeps the cards in words through everything that happens', () => {
    const glossary = { sections: [] };
    const state = hear(START, welcome(present(1, [step(1, null)])), { type: 'glossary', value: glossary }, { type: 'update', value: present(2, [step(2, 1)]) });
    expect(state.glossary).toBe(glossary);
  });

  it('begins with the welcome: what came before the last own decision is to be remembered', () => {
    const state = hear(START, welcome(present(5, [step(1, null), step(2, 1), step(3, 0), said(4, 'hello'), step(5, 1)])));
    expect(state.you).toBe(0);
    expect(seqs(state.story)).toEqual([3, 5]);
    expect(seqs(state.earlier)).toEqual([1, 2]);
    expect(seqs(state.chat)).toEqual([4]);
    expect(isAsked(state)).toBe(true);
  });

  it('tells on with every update until the person decides', () => {
    const before = hear(START, welcome(present(2, [step(1, null), step(2, 1)])));
    const more = hear(before, { type: 'update', value: present(4, [step(3, 1), said(4, 'hm')]) });
    expect(seqs(more.story)).toEqual([1, 2, 3]);
    expect(seqs(more.chat)).toEqual([4]);
    const own = hear(more, { type: 'update', value: present(6, [step(5, 0), step(6, 1)]) });
    expect(seqs(own.story)).toEqual([5, 6]);
    expect(own.earlier).toBeNull();
  });

  it('ignores an update that was overtaken on its way', () => {
    const state = hear(START, welcome(present(7, [step(7, 1)])));
    expect(hear(state, { type: 'update', value: present(6, [step(6, 1)], { sight: sight(1) }) })).toBe(state);
  });

  it('tells nothing twice when an update repeats what is known', () => {
    const state = hear(START, welcome(present(2, [step(1, null), step(2, 1)])), { type: 'update', value: present(3, [step(2, 1), step(3, 1)]) });
    expect(seqs(state.story)).toEqual([1, 2, 3]);
  });

  it('keeps in full what it knew when everything is told again without the cards', () => {
    const state = hear(START, welcome(present(2, [step(2, 0, 'full')])), { type: 'update', value: present(3, [step(3, 1, 'full')]) });
    const again = hear(state, welcome(present(4, [step(1, null, 'dim'), step(2, 0, 'dim'), step(3, 1, 'dim'), step(4, 1, 'new')])));
    const keys = again.story.map(({ what }) => (what.type === 'step' ? what.value.story[0]?.key : ''));
    expect(keys).toEqual(['full', 'full', 'new']);
    expect(seqs(again.earlier)).toEqual([1]);
  });

  it('forgets the old chair when the person sits down elsewhere', () => {
    const watching = hear(START, welcome(present(3, [step(1, null), step(2, 1), step(3, 1)]), null));
    const seated = hear(watching, welcome(present(4, [step(4, 1)]), 1));
    expect(seated.you).toBe(1);
    expect(seqs(seated.story)).toEqual([4]);
  });

  it('follows the room without touching the game', () => {
    const state = hear(START, welcome(present(1, [step(1, null)])));
    const paused = hear(state, { type: 'room', value: { ...ROOM, paused: 9 } });
    expect(paused.sight).toBe(state.sight);
    expect(isAsked(paused)).toBe(false);
    expect(isAsked(hear(state, { type: 'room', value: { ...ROOM, given_up: true } }))).toBe(false);
  });
});

describe('a move', () => {
  const asked = hear(START, welcome(present(4, [step(4, 1)])));
  const sent = changed(asked, play('k1', 4));

  it('is shown as done until it is answered', () => {
    expect(isAsked(sent)).toBe(false);
    expect(sent.pending?.actions).toEqual(['pass']);
    expect(hear(sent, { type: 'update', value: present(5, [step(5, 0)]) }).pending).toBeNull();
    expect(hear(sent, { type: 'accepted', value: { key: 'k1', seq: 5 } }).pending).toBeNull();
  });

  it('stays when something else happened in the same position', () => {
    expect(hear(sent, { type: 'update', value: present(5, [said(5, 'hurry')], { position: 4 }) }).pending?.key).toBe('k1');
  });

  it('that came too late is put down, with the reason', () => {
    const late = hear(sent, { type: 'denied', value: { key: 'k1', why: { type: 'stale', value: 6 }, words: { key: 'refused-late' } } });
    expect(late.pending).toBeNull();
    expect(late.notice?.words.key).toBe('refused-late');
    expect(hear(late, { type: 'update', value: present(6, [step(6, 1)]) }).notice).toBeNull();
  });

  it('that the rules forbid names the clause, within a command too', () => {
    const because = { type: 'illegal' as const, value: { clause: 'MU.32', words: { key: 'no' } } };
    const denied = (why: ToClient & { type: 'denied' }): string | null | undefined => hear(sent, why).notice?.clause;
    const words = { key: 'refused-illegal' };
    expect(denied({ type: 'denied', value: { key: 'k1', why: { type: 'refused', value: because }, words } })).toBe('MU.32');
    const within = { type: 'in-command' as const, value: { action: 'pass', because } };
    expect(denied({ type: 'denied', value: { key: 'k1', why: { type: 'refused', value: within }, words } })).toBe('MU.32');
  });

  it('that goes out again by itself stays', () => {
    expect(hear(sent, { type: 'denied', value: { key: 'k1', why: { type: 'too-fast', value: 80 }, words: { key: 'denied-too-fast' } } })).toMatchObject({ notice: null, pending: { key: 'k1' } });
    const kept = hear(sent, { type: 'denied', value: { key: 'k1', why: { type: 'not-stored', value: { key: 'store-full' } }, words: { key: 'denied-not-stored' } } });
    expect(kept).toMatchObject({ notice: { words: { key: 'denied-not-stored' } }, pending: { key: 'k1' } });
  });

  it('that has not left can be taken back, and no other', () => {
    expect(changed(sent, { type: 'unsaid', key: 'k1' }).pending).toBeNull();
    expect(changed(sent, { type: 'unsaid', key: 'k2' })).toBe(sent);
  });

  it('is judged only in the position it was asked in', () => {
    const judged = (position: number): ToClient => ({ type: 'judged', value: { position, allowed: false, refusal: { type: 'illegal', value: { clause: 'MU.11', words: { key: 'no' } } }, words: { key: 'refused-illegal' } } });
    expect(hear(asked, judged(4)).notice).toMatchObject({ clause: 'MU.11' });
    expect(hear(asked, judged(3)).notice).toBeNull();
  });

  it('is explained only in the position it was asked in, and until that has gone by', () => {
    const lessons = [{ topic: 'bidding', heading: { key: 'lesson-bidding' }, points: [] }];
    const taught = (position: number): ToClient => ({ type: 'taught', value: { position, lessons } });
    const told = hear(asked, taught(4));
    expect(told.taught).toEqual({ position: 4, lessons });
    expect(hear(asked, taught(3)).taught).toBeNull();
    expect(hear(told, { type: 'update', value: present(4, []) }).taught).toEqual(told.taught);
    expect(hear(told, { type: 'update', value: present(5, [step(5, 0)]) }).taught).toBeNull();
  });

  it('is told why not, without which of several actions it was', () => {
    const illegal: Phrase = { key: 'refused-illegal' };
    const words: Phrase = { key: 'refused-in-command', arguments: { because: { type: 'phrase', value: illegal } } };
    const refusal: Refusal = { type: 'in-command', value: { action: 'lay g7', because: { type: 'illegal', value: { clause: 'MU.11', words: illegal } } } };
    const { notice } = hear(asked, { type: 'judged', value: { position: 4, allowed: false, refusal, words } });
    expect(notice).toMatchObject({ words: illegal, clause: 'MU.11' });
  });
});

describe('a hint', () => {
  const asked = hear(START, welcome(present(4, [step(4, 1)])));
  const thinking = changed(asked, { type: 'said', message: { type: 'hint', value: { position: 4 } } });
  const hinted = (position: number): ToClient => ({ type: 'hinted', value: { position, hint: { verdict: 'better', named: null, alike: [], reason: [], figures: [] }, words: [{ key: 'hint-even' }] } });

  it('is shown in its position, and dropped in another', () => {
    expect(thinking.thinking).toBe(true);
    expect(hear(thinking, hinted(4))).toMatchObject({ thinking: false, hinted: { position: 4 } });
    expect(hear(thinking, hinted(3)).hinted).toBeNull();
    expect(hear(thinking, hinted(4), { type: 'update', value: present(5, [step(5, 1)]) }).hinted).toBeNull();
  });

  it('is not waited for when the game goes on or the connection is lost', () => {
    expect(hear(thinking, { type: 'update', value: present(5, [step(5, 1)]) }).thinking).toBe(false);
    expect(changed(thinking, { type: 'link', link: 'lost', now: 1 }).thinking).toBe(false);
  });
});

describe('what somebody asks', () => {
  const motion: MotionTold = { number: 3, by: 1, motion: { type: 'pause' }, yes: [1], asked: [0, 1], until: 9000 };
  const state = hear(START, welcome(present(1, [step(1, null)])), { type: 'room', value: { ...ROOM, motion } });
  const decided: ToClient = { type: 'decided', value: { motion: 3, agreement: { type: 'declined', value: 0 } } };

  it('is told how it ended, before or after the room has forgotten it', () => {
    expect(hear(state, decided).decided).toMatchObject({ by: 1, agreement: { type: 'declined', value: 0 } });
    expect(hear(state, { type: 'update', value: present(2, [step(2, 1)]) }, decided).decided?.by).toBe(1);
  });

  it('is not mixed up with something else', () => {
    expect(hear(state, { type: 'decided', value: { motion: 2, agreement: { type: 'silence' } } }).decided).toBeNull();
  });
});

it('a page that is too old says so', () => {
  expect(hear(START, { type: 'denied', value: { key: null, why: { type: 'version', value: 2 }, words: { key: 'denied-version' } } }).link).toBe('outdated');
});
