import type { Route } from '../router.svelte';
import type { Lexicon } from '../words/lexicon';

/** The title of a page beside the tables; a table has its own. */
export function titleOf(words: Lexicon, route: Route): string | null {
  const game = 'game' in route && route.game !== null && words.has(`page-game-${route.game}`) ? words.text(`page-game-${route.game}`) : null;
  const titled = (page: string): string => words.text('page-title-of', { page });
  switch (route.page) {
    case 'home':
      return words.text('page-title');
    case 'new':
      return titled(words.text('page-new-title'));
    case 'game':
      return titled(game === null ? words.text('page-page') : words.text('page-minute-of', { game }));
    case 'rules':
      return titled(game === null ? words.text('page-rules-title') : words.text('page-rules-of', { game }));
    case 'tables':
      return titled(words.text('page-tables-title'));
    case 'missing':
      return titled(words.text('page-page'));
    case 'table':
    case 'back':
      return null;
  }
}
