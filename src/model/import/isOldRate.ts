/** Of an exchange rate, in milliseconds. */
export const maxRateAgeMs = 14 * 24 * 60 * 60 * 1000;

/** Whether an exchange rate of a day is too old to show on another, or too far ahead. @param today 'yyyy-mm-dd' */
export function isOldRate(day: string, today: string): boolean {
  return Math.abs(Date.parse(today) - Date.parse(day)) > maxRateAgeMs;
}
