/** Converts pictures off the main thread, and downloads those of other hosts; the page asks for one at a time. */
import {
  type Crop,
  centredCrop,
  decodeSize,
  getTargetRatio,
  targetSize,
} from '../../../model/image/imageFit.ts';
import type { ImageRule } from '../../../model/image/imageRules.ts';
import type { Size } from '../../../model/image/webp.ts';
import { decodePicture, UnreadableError } from './decodePicture.ts';

export interface ConvertOrder {
  readonly file: Blob;
  /** Upright size as the browser decodes it, or null if it can't. */
  readonly size: Size | null;
  readonly rule: ImageRule;
  /** Null for the largest centred crop. */
  readonly crop: Crop | null;
}

/** A picture to download. Only this worker may connect to any host (scripts/build/host/headers.ts). */
export interface CopyOrder {
  readonly url: string;
}

export type CopyAnswer =
  | { readonly picture: Blob; readonly failure?: undefined }
  | { readonly failure: 'failed' };

export type ConvertFailure = 'unreadable' | 'failed';

export type ConvertAnswer =
  | { readonly webp: Blob; readonly size: Size; readonly failure?: undefined }
  | { readonly failure: ConvertFailure };

const type = 'image/webp';
/** 0 to 1. */
const quality = 0.82;
const downloadTimeoutMs = 30_000;

addEventListener('message', async ({ data }: MessageEvent<ConvertOrder | CopyOrder>) => {
  postMessage('url' in data ? await answerCopy(data) : await answerConvert(data));
});

/** Fails if the other host does not allow it (CORS). */
async function answerCopy({ url }: CopyOrder): Promise<CopyAnswer> {
  try {
    const signal = AbortSignal.timeout(downloadTimeoutMs);
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    return response.ok ? { picture: await response.blob() } : { failure: 'failed' };
  } catch {
    return { failure: 'failed' };
  }
}

function answerConvert(order: ConvertOrder): Promise<ConvertAnswer> {
  return convert(order).catch((error: unknown) => ({
    failure: error instanceof UnreadableError ? 'unreadable' : 'failed',
  }));
}

async function convert({ file, size: measured, rule, crop: chosen }: ConvertOrder): Promise<ConvertAnswer> {
  const layOut = (size: Size) => {
    const crop = chosen ?? centredCrop(size, getTargetRatio(size, rule));
    const target = targetSize(size, crop, rule);
    return { crop, target, decoded: decodeSize(size, crop, target) };
  };
  const { picture, decoded, size } = await decodePicture(file, measured, (known) => layOut(known).decoded);
  const { crop, target } = layOut(size);
  const canvas = new OffscreenCanvas(target.width, target.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  const { width, height } = decoded;
  // The crop is a fraction of any decoded size.
  const source = [crop.x * width, crop.y * height, crop.width * width, crop.height * height] as const;
  context.drawImage(picture, ...source, 0, 0, target.width, target.height);
  picture.close();
  return { webp: await encodeWebp(canvas, context), size };
}

/** Safari silently writes PNG instead of WebP; libwebp then encodes it. */
async function encodeWebp(
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
): Promise<Blob> {
  const own = await canvas.convertToBlob({ type, quality });
  if (own.type === type) return own;
  const { default: encode } = await import('@jsquash/webp/encode.js');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return new Blob([await encode(pixels, { quality: quality * 100 })], { type });
}
