import * as v from 'valibot';
import { company } from '../src/config/company.ts';
import {
  controlCharacter,
  encodedWord,
  honeypot,
  inquiryLimits,
  isEmail,
  type SentInquiry,
} from '../src/model/inquiry/inquiry.ts';
import { isPhone } from '../src/model/inquiry/phone.ts';
import { dayParts, isOfferedTime, viewingKinds } from '../src/model/inquiry/viewing.ts';
import { locales } from '../src/model/locales.ts';
import { withAsciiDigits } from '../src/model/text/digits.ts';
import { HttpError } from './http-error.ts';

/** Bytes; fits the longest message in any script. */
const bodyLimit = 20_000;

/** Returns null if the honeypot field is filled in. @throws HttpError */
export async function parseRequest(
  request: Request,
  ownHosts: readonly string[],
): Promise<SentInquiry | null> {
  if (request.method !== 'POST') throw new HttpError(405, 'Inquiries are sent by POST.');
  requireOwnOrigin(request, ownHosts);
  if (!isJson(request.headers.get('Content-Type'))) throw new HttpError(415, 'Inquiries are sent as JSON.');
  const body = parseObject(await parseText(request));
  return isFromBot(body) ? null : parseInquiry(body);
}

/** Browsers send Origin with every POST. Clients that send none are not a CSRF risk. */
function requireOwnOrigin(request: Request, ownHosts: readonly string[]): void {
  const origin = request.headers.get('Origin');
  if (origin === null) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host === '' || ![new URL(request.url).host, ...ownHosts].includes(host))
    throw new HttpError(403, 'Inquiries are accepted from this site only.');
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

async function parseText(request: Request): Promise<string> {
  const tooLarge = () => new HttpError(413, 'The inquiry is too long.');
  if (Number(request.headers.get('Content-Length')) > bodyLimit) throw tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > bodyLimit) throw tooLarge();
  return new TextDecoder().decode(bytes);
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, 'The inquiry is not a JSON object.');
  return body as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The inquiry is not valid JSON.');
  }
}

function isFromBot(body: Readonly<Record<string, unknown>>): boolean {
  const trap = Object.hasOwn(body, honeypot) ? body[honeypot] : undefined;
  return trap !== undefined && trap !== null && trap !== '';
}

/** Removes null bytes, lone surrogates and bidi controls. */
const plainText = v.pipe(
  v.string(),
  v.transform((text) =>
    text.replace(/[\0\u202a-\u202e\u2066-\u2069]/g, '').replace(/\p{Surrogate}/gu, '\ufffd'),
  ),
);

const line = (limit: number) =>
  v.pipe(
    plainText,
    v.check((text) => !controlCharacter.test(text)),
    v.check((text) => !text.includes(encodedWord)),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(limit),
  );

const viewing = v.pipe(
  v.strictObject({
    kind: v.picklist(viewingKinds),
    day: v.pipe(v.string(), v.isoDate()),
    part: v.picklist(dayParts),
  }),
  v.check((asked) => isOfferedTime(asked, company.openingHours, new Date())),
);

const inquiry = v.object({
  name: line(inquiryLimits.name),
  email: v.pipe(line(inquiryLimits.email), v.check(isEmail)),
  phone: v.pipe(line(inquiryLimits.email), v.transform(withAsciiDigits), v.check(isPhone)),
  car: line(inquiryLimits.car),
  /** Pages cached before locales existed send none. */
  locale: v.optional(v.picklist(locales), 'en'),
  consent: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
  sentAt: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
  ),
  message: v.pipe(plainText, v.transform(toLines), v.nonEmpty(), v.maxLength(inquiryLimits.message)),
  viewing: v.optional(viewing),
});

/** Normalizes line breaks and removes control characters other than tabs. */
function toLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

function parseInquiry(body: unknown): SentInquiry {
  const { success, output, issues } = v.safeParse(inquiry, body);
  if (success) return output;
  const fields = issues.map(({ path }) => String(path?.[0]?.key));
  throw new HttpError(400, 'Some fields are missing or not valid.', [...new Set(fields)]);
}
