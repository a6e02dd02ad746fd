/** The cars of the whole stock that this device has seen, each as five characters: a hash of its id. */
export interface SeenCars {
  /** When the whole stock was last seen, in milliseconds. */
  readonly at: number;
  /** Those of earlier visits; null on the first visit. */
  readonly before: string | null;
  readonly seen: string;
}

/** A later look is another visit. */
const visitGapMs = 30 * 60 * 1000;
/** Of a larger stock nothing is stored. */
const maxCars = 5000;
const hashLength = 5;

/** Invalid text yields null. */
export function parseSeenCars(text: string | null): SeenCars | null {
  try {
    const { at, before, seen } = JSON.parse(text ?? 'null') ?? {};
    if (!Number.isFinite(at) || !isHashes(seen)) return null;
    return { at, before: isHashes(before) ? before : null, seen };
  } catch {
    return null;
  }
}

function isHashes(text: unknown): text is string {
  return typeof text === 'string' && /^(?:[\da-z]{5}){0,5000}$/.test(text);
}

/** @param ids of the whole stock @param now in milliseconds */
export function recordSeenCars(
  stored: SeenCars | null,
  ids: readonly string[],
  now: number,
): SeenCars | null {
  if (ids.length > maxCars) return null;
  return { at: now, before: stored && getKnown(stored, now), seen: ids.map(hashId).join('') };
}

/** Returns whether a car came since the last visit; null on the first visit. */
export function findNewIn(stored: SeenCars | null, now: number): ((id: string) => boolean) | null {
  const known = stored && getKnown(stored, now);
  if (known === null) return null;
  const hashes = new Set<string>();
  for (let at = 0; at < known.length; at += hashLength) hashes.add(known.slice(at, at + hashLength));
  return (id) => !hashes.has(hashId(id));
}

function getKnown({ at, before, seen }: SeenCars, now: number): string | null {
  return Math.abs(now - at) > visitGapMs ? seen : before;
}

/** 24 bits of FNV-1a: of 5,000 cars, one new car in 3,000 is missed. */
function hashId(id: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return ((hash >>> 8) & 0xffffff).toString(36).padStart(hashLength, '0');
}
