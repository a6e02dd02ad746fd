/** The bytes of a text in an encoding of one byte a letter; '?' for letters that it lacks. */
export function toCodePage(text: string, encoding: 'windows-1252' | 'windows-1256'): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  );
  return new Uint8Array([...text].map((letter) => bytes.get(letter) ?? 63));
}

export function toUtf16(text: string, { isBigEndian = false, hasMark = true } = {}): Uint8Array<ArrayBuffer> {
  const units = [...(hasMark ? '\ufeff' : '')].concat([...text]).map((letter) => letter.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}
