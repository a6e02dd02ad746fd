const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** For staff: '3 hours ago', 'in 2 days'. */
export function formatAge(date: Date, now: Date): string {
  const hours = (date.getTime() - now.getTime()) / 3_600_000;
  if (Math.abs(hours) < 1) return format.format(Math.round(hours * 60), 'minute');
  return Math.abs(hours) < 24
    ? format.format(Math.round(hours), 'hour')
    : format.format(Math.round(hours / 24), 'day');
}
