import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { SwipeHandlers } from './useSwipe.ts';

const maxZoom = 4;
/** Zoom factor of a double tap and of the button. */
const buttonZoom = 2.5;
const doubleTapMs = 300;
/** CSS pixels; a finger that moves less taps. */
const tapPx = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Transform of the stage: offset in CSS pixels, and scale. */
interface View extends Point {
  readonly scale: number;
}

const whole: View = { x: 0, y: 0, scale: 1 };

/**
 * Zooms a stage by two fingers, a double tap or `toggle`, and moves it by one finger or the mouse. Where it is not
 * zoomed, one finger swipes.
 *
 * @param shown what the stage shows; zooming starts again with another
 */
export function useZoom(shown: unknown, swipe: SwipeHandlers) {
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef(whole);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef({ start: { x: 0, y: 0 }, pinched: false, tappedAt: 0 });
  const [zoomed, setZoomed] = useState(false);

  const draw = (next: View) => {
    view.current = stage.current ? keepInside(next, stage.current) : next;
    const { x, y, scale } = view.current;
    if (stage.current)
      stage.current.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
    setZoomed(scale > 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture resets the zoom
  useEffect(() => draw(whole), [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: so does another size of the window, as when it is rotated
  useEffect(() => {
    const reset = () => draw(whole);
    window.addEventListener('resize', reset);
    return () => window.removeEventListener('resize', reset);
  }, []);

  /** Zooms so that the point of the picture at `from` moves to `to`. */
  const zoomTo = (scale: number, from: Point, to: Point = from) => {
    const clamped = Math.min(maxZoom, Math.max(1, scale));
    const factor = clamped / view.current.scale;
    const origin = originOf(stage.current);
    draw({
      scale: clamped,
      x: to.x - origin.x - (from.x - origin.x - view.current.x) * factor,
      y: to.y - origin.y - (from.y - origin.y - view.current.y) * factor,
    });
  };
  const toggleAt = (point: Point) => (view.current.scale > 1 ? draw(whole) : zoomTo(buttonZoom, point));

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (isControl(event)) return;
      if (fingers.current.size === 0)
        gesture.current = { ...gesture.current, start: pointOf(event), pinched: false };
      fingers.current.set(event.pointerId, pointOf(event));
      if (fingers.current.size > 1) gesture.current.pinched = true;
      else if (view.current.scale === 1) swipe.onPointerDown(event);
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other) {
        const growth = distance(now, other) / distance(before, other);
        zoomTo(view.current.scale * growth, middle(before, other), middle(now, other));
      } else if (view.current.scale > 1) {
        const { x, y, scale } = view.current;
        draw({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
      }
    },
    onPointerUp(event: PointerEvent) {
      if (!fingers.current.delete(event.pointerId)) return;
      const { start, pinched, tappedAt } = gesture.current;
      if (pinched) return swipe.onPointerCancel();
      if (view.current.scale === 1) swipe.onPointerUp(event);
      if (distance(start, pointOf(event)) > tapPx) return;
      const isSecond = event.timeStamp - tappedAt < doubleTapMs;
      gesture.current.tappedAt = isSecond ? 0 : event.timeStamp;
      if (isSecond) toggleAt(pointOf(event));
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      swipe.onPointerCancel();
    },
  };
  const toggle = () => toggleAt(centerOf(stage.current));
  return { stage, zoomed, toggle, handlers };
}

const isControl = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('button') !== null;
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** Top left corner and centre of the stage without zoom. */
function originOf(stage: HTMLElement | null): Point {
  return { x: stage?.offsetLeft ?? 0, y: stage?.offsetTop ?? 0 };
}
function centerOf(stage: HTMLElement | null): Point {
  const { x, y } = originOf(stage);
  return { x: x + (stage?.offsetWidth ?? 0) / 2, y: y + (stage?.offsetHeight ?? 0) / 2 };
}

/** Limits the offset, so that the zoomed picture covers the stage. */
function keepInside({ x, y, scale }: View, { offsetWidth, offsetHeight }: HTMLElement): View {
  const within = (value: number, size: number) => Math.min(0, Math.max(size - size * scale, value));
  return { scale, x: within(x, offsetWidth), y: within(y, offsetHeight) };
}
