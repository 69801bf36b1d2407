// Live updates of tables. Where browsers have shared workers, all tabs hang on one stream; otherwise each on its own.

import type { Happening, Message, Mine, News, Reminder, Table } from './game';
import { Switchboard, type Asked, type Told } from './switchboard';

/** Whoever follows a table. */
export interface Follower {
  moves: (happening: Happening) => void;
  table: (table: Table) => void;
  chat: (message: Message) => void;
  news: (news: News) => void;
  /** The table is gone, or not for us any more. */
  gone: (why: 'deleted' | 'closed') => void;
  /** The stream was refused: this table may be the reason. */
  refused: () => void;
  /** After a time without connection: whatever was missed can be looked up. */
  back: () => void;
}

/** Whoever wants to know of all own tables. */
export interface Listener {
  mine?: (mine: Mine) => void;
  reminder?: (reminder: Reminder) => void;
  back?: () => void;
}

/** Milliseconds after which a worker that does not answer is done without. */
const WORKER_PATIENCE = 4000;

export class Live {
  /** Away for long enough to be worth a word. */
  lost = $state(false);
  private send: ((asked: Asked) => void) | null = null;
  private readonly followers = new Map<string, Set<{ revision: () => number; follower: Follower }>>();
  private readonly listeners = new Set<Listener>();
  private identity: string | null = null;

  constructor(private readonly connect: (hear: (told: Told) => void, again: () => void) => (asked: Asked) => void) {}

  /** Follow a table from the revision that is known; returns what ends it. */
  follow(table: string, revision: () => number, follower: Follower): () => void {
    const entry = { revision, follower };
    const known = this.followers.get(table) ?? new Set();
    this.followers.set(table, known.add(entry));
    this.say({ kind: 'follow', table, revision: revision() });
    return () => {
      if (!known.delete(entry) || known.size) return;
      this.followers.delete(table);
      this.say({ kind: 'leave', table });
    };
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whose stream it is: their tables are told of from then on. */
  is(identity: string | null): void {
    if (identity === this.identity && this.send) return;
    this.identity = identity;
    // A stranger has no own tables: there is nothing to connect for.
    if (identity || this.send) this.say({ kind: 'listen', identity });
  }

  private say(asked: Asked): void {
    if (!this.send) {
      this.send = this.connect(
        (told) => this.hear(told),
        () => this.repeat(),
      );
      addEventListener('offline', () => (this.lost = true));
      addEventListener('online', () => this.say({ kind: 'again' }));
      addEventListener('pagehide', () => this.say({ kind: 'gone' }));
      addEventListener('pageshow', (event) => event.persisted && this.repeat());
    }
    this.send(asked);
  }

  /** Say everything again, to a stream that knows nothing of it. */
  private repeat(): void {
    this.say({ kind: 'listen', identity: this.identity });
    for (const [table, entries] of this.followers)
      this.say({ kind: 'follow', table, revision: Math.min(...[...entries].map((entry) => entry.revision())) });
  }

  private hear(told: Told): void {
    if (told.kind === 'event') this.event(told.name, JSON.parse(told.data));
    else if (told.kind === 'away') this.lost = true;
    else if (told.kind === 'refused') this.each((follower) => follower.refused());
    else {
      const missed = this.lost || told.kind === 'back';
      this.lost = false;
      if (!missed) return;
      this.each((follower) => follower.back());
      for (const listener of [...this.listeners]) listener.back?.();
    }
  }

  private event(name: string, data: unknown): void {
    if (name === 'mine') for (const listener of [...this.listeners]) listener.mine?.(data as Mine);
    else if (name === 'reminder') for (const listener of [...this.listeners]) listener.reminder?.(data as Reminder);
    else if (name === 'table') this.at((data as Table).id, (follower) => follower.table(data as Table));
    else {
      const { table } = data as { table: string };
      this.at(table, (follower) => {
        if (name === 'moves') follower.moves(data as Happening);
        else if (name === 'chat') follower.chat(data as Message);
        else if (name === 'news') follower.news(data as News);
        else follower.gone(name === 'closed' ? 'closed' : 'deleted');
      });
    }
  }

  private at(table: string, tell: (follower: Follower) => void): void {
    for (const { follower } of [...(this.followers.get(table) ?? [])]) tell(follower);
  }

  private each(tell: (follower: Follower) => void): void {
    for (const table of [...this.followers.keys()]) this.at(table, tell);
  }
}

/** A stream of this tab's own. */
function alone(hear: (told: Told) => void): (asked: Asked) => void {
  const board = new Switchboard((address) => new EventSource(address));
  return (asked) => board.hear(hear, asked);
}

function shared(hear: (told: Told) => void, again: () => void): (asked: Asked) => void {
  if (typeof SharedWorker === 'undefined') return alone(hear);
  const worker = new SharedWorker(new URL('./stream.worker.ts', import.meta.url), {
    type: 'module',
    name: 'franchise',
  });
  let send = (asked: Asked) => worker.port.postMessage(asked);
  const giveUp = () => {
    clearTimeout(waiting);
    worker.port.close();
    send = alone(hear);
    again();
  };
  const waiting = setTimeout(giveUp, WORKER_PATIENCE);
  worker.onerror = giveUp;
  worker.port.onmessage = ({ data }: MessageEvent<Told | { kind: 'ready' } | { kind: 'unable' }>) => {
    if (data.kind === 'unable') giveUp();
    else if (data.kind === 'ready') clearTimeout(waiting);
    else hear(data);
  };
  return (asked) => send(asked);
}

export const live = new Live(shared);
