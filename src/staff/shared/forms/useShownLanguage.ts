import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '../../../model/text/locales.ts';

/** Rendered synchronously, so that a field can get the focus. */
export function useShownLanguage(): readonly [shown: Locale, show: (language: Locale) => void] {
  const [shown, setShown] = useState<Locale>('en');
  return [shown, (language) => flushSync(() => setShown(language))];
}
