import type { Game, NewTable, NewTerms, Setting } from '../../api';

/** What a person has chosen: only what differs from what is usual. */
export type Chosen = Readonly<Record<string, string>>;

/** The value that a setting has unless somebody says otherwise, as text. */
export function plainDefault({ default: value }: Setting): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

const find = (game: Game, key: string): Setting | undefined => game.settings.find((setting) => setting.key === key);

/** The value that a setting has with the presets that are chosen. */
export function usual(game: Game, chosen: Chosen, key: string): string {
  for (const preset of game.settings) {
    const own = preset.presets?.[chosen[preset.key] ?? plainDefault(preset)]?.[key];
    if (own !== undefined) return own;
  }
  const setting = find(game, key);
  return setting === undefined ? '' : plainDefault(setting);
}

export const valueOf = (game: Game, chosen: Chosen, key: string): string => chosen[key] ?? usual(game, chosen, key);

/** What is chosen after a setting was changed: what is as usual is not chosen. Another preset starts from its own values. */
export function choose(game: Game, chosen: Chosen, key: string, value: string): Chosen {
  const setting = find(game, key);
  const set = setting?.presets?.[value];
  const kept = Object.entries(chosen).filter(([other]) => other !== key && (set === undefined || !(other in set)));
  const others = Object.fromEntries(kept);
  return value === usual(game, others, key) ? others : { ...others, [key]: value };
}

/** The settings that were changed; a preset is a choice, not a change. */
export const changes = (game: Game, chosen: Chosen): string[] => Object.keys(chosen).filter((key) => find(game, key)?.kind !== 'preset');

/** Settings to show at once, and those to show on demand. What has only one answer is not asked. */
export function divided(game: Game, shown: number): { presets: Setting[]; first: Setting[]; more: Setting[] } {
  const asked = game.settings.filter(({ kind, options }) => kind !== 'one-of' || (options?.length ?? 0) > 1);
  const plain = asked.filter(({ kind }) => kind !== 'preset' && kind !== 'text');
  const texts = asked.filter(({ kind }) => kind === 'text');
  return { presets: asked.filter(({ kind }) => kind === 'preset'), first: plain.slice(0, shown), more: [...plain.slice(shown), ...texts] };
}

/** What the words of the server say in short, if the page has none of its own: up to the first pause. */
export function shortened(words: string): string {
  const [first = words] = words.split(/\u00a0?: | \(| – |\u202f?; |, /);
  return first.charAt(0).toLocaleUpperCase() + first.slice(1);
}

/** How far a step of a number goes. */
export const stepOf = (max: number): number => (max >= 1000 ? 50 : max > 150 ? 10 : 1);

export function stepped(value: string, by: number, min: number, max: number): string {
  const number = Number.parseInt(value, 10);
  const from = Number.isNaN(number) ? min : number;
  // Steps of ten go to round numbers.
  const next = by === 0 || Math.abs(by) === 1 || from % by === 0 ? from + by : by > 0 ? Math.ceil(from / by) * by : Math.floor(from / -by) * -by;
  return String(Math.min(max, Math.max(min, next)));
}

export type Clock = { kind: 'none' | 'move' | 'game'; move: number; game: number; increment: number };

/** The terms of a table; times are in milliseconds there. */
export function termsOf(clock: Clock, switches: Pick<NewTerms, 'memory' | 'hints' | 'take_backs' | 'open' | 'listed'>): NewTerms {
  const terms: NewTerms = { ...switches, listed: switches.open === true && switches.listed === true };
  if (clock.kind === 'move') return { ...terms, time_per_move: clock.move * 1000 };
  if (clock.kind === 'game') return { ...terms, time_per_game: clock.game * 60_000, increment: clock.increment * 1000 };
  return terms;
}

/** What is asked of the server. `bots` has a level for every chair, the person's included. */
export function tableOf(game: Game, name: string, bots: readonly string[], chosen: Chosen, terms: NewTerms): NewTable {
  const [first = 'club'] = bots.slice(1);
  const alike = bots.slice(1).every((level) => level === first);
  return { game: game.name, name, seat: 0, seats: bots.length, bots: alike ? [first] : [...bots], settings: { ...chosen }, terms };
}
