/**
 * When the sample data is of, in milliseconds. The processes of a test run share it by their environment: one that
 * begins after midnight would otherwise have other dates than the site that was built before.
 */
process.env.SEEDED_AT ??= String(Date.now());
const seededAt = Number(process.env.SEEDED_AT);

/** 'yyyy-mm-dd', so many days later. */
export function dayAfter(days: number): string {
  return new Date(seededAt + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
