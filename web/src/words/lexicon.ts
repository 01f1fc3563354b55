import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Phrase, Seat, Value } from '../wire/game';

export type Language = 'en' | 'fr';

/** What players are called, and which of them reads. */
export type Names = { readonly names: readonly string[]; readonly you: Seat | null };

export const NOBODY: Names = { names: [], you: null };

/** A number as it is written: with a minus sign, not a hyphen. */
const written = (digits: string): string => digits.replace(/^-/, '−');

class Amount extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return written(super.toString(...scope));
  }
}

const CARDS: Record<string, string> = {
  r: 'card-red',
  b: 'card-blue',
  g: 'card-green',
  y: 'card-yellow',
  k: 'card-black',
};

/**
 * The words of one language, and how phrases become sentences: the same as `crates/words` does for the terminal, from the same
 * files.
 */
export class Lexicon {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { CAP: capitalised, DE: ofSomebody } });
    for (const source of sources) {
      // A word that two sources have keeps its first meaning.
      this.bundle.addResource(new FluentResource(source));
    }
  }

  /**
   * Says a phrase. A seat as `$who` also gives `$who-is` (`you` or `other`); a list as `$what` also gives `$what-count` and
   * `$what-among`. What the lexicon cannot say comes out as `⟦key⟧`, so that tests find it.
   */
  say(phrase: Phrase, names: Names): string {
    const args: Record<string, FluentVariable> = {};
    const reader = (seat: Seat): string => (seat === names.you ? 'you' : 'other');
    for (const [name, value] of Object.entries(phrase.arguments ?? {})) {
      if (value.type === 'number') {
        args[name] = new Amount(value.value);
        continue;
      }
      if (value.type === 'seat') args[`${name}-is`] = reader(value.value);
      if (value.type === 'list') {
        const [only, ...more] = value.value;
        args[`${name}-count`] = value.value.length;
        args[`${name}-among`] = value.value.some((one) => one.type === 'seat' && one.value === names.you) ? 'you' : 'other';
        args[`${name}-is`] = only?.type === 'seat' && more.length === 0 ? reader(only.value) : 'other';
      }
      args[name] = this.sayValue(value, names);
    }
    return this.format(phrase.key, args) ?? `⟦${phrase.key}⟧`;
  }

  /** A message of the page itself: plain numbers and texts go in. */
  text(key: string, args: Record<string, string | number> = {}): string {
    const plain = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
      name,
      typeof value === 'number' ? new Amount(value) : value,
    ]);
    return this.format(key, Object.fromEntries(plain)) ?? `⟦${key}⟧`;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Says a value by itself. */
  sayValue(value: Value, names: Names): string {
    switch (value.type) {
      case 'number':
        return written(String(value.value));
      case 'seat':
        return names.names[value.value] ?? String(value.value + 1);
      case 'text':
        return value.value;
      case 'move':
        return this.notation(value.value, names);
      case 'by-language':
        return value.value[this.language] ?? value.value['en'] ?? '';
      case 'notation':
      case 'phrase':
        return this.say(value.value, names);
      case 'list':
        return this.join(value.value, names);
    }
  }

  /** A move in the verbs and letters of this language, and with the names of players where a verb takes one. */
  notation(notation: string, names: Names): string {
    const words = notation.split(' ');
    const shown = words.map((word, place) => {
      const verb = this.bundle.getMessage(`verb-${words[place - 1] ?? ''}`);
      if (place > 0 && verb?.attributes['takes'] !== undefined && /^[1-9]$/.test(word)) {
        const name = names.names[Number(word) - 1];
        if (name !== undefined && !/\s/.test(name)) return name;
      }
      return this.card(word) ?? this.format(`verb-${word}`, {}) ?? word;
    });
    return shown.join(' ');
  }

  private card(word: string): string | null {
    const [, letter, number] = /^([rbgyk])(\d)$/.exec(word) ?? [];
    const key = letter === undefined ? undefined : CARDS[letter];
    return key === undefined ? null : this.text(key, { number: Number(number) });
  }

  private join(values: readonly Value[], names: Names): string {
    const parts = values.map((value) => this.sayValue(value, names));
    if (values.every((value) => value.type === 'text' || value.type === 'notation')) return parts.join(' ');
    const last = parts.pop();
    if (last === undefined) return '';
    return parts.length === 0 ? last : this.text('list', { first: parts.join(', '), last });
  }

  private format(key: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    return errors.length === 0 ? text : `⟦${key}: ${text}⟧`;
  }
}

function capitalised([text]: FluentValue[]): string {
  const plain = String(text ?? '');
  const [first = ''] = plain;
  return first.toLocaleUpperCase() + plain.slice(first.length);
}

/** The French “de” before a name, `d’` before a vowel. */
function ofSomebody([text]: FluentValue[]): string {
  const plain = String(text ?? '');
  return /^[aeiouy]/i.test(plain.normalize('NFD')) ? `d’${plain}` : `de ${plain}`;
}
