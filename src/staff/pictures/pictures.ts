import type { PictureGroup } from '../../model/car/pictureGroups.ts';
import type { Locale } from '../../model/locales.ts';
import type { RefusedPicture } from './checkPictures.ts';
import type { PictureSource } from './convert/pictureSource.ts';

export interface FormPictures {
  /** Pictures that are not stored yet, by their final path, so that a retry stores them once. */
  files: Record<string, { readonly file: File; readonly source?: PictureSource }>;
  /** Refused pictures without a decision. */
  waiting: (RefusedPicture & PictureTarget & { readonly field: string })[];
}

export const noPictures: FormPictures = { files: {}, waiting: [] };

/** What was chosen for a picture when it was added. */
export interface PictureTarget {
  /** In a text. */
  readonly place?: Place | undefined;
  /** Of a car's pictures. */
  readonly group?: PictureGroup | undefined;
}

export interface Place {
  readonly language: Locale;
  /** In the editor's units; moves with the text before it. */
  readonly index: number;
  /** The URL of the pictures that it replaces, instead of an index. */
  readonly replaces?: string;
}

/** '1 picture is not added yet', '3 pictures are not added yet'. */
export function describeWaiting(count: number): string {
  return count === 1 ? '1 picture is not added yet' : `${count} pictures are not added yet`;
}

/** A picture of a form; `file` while it is not stored. */
export interface ShownPicture {
  readonly path: string;
  readonly file: File | undefined;
}
