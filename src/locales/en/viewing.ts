import type { DayPart, ViewingKind } from '../../model/inquiry/viewing.ts';

/** Asking to see or drive a car, in its inquiry form. */
export const viewingMessages = {
  title: 'Viewing or test drive',
  none: 'No appointment',
  kinds: { viewing: 'Viewing', 'test-drive': 'Test drive' } satisfies Record<ViewingKind, string>,
  day: 'Day',
  part: 'Time of day',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } satisfies Record<DayPart, string>,
  hours: (from: string, to: string) => `${from}–${to}`,
  hint: 'Cairo time. We’ll get in touch to confirm it.',
  notOffered: 'That time is no longer available. Please choose another one.',
} as const;
