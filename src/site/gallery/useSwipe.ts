import { type PointerEvent, useRef } from 'react';

export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

const minSwipePx = 40;

/** Calls back with 1 for a swipe to the next page in the text direction, else -1. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): SwipeHandlers {
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
