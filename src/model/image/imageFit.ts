import type { ImageRule } from './imageRules.ts';
import type { Size } from './webp.ts';

/** A crop as fractions (0 to 1) of the upright width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Mobile browsers reject larger canvases. */
export const maxCanvasPixels = 16_000_000;
/** The WebP limit, in pixels. */
const maxWebpSide = 16_383;

/** Width by height. */
export function getTargetRatio(size: Size, rule: ImageRule): number {
  return rule.ratio ?? size.width / size.height;
}

export const fullCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };

export function centredCrop(size: Size, ratio: number): Crop {
  const own = size.width / size.height;
  const width = Math.min(1, ratio / own);
  const height = Math.min(1, own / ratio);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The output size. A rule with a ratio fixes it, so that images look alike; otherwise never enlarges. */
export function targetSize(size: Size, crop: Crop, rule: ImageRule): Size {
  if (rule.ratio !== null) return { width: rule.maxWidth, height: Math.round(rule.maxWidth / rule.ratio) };
  const own = { width: crop.width * size.width, height: crop.height * size.height };
  return scaled(own, Math.min(1, rule.maxWidth / own.width, maxWebpSide / own.height, areaScale(own)));
}

/**
 * The size to decode the whole image at, so that the crop has enough pixels; limited by its own size and by the
 * canvas.
 */
export function decodeSize(size: Size, crop: Crop, target: Size): Size {
  return scaled(size, Math.min(1, target.width / (crop.width * size.width), areaScale(size)));
}

function areaScale({ width, height }: Size): number {
  return Math.sqrt(maxCanvasPixels / (width * height));
}

/** Rounds down when shrinking, to stay below the canvas limit. */
function scaled({ width, height }: Size, scale: number): Size {
  const round = scale < 1 ? Math.floor : Math.round;
  return { width: Math.max(1, round(width * scale)), height: Math.max(1, round(height * scale)) };
}

/** Pixels; narrower images look blurred in a gallery. */
const sharpWidth = 800;

/** Returns the size of a crop that is too small to look sharp, else null. */
export function findBlurredSize({ width, height }: Size, { width: across, height: down }: Crop): Size | null {
  const kept = { width: Math.round(width * across), height: Math.round(height * down) };
  return kept.width < sharpWidth ? kept : null;
}
