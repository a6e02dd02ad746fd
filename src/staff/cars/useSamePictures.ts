import { useEffect, useState } from 'react';
import { sourceOf } from '../shared/images/fit/fitSource.ts';
import type { ShownPicture } from '../shared/images/pictures.ts';

type Numbers = ReadonlyMap<string, number>;

const none: Numbers = new Map();

/** For each new picture that is in the form already: the number of the first of its kind, by its path. */
export function useSamePictures(images: readonly ShownPicture[]): Numbers {
  const [same, setSame] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures of the same paths are the same pictures
  useEffect(() => {
    let isCurrent = true;
    void findSame(images).then((found) => {
      if (isCurrent) setSame(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [images.map(({ path }) => path).join('\n')]);
  return same;
}

async function findSame(images: readonly ShownPicture[]): Promise<Numbers> {
  const firsts = new Map<string, number>();
  const same = new Map<string, number>();
  const sizes = images.map(({ file }) => file && chosen(file).size);
  for (const [index, { path, file }] of images.entries()) {
    // Only files of one size can be the same, so most are never read.
    if (!file || sizes.filter((size) => size === sizes[index]).length === 1) continue;
    const content = await fingerprintOf(chosen(file));
    const first = firsts.get(content);
    if (first === undefined) firsts.set(content, index + 1);
    else same.set(path, first);
  }
  return same;
}

/** What somebody chose, which a fitted picture was made of. */
function chosen(file: File): File {
  return sourceOf(file)?.original ?? file;
}

const fingerprints = new WeakMap<File, Promise<string>>();

function fingerprintOf(file: File): Promise<string> {
  const known = fingerprints.get(file) ?? hash(file);
  fingerprints.set(file, known);
  return known;
}

/** A file that can no longer be read is like no other. */
async function hash(file: File): Promise<string> {
  try {
    return [...new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))].join();
  } catch {
    return crypto.randomUUID();
  }
}
