import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { expect, test } from './fixtures.ts';

const { firestoreHost, storageHost } = emulatorHosts(testPorts);

// Contents, queries and failures: tests/component/public-pages.test.tsx and home-page.test.tsx; rotation: reviews.test.tsx.

test('an image needs only its own request, and reviews have one height and their own direction', async ({
  page,
  dealership,
}) => {
  const image = 'Cars/1_a.webp';
  await dealership.putFile(image, (await webp('1_a.webp')).buffer);
  const foreign = 'خدمة ممتازة';
  const messages = ['Short.', foreign, 'A longer one. '.repeat(40), 'Four.'];
  const car = carFields({ Featured: true, Img: image, Images: [image] });
  await dealership.putAll('Cars', [car, car]);
  await dealership.putAll(
    'Reviews',
    messages.map((Message, index) => ({ Message, Rating: 5, Name: `Client ${index + 1}` })),
  );
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
  const card = page.getByRole('link', { name: /Volvo/ }).first();
  await card.scrollIntoViewIfNeeded();
  await card.locator('img').evaluate((img: HTMLImageElement) => img.decode());
  expect(requests.sort()).toEqual(
    ['Cars', 'Reviews', `version of ${dealership.urlOf(image)}`, 'the hero, from the site itself'].sort(),
  );

  const rotator = page.getByRole('region', { name: 'Client reviews' });
  const height = () => rotator.evaluate((element) => element.getBoundingClientRect().height);
  await expect(rotator.getByText('1 / 4')).toBeVisible();
  const first = await height();
  expect(first).toBeGreaterThan(300);
  const next = rotator.getByRole('button', { name: 'Next review' });
  // English ones first.
  for (const [index, client] of [3, 4, 2, 1].entries()) {
    await next.click();
    await expect(rotator.getByText(`${((index + 1) % 4) + 1} / 4`)).toBeVisible();
    await expect(rotator.locator('li:not([inert])')).toContainText(`Client ${client}`);
    expect(await height()).toBe(first);
  }
  const directionOf = (text: string) =>
    page.locator('blockquote', { hasText: text }).evaluate((quote) => getComputedStyle(quote).direction);
  expect([await directionOf('Short.'), await directionOf(foreign)]).toEqual(['ltr', 'rtl']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(rotator.locator('li:not([inert])')).toHaveCSS('transition-duration', '0.4s, 0.4s');
});
