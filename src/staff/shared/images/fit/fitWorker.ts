/** Converts pictures off the main thread; the page asks for one at a time. */
import { centredCrop, decodeSize, getTargetRatio, targetSize } from '../../../../model/image/imageFit.ts';
import { decodePicture, UnreadableError } from './decodePicture.ts';
import { encodeWebp } from './encodeWebp.ts';
import type { FitAnswer, FitOrder } from './fitTypes.ts';

addEventListener('message', async ({ data }: MessageEvent<FitOrder>) => {
  const answer: FitAnswer = await makeFit(data).catch((error: unknown) => ({
    failure: error instanceof UnreadableError ? 'unreadable' : 'failed',
  }));
  postMessage(answer);
});

async function makeFit({ file, size: measured, rule, crop: chosen }: FitOrder): Promise<FitAnswer> {
  const layOut = (size: { readonly width: number; readonly height: number }) => {
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
  // Whatever size the browser decoded it in: the crop is in parts of it.
  const source = [crop.x * width, crop.y * height, crop.width * width, crop.height * height] as const;
  context.drawImage(picture, ...source, 0, 0, target.width, target.height);
  picture.close();
  return { webp: await encodeWebp(canvas, context), size };
}
