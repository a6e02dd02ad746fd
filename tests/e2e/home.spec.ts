import type { Page } from '@playwright/test';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import type { Dealership } from './dealership.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';

const { firestoreHost, storageHost } = emulatorHosts(testPorts);
const firestore = `http://${firestoreHost}/**`;

// Contents of the page: tests/component/public-pages.test.tsx.

test('an error is shown if the cars cannot be loaded, and refreshing loads them', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Cars/one', carFields({ Model: 'Back', Featured: true }));
  await page.route(firestore, (route) => route.abort());
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured cars' });
  await expect(featured.getByRole('alert')).toContainText('Error: The database cannot be reached.');
  await expect(featured.getByText('Please refresh the page.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();

  await consoleMessages.expectAll(/ERR_FAILED/);
  await page.unroute(firestore);
  await featured.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Volvo Back')).toBeVisible();
});

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

test('the hero loads from Storage if the hosting does not proxy it', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.putFile('Hero/hero.webp', heroPicture);
  await page.route('**/Hero/hero.webp', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const hero = page.locator('main section').first().locator('img');
  await expect(hero).not.toHaveAttribute('srcset');
  await hero.evaluate((img: HTMLImageElement) => img.decode());
  expect(await hero.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/o/Hero%2Fhero.webp');
  await consoleMessages.expectAll(/status of 404/);

  // Without hero.webp, the first image in Hero/ is used.
  await dealership.removeFile('Hero/hero.webp');
  await dealership.putFile('Hero/summer.webp', heroPicture);
  await page.reload();
  await expect(hero).toHaveAttribute('src', /summer\.webp/);
  await hero.evaluate((img: HTMLImageElement) => img.decode());
  await consoleMessages.expectAll(/status of 404/);
});

test.describe('the client reviews', () => {
  test.use({ reducedMotion: 'no-preference' });

  const reviews = [
    { Message: 'They kept their word.', Rating: 5, Name: 'Karim' },
    { Message: '', Rating: 4, Name: 'Heba' },
    { Message: 'Danke!', Rating: 3, Name: 'Jonas' },
  ];

  /** The visible review card, on a clock the test advances. */
  async function showReviews(page: Page, dealership: Dealership) {
    await dealership.putAll('Reviews', reviews);
    await page.clock.install();
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Client reviews' });
    await card.scrollIntoViewIfNeeded();
    return { card, current: card.locator('li:not([inert])') };
  }

  test('rotate every five seconds and start over after the last', async ({ page, dealership }) => {
    const { current } = await showReviews(page, dealership);
    await expect(current).toContainText('They kept their word.');
    await expect(page.locator('[data-turning]')).toHaveCount(1);
    await expect(current).toContainText('Google Review');
    await expect(current.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    // The clock also runs by itself between the lines above.
    await page.clock.fastForward(3500);
    await expect(current).toContainText('Karim');
    await page.clock.fastForward(1600);
    await expect(current).toContainText('No message provided.');
    await expect(current).toContainText('Heba');
    await page.clock.fastForward(5100);
    await expect(current).toContainText('Jonas');
    await page.clock.fastForward(5100);
    await expect(current).toContainText('Karim');
    await expect(current).toHaveCSS('transition-duration', '0.4s, 0.4s');
  });

  test('pause while out of sight, hovered, focused or paused', async ({ page, dealership }) => {
    const { card, current } = await showReviews(page, dealership);
    await expect(page.locator('[data-turning]')).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('[data-turning]')).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await expect(current).toContainText('Karim');
    await card.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-turning]')).toHaveCount(1);

    await card.hover();
    await page.clock.fastForward(20_000);
    await expect(current).toContainText('Karim');

    await page.mouse.move(0, 0);
    await card.getByRole('button', { name: 'Next review' }).focus();
    await page.clock.fastForward(20_000);
    await expect(current).toContainText('Karim');

    await card.getByRole('button', { name: 'Pause' }).press('Enter');
    await card.getByRole('button', { name: 'Resume' }).blur();
    await page.clock.fastForward(20_000);
    await expect(current).toContainText('Karim');
  });
});

test('the card is as high as its longest review', async ({ page, dealership }) => {
  const messages = ['Short.', 'Two.', 'Three.', 'A longer one. '.repeat(40), 'Five.', 'Six.', 'Seven.'];
  await dealership.putAll(
    'Reviews',
    messages.map((Message, index) => ({ Message, Rating: 5, Name: `Client ${index + 1}` })),
  );
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Client reviews' });
  const height = () => card.evaluate((element) => element.getBoundingClientRect().height);
  await expect(card.getByText('1 / 7')).toBeVisible();
  const first = await height();
  expect(first).toBeGreaterThan(300);
  for (const step of [2, 3, 4, 5, 6, 7, 1]) {
    await card.getByRole('button', { name: 'Next review' }).click();
    await expect(card.getByText(`${step} / 7`)).toBeVisible();
    await expect(card.locator('li:not([inert])')).toContainText(`Client ${step}`);
    expect(await height()).toBe(first);
  }
});

test('reviews do not rotate with reduced motion', async ({ page, dealership }) => {
  await dealership.putAll('Reviews', [
    { Message: 'One.', Rating: 5, Name: 'A' },
    { Message: 'Two.', Rating: 5, Name: 'B' },
  ]);
  await page.clock.install();
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Client reviews' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('li:not([inert])')).toContainText('One.');
  await page.clock.fastForward(30_000);
  await expect(card.locator('li:not([inert])')).toContainText('One.');
  await card.getByRole('button', { name: 'Next review' }).click();
  await expect(card.locator('li:not([inert])')).toContainText('Two.');

  // The arrows follow the reading direction.
  const arrow = page.getByRole('button', { name: 'Next review' }).locator('svg');
  await expect(arrow).toHaveCSS('scale', 'none');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('a review in another language than the page gets its lang from its script', async ({
  page,
  dealership,
}) => {
  await dealership.put('Reviews/one', { Message: 'خدمة ممتازة', Rating: 5, Name: 'Ali' });
  await dealership.put('Reviews/two', { Message: 'Very good', Rating: 5, Name: 'Sara' });
  for (const path of ['/', '/de/', '/ar/']) {
    await page.goto(path);
    for (const [words, lang] of [
      ['خدمة ممتازة', 'ar'],
      ['Very good', 'en'],
    ] as const) {
      const quote = page.locator('blockquote', { hasText: words });
      await expect(quote).toBeAttached();
      const [said, direction, align] = await quote.evaluate((element) => [
        element.closest('[lang]')?.getAttribute('lang'),
        getComputedStyle(element).direction,
        getComputedStyle(element).textAlign,
      ]);
      expect([said, direction], `${words} on ${path}`).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr']);
      // Below the stars, where the page's own direction starts.
      const alongPage = (lang === 'ar') === (path === '/ar/');
      expect(align, `${words} on ${path}`).toBe(alongPage ? 'start' : 'end');
    }
  }
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
