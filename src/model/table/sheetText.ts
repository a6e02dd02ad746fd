export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const;

export type Encoding = (typeof encodings)[number];

export const delimiters = [',', ';', '\t'] as const;

export type Delimiter = (typeof delimiters)[number];

/** By its byte order mark, else by its bytes: what is no UTF-8 is in the code page of Arabic or of Western Windows. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16 every other byte of a delimiter or digit is 0.
  const zero = bytes.indexOf(0);
  if (zero >= 0) return zero % 2 === 1 ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isArabic(bytes) ? 'windows-1256' : 'windows-1252';
  }
}

/** Whether most non-ASCII letters stand together: Arabic words consist of them, other words have few. */
function isArabic(bytes: Uint8Array): boolean {
  const isHigh = (index: number) => (bytes[index] ?? 0) >= 0xc0;
  let [high, paired] = [0, 0];
  for (const index of bytes.keys()) {
    if (!isHigh(index)) continue;
    high += 1;
    if (isHigh(index - 1) || isHigh(index + 1)) paired += 1;
  }
  return paired * 2 > high;
}

/** Without a byte order mark. */
export function decodeSheet(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** The delimiter that the first line has most of, outside quotes; Excel may name it in a line of its own ('sep=;'). */
export function detectDelimiter(text: string): Delimiter {
  const [, named] = text.match(/^sep=([,;\t])\r?\n/) ?? [];
  const [header = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/);
  const count = (delimiter: string) => header.split(delimiter).length;
  const [most] = [...delimiters].sort((a, b) => count(b) - count(a));
  return delimiters.find((delimiter) => delimiter === named) ?? most ?? ',';
}

/** A spreadsheet takes a cell that begins with one of these as a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** Text that a spreadsheet does not run as a formula. */
export function defuseCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The inverse of `defuseCell`. */
export function restoreCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** 'Baujahr (ab)', 'PRODUCTION_YEAR' and 'Production Year' -> 'baujahrab', 'productionyear'; for comparing names of columns. */
export function toColumnKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
