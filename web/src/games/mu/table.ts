import type { GameTable } from '../contract';
import Field from './Field.svelte';
import Tray from './Tray.svelte';

export const table: GameTable = {
  deck: null,
  Field,
  Tray,
  Rail: null,
  subtitle: () => '',
  hem: () => null,
};
