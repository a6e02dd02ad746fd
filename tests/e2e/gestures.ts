import type { Locator, Page } from '@playwright/test';
import type { Upload } from '../support/pictures.ts';

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not shown: ${target}`);
  return box;
}

export async function middleOf(target: Locator) {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns a function that moves fingers on the screen to these points. */
export async function createFingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: { readonly x: number; readonly y: number }[]
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
}

/** Drops files on a field, as from another window. */
export async function dropFiles(page: Page, label: string, uploads: readonly Upload[]): Promise<void> {
  const files = uploads.map(({ name, mimeType, buffer }) => [name, mimeType, buffer.toString('base64')]);
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name = '', type = '', base64 = ''] of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  await page.getByLabel(label).dispatchEvent('drop', { dataTransfer: data });
}
