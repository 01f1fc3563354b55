import { settings } from '../settings.svelte';
import type { Phrase } from '../wire/game';
import { Lexicon, NOBODY } from './lexicon';
import { pageWords } from './page';

/** The words of the page in the language that was chosen. */
class Words {
  lexicon: Lexicon = $state.raw(new Lexicon('en', []));

  /** In the language that is chosen now. */
  speak(): void {
    this.lexicon = pageWords(settings.language);
    document.documentElement.lang = settings.language;
  }

  say(phrase: Phrase): string {
    return this.lexicon.say(phrase, NOBODY);
  }
}

export const words = new Words();

/** A message of the page. */
export const t = (key: string, args: Record<string, string | number> = {}): string => words.lexicon.text(key, args);
