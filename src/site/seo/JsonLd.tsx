import { createContext, use, useEffect } from 'react';
import { trustedTypes } from '../../config/trustedTypes.ts';

interface Props {
  /** A schema.org object; `@context` is added. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Where prerendering collects what belongs into the head; null in the browser. */
export const HeadData = createContext<string[] | null>(null);

/** The security policy takes data for a script; JSON runs nothing even where it is taken for one. */
const policy = trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

/** Structured data for search engines, in the document's head for as long as the page that says it. */
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
