type Rules = Readonly<
  Partial<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>>
>;

/**
 * The part of the Trusted Types API that the site uses (https://w3c.github.io/trusted-types/dist/spec/). Typed as
 * strings, because React and the DOM types expect strings.
 */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy<Given extends Rules>(name: string, rules: Given): Given;
}

export const trustedTypes = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;

/**
 * For code in the staff area that sets HTML without Trusted Types: text may become HTML, but never a script or its
 * URL. The rest of the security policy blocks any script that HTML could contain.
 */
export function allowHtml(): void {
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: (html) => html });
}
