type Fail = (offset: number, message: string) => never;

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2})|([\s\S]))/g;

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** The value of a quoted string's content. */
export function unescapeString(inside: string, fail: Fail): string {
  return inside.replace(ESCAPE, (whole, hex, short, octal, simple, offset) => {
    if (simple !== undefined) return simpleEscape(simple) ?? fail(offset, `Unknown escape '${whole}'.`);
    return String.fromCharCode(octal ? Number.parseInt(octal, 8) : Number.parseInt(hex ?? short, 16));
  });
}

/** The bytes of the content of `b'…'`: `\xHH` and octal are bytes, the rest is UTF-8. */
export function unescapeBytes(inside: string, fail: Fail): Uint8Array {
  const chunks: Uint8Array[] = [];
  let end = 0;
  for (const match of inside.matchAll(ESCAPE)) {
    chunks.push(utf8(inside.slice(end, match.index)));
    if (match[2] !== undefined) fail(match.index, `Unknown escape '${match[0]}'.`);
    chunks.push(byteEscape(match) ?? utf8(unescapeString(match[0], (_, text) => fail(match.index, text))));
    end = match.index + match[0].length;
  }
  return new Uint8Array(Buffer.concat([...chunks, utf8(inside.slice(end))]));
}

function byteEscape([, hex, , octal]: RegExpMatchArray): Uint8Array | undefined {
  if (hex !== undefined) return Uint8Array.of(Number.parseInt(hex, 16));
  return octal === undefined ? undefined : Uint8Array.of(Number.parseInt(octal, 8));
}

function simpleEscape(character: string): string | undefined {
  return Object.hasOwn(SIMPLE, character) ? SIMPLE[character] : undefined;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
