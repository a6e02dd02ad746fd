import type { Lead } from './lead.ts';

/** The time before which the last message must be for a lead to be over. */
export function getRetentionStart(months: number, now: Date): Date {
  const start = new Date(now);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - months);
  // The last day of a shorter month.
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return start;
}

/** Whether a lead was asked, and its last note written, before the retention period. */
export function isOver({ askedAt, notes }: Lead, start: Date): boolean {
  return askedAt !== null && askedAt < start && notes.every(({ at }) => at < start);
}
