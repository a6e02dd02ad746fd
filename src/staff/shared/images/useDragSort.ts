import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How far a press must travel to be a drag and no click, in CSS pixels. */
const slack = 6;
/** How near the pointer comes to the window's edge before the page scrolls, and how far in a frame, in CSS pixels. */
const edge = 40;
const step = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a press began: the next event may already come from another item. */
interface Press {
  readonly place: number;
  readonly item: Element;
  readonly at: Point;
}

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
  const press = useRef<Press | null>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  // Known at once, where state is known with the next rendering.
  const isDragged = useRef(false);

  const follow = () => {
    const to = placeAt(pointer.current);
    setDrag((now) => now && { ...now, to: to ?? now.from });
  };
  useEdgeScroll(drag !== null, pointer, follow);
  const letGo = () => {
    press.current = null;
    setDrag(null);
  };

  return (index: number) => ({
    'data-place': index,
    'data-dragged': drag?.from === index || undefined,
    'data-target': (drag?.to === index && drag.from !== index) || undefined,
    // The browser's own dragging of the picture would end ours.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    onPointerDown: (event: PointerEvent) => {
      isDragged.current = false;
      const began = { place: index, item: event.currentTarget, at: pointOf(event) };
      press.current = mayDrag(event) ? began : null;
    },
    onPointerMove: (event: PointerEvent) => {
      pointer.current = pointOf(event);
      if (!press.current) return;
      if (isDragged.current) return follow();
      const { place, item, at } = press.current;
      if (distance(at, pointer.current) < slack) return;
      item.setPointerCapture(event.pointerId);
      isDragged.current = true;
      setDrag({ from: place, to: place });
      follow();
    },
    onPointerUp: (event: PointerEvent) => {
      const from = isDragged.current ? press.current?.place : undefined;
      letGo();
      const to = placeAt(pointOf(event));
      if (from !== undefined && to !== null && to !== from) move(from, to);
    },
    onPointerCancel: letGo,
    // What ends a drag is no click on what it began on.
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (isDragged.current) event.stopPropagation();
    },
  });
}

function mayDrag({ target, pointerType, button, isPrimary }: PointerEvent): boolean {
  if (!isPrimary || button !== 0) return false;
  return pointerType !== 'touch' || (target instanceof Element && target.closest('[data-grip]') !== null);
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The place of the item under a point of the window, or null beside them all. */
function placeAt({ x, y }: Point): number | null {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return item ? Number(item.dataset.place) : null;
}

/** Scrolls the page while something is held at the window's upper or lower edge. */
function useEdgeScroll(active: boolean, pointer: { readonly current: Point }, onScrolled: () => void): void {
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
