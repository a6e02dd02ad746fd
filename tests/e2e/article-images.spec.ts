import { blogFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { backend } from './staff.ts';

const words = '<p>Words before.</p>';
const after = '<p>Words after.</p>';

test('the images of an article never move its text, and fit the page', async ({ page, dealership }) => {
  await dealership.putFile('Blogs/tall.webp', (await webp('tall.webp', 400, 900)).buffer);
  const image = (attributes = '') =>
    `<p><img src="${dealership.urlOf('Blogs/tall.webp')}" ${attributes}></p>`;
  const kinds = ['', 'width="400" height="900"', 'width="50%"'];
  const content = words + kinds.map((attributes) => image(attributes) + after).join('');
  await dealership.put('Blogs/near', blogFields({ content }));
  // Images below the window would not load.
  await page.setViewportSize({ width: 1280, height: 4000 });
  const open = await holdBack(page, `${backend.storage.replace('**', '')}**`);
  await page.goto('/blog/near');
  const texts = page.getByText('Words after.');
  await expect(texts).toHaveCount(kinds.length);
  const tops = () => texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().top));
  const before = await tops();
  open();
  const heights = () =>
    page
      .locator('article p img')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalHeight));
  await expect.poll(heights).toEqual([900, 900, 900]);
  expect(await tops()).toEqual(before);

  // An image that loads below the window gets its own aspect ratio.
  const far = words.repeat(20) + image() + after;
  await dealership.put('Blogs/far', blogFields({ content: far, mainImage: 'Hero/hero.webp' }));
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto('/blog/far');
  const shape = () =>
    page.locator('article p img').evaluate((img) => [img.getAttribute('width'), img.getAttribute('height')]);
  await expect.poll(shape).toEqual(['400', '900']);

  // A classic scrollbar narrows the page but not 100vw.
  await page.evaluate(() => document.documentElement.style.setProperty('padding-inline-end', '16px'));
  const picture = await page.locator('article > span:has(img)').first().boundingBox();
  const column = await page.locator('article').boundingBox();
  expect(picture?.x).toBeCloseTo(column?.x ?? 0, 0);
  expect(picture?.width).toBeCloseTo(column?.width ?? 0, 0);
});
