import * as v from 'valibot';
import type { SentInquiry } from '../inquiry/inquiry.ts';
import { createInquirySchema } from '../inquiry/inquirySchema.ts';
import { isDeepEqual } from '../isDeepEqual.ts';

/**
 * The link of a mail that carries its inquiry to the dashboard: behind the #, a version, the lead's id and the compressed
 * inquiry. Browsers send no fragment to a server.
 */

/** Characters of the whole link, which mail programs keep. */
export const maxLinkLength = 4000;

const version = '1';

/** In UTF-16 code units: at least one character. */
const shortestMessage = 2;

/** Bytes; more than any inquiry. Ends the decompression of a bomb. */
const contentLimit = 40_000;

export interface LinkedInquiry {
  /** The same for the same inquiry. */
  readonly id: string;
  readonly inquiry: SentInquiry;
  /** How much of the message is only in the mail, in UTF-16 code units. */
  readonly cut: number;
}

/** `damaged` includes a link whose end is missing. */
export type LinkFault = 'missing' | 'tooLong' | 'otherVersion' | 'damaged' | 'notAnInquiry';

/** Shortens the message until the link fits. @param address of the page that opens it, without a fragment */
export async function createLeadLink(
  address: string,
  inquiry: SentInquiry,
): Promise<{ readonly link: string; readonly cut: number }> {
  const { carIds: _, search: __, ...bare } = inquiry;
  const linkOf = async (sent: SentInquiry, length: number) => {
    const { message } = inquiry;
    const kept = length < message.length ? cutText(message, length) : message;
    const cut = message.length - kept.length;
    const content = JSON.stringify(toTuple({ ...sent, message: kept }, cut));
    return { link: `${address}#${await toFragment(content)}`, cut };
  };
  const whole = await linkOf(inquiry, inquiry.message.length);
  if (whole.link.length <= maxLinkLength) return whole;
  // A long search may leave no room for a message.
  let shortest = await linkOf(inquiry, shortestMessage);
  const sent = shortest.link.length <= maxLinkLength ? inquiry : bare;
  let [fits, exceeds] = [shortestMessage, inquiry.message.length];
  while (exceeds - fits > 1) {
    const length = Math.floor((fits + exceeds) / 2);
    const tried = await linkOf(sent, length);
    if (tried.link.length > maxLinkLength) exceeds = length;
    else [fits, shortest] = [length, tried];
  }
  return fits > shortestMessage ? shortest : linkOf(sent, shortestMessage);
}

/** As the schema leaves it: trimmed, without half of a character. Never blank, because messages start with a character. */
function cutText(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/** @param fragment with or without its # */
export async function parseLeadFragment(fragment: string): Promise<LinkedInquiry | LinkFault> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return 'missing';
  if (text.length > maxLinkLength) return 'tooLong';
  const [, found] = text.match(/^(\d{1,4})\./) ?? [];
  if (found && found !== version) return 'otherVersion';
  const [, id = '', data] = text.match(/^\d+\.([0-9a-f]{32})\.([\w-]+)$/) ?? [];
  const content = data ? await decompress(data) : null;
  if (content === null || (await hash(content)) !== id) return 'damaged';
  const parsed = parseTuple(parseJson(content));
  return parsed ? { id, ...parsed } : 'notAnInquiry';
}

/** 0 for what an inquiry lacks. */
function toTuple(inquiry: SentInquiry, cut: number): readonly unknown[] {
  const { name, email, phone, car, message, locale, consent, sentAt, viewing, carIds, search } = inquiry;
  const asked = viewing ? [viewing.kind, viewing.day, viewing.part] : 0;
  const optional = [consent ?? 0, sentAt ?? 0, asked, carIds ?? 0, search ?? 0];
  return [name, email, phone, car, message, locale, ...optional, cut];
}

/** A viewing may be over. */
const schema = createInquirySchema(() => true);

/** Null unless it is exactly what `toTuple` made of a valid inquiry. */
function parseTuple(tuple: unknown): Omit<LinkedInquiry, 'id'> | null {
  if (!Array.isArray(tuple) || tuple.length !== 12) return null;
  const [name, email, phone, car, message, locale, consent, sentAt, asked, carIds, search, cut] = tuple;
  const { success, output } = v.safeParse(schema, {
    ...{ name, email, phone, car, message, locale },
    consent: consent || undefined,
    sentAt: sentAt || undefined,
    viewing: Array.isArray(asked) ? { kind: asked[0], day: asked[1], part: asked[2] } : asked || undefined,
    carIds: carIds || undefined,
    search: search || undefined,
  });
  const isExact = success && isDeepEqual(toTuple(output, cut), tuple) && Number.isInteger(cut) && cut >= 0;
  return isExact ? { inquiry: output, cut } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function toFragment(content: string): Promise<string> {
  const bytes = await transform(new CompressionStream('deflate-raw'), new TextEncoder().encode(content));
  const base64 = btoa(String.fromCharCode(...(bytes ?? [])));
  const data = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${version}.${await hash(content)}.${data}`;
}

async function decompress(data: string): Promise<string | null> {
  try {
    const base64 = data.replaceAll('-', '+').replaceAll('_', '/');
    const compressed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bytes = await transform(new DecompressionStream('deflate-raw'), compressed);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Null if the result exceeds the limit. @throws TypeError if the input is not valid */
async function transform(
  { readable, writable }: CompressionStream | DecompressionStream,
  input: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | null> {
  const writer = writable.getWriter();
  // The reader gets the same errors.
  const written = Promise.all([writer.write(input), writer.close()]).catch(() => {});
  const reader = readable.getReader();
  const bytes: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (bytes.length + part.value.length > contentLimit) {
      await reader.cancel();
      return null;
    }
    bytes.push(...part.value);
  }
  await written;
  return Uint8Array.from(bytes);
}

/** Half of the SHA-256 in hexadecimal digits. */
async function hash(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
