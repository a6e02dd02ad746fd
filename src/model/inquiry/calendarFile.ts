import { fromCairoTime } from './cairoTime.ts';
import type { Inquiry } from './inquiry.ts';
import { getPartHours, type OpeningHours, type Viewing } from './viewing.ts';

interface Dealer {
  readonly brand: string;
  readonly openingHours: OpeningHours;
}

type ViewingInquiry = Inquiry & { readonly viewing: Viewing };

/** An iCalendar file with one event (RFC 5545). @param kind 'Viewing' */
export function createCalendarFile(
  inquiry: ViewingInquiry,
  kind: string,
  { brand, openingHours }: Dealer,
  now: Date,
): string {
  const { name, email, phone, car, message, viewing } = inquiry;
  const [from, to] = getPartHours(viewing.part, openingHours);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Inquiries//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${crypto.randomUUID()}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(fromCairoTime(`${viewing.day} ${from}`))}`,
    `DTEND:${formatUtc(fromCairoTime(`${viewing.day} ${to}`))}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escapeText(`${kind}: ${car} (${name})`)}`,
    `DESCRIPTION:${escapeText([name, phone, email, '', message].join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** '20261126T080000Z' */
function formatUtc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds after at most 75 octets, never inside a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
