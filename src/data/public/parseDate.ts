/** A stored timestamp, by REST or by SDK; old documents hold milliseconds or an ISO text. Null for an invalid date. */
export function parseDate(value: unknown): Date | null {
  const date = toDate(value);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

function toDate(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (hasToDate(value)) return value.toDate();
  return typeof value === 'number' || typeof value === 'string' ? new Date(value) : null;
}

/** An SDK's timestamp; a stored map may have a field of that name. */
function hasToDate(value: unknown): value is { toDate(): Date } {
  return typeof (value as { toDate?: unknown } | null)?.toDate === 'function';
}
