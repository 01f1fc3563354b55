import type { Scene } from '../talk/table.svelte';
import type { Cell, Row, Seat, Sight } from '../wire/game';
import type { Room } from '../wire/protocol';
import { members } from './line';

type Speaker = Pick<Scene, 'sight' | 'say' | 'text' | 'title' | 'sides' | 'you'>;

function cellInWords(cell: Cell, speaker: Speaker): string {
  switch (cell.type) {
    case 'words':
      return speaker.say(cell.value);
    case 'backs':
      return speaker.text('table-backs', { count: cell.value });
    case 'card':
      return speaker.say({ key: 'table-card', arguments: { card: cell.value.notation } });
  }
}

const row = (told: Row, speaker: Speaker): string =>
  speaker.text('table-row', { label: speaker.say(told.label), cells: told.cells.map((cell) => cellInWords(cell, speaker)).join(' ') });

/** The table in words, row by row: for whoever does not look at it. */
export const tableInWords = (speaker: Speaker): string => speaker.sight.picture.rows.map((told) => row(told, speaker)).join('. ');

/** What one holds. */
export const handInWords = (speaker: Speaker): string => ownRows(speaker.sight, speaker.you).map((told) => row(told, speaker)).join('. ');

/** The rows that show what a seat holds; where nobody holds a hand, the row of that seat. */
export function ownRows(sight: Sight, seat: Seat | null): Row[] {
  const { rows } = sight.picture;
  const held = rows.filter(({ label }) => /^row-(own(?!ed)|hand-(?!of)|in-hand)/.test(label.key));
  return held.length > 0 ? held : rows.filter(({ label }) => label.arguments?.['who']?.type === 'seat' && label.arguments['who'].value === seat);
}

export function scoreInWords(speaker: Speaker): string {
  return members(speaker.sides)
    .map((side) => side.map((seat) => speaker.title(seat)).join(' + ') + ' ' + String(speaker.sight.standing[side[0] ?? 0] ?? 0).replace('-', '−'))
    .join(', ');
}

/** Who sits where. */
export function peopleInWords(speaker: Speaker, room: Room): string {
  return room.chairs
    .map(({ holder }, seat) => {
      const who = speaker.title(seat);
      if (holder.type === 'bot') return `${who} (${speaker.text('table-is-bot', { level: holder.value })})`;
      return holder.value.type === 'away' ? speaker.text('table-away', { who }) : who;
    })
    .join(', ');
}
