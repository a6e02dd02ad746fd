import { fromCairoTime } from './cairoTime.ts';
import { getPartHours, type OpeningHours, type Viewing } from './viewing.ts';

interface EventTexts {
  /** '-//Company//Product//EN' */
  readonly product: string;
  readonly summary: string;
  readonly description: string;
  readonly location?: string;
}

const encoder = new TextEncoder();

/** An iCalendar file (RFC 5545) with a viewing that is not confirmed yet, from the start to the end of its part of the day. */
export function createEventFile(
  { day, part }: Pick<Viewing, 'day' | 'part'>,
  { product, summary, description, location }: EventTexts,
  hours: OpeningHours,
  now: Date,
): string {
  const [from, to] = getPartHours(part, hours);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${crypto.randomUUID()}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(fromCairoTime(`${day} ${from}`))}`,
    `DTEND:${formatUtc(fromCairoTime(`${day} ${to}`))}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
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
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
