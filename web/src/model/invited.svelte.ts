// Where a server is by invitation only, whoever is not known yet is asked for a code.

import { Refused } from '../api/http';
import { forget, recall, remember } from '../browser/remembered';
import { typed } from './code';

const NAME = 'invitation';

export class Invited {
  /** Whether somebody is asked for a code, and what is wrong with the one they gave. */
  asked = $state.raw<{ problem: string } | null>(null);
  private answer: (code: string | null) => void = () => undefined;

  /** Keep the code of an address that was opened; returns the address without it, or nothing if it has none. */
  open(address: string): string | undefined {
    const { pathname, searchParams } = new URL(address);
    const code = searchParams.get(NAME);
    if (!code) return undefined;
    remember(NAME, typed(code));
    return pathname;
  }

  /** Do something that may need a code: that of a link, or of an address that was opened, or one that is asked for. */
  async with<T>(attempt: (code: string | null) => Promise<T>, link?: string): Promise<T> {
    let code = link ?? recall(NAME);
    for (;;) {
      try {
        const done = await attempt(code);
        forget(NAME);
        return done;
      } catch (caught) {
        const needed = caught instanceof Refused && ['invitation_needed', 'invitation_ended'].includes(caught.code);
        if (!needed) throw caught;
        code = await this.ask(code && caught.code === 'invitation_ended' ? caught.message : '');
        if (!code) throw caught;
      }
    }
  }

  private ask(problem: string): Promise<string | null> {
    forget(NAME);
    this.asked = { problem };
    return new Promise((resolve) => (this.answer = resolve));
  }

  /** Give a code, or none. */
  give(code: string | null): void {
    this.asked = null;
    this.answer(code);
  }
}

export const invited = new Invited();
