import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Edition } from '../../../model/text/editions.ts';

/** The language whose texts a form shows. It is shown at once, so that a field of it can get the focus. */
export function useShownLanguage(): readonly [shown: Edition, show: (language: Edition) => void] {
  const [shown, setShown] = useState<Edition>('en');
  return [shown, (language) => flushSync(() => setShown(language))];
}
