// Live updates of one table by server-sent events. The browser comes back by itself and is told what it missed.

import type { Happening, Message, Table } from './game';

export interface Listener {
  moves: (happening: Happening) => void;
  table: (table: Table) => void;
  chat: (message: Message) => void;
  deleted: () => void;
  /** After a time without connection: whatever was missed can be looked up. */
  back: () => void;
}

const PATIENCE = 2500;

export class Live {
  connected = $state(false);
  /** Away for long enough to be worth a word. */
  lost = $state(false);
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly revision: () => number,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.close();
    addEventListener('offline', this.wentOffline);
    addEventListener('online', this.cameOnline);
    const source = new EventSource(`/api/stream?tables=${this.table}@${this.revision()}`);
    this.source = source;
    source.onopen = () => this.opened();
    source.onerror = () => this.failed(source);
    const on = <T>(name: string, handle: (data: T) => void) =>
      source.addEventListener(name, (event) => handle(JSON.parse((event as MessageEvent<string>).data) as T));
    on<Happening & { table: string }>('moves', (data) => data.table === this.table && this.listener.moves(data));
    on<Table>('table', (data) => data.id === this.table && this.listener.table(data));
    on<Message & { table: string }>('chat', (data) => data.table === this.table && this.listener.chat(data));
    on<{ table: string }>('deleted', (data) => data.table === this.table && this.listener.deleted());
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.again);
    removeEventListener('offline', this.wentOffline);
    removeEventListener('online', this.cameOnline);
    this.source?.close();
    this.source = null;
  }

  /** A stream over a network that went away is silent for long before it fails. */
  private readonly wentOffline = () => {
    this.connected = false;
    this.lost = true;
  };

  private readonly cameOnline = () => this.open();

  private opened(): void {
    clearTimeout(this.timer);
    const missed = this.lost;
    this.connected = true;
    this.lost = false;
    if (missed) this.listener.back();
  }

  private failed(source: EventSource): void {
    this.connected = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.lost = true), PATIENCE);
    // A refused stream is not tried again by the browser.
    if (source.readyState === EventSource.CLOSED) this.again = setTimeout(() => this.open(), PATIENCE);
  }
}
