// The players' colours, each with a shape of its own, and who may have which.

import type { Me, Seat } from '../api/game';

export type Colour = Me['colour'];
export const COLOURS: readonly Colour[] = ['blue', 'red', 'orange', 'black', 'beige'];

export const colourFrom = (kept: string | null): Colour | undefined => COLOURS.find((one) => one === kept);

/** The colours that other people at a table have; a bot gives way. */
export function wornBy(seats: readonly Seat[], except: number | null = null): Set<Colour> {
  const others = seats.filter((seat) => seat.kind === 'person' && seat.number !== except);
  return new Set(others.flatMap((seat) => seat.colour ?? []));
}

/** The wanted colour, or else the first that is free. */
export const freeColour = (taken: ReadonlySet<Colour>, wanted: Colour): Colour =>
  [wanted, ...COLOURS].find((one) => !taken.has(one)) ?? wanted;
