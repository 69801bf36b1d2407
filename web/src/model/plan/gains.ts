// What a planned turn brings, line by line.

import type { GameEvent } from '../../api/game';
import { placeName } from '../../words/places';
import { words } from '../../words/words.svelte';

export interface GainLine {
  seat: number;
  what: string;
  how: string;
  influence: number;
  dollars: number;
}

export function gainLines(events: readonly GameEvent[]): GainLine[] {
  const lines: GainLine[] = [];
  for (const event of events) {
    if (event.type === 'city_scored')
      lines.push({
        seat: event.seat,
        what: placeName(event.place) ?? event.place,
        how: words.say('gain-city', { majority: event.majority ? 'yes' : 'no' }),
        influence: event.influence,
        dollars: 0,
      });
    else if (event.type === 'region_gained' && (event.influence || event.dollars))
      lines.push({
        seat: event.seat,
        what: words.region(event.region),
        how: words.say('gain-region', { rank: event.rank + 1 }),
        influence: event.influence,
        dollars: event.dollars,
      });
    else if (event.type === 'region_scored' && event.influence)
      lines.push({
        seat: event.seat,
        what: words.say('gain-track'),
        how: words.say('gain-track-space', { space: event.space + 1 }),
        influence: event.influence,
        dollars: 0,
      });
    else if (event.type === 'milestone_reached')
      lines.push({
        seat: event.seat,
        what: words.milestone(event.milestone),
        how: words.say('gain-milestone'),
        influence: 0,
        dollars: 0,
      });
  }
  return lines;
}
