import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How near the pointer comes to the window's edge before the page scrolls, and how far in a frame, in CSS pixels. */
const edge = 72;
const step = 12;

interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * Puts the items of a list into another order by dragging one onto another's place: by pointer events, which are
 * the same for mouse, pen and finger in every engine, where the browser's own dragging knows no finger. A finger
 * drags by what is marked `data-grip` (and has `touch-action: none`); anywhere else it scrolls.
 *
 * @returns the props of the item at a place, from 0
 */
export function useDragSort(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ x: 0, y: 0 });

  const follow = () => {
    const to = placeAt(pointer.current);
    setDrag((now) => now && { ...now, to: to ?? now.from });
  };
  useEdgeScroll(drag !== null, pointer, follow);

  return (index: number) => ({
    'data-place': index,
    'data-dragged': drag?.from === index || undefined,
    'data-target': (drag?.to === index && drag.from !== index) || undefined,
    // The browser's own dragging of the picture would end ours.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!mayDrag(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = { x: event.clientX, y: event.clientY };
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!drag) return;
      pointer.current = { x: clientX, y: clientY };
      follow();
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!drag) return;
      setDrag(null);
      const to = placeAt({ x: clientX, y: clientY });
      if (to !== null && to !== index) move(index, to);
    },
    onPointerCancel: () => setDrag(null),
  });
}

function mayDrag({ target, pointerType, button, isPrimary }: PointerEvent): boolean {
  if (!(target instanceof Element) || !isPrimary || button !== 0 || target.closest('button, a, input'))
    return false;
  return pointerType !== 'touch' || target.closest('[data-grip]') !== null;
}

/** The place of the item under a point of the window, or null beside them all. */
function placeAt({ x, y }: { readonly x: number; readonly y: number }): number | null {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return item ? Number(item.dataset.place) : null;
}

/** Scrolls the page while something is held at the window's upper or lower edge. */
function useEdgeScroll(
  active: boolean,
  pointer: { readonly current: { readonly y: number } },
  onScrolled: () => void,
): void {
  const latest = useRef(onScrolled);
  useEffect(() => {
    latest.current = onScrolled;
  });
  useEffect(() => {
    if (!active) return;
    let frame = requestAnimationFrame(function scroll() {
      const { y } = pointer.current;
      const by = y < edge ? -step : y > window.innerHeight - edge ? step : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        latest.current();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [active, pointer]);
}
