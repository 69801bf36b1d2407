// Dragging tiles with mouse, pen or finger. A press that hardly moves stays a click; two fingers are not for tiles.

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
    let start: { id: number; x: number; y: number; thing: T; from: Element; last: PointerEvent } | null = null;
    let moving = false;
    let handing = false;

    /** A second finger: the tile is let go, and whoever follows two fingers hears of the first one too. */
    const handOver = ({ thing, from, last }: NonNullable<typeof start>) => {
      start = null;
      if (moving) drop(thing, null);
      moving = false;
      from.setPointerCapture?.(last.pointerId);
      const { pointerId, pointerType, clientX, clientY } = last;
      handing = true;
      from.dispatchEvent(new PointerEvent('pointerdown', { pointerId, pointerType, clientX, clientY, bubbles: true }));
      handing = false;
    };
    const down = (event: Event) => {
      const { pointerId, clientX, clientY, button, target } = event as PointerEvent;
      if (handing) return;
      if (start && start.id !== pointerId) return handOver(start);
      // The first of two fingers is already with somebody else.
      if (!(event as PointerEvent).isPrimary) return;
      const thing = button === 0 ? lift(target as Element) : null;
      if (thing === null) return;
      start = { id: pointerId, x: clientX, y: clientY, thing, from: target as Element, last: event as PointerEvent };
      moving = false;
      // Otherwise the board would be moved as well.
      event.stopPropagation();
      // A finger holds on to what it pressed first; the tile has to be let go over something else.
      (target as Element).releasePointerCapture?.(pointerId);
    };
    const moved = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      start.last = event;
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
