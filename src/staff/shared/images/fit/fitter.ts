import { trustedTypes } from '../../../../config/trustedTypes.ts';
import { type Crop, centredCrop, getTargetRatio } from '../../../../model/image/imageFit.ts';
import type { ImageRule } from '../../../../model/image/imageRules.ts';
import type { Size } from '../../../../model/image/webp.ts';
import { keepSource } from './fitSource.ts';
import type { FitAnswer, FitFailure, FitOrder } from './fitTypes.ts';
import workerUrl from './fitWorker.ts?worker&url';

/** Why a picture was not converted. */
export class FitError extends Error {
  readonly code: FitFailure | 'stopped';

  constructor(code: FitFailure | 'stopped') {
    super(`The picture was not converted: ${code}`);
    this.code = code;
  }
}

/** Converts pictures in a worker, which runs from the first picture until `stop`. */
export interface Fitter {
  /** Makes a WebP of the picture, one at a time. @throws FitError */
  fit(original: File, rule: ImageRule, crop?: Crop): Promise<File>;
  /** Ends the work on the picture at once, and any later. */
  stop(): void;
}

export function createFitter(): Fitter {
  const stopping = new AbortController();
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const ask = (order: FitOrder) =>
    new Promise<FitAnswer>((resolve, reject) => {
      stopping.signal.throwIfAborted();
      stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason), { once: true });
      worker ??= new Worker(trustedUrl(), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<FitAnswer>) => resolve(data);
      // It could not be loaded, or ran out of memory: the next picture gets another.
      worker.onerror = (event) => {
        event.preventDefault();
        end();
        resolve({ failure: 'failed' });
      };
      worker.postMessage(order);
    });
  return {
    async fit(original, rule, crop) {
      const answer = await ask({ file: original, size: await measure(original), rule, crop: crop ?? null });
      if (answer.failure !== undefined) throw new FitError(answer.failure);
      const name = `${original.name.replace(/\.\w+$/, '')}.webp`;
      const fitted = new File([answer.webp], name, { type: answer.webp.type });
      const { size } = answer;
      keepSource(fitted, {
        original,
        size,
        rule,
        crop: crop ?? centredCrop(size, getTargetRatio(size, rule)),
      });
      return fitted;
    },
    stop() {
      stopping.abort(new FitError('stopped'));
      end();
    },
  };
}

/** The upright pixel size of a picture out of its head alone: nothing is decoded. Null where the browser cannot read it. */
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

/** The one worker this page starts. */
function trustedUrl(): string {
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}
