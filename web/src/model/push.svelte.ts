// Announcements that the server pushes to this device, also while no page is open: one subscription for each device,
// in the language of the page and with the device's own quiet hours.

import * as api from '../api/api';
import type { PushState } from '../api/game';
import { recall, remember } from '../browser/remembered';
import { words } from '../words/words.svelte';

export type Hours = { from: number; until: number };

/** The night, until somebody says otherwise. */
export const NIGHT: Hours = { from: 22 * 60, until: 8 * 60 };

const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

class Push {
  /** The worker that shows what arrives is there only where the client is built. */
  readonly possible =
    import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;
  on = $state(this.possible && recall('push') === 'on');
  quiet = $state.raw<Hours | null>(null);
  private failed = $state(false);

  /** What keeps this device from being told while the game is closed. */
  get why(): 'insecure' | 'install' | 'failed' | 'unsupported' {
    if (!isSecureContext) return 'insecure';
    if (this.failed) return 'failed';
    // There only installed pages have it.
    return !this.possible && isApple() ? 'install' : 'unsupported';
  }

  /** Subscribe, after permission was given. Where the browser's service cannot be reached, pages still notify. */
  async turnOn(): Promise<void> {
    if (!this.possible) return;
    try {
      await this.subscribe(await api.push(), null);
      this.failed = false;
    } catch (caught) {
      if (!(caught instanceof DOMException)) throw caught;
      this.failed = true;
    }
  }

  async turnOff(): Promise<void> {
    if (!this.on) return;
    this.set(false);
    await api.removePush();
    await (await this.subscription())?.unsubscribe();
  }

  async setQuiet(hours: Hours | null): Promise<void> {
    await this.subscribe(await api.push(), hours);
  }

  /** See whether the server still knows this device as it is: its language, its place, its address. */
  async look(): Promise<void> {
    if (!this.on) return;
    try {
      const state = await api.push();
      const mine = state.devices.find((one) => one.current);
      const made = await this.subscription();
      this.quiet = quietOf(state);
      if (!mine?.active || !made || mine.language !== words.language || mine.zone !== zone())
        await this.subscribe(state, this.quiet);
    } catch {
      // It is looked at again with the next start.
    }
  }

  private async subscribe({ key }: PushState, hours: Hours | null): Promise<void> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const made = await pushManager.subscribe(options).catch(async (caught: unknown) => {
      // Made for another server, or for this one before its key was lost.
      const old = await pushManager.getSubscription();
      if (!old) throw caught;
      await old.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint, keys } = made.toJSON();
    const state = await api.setPush({
      endpoint: endpoint!,
      keys: { p256dh: keys!.p256dh!, auth: keys!.auth! },
      language: words.language as 'en',
      zone: zone(),
      quiet_from: hours?.from ?? null,
      quiet_until: hours?.until ?? null,
    });
    this.quiet = quietOf(state);
    this.set(true);
  }

  private set(on: boolean): void {
    this.on = on;
    remember('push', on ? 'on' : 'off');
  }

  private async subscription(): Promise<PushSubscription | null> {
    return (await navigator.serviceWorker.ready).pushManager.getSubscription();
  }
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

function quietOf(state: PushState): Hours | null {
  const mine = state.devices.find((one) => one.current);
  return mine && mine.quiet_from !== null && mine.quiet_until !== null
    ? { from: mine.quiet_from, until: mine.quiet_until }
    : null;
}

export const push = new Push();
