// How much room there is.

import { MediaQuery } from 'svelte/reactivity';

/** Phones and small upright tablets: one column, the plan as a sheet. */
export const narrow = new MediaQuery('max-width: 62.4375em');

/** Small laptops and larger tablets: the log stands by itself, where the board and the plan leave room. */
export const compact = new MediaQuery(
  '(min-width: 62.5em) and (max-height: 50em), (min-width: 62.5em) and (max-width: 79.9375em)',
);

/** Of those the upright ones: the board has the whole width, and everything else lies below it. */
export const upright = new MediaQuery('(min-width: 62.5em) and (max-width: 79.9375em) and (max-aspect-ratio: 4/5)');

/** Of those the low ones, with little height for the panels beside the board. */
export const low = new MediaQuery(
  '(min-width: 62.5em) and (max-height: 50em), (min-width: 62.5em) and (max-width: 79.9375em) and (max-height: 62.4375em)',
);
