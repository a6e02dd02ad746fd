import { useEffect, useEffectEvent } from 'react';

/** Calls the latest `onUnmount` on unmount: a removed field with the focus gets no blur. */
export function useOnUnmount(onUnmount: () => void): void {
  const run = useEffectEvent(onUnmount);
  useEffect(() => () => run(), []);
}
