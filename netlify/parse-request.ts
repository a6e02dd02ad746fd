import * as v from 'valibot';
import { company } from '../src/config/company.ts';
import { honeypot, type SentInquiry } from '../src/model/inquiry/inquiry.ts';
import { createInquirySchema } from '../src/model/inquiry/inquirySchema.ts';
import { isOfferedTime } from '../src/model/inquiry/viewing.ts';
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

const schema = createInquirySchema((viewing) => isOfferedTime(viewing, company.openingHours, new Date()));

function parseInquiry(body: unknown): SentInquiry {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  const fields = issues.map(({ path }) => String(path?.[0]?.key));
  throw new HttpError(400, 'Some fields are missing or not valid.', [...new Set(fields)]);
}
