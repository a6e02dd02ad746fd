/** Accepts a Date (REST), an SDK timestamp, milliseconds or an ISO string; null for an invalid date. */
export function parseDate(value: unknown): Date | null {
  const date = toDate(value);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

function toDate(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (hasToDate(value)) return value.toDate();
  return typeof value === 'number' || typeof value === 'string' ? new Date(value) : null;
}

/** Checks the type: a stored map may have a field named `toDate`. */
function hasToDate(value: unknown): value is { toDate(): Date } {
  return typeof (value as { toDate?: unknown } | null)?.toDate === 'function';
}
