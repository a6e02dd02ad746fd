import { company } from '../src/config/company.ts';
import { staffPaths } from '../src/config/staffPaths.ts';
import { createCalendarFile } from '../src/model/inquiry/calendarFile.ts';
import type { SentInquiry } from '../src/model/inquiry/inquiry.ts';
import { getPartHours, type Viewing, type ViewingKind } from '../src/model/inquiry/viewing.ts';
import { createLeadLink } from '../src/model/leads/leadLink.ts';
import type { Locale } from '../src/model/locales.ts';

export interface MailMessage {
  readonly subject: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly text: string;
  readonly html: string;
  readonly attachments: {
    readonly filename: string;
    readonly content: string;
    readonly contentType: string;
  }[];
}

const viewingNames: Readonly<Record<ViewingKind, string>> = {
  viewing: 'Viewing',
  'test-drive': 'Test drive',
};

const linkText = 'Open in the dashboard';

const localeNames: Readonly<Record<Locale, string>> = { en: 'English', de: 'German', ar: 'Arabic' };

/** Always in English, whatever the locale of the page. @param siteUrl origin of the dashboard */
export async function composeMail(inquiry: SentInquiry, siteUrl: string): Promise<MailMessage> {
  const { name, email, phone, car, message, locale, consent, sentAt, viewing } = inquiry;
  const given = consent && sentAt ? `privacy page ${consent}, sent ${cairoTime(sentAt)} (Cairo)` : null;
  const chat = `https://wa.me/${phone.replace('+', '')}`;
  const visit = viewing && describeViewing(viewing);
  const dashboard = await createLeadLink(siteUrl + staffPaths.addLead, inquiry);
  const note =
    dashboard.cut > 0 ? `The link lacks the last ${dashboard.cut} characters of the message.` : null;
  return {
    subject: viewing
      ? `${viewingNames[viewing.kind]} of ${car}, ${describeDay(viewing.day)}, ${viewing.part} (${name})`
      : `Inquiry: ${car} (${name})`,
    // Use an object, so that the name cannot add headers or addresses.
    replyTo: { name, address: email },
    text: [
      `Car:      ${car}`,
      ...(visit ? [`Visit:    ${visit}`] : []),
      `Name:     ${name}`,
      `Email:    ${email}`,
      `Phone:    ${phone}`,
      `WhatsApp: ${chat}`,
      `Language: ${localeNames[locale]}`,
      ...(given ? [`Consent:  ${given}`] : []),
      '',
      message,
      '',
      `${linkText}:`,
      dashboard.link,
      ...(note ? [note] : []),
      '',
    ].join('\n'),
    html: page([
      ['Car', escapeHtml(car)],
      ...(visit ? [['Visit', visit] as const] : []),
      ['Name', escapeHtml(name)],
      ['Email', link(`mailto:${encodeURIComponent(email).replace('%40', '@')}`, email)],
      ['Phone', `${link(`tel:${phone}`, phone)} · ${link(chat, 'WhatsApp')}`],
      ['Language', localeNames[locale]],
      ...(given ? [['Consent', given] as const] : []),
      // Above a message that may be long.
      ['Lead', `${link(dashboard.link, linkText)}${note ? `<br>${note}` : ''}`],
      ['Message', `<div dir="auto" style="white-space:pre-wrap">${escapeHtml(message)}</div>`],
    ]),
    attachments: viewing
      ? [
          {
            filename: `${viewing.kind}.ics`,
            content: createCalendarFile(
              { ...inquiry, viewing },
              viewingNames[viewing.kind],
              company,
              new Date(),
            ),
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : [],
  };
}

/** 'Test drive, Thu 26 Nov 2026, morning, 10:00–12:00 (Cairo)' */
function describeViewing({ kind, day, part }: Viewing): string {
  const hours = getPartHours(part, company.openingHours).join('–');
  return `${viewingNames[kind]}, ${describeDay(day)}, ${part}, ${hours} (Cairo)`;
}

/** '2026-11-26' -> 'Thu 26 Nov 2026' */
function describeDay(day: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    .format(new Date(day))
    .replace(',', '');
}

/** '22 Nov 2026, 17:25' */
function cairoTime(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Cairo',
  }).format(new Date(timestamp));
}

function page(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(
    ([label, html]) =>
      `<tr><th style="padding:6px 20px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:#62686f">${label}</th><td dir="auto" style="padding:6px 0">${html}</td></tr>`,
  );
  return `<!doctype html><meta charset="utf-8"><table style="border-collapse:collapse;font:16px/1.5 sans-serif;color:#15191d">${cells.join('')}</table>`;
}

function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}" style="color:#865a28">${escapeHtml(text)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
