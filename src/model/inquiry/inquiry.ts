import type { Locale } from '../text/locales.ts';
import { formatPhoneOnBlur, isPhone } from './phone.ts';

/** What is asked of the dealer (SPEC 3, 7). */
export interface Inquiry {
  /** First and last name. */
  readonly name: string;
  readonly email: string;
  /** +20 and ten digits. */
  readonly phone: string;
  /** 'BMW X5 2024', or whatever the visitor wrote under Requested Car. */
  readonly car: string;
  readonly message: string;
}

/** What the function gets and relays. */
export interface SentInquiry extends Inquiry {
  /** The locale of the page it was written on. */
  readonly locale: Locale;
  /** The version of the consent sentence below the form; absent in inquiries from before it existed. */
  readonly consent?: string | undefined;
  /** When it was sent, ISO 8601. */
  readonly sentAt?: string | undefined;
}

/** Version of the consent sentence (`inquiryMessages.consent`) and the privacy page. Change it with their meaning. */
export const consentVersion = '2026-11';

/** What the visitor types; `car` is typed on the contact page and given on a car's page. */
export interface InquiryDraft extends Readonly<Record<DraftField, string>> {
  /** What goes along below the message, as the cars of a list; nothing the visitor types. */
  readonly enclosed?: string;
  /** The car in the visitor's language, where `car` is English for the mail's subject. */
  readonly carInOwnWords?: string;
}

export type DraftField = 'firstName' | 'lastName' | 'email' | 'phone' | 'car' | 'message';

/** What is wrong with a field of a draft. */
export type DraftFault =
  | { readonly code: 'missing' | 'notAnEmail' | 'notAPhone' }
  /** By how many UTF-16 code units. */
  | { readonly code: 'tooLong'; readonly excess: number };

export type DraftFaults = Readonly<Partial<Record<DraftField, DraftFault>>>;

/** 'failed' where the function said so, 'error' where nothing understandable came back. */
export type SendOutcome = 'sent' | 'failed' | 'error';

/** The longest accepted values, in UTF-16 code units. */
export const inquiryLimits = { name: 201, email: 254, car: 200, message: 5000 } as const;

/** Two names and the space between them make the longest name. */
const namePartLimit = (inquiryLimits.name - 1) / 2;

/**
 * The name of the field people never see and never fill in: what fills it in is a program. It is a name
 * such programs like and no browser has an address-book entry for.
 */
export const honeypot = 'subject';

const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * How an encoded word of a mail header begins (RFC 2047). Mail programs decode it wherever it stands, so that one
 * address or name would become what it hides; no real one holds it.
 */
export const encodedWord = '=?';

/** One plain address: no display name, no list, no quotes, no encoded word, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= inquiryLimits.email && address.test(text) && !text.includes(encodedWord);
}

/** Tabs, line breaks and other control characters, which belong in no single line. */
export const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** What is wrong with a draft, by field; empty where nothing is. */
export function validateDraft(draft: InquiryDraft): DraftFaults {
  const { firstName, lastName, email, phone, car, message, enclosed } = tidy(draft);
  const faults: Record<DraftField, DraftFault | null> = {
    firstName: missing(firstName) ?? tooLong(firstName, namePartLimit),
    lastName: missing(lastName) ?? tooLong(lastName, namePartLimit),
    email: missing(email) ?? (isEmail(email) ? null : { code: 'notAnEmail' }),
    phone: missing(phone) ?? (isPhone(phone) ? null : { code: 'notAPhone' }),
    car: missing(car) ?? tooLong(car, inquiryLimits.car),
    message: missing(message) ?? tooLong(message, inquiryLimits.message - enclose('', enclosed).length),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** The inquiry a draft makes. */
export function toInquiry(draft: InquiryDraft): Inquiry {
  const { firstName, lastName, email, phone, car, message, enclosed } = tidy(draft);
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    car,
    message: enclose(message, enclosed),
  };
}

/** A car's name that the visitor did not type, as far as an inquiry has room for it. */
export function fitCarName(name: string, limit: number = inquiryLimits.car): string {
  const line = toOneLine(name);
  if (line.length <= limit) return line;
  // Half of a character in two code units is none.
  return `${line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function enclose(message: string, enclosed = ''): string {
  return enclosed ? `${message}\n\n${enclosed}` : message;
}

function missing(text: string): DraftFault | null {
  return text === '' ? { code: 'missing' } : null;
}

function tooLong(text: string, limit: number): DraftFault | null {
  const excess = text.length - limit;
  return excess > 0 ? { code: 'tooLong', excess } : null;
}

function tidy(draft: InquiryDraft): InquiryDraft {
  return {
    ...draft,
    firstName: toOneLine(draft.firstName),
    lastName: toOneLine(draft.lastName),
    email: draft.email.trim(),
    phone: formatPhoneOnBlur(draft.phone.trim()),
    car: toOneLine(draft.car),
    message: draft.message.trim(),
  };
}

/** A text pasted from a table or a letter, on one line, and nothing in it that the function refuses. */
function toOneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(encodedWord, '= ?')
    .trim();
}
