import { type PointerEvent, useRef } from 'react';

/** How far a finger must travel sideways to turn the page, in CSS pixels. */
const minSwipePx = 40;

/** Handlers that tell a sideways swipe: 1 towards the end of the text's direction, -1 towards its start. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < minSwipePx || Math.abs(x) < Math.abs(y)) return;
      const leftwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
      onSwipe(x < 0 ? leftwards : leftwards === 1 ? -1 : 1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
