// Sizes of everything on the board, in the units of its 1600 × 1000 field.

export const WIDTH = 1600;
export const HEIGHT = 1000;

export const TOWN_RADIUS = 14;
export const cityRadius = (spaces) => 26 + 2.2 * spaces;

/** Drawn width of a link by its price, edges included. */
export const LINK_WIDTH = { 0: 5, 1: 6, 3: 7, 5: 9, 8: 13 };

export const TAG = { w: 29, h: 22 };
export const TILE = { w: 128, h: 58 };
export const TRACK = { x: 24, y: 908, w: 600, h: 72 };

/** From the middle of a boom marker to the tips of its rays. */
export const BOOM_RADIUS = 15.5;

export const CITY_LABEL = 20.4;
export const TOWN_LABEL = 19.6;
