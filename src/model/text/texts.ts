/** Treats empty editor markup as blank. */
export function isBlankText(text: unknown): boolean {
  if (Array.isArray(text)) return text.every(isBlankText);
  return typeof text !== 'string' || isBlankHtml(text);
}

/** An empty editor contains '<p><br></p>'. Images count as content. */
export function isBlankHtml(html: string): boolean {
  return (
    html
      .replace(/<img\b[^>]*>/gi, 'x')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\s/g, '') === ''
  );
}

/**
 * Falls back to English for blank texts; `fallbackFields` lists these.
 * @param translated null if English is asked for
 */
export function withFallback<T extends object>(
  english: T,
  translated: T | null,
): { readonly texts: T; readonly fallbackFields: readonly (keyof T)[] } {
  if (!translated) return { texts: english, fallbackFields: [] };
  const names = Object.keys(english) as (keyof T)[];
  const lacking = names.filter((name) => isBlankText(translated[name]));
  const instead = Object.fromEntries(lacking.map((name) => [name, english[name]]));
  return {
    texts: { ...translated, ...instead },
    fallbackFields: lacking.filter((name) => !isBlankText(english[name])),
  };
}
