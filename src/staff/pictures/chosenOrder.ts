import { getSource } from './convert/pictureSource.ts';
import type { FormPictures } from './pictures.ts';

/** Numbers of chosen files, in the order they were chosen. */
const numbers = new WeakMap<File, number>();
let last = 0;

export function numberChosen(files: readonly File[]): void {
  for (const file of files) {
    last += 1;
    numbers.set(file, last);
  }
}

/**
 * Inserts new paths where they were chosen: converted pictures arrive after those that needed no conversion.
 * @param files of the form, by path; stored pictures have none
 */
export function insertAsChosen(
  paths: readonly string[],
  added: readonly string[],
  files: FormPictures['files'],
): readonly string[] {
  const numberOf = (path: string) => {
    const file = files[path]?.file;
    return (file && numbers.get(getSource(file)?.original ?? file)) ?? Number.NaN;
  };
  const all = [...paths];
  for (const path of added) {
    const own = numberOf(path);
    const previous = all.findLastIndex((each) => numberOf(each) < own);
    const next = all.findIndex((each) => numberOf(each) > own);
    all.splice(previous >= 0 ? previous + 1 : next >= 0 ? next : all.length, 0, path);
  }
  return all;
}
