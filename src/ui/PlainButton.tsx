import type { ComponentProps } from 'react';
import { useHydrated } from './useHydrated.ts';

const beforeHydration = { disabled: true, 'data-waking': true } as const;

/**
 * A button without a look of its own. It only works once the app runs: until a prerendered page is hydrated a press
 * would be lost, or would send a form the browser's own way, so it is disabled without looking so.
 */
export function PlainButton({ type = 'button', ...props }: ComponentProps<'button'>) {
  return <button type={type} {...props} {...(!useHydrated() && beforeHydration)} />;
}
