import { localeInfo } from '#locales/localeInfo.ts';
import { type Locale, locales } from '../../model/locales.ts';
import { getStoredText, storeText } from '../../ui/storedText.ts';

export const declinedKey = 'locale-offer-declined';

/** The browser's first supported language, or null if it is the current one or the visitor declined. */
export function preferredLocale(): Locale | null {
  const preferred = navigator.languages
    .map((tag) => locales.find((locale) => locale === tag.toLowerCase().split('-')[0]))
    .find((locale) => locale !== undefined);
  return preferred && preferred !== localeInfo.code && getStoredText('localStorage', declinedKey) === null
    ? preferred
    : null;
}

export function declineOffers(): void {
  storeText('localStorage', declinedKey, 'true');
}
