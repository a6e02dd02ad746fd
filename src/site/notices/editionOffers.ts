import { locale } from '#locales/locale.ts';
import { type Edition, editions } from '../../model/text/editions.ts';

/** Set in this device's storage once a visitor has declined: no other edition is offered again. */
const declinedKey = 'edition-offer-declined';

/** The edition to offer: the first that the visitor's browser asks for, where that is another one than this. */
export function preferredEdition(): Edition | null {
  const preferred = navigator.languages
    .map((tag) => editions.find((edition) => edition === tag.toLowerCase().split('-')[0]))
    .find((edition) => edition !== undefined);
  return preferred && preferred !== locale.edition && !isDeclined() ? preferred : null;
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
