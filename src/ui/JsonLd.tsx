interface Props {
  /** A schema.org object; `@context` is added. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Structured data for search engines. `<` is escaped, so that no text can end the script element. */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above, that no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
