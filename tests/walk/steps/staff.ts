import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { staffAccount } from '../../../seed/seed.ts';
import { createEmptyFolder } from '../../support/emptyFolder.ts';
import { webp } from '../../support/pictures.ts';
import type { Visitor } from '../visitor.ts';
import { desktop, type Steps } from './step.ts';

const mark = crypto.randomUUID().slice(0, 8);

/** The staff area; each step continues from the previous one. */
export const staffSteps: Steps = {
  async 'staff sign in'(visitor) {
    await visitor.resize(desktop);
    await visitor.open('/login');
    await visitor.fill('Email', staffAccount.email);
    await visitor.fill('Password', staffAccount.password);
    await visitor.click('button', 'Login');
    await visitor.see('heading', 'Dashboard');
  },
  'a car is added with pictures, sorted by their handles, and shown on the site': async (visitor) =>
    addCar(visitor, await createPictures('front.webp', 'back.webp')),
  'an article is added with an image that keeps its room': async (visitor) =>
    addBlog(visitor, await createPictures('quay.webp')),
};

async function addCar(visitor: Visitor, files: readonly string[]): Promise<void> {
  await visitor.open('/dashboard/add-car');
  await visitor.fill('Brand name', 'Walker');
  await visitor.fill('Model', mark);
  await visitor.fill('Price', '1250000');
  // The oldest year, so that the lists of the next walk start with the same cars.
  await visitor.fill('Production Year', '1990');
  await visitor.choose('Condition', 'Used');
  await visitor.upload('Images', files);
  await visitor.until(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('ol li img')];
    return images.length === 2 && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await visitor.startDrag(barOf(2), barOf(1));
  // The first picture makes room, in a later frame.
  await visitor.until(() => !!document.querySelector<HTMLElement>('ol > li')?.style.transform);
  await visitor.drop();
  await visitor.until(() => document.querySelector('ol li img')?.getAttribute('alt') === 'back.webp');
  await visitor.click('button', 'Submit new car');
  await visitor.click('button', 'Yes');
  await visitor.see('text', 'New car added successfully!');
  await visitor.see('heading', 'Dashboard');

  await visitor.open(`/inventory?q=${mark}`);
  await visitor.click('link', `Walker ${mark}…`);
  await visitor.see('text', '1 / 2');
}

/** The drag handle of an image. */
function barOf(number: number): string {
  return `document.querySelector('ol > li:nth-child(${number}) button')`;
}

async function addBlog(visitor: Visitor, [file = '']: readonly string[]): Promise<void> {
  await visitor.open('/dashboard/add-blog');
  await visitor.fill('Title', `Walk ${mark}`);
  await visitor.fill('Author', 'Laila Rashad');
  await visitor.fill('Summary', 'A walk.');
  await visitor.upload('Main Image', [file]);
  await visitor.type('.ql-editor', 'Three to six weeks. ');
  const picture = readFileSync(file).toString('base64');
  await visitor.read(dropImage, picture);
  await visitor.see('text', 'Image uploaded successfully.');
  await visitor.until(() => document.querySelector('.ql-editor img') !== null);
  await visitor.click('button', 'Submit new blog post');
  await visitor.see('text', 'Blog post added!');
  await visitor.see('heading', 'Dashboard');

  await visitor.open('/blogs');
  await visitor.click('link', `…Walk ${mark}…`);
  await visitor.until(() => document.querySelector('article p img') !== null);
  const size = await visitor.read(() => {
    const image = document.querySelector('article p img');
    return [image?.getAttribute('width'), image?.getAttribute('height')];
  });
  expect(size).toEqual(['600', '400']);
}

/** Drops an image into the editor, as from another window. Runs in the page. */
function dropImage(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'on-the-quay.webp', { type: 'image/webp' }));
  const editor = document.querySelector('.ql-editor') as HTMLElement;
  const { left: clientX, top: clientY } = editor.getBoundingClientRect();
  const at = { clientX: clientX + 30, clientY: clientY + 30 };
  editor.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }));
}

/** Creates WebP files of 600x400 for the time of a test. */
async function createPictures(...names: readonly string[]): Promise<readonly string[]> {
  const folder = createEmptyFolder();
  for (const name of names) writeFileSync(join(folder, name), (await webp(name)).buffer);
  return names.map((name) => join(folder, name));
}
