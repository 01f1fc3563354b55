// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from '../wire/game';
import { partName, pegs } from './pegs';

const point = (at: string | null): Point => ({ words: { key: 'words' }, at });
const shown = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-peg]')].map((one) => `${one.dataset['peg']}:${one.id}`);

describe('the numbers of a lesson', () => {
  let table: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = `
      <div id="table">
        <div class="field"><i id="lies" data-card="k8"></i><i id="led" data-part="led winning"></i><i id="seat" data-part="${partName('seat 2')}"></i></div>
        <div class="tray"><i id="held" data-card="k8"></i></div>
      </div>`;
    table = document.getElementById('table') as HTMLElement;
    // Nothing has a size where nothing is drawn.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    vi.stubGlobal('ResizeObserver', class {
      observe(): void {}
      disconnect(): void {}
    });
  });

  it('stand on parts by name, on own cards before others, and together where they mean the same thing', () => {
    const leave = pegs([point('winning'), point('k8'), point('led')])(table);
    expect(shown()).toEqual(['1 3:led', '2:held']);
    leave?.();
    expect(shown()).toEqual([]);
  });

  it('stand nowhere if there is nothing to stand on, and say which do', () => {
    const found = vi.fn();
    const leave = pegs([point(null), point('seat 2'), point('seat 5')], found)(table);
    expect(shown()).toEqual(['2:seat']);
    expect(found.mock.calls).toEqual([[[1]]]);
    leave?.();
    expect(found).toHaveBeenLastCalledWith([]);
  });

  it('follow what comes and goes', async () => {
    pegs([point('k8')])(table);
    document.getElementById('held')?.remove();
    await Promise.resolve();
    expect(shown()).toEqual(['1:lies']);
  });
});
