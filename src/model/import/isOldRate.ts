const maxRateAgeMs = 14 * 24 * 60 * 60 * 1000;

/** Whether an exchange rate of a day is too old to show on another. @param today 'yyyy-mm-dd' */
export function isOldRate(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) > maxRateAgeMs;
}
