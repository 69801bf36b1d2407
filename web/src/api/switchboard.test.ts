import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Switchboard, type Asked, type Told } from './switchboard';

class FakeSource {
  static all: FakeSource[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  private readonly handlers = new Map<string, (event: { data: string }) => void>();

  constructor(readonly address: string) {
    FakeSource.all.push(this);
  }

  addEventListener(name: string, handle: (event: { data: string }) => void): void {
    this.handlers.set(name, handle);
  }

  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.onerror();
  }

  send(name: string, data: object): void {
    this.handlers.get(name)!({ data: JSON.stringify(data) });
  }
}

let board: Switchboard;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  board = new Switchboard((address) => new FakeSource(address) as unknown as EventSource);
});
afterEach(() => vi.useRealTimers());

/** A tab with what it was told. */
function tab() {
  const told: Told[] = [];
  const tell = (what: Told) => told.push(what);
  return {
    told,
    kinds: () => told.map((what) => what.kind),
    ask: (asked: Asked) => {
      board.hear(tell, asked);
      vi.advanceTimersByTime(0);
    },
  };
}
const following = () => FakeSource.all.filter((source) => source.readyState !== 2);
const last = () => FakeSource.all.at(-1)!;

describe('the stream of several tabs', () => {
  it('is one, and tells everybody everything', () => {
    const [a, b] = [tab(), tab()];
    a.ask({ kind: 'follow', table: 'x', revision: 3 });
    last().open();
    b.ask({ kind: 'follow', table: 'x', revision: 3 });
    expect(FakeSource.all.map((source) => source.address)).toEqual(['/api/stream?tables=x@3']);
    last().send('chat', { table: 'x', number: 1 });
    for (const one of [a, b])
      expect(one.told).toContainEqual({ kind: 'event', name: 'chat', data: '{"table":"x","number":1}' });
  });

  it('follows another table from what it has told, and ends only when the next one is open', () => {
    const [a, b] = [tab(), tab()];
    a.ask({ kind: 'follow', table: 'x', revision: 3 });
    last().open();
    last().send('moves', { table: 'x', revision: 5 });
    b.ask({ kind: 'follow', table: 'y', revision: 0 });
    expect(last().address).toBe('/api/stream?tables=x@5,y@0');
    expect(following()).toHaveLength(2);
    last().open();
    expect(following()).toEqual([last()]);
    expect(a.kinds()).not.toContain('back');
  });

  it('tells again what a tab does not know yet', () => {
    const [a, b] = [tab(), tab()];
    a.ask({ kind: 'follow', table: 'x', revision: 3 });
    last().open();
    last().send('moves', { table: 'x', revision: 5 });
    b.ask({ kind: 'follow', table: 'x', revision: 4 });
    expect(last().address).toBe('/api/stream?tables=x@4');
  });

  it('goes on when a tab closes, and ends with the last', () => {
    const [a, b] = [tab(), tab()];
    a.ask({ kind: 'follow', table: 'x', revision: 0 });
    b.ask({ kind: 'follow', table: 'x', revision: 0 });
    last().open();
    a.ask({ kind: 'gone' });
    expect(following()).toHaveLength(1);
    last().send('table', { id: 'x' });
    expect(a.kinds()).not.toContain('event');
    expect(b.kinds()).toContain('event');
    b.ask({ kind: 'gone' });
    expect(following()).toHaveLength(0);
  });

  it('is that of whoever is known by now', () => {
    const a = tab();
    a.ask({ kind: 'listen', identity: null });
    expect(FakeSource.all).toHaveLength(0);
    a.ask({ kind: 'listen', identity: 'rosa' });
    expect(FakeSource.all).toHaveLength(1);
    expect(last().address).toBe('/api/stream');
    a.ask({ kind: 'listen', identity: 'rosa' });
    expect(FakeSource.all).toHaveLength(1);
  });

  it('says once that it is away, however often the browser tries, and that it is back', () => {
    const a = tab();
    a.ask({ kind: 'follow', table: 'x', revision: 0 });
    last().open();
    for (let attempt = 0; attempt < 6; attempt++) {
      last().fail(0);
      vi.advanceTimersByTime(1000);
    }
    last().open();
    expect(a.kinds()).toEqual(['open', 'away', 'back']);
    expect(FakeSource.all).toHaveLength(1);
  });

  it('is refused for one table, goes on with the others, and lets the tabs find out for which', () => {
    const [a, b] = [tab(), tab()];
    a.ask({ kind: 'follow', table: 'x', revision: 0 });
    last().open();
    b.ask({ kind: 'follow', table: 'gone', revision: 0 });
    last().fail(2);
    expect(b.kinds()).toContain('refused');
    expect(FakeSource.all[0]!.readyState).toBe(1);
    b.ask({ kind: 'leave', table: 'gone' });
    expect(last().address).toBe('/api/stream?tables=x@0');
    last().open();
    vi.advanceTimersByTime(10_000);
    expect(a.kinds()).not.toContain('away');
    expect(following()).toHaveLength(1);
  });

  it('is tried again after it was refused by a server in trouble', () => {
    const a = tab();
    a.ask({ kind: 'follow', table: 'x', revision: 0 });
    last().fail(2);
    vi.advanceTimersByTime(3000);
    expect(FakeSource.all).toHaveLength(2);
    last().open();
    expect(a.kinds()).toEqual(['refused', 'away', 'back']);
  });

  it('is connected anew when the network came back', () => {
    const a = tab();
    a.ask({ kind: 'follow', table: 'x', revision: 0 });
    last().open();
    a.ask({ kind: 'again' });
    expect(following()).toHaveLength(2);
    last().open();
    expect(following()).toHaveLength(1);
  });
});
