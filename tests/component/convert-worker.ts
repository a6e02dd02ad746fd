import sharp from 'sharp';
import { vi } from 'vitest';
import { centredCrop, getTargetRatio, targetSize } from '../../src/model/image/imageFit.ts';
import type {
  ConvertAnswer,
  ConvertOrder,
  CopyAnswer,
  CopyOrder,
} from '../../src/staff/pictures/convert/convertWorker.ts';

/** What a page asked its worker to convert; tests/e2e/staff-pictures.spec.ts tests the worker itself. */
export interface TestConverter {
  readonly orders: ConvertOrder[];
  /** Pictures of other hosts that may be downloaded, by URL. */
  readonly pictures: Map<string, Blob>;
  /** Called with the picture's name before each answer, to delay it; if it throws, the worker fails. */
  before: (name: string) => unknown;
}

/** Replaces the worker that converts pictures with one that draws a grey picture of the right size. */
export function stubConvertWorker(): TestConverter {
  const converter: TestConverter = { orders: [], pictures: new Map(), before() {} };
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: (event: { data: ConvertAnswer | CopyAnswer }) => void = () => {};
      onerror: (event: { preventDefault(): void }) => void = () => {};

      async postMessage(order: ConvertOrder | CopyOrder): Promise<void> {
        if ('url' in order) {
          const picture = converter.pictures.get(order.url);
          this.onmessage({ data: picture ? { picture } : { failure: 'failed' } });
          return;
        }
        converter.orders.push(order);
        try {
          await converter.before((order.file as File).name);
        } catch {
          this.onerror({ preventDefault() {} });
          return;
        }
        this.onmessage({ data: await drawConverted(order) });
      }

      terminate(): void {
        this.onmessage = () => {};
      }
    },
  );
  // The worker measures the pictures, as it does those that a browser can't decode.
  vi.stubGlobal(
    'Image',
    class {
      onerror = () => {};
      set src(_url: string) {
        queueMicrotask(() => this.onerror());
      }
    },
  );
  return converter;
}

async function drawConverted({ file, rule, crop }: ConvertOrder): Promise<ConvertAnswer> {
  const size = await sharp(Buffer.from(await file.arrayBuffer()))
    .metadata()
    .then(({ autoOrient: { width, height } }) => ({ width, height }))
    .catch(() => null);
  if (!size) return { failure: 'unreadable' };
  const { width, height } = targetSize(size, crop ?? centredCrop(size, getTargetRatio(size, rule)), rule);
  const picture = sharp({ create: { width, height, channels: 3, background: '#345' } });
  const bytes = new Uint8Array(await picture.webp().toBuffer());
  return { webp: new Blob([bytes], { type: 'image/webp' }), size };
}
