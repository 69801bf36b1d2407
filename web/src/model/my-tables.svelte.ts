// My tables and the public ones, as they change: what happens at my tables is told by the live stream.

import * as api from '../api/api';
import type { Mine, Table } from '../api/game';
import { Refused } from '../api/http';
import { live } from '../api/live.svelte';
import { learnPlace } from './learn-place';
import { myself } from './me.svelte';

/** Milliseconds between two looks at the public tables, which no stream reports. */
const PAUSE = 20_000;

export class Tables {
  mine = $state.raw<Table[]>([]);
  private everybodys = $state.raw<Table[]>([]);
  problem = $state('');
  private readonly asked = new Map<string, number>();

  readonly open = $derived(this.everybodys.filter((table) => !this.mine.some((mine) => mine.id === table.id)));
  readonly myTurns = $derived(this.mine.filter(isMyTurn).length);

  /** Follow the tables; returns what ends it. */
  start(): () => void {
    void this.load();
    const unlisten = live.listen({ mine: (mine) => void this.heard(mine), back: () => void this.load() });
    const seen = () => document.visibilityState === 'visible' && void this.load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.lookAround(), PAUSE);
    document.addEventListener('visibilitychange', seen);
    return () => {
      unlisten();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async load(): Promise<void> {
    try {
      await myself.load();
      this.mine = myself.me ? (await api.myTables()).tables.filter(isListed) : [];
      await this.lookAround();
      this.problem = '';
    } catch (caught) {
      this.problem = caught instanceof Refused ? caught.message : String(caught);
    }
  }

  private async lookAround(): Promise<void> {
    this.everybodys = (await api.openTables()).tables;
  }

  /** Bots play fast: while one answer is on its way, everything that happens at the table asks once more. */
  private async heard(mine: Mine): Promise<void> {
    if (mine.status === 'deleted') {
      this.mine = this.mine.filter((table) => table.id !== mine.table);
      return;
    }
    const waiting = this.asked.get(mine.table);
    this.asked.set(mine.table, (waiting ?? 0) + 1);
    if (waiting !== undefined) return;
    try {
      while ((this.asked.get(mine.table) ?? 0) > 0) {
        this.asked.set(mine.table, 0);
        this.put(await api.table(mine.table));
      }
    } catch {
      await this.load();
    } finally {
      this.asked.delete(mine.table);
    }
  }

  private put(table: Table): void {
    const me = myself.me?.id ?? null;
    const others = this.mine.filter((known) => known.id !== table.id);
    const listed = isListed(table) && (table.host === me || table.seats.some((seat) => seat.identity === me));
    this.mine = listed ? [table, ...others] : others;
  }
}

/** The tutorial goes on where it is opened. */
export const isListed = ({ id }: { id: string }) => id !== learnPlace()?.table;

export function isMyTurn(table: Table): boolean {
  const seat = table.status === 'playing' && table.actor !== null ? table.seats[table.actor] : undefined;
  return seat?.identity != null && seat.identity === myself.me?.id && seat.stand_in === null;
}

/** Whether I am asked for a rematch there. */
export const isAsked = (table: Table) =>
  table.status === 'open' && table.seats.some((seat) => seat.asked && seat.identity === myself.me?.id);
