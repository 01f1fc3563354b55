/** What is one word and needs nothing else. */
type Plain = 'help' | 'hand' | 'score' | 'last' | 'legal' | 'table' | 'who' | 'hint' | 'undo' | 'pause' | 'resume' | 'again';

/** What somebody means who types into the field below the story. The words are those of the terminal, in both languages. */
export type Command =
  | { type: 'nothing' | Plain }
  | { type: 'rules'; about: string | null }
  /** May I do this, and why not? */
  | { type: 'explain'; text: string }
  | { type: 'nth'; place: number }
  | { type: 'move'; text: string }
  | { type: 'answer'; yes: boolean }
  | { type: 'replace'; name: string }
  | { type: 'sit'; name: string }
  | { type: 'say'; text: string };

/** What decides whether a line is a move: whether one is asked for, and how moves begin here. */
export type Here = {
  readonly asked: boolean;
  /** Every choice as it is written, in the language of the page and as records write it. */
  readonly moves: readonly string[];
  /** Whether moves are named by an amount here. */
  readonly amounts: boolean;
  /** Whether something is asked of this person that is answered with yes or no. */
  readonly motion: boolean;
};

export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const WORDS: Readonly<Record<string, Plain>> = {
  help: 'help', aide: 'help',
  hand: 'hand', main: 'hand',
  sc: 'score', score: 'score', scores: 'score',
  s: 'last', story: 'last', histoire: 'last', last: 'last', dernier: 'last',
  l: 'legal', list: 'legal', liste: 'legal', legal: 'legal', coups: 'legal',
  t: 'table', table: 'table',
  w: 'who', who: 'who', qui: 'who',
  h: 'hint', hint: 'hint', conseil: 'hint',
  u: 'undo', undo: 'undo', a: 'undo', annuler: 'undo',
  pause: 'pause',
  resume: 'resume', poursuivre: 'resume',
  again: 'again', encore: 'again',
};

export function understood(line: string, here: Here): Command {
  const slash = line.trim().startsWith('/');
  const text = line.trim().replace(/^\/\s*/, '');
  if (text === '') return { type: 'nothing' };
  if (text.startsWith('?')) {
    const asked = text.slice(1).trim();
    return asked === '' ? { type: 'help' } : { type: 'explain', text: asked };
  }
  const cut = text.search(/\s/);
  const head = folded(cut < 0 ? text : text.slice(0, cut));
  const rest = cut < 0 ? '' : text.slice(cut).trim();
  if ((head === 'say' || head === 'dire') && rest !== '') return { type: 'say', text: rest };
  if (here.asked && here.moves.some((move) => folded(move) === folded(text))) return { type: 'move', text };
  return talk(head, rest, here) ?? moved(text, head, here, slash) ?? { type: 'say', text };
}

function talk(head: string, rest: string, here: Here): Command | null {
  const word = WORDS[head];
  if (word !== undefined && rest === '') return { type: word };
  if (/^(r|rules|regles|c|cards|cartes)$/.test(head)) return { type: 'rules', about: rest === '' ? null : rest };
  // Yes and no are never moves: what was asked may have been decided while somebody typed.
  if (rest === '' && /^(yes|oui|no|non)$/.test(head)) return here.motion ? { type: 'answer', yes: /^(yes|oui)$/.test(head) } : { type: 'say', text: head };
  if ((head === 'replace' || head === 'remplacer') && rest !== '') return { type: 'replace', name: rest };
  if (head === 'sit' || head === 'asseoir') return { type: 'sit', name: rest };
  return null;
}

/** Text is a move if it begins like one of those that are offered; after a stroke it is one in any case. */
function moved(text: string, head: string, here: Here, slash: boolean): Command | null {
  const listed = /^#\s*(\d+)$/.exec(text);
  if (listed !== null) return { type: 'nth', place: Number(listed[1]) };
  if (!here.asked) return slash ? { type: 'move', text } : null;
  if (/^\d+$/.test(text)) return here.amounts ? { type: 'move', text } : { type: 'nth', place: Number(text) };
  const begins = here.moves.some((move) => folded(move).split(/\s+/).includes(head));
  return slash || begins ? { type: 'move', text } : null;
}
