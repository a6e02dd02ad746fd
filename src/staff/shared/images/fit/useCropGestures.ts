import { type PointerEvent, type RefObject, useRef } from 'react';
import type { ViewStep } from '../../../../model/image/imageFit.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a picture behind its frame with one pointer and zooms it with two, by what each of them travelled. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, onStep: (step: ViewStep) => void) {
  const pointers = useRef(new Map<number, Point>());

  const onPointerMove = (event: PointerEvent) => {
    const before = [...pointers.current.values()];
    const frame = stage.current?.getBoundingClientRect();
    if (!frame || !pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, pointOf(event));
    const after = [...pointers.current.values()];
    const [from, to] = [middle(before), middle(after)];
    onStep({
      across: (from.x - to.x) / frame.width,
      down: (from.y - to.y) / frame.height,
      zoom: spread(after) / spread(before),
    });
  };
  const letGo = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (pointers.current.size === 2) return;
      stage.current?.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function middle([a = { x: 0, y: 0 }, b = a]: readonly Point[]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** How far apart two pointers are, never 0; the same for one alone. */
function spread([a, b]: readonly Point[]): number {
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
}
