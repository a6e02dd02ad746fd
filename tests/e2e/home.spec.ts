import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { sayIn } from './say.ts';

const { firestoreHost, storageHost } = emulatorHosts(testPorts);

// Contents and failures: tests/component/public-pages.test.tsx and home-page.test.tsx; rotation: reviews.test.tsx.

test('each collection is queried once, and an image needs only its own request', async ({
  page,
  dealership,
}) => {
  const image = 'Cars/1_a.webp';
  await dealership.putFile(image, heroPicture);
  await dealership.put('Cars/one', carFields({ Featured: true, Img: image, Images: [image] }));
  await dealership.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Ali' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(firestoreHost) && request.method() !== 'OPTIONS')
      requests.push(JSON.parse(request.postData() ?? '{}').structuredQuery?.from[0].collectionId);
    if (request.url().includes(storageHost)) requests.push(request.url());
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/.netlify/images') requests.push(`version of ${searchParams.get('url')}`);
    if (pathname === '/Hero/hero.webp') requests.push('the hero, from the site itself');
  });
  await page.goto('/');
  await page.getByRole('link', { name: /Volvo/ }).scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: /Volvo/ })
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.decode());
  expect(requests.sort()).toEqual(
    ['Cars', 'Reviews', `version of ${dealership.urlOf(image)}`, 'the hero, from the site itself'].sort(),
  );
});

test('reviews have one height, and their text and arrows follow its and the page’s direction', async ({
  page,
  dealership,
}) => {
  const foreign = 'خدمة ممتازة';
  const messages = ['Short.', foreign, 'A longer one. '.repeat(40), 'Four.'];
  await dealership.putAll(
    'Reviews',
    messages.map((Message, index) => ({ Message, Rating: 5, Name: `Client ${index + 1}` })),
  );
  const styleOf = (text: string) =>
    page.locator('blockquote', { hasText: text }).evaluate((quote) => {
      const { direction, textAlign } = getComputedStyle(quote);
      return [direction, textAlign];
    });
  await page.goto('/');
  const rotator = page.getByRole('region', { name: 'Client reviews' });
  const height = () => rotator.evaluate((element) => element.getBoundingClientRect().height);
  await expect(rotator.getByText('1 / 4')).toBeVisible();
  const first = await height();
  expect(first).toBeGreaterThan(300);
  const next = rotator.getByRole('button', { name: 'Next review' });
  for (const step of [2, 3, 4, 1]) {
    await next.click();
    await expect(rotator.getByText(`${step} / 4`)).toBeVisible();
    await expect(rotator.locator('li:not([inert])')).toContainText(`Client ${step}`);
    expect(await height()).toBe(first);
  }
  // Below the stars, where the page's own direction starts.
  expect(await styleOf('Short.')).toEqual(['ltr', 'start']);
  expect(await styleOf(foreign)).toEqual(['rtl', 'end']);
  await expect(next.locator('svg')).toHaveCSS('scale', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(rotator.locator('li:not([inert])')).toHaveCSS('transition-duration', '0.4s, 0.4s');

  const sayArabic = sayIn('ar');
  await page.goto('/ar/');
  const arabicNext = page.getByRole('button', { name: sayArabic('Next review') });
  await expect(arabicNext.locator('svg')).toHaveCSS('scale', '-1 1');
  expect(await styleOf('Short.')).toEqual(['ltr', 'end']);
  expect(await styleOf(foreign)).toEqual(['rtl', 'start']);
});

test('featured cars fill every row', async ({ page, dealership }) => {
  const cars = page.getByRole('region', { name: 'Featured cars' }).getByRole('listitem');
  for (const count of [7, 8]) {
    await dealership.putAll(
      'Cars',
      Array.from({ length: count }, () => carFields({ Featured: true })),
    );
    await page.goto('/');
    await expect(cars).toHaveCount(count);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const ends = await cars.evaluateAll((items) => {
        const rows = new Map<number, number>();
        for (const item of items) {
          const { top, right } = item.getBoundingClientRect();
          rows.set(Math.round(top), Math.round(right));
        }
        return [...rows.values()];
      });
      expect(new Set(ends).size, `${count} cars at ${width} px`).toBe(1);
    }
  }
});
