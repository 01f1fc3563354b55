// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Scene } from '../../talk/table.svelte';
import { Picks } from '../picks.svelte';
import Tray from './Tray.svelte';

const play = (card: string): object => ({ action: { type: 'play', value: card }, notation: `play ${card}`, words: { key: 'move-play' }, detail: null, caution: null, prospect: null });
const lay = (card: string): object => ({ action: { type: 'lay', value: card }, notation: `lay ${card}`, words: { key: 'move-lay' }, detail: null, caution: null, prospect: null });
const pass = { action: { type: 'pass' }, notation: 'pass', words: { key: 'move-pass' }, detail: null, caution: null, prospect: null };

function show(frame: string, own: string[], laid: string[], choices: object[], limit = 0) {
  const acts = { play: vi.fn(), judge: vi.fn() };
  const open = { frame, own, laid: [laid, [], [], []], dealer: 1, auction: { limit }, contract: { chief: 1, vice: null, partner: null, trumps: { chief: null, vice: null } } };
  const scene = {
    sight: { turn: { type: 'seat', value: 0 }, choices, view: { open }, digest: { stakes: null } },
    you: 0,
    seats: 4,
    asked: true,
    sent: [],
    told: [],
    say: ({ key, arguments: args = {} }: { key: string; arguments?: Record<string, { value: unknown }> }) =>
      key === 'page-mu-card' ? `${String((args['colour']?.value as { key: string }).key)} ${String(args['number']?.value)}` : key,
    text: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
    name: () => '',
    ...acts,
  } as unknown as Scene;
  const picks = new Picks();
  render(Tray, { scene, picks });
  return { ...acts, picks };
}
const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the tray', () => {
  afterEach(() => {
    cleanup();
    settings.oneTap = false;
  });

  it('lifts with the first tap and plays with the second', async () => {
    const { play: played, picks } = show('playing', ['r2', 'r5', 'k1'], [], [play('r2'), play('r5')]);
    await fireEvent.click(card(/red 5/));
    expect(picks.list).toEqual(['r5']);
    expect(played).not.toHaveBeenCalled();
    await fireEvent.click(card(/red 5/));
    expect(played).toHaveBeenCalledWith([{ type: 'play', value: 'r5' }]);
  });

  it('plays with one tap for whoever wants that', async () => {
    settings.oneTap = true;
    const { play: played } = show('playing', ['r2', 'r5'], [], [play('r2'), play('r5')]);
    await fireEvent.click(card(/red 2/));
    expect(played).toHaveBeenCalledWith([{ type: 'play', value: 'r2' }]);
  });

  it('asks why, where a card cannot be played', async () => {
    const { play: played, judge } = show('playing', ['r2', 'k1'], [], [play('r2')]);
    expect(card(/black 1/).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(card(/black 1/));
    expect(judge).toHaveBeenCalledWith([{ type: 'play', value: 'k1' }]);
    expect(played).not.toHaveBeenCalled();
  });

  it('has the only card lifted already', async () => {
    const { play: played } = show('playing', ['r2', 'k1'], [], [play('r2')]);
    expect(card(/red 2/).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(card(/^page-mu-play$/));
    expect(played).toHaveBeenCalledWith([{ type: 'play', value: 'r2' }]);
  });

  it('lays the cards of a bid together, and none that lies already', async () => {
    const { play: played, judge } = show('bidding', ['r8', 'k8', 'k9'], ['b1'], [pass, lay('r8'), lay('k8'), lay('k9')], 4);
    await fireEvent.click(card(/blue 1/));
    expect(judge).toHaveBeenCalledWith([{ type: 'lay', value: 'b1' }]);
    await fireEvent.click(card(/red 8/));
    await fireEvent.click(card(/black 8/));
    await fireEvent.click(card(/^page-mu-lay 2$/));
    expect(played).toHaveBeenCalledWith([{ type: 'lay', value: 'r8' }, { type: 'lay', value: 'k8' }, { type: 'done' }]);
  });

  it('asks why, where one card more is too many', async () => {
    const { judge, picks } = show('bidding', ['r8', 'k8', 'k9'], [], [pass, lay('r8'), lay('k8'), lay('k9')], 2);
    for (const name of [/red 8/, /black 8/, /black 9/]) await fireEvent.click(card(name));
    expect(picks.list).toEqual(['r8', 'k8']);
    expect(judge).toHaveBeenCalledWith(['r8', 'k8', 'k9'].map((value) => ({ type: 'lay', value })));
  });
});
