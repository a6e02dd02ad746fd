/**
 * Detects that a script failed to load, in which case the app never runs. What is then done is a file with a fixed address,
 * because few visits need it (../handleFailure.ts).
 */
import { showBundleFailure } from '../bundleFailure.ts';

/** Leaving a page aborts its scripts too, and a reload would then cancel the navigation. Milliseconds. */
const delayMs = 100;

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) setTimeout(handleFailure, delayMs);
  },
  { capture: true },
);

function handleFailure(): void {
  const address: string = '/bundle-failure.js';
  import(address).catch(showBundleFailure);
}
