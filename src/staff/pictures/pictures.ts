import type { RefusedPicture } from './checkPictures.ts';
import type { PictureSource } from './convert/pictureSource.ts';

export interface FormPictures {
  /** Pictures that are not stored yet, by their final path, so that a retry stores them once. */
  files: Record<string, { readonly file: File; readonly source?: PictureSource }>;
  /** Refused pictures without a decision. */
  waiting: (RefusedPicture & { readonly field: string })[];
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
