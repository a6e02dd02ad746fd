import type { DayPart } from '../../model/inquiry/viewing.ts';

/** The dialog that asks for a viewing, and its answer. */
export const bookingMessages = {
  /** The visitor may edit it. */
  message: 'I would like to see this car.',
  hint: 'Cairo time. We will call you to confirm.',
  /** Of a car on its way, in Europe or to order. */
  away: 'It is not in our showroom yet. We will call you about the first day on which you can see it.',
  send: 'Send request',
  /** @param when 'Friday, 27 Nov, evening' */
  confirm: (when: string) => `We will call you to confirm ${when}`,
  parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' } satisfies Record<DayPart, string>,
  facts: { car: 'Car', time: 'Time', place: 'Showroom', phone: 'Your number' },
  calendar: 'Add to calendar',
  another: 'Choose another time',
} as const;
