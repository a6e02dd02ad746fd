import { readFileSync } from 'node:fs';
import { test as plain } from '@playwright/test';
import { blogFields } from './factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { backend } from './staff.ts';

const words = '<p>Words before.</p>';
const after = '<p id="x">Words after.</p>';

test('the images of an article never move its text, and fit the page', async ({ page, dealership }) => {
  await dealership.putFile('Blogs/tall.webp', (await webp('tall.webp', 400, 900)).buffer);
  const image = (attributes = '') =>
    `<p><img src="${dealership.urlOf('Blogs/tall.webp')}" ${attributes}></p>`;
  const kinds = { none: '', both: 'width="400" height="900"', half: 'width="50%"' };
  for (const [known, attributes] of Object.entries(kinds)) {
    await dealership.put(`Blogs/${known}`, blogFields({ content: words + image(attributes) + after }));
    const open = await holdBack(page, `${backend.storage.replace('**', '')}**`);
    await page.goto(`/blog/${known}`);
    const text = page.getByText('Words after.');
    await expect(text).toBeVisible();
    const before = await text.boundingBox();
    open();
    await expect
      .poll(() => page.locator('article p img').evaluate((img: HTMLImageElement) => img.naturalHeight))
      .toBe(900);
    expect(await text.boundingBox(), known).toEqual(before);
  }

  // An image that loads below the window gets its own aspect ratio.
  const content = words.repeat(20) + image() + after;
  await dealership.put('Blogs/far', blogFields({ content, mainImage: 'Hero/hero.webp' }));
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

plain('the prerendered page of an old article has the sizes of its images', () => {
  const html = readFileSync('.cache/site/blog/from-bremerhaven-to-your-driveway/index.html', 'utf8');
  const images = html.match(/<img src="[^"]*Blogs%2F[^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+"/);
});
