import { api, Trouble } from '../api';
import { begun, keep } from '../guide/kept';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';

const KEY = 'karata-minutes';

function minutesRead(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Has this browser been shown what one has to know of the game? */
export const knows = (game: string): boolean => minutesRead().includes(game) || api.remembered().some((one) => one.game === game);

export function learn(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...minutesRead(), game])]));
  } catch {
    // A browser that keeps nothing is told again.
  }
}

/** The game that is dealt to who does not say which. */
export const usualGame = (): string => api.remembered()[0]?.game ?? 'mu';

export const ownName = (): string => settings.name.trim() || t('page-guest');

/** Cards being dealt to somebody who clicked, and what went wrong if they were not. */
export class Dealing {
  busy = $state(false);
  trouble = $state('');

  /** With a guide: one hand, in which every kind of decision is explained when it first comes up. */
  async deal(game: string, guided = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await (guided ? dealGuided(game) : deal(game));
    } catch (wrong) {
      this.trouble = told(wrong);
    }
    this.busy = false;
  }
}

/** A table of the usual size with bots, and the person on its first chair. */
async function deal(game: string, wanted: Record<string, string> = {}, topics: readonly string[] = []): Promise<void> {
  const { table } = await api.create({ game, name: ownName(), seat: 0, bots: ['club'], settings: wanted }, settings.language);
  learn(game);
  if (topics.length > 0) keep(table, begun(topics));
  router.go(`/t/${table}`);
}

/** An ordinary table, of one hand where the game has hands; that it is guided is known here alone. */
async function dealGuided(game: string): Promise<void> {
  const told = (await api.games(settings.language)).find(({ name }) => name === game);
  const hands = told?.settings.some(({ key }) => key === 'hands') === true;
  await deal(game, hands ? { hands: '1' } : {}, told?.topics.map(({ topic }) => topic));
}

/** What went wrong, in words. */
export function told(trouble: unknown): string {
  if (trouble instanceof Trouble && trouble.title !== '') return trouble.title;
  return t(trouble instanceof Trouble && trouble.status === 0 ? 'page-offline' : 'page-server');
}
