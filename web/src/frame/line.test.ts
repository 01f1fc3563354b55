import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { START, type TableState } from '../talk/state';
import type { Phrase, Sight } from '../wire/game';
import type { MotionTold, Opened, Room } from '../wire/protocol';
import { Lexicon } from '../words/lexicon';
import { headed, lineOf, type Line, type Voice } from './line';

const words = ['page.en', 'table.en', 'en'].map((name) => readFileSync(`../crates/words/words/${name}.ftl`, 'utf8'));
const lexicon = new Lexicon('en', [...words, 'ask = Play a card. You must follow.\npage-own = Own words\nown = Long words\n']);
const NAMES = ['you', 'Baraka', 'Chausiku'];
const voice = (you: number | null = 0): Voice => ({
  say: (phrase) => lexicon.say(phrase, { names: NAMES, you }),
  text: (key, args) => lexicon.text(key, args),
  has: (key) => lexicon.has(key),
  name: (seat) => NAMES[seat] ?? '',
  title: (seat) => ['You', 'Baraka', 'Chausiku'][seat] ?? '',
});

const here = { type: 'person', value: { type: 'here' } } as const;
const ROOM: Room = {
  chairs: [{ name: 'Neema', holder: here }, { name: 'Baraka', holder: here }, { name: null, holder: { type: 'bot', value: 'club' } }],
  spectators: 0,
  clock: null,
  paused: null,
  motion: null,
  practice: false,
  given_up: false,
  again: [],
  moved: [],
};
type Game = { turn?: Sight['turn']; question?: Phrase[]; outcome?: Sight['outcome'] };
const sight = ({ turn = { type: 'seat', value: 0 }, question = [{ key: 'ask' }], outcome = null }: Game = {}): Sight =>
  ({ turn, question, outcome, choices: [{ action: 'k8', words: { key: 'card-black', arguments: { number: { type: 'number', value: 8 } } } }] }) as unknown as Sight;
const state = (more: Partial<TableState> = {}): TableState => ({ ...START, link: 'open', opened: { sides: [0, 1, 2] } as unknown as Opened, you: 0, room: ROOM, sight: sight(), ...more });
const room = (more: Partial<Room>): Room => ({ ...ROOM, ...more });
const NOW = 100_000;
const line = (known: TableState, { since = NOW, waits = true } = {}): Line => lineOf(known, voice(known.you), { now: NOW, since, waits });
const deeds = (shown: Line): string[] => shown.acts.map(({ deed }) => deed.type);
const sent = { key: 'a', position: 0, actions: ['k8'], text: null };

describe('a lesson', () => {
  const point = (key: string) => ({ words: { key }, at: null });
  const shown = { lesson: { topic: 'own', heading: { key: 'own' }, points: [point('table-paused'), point('table-resume')] }, step: 2, of: 7 };
  const guided = (known: TableState): Line => lineOf(known, voice(known.you), { now: NOW, since: NOW, waits: true, shown });

  it('is the line where the game asks', () => {
    expect(guided(state())).toMatchObject({ tone: 'you', heading: 'Long words', more: [], lesson: { points: ['Paused', 'Go on'], step: 2, of: 7 } });
    expect(line(state()).lesson).toBeNull();
  });

  it('is followed by a word when there is nothing left to explain, and when the game is over', () => {
    const course = (met: number, known: TableState): Line => lineOf(known, voice(known.you), { now: NOW, since: NOW, waits: true, course: { met, of: 7 } });
    expect(course(6, state()).lesson).toBeNull();
    expect(course(7, state()).lesson).toEqual({ points: [], step: 7, of: 7 });
    const over = state({ sight: sight({ turn: { type: 'over' }, outcome: { scores: [9, 4, 0], ranks: [1, 2, 3] } }) });
    expect(course(5, over).closing).toContain('5 of 7');
    expect(course(7, over).closing).toContain('everything');
    expect(deeds(course(5, over))).toEqual(['score', 'back', 'home', 'again']);
    expect(line(over).closing).toBeNull();
    expect(deeds(line(over))).toEqual(['score', 'back', 'again-moved', 'again']);
  });

  it('waits while there is something else to say', () => {
    expect(guided(state({ sight: sight({ turn: { type: 'seat', value: 1 } }) })).lesson).toBeNull();
    expect(guided(state({ notice: { words: { key: 'own' }, clause: null, denial: null } })).lesson).toBeNull();
    expect(guided(state({ thinking: true })).lesson).toBeNull();
    expect(guided(state({ room: room({ paused: NOW }) })).lesson).toBeNull();
  });
});

describe('the line', () => {
  it('asks the reader, the question first and what follows from it below', () => {
    expect(line(state())).toMatchObject({ tone: 'you', heading: 'Play a card', more: ['You must follow.'] });
    expect(line(state({ sight: sight({ question: [{ key: 'own' }] }) })).heading).toBe('Own words');
  });

  it('asks in the words of what is chosen, unless there is something else to say', () => {
    const asks = ['g8 catches b2', 'Left there: r4.'] as const;
    const put = (known: TableState): Line => lineOf(known, voice(known.you), { now: NOW, since: NOW, waits: true, asks });
    expect(put(state())).toMatchObject({ tone: 'you', heading: asks[0], more: [asks[1]] });
    expect(put(state({ notice: { words: { key: 'refused-late' }, clause: null, denial: null } })).heading).not.toBe(asks[0]);
    expect(put(state({ sight: sight({ turn: { type: 'seat', value: 1 } }) })).heading).toBe('Baraka is thinking');
  });

  it('says who thinks, and after 20 s for how long', () => {
    const waiting = state({ sight: sight({ turn: { type: 'seat', value: 1 } }) });
    expect(line(waiting)).toMatchObject({ tone: 'plain', heading: 'Baraka is thinking', more: [], breathing: true });
    expect(line(waiting, { since: NOW - 25_000 }).more).toEqual(['For 25 seconds.']);
  });

  it('offers a bot for somebody who has been away for a minute', () => {
    const away = (since: number): TableState =>
      state({ room: room({ chairs: ROOM.chairs.with(1, { name: 'Baraka', holder: { type: 'person', value: { type: 'away', value: since } } }) }), sight: sight({ turn: { type: 'seat', value: 1 } }) });
    expect(line(away(NOW - 30_000))).toMatchObject({ heading: 'Baraka is away', acts: [] });
    expect(deeds(line(away(NOW - 61_000)))).toEqual(['replace']);
    expect(line({ ...away(NOW - 61_000), you: null }).acts).toEqual([]);
  });

  it('tells a refusal with its clause', () => {
    const notice = { words: { key: 'refused-late' }, clause: 'MU.32', denial: null };
    expect(line(state({ notice }))).toMatchObject({ tone: 'you', clause: 'MU.32', heading: 'The game has gone on since: look again.' });
  });

  it('says what is not sent, and what may have been', () => {
    const lost = state({ link: 'lost', linkSince: NOW - 20_000, pending: sent });
    expect(line(lost)).toMatchObject({ tone: 'trouble', heading: 'Not sent yet: k8' });
    expect(deeds(line(lost))).toEqual(['unsay', 'hurry']);
    expect(line(lost, { waits: false }).heading).toBe('Not confirmed yet: k8');
    expect(deeds(line(lost, { waits: false }))).toEqual(['hurry']);
  });

  it('leaves the buttons of the game to somebody who is asked while the connection is lost', () => {
    const lost = state({ link: 'lost', linkSince: NOW - 20_000 });
    expect(line(lost)).toMatchObject({ tone: 'trouble', heading: 'No connection', acts: [] });
    expect(line(state({ link: 'lost', linkSince: NOW - 500 })).tone).toBe('you');
  });

  it('asks what others ask, and shows who has answered', () => {
    const motion: MotionTold = { number: 1, by: 1, motion: { type: 'take-back', value: { to: null } }, yes: [2], asked: [0, 2], until: NOW + 9000 };
    const asked = line(state({ room: room({ motion }) }));
    expect(asked).toMatchObject({ tone: 'you', heading: 'Baraka asks to take a move back', votes: [{ seat: 0, yes: false }, { seat: 2, yes: true }] });
    expect(deeds(asked)).toEqual(['no', 'yes']);
    const waiting = sight({ turn: { type: 'seat', value: 1 } });
    expect(line(state({ room: room({ motion: { ...motion, yes: [0, 2] } }), sight: waiting }))).toMatchObject({ tone: 'plain', acts: [] });
    const own = room({ motion: { ...motion, by: 0, asked: [1] } });
    expect(line(state({ room: own, sight: waiting })).heading).toBe('You asked to take your move back');
    expect(line(state({ room: own }))).toMatchObject({ heading: 'Play a card', more: ['You asked to take your move back. Silence means no, in 9 seconds.'], votes: [{ seat: 1, yes: false }] });
  });

  it('tells how that ended beside the question', () => {
    const decided = { motion: { type: 'pause' }, by: 0, agreement: { type: 'declined', value: 1 } } as const;
    expect(line(state({ decided })).more[0]).toBe('Baraka does not agree.');
  });

  it('goes on after a pause', () => {
    expect(deeds(line(state({ room: room({ paused: NOW - 1000 }) })))).toEqual(['resume']);
  });

  it('says who won, and asks for more', () => {
    const over = state({ sight: sight({ turn: { type: 'over' }, outcome: { scores: [9, 5, 3], ranks: [1, 2, 3] } }) });
    expect(line(over).heading).toBe('You win with 9 points!');
    expect(deeds(line(over))).toEqual(['score', 'back', 'again-moved', 'again']);
    expect(line({ ...over, room: room({ again: [1] }) }).more).toEqual(['Baraka wants to play again.']);
    expect(line({ ...over, room: room({ again: [1], moved: [1] }) }).more).toEqual(['Baraka wants to play again with other seats.']);
    expect(deeds(line({ ...over, room: room({ again: [0] }) }))).toEqual(['score', 'back']);
    expect(deeds(line({ ...over, next: 'other' }))).toEqual(['score', 'back', 'go']);
    const teams = { ...over, opened: { sides: [0, 1, 0] } as unknown as Opened };
    expect(line({ ...teams, sight: sight({ turn: { type: 'over' }, outcome: { scores: [9, 5, 9], ranks: [1, 2, 1] } }) }).heading).toBe('You and Chausiku win with 9 points');
  });

  it('shows a hint in the place of the question', () => {
    const hinted = { position: 0, hint: { verdict: 'better', named: null, alike: [], reason: [], figures: [] }, words: [{ key: 'ask' }] } as const;
    expect(line(state({ hinted: hinted as unknown as TableState['hinted'] }))).toMatchObject({ tone: 'you', icon: 'hint', heading: 'Play a card' });
  });
});

it('a heading is a whole sentence, with what is quoted in it', () => {
  expect(headed('Lay cards, or pass? Up to 3.')).toEqual(['Lay cards, or pass?', ['Up to 3.']]);
  expect(headed('Baraka plays “Nomad” (“Draw. Then end.”). Let it happen?')).toEqual(['Baraka plays “Nomad” (“Draw. Then end.”)', ['Let it happen?']]);
  expect(headed('Only this.')).toEqual(['Only this', []]);
});
