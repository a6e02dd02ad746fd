import type { Crop } from '../../../model/image/imageFit.ts';
import type { ImageRule } from '../../../model/image/imageRules.ts';
import type { Size } from '../../../model/image/webp.ts';

/** The original of a converted picture, to change its crop. */
export interface PictureSource {
  readonly original: File;
  readonly size: Size;
  readonly rule: ImageRule;
  readonly crop: Crop;
}

export const sources = new WeakMap<File, PictureSource>();

export function getSource(file: File | null | undefined): PictureSource | null {
  return (file && sources.get(file)) ?? null;
}
