import { company } from '../src/config/company.ts';
import { createEventFile } from '../src/model/inquiry/eventFile.ts';
import type { SentInquiry } from '../src/model/inquiry/inquiry.ts';
import type { Viewing } from '../src/model/inquiry/viewing.ts';

type ViewingInquiry = SentInquiry & { readonly viewing: Viewing };

/** For staff. @param kind 'Viewing' */
export function createCalendarFile(inquiry: ViewingInquiry, kind: string, now: Date): string {
  const { name, email, phone, car, message, viewing } = inquiry;
  return createEventFile(
    viewing,
    {
      product: '-//Rhine and Nile//Inquiries//EN',
      summary: `${kind}: ${car} (${name})`,
      description: [name, phone, email, '', message].join('\n'),
    },
    company.openingHours,
    now,
  );
}
