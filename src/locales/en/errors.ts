import type { ErrorCode } from '../../model/errors.ts';

/** What is said where something failed. */
export const errorWords = {
  /** The line that says what. */
  title: (message: string) => `Error: ${message}`,
  advice: 'Please refresh the page.',
  refresh: 'Refresh',
  /** What went wrong, by the error's code; a function takes its detail. */
  byCode: {
    'database/timeout': 'The database did not answer in time.',
    'database/unreachable': 'The database cannot be reached.',
    'database/unreadable': 'The database gave an answer that cannot be read.',
    'database/notReady': 'The database is still being set up. Please try again in a few minutes.',
    'database/refused': (reason) => reason,
    'shipments/timeout': 'The shipment list did not answer in time.',
    'shipments/unreachable': 'The shipment list could not be reached.',
    'shipments/refused': (status) => `The shipment list could not be loaded (status ${status}).`,
    'shipments/incomplete': 'The shipment list could not be loaded completely.',
    'shipments/webPage': 'The shipment list is not available: a web page came in its place.',
    'shipments/empty': 'The shipment list is empty.',
    'shipments/missingColumns': (columns) => `The shipment list cannot be read: it has no column ${columns}.`,
    'shipments/openQuote': 'The shipment list cannot be read: a quotation mark in it is never closed.',
  } satisfies Record<ErrorCode, string | ((detail: string) => string)>,
  /** Anything else, by its own words. */
  other: (message: string) => message,
} as const;
