import type { SentInquiry } from '../../src/model/inquiry/inquiry.ts';
import { createLeadLink } from '../../src/model/leads/leadLink.ts';

export const inquiry: SentInquiry = {
  name: 'Karim Nabil',
  email: 'karim@example.com',
  phone: '+201001234567',
  car: 'BMW X5 2024',
  message: 'Is it still there?\nI could come on Thursday.',
  locale: 'en',
  consent: '2026-12',
  sentAt: '2026-11-24T15:25:00.000Z',
  viewing: { kind: 'test-drive', day: '2026-11-26', part: 'morning' },
  carIds: ['x5'],
};

/** The path of the link in the mail of an inquiry. */
export async function pathOfMail(sent: SentInquiry = inquiry): Promise<string> {
  return (await createLeadLink('/dashboard/leads/add', sent)).link;
}

/** A stored lead. */
export const leadFields = {
  Name: 'Karim Nabil',
  Email: 'karim@example.com',
  Phone: '+201001234567',
  Car: 'BMW X5 2024',
  Cars: ['x5'],
  Message: 'Is it still there?',
  Locale: 'en',
  Source: 'site',
  AskedAt: new Date('2026-11-24T15:25:00Z'),
  State: 'new',
};
