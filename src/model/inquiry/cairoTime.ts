const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  hourCycle: 'h23',
  timeZone: 'Africa/Cairo',
});

/** '2026-11-26 17:25' in Cairo, in any time zone of the device. */
export function toCairoTime(date: Date): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    clock.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** '2026-11-26' in Cairo. */
export function toCairoDay(date: Date): string {
  return toCairoTime(date).slice(0, 10);
}

/** The inverse of `toCairoTime`. */
export function fromCairoTime(text: string): Date {
  const local = parseAsUtc(text);
  const offset = (time: number) => parseAsUtc(toCairoTime(new Date(time))) - time;
  // Twice, because the offset differs before and after a change to or from summer time.
  return new Date(local - offset(local - offset(local)));
}

function parseAsUtc(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}
