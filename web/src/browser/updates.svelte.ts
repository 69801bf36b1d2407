// The service worker, which keeps the client for where there is no network; and whether a new version of it is there.

/** Milliseconds between two looks for a new version. */
const PAUSE = 60 * 60 * 1000;

/** The files that this page was made of. */
const files = () =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('head script, head link[rel="stylesheet"]')]
    .map((element) => new URL('src' in element ? element.src : element.href).pathname)
    .filter((path) => path.startsWith('/assets/'));

/** Whether a worker was built together with a page that was made of these files. */
const isOf = (worker: ServiceWorker, made: string[]) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage({ files: made }, [port2]);
  });

class Updates {
  /** Whether a new version waits. It is never taken by itself: somebody may be in the middle of a turn. */
  offered = $state(false);
  private made: string[] = [];
  private waiting: ServiceWorker | null = null;
  private registration: ServiceWorkerRegistration | null = null;
  private looked = Date.now();

  /** Once the page is there: what is kept for later must not delay it. */
  start(): void {
    // Pages without HTTPS have no service workers.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    this.made = files();
    const begin = () => void this.register().catch(() => undefined); // the game works without it
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5000 });
    else setTimeout(begin, 2000);
  }

  private async register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    this.registration = registration;
    if (registration.waiting) await this.met(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && registration.active) void this.met(fresh);
      });
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && Date.now() - this.looked > PAUSE) this.look();
    });
  }

  /** Look for a new version, as after the server was away. */
  look(): void {
    this.looked = Date.now();
    void this.registration?.update().catch(() => undefined);
  }

  /** A page that was loaded anew is of the new version already, and needs no other. */
  private async met(worker: ServiceWorker): Promise<void> {
    this.waiting = worker;
    if (await isOf(worker, this.made)) worker.postMessage('take over');
    else this.offered = true;
  }

  /** Let the new version take over, and load it. */
  take(): void {
    const reload = () => location.reload();
    if (!this.waiting || this.waiting.state !== 'installed') return reload();
    this.waiting.addEventListener('statechange', () => this.waiting?.state === 'activated' && reload());
    this.waiting.postMessage('take over');
  }
}

export const updates = new Updates();
