import { describe, expect, it } from 'vitest';
import { MOTIONS, motionFrom, rateOf } from './motion';

describe('motion', () => {
  it('is as it was chosen on the last visit', () => {
    for (const motion of MOTIONS) expect(motionFrom(motion)).toBe(motion);
  });

  it('understands the switch of earlier visits', () => {
    expect(motionFrom('off')).toBe('off');
    expect(motionFrom('on')).toBe('normal');
    expect(motionFrom(null)).toBe('normal');
  });

  it('is slower than usual, usual, or faster', () => {
    expect(rateOf('slow')).toBeLessThan(rateOf('normal'));
    expect(rateOf('normal')).toBe(1);
    expect(rateOf('fast')).toBeGreaterThan(rateOf('normal'));
  });
});
