import type { DayPart } from '../../model/inquiry/viewing.ts';

/** The dialog that asks for a viewing, and its answer. */
export const bookingMessages = {
  /** The visitor may edit it. */
  message: 'I would like to see this car.',
  hint: 'Cairo time. We will call you to confirm.',
  send: 'Send request',
  /** @param when 'Friday, 27 Nov, evening' */
  confirm: (when: string) => `We will call you to confirm ${when}`,
  parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' } satisfies Record<DayPart, string>,
  facts: { car: 'Car', time: 'Time', place: 'Showroom', phone: 'Your number' },
  calendar: 'Add to calendar',
  another: 'Choose another time',
} as const;
