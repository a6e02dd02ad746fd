import type { SheetErrorCode } from '../../model/errors.ts';

/** Why the list of shipments cannot be shown; a function gets the error's detail. */
export const shipmentErrorMessages = {
  'shipments/timeout': 'The shipment list took too long to load.',
  'shipments/unreachable': 'The shipment list could not be reached.',
  'shipments/refused': (status) => `The shipment list could not be loaded (status ${status}).`,
  'shipments/incomplete': 'The shipment list could not be loaded completely.',
  'shipments/webPage': 'We can’t load the shipment list right now. Please try again later, or contact us.',
  'shipments/empty': 'The shipment list is empty right now. Please try again later, or contact us.',
  'shipments/missingColumns': (columns) =>
    `We can’t read the shipment list. Missing columns: ${columns}. Please contact us.`,
  'shipments/openQuote':
    'We can’t read the shipment list: it has an unclosed quotation mark. Please contact us.',
} satisfies Record<SheetErrorCode, string | ((detail: string) => string)>;
