import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Scene } from '../../talk/table.svelte';
import type { Phrase, Value } from '../../wire/game';
import { Picks } from '../picks.svelte';
import Field from './Field.svelte';
import sample from './sight.sample.json';
import Tray from './Tray.svelte';

const spoken = (value: Value): string => {
  if (value.type === 'list') return value.value.map(spoken).join(' ');
  return value.type === 'phrase' || value.type === 'notation' ? said(value.value) : String(value.value);
};
const said = ({ key, arguments: args = {} }: Phrase): string => [key, ...Object.values(args).map(spoken)].join(' ');

function show(changes: object = {}) {
  const acts = { play: vi.fn(), judge: vi.fn() };
  const scene = {
    sight: { ...sample, ...changes },
    you: 0,
    seats: 4,
    sides: [0, 1, 0, 1],
    asked: true,
    sent: [],
    told: [],
    say: said,
    text: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
    name: (seat: number) => `p${seat}`,
    title: (seat: number) => `P${seat}`,
    ...acts,
  } as unknown as Scene;
  const picks = new Picks();
  render(Field, { scene, picks });
  render(Tray, { scene, picks });
  return { ...acts, picks };
}
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('a turn', () => {
  afterEach(() => {
    cleanup();
    settings.oneTap = false;
  });

  it('shows every card with its number of ways', () => {
    show();
    expect(button(/colour-blue 4/).getAttribute('aria-label')).toContain('page-ways 3');
    expect(button(/colour-green 7/).getAttribute('aria-label')).toContain('page-ways 2');
  });

  it('opens the ways of a card, with nothing switched on and nothing to do yet', async () => {
    const { play } = show();
    await fireEvent.click(button(/colour-blue 4/));
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await fireEvent.click(button(/page-choose-catch/));
    expect(play).not.toHaveBeenCalled();
  });

  it('catches what is switched on, all ways in one command', async () => {
    const { play } = show();
    await fireEvent.click(button(/colour-blue 4/));
    await fireEvent.click(button(/b2 \+ .*y2$/));
    await fireEvent.click(button(/^move r4$/));
    await fireEvent.click(button(/page-catch 4/));
    expect(play).toHaveBeenCalledWith([{ type: 'play', value: { card: 'b4', ways: ['add', 'pair'] } }]);
  });

  it('closes a switch that has become impossible, and says why', async () => {
    show();
    await fireEvent.click(button(/colour-blue 4/));
    await fireEvent.click(button(/^move r4$/));
    const closed = button(/r4 \+ move b9 page-used r4 way-name-pair/);
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(closed);
    expect(closed.classList.contains('on')).toBe(false);
  });

  it('rings what is caught, with the way', async () => {
    show();
    await fireEvent.click(button(/colour-blue 4/));
    await fireEvent.click(button(/^move r4$/));
    expect(screen.getByRole('img', { name: /colour-red 4, way-by-pair$/ }).classList.contains('win')).toBe(true);
  });

  it('asks why a card that can catch is not released', async () => {
    const { judge, play } = show();
    await fireEvent.click(button(/colour-green 7/));
    await fireEvent.click(button(/page-release-short/));
    expect(judge).toHaveBeenCalledWith([{ type: 'release', value: 'g7' }]);
    expect(play).not.toHaveBeenCalled();
  });

  it('releases with the second tap what can catch nothing, or with the first for whoever wants that', async () => {
    const release = { choices: [{ action: { type: 'release', value: 'g7' }, notation: 'release g7', words: { key: 'move' }, detail: null, caution: null, prospect: null }] };
    const { play } = show(release);
    await fireEvent.click(button(/colour-green 7/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/colour-green 7/));
    expect(play).toHaveBeenCalledWith([{ type: 'release', value: 'g7' }]);
    cleanup();
    settings.oneTap = true;
    const quick = show(release);
    await fireEvent.click(button(/colour-green 7/));
    expect(quick.play).toHaveBeenCalledTimes(1);
  });
});
