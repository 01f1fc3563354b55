// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Scene } from '../../talk/table.svelte';
import { Picks } from '../picks.svelte';
import Field from './Field.svelte';
import Tray from './Tray.svelte';

const offer = (type: string, value?: string, more: object = {}): object => ({
  action: value === undefined ? { type } : { type, value },
  notation: `${type} ${value ?? ''}`,
  words: { key: 'move' },
  detail: null,
  caution: null,
  prospect: null,
  ...more,
});

const NAMES = ['you', 'Baraka', 'Chausiku'];
type Given = { open?: object; act?: object; digest?: object; choices?: object[]; asked?: boolean; sent?: object[]; memory?: object; steps?: number; told?: object[] };

function sceneOf({ open, act, digest, choices = [], asked = true, sent = [], memory, steps = 9, told = [] }: Given, acts: object): Scene {
  return {
    sight: {
      steps,
      turn: { type: 'seat', value: 0 },
      choices,
      outcome: null,
      view: {
        open: { turn: 0, frame: { type: 'turning' }, down: ['a1', 'c7'], turned: [{ space: 'b2', card: 'y4' }], marked: [{ space: 'd3', card: 'g9' }], marker: 2, piles: [2, 0, 5], idle: 0, in_hand: null, ...open },
        last: { deed: { act: act ?? { type: 'turned', value: { by: 0, space: 'b2', card: 'y4', sum: 4, upshot: 'goes-on' } } }, own: null },
        memory: memory ?? null,
      },
      digest: { turned: { cards: 1, sum: 4 }, marked: { by: 2, cards: { cards: 1, sum: 9 }, rivals: [0] }, next: null, stop: { type: 'barred', value: 'not-beaten' }, leaders: [2], turns_left: 30, ...digest },
    },
    you: 0,
    seats: 3,
    asked,
    sent,
    told,
    say: ({ key, arguments: args = {} }: { key: string; arguments?: Record<string, { value: unknown }> }) => [key, ...Object.values(args).map(({ value }) => (typeof value === 'object' ? '' : String(value)))].join(' '),
    text: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
    name: (seat: number) => NAMES[seat],
    title: (seat: number) => (NAMES[seat] ?? '').replace(/^./, (letter) => letter.toUpperCase()),
    ...acts,
  } as unknown as Scene;
}

function show(given: Given = {}) {
  const acts = { play: vi.fn(), judge: vi.fn() };
  const picks = new Picks();
  const scene = sceneOf(given, acts);
  const field = render(Field, { scene, picks });
  render(Tray, { scene, picks });
  return { ...acts, picks, again: (next: Given) => field.rerender({ scene: sceneOf(next, acts), picks }) };
}

// Sixty buttons are looked through by their names, not by what each of them is to a reader: that takes jsdom seconds.
function found(within: string, words: RegExp, said: (button: HTMLElement) => string | null): HTMLElement {
  const button = [...document.querySelectorAll<HTMLElement>(`${within} button`)].find((one) => words.test(said(one) ?? ''));
  if (button === undefined) throw new Error(`there is no ${words}`);
  return button;
}
const space = (name: string): HTMLElement => found('.layout', new RegExp(`^page-cal-\\w+ ${name.toUpperCase()}\\b`), (button) => button.getAttribute('aria-label'));
const button = (name: RegExp): HTMLElement => found('.acts', name, (one) => one.textContent);

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width'), media: query, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.oneTap = false;
});

describe('the table of Calcory', () => {
  it('has sixty spaces by their names, and pegs on what is marked', () => {
    show();
    expect(document.querySelectorAll('.layout .space').length).toBe(60);
    expect(space('a1').classList.contains('down')).toBe(true);
    expect(space('c4').classList.contains('empty')).toBe(true);
    expect(space('d3').querySelector('.peg')?.textContent).toBe('C');
    expect(space('b2').classList.contains('yours')).toBe(true);
    expect(space('b2').querySelector('.peg')).toBeNull();
  });

  it('lifts with the first tap and turns up with the second, and the button names the space', async () => {
    const { play, picks } = show({ choices: [offer('turn', 'a1'), offer('turn', 'c7'), offer('give-up')] });
    await fireEvent.click(space('c7'));
    expect(picks.list).toEqual(['c7']);
    expect(space('c7').getAttribute('aria-pressed')).toBe('true');
    expect(button(/page-cal-turn-up C7/).classList.contains('go')).toBe(true);
    await fireEvent.click(space('c7'));
    expect(play).toHaveBeenCalledWith([{ type: 'turn', value: 'c7' }]);
  });

  it('turns up at once where somebody wants that', async () => {
    settings.oneTap = true;
    const { play } = show({ choices: [offer('turn', 'a1')] });
    await fireEvent.click(space('a1'));
    expect(play).toHaveBeenCalledWith([{ type: 'turn', value: 'a1' }]);
  });

  it('asks why a marked card cannot be turned up', async () => {
    const { play, judge } = show({ choices: [offer('turn', 'a1')] });
    expect(space('d3').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(space('d3'));
    expect(judge).toHaveBeenCalledWith([{ type: 'turn', value: 'd3' }]);
    expect(play).not.toHaveBeenCalled();
  });

  it('stops and gives up by buttons that say so', async () => {
    const { play } = show({ choices: [offer('turn', 'a1'), offer('stop'), offer('give-up')], digest: { stop: { type: 'allowed' } } });
    await fireEvent.click(button(/page-cal-stop 4/));
    await fireEvent.click(button(/page-cal-give-up/));
    expect(play.mock.calls).toEqual([[[{ type: 'stop' }]], [[{ type: 'give-up' }]]]);
  });

  it('says why nobody can stop yet, and asks when it is pressed', async () => {
    const { judge } = show({ choices: [offer('turn', 'a1'), offer('give-up')] });
    const stop = button(/page-cal-stop 4/);
    expect(stop.getAttribute('aria-disabled')).toBe('true');
    expect(stop.textContent).toContain('page-cal-stop-beat 9');
    await fireEvent.click(stop);
    expect(judge).toHaveBeenCalledWith([{ type: 'stop' }]);
  });

  it('lays back a card that is tapped where it lies', async () => {
    const { play } = show({ open: { frame: { type: 'returning' } }, choices: [offer('return', 'y4', { detail: { key: 'return-wins' } })], digest: { stop: null } });
    await fireEvent.click(space('b2'));
    const lay = button(/page-cal-lay-back/);
    expect(lay.textContent).toContain('return-wins');
    await fireEvent.click(lay);
    expect(play).toHaveBeenCalledWith([{ type: 'return', value: 'y4' }]);
  });

  it('shows the card in the hand where it would lie', async () => {
    show({ open: { frame: { type: 'placing' }, in_hand: 'k3', turned: [] }, choices: [offer('on', 'c4')], digest: { stop: null } });
    await fireEvent.click(space('c4'));
    expect(space('c4').querySelector('[data-card]')?.getAttribute('data-card')).toBe('k3');
    expect(button(/page-cal-lay-on C4/)).toBeTruthy();
  });

  it('does not name the card that was turned back last, unless the memory aid does', async () => {
    const known = offer('turn', 'a1', { detail: { key: 'turn-makes' } });
    show({ choices: [known] });
    await fireEvent.click(space('a1'));
    expect(button(/page-cal-turn-up A1/).textContent).not.toContain('turn-makes');
    cleanup();
    show({ choices: [known], memory: { seen: [{ space: 'a1', card: 'r9' }], laid: [], taken: [] } });
    await fireEvent.click(space('a1'));
    expect(button(/page-cal-turn-up A1/).textContent).toContain('turn-makes');
    expect(space('a1').querySelector('.guess [data-card="r9"]')).not.toBeNull();
  });

  it('leaves no trace of a card that was turned back', async () => {
    vi.useFakeTimers();
    const { again } = show();
    const deed = { act: { type: 'turned', value: { by: 0, space: 'c7', card: 'k9', sum: 17, upshot: 'too-much' } }, skipped: [], ended: null };
    const told = [{ seq: 10, at: 0, what: { type: 'step', value: { by: 0, story: [{ key: 'story-turned k9' }], seen: [{ deed, own: null }] } } }];
    await again({ steps: 10, told, act: deed.act, open: { turn: 1, turned: [], down: ['a1', 'b2', 'c7'] }, asked: false });
    const field = document.querySelector('.calcory');
    expect(['y4', 'k9'].map((card) => field?.querySelectorAll(`[data-card="${card}"]`).length)).toEqual([1, 1]);
    expect(field?.textContent).toContain('story-turned k9');
    await vi.advanceTimersByTimeAsync(2000);
    expect(field?.innerHTML).not.toMatch(/y4|k9/);
    expect(space('c7').className).toBe(space('a1').className);
    vi.useRealTimers();
  });
});
