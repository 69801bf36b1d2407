// Spans of time in words: how long a turn may take, and how much of it is left.

import { words } from './words.svelte';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

const unit = (count: number, name: 'minute' | 'hour' | 'day', unitDisplay: 'long' | 'short') =>
  new Intl.NumberFormat(words.language, { style: 'unit', unit: name, unitDisplay }).format(count);

/** So many minutes, in the largest unit that counts them whole: "5 minutes", "3 days". */
export function minutesInWords(minutes: number): string {
  if (minutes % 1440 === 0) return unit(minutes / 1440, 'day', 'long');
  return minutes % 60 === 0 ? unit(minutes / 60, 'hour', 'long') : unit(minutes, 'minute', 'long');
}

/** A span of time, the shorter the more exactly: "4:37", "3 hr, 12 min", "2 days, 5 hr". */
export function spanInWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < HOUR) {
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const [large, small] = left < DAY ? (['hour', 'minute'] as const) : (['day', 'hour'] as const);
  const [whole, part] = left < DAY ? [HOUR, MINUTE] : [DAY, HOUR];
  const rest = Math.floor((left % whole) / part);
  return [unit(Math.floor(left / whole), large, 'short'), ...(rest ? [unit(rest, small, 'short')] : [])].join(' ');
}

/** After how many milliseconds such a span is said differently. */
export const nextChange = (left: number) => {
  const step = left <= HOUR ? SECOND : left <= DAY ? MINUTE : HOUR;
  return left % step || step;
};
