import { maxImageBytes } from '../limits.ts';
import type { Size } from './webp.ts';

/** Checked by content, not by file name. */
export interface ChosenImage {
  readonly bytes: number;
  /** Decoded pixel size, or null if not WebP. */
  readonly size: Size | null;
}

export interface ImageRule {
  /** Pixels. */
  readonly maxWidth: number;
  /** Width by height, or null for any. */
  readonly ratio: number | null;
}

export type PictureProblem = 'notWebp' | 'tooWide' | 'wrongRatio' | 'tooLarge';

/** Pixels (SPEC 9). */
const maxWidth = 1200;
const ratioTolerance = 0.01;

export const carImageRule: ImageRule = { maxWidth, ratio: 3 / 2 };
export const heroImageRule: ImageRule = { maxWidth, ratio: 16 / 9 };
export const blogImageRule: ImageRule = { maxWidth, ratio: null };

export function findPictureProblem({ bytes, size }: ChosenImage, rule: ImageRule): PictureProblem | null {
  if (!size) return 'notWebp';
  if (size.width > rule.maxWidth) return 'tooWide';
  if (rule.ratio !== null && !hasRatio(size, rule.ratio)) return 'wrongRatio';
  return bytes > maxImageBytes ? 'tooLarge' : null;
}

function hasRatio({ width, height }: Size, ratio: number): boolean {
  return Math.abs(width / height - ratio) <= ratioTolerance;
}
