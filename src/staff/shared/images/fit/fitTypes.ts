import type { Crop } from '../../../../model/image/imageFit.ts';
import type { ImageRule } from '../../../../model/image/imageRules.ts';
import type { Size } from '../../../../model/image/webp.ts';

/** What the worker is asked for: the part of a picture that a rule wants, as WebP. */
export interface FitOrder {
  readonly file: Blob;
  /** Upright pixel size as the browser itself reads it, or null where it cannot. */
  readonly size: Size | null;
  readonly rule: ImageRule;
  /** Null for as much around the centre as the rule lets be kept. */
  readonly crop: Crop | null;
}

export type FitFailure = 'unreadable' | 'failed';

/** The picture made, and the upright size of the one it was made of. */
export type FitAnswer =
  | { readonly webp: Blob; readonly size: Size; readonly failure?: undefined }
  | { readonly failure: FitFailure };
