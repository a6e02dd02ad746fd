import type { Crop } from '../../../../model/image/imageFit.ts';
import type { ImageRule } from '../../../../model/image/imageRules.ts';
import type { Size } from '../../../../model/image/webp.ts';

/** What a fitted picture was made of, so that its crop can be changed. */
export interface FitSource {
  readonly original: File;
  readonly size: Size;
  readonly rule: ImageRule;
  readonly crop: Crop;
}

const sources = new WeakMap<File, FitSource>();

/** What a file was made of, where a fitter made it. */
export function sourceOf(file: File | null | undefined): FitSource | null {
  return (file && sources.get(file)) ?? null;
}

export function keepSource(fitted: File, source: FitSource): void {
  sources.set(fitted, source);
}
