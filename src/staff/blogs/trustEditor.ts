import { trustedTypes } from '../../config/trustedTypes.ts';

/**
 * The editor (Quill) sets HTML of its own making all over, and parses what is pasted; it knows nothing of Trusted
 * Types. So where it is loaded, which is in the staff area alone, text may become HTML. It still may not become a
 * script or the address of one, and the rest of the security policy runs no script that HTML could bring.
 */
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', { createHTML: (html) => html });
