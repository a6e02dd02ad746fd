import { useHydrated } from './useHydrated.ts';

const beforeHydration = { disabled: true, 'data-waking': true } as const;
const afterHydration = {} as const;

/**
 * Props of a button that only works once the app runs: until a prerendered page is hydrated a press would be
 * lost, or would send a form the browser's own way, so it is disabled without looking so.
 */
export function useHydrationProps(): typeof beforeHydration | typeof afterHydration {
  return useHydrated() ? afterHydration : beforeHydration;
}
