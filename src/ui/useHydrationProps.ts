import { useHydrated } from './useHydrated.ts';

const asleep = { disabled: true, 'data-waking': true } as const;
const awake = {} as const;

/**
 * Props of a button that only works once the app runs: until a prerendered page is hydrated a press would be
 * lost, or would send a form the browser's own way, so it is disabled without looking so.
 */
export function useWaking(): typeof asleep | typeof awake {
  return useHydrated() ? awake : asleep;
}
