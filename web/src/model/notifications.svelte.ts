// The browser's own notifications of my turns while the page is out of sight. Asked for by a button only. Where the
// server can push to this device, it does so, and the page leaves it to that.

import * as api from '../api/api';
import type { Mine } from '../api/game';
import { live } from '../api/live.svelte';
import { recall, remember } from '../browser/remembered';
import { router } from '../browser/router.svelte';
import { words } from '../words/words.svelte';
import { myself } from './me.svelte';
import { push } from './push.svelte';
import { titleOf } from './title';
import { toasts } from './toasts.svelte';

class Notifications {
  /** Some browsers have them only for installed pages, and none without a secure connection. */
  readonly possible = 'Notification' in globalThis && isSecureContext;
  on = $state(this.possible && recall('notifications') === 'on' && Notification.permission === 'granted');
  refused = $state(this.possible && Notification.permission === 'denied');
  private readonly turns = new Map<string, boolean>();

  async turnOn(): Promise<void> {
    const answer = await Notification.requestPermission();
    this.on = answer === 'granted';
    this.refused = answer === 'denied';
    remember('notifications', this.on ? 'on' : 'off');
    if (this.on) await push.turnOn();
  }

  async turnOff(): Promise<void> {
    this.on = false;
    remember('notifications', 'off');
    await push.turnOff();
  }

  start(): void {
    if (this.on) void push.look();
    live.listen({
      mine: (mine) => void this.heard(mine),
      reminder: ({ table }) =>
        document.hidden ? void this.announce(table, 'notify-reminder') : toasts.show(words.say('notify-reminder')),
    });
  }

  private async heard(mine: Mine): Promise<void> {
    const turn = mine.turn_of !== null && mine.turn_of === myself.me?.id;
    const before = this.turns.get(mine.table);
    this.turns.set(mine.table, turn);
    if (turn && !before) await this.announce(mine.table, 'notify-turn');
  }

  private async announce(id: string, message: string): Promise<void> {
    if (!this.on || !document.hidden || push.on) return;
    const table = await api.table(id).catch(() => null);
    // All tabs hear of it: the same tag makes one of their notifications.
    const [title, address] = [words.say(message), `/g/${id}`];
    const options = { body: table ? titleOf(table) : '', tag: `${message}-${id}`, icon: '/icon.svg', data: address };
    try {
      const shown = new Notification(title, options);
      shown.onclick = () => {
        focus();
        router.go(address);
        shown.close();
      };
    } catch {
      await this.showByWorker(title, options);
    }
  }

  /** On Android only a worker may show one; where there is none either, nothing is shown. */
  private async showByWorker(title: string, options: NotificationOptions): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    serviceWorker.onmessage = ({ data }: MessageEvent<{ lead: string }>) => router.go(data.lead);
    await (await serviceWorker.ready).showNotification(title, options);
  }
}

export const notifications = new Notifications();
