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
