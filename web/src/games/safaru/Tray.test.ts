// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { showTable } from '../sample';
import Field from './Field.svelte';
import sample from './sight.sample.json';
import Tray from './Tray.svelte';

const show = (changes: object = {}) => showTable({ Field, Tray }, { ...sample, ...changes });
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('a turn', () => {
  afterEach(() => {
    cleanup();
    settings.oneTap = false;
  });

  it('tells of every card its number of ways, and shows it where there is a choice', () => {
    show();
    expect(button(/colour-blue 4/).getAttribute('aria-label')).toContain('page-ways 3');
    expect(button(/colour-green 7/).getAttribute('aria-label')).toContain('page-ways 2');
    const shown = (): (string | null)[] => [...document.querySelectorAll('.hand .tag')].map((tag) => tag.textContent);
    expect(shown()).toContain('page-ways 3');
    expect(shown()).not.toContain('page-ways 1');
    cleanup();
    show({ digest: { ...sample.digest, hand: sample.digest.hand.map((held) => ({ ...held, ways: [] })) } });
    expect(shown()).toEqual([]);
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
