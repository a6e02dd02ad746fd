import type { Fields } from '../../model/text/read.ts';
import { isBlankText, type Translations } from '../../model/text/texts.ts';

/**
 * What is stored of texts in other languages: no text that is blank, no language without a text. Null, which is to say no
 * field at all, where nothing is left.
 */
export function byLanguage(translations: Translations<Fields>): Fields | null {
  const languages = Object.entries(translations).map(
    ([language, texts]) => [language, withoutBlank(texts, isBlankText)] as const,
  );
  const written = withoutBlank(
    Object.fromEntries(languages),
    (texts) => Object.keys(texts as Fields).length === 0,
  );
  return Object.keys(written).length > 0 ? written : null;
}

function withoutBlank(fields: Fields, isBlank: (value: unknown) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)));
}
