const folders = ['Hero', 'Cars', 'Blogs', 'mainImages'] as const;

/** The folders of the file storage that hold pictures, SPEC 3. */
export const imageFolders: readonly string[] = folders;

const pathPattern = /^(Hero|Cars|Blogs|mainImages)\/[^/]+$/;

/**
 * Every storage path that a stored value names: as a path by itself, or inside an address as images in rich
 * text and main images have it.
 */
export function pathsNamedBy(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  collect(value, found);
  return found;
}

/**
 * A file name that is safe in a storage path and in HTML: letters, digits, dots, dashes, underscores, brackets and
 * spaces of what the file was called; at most 100 characters, the end kept because it holds the extension.
 */
export function storedFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '-')
    .slice(-100)
    .trim();
  return /[\p{L}\p{N}]/u.test(safe) ? safe : 'image.webp';
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') collectFromText(value, found);
  else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (value !== null && typeof value === 'object')
    for (const item of Object.values(value)) collect(item, found);
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
