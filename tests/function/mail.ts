export interface Mail {
  /** Unfolded and decoded, in order; names may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly html: string;
  readonly calendar: string;
  readonly fileNames: readonly string[];
}

/** All values of a header; normally one. */
export function headerOf(mail: Mail, name: string): readonly string[] {
  return mail.headers.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
}

/**
 * Parses a mail with a text, an HTML part and attached files.
 * @param raw bytes as latin1
 */
export function parseMail(raw: string): Mail {
  const mail = splitPart(raw);
  const parts = leavesOf(mail);
  return {
    headers: mail.headers,
    text: contentOf(parts, 'text/plain'),
    html: contentOf(parts, 'text/html'),
    calendar: contentOf(parts, 'text/calendar'),
    fileNames: parts.flatMap(
      (part) => fieldOf(part, 'Content-Disposition').match(/^attachment; filename="?([^";]+)/)?.[1] ?? [],
    ),
  };
}

/** The parts of a mail that contain no other parts. */
function leavesOf(part: Part): readonly Part[] {
  const boundary = fieldOf(part, 'Content-Type').match(/boundary="([^"]+)"/)?.[1];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((body) => leavesOf(splitPart(body)));
}

function fieldOf({ headers }: Part, name: string): string {
  return headers.find(([key]) => key === name)?.[1] ?? '';
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
  const part = parts.find((each) => fieldOf(each, 'Content-Type').startsWith(type));
  if (!part) return '';
  return decode(part.body, fieldOf(part, 'Content-Transfer-Encoding')).replaceAll('\r\n', '\n').trim();
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
