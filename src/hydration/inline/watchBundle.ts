/** Detects that a script failed to load, in which case the app never runs. */
import { reloadOnce, showBundleFailure } from '../bundleFailure.ts';

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !reloadOnce()) showBundleFailure();
  },
  { capture: true },
);
