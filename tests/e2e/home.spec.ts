import type { Page } from '@playwright/test';
import { bucket, emulatorHosts, projectId } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import type { Dealership } from './dealership.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, holdBack, structuredData, test } from './fixtures.ts';

const { firestoreHost, storageHost } = emulatorHosts(testPorts);
const firestore = `http://${firestoreHost}/**`;

test('shows the featured cars that are stored, each linking to its page, and no hidden one', {
  tag: '@words',
}, async ({ page, dealership, say, at }) => {
  await dealership.put('Cars/alpine', carFields({ Name: 'Alpine', Model: 'A110', Featured: true }));
  await dealership.put(
    'Cars/secret',
    carFields({ Name: 'Lotus', Model: 'Emira', Featured: true, Hidden: true }),
  );
  await dealership.put('Cars/plain', carFields({ Name: 'Opel', Model: 'Astra', Featured: false }));
  await page.goto(at('/'));

  const featured = page.getByRole('region', { name: say('Featured cars') });
  await expect(featured.getByRole('link', { name: /Alpine A110/ })).toHaveAttribute(
    'href',
    at('/car/alpine'),
  );
  await expect(featured.getByRole('link')).toHaveCount(2); // the car, and 'View Inventory'
  await expect(page.getByText('Emira')).toHaveCount(0);

  await featured.getByRole('link', { name: /Alpine A110/ }).click();
  await expect(page).toHaveURL(at('/car/alpine'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpine A110');
});

test('says what the dealer does and how it works, and leads to the inventory', { tag: '@words' }, async ({
  page,
  dealership,
  say,
  at,
}) => {
  await dealership.put('Cars/one', carFields({ Featured: true }));
  await page.goto(at('/'));
  for (const service of [
    say('In-stock cars ready for immediate delivery'),
    say('Import your dream car'),
    say('Expert guidance and consultation'),
    say('After-sales support'),
  ])
    await expect(page.getByRole('heading', { name: service }).first()).toBeVisible();

  const steps = page.getByRole('region', { name: say('How it works') }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(steps.getByRole('heading')).toHaveText([
    say('Contact the team'),
    say('Consultation and car selection'),
    say('Quotation and agreement'),
    say('Car ordering and shipping'),
    say('Inspection and handover'),
    say('After-sales service'),
  ]);

  await page.getByRole('link', { name: say('View Inventory') }).click();
  await expect(page).toHaveURL(at('/inventory'));
});

test('shows the logo while the cars are on their way, the words of the page already there', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/one', carFields({ Model: 'Late', Featured: true }));
  const open = await holdBack(page, firestore);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Loading...');
  open();
  await expect(page.getByText('Volvo Late')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('says so when the cars cannot be loaded, and refreshing brings them', { tag: '@words' }, async ({
  page,
  dealership,
  consoleMessages,
  say,
  at,
}) => {
  await dealership.put('Cars/one', carFields({ Model: 'Back', Featured: true }));
  await page.route(firestore, (route) => route.abort());
  await page.goto(at('/'));
  const featured = page.getByRole('region', { name: say('Featured cars') });
  const message = say('The database cannot be reached.');
  await expect(featured.getByRole('alert')).toContainText(say(`Error: ${message}`));
  await expect(featured.getByText(say('Please refresh the page.'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('How it works') })).toBeVisible();

  expect(consoleMessages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  consoleMessages.length = 0;
  await page.unroute(firestore);
  await featured.getByRole('button', { name: say('Refresh') }).click();
  await expect(page.getByText('Volvo Back')).toBeVisible();
});

test('carries the business data in its head', async ({ page, dealership }) => {
  await dealership.put('Cars/one', carFields());
  await page.goto('/');
  expect(await structuredData(page, 'AutoDealer')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    openingHoursSpecification: { opens: '10:00', closes: '22:00' },
  });
});

test('asks once for each collection, and nothing for an image but the image', async ({
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
  const stored = (path: string) =>
    `http://${storageHost}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
  expect(requests.sort()).toEqual(
    ['Cars', 'Reviews', `version of ${stored(image)}`, 'the hero, from the site itself'].sort(),
  );
  expect(projectId).toBe('demo-dealer');
});

test('has the hero from the storage where the hosting does not pass it on', async ({
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
  consoleMessages.length = 0; // Chromium's own line about the 404
});

test('uses the first image in Hero/ where there is no hero.webp', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.removeFile('Hero/hero.webp');
  await dealership.putFile('Hero/summer.webp', heroPicture);
  await page.goto('/');
  const hero = page.locator('main section').first().locator('img');
  await expect(hero).toHaveAttribute('src', /summer\.webp/);
  await hero.evaluate((img: HTMLImageElement) => img.decode());
  consoleMessages.length = 0; // Chromium's own line about the 404
});

test.describe('the client reviews', () => {
  test.use({ reducedMotion: 'no-preference' });

  const reviews = [
    { Message: 'They kept their word.', Rating: 5, Name: 'Karim' },
    { Message: '', Rating: 4, Name: 'Heba' },
    { Message: 'Danke!', Rating: 3, Name: 'Jonas' },
  ];

  /** The card in sight, on a clock that can be put forward, and the review it shows. */
  async function showReviews(page: Page, dealership: Dealership) {
    await dealership.putAll('Reviews', reviews);
    await page.clock.install();
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Client reviews' });
    await card.scrollIntoViewIfNeeded();
    return { card, current: card.locator('li:not([inert])') };
  }

  test('turn every five seconds and begin again after the last', async ({ page, dealership }) => {
    const { current } = await showReviews(page, dealership);
    await expect(current).toContainText('They kept their word.');
    await expect(page.locator('[data-turning]')).toHaveCount(1);
    await expect(current).toContainText('Google Review');
    await expect(current.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    // The clock also runs by itself while the lines above look at the page.
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

  test('stand still while nobody can see them, and go on when they come into sight', async ({
    page,
    dealership,
  }) => {
    const { card, current } = await showReviews(page, dealership);
    await expect(page.locator('[data-turning]')).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('[data-turning]')).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await expect(current).toContainText('Karim');

    await card.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-turning]')).toHaveCount(1);
    await page.clock.fastForward(5100);
    await expect(current).toContainText('Heba');
  });

  test('stand still while hovered, focused or paused', async ({ page, dealership }) => {
    const { card, current } = await showReviews(page, dealership);
    await expect(current).toContainText('Karim');

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

test('of many reviews the twelve newest are read, and those without a date after them', async ({
  page,
  dealership,
}) => {
  const review = (name: string, day?: number) => ({
    Message: 'Good.',
    Rating: 5,
    Name: name,
    ...(day && { createdAt: new Date(Date.UTC(2026, 0, day)) }),
  });
  const undated = Array.from({ length: 300 }, (_, index) => review(`Old ${index}`));
  const dated = [3, 1, 5, 2, 4].map((day) => review(`Day ${day}`, day));
  await dealership.putAll('Reviews', [...undated, ...dated]);
  let read = 0;
  page.on('response', async (response) => {
    if (!response.request().postData()?.includes('"Reviews"')) return;
    read += ((await response.json()) as object[]).filter((answer) => 'document' in answer).length;
  });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Client reviews' });
  const current = card.locator('li:not([inert]) figcaption');
  for (const [index, name] of ['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1', 'Old 0'].entries()) {
    await expect(card.getByText(`${index + 1} / 12`)).toBeVisible();
    await expect(current).toContainText(name);
    // It, its neighbours and the longest.
    expect(await card.locator('li').count()).toBeLessThanOrEqual(4);
    await card.getByRole('button', { name: 'Next review' }).click();
  }
  await expect.poll(() => read).toBe(12 + 5);
});

test('whichever review is shown, the card is as high as the longest makes it', async ({
  page,
  dealership,
}) => {
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

test('the reviews’ arrows point the other way where one reads from right to left', async ({
  page,
  dealership,
}) => {
  await dealership.putAll('Reviews', [
    { Message: 'One.', Rating: 5, Name: 'Ali' },
    { Message: 'Two.', Rating: 5, Name: 'Mona' },
  ]);
  await page.goto('/');
  const arrow = page.getByRole('button', { name: 'Next review' }).locator('svg');
  await expect(arrow).toHaveCSS('scale', 'none');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('the reviews stand still where reduced motion is asked for', async ({ page, dealership }) => {
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
});

test('a client’s words are marked by their letters, where the page is in another language', async ({
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
      const [said, direction] = await quote.evaluate((element) => [
        element.closest('[lang]')?.getAttribute('lang'),
        getComputedStyle(element).direction,
      ]);
      expect([said, direction], `${words} on ${path}`).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr']);
    }
  }
});
