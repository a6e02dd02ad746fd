/**
 * A stored timestamp, by REST or by SDK; a number of milliseconds or an ISO text as old documents have it. Null where
 * it is no date that can be shown.
 */
export function readDate(value: unknown): Date | null {
  const date = toDate(value);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

function toDate(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (hasToDate(value)) return value.toDate();
  return typeof value === 'number' || typeof value === 'string' ? new Date(value) : null;
}

/** A map of the database may have a field of that name. */
function hasToDate(value: unknown): value is { toDate(): Date } {
  return typeof (value as { toDate?: unknown } | null)?.toDate === 'function';
}
