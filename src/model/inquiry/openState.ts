import { toCairoTime } from './cairoTime.ts';
import { addDays, isClosedDay, type OpeningHours } from './viewing.ts';

export interface OpenState {
  readonly isOpen: boolean;
  /** When it closes, or else opens: '22:00' in Cairo. */
  readonly time: string;
  /** The day on which it opens, '2026-11-27'. */
  readonly day: string;
  /** Days from today until then. */
  readonly daysAhead: number;
}

/** Whether the showroom is open, and until or from when; null if it never opens. */
export function getOpenState(hours: OpeningHours, now: Date): OpenState | null {
  const [today = '', time = ''] = toCairoTime(now).split(' ');
  if (!isClosedDay(today, hours) && hours.opens <= time && time < hours.closes)
    return { isOpen: true, time: hours.closes, day: today, daysAhead: 0 };
  const first = time < hours.opens ? 0 : 1;
  const daysAhead = [0, 1, 2, 3, 4, 5, 6].find((days) => !isClosedDay(addDays(today, first + days), hours));
  if (daysAhead === undefined) return null;
  const days = first + daysAhead;
  return { isOpen: false, time: hours.opens, day: addDays(today, days), daysAhead: days };
}
