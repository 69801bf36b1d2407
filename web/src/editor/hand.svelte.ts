// The hand that lays a layout: what it holds, where that fits, and what was done last.

import type { View } from '../api/game';
import { sightOf } from '../board/presses';
import type { Mark } from '../model/plan/marks';
import { same, type Held } from '../model/setup/held';
import { own } from '../model/setup/own.svelte';
import { backOf, put, swapped, type Half } from '../model/setup/tiles';
import type { Sight } from '../model/sight';
import { placeName } from '../words/places';
import { words } from '../words/words.svelte';

export const nameOf = (spot: string): string => placeName(spot) ?? words.region(spot);

export class Hand {
  held = $state.raw<Held | null>(null);
  /** What happened, for those who hear it. */
  said = $state('');

  constructor(
    private readonly printed: () => View,
    private readonly halves: () => readonly Half[],
  ) {}

  private readonly values = $derived.by(
    () =>
      new Map(this.printed().places.map(({ id, open, kind, value }) => [id, open && kind === 'city' ? value : null])),
  );
  private readonly openRegions = $derived.by(
    () => new Set(this.printed().regions.flatMap((region) => (region.open ? [region.id] : []))),
  );

  /** Where the tile in the hand fits; with an empty hand, whatever can be taken up. */
  readonly marks = $derived.by(() => {
    const found = new Map<string, Mark>();
    const { held } = this;
    if (!this.halves().includes('cities')) return found;
    const back = held?.half === 'cities' && typeof held.tile === 'number' ? backOf(held.tile) : null;
    for (const [id, value] of this.values)
      if (value !== null && id !== held?.spot && (back?.includes(value) ?? true)) found.set(id, 'move');
    return found;
  });
  // Region tiles can be reached by the keyboard whenever something can be done with them.
  readonly regionMarks = $derived.by(
    () => new Set(this.halves().includes('regions') && this.held?.half !== 'cities' ? this.openRegions : []),
  );
  readonly shown = $derived(new Set(this.held?.half === 'cities' && this.held.spot ? [this.held.spot] : []));

  /** Which half of the layout lies there, if it is laid by hand. */
  halfAt(where: Sight): Half | null {
    const half = where.kind === 'place' ? 'cities' : 'regions';
    const known = where.kind === 'place' ? this.values.get(where.id) != null : this.openRegions.has(where.id);
    return known && this.halves().includes(half) ? half : null;
  }

  lay(half: Half, spot: string, tile: number | string | null): void {
    if (half === 'cities') own.change({ cities: put(own.cities, spot, tile as number | null) });
    else own.change({ regions: put(own.regions, spot, tile as string | null) });
    this.announce(spot);
  }

  private swap(half: Half, a: string, b: string): void {
    if (half === 'cities') own.change({ cities: swapped(own.cities, a, b) });
    else own.change({ regions: swapped(own.regions, a, b) });
    this.announce(a, b);
  }

  private announce(...spots: string[]): void {
    const tileAt = (spot: string) =>
      own.cities[spot] ?? (own.regions[spot] ? words.tile(own.regions[spot]) : words.say('editor-empty'));
    this.said = spots.map((spot) => words.say('offer-at', { place: nameOf(spot), offer: tileAt(spot) })).join('. ');
  }

  /** Let go of a tile over a spot. */
  release(thing: Held, half: Half, spot: string): void {
    this.held = null;
    if (thing.half !== half || thing.spot === spot) return;
    if (thing.spot) this.swap(half, thing.spot, spot);
    else if (thing.tile !== null) this.lay(half, spot, thing.tile);
  }

  /** A press on the board. */
  act(where: Sight): void {
    const half = this.halfAt(where);
    // The ground belongs to a region: with a city tile in the hand it means nothing.
    if (!half || (this.held?.half === 'cities' && half === 'regions')) return;
    if (this.held?.half === half) this.release(this.held, half, where.id);
    else this.hold(half, where.id);
  }

  /** A press on the supply. */
  press(thing: Held): void {
    const { held } = this;
    if (held?.half === thing.half && held.spot && thing.tile !== null) {
      this.held = null;
      this.lay(thing.half, held.spot, thing.tile);
    } else this.held = same(held, thing) ? null : thing;
  }

  hold(half: Half, spot: string): void {
    this.held = { half, spot, tile: own[half][spot] ?? null };
  }

  /** Put back what is in the hand, or what is looked at. */
  takeAway(looked: Sight | null): void {
    const spot = this.held?.spot ?? (looked && this.halfAt(looked) ? looked.id : null);
    if (!spot) return;
    this.held = null;
    for (const half of this.halves()) if (own[half][spot] !== undefined) this.lay(half, spot, null);
  }

  /** The tile at an element: on a city, on a region's tile, in the supply. */
  tileAt(from: Element): Held | null {
    const supply = from.closest<HTMLElement>('[data-tile]:not(:disabled)');
    if (supply) {
      const half = supply.closest<HTMLElement>('[data-supply]')!.dataset.supply as Half;
      return { half, spot: null, tile: half === 'cities' ? Number(supply.dataset.tile) : supply.dataset.tile! };
    }
    const where = sightOf(from);
    const half = where && (where.kind === 'place' || from.closest('.region-tile')) ? this.halfAt(where) : null;
    const tile = half ? own[half][where!.id] : undefined;
    return half && tile !== undefined ? { half, spot: where!.id, tile } : null;
  }

  /** Let go of a dragged tile over an element. */
  drop(thing: Held, over: Element | null): void {
    this.held = null;
    const where = sightOf(over);
    const half = where ? this.halfAt(where) : null;
    if (half) this.release(thing, half, where!.id);
    else if (over?.closest('[data-supply]') && thing.spot) this.lay(thing.half, thing.spot, null);
  }

  /** What a press would do. */
  offerAt(where: Sight): string {
    const half = this.halfAt(where);
    const { held } = this;
    if (!half) return '';
    if (!held || held.half !== half)
      return words.say(own[half][where.id] === undefined ? 'editor-choose' : 'editor-take');
    if (held.spot === where.id) return words.say('editor-put-back');
    return held.spot ? words.say('editor-swap', { spot: nameOf(held.spot) }) : words.say('editor-lay');
  }
}
