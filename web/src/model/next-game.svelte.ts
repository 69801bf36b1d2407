// The games that wait for me, wherever I am: the longest waiting one is the next.

import * as api from '../api/api';
import type { Mine, Table } from '../api/game';
import { live } from '../api/live.svelte';
import { myself } from './me.svelte';
import { isListed, isMyTurn } from './my-tables.svelte';

/** Milliseconds after which the page itself has been loaded. */
const AFTER_LOADING = 1500;
/** Milliseconds in which more may happen. */
const SOON = 500;

class NextGame {
  private waiting = $state.raw<Table[]>([]);
  private soon: ReturnType<typeof setTimeout> | undefined;

  /** The games that wait for me, but for the one that is open; the longest waiting first. */
  besides(id: string): Table[] {
    return this.waiting
      .filter((table) => table.id !== id)
      .toSorted((a, b) => (a.actor_since ?? 0) - (b.actor_since ?? 0));
  }

  /** Follow my tables; returns what ends it. */
  start(): () => void {
    this.soon = setTimeout(() => void this.load(), AFTER_LOADING);
    const unlisten = live.listen({ mine: (mine) => this.heard(mine), back: () => void this.load() });
    return () => {
      clearTimeout(this.soon);
      unlisten();
    };
  }

  private async load(): Promise<void> {
    if (!myself.me) return;
    const found = await api.myTables().catch(() => null);
    if (found) this.waiting = found.tables.filter((table) => isListed(table) && isMyTurn(table));
  }

  /** A table of the tutorial is no game that waits; one that was deleted meanwhile is not in the list. */
  private heard({ table: id, status, turn_of }: Mine): void {
    const mine = status !== 'deleted' && turn_of !== null && turn_of === myself.me?.id;
    if (mine && isListed({ id })) this.loadSoon();
    else if (this.waiting.some((known) => known.id === id))
      this.waiting = this.waiting.filter((known) => known.id !== id);
  }

  /** Bots play fast: what happens at several tables is looked up once. */
  private loadSoon(): void {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => void this.load(), SOON);
  }
}

export const nextGame = new NextGame();
