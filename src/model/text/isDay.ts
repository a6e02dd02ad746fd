/** Whether it is a day of this century, 'yyyy-mm-dd'. */
export function isDay(day: string): boolean {
  const time = /^20\d{2}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
