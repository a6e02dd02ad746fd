const folders = ['Hero', 'Cars', 'Blogs', 'mainImages'] as const;

/** The folders of the file storage that hold pictures, SPEC 3. */
export const imageFolders: readonly string[] = folders;

const pathPattern = /^(Hero|Cars|Blogs|mainImages)\/[^/]+$/;

/**
 * Every storage path that a stored value names: as a path by itself, or inside an address as images in rich
 * text and main images have it.
 */
export function findStoragePaths(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of textsIn(value)) collectFromText(text, found);
  return found;
}

/**
 * A predicate: whether any text in `stored` holds a path, however its address is written there. For deciding what may be
 * deleted, so it rather finds too much.
 */
export function createPathMatcher(stored: unknown): (path: string) => boolean {
  const raw = [...textsIn(stored)].join('\n');
  const once = unescaped(raw);
  // An address inside another address is escaped twice.
  const readings = [raw, once, unescaped(once)];
  return (path) => readings.some((text) => text.includes(path));
}

/** The text with its %XX and HTML references read, as far as addresses hold them. */
function unescaped(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, (run) => decoded(run) ?? run)
    .replace(/&(?:amp|#38);/gi, '&')
    .replace(/&(?:#39|#x27|apos);/gi, "'");
}

/**
 * A file name that is safe in a storage path and in HTML: letters, digits, dots, dashes, underscores, brackets and
 * spaces of what the file was called; at most 100 characters, the end kept because it holds the extension.
 */
export function toStoredFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '-')
    .slice(-100)
    .trim();
  return /[\p{L}\p{N}]/u.test(safe) ? safe : 'image.webp';
}

/** Every text in a value, however deep in lists and maps. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (isListOrMap(value)) for (const item of Object.values(value)) yield* textsIn(item);
}

/** Not what the SDK makes of references, dates and places, which may lead round in circles. */
function isListOrMap(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function collectFromText(text: string, found: Set<string>): void {
  if (pathPattern.test(text.trim())) found.add(text.trim());
  for (const [, encoded = ''] of text.matchAll(/\/o\/([^/?#"'<>\s&]+)/g)) {
    const path = decoded(encoded);
    if (path && pathPattern.test(path)) found.add(path);
  }
}

function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** The folders of pictures that belong to documents. */
export type ImageFolder = 'Cars' | 'Blogs' | 'mainImages';

let lastTimestamp = 0;

/** A storage path never used before: Cars/{timestamp}_{filename}, Blogs/{uuid}_{filename}, mainImages/{uuid}_{filename} (SPEC 7). */
export function createImagePath(folder: ImageFolder, fileName: string): string {
  if (folder !== 'Cars') return `${folder}/${crypto.randomUUID()}_${toStoredFileName(fileName)}`;
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return `${folder}/${lastTimestamp}_${toStoredFileName(fileName)}`;
}
