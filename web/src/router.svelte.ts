/** Where the page is. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'game'; game: string }
  | { page: 'rules'; game: string | null }
  | { page: 'tables' }
  | { page: 'table'; table: string }
  | { page: 'back'; table: string }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter((part) => part !== '').map(decoded);
  if (more.length > 0) return { page: 'missing' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return third === undefined ? { page: 'new', game: second ?? null } : { page: 'missing' };
    case 'games':
      return second !== undefined && third === undefined ? { page: 'game', game: second } : { page: 'missing' };
    case 'rules':
      return third === undefined ? { page: 'rules', game: second ?? null } : { page: 'missing' };
    case 'tables':
      return second === undefined ? { page: 'tables' } : { page: 'missing' };
    case 't':
      if (second === undefined) return { page: 'missing' };
      if (third === undefined) return { page: 'table', table: second };
      return third === 'back' ? { page: 'back', table: second } : { page: 'missing' };
    default:
      return { page: 'missing' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route: Route = $state.raw(routeOf(location.pathname));
  /** Whether somebody came here from another page, and the new one has not taken notice yet. */
  private arrived = false;
  private path = location.pathname;

  constructor() {
    addEventListener('popstate', () => {
      // Within a page the browser goes to an anchor by itself.
      if (location.pathname !== this.path) this.arrive();
    });
    // Links within the page do not load it again.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link === null || !plain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return;
      const url = new URL(link.href, location.href);
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
      if (url.hash !== '' && url.pathname === location.pathname) return;
      event.preventDefault();
      this.go(url.pathname + url.search + url.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Whether this page was come to from another one; asked once. */
  takeArrival(): boolean {
    const arrived = this.arrived;
    this.arrived = false;
    return arrived;
  }

  private arrive(): void {
    this.arrived = true;
    this.path = location.pathname;
    this.route = routeOf(location.pathname);
  }
}

export const router = new Router();
