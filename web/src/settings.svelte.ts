import type { Language } from './words/lexicon';

export type Theme = 'system' | 'light' | 'dark';

type Kept = {
  language: Language | null;
  theme: Theme;
  /** The first tap plays, without a second one. */
  oneTap: boolean;
  sound: boolean;
  /** Answers that are the only one are given by themselves. */
  forced: boolean;
  /** The memory aid, where the table allows it. */
  memory: boolean;
  name: string;
};

const KEY = 'karata-settings';
const USUAL: Kept = { language: null, theme: 'system', oneTap: false, sound: false, forced: false, memory: false, name: '' };

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

/** What this person wants, kept in this browser. */
class Settings {
  private current: Kept = $state(kept());

  get language(): Language {
    const asked = new URLSearchParams(location.search).get('lang');
    if (this.current.language === null && (asked === 'en' || asked === 'fr')) return asked;
    return this.current.language ?? (navigator.languages.find((tag) => /^(en|fr)\b/.test(tag))?.startsWith('fr') ? 'fr' : 'en');
  }

  set language(language: Language) {
    this.change({ language });
  }

  get theme(): Theme {
    return this.current.theme;
  }

  set theme(theme: Theme) {
    this.change({ theme });
  }

  get oneTap(): boolean {
    return this.current.oneTap;
  }

  set oneTap(oneTap: boolean) {
    this.change({ oneTap });
  }

  get sound(): boolean {
    return this.current.sound;
  }

  set sound(sound: boolean) {
    this.change({ sound });
  }

  get forced(): boolean {
    return this.current.forced;
  }

  set forced(forced: boolean) {
    this.change({ forced });
  }

  get memory(): boolean {
    return this.current.memory;
  }

  set memory(memory: boolean) {
    this.change({ memory });
  }

  get name(): string {
    return this.current.name;
  }

  set name(name: string) {
    this.change({ name });
  }

  private change(change: Partial<Kept>): void {
    this.current = { ...this.current, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.current));
    } catch {
      // A browser that keeps nothing: it holds until the page is left.
    }
  }
}

export const settings = new Settings();
