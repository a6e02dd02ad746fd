import { trustedTypes } from '../../../config/trustedTypes.ts';
import { type Crop, centredCrop, getTargetRatio } from '../../../model/image/imageFit.ts';
import type { ImageRule } from '../../../model/image/imageRules.ts';
import type { Size } from '../../../model/image/webp.ts';
import type { ConvertAnswer, ConvertFailure, ConvertOrder, CopyAnswer, CopyOrder } from './convertWorker.ts';
import workerUrl from './convertWorker.ts?worker&url';
import { sources } from './pictureSource.ts';

export class ConvertError extends Error {
  readonly code: ConvertFailure | 'stopped';

  constructor(code: ConvertFailure | 'stopped') {
    super(`The picture was not converted or downloaded: ${code}`);
    this.code = code;
  }
}

export type Converter = ReturnType<typeof createConverter>;

/** Converts and downloads pictures in a worker, which runs from the first picture until `stop`. */
export function createConverter() {
  const stopping = new AbortController();
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const ask = <Answer extends ConvertAnswer | CopyAnswer>(order: ConvertOrder | CopyOrder) =>
    new Promise<Answer | { readonly failure: 'failed' }>((resolve, reject) => {
      stopping.signal.throwIfAborted();
      stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason), { once: true });
      worker ??= new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      // Not loaded, or out of memory: the next picture gets a new worker.
      worker.onerror = (event) => {
        event.preventDefault();
        end();
        resolve({ failure: 'failed' });
      };
      worker.postMessage(order);
    });
  return {
    /** Converts a picture to WebP, one at a time. @throws ConvertError */
    async convert(original: File, rule: ImageRule, crop?: Crop): Promise<File> {
      const size = await measure(original);
      const answer = await ask<ConvertAnswer>({ file: original, size, rule, crop: crop ?? null });
      if (answer.failure !== undefined) throw new ConvertError(answer.failure);
      const name = `${original.name.replace(/\.\w+$/, '')}.webp`;
      const converted = new File([answer.webp], name, { type: answer.webp.type });
      const used = crop ?? centredCrop(answer.size, getTargetRatio(answer.size, rule));
      sources.set(converted, { original, size: answer.size, rule, crop: used });
      return converted;
    },
    /** Downloads a picture of another host, which must allow that (CORS). @throws ConvertError */
    async download(url: string): Promise<File> {
      const answer = await ask<CopyAnswer>({ url });
      if (answer.failure !== undefined) throw new ConvertError(answer.failure);
      const name = new URL(url).pathname.split('/').pop() || 'picture';
      return new File([answer.picture], name, { type: answer.picture.type });
    },
    stop() {
      stopping.abort(new ConvertError('stopped'));
      end();
    },
  };
}

/** Loads the converter's code into the browser's cache, for a device that is offline when it takes a picture. */
export function prefetchConverter(): void {
  fetch(workerUrl).catch(() => {});
}

/** The upright size from a picture's header, without decoding; null if the browser can't read it. */
async function measure(file: File): Promise<Size | null> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => resolve(null);
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

const policy = trustedTypes?.createPolicy('picture-worker', {
  createScriptURL: (_asked: string) => workerUrl,
});
