// Presses and keys on the board: one listener for all places.

import type { Sight } from '../model/sight';
import type { Camera } from './camera.svelte';
import type { Direction } from './neighbour';

/** The place or region that an element of the board shows. */
export function sightOf(target: EventTarget | null): Sight | null {
  const element = (target as Element | null)?.closest<SVGElement>('[data-place], [data-region]');
  const { place, region } = element?.dataset ?? {};
  if (place) return { kind: 'place', id: place };
  return region ? { kind: 'region', id: region } : null;
}

/**
 * A press takes the keyboard away from elsewhere, and leaves it where it was on the board: a focus would cost a frame.
 */
function unfocus(event: MouseEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    document.activeElement.blur();
}

/**
 * Listen here and let nothing above hear it: Svelte's own listeners go up the whole page, twice and with a timer, at
 * every event.
 */
export function presses(
  act: (sight: Sight) => void,
  look: (sight: Sight | null) => void,
): (node: Element) => () => void {
  return (node) => {
    const end = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      (node as HTMLElement).addEventListener(type, (event) => (event.stopPropagation(), hear(event)), {
        signal: end.signal,
      });
    listen('mousedown', unfocus);
    listen('click', ({ target }) => {
      const sight = sightOf(target);
      if (sight) act(sight);
    });
    listen('pointerover', ({ pointerType, target }) => {
      if (pointerType === 'mouse') look(sightOf(target));
    });
    return () => end.abort();
  };
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PANS: Record<Direction, [number, number]> = { left: [80, 0], right: [-80, 0], up: [0, 80], down: [0, -80] };

export interface Keyed {
  /** Go to the next place in a direction. */
  towards: (direction: Direction) => void;
  /** Go to the next or the last place where something can be done. */
  step: (step: 1 | -1, from: EventTarget | null) => void;
  act: (sight: Sight) => void;
}

/** What a key does on the board; other keys are left to the page. */
export function press(event: KeyboardEvent, camera: Camera, { towards, step, act }: Keyed): void {
  const arrow = ARROWS[event.key];
  if (arrow && event.shiftKey) camera.pan(...PANS[arrow]);
  else if (arrow) towards(arrow);
  else if (event.key === 'PageDown') step(1, event.target);
  else if (event.key === 'PageUp') step(-1, event.target);
  else if (event.key === '+' || event.key === '=') camera.zoomAt(1.25);
  else if (event.key === '-') camera.zoomAt(0.8);
  else if (event.key === '0') camera.fit();
  else if (event.key === 'Enter' || event.key === ' ') {
    const sight = sightOf(event.target);
    if (sight) act(sight);
  } else return;
  event.preventDefault();
}
