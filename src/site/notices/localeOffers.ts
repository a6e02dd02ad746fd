import { localeInfo } from '#locales/localeInfo.ts';
import { type Locale, locales } from '../../model/text/locales.ts';

/** Set in this device's storage once a visitor has declined: no other locale is offered again. */
export const declinedKey = 'locale-offer-declined';

/** The locale to offer: the first that the visitor's browser asks for, where that is another one than this. */
export function preferredLocale(): Locale | null {
  const preferred = navigator.languages
    .map((tag) => locales.find((locale) => locale === tag.toLowerCase().split('-')[0]))
    .find((locale) => locale !== undefined);
  return preferred && preferred !== localeInfo.code && !isDeclined() ? preferred : null;
}

/** For good; where this device stores nothing, for as long as the page is open. */
export function declineOffers(): void {
  declined = true;
  try {
    localStorage.setItem(declinedKey, 'true');
  } catch {
    // Then it is known here alone.
  }
}

let declined = false;

function isDeclined(): boolean {
  try {
    return declined || localStorage.getItem(declinedKey) !== null;
  } catch {
    return declined;
  }
}
