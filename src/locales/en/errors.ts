import type { ErrorCode } from '../../model/errors.ts';

export const errorMessages = {
  title: (message: string) => `Error: ${message}`,
  advice: 'Please refresh the page.',
  refresh: 'Refresh',
  /** By error code; a function gets the error's detail. */
  byCode: {
    'app/unreachable': 'This page could not be loaded. Please check your connection.',
    'database/timeout': 'The data took too long to load.',
    'database/unreachable': 'We can’t reach our data right now.',
    'database/unreadable': 'We can’t load the latest data right now. Please try again later, or contact us.',
    'database/notReady': 'Our data is still being set up. Please try again later.',
    'database/refused': (reason) => reason,
  } satisfies Record<ErrorCode, string | ((detail: string) => string)>,
  /** Any other error. */
  other: (message: string) => message,
} as const;
