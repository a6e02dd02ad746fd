import { errorMessages } from '#locales/errors.ts';

type Messages = Readonly<Record<string, string | ((detail: string) => string)>>;

/**
 * The localized message of an error, by its code. Checks the code rather than the class, so that pages do not bundle
 * the code that throws it.
 * @param byCode messages of errors that only one page meets, besides those of any page
 */
export function messageOf(error: unknown, byCode: Messages = {}): string {
  if (!(error instanceof Error)) return errorMessages.other(String(error));
  const { code, detail } = error as { readonly code?: unknown; readonly detail?: unknown };
  const message = new Map<unknown, Messages[string]>(
    Object.entries({ ...errorMessages.byCode, ...byCode }),
  ).get(code);
  const known = typeof message === 'function' ? message(String(detail)) : message;
  return known || errorMessages.other(error.message || String(error));
}
