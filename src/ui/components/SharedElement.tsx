import { type ReactNode, ViewTransition } from 'react';

interface Props {
  /** Of one element on a page, and of the element that it becomes on the next; undefined while it stays. */
  readonly name: string | undefined;
  readonly children: ReactNode;
}

/** False without a browser. */
const isMotionWelcome = globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;

/**
 * Moves its element to the place of the same name on the next page, if the browser supports it and the visitor
 * doesn't prefer reduced motion. While it moves, for a quarter of a second, it can't be pressed, so buttons over it
 * stay outside.
 */
export function SharedElement({ name, children }: Props) {
  if (!isMotionWelcome) return children;
  return (
    <ViewTransition name={name} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
