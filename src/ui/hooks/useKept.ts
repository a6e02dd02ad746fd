import { useState } from 'react';
import { getStoredText, storeText } from '../storedText.ts';

/**
 * A state that stays in the tab, after a reload and in another language too.
 * @param parse gets null if nothing is kept
 */
export function useKept<T>(
  key: string,
  parse: (text: string | null) => T,
  format: (value: T) => string,
): readonly [T, (next: T) => void] {
  const [value, setValue] = useState(() => parse(getStoredText('sessionStorage', key)));
  const keep = (next: T) => {
    setValue(next);
    storeText('sessionStorage', key, format(next));
  };
  return [value, keep];
}
