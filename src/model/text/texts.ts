/** What staff write of a document in each language: texts, rich texts and lists of lines, by the model's names. */
type Texts = object;

/** A text or a list without a word; the markup of an empty editor is none. */
export function isBlankText(text: unknown): boolean {
  if (Array.isArray(text)) return text.every(isBlankText);
  return typeof text !== 'string' || isBlankHtml(text);
}

/** Whether HTML shows nothing: an empty editor holds '<p><br></p>'. An image is something. */
export function isBlankHtml(html: string): boolean {
  return (
    html
      .replace(/<img\b[^>]*>/gi, 'x')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\s/g, '') === ''
  );
}

/** The texts of a language, each that it lacks in English; and which those are, so that they can be marked. */
export function withFallback<T extends Texts>(
  english: T,
  translated: T,
): { readonly texts: T; readonly fallbackFields: readonly (keyof T)[] } {
  const names = Object.keys(english) as (keyof T)[];
  const lacking = names.filter((name) => isBlankText(translated[name]));
  const instead = Object.fromEntries(lacking.map((name) => [name, english[name]]));
  return {
    texts: { ...translated, ...instead },
    fallbackFields: lacking.filter((name) => !isBlankText(english[name])),
  };
}

/** How many of the texts that English has a language has as well. */
export function countTranslated<T extends Texts>(
  english: T,
  translated: T,
): { readonly done: number; readonly total: number } {
  const names = (Object.keys(english) as (keyof T)[]).filter((name) => !isBlankText(english[name]));
  return {
    done: names.filter((name) => !isBlankText(translated[name])).length,
    total: names.length,
  };
}
