// Wheel, drag and pinch for the camera. A press that hardly moves stays a click.

import type { Camera } from './camera.svelte';

const STILL = 5;

export function gestures(camera: Camera) {
  return (element: Element) => {
    const node = element as HTMLElement;
    const pointers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let dragging = false;

    // Points are those of the window; where the board lies in it is asked only when that counts, not at every press.
    const pointOf = (event: MouseEvent) => ({ x: event.clientX, y: event.clientY });
    const zoom = (factor: number, { x, y }: { x: number; y: number }) => {
      const { left, top } = node.getBoundingClientRect();
      camera.zoomAt(factor, x - left, y - top);
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      // A trackpad pinch arrives as a wheel with the control key, in smaller steps.
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), pointOf(event));
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, pointOf(event));
      if (pointers.size === 1) {
        start = pointOf(event);
        dragging = false;
      }
    };

    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      if (pointers.size === 2) pinch(event.pointerId, before, now);
      else if (dragging || (start && Math.hypot(now.x - start.x, now.y - start.y) > STILL)) {
        if (!dragging) {
          dragging = true;
          node.setPointerCapture(event.pointerId);
          node.classList.add('dragging');
        }
        camera.pan(now.x - before.x, now.y - before.y);
      } else return;
      pointers.set(event.pointerId, now);
    };

    const pinch = (id: number, before: { x: number; y: number }, now: { x: number; y: number }) => {
      dragging = true;
      const other = [...pointers].find(([key]) => key !== id)![1];
      const apart = (p: { x: number; y: number }) => Math.max(10, Math.hypot(p.x - other.x, p.y - other.y));
      zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    };

    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      if (dragging) node.classList.remove('dragging');
    };

    const click = (event: MouseEvent) => {
      if (dragging) event.stopImmediatePropagation();
      dragging = false;
    };

    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    return () => {
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
