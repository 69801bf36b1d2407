// Places that are pointed out on the board, because something happened there.

import type { GameEvent } from '../../api/game';

/** Milliseconds for which a turn's places are pointed out. */
const SHOWN = 2600;

export class Touched {
  places = $state.raw<ReadonlySet<string>>(new Set());
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** Point places out until something else is. */
  show(places: readonly string[]): void {
    this.stay();
    this.places = new Set(places);
  }

  /** Point out for a while where something happened. */
  point(events: readonly GameEvent[]): void {
    this.show(events.flatMap((event) => ('place' in event && event.type !== 'boom_stayed' ? [event.place] : [])));
    this.fading = setTimeout(() => (this.places = new Set()), SHOWN);
  }

  /** Cancel the fading. */
  stay(): void {
    clearTimeout(this.fading);
  }
}
