import type { ImageRule } from './imageRules.ts';
import type { Size } from './webp.ts';

/** The part of a picture that is kept, in parts of its upright width and height: 0 to 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How somebody looks at a picture through a frame of fixed shape. */
export interface CropView {
  /** 1 where the frame is as large as the picture lets it be. */
  readonly zoom: number;
  /** What lies in the frame's middle, in parts of the picture. */
  readonly x: number;
  readonly y: number;
}

/** Around the centre, with as much of the picture as the frame can hold. */
export const centredView: CropView = { zoom: 1, x: 0.5, y: 0.5 };

export const maxZoom = 6;

/** A canvas of more pixels is refused by the browsers of phones. */
export const maxCanvasPixels = 16_000_000;
/** Pixels; no WebP is longer on either side. */
const maxWebpSide = 16_383;

/** The shape that a picture gets under a rule: the rule's, or its own where any will do. Width by height. */
export function fittedRatio(size: Size, rule: ImageRule): number {
  return rule.ratio ?? size.width / size.height;
}

/** What the frame of that ratio shows of a picture. */
export function cropOf(size: Size, ratio: number, view: CropView): Crop {
  const own = size.width / size.height;
  const width = Math.min(1, ratio / own) / view.zoom;
  const height = Math.min(1, own / ratio) / view.zoom;
  return {
    x: within(view.x - width / 2, 1 - width),
    y: within(view.y - height / 2, 1 - height),
    width,
    height,
  };
}

/** A step of somebody who looks through the frame. */
export interface ViewStep {
  /** How far the frame moves over the picture, in parts of itself. */
  readonly across?: number;
  readonly down?: number;
  /** What the zoom is multiplied by. */
  readonly zoom?: number;
}

/** The view after a step, its frame still inside the picture and its zoom between 1 and `maxZoom`. */
export function stepView(
  size: Size,
  ratio: number,
  view: CropView,
  { across = 0, down = 0, zoom = 1 }: ViewStep,
): CropView {
  const frame = cropOf(size, ratio, view);
  const next = {
    zoom: Math.min(maxZoom, Math.max(1, view.zoom * zoom)),
    x: view.x + across * frame.width,
    y: view.y + down * frame.height,
  };
  const { x, y, width, height } = cropOf(size, ratio, next);
  return { zoom: next.zoom, x: x + width / 2, y: y + height / 2 };
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

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
