/** Loaded when a script of the page failed to load, as /bundle-failure.js. */
import { reloadOnce, showBundleFailure } from './bundleFailure.ts';

if (!reloadOnce()) showBundleFailure();
