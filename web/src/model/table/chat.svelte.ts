// What was said at a table.

import * as api from '../../api/api';
import type { Message } from '../../api/game';

export class Chat {
  messages = $state.raw<Message[]>([]);

  constructor(private readonly table: string) {}

  /** Fetch what was said since. */
  async read(): Promise<void> {
    this.said((await api.messages(this.table, this.messages.at(-1)?.number ?? 0)).messages);
  }

  /** Messages may come twice, by an answer and by the stream. */
  said(messages: Message[]): void {
    const fresh = messages.filter((message) => this.messages.every((known) => known.number !== message.number));
    if (fresh.length) this.messages = [...this.messages, ...fresh].toSorted((a, b) => a.number - b.number);
  }
}
