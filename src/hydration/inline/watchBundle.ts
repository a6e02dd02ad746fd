/** Detects that a script failed to load, in which case the app never runs. */
import { reloadOnce, showBundleFailure } from '../bundleFailure.ts';

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
  if (!reloadOnce()) showBundleFailure();
}
