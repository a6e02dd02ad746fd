import { bundleScript } from '../bundle/bundleScript.ts';

/** The inline scripts of a page (src/hydration/inline), compiled. The security policy lists their hashes. */
export const inlineScripts = {
  beforePaint: bundleScript('hydration/inline/beforePaint.ts'),
  prepareList: bundleScript('hydration/inline/prepareList.ts'),
};

/** The content of /bundle-failure.js. */
export const failureScript = bundleScript('hydration/handleFailure.ts');
