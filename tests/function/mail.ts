export interface Mail {
  /** Unfolded and decoded, in order; names may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly html: string;
}

/** All values of a header; normally one. */
export function headerOf(mail: Mail, name: string): readonly string[] {
  return mail.headers.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
}

/**
 * Parses a mail with a text and an HTML part.
 * @param raw bytes as latin1
 */
export function parseMail(raw: string): Mail {
  const { headers, body } = splitPart(raw);
  const [type = ''] = headers.filter(([name]) => name === 'Content-Type').map(([, value]) => value);
  const boundary = type.match(/boundary="([^"]+)"/)?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(splitPart) : [{ headers, body }];
  return { headers, text: contentOf(parts, 'text/plain'), html: contentOf(parts, 'text/html') };
}

interface Part {
  readonly headers: Mail['headers'];
  readonly body: string;
}

function splitPart(raw: string): Part {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers, body: rest.join('\r\n\r\n') };
}

function contentOf(parts: readonly Part[], type: string): string {
  const part = parts.find(({ headers }) =>
    headers.some(([name, value]) => name === 'Content-Type' && value.startsWith(type)),
  );
  if (!part) return '';
  const encoding = part.headers.find(([name]) => name === 'Content-Transfer-Encoding')?.[1] ?? '7bit';
  return decode(part.body, encoding).replaceAll('\r\n', '\n').trim();
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeQuoted(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** RFC 2047. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}
