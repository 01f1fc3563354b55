import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { Scene } from '../talk/table.svelte';
import type { Phrase, Value } from '../wire/game';
import type { GameTable } from './contract';
import { Picks } from './picks.svelte';

const spoken = (value: Value): string => {
  if (value.type === 'list') return value.value.map(spoken).join(' ');
  return value.type === 'phrase' || value.type === 'notation' ? said(value.value) : String(value.value);
};

/** What a phrase says where no words are loaded: its key, and everything that goes into it. */
export const said = ({ key, arguments: args = {} }: Phrase): string => [key, ...Object.values(args).map(spoken)].join(' ');

/** Field and tray as the first of four sees them, who is asked; with what is chosen, and what was asked of the table. */
export function showTable({ Field, Tray }: Pick<GameTable, 'Field' | 'Tray'>, sight: object) {
  const acts = { play: vi.fn(), judge: vi.fn() };
  const scene = {
    sight,
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
