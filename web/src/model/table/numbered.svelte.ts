// What was said or done at a table: it comes by answers and by the stream, some of it twice.

export class Numbered<Item extends { number: number }> {
  list = $state.raw<Item[]>([]);

  constructor(private readonly fetchAfter: (number: number) => Promise<Item[]>) {}

  /** Fetch what came since, and return it. */
  async read(): Promise<Item[]> {
    return this.add(await this.fetchAfter(this.list.at(-1)?.number ?? 0));
  }

  /** Add what is not known yet, and return it. */
  add(items: Item[]): Item[] {
    const fresh = items.filter((item) => this.list.every((known) => known.number !== item.number));
    if (fresh.length) this.list = [...this.list, ...fresh].toSorted((a, b) => a.number - b.number);
    return fresh;
  }
}
