// What was said or done at a table: it comes by answers and by the stream, some of it twice.

export class Numbered<Item extends { number: number }> {
  list = $state.raw<Item[]>([]);

  constructor(private readonly fetchAfter: (number: number) => Promise<Item[]>) {}

  /** Fetch what came since, and return it. */
  async read(): Promise<Item[]> {
    return this.add(await this.fetchAfter(this.list.at(-1)?.number ?? 0));
  }

  /** Add what is not known yet, and return it; what is told again may be another now. */
  add(items: Item[]): Item[] {
    const known = new Map(this.list.map((item) => [item.number, item]));
    const fresh = items.filter((item) => !known.has(item.number));
    for (const item of items) known.set(item.number, item);
    if (items.length) this.list = [...known.values()].toSorted((a, b) => a.number - b.number);
    return fresh;
  }
}
