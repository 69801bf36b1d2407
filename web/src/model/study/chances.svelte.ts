// What everybody can expect of the position that is shown, once somebody wants to know it.

import * as api from '../../api/api';
import type { Line, LineChances } from '../../api/game';
import { recall, remember } from '../../browser/remembered';
import { myself } from '../me.svelte';

/** Seconds of thinking, and milliseconds for which a position stays before it is thought about. */
const SECONDS = 1;
const REST = 300;

export class Chances {
  wanted = $state(recall('study-chances') === 'on');
  found = $state.raw<LineChances | null>(null);
  /** Why nothing is said. */
  problem = $state('');
  busy = $state(false);
  private readonly known = new Map<string, LineChances>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = '';

  want(wanted: boolean): void {
    this.wanted = wanted;
    remember('study-chances', wanted ? 'on' : 'off');
  }

  /** Follow what is shown; what was asked about before is not asked again. */
  follow(line: Line | null): void {
    this.stop();
    const key = line && this.wanted ? JSON.stringify([line.after, line.moves, line.position]) : '';
    if (!line || !key) {
      this.found = null;
      this.asked = this.problem = '';
      return;
    }
    const known = this.known.get(key);
    this.asked = key;
    this.problem = '';
    this.found = known ?? null;
    this.busy = !known;
    if (!known) this.timer = setTimeout(() => void this.ask(line, key), REST);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.busy = false;
  }

  private async ask(line: Line, key: string): Promise<void> {
    try {
      await myself.introduce();
      const found = await api.lineChances(line, SECONDS);
      this.known.set(key, found);
      if (key === this.asked) this.found = found;
    } catch (problem) {
      if (key === this.asked) this.problem = problem instanceof Error ? problem.message : String(problem);
    } finally {
      if (key === this.asked) this.busy = false;
    }
  }
}
