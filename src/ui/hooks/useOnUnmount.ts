import { useEffect, useEffectEvent } from 'react';

/** Calls the latest `onUnmount` when the component goes: a field that is removed with the focus gets no blur. */
export function useOnUnmount(onUnmount: () => void): void {
  const run = useEffectEvent(onUnmount);
  useEffect(() => () => run(), []);
}
