import type { Locale } from '../locales.ts';
import { formatPhoneOnBlur, isPhone } from './phone.ts';
import type { Viewing } from './viewing.ts';

/** SPEC 3 and 7. */
export interface Inquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** 'BMW X5 2024', or the visitor's text under Requested Car. */
  readonly car: string;
  readonly message: string;
  readonly viewing?: Viewing | undefined;
}

/** The request body of the function. */
export interface SentInquiry extends Inquiry {
  readonly locale: Locale;
  /** The accepted `consentVersion`; absent in older inquiries. */
  readonly consent?: string | undefined;
  /** ISO 8601. */
  readonly sentAt?: string | undefined;
  /** The cars it is about, if the site knows them. */
  readonly carIds?: readonly string[] | undefined;
  /** The query of the inventory whose new cars the visitor wants to hear of. */
  readonly search?: string | undefined;
}

/** Version of the consent sentence (`inquiryMessages.consent`) and the privacy page. Change it with their meaning. */
export const consentVersion = '2026-12';

/** Form values. `car` is editable on the contact page only. */
export interface InquiryDraft extends Readonly<Record<DraftField, string>> {
  /** Text appended to the message, such as the cars of a shortlist. */
  readonly enclosed?: string;
  /** The localized car name; `car` is English for the mail. */
  readonly localizedCar?: string;
  readonly viewing?: DraftViewing | undefined;
  /** The message is the one that the site suggests, in the page's language. */
  readonly isSuggested?: boolean;
}

export interface DraftViewing extends Viewing {
  /** In the visitor's language. */
  readonly localized: string;
  /** Appended to the message. */
  readonly carUrl: string;
  readonly isOffered: boolean;
}

export type DraftField = 'firstName' | 'lastName' | 'email' | 'phone' | 'car' | 'message';

export type DraftFault =
  | { readonly code: 'missing' | 'notAnEmail' | 'notAPhone' }
  /** In UTF-16 code units. */
  | { readonly code: 'tooLong'; readonly excess: number };

export type DraftFaults = Readonly<Partial<Record<DraftField, DraftFault> & { day: 'notOffered' }>>;

/** 'failed' if the function reported an error, 'error' if there was no valid response. */
export type SendOutcome = 'sent' | 'failed' | 'error';

/** In UTF-16 code units. */
export const inquiryLimits = { name: 201, email: 254, car: 200, message: 5000 } as const;

/** Of `carIds` and `search`: numbers, and characters. */
export const askedLimits = { cars: 24, carId: 100, search: 500 } as const;

/** A name is two parts and a space. */
const namePartLimit = (inquiryLimits.name - 1) / 2;

/** Name of the hidden spam trap: attractive to bots, but not in browser autofill. */
export const honeypot = 'subject';

const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Start of an encoded word (RFC 2047). Mail clients decode it anywhere, which could disguise a name or address. */
export const encodedWord = '=?';

/** A single address without display name, quotes or encoded words; the domain has a dot. */
export function isEmail(text: string): boolean {
  return text.length <= inquiryLimits.email && address.test(text) && !text.includes(encodedWord);
}

/** Not allowed in single-line fields. */
export const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export function validateDraft(draft: InquiryDraft): DraftFaults {
  const { firstName, lastName, email, phone, car, message, viewing } = normalizeDraft(draft);
  const faults: { [Field in keyof DraftFaults]-?: DraftFaults[Field] | null } = {
    firstName: missing(firstName) ?? tooLong(firstName, namePartLimit),
    lastName: missing(lastName) ?? tooLong(lastName, namePartLimit),
    email: missing(email) ?? (isEmail(email) ? null : { code: 'notAnEmail' }),
    phone: missing(phone) ?? (isPhone(phone) ? null : { code: 'notAPhone' }),
    car: missing(car) ?? tooLong(car, inquiryLimits.car),
    message: missing(message) ?? tooLong(message, inquiryLimits.message - enclose('', draft).length),
    day: viewing && !viewing.isOffered ? 'notOffered' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

export function toInquiry(draft: InquiryDraft): Inquiry {
  const { firstName, lastName, email, phone, car, message, viewing } = normalizeDraft(draft);
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    car,
    message: enclose(message, draft),
    ...(viewing && { viewing: { kind: viewing.kind, day: viewing.day, part: viewing.part } }),
  };
}

/** Leaves out ids of old documents that are too long. */
export function askedCars(cars: readonly { readonly id: string }[]): Pick<SentInquiry, 'carIds'> {
  const carIds = cars.map(({ id }) => id).filter((id) => id.length <= askedLimits.carId);
  return carIds.length > 0 ? { carIds: carIds.slice(0, askedLimits.cars) } : {};
}

/** Shortens a generated car name to the limit. */
export function truncateCarName(name: string, limit: number = inquiryLimits.car): string {
  const line = toOneLine(name);
  if (line.length <= limit) return line;
  // Avoid a lone surrogate.
  return `${line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function enclose(message: string, { enclosed, viewing }: InquiryDraft): string {
  return [message, enclosed, viewing?.carUrl].filter((part, index) => index === 0 || part).join('\n\n');
}

function missing(text: string): DraftFault | null {
  return text === '' ? { code: 'missing' } : null;
}

function tooLong(text: string, limit: number): DraftFault | null {
  const excess = text.length - limit;
  return excess > 0 ? { code: 'tooLong', excess } : null;
}

function normalizeDraft(draft: InquiryDraft): InquiryDraft {
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

/** Collapses whitespace and control characters and breaks up encoded words, which the function rejects. */
function toOneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(encodedWord, '= ?')
    .trim();
}
