// How much room there is.

import { MediaQuery } from 'svelte/reactivity';

/** Phones and upright tablets: one column, the plan as a sheet. */
export const narrow = new MediaQuery('max-width: 62.4375em');
