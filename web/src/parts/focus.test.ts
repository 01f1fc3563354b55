// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { keepsFocus } from './focus';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const button = (index: number): HTMLButtonElement => Object.assign(document.createElement('button'), { tabIndex: index });

describe('focus', () => {
  afterEach(() => document.body.replaceChildren());

  function area(): { area: HTMLElement; first: HTMLButtonElement; second: HTMLButtonElement; stop: () => void } {
    const element = document.createElement('div');
    const [first, second] = [button(-1), button(0)];
    element.append(first, second);
    document.body.append(element);
    const stop = keepsFocus()(element);
    return { area: element, first, second, stop: () => stop?.() };
  }

  it('goes to what Tab would reach when its element is gone', async () => {
    const { first, second, stop } = area();
    first.focus();
    first.remove();
    await soon();
    expect(document.activeElement).toBe(second);
    stop();
  });

  it('waits for the next thing where nothing is left', async () => {
    const { area: element, first, second, stop } = area();
    first.focus();
    first.remove();
    second.remove();
    await soon();
    const dealt = button(0);
    element.append(dealt);
    await soon();
    expect(document.activeElement).toBe(dealt);
    stop();
  });

  it('does not come back once it was given up', async () => {
    const { first, stop } = area();
    first.focus();
    first.blur();
    await soon();
    first.remove();
    await soon();
    expect(document.activeElement).toBe(document.body);
    stop();
  });
});
