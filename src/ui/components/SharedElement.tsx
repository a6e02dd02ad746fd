import { type ReactNode, ViewTransition } from 'react';

interface Props {
  /** Of one element on a page, and of the element that it becomes on the next; undefined while it stays. */
  readonly name: string | undefined;
  readonly children: ReactNode;
}

/** False without a browser. */
const isMotionWelcome = globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;

/**
 * Moves its element to the place of the same name on the next page, in browsers that can, unless motion is unwanted. While
 * it moves, for a quarter of a second, it can't be pressed: buttons over it stay outside.
 */
export function SharedElement({ name, children }: Props) {
  if (!isMotionWelcome) return children;
  return (
    <ViewTransition name={name} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
