import { storeImage } from './storage.ts';

export interface ImageToStore {
  readonly path: string;
  readonly file: File;
}

interface Options {
  /** Paths that are stored already; gains those that are stored now, so that a next attempt skips them. */
  readonly stored: Set<string>;
  readonly signal: AbortSignal;
  /** Called with an image's path and the part of it that is stored, 0 to 1. */
  readonly onProgress: (path: string, part: number) => void;
}

/** Two fill the line of a phone without starving each other. */
const concurrency = 2;

/**
 * Stores images, two at a time, while the screen is kept on. A failure ends the others that run; what was stored by then
 * is skipped at the next attempt.
 *
 * @throws UploadError
 */
export async function storeImages(images: readonly ImageToStore[], options: Options): Promise<void> {
  const { stored, signal, onProgress } = options;
  const queue = images.filter(({ path }) => !stored.has(path));
  if (queue.length === 0) return;
  const failure = new AbortController();
  const storeNext = async (): Promise<void> => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const { path } = image;
      await storeImage({
        ...image,
        signal: AbortSignal.any([signal, failure.signal]),
        onProgress: (part) => onProgress(path, part),
      });
      stored.add(path);
    }
  };
  const wakeLock = await keepScreenOn();
  try {
    await Promise.all(Array.from({ length: concurrency }, storeNext));
  } finally {
    failure.abort();
    await wakeLock?.release();
  }
}

/** A phone that falls asleep ends its uploads. Null where the browser does not do that. */
async function keepScreenOn(): Promise<WakeLockSentinel | null> {
  try {
    return (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    return null;
  }
}
