import { describe, expect, it } from 'vitest';
import { minutesInWords, nextChange, spanInWords } from './time';

const MINUTE = 60_000;

describe('a span of time', () => {
  it('is told in minutes and seconds under an hour', () => {
    expect(spanInWords(4 * MINUTE + 37_000)).toBe('4:37');
    expect(spanInWords(9000)).toBe('0:09');
    expect(spanInWords(-1)).toBe('0:00');
  });

  it('is told in hours under a day, and in days after that', () => {
    expect(spanInWords(192 * MINUTE)).toBe('3 hr 12 min');
    expect(spanInWords(120 * MINUTE)).toBe('2 hr');
    expect(spanInWords((2 * 24 + 5) * 60 * MINUTE)).toBe('2 days 5 hr');
  });

  it('is said again every second only while it is short', () => {
    expect(nextChange(4 * MINUTE + 500)).toBe(500);
    expect(nextChange(90 * MINUTE + 7000)).toBe(7000);
    expect(nextChange(90 * MINUTE)).toBe(MINUTE);
    expect(nextChange(3 * 24 * 60 * MINUTE)).toBe(60 * MINUTE);
  });

  it('of a turn is told in whole days, hours or minutes', () => {
    expect([5, 60, 90, 1440, 4320].map(minutesInWords)).toEqual([
      '5 minutes',
      '1 hour',
      '90 minutes',
      '1 day',
      '3 days',
    ]);
  });
});
