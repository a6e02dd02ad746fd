import type { viewingMessages as english } from '../en/viewing.ts';
import type { German } from './localeInfo.ts';

export const viewingMessages: German<typeof english> = {
  title: 'Besichtigung oder Probefahrt',
  none: 'Kein Termin',
  kinds: { viewing: 'Besichtigung', 'test-drive': 'Probefahrt' },
  day: 'Tag',
  part: 'Tageszeit',
  parts: { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend' },
  hours: (from, to) => `${from}–${to}\u00a0Uhr`,
  hint: 'Ortszeit in Kairo. Wir melden uns, um den Termin zu bestätigen.',
  notOffered: 'Dieser Termin ist nicht mehr möglich. Bitte wählen Sie einen anderen.',
};
