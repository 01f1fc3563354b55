// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hinted } from './hinted';

const ringed = (): string[] => [...document.querySelectorAll('[data-hinted]')].map(({ id }) => id);

describe('the ring of a hint', () => {
  let table: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = `
      <div id="table">
        <div class="field"><i id="lies" data-card="k8"></i><button id="space" data-move="lay a 1|lay b 1"></button></div>
        <div class="tray"><i id="held" data-card="k8"></i><i id="other" data-card="r2"></i><button id="pass" data-move="pass"></button><button id="card" data-move="lay a 1|lay a 2"></button></div>
      </div>`;
    table = document.getElementById('table') as HTMLElement;
    // Nothing has a size where nothing is drawn.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  });

  it('is on the own card, not on the one that lies there, and goes with the hint', () => {
    const leave = hinted('play k8')?.(table);
    expect(ringed()).toEqual(['held']);
    leave?.();
    expect(ringed()).toEqual([]);
  });

  it('is on everything that a move is done with', () => {
    hinted('lay a 1')?.(table);
    expect(ringed()).toEqual(['space', 'card']);
  });

  it('is nowhere where nothing is named', () => {
    expect(hinted(null)).toBeUndefined();
    hinted('end')?.(table);
    expect(ringed()).toEqual([]);
  });

  it('follows what comes and goes', async () => {
    hinted('pass')?.(table);
    expect(ringed()).toEqual(['pass']);
    document.getElementById('pass')?.setAttribute('data-move', 'done');
    await Promise.resolve();
    expect(ringed()).toEqual([]);
  });
});
