import type { RefusedImage } from './checkImages.ts';
import type { FitSource } from './fit/fitSource.ts';

/** A picture that is not stored yet. Its path is fixed, so a retry stores it once. */
export interface NewPicture {
  readonly file: File;
  /** The original, to crop it again. */
  readonly source?: FitSource;
}

/** New and waiting pictures of a form. */
export interface FormPictures {
  files: Record<string, NewPicture>;
  /** Refused pictures without a decision. */
  waiting: WaitingPicture[];
}

export interface WaitingPicture extends RefusedImage {
  readonly field: string;
}

/** '1 picture is not added yet', '3 pictures are not added yet'. */
export function describeWaiting(count: number): string {
  return count === 1 ? '1 picture is not added yet' : `${count} pictures are not added yet`;
}

/** A picture of a form; `file` while it is not stored. */
export interface ShownPicture {
  readonly path: string;
  readonly file?: File;
}
