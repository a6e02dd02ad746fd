import type { SentInquiry } from '../src/model/inquiry/inquiry.ts';
import type { Locale } from '../src/model/text/locales.ts';

export interface MailMessage {
  readonly subject: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly text: string;
  readonly html: string;
}

const localeNames: Readonly<Record<Locale, string>> = { en: 'English', de: 'German', ar: 'Arabic' };

/** Always in English, whatever the locale of the page. */
export function composeMail({
  name,
  email,
  phone,
  car,
  message,
  locale,
  consent,
  sentAt,
}: SentInquiry): MailMessage {
  const given = consent && sentAt ? `privacy page ${consent}, sent ${cairoTime(sentAt)} (Cairo)` : null;
  const chat = `https://wa.me/${phone.replace('+', '')}`;
  return {
    subject: `Inquiry: ${car} (${name})`,
    // Use an object, so that the name cannot add headers or addresses.
    replyTo: { name, address: email },
    text: [
      `Car:      ${car}`,
      `Name:     ${name}`,
      `Email:    ${email}`,
      `Phone:    ${phone}`,
      `WhatsApp: ${chat}`,
      `Language: ${localeNames[locale]}`,
      ...(given ? [`Consent:  ${given}`] : []),
      '',
      message,
      '',
    ].join('\n'),
    html: page([
      ['Car', escapeHtml(car)],
      ['Name', escapeHtml(name)],
      ['Email', link(`mailto:${encodeURIComponent(email).replace('%40', '@')}`, email)],
      ['Phone', `${link(`tel:${phone}`, phone)} · ${link(chat, 'WhatsApp')}`],
      ['Language', localeNames[locale]],
      ...(given ? [['Consent', given] as const] : []),
      ['Message', `<div dir="auto" style="white-space:pre-wrap">${escapeHtml(message)}</div>`],
    ]),
  };
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
