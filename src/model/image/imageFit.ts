import type { ImageRule } from './imageRules.ts';
import type { Size } from './webp.ts';

/** The part of a picture that is kept, in parts of its upright width and height: 0 to 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A canvas of more pixels is refused by the browsers of phones. */
export const maxCanvasPixels = 16_000_000;
/** Pixels; no WebP is longer on either side. */
const maxWebpSide = 16_383;

/** The shape that a picture gets under a rule: the rule's, or its own where any will do. Width by height. */
export function getTargetRatio(size: Size, rule: ImageRule): number {
  return rule.ratio ?? size.width / size.height;
}

export const fullCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The largest part of a picture in that ratio, around its centre. */
export function centredCrop(size: Size, ratio: number): Crop {
  const own = size.width / size.height;
  const width = Math.min(1, ratio / own);
  const height = Math.min(1, own / ratio);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/**
 * The pixel size of the picture that is made of a crop: as wide as the rule allows where it asks for a ratio, so that
 * all pictures of a place are alike; else no wider than what there is.
 */
export function targetSize(size: Size, crop: Crop, rule: ImageRule): Size {
  if (rule.ratio !== null) return { width: rule.maxWidth, height: Math.round(rule.maxWidth / rule.ratio) };
  const own = { width: crop.width * size.width, height: crop.height * size.height };
  return scaled(own, Math.min(1, rule.maxWidth / own.width, maxWebpSide / own.height, areaScale(own)));
}

/**
 * The pixel size in which the whole picture is decoded so that the crop has the pixels of its target: never more than
 * it has, nor than a canvas may have.
 */
export function decodeSize(size: Size, crop: Crop, target: Size): Size {
  return scaled(size, Math.min(1, target.width / (crop.width * size.width), areaScale(size)));
}

function areaScale({ width, height }: Size): number {
  return Math.sqrt(maxCanvasPixels / (width * height));
}

/** Rounded, but never beyond what a canvas may have. */
function scaled({ width, height }: Size, scale: number): Size {
  const round = scale < 1 ? Math.floor : Math.round;
  return { width: Math.max(1, round(width * scale)), height: Math.max(1, round(height * scale)) };
}

/** Pixels; a narrower picture looks blurred in a gallery. */
const sharpWidth = 800;

/** The pixel size of what is kept of a picture where that is too small to look sharp, else null. */
export function findBlurredSize({ width, height }: Size, { width: across, height: down }: Crop): Size | null {
  const kept = { width: Math.round(width * across), height: Math.round(height * down) };
  return kept.width < sharpWidth ? kept : null;
}
