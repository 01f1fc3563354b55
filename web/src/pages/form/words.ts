import { t, words } from '../../words/words.svelte';

/** What an answer to a setting is called. */
export function optionWords(option: string): string {
  if (option === 'on' || option === 'off') return t(`page-${option}`);
  return words.lexicon.has(`page-option-${option}`) ? t(`page-option-${option}`) : option;
}

export const levelWords = (level: string): string => t(`page-level-${level}`);

/** The bots that one would like to play against; others are there for comparison. */
export const levelsOf = (levels: readonly string[]): string[] => levels.filter((level) => words.lexicon.has(`page-level-${level}`));
