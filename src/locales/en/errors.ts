import type { ErrorCode } from '../../model/errors.ts';

export const errorMessages = {
  title: (message: string) => `Error: ${message}`,
  advice: 'Please refresh the page.',
  refresh: 'Refresh',
  /** By error code; a function gets the error's detail. */
  byCode: {
    'app/unreachable': 'This page could not be loaded. Please check your connection.',
    'database/timeout': 'The database did not answer in time.',
    'database/unreachable': 'The database cannot be reached.',
    'database/unreadable': 'We can’t load the latest data right now. Please try again later, or contact us.',
    'database/notReady': 'The database is still being set up. Please try again in a few minutes.',
    'database/refused': (reason) => reason,
    'shipments/timeout': 'The shipment list did not answer in time.',
    'shipments/unreachable': 'The shipment list could not be reached.',
    'shipments/refused': (status) => `The shipment list could not be loaded (status ${status}).`,
    'shipments/incomplete': 'The shipment list could not be loaded completely.',
    'shipments/webPage': 'We can’t load the shipment list right now. Please try again later, or contact us.',
    'shipments/empty': 'The shipment list is empty right now. Please try again later, or contact us.',
    'shipments/missingColumns': (columns) =>
      `We can’t read the shipment list. Missing columns: ${columns}. Please contact us.`,
    'shipments/openQuote':
      'We can’t read the shipment list: it has an unclosed quotation mark. Please contact us.',
  } satisfies Record<ErrorCode, string | ((detail: string) => string)>,
  /** Any other error. */
  other: (message: string) => message,
} as const;
