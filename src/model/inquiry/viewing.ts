import { toCairoDay, toCairoTime } from './cairoTime.ts';

export const viewingKinds = ['viewing', 'test-drive'] as const;

export type ViewingKind = (typeof viewingKinds)[number];

export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type DayPart = (typeof dayParts)[number];

/** A request to see or drive a car. */
export interface Viewing {
  readonly kind: ViewingKind;
  /** '2026-11-26' in Cairo. */
  readonly day: string;
  readonly part: DayPart;
}

export interface OpeningHours {
  /** '10:00' in Cairo. */
  readonly opens: string;
  readonly closes: string;
  /** 'Friday' */
  readonly closedDays: readonly string[];
}

/** How many days a viewing can be asked for, starting with today. */
const offeredDayCount = 21;

const partBounds: Readonly<Record<DayPart, readonly [from: string, to: string]>> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The opening hours in a part of the day: ['10:00', '12:00']. */
export function getPartHours(part: DayPart, { opens, closes }: OpeningHours): readonly [string, string] {
  const [from, to] = partBounds[part];
  return [from < opens ? opens : from, to > closes ? closes : to];
}

export function getOfferedDays(hours: OpeningHours, now: Date): readonly string[] {
  const today = toCairoDay(now);
  return Array.from({ length: offeredDayCount }, (_, index) => addDays(today, index)).filter(
    (day) => getOfferedParts(day, hours, now).length > 0,
  );
}

/** The parts of a day with opening hours that have not ended; an evening needs two hours, to be answered in time. */
export function getOfferedParts(day: string, hours: OpeningHours, now: Date): readonly DayPart[] {
  if (isClosedDay(day, hours)) return [];
  const time = toCairoTime(now);
  const answered = toCairoTime(new Date(now.getTime() + 2 * 60 * 60 * 1000));
  return dayParts.filter((part) => {
    const [from, to] = getPartHours(part, hours);
    return from < to && (part === 'evening' ? answered <= `${day} ${to}` : time < `${day} ${to}`);
  });
}

export function isOfferedTime(
  { day, part }: Pick<Viewing, 'day' | 'part'>,
  hours: OpeningHours,
  now: Date,
): boolean {
  return getOfferedDays(hours, now).includes(day) && getOfferedParts(day, hours, now).includes(part);
}

/** @param day '2026-11-26' */
export function isClosedDay(day: string, { closedDays }: OpeningHours): boolean {
  return closedDays.includes(weekdays[parseDay(day).getUTCDay()] ?? '');
}

export function addDays(day: string, count: number): string {
  const date = parseDay(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
