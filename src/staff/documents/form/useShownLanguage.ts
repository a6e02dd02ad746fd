import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Locale, locales } from '../../../model/locales.ts';

/** The language of a form's texts. Shown synchronously, so that a field can get the focus. */
export function useShownLanguage() {
  const [language, setLanguage] = useState<Locale>('en');
  const showLanguage = (next: Locale) => flushSync(() => setLanguage(next));
  /** Shows the language of a field, by its path. */
  const reveal = (path: string) =>
    showLanguage(locales.find((locale) => path.startsWith(`Translations.${locale}.`)) ?? 'en');
  return { language, showLanguage, reveal };
}
