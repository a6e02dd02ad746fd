import type { bookingMessages as english } from '../en/booking.ts';
import type { German } from './localeInfo.ts';

export const bookingMessages: German<typeof english> = {
  message: 'Ich möchte dieses Auto gern ansehen.',
  hint: 'Ortszeit in Kairo. Wir rufen Sie an, um den Termin zu bestätigen.',
  away: 'Es steht noch nicht in unserem Ausstellungsraum. Wir rufen Sie an und nennen den ersten möglichen Tag.',
  send: 'Termin anfragen',
  confirm: (when) => `Wir rufen Sie an und bestätigen den Termin: ${when}`,
  parts: { morning: 'vormittags', afternoon: 'nachmittags', evening: 'abends' },
  facts: { car: 'Auto', time: 'Termin', place: 'Adresse', phone: 'Ihre Nummer' },
  calendar: 'In den Kalender eintragen',
  another: 'Anderen Termin wählen',
};
