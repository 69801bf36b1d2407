// How much room there is.

import { MediaQuery } from 'svelte/reactivity';

/** Phones and small upright tablets: one column, the plan as a sheet. */
export const narrow = new MediaQuery('max-width: 62.4375em');

/** Of those phones on their side: the plan stands beside the board. */
export const across = new MediaQuery('(min-width: 40em) and (max-width: 62.4375em) and (max-height: 32.5em)');

/** Large upright tablets and screens: the board has the whole width, and everything else lies below it. */
export const upright = new MediaQuery('(min-width: 62.5em) and (max-aspect-ratio: 4/5)');

/** Laptops and tablets with little height for the panels beside the board. */
export const low = new MediaQuery('(min-width: 62.5em) and (max-height: 62.4375em)');
