import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSource } from '../pictures/convert/pictureSource.ts';
import type { ShownPicture } from '../pictures/pictures.ts';

/** The number of an identical earlier picture, by the path of each new duplicate. */
export function useSamePictures(images: readonly ShownPicture[]) {
  const { data = new Map<string, number>() } = useQuery({
    queryKey: ['same pictures', images.map(({ path }) => path)],
    queryFn: () => findSame(images),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

async function findSame(images: readonly ShownPicture[]) {
  const firsts = new Map<string, number>();
  const same = new Map<string, number>();
  const originals = images.map(({ file }) => getSource(file)?.original ?? file);
  for (const [index, { path }] of images.entries()) {
    const file = originals[index];
    // Only files of the same size are hashed.
    if (!file || originals.filter((other) => other?.size === file.size).length === 1) continue;
    const content = await hash(file);
    const first = firsts.get(content);
    if (first === undefined) firsts.set(content, index + 1);
    else same.set(path, first);
  }
  return same;
}

/** Unique for an unreadable file. */
async function hash(file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join() : crypto.randomUUID();
}
