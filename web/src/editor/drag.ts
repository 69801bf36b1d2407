// Dragging tiles with mouse, pen or finger. A press that hardly moves stays a click.

export interface Drag<T> {
  /** What is lifted at an element, if anything. */
  lift: (from: Element) => T | null;
  /** Under way, in pixels of the window. */
  move: (thing: T, x: number, y: number) => void;
  /** Let go over an element, or nowhere. */
  drop: (thing: T, over: Element | null) => void;
}

const STILL = 6;

export function draggable<T>({ lift, move, drop }: Drag<T>) {
  return (node: Element) => {
    let start: { id: number; x: number; y: number; thing: T } | null = null;
    let moving = false;

    const down = (event: Event) => {
      const { pointerId, clientX, clientY, button, target } = event as PointerEvent;
      const thing = button === 0 ? lift(target as Element) : null;
      if (thing === null) return;
      start = { id: pointerId, x: clientX, y: clientY, thing };
      moving = false;
      // Otherwise the board would be moved as well.
      event.stopPropagation();
      // A finger holds on to what it pressed first; the tile has to be let go over something else.
      (target as Element).releasePointerCapture?.(pointerId);
    };
    const moved = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      moving ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL;
      if (moving) move(start.thing, event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      const { thing } = start;
      start = null;
      if (!moving) return;
      drop(thing, event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null);
      // The click that follows a drag comes in the same task or not at all.
      setTimeout(() => (moving = false));
    };
    const click = (event: Event) => {
      if (moving) event.stopPropagation();
      moving = false;
    };

    node.addEventListener('pointerdown', down, { capture: true });
    node.addEventListener('click', click, { capture: true });
    addEventListener('pointermove', moved);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      node.removeEventListener('pointerdown', down, { capture: true });
      node.removeEventListener('click', click, { capture: true });
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}
