/** Handles a bundle that does not load: nothing else of the app runs then. */
import { reloadOnce, showBundleFailure } from '../bundleFailure.ts';

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !reloadOnce()) showBundleFailure();
  },
  { capture: true },
);
