// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Scene } from '../../talk/table.svelte';
import type { Held, Open } from '../../wire/asante';
import type { Phrase, Value } from '../../wire/game';
import { Picks } from '../picks.svelte';
import type { Offer } from './choosing';
import Board from './Board.svelte';
import { asAsante } from './asante';
import { GLOSSARY, held, HHE, KEEPER, NOMAD, offer, OKAPI, OPEN, PACKAGES, POTTERY } from './sample';
import { hemOf, table, teethOf } from './table';
import Tray from './Tray.svelte';

const said = (value: Value | undefined): string => (value?.type === 'text' ? value.value : value?.type === 'phrase' ? say(value.value) : value?.type === 'list' ? value.value.map(said).join(' ') : value === undefined ? '' : String(value.value));
const say = ({ key, arguments: args = {} }: Phrase): string => (key === 'effect-plain' ? said(args['what']) : [key, ...Object.values(args).map(said)].join(' '));

const HAND: Held[] = [
  held(HHE, ['buy', 4, null], ['sell', 11, { type: 'not-on-stand', value: 'E' }]),
  held(PACKAGES, ['buy', 3, null], ['sell', 7, null]),
  held(POTTERY, ['lay', null, null]),
  held(NOMAD, ['play', null, { type: 'other-stand-empty' }]),
];

const TURN: Offer[] = [
  offer({ type: 'draw' }),
  offer({ type: 'buy', value: { card: HHE, ware: null } }, { gold: -4, gained: 'HHE' }),
  offer({ type: 'buy', value: { card: PACKAGES, ware: 'salt' } }, { gold: -3, gained: 'AA' }),
  offer({ type: 'buy', value: { card: PACKAGES, ware: 'tea' } }, { gold: -3, gained: 'EE' }),
  offer({ type: 'lay', value: { card: POTTERY, slot: 0 } }, { receiver: 1 }),
  offer({ type: 'lay', value: { card: POTTERY, slot: 1 } }, { receiver: 1 }),
  offer({ type: 'end' }, { gold: 1, ending: 'turn' }),
];

function scene(choices: Offer[], open: Partial<Open> = {}, hand = HAND): { scene: Scene; play: ReturnType<typeof vi.fn>; judge: ReturnType<typeof vi.fn> } {
  const acts = { play: vi.fn(), judge: vi.fn() };
  const digest = { goal: 60, missing: [33, 32], free: [3, 5], bonus: 1, last_turn: null, in_play: [], in_use: null, drawing: null, hand, artifacts: [null, null, null], places: [] };
  const made = {
    sight: { turn: { type: 'seat', value: 0 }, choices, view: { open: { ...OPEN, ...open } }, digest, outcome: null, picture: { rows: [] } },
    glossary: GLOSSARY,
    you: 0,
    seats: 2,
    asked: true,
    sent: [],
    told: [],
    say,
    text: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
    name: (seat: number) => `seat${seat}`,
    title: (seat: number) => `Seat${seat}`,
    ...acts,
  } as unknown as Scene;
  return { scene: made, ...acts };
}

function show(choices: Offer[], open: Partial<Open> = {}, hand = HAND) {
  const made = scene(choices, open, hand);
  const picks = new Picks();
  render(Tray, { scene: made.scene, picks });
  return { ...made, picks };
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const shown = (name: RegExp): boolean => screen.queryByRole('button', { name }) !== null;

describe('the tray', () => {
  afterEach(() => {
    cleanup();
    settings.oneTap = false;
  });

  it('buys with two taps on the price', async () => {
    const { play, picks } = show(TURN);
    await fireEvent.click(button(/buy-label hhe 4/));
    expect(picks.list).toEqual([`buy ${HHE}`]);
    expect(play).not.toHaveBeenCalled();
    expect(shown(/page-go-buy 4/)).toBe(true);
    await fireEvent.click(button(/buy-label hhe 4/));
    expect(play).toHaveBeenCalledWith([TURN[1]?.action]);
  });

  it('buys with one tap for whoever wants that', async () => {
    settings.oneTap = true;
    const { play } = show(TURN);
    await fireEvent.click(button(/buy-label hhe 4/));
    expect(play).toHaveBeenCalledWith([TURN[1]?.action]);
  });

  it('keeps a price readable that cannot be used, says what is missing, and asks why', async () => {
    const { play, judge } = show(TURN);
    const sell = button(/sell-label hhe 11, not-on-stand/);
    expect(sell.getAttribute('aria-disabled')).toBe('true');
    expect(sell.textContent).toContain('11');
    await fireEvent.click(sell);
    expect(judge).toHaveBeenCalledWith([{ type: 'sell', value: { card: HHE, ware: null } }]);
    expect(play).not.toHaveBeenCalled();
  });

  it('asks for the ware of a package before it is bought', async () => {
    const { play } = show(TURN);
    await fireEvent.click(button(/buy-label packages/));
    expect(button(/page-choose-ware/).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button(/page-ware-key ware-tea/));
    await fireEvent.click(button(/page-go-buy 3/));
    expect(play).toHaveBeenCalledWith([TURN[3]?.action]);
  });

  it('ends the turn, and says what that brings', async () => {
    const { play } = show(TURN);
    await fireEvent.click(button(/page-end-turn.*page-end-gold 1/));
    expect(play).toHaveBeenCalledWith([{ type: 'end' }]);
  });

  it('tells the text of a card that cannot be played, and why not', async () => {
    const { judge, picks } = show(TURN);
    await fireEvent.click(button(/nomad/));
    expect(picks.list).toEqual([`about card ${NOMAD}`]);
    expect(judge).toHaveBeenCalledWith([{ type: 'play', value: NOMAD }]);
    expect(screen.getByText(/certain-partly/)).toBeTruthy();
  });

  it('always offers both answers to a card that is played', async () => {
    const happen = offer({ type: 'let' });
    const react: Partial<Open> = { active: 1, frames: [{ type: 'turn' }, { type: 'react', value: { card: OKAPI } }] };
    const { play } = show([happen], react);
    expect(button(/page-cancel.*page-cancel-none/).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button(/page-cancel.*page-cancel-none/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/page-let/));
    expect(play).toHaveBeenCalledWith([{ type: 'let' }]);
    cleanup();
    const cancel = offer({ type: 'cancel', value: KEEPER });
    const second = show([happen, cancel], react);
    await fireEvent.click(button(/page-cancel.*keeper/));
    expect(second.play).toHaveBeenCalledWith([cancel.action]);
  });

  it('takes wares one by one, and closes what cannot be added', async () => {
    const take = ['TT', 'TH'].map((value) => offer({ type: 'take', value }));
    const { play } = show(take, { frames: [{ type: 'turn' }, { type: 'wares', value: { by: 0, count: 2, alike: false } }] });
    expect(button(/page-ware-key ware-salt/).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button(/page-ware-key ware-trinkets/));
    await fireEvent.click(button(/page-ware-key ware-hides/));
    await fireEvent.click(button(/^do-take$/i));
    expect(play).toHaveBeenCalledWith([{ type: 'take', value: 'TH' }]);
  });

  it('discards a whole card where one is asked for, ware cards too', async () => {
    const drops = [HHE, NOMAD].map((card) => offer({ type: 'drop', value: card }));
    const { play } = show(drops, { frames: [{ type: 'turn' }, { type: 'discards', value: { by: 0, left: 1 } }] });
    await fireEvent.click(button(/hhe/));
    await fireEvent.click(button(/^do-drop$/i));
    expect(play).toHaveBeenCalledWith([{ type: 'drop', value: HHE }]);
  });
});

describe('the board', () => {
  afterEach(cleanup);

  it('lays an artifact into the slot that is pointed at, and says who receives the place opposite', async () => {
    const made = scene(TURN);
    const picks = new Picks();
    picks.only(`lay ${POTTERY}`);
    render(Board, { scene: asAsante(made.scene), picks });
    expect(screen.getAllByText(/page-goes-to/)).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: /page-slot-lay/ });
    if (first !== undefined) await fireEvent.click(first);
    expect(picks.list).toEqual([`lay ${POTTERY}`, 'own 0']);
    expect(screen.getAllByText(/page-goes-to/)).toHaveLength(1);
  });

  it('shows the first letter of a card that is not drawn', () => {
    const made = scene(TURN, { artifacts: [[{ card: OKAPI, used: false }, null, null], [null, null, null]] });
    const { container } = render(Board, { scene: asAsante(made.scene), picks: new Picks() });
    expect(container.querySelector('.print text')?.textContent).toBe('O');
  });
});

describe('the hem', () => {
  it('counts the gold of both to the goal', () => {
    expect(teethOf(4, 1, 3)).toEqual(['you', 'them', 'them', 'open']);
    expect(teethOf(2, 5, 0)).toEqual(['you', 'you']);
    const { teeth } = hemOf(asAsante(scene(TURN).scene));
    expect([teeth.length, teeth.filter((tooth) => tooth === 'you').length, teeth.filter((tooth) => tooth === 'them').length]).toEqual([60, 27, 1]);
  });

  it('has diamonds before the question for the actions of whoever reads', () => {
    expect(table.pips?.(scene(TURN).scene)?.count).toBe(5);
    expect(table.pips?.(scene(TURN, { active: 1 }).scene)).toBeNull();
  });
});
