/** The times of a turn that a table offers; 0 for none. */
export const TURN_MINUTES = [0, 5, 15, 1440, 4320];
