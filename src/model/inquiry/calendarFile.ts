import { createEventFile } from './eventFile.ts';
import type { Inquiry } from './inquiry.ts';
import type { OpeningHours, Viewing } from './viewing.ts';

interface Dealer {
  readonly brand: string;
  readonly openingHours: OpeningHours;
}

type ViewingInquiry = Inquiry & { readonly viewing: Viewing };

/** An iCalendar file with one event, for staff. @param kind 'Viewing' */
export function createCalendarFile(
  { name, email, phone, car, message, viewing }: ViewingInquiry,
  kind: string,
  { brand, openingHours }: Dealer,
  now: Date,
): string {
  const texts = {
    product: `-//${brand}//Inquiries//EN`,
    summary: `${kind}: ${car} (${name})`,
    description: [name, phone, email, '', message].join('\n'),
  };
  return createEventFile(viewing, texts, openingHours, now);
}
