import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../shared/useMediaQuery.ts';

/** SPEC 9. */
const rotationIntervalMs = 5000;

/** Stops while the visitor hovers, focuses, has paused or can't see the card, and for reduced motion. */
export function useRotation(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const [chosen, setCurrent] = useState(0);
  const current = Math.min(chosen, Math.max(0, count - 1));
  const [paused, setPaused] = useState(false);
  const engaged = useEngaged(container);
  const motionAllowed = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const canRotate = count > 1 && motionAllowed;
  const rotating = canRotate && !paused && !engaged;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of review restarts the interval
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setCurrent((now) => (now + 1) % count), rotationIntervalMs);
    return () => clearTimeout(timer);
  }, [rotating, count, current]);

  const show = (index: number) => setCurrent((index + count) % count);
  return { current, show, container, paused, setPaused, canRotate, rotating };
}

function useEngaged(container: React.RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    observer.observe(element);
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerenter', () => setHovered(true), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [container]);

  return hovered || focused || !visible;
}
