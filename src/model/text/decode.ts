/** Decodes a part of a URL; one with an invalid escape stays as it is. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
