import { pictureFieldsOf } from '../storedDocument.ts';
import type { Fields } from '../text/parse.ts';
import { findPictures } from './namedPictures.ts';

/** The fields of a document without these pictures. Those in rich text stay. @param name for example 'Cars/abc' */
export function withoutPictures(name: string, fields: Fields, paths: ReadonlySet<string>): Fields {
  const isLeft = (field: string, value: unknown) =>
    ![...findPictures({ name, fields: { [field]: value } })].some((path) => paths.has(path));
  const named = Object.entries(pictureFieldsOf(name)).filter(
    ([field, format]) => field in fields && format !== 'html',
  );
  const left = named.map(([field]): readonly [string, unknown] => {
    const value = fields[field];
    if (Array.isArray(value)) return [field, value.filter((item) => isLeft(field, [item]))];
    return [field, isLeft(field, value) ? value : ''];
  });
  return { ...fields, ...Object.fromEntries(left) };
}
