import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CropperProps } from 'react-easy-crop';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { blogImageRule, carImageRule, heroImageRule } from '../../src/model/image/imageRules.ts';
import { heroPicture } from '../support/factories.ts';
import { brokenPhoto, phonePhoto } from '../support/phone-pictures.ts';
import { type Upload, webp } from '../support/pictures.ts';
import {
  added,
  addNewCar,
  addPictures,
  click,
  dialogTitle,
  fillFacts,
  formOpens,
  mainPicture,
  names,
  namesOf,
  storedCars,
} from './car-form.ts';
import { stubConvertWorker, type TestConverter } from './convert-worker.ts';
import { useStore } from './draft-store.ts';
import {
  answer,
  chooseFiles,
  field,
  fill,
  findAlert,
  findField,
  insertImage,
  press,
  pressUntil,
  showLanguage,
  submit,
  write,
} from './form-actions.ts';
import { createGate, textsOf } from './site.tsx';
import { denied } from './staff-list.ts';
import { startStaffSite, toFile } from './staff-site.tsx';

// Its library needs a layout: staff-pictures.spec.ts moves the frame.
vi.mock('react-easy-crop', () => ({
  default: ({ onCropAreaChange, cropperProps }: Partial<CropperProps>) => (
    // biome-ignore lint/a11y: as the library does it
    <div {...cropperProps} onClick={() => onCropAreaChange?.(top, top)} />
  ),
}));
const top = { x: 0, y: 0, width: 100, height: 40 };

const site = startStaffSite();
let converter: TestConverter;

beforeEach(() => {
  converter = stubConvertWorker();
});

const photo = (name: string) => phonePhoto(name, 90, 60);
const photos = (...all: readonly string[]) => Promise.all(all.map(photo));
const groupOf = (picture: string) => within(screen.getByRole('group', { name: `Group of ${picture}` }));
const chooseGroup = (picture: string, group: string) =>
  userEvent.click(groupOf(picture).getByLabelText(group));
const cards = (...expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));

async function openCar(): Promise<void> {
  await site.open('/dashboard/add-car', formOpens);
}

async function choose(uploads: readonly Upload[]): Promise<void> {
  await userEvent.upload(field('Images'), uploads.map(toFile));
}

const readPicture = async (path = '') =>
  Buffer.from((await site.bucket.files.get(path)?.content.arrayBuffer()) ?? new ArrayBuffer(0));

const sizeOf = async (path?: string) => {
  const { width, height } = await sharp(await readPicture(path)).metadata();
  return [width, height];
};

test('while pictures are converted the form stays usable, saving waits, and neither cancelling nor a failure loses one', async () => {
  await openCar();
  const [a, b, ...others] = await photos('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
  const { opened, open } = createGate();
  converter.before = () => opened;
  await choose([a, b] as Upload[]);
  await pressUntil('Convert all 2', 'Converting picture 1 of 2: a.jpg');
  expect(screen.getByText('Submit new car')).toBeDisabled();
  await fillFacts();
  await press('Cancel');
  await waitFor(() => expect(screen.getByText('Submit new car')).toBeEnabled());
  expect(screen.queryByText(/^Converting picture/)).toBeNull();
  open();

  converter.before = () => {
    throw new Error('The worker could not be loaded.');
  };
  await press('Convert all 2');
  await findAlert('a.jpg, b.jpg could not be converted. Try again with a connection, or reload the page.');
  expect(names()).toEqual([]);
  converter.before = () => {};
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await press('Convert all 2');
  await cards('a.webp', 'b.webp');
  // One is in another field by then.
  expect(scroll).not.toHaveBeenCalled();
  for (const order of converter.orders) expect(order).toMatchObject({ rule: carImageRule, crop: null });

  await choose(others);
  await press('Leave them out');
  await waitFor(() => expect(screen.queryByText(/is not a \.webp file/)).toBeNull());
  await addNewCar();
  expect(namesOf(site.bucket.paths())).toEqual(['a.webp', 'b.webp']);
  expect(await sizeOf(site.bucket.paths()[0])).toEqual([1200, 800]);
});

test('a picture that makes the converter fail is named and waits, and the following ones are converted', async () => {
  await openCar();
  await fillFacts();
  converter.before = (name) => {
    if (name === 'broken.jpg') throw new Error('Out of memory.');
  };
  await choose(await photos('broken.jpg', 'a.jpg', 'b.jpg'));
  await press('Convert all 3');
  await findAlert('broken.jpg could not be converted. Try again with a connection, or reload the page.');
  await cards('a.webp', 'b.webp');
  expect(screen.getByText(/broken\.jpg is not a \.webp file/)).toBeVisible();
  await pressUntil('Leave it out', /^Left out: /);
  await press('Undo');
  await press('Leave it out');
  await addNewCar();
  expect(namesOf(site.bucket.paths())).toEqual(['a.webp', 'b.webp']);
  expect((await storedCars(site))[0]?.Images).toEqual(site.bucket.paths());
});

test('pictures are in the order they were chosen, whichever needed a conversion', async () => {
  await openCar();
  await fillFacts();
  const [a, b, d] = await photos('a.jpg', 'b.jpg', 'd.jpg');
  await choose([a, b, await webp('c.webp'), d, await webp('e.webp')] as Upload[]);
  await cards('c.webp', 'e.webp');
  await press('Convert all 3');
  await cards('a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp');
  expect(mainPicture()).toBe('a.webp');
  await addNewCar();
  const [car] = await storedCars(site);
  expect(namesOf(car?.Images)).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp']);
  expect(namesOf([car?.Img])).toEqual(['a.webp']);
});

test('a main picture chosen before the conversion stays', async () => {
  await openCar();
  await choose([await photo('a.jpg'), await webp('b.webp'), await webp('c.webp')]);
  await cards('b.webp', 'c.webp');
  await press('Set as Main');
  await press('Convert');
  await cards('a.webp', 'b.webp', 'c.webp');
  expect(mainPicture()).toBe('c.webp');
});

test('groups are chosen for new pictures and for one, are restored by Undo, and removed with a picture', async () => {
  await openCar();
  await fillFacts();
  await addPictures('front.webp');
  await chooseGroup('new pictures', 'Inside');
  await addPictures('seats.webp', 'dash.webp', 'boot.webp');
  await chooseGroup('new pictures', 'Flaws');
  await addPictures('dent.webp');
  await chooseGroup('picture 4', 'Outside');
  await click('Remove picture 3');
  await click('Remove picture 2');
  await press('Undo');
  await cards('front.webp', 'seats.webp', 'boot.webp', 'dent.webp');
  await addNewCar();
  const [car] = await storedCars(site);
  const [, seats, , dent] = (car?.Images ?? []) as readonly string[];
  expect(car?.Picture_Groups).toEqual([`flaws ${dent}`, `inside ${seats}`]);
});

test('a picture that fits is stored without its location', async () => {
  await openCar();
  await fillFacts();
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 40/1' } };
  const { buffer: plain, ...fits } = await webp('fits.webp');
  const buffer = await sharp(plain).withExif(place).webp().toBuffer();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  await choose([{ ...fits, buffer }]);
  await cards('fits.webp');
  await addNewCar();
  const [path] = site.bucket.paths();
  expect((await readPicture(path)).includes('EXIF')).toBe(false);
  expect(await sizeOf(path)).toEqual([600, 400]);
});

test('one photo after another and several at once become one car with all pictures', async () => {
  await openCar();
  await fillFacts();
  const camera = document.querySelector<HTMLInputElement>('input[capture="environment"]');
  expect(camera).toHaveAttribute('accept', 'image/*');
  for (const one of await photos('one.jpg', 'two.jpg')) {
    await userEvent.upload(camera as HTMLInputElement, toFile(one));
    await findAlert(`${one.name} is not a .webp file.`);
  }
  await choose([...(await photos('3.jpg', '4.jpg')), await webp('fits.webp')]);
  await cards('fits.webp');
  await submit();
  await waitFor(() => expect(dialogTitle()).toBe('4 pictures are not added yet'));
  await press('Convert and submit');
  await waitFor(() => expect(names()).toHaveLength(5));
  await answer('Yes');
  await added();
  const [car] = await storedCars(site);
  expect(namesOf(car?.Images)).toEqual(['one.webp', 'two.webp', '3.webp', '4.webp', 'fits.webp']);
  expect(site.bucket.paths()).toHaveLength(5);
});

test('camera photos are converted at once, and only unreadable ones are reported', async () => {
  const fromCamera = (upload: Upload) => ({
    ...upload,
    // Decoders ignore what follows the picture.
    buffer: Buffer.concat([upload.buffer, Buffer.alloc(1_000_000)]),
  });
  await openCar();
  const alerts: string[] = [];
  const observer = new MutationObserver(() => {
    for (const alert of screen.queryAllByRole('alert')) alerts.push(alert.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await choose([...(await photos('one.jpg', 'two.JPG')), await brokenPhoto('broken.jpeg')].map(fromCamera));
  await cards('one.webp', 'two.webp');
  await findAlert('broken.jpeg cannot be read as a picture.');
  observer.disconnect();
  expect(alerts.join()).not.toContain('is not a .webp file');
  // A small one among them waits alone.
  await choose([...(await photos('three.jpg')).map(fromCamera), ...(await photos('small.jpg'))]);
  await cards('one.webp', 'two.webp', 'three.webp');
  await findAlert('small.jpg is not a .webp file.');
  expect(screen.getByRole('button', { name: 'Convert' })).toBeVisible();
});

test('a picture that was added before is marked, also if it was converted', async () => {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  // Node's takes no buffer of jsdom.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((algorithm, data) =>
    digest(algorithm, Buffer.from(data as ArrayBuffer)),
  );
  await openCar();
  const taken = await photo('taken.jpg');
  for (const count of [1, 2]) {
    await choose([taken]);
    await press('Convert');
    await waitFor(() => expect(names()).toHaveLength(count));
  }
  await choose([await webp('c.webp'), await webp('other.webp', 900, 600), await webp('copy of c.webp')]);
  await cards('taken.webp', 'taken.webp', 'c.webp', 'other.webp', 'copy of c.webp');
  const same = () => {
    const cards = textsOf(document.querySelectorAll('li:has(img)'));
    const marks = cards.map((text, index) => [index + 1, text?.match(/The same as picture \d/)?.[0]]);
    return Object.fromEntries(marks.filter(([, mark]) => mark));
  };
  const marks = { 2: 'The same as picture 1', 5: 'The same as picture 3' };
  await waitFor(() => expect(same()).toEqual(marks));
  await click('Remove picture 2');
  await waitFor(() => expect(same()).toEqual({ 4: 'The same as picture 2' }));
});

test('a picture with too few pixels gets a warning, which counts those of the original', async () => {
  await openCar();
  await addPictures('fits.webp');
  await choose([
    await webp('tiny.webp', 24, 16),
    await webp('large.webp', 900, 600),
    await phonePhoto('small.jpg', 450, 300),
    await phonePhoto('sharp.jpg', 1500, 1000),
  ]);
  await press('Convert all 2');
  await cards('fits.webp', 'tiny.webp', 'large.webp', 'small.webp', 'sharp.webp');
  const warning = 'pixels: it will look blurred.';
  const warnings = () => textsOf(document.querySelectorAll('li p')).filter((text) => text?.endsWith(warning));
  const sizes = ['600 × 400', '24 × 16', '300 × 200'];
  await waitFor(() => expect(warnings()).toEqual(sizes.map((size) => `Only ${size} ${warning}`)));
});

/** Opens the crop of a converted picture, moves it to the upper end and uses it. */
async function cropTop(open: () => Promise<unknown>): Promise<void> {
  await open();
  fireEvent.click(await screen.findByRole('application'));
  await press('Use this crop');
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
}

test('pictures that arrive while another is cropped stay, in the group that was chosen with them', async () => {
  await openCar();
  await choose(await photos('a.jpg'));
  await press('Convert');
  await cards('a.webp');
  const opener = screen.getByRole('button', { name: 'Adjust crop of picture 1' });
  await userEvent.click(opener);
  fireEvent.click(await screen.findByRole('application'));
  const { opened, open } = createGate();
  converter.before = () => opened;
  await press('Use this crop');
  await chooseGroup('new pictures', 'Inside');
  await choose([await webp('b.webp'), ...(await photos('c.jpg'))]);
  await cards('a.webp', 'b.webp');
  await chooseGroup('new pictures', 'Outside');
  open();
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
  expect(names()).toEqual(['a.webp', 'b.webp']);
  // It has the focus again.
  expect(opener).toBeInTheDocument();
  await press('Convert');
  await cards('a.webp', 'b.webp', 'c.webp');
  for (const [index, group] of ['Outside', 'Inside', 'Inside'].entries())
    expect(groupOf(`picture ${index + 1}`).getByLabelText(group)).toBeChecked();
});

test('a restored draft has its pictures in order and in their groups, and recrops from the whole picture', async () => {
  await openCar();
  await fillFacts();
  const tall = await phonePhoto('tall.jpg', 300, 200);
  await choose([await webp('a.webp'), tall]);
  await press('Convert');
  await cards('a.webp', 'tall.webp');
  await click('Move picture 1 later');
  await cards('tall.webp', 'a.webp');
  expect(mainPicture()).toBe('a.webp');
  await chooseGroup('picture 1', 'Inside');
  await screen.findByText(/^Draft saved/);
  const storedFiles = async () => (await useStore('files', (store) => store.getAllKeys())).map(String);
  // Both pictures, and the original of one.
  await waitFor(async () => expect(await storedFiles()).toHaveLength(3));
  const before = await storedFiles();

  await openCar();
  expect(field('Model')).toHaveValue('');
  await press('Restore draft');
  await cards('tall.webp', 'a.webp');
  expect(mainPicture()).toBe('a.webp');
  expect(groupOf('picture 1').getByLabelText('Inside')).toBeChecked();
  converter.orders.length = 0;
  await cropTop(() => click('Adjust crop of picture 1'));
  const [whole, cropped] = converter.orders;
  for (const order of [whole, cropped]) expect(order?.file.size).toBe(tall.buffer.length);
  expect(whole).toMatchObject({ rule: blogImageRule, crop: null });
  expect(cropped).toMatchObject({ rule: carImageRule, crop: { x: 0, y: 0, width: 1, height: 0.4 } });
  await cards('tall.webp', 'a.webp');
  // The new picture takes the place of the one before.
  await waitFor(async () => {
    const files = await storedFiles();
    expect(files).toHaveLength(3);
    expect(files.filter((id) => !before.includes(id))).toHaveLength(1);
  });
  await addNewCar();
  const [car] = await storedCars(site);
  expect(namesOf(car?.Images)).toEqual(['tall.webp', 'a.webp']);
  expect(namesOf([car?.Img])).toEqual(['a.webp']);
  expect(car?.Picture_Groups).toEqual([expect.stringMatching(/^inside Cars\/\d+_tall\.webp$/)]);
  expect(car?.Images).toContain(String(car?.Picture_Groups).replace('inside ', ''));
  await waitFor(async () => expect(await storedFiles()).toEqual([]));
});

test('saving waits for pictures in a post, which stay in their places, also in a restored draft', async () => {
  const openPost = async () => {
    await site.open('/dashboard/add-blog', () => findField('Title'));
  };
  await openPost();
  fill({ Title: 'Title', Author: 'Author', Summary: 'Summary' });
  write('<p>One</p>');
  await chooseFiles('Main Image', await webp('main.webp'));
  await screen.findByAltText('Main picture');
  await insertImage(await photo('yard.jpg'));
  await findAlert('Only .webp images are allowed.');
  await screen.findByText(/^Draft saved/);

  await openPost();
  await press('Restore draft');
  // Another editor took files last.
  write('<p>واحد</p>', await within(await showLanguage(/العربية/)).findByLabelText('Content'));
  await submit();
  await pressUntil('Convert and submit', 'Blog post added!');
  expect(converter.orders).toMatchObject([{ rule: blogImageRule, crop: null }]);
  const [post] = await site.list('Blogs');
  expect(post?.fields).toMatchObject({
    content: expect.stringMatching(/<img [^>]*yard/),
    Translations: { ar: { content: '<p>واحد</p>' } },
  });
});

test('a picture being uploaded when a post is left is in its draft, and is uploaded again', async () => {
  await site.open('/dashboard/add-blog', () => findField('Title'));
  const { opened, open } = createGate();
  site.intercept(({ method, url }) =>
    method === 'POST' && url.includes('/v0/b/') ? opened.then(denied) : undefined,
  );
  write('<p>One</p>');
  await insertImage(await webp('quay.webp'));
  await screen.findByText('Uploading the image…');
  await waitFor(async () => expect(await useStore('files', (store) => store.count())).toBe(1));

  await site.open('/dashboard/add-blog', () => findField('Title'));
  site.intercept(null);
  await pressUntil('Restore draft', 'Image uploaded successfully.');
  expect(await within(field('Content')).findByAltText('quay')).toBeVisible();
  expect(screen.queryByText(/not added yet/)).toBeNull();
  open();
});

test('the hero is converted, and changes the home page only once approved', async () => {
  site.bucket.put('Hero/hero.webp', heroPicture);
  await site.open('/dashboard/hero');
  await chooseFiles('Hero Image', await photo('yard.jpg'));
  await findAlert('Only .webp files are allowed.');
  await press('Convert');
  await screen.findByText('Replace the hero image');
  expect(converter.orders).toMatchObject([{ rule: heroImageRule, crop: null }]);
  await cropTop(() => press('Adjust crop'));
  const stored = () => readPicture('Hero/hero.webp');
  expect(heroPicture.equals(await stored())).toBe(true);
  await pressUntil('Replace the hero image', 'Hero image updated successfully!');
  expect(heroPicture.equals(await stored())).toBe(false);
  expect(await sizeOf('Hero/hero.webp')).toEqual([1200, 675]);
});
