import { createContext, use, useEffect } from 'react';
import { trustedTypes } from '../../config/trustedTypes.ts';

interface Props {
  /** A schema.org object without `@context`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Collects elements for the head during prerendering; null in the browser. */
export const HeadData = createContext<string[] | null>(null);

/** Trusted Types treat JSON-LD as a script; re-serialized JSON can't run. */
const policy = trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  use(HeadData)?.push(json);
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = policy?.createScript(json) ?? json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}
