// One live stream for everybody who listens: it follows all tables that somebody wants and tells everybody everything.
// It lives in a worker that the tabs of a browser share, or in the tab itself where there is no such worker.

/** What a tab says. */
export type Asked =
  | { kind: 'follow'; table: string; revision: number }
  | { kind: 'leave'; table: string }
  /** Listen as somebody known: only then are your own tables told of. */
  | { kind: 'listen'; identity: string | null }
  /** Connect again, as after the network came back. */
  | { kind: 'again' }
  | { kind: 'gone' };

/** What a tab is told: events as the server sends them, and how the stream is. */
export type Told = { kind: 'event'; name: string; data: string } | { kind: 'open' | 'away' | 'back' | 'refused' };

export type Tell = (told: Told) => void;
export type Connect = (address: string) => EventSource;

const EVENTS = ['moves', 'table', 'chat', 'news', 'closed', 'deleted', 'mine', 'reminder'];
/** Milliseconds until a stream that is away is worth a word, or one that was refused is tried again. */
const PATIENCE = 2500;
const OPEN = 1;
const CLOSED = 2;

interface Tab {
  tables: Set<string>;
  identity: string | null | undefined;
}

export class Switchboard {
  private readonly tabs = new Map<Tell, Tab>();
  /** What the stream has told of each table; what tabs know less of is asked for again. */
  private readonly revisions = new Map<string, number>();
  private source: EventSource | null = null;
  /** The stream that takes over as soon as it is open, so that nothing is missed in between. */
  private next: EventSource | null = null;
  private followed = '';
  private away = false;
  private changing: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly connect: Connect) {}

  hear(tell: Tell, asked: Asked): void {
    if (asked.kind === 'gone') this.tabs.delete(tell);
    else if (asked.kind === 'again') this.followed = '';
    else {
      const tab = this.tabs.get(tell) ?? { tables: new Set(), identity: undefined };
      this.tabs.set(tell, tab);
      if (asked.kind === 'listen') tab.identity = asked.identity;
      else if (asked.kind === 'leave') tab.tables.delete(asked.table);
      else {
        tab.tables.add(asked.table);
        this.expect(asked.table, asked.revision);
      }
      if (this.source?.readyState === OPEN) tell({ kind: 'open' });
    }
    // A screen that is left and the next one are one change.
    this.changing ??= setTimeout(() => this.change(), 0);
  }

  private expect(table: string, revision: number): void {
    const told = this.revisions.get(table);
    if (told !== undefined && revision >= told) return;
    this.revisions.set(table, revision);
    if (told !== undefined) this.followed = '';
  }

  private change(): void {
    this.changing = undefined;
    const tabs = [...this.tabs.values()];
    const tables = [...new Set(tabs.flatMap((tab) => [...tab.tables]))].sort();
    for (const table of this.revisions.keys()) if (!tables.includes(table)) this.revisions.delete(table);
    const identity = tabs.map((tab) => tab.identity).find(Boolean);
    if (!tables.length && !identity) {
      this.hangUp();
      return;
    }
    const followed = [identity ?? '', ...tables].join();
    if (followed !== this.followed) this.open(tables, followed);
  }

  private open(tables: string[], followed: string): void {
    this.next?.close();
    this.followed = followed;
    const list = tables.map((table) => `${table}@${this.revisions.get(table) ?? 0}`).join();
    const source = this.connect(`/api/stream${list ? `?tables=${list}` : ''}`);
    if (this.source) this.next = source;
    else this.source = source;
    source.onopen = () => this.opened(source);
    source.onerror = () => this.failed(source);
    for (const name of EVENTS)
      source.addEventListener(name, (event) => this.heard(name, (event as MessageEvent<string>).data));
  }

  private opened(source: EventSource): void {
    if (source === this.next) {
      this.source?.close();
      [this.source, this.next] = [source, null];
    }
    this.settle();
    this.tell({ kind: this.away ? 'back' : 'open' });
    this.away = false;
  }

  private failed(source: EventSource): void {
    const refused = source.readyState === CLOSED;
    if (refused && source === this.next) this.next = null;
    // One missing table makes the server refuse the whole stream: whoever follows it can find out.
    if (refused) this.tell({ kind: 'refused' });
    // The browser tries again every second by itself, and fails as often: the first failure counts.
    this.waiting ??= setTimeout(() => {
      this.waiting = undefined;
      if (this.source?.readyState !== OPEN && !this.away) {
        this.away = true;
        this.tell({ kind: 'away' });
      }
      if (!this.next && (refused || this.source?.readyState === CLOSED)) this.reconnect();
    }, PATIENCE);
  }

  private reconnect(): void {
    this.followed = '';
    this.change();
  }

  private heard(name: string, data: string): void {
    if (name === 'moves') {
      const { table, revision } = JSON.parse(data) as { table: string; revision: number };
      if (revision > (this.revisions.get(table) ?? Infinity)) this.revisions.set(table, revision);
    }
    this.tell({ kind: 'event', name, data });
  }

  private tell(told: Told): void {
    for (const tell of this.tabs.keys()) tell(told);
  }

  private settle(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }

  private hangUp(): void {
    this.settle();
    this.source?.close();
    this.next?.close();
    this.source = this.next = null;
    this.followed = '';
    this.away = false;
  }
}
