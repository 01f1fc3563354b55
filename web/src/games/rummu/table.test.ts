// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { showTable } from '../sample';
import Field from './Field.svelte';
import sample from './sight.sample.json';
import Tray from './Tray.svelte';

const show = (changes: object = {}) => showTable({ Field, Tray }, { ...sample, ...changes });
/** The button that is called so. Looking for roles takes seconds in a table of so many cards. */
function button(name: RegExp): HTMLElement {
  const found = [...document.querySelectorAll('button')].filter((one) => name.test(one.getAttribute('aria-label') ?? one.textContent.trim()));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) throw new Error(`${found.length} buttons are called ${name}`);
  return only;
}
const card = (colour: string, number: number): HTMLElement => button(new RegExp(`^page-rummu-card colour-${colour} ${number}`));
const draws = {
  choices: ['draw', 'take'].map((type) => ({ action: { type }, notation: type, words: { key: `move-${type}` }, detail: null, caution: null, amount: null, prospect: null })),
};

describe('the table', () => {
  afterEach(() => {
    cleanup();
    settings.oneTap = false;
  });

  it('lays the cards that are chosen together, and shows them where they would lie', async () => {
    const { play } = show();
    for (const colour of ['blue', 'yellow', 'black']) await fireEvent.click(card(colour, 0));
    expect(document.querySelectorAll('.cmb.ghost .card').length).toBe(3);
    await fireEvent.click(button(/^page-rummu-lay b0 y0 k0/));
    expect(play).toHaveBeenCalledWith([{ type: 'lay', value: ['b0', 'y0', 'k0'] }]);
  });

  it('stands up what goes with the chosen card, and puts a card down again', async () => {
    const { picks } = show();
    await fireEvent.click(card('blue', 0));
    expect([...document.querySelectorAll<HTMLElement>('.hand .can')].map((element) => element.dataset['card'])).toEqual(['y0', 'k0']);
    await fireEvent.click(card('blue', 0));
    expect(picks.list).toEqual([]);
  });

  it('begins anew with a card that goes with nothing chosen, and says why', async () => {
    const { picks, judge } = show();
    await fireEvent.click(card('blue', 0));
    await fireEvent.click(card('green', 9));
    expect(picks.list).toEqual(['g9', 'down b0']);
    expect(button(/^page-rummu-discard g9/).textContent).toContain('page-rummu-put-down b0 g9');
    expect(judge).not.toHaveBeenCalled();
    await fireEvent.click(card('blue', 0));
    await fireEvent.click(card('black', 0));
    await fireEvent.click(card('green', 9));
    expect(judge).toHaveBeenCalledWith([{ type: 'lay', value: ['b0', 'k0', 'g9'] }]);
    expect(picks.list).toEqual(['g9', 'down b0', 'down k0']);
    await fireEvent.click(card('green', 9));
    expect(picks.list).toEqual([]);
  });

  it('offers to add, to swap and to discard where all three can be done', async () => {
    const { play } = show();
    await fireEvent.click(card('green', 7));
    expect(button(/^page-rummu-add g7 1/)).toBeTruthy();
    expect(button(/^page-rummu-discard g7/)).toBeTruthy();
    await fireEvent.click(button(/^page-rummu-swap g7 y7/));
    expect(play).toHaveBeenCalledWith([{ type: 'swap', value: { card: 'g7', at: 0 } }]);
  });

  it('swaps by pressing the combination twice', async () => {
    const swap = sample.choices.filter(({ notation }) => !notation.startsWith('add'));
    const { play, picks } = show({ choices: swap });
    const meld = (): HTMLElement => button(/^page-rummu-meld/);
    await fireEvent.click(meld());
    expect(picks.list).toEqual(['g7', 'at 0']);
    expect(meld().getAttribute('aria-pressed')).toBe('true');
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(meld());
    expect(play).toHaveBeenCalledWith([{ type: 'swap', value: { card: 'g7', at: 0 } }]);
  });

  it('discards a card that can do nothing else', async () => {
    const { play } = show();
    await fireEvent.click(card('green', 9));
    const discard = button(/^page-rummu-discard g9/);
    expect(discard.classList.contains('go')).toBe(true);
    await fireEvent.click(discard);
    expect(play).toHaveBeenCalledWith([{ type: 'discard', value: 'g9' }]);
  });

  it('draws from a pile that is pressed twice, with one tap for whoever wants that', async () => {
    const { play } = show(draws);
    await fireEvent.click(button(/page-rummu-stock/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/page-rummu-stock/));
    expect(play).toHaveBeenCalledWith([{ type: 'draw' }]);
    settings.oneTap = true;
    await fireEvent.click(button(/page-rummu-pile/));
    expect(play).toHaveBeenLastCalledWith([{ type: 'take' }]);
  });

  it('asks why, where no card can be used yet', async () => {
    const { judge } = show(draws);
    expect(card('green', 9).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(card('green', 9));
    expect(judge).toHaveBeenCalledWith([{ type: 'discard', value: 'g9' }]);
  });

  it('takes back a card of a combination', async () => {
    const back = { action: { type: 'take-back', value: { card: 'k7', from: 0 } }, notation: 'back k7 1', words: { key: 'move-back' }, detail: null, caution: null, amount: null, prospect: null };
    const { play } = show({ choices: [back], view: { ...sample.view, open: { ...sample.view.open, own: [] } } });
    await fireEvent.click(card('black', 7));
    expect(document.querySelector('.cmb .taken')?.getAttribute('data-card')).toBe('k7');
    await fireEvent.click(button(/^page-rummu-back k7/));
    expect(play).toHaveBeenCalledWith([{ type: 'take-back', value: { card: 'k7', from: 0 } }]);
  });
});
