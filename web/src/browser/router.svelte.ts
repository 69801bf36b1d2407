// The page's address, and going somewhere else without a reload.

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (path === this.path) return;
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.path = new URL(path, location.href).pathname;
    if (!replace) scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const anchor = (event.target as Element).closest?.('a');
    if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
    if (anchor.pathname.startsWith('/api/')) return;
    // Within a page the browser itself goes to a mark.
    if (anchor.hash && anchor.pathname === this.path) return;
    event.preventDefault();
    this.go(anchor.pathname + anchor.search + anchor.hash);
  }
}

export const router = new Router();
