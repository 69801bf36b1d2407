// How fast things move on the screen, as somebody likes it.

export const MOTIONS = ['off', 'slow', 'normal', 'fast'] as const;
export type Motion = (typeof MOTIONS)[number];

const RATES: Record<Motion, number> = { off: 1, slow: 0.6, normal: 1, fast: 2 };

/** Earlier visits kept only "on" or "off". */
export function motionFrom(kept: string | null): Motion {
  return MOTIONS.find((one) => one === kept) ?? 'normal';
}

/** By how much faster than usual. */
export const rateOf = (motion: Motion): number => RATES[motion];
