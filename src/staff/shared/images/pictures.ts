import type { FitSource } from './fit/fitSource.ts';
import type { RefusedImage } from './judgeImages.ts';

/** A picture of a form that is not stored yet. It has its storage path already: storing it again stores it once. */
export interface NewPicture {
  readonly file: File;
  /** What it was converted from, so that its crop can be chosen again. */
  readonly source?: FitSource;
}

/** The part of a form that holds pictures on their way in. */
export interface FormPictures {
  /** The pictures to be stored, by their storage paths. */
  files: Record<string, NewPicture>;
  /** Chosen pictures that break a rule and are not added yet. */
  waiting: WaitingPicture[];
}

/** A chosen picture that breaks a rule. */
export interface WaitingPicture extends RefusedImage {
  /** The field it is for. */
  readonly field: string;
}

/** '1 picture is not added yet', '3 pictures are not added yet'. */
export function describeWaiting(count: number): string {
  return count === 1 ? '1 picture is not added yet' : `${count} pictures are not added yet`;
}

/** A picture as a form shows it: by its storage path, or by its file while it is not stored. */
export interface ShownPicture {
  readonly path: string;
  readonly file?: File;
}
