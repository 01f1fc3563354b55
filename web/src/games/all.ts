import type { GameTable } from './contract';

/** The tables that are drawn; every other game is shown as its own picture says. */
const DRAWN: Record<string, () => Promise<{ table: GameTable }>> = {
  mu: () => import('./mu/table'),
  calcory: () => import('./calcory/table'),
  serengeti: () => import('./serengeti/table'),
  rummu: () => import('./rummu/table'),
  safaru: () => import('./safaru/table'),
};

export async function tableOf(game: string): Promise<GameTable> {
  const load = DRAWN[game];
  return load === undefined ? (await import('./plain/table')).plainTable(game) : (await load()).table;
}

/** The dye of every game's field. */
export const GAMES = ['mu', 'serengeti', 'rummu', 'calcory', 'safaru', 'asante'] as const;
