import { findMissingPictures } from '../../../data/staff/storage.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import type { DocumentKind } from './documentKind.ts';

/** A form's pictures that have no file and are not stored. If the check fails, they are kept. */
export async function findGonePictures<Form extends FormPictures>(
  { pathsIn }: DocumentKind<Form>,
  form: Form,
): Promise<readonly string[]> {
  const paths = pathsIn?.(form) ?? [];
  const stored = paths.filter((path) => path !== '' && !(path in form.files) && !path.includes('://'));
  return findMissingPictures(stored).catch(() => []);
}

/** 'Cars/1700000000000_door.webp' is 'door.webp'. */
export function fileNameOf(path: string): string {
  return path.replace(/^\w+\/[^_]+_/, '');
}
