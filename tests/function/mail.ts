import PostalMime from 'postal-mime';

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
  return mail.headers.filter(([key]) => key === name).map(([, value]) => value);
}

/** Parses a mail with a text, an HTML part and attached files. */
export async function parseMail(raw: Buffer): Promise<Mail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const { headers, text = '', html = '', attachments } = mail;
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  return {
    headers: headers.map(({ originalKey, value }) => [originalKey, decodeWords(value)]),
    ...{ text: text.trim(), html: html.trim(), calendar: String(calendar ?? '').trim() },
    fileNames: attachments.map(({ filename }) => filename ?? ''),
  };
}

/** RFC 2047, but only of UTF-8: nothing else is sent, and tests must see it if it is. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : word
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}
