type Rules = Readonly<
  Partial<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>>
>;

/**
 * Trusted Types as far as this site uses them (https://w3c.github.io/trusted-types/dist/spec/): where a browser has
 * them, the security policy lets no plain text become HTML, a script or the address of one. What a policy makes of a
 * text is typed as the text it stands for.
 */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy<Given extends Rules>(name: string, rules: Given): Given;
}

/** Undefined where the browser has none and so asks for none. */
export const trustedTypes = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
