import { errorMessages } from '#locales/errors.ts';

type Words = string | ((detail: string) => string);

const byCode: ReadonlyMap<unknown, Words> = new Map<string, Words>(Object.entries(errorMessages.byCode));

/**
 * Anything thrown, in a visitor's words: those of its code, or where it has none that is ours what the
 * locale makes of its own message. It is
 * known by its code, not by its class, so that no page downloads what throws it.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return errorMessages.other(String(error));
  const { code, detail } = error as { readonly code?: unknown; readonly detail?: unknown };
  const words = byCode.get(code);
  const known = typeof words === 'function' ? words(String(detail)) : words;
  return known || errorMessages.other(error.message || String(error));
}
