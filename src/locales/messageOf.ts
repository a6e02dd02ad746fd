import { errorMessages } from '#locales/errors.ts';

type Message = string | ((detail: string) => string);

const byCode: ReadonlyMap<unknown, Message> = new Map<string, Message>(Object.entries(errorMessages.byCode));

/**
 * The localized message of an error, by its code. Checks the code rather than the class, so that pages do not bundle
 * the code that throws it.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return errorMessages.other(String(error));
  const { code, detail } = error as { readonly code?: unknown; readonly detail?: unknown };
  const message = byCode.get(code);
  const known = typeof message === 'function' ? message(String(detail)) : message;
  return known || errorMessages.other(error.message || String(error));
}
