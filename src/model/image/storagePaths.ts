import { decode } from '../text/decode.ts';

const folders = ['Hero', 'Cars', 'Blogs', 'mainImages', 'Labels'] as const;

/** SPEC 3, and pictures of labels. */
export const imageFolders: readonly string[] = folders;

const pathPattern = new RegExp(`^(${folders.join('|')})/[^/]+$`);

/** Finds storage paths in stored values, as plain paths or in URLs inside rich text. */
export function findStoragePaths(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of textsIn(value)) collectFromText(text, found);
  return found;
}

/**
 * Returns a predicate: whether a path occurs in `stored`, however its URL is escaped. Prefers false
 * positives, because unmatched files may be deleted.
 */
export function createPathMatcher(stored: unknown): (path: string) => boolean {
  const raw = [...textsIn(stored)].join('\n');
  const once = unescaped(raw);
  // A URL inside another URL is escaped twice.
  const readings = [raw, once, unescaped(once)];
  return (path) => readings.some((text) => text.includes(path));
}

function unescaped(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, decode)
    .replace(/&(?:amp|#38);/gi, '&')
    .replace(/&(?:#39|#x27|apos);/gi, "'");
}

/**
 * Makes a name safe in storage paths and HTML: letters, digits, dots, dashes, underscores, brackets and spaces. Keeps
 * the last 100 characters, which include the extension.
 */
export function toStoredFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '-')
    .slice(-100)
    .trim();
  return /[\p{L}\p{N}]/u.test(safe) ? safe : 'image.webp';
}

export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (isListOrMap(value)) for (const item of Object.values(value)) yield* textsIn(item);
}

/** Skips SDK objects such as references, which may be circular. */
function isListOrMap(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function collectFromText(text: string, found: Set<string>): void {
  const path = text.trim();
  if (pathPattern.test(path)) found.add(path);
  for (const [, encoded = ''] of text.matchAll(/\/o\/([^/?#"'<>\s&]+)/g)) {
    const path = decode(encoded);
    if (pathPattern.test(path)) found.add(path);
  }
}

export type ImageFolder = Exclude<(typeof folders)[number], 'Hero'>;

let lastTimestamp = 0;

/**
 * Returns a unique path: Cars/{timestamp}_{filename}, else {folder}/{uuid}_{filename} (SPEC 7).
 */
export function createImagePath(folder: ImageFolder, fileName: string): string {
  if (folder !== 'Cars') return `${folder}/${crypto.randomUUID()}_${toStoredFileName(fileName)}`;
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return `${folder}/${lastTimestamp}_${toStoredFileName(fileName)}`;
}
