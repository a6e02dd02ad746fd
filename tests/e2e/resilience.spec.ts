import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { blogFields, carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';

const { firestoreHost, storageHost } = emulatorHosts(testPorts);
const firestore = `http://${firestoreHost}/**`;
// Invalid and slow responses: tests/component/public-pages.test.tsx.

const everyPage = ['/', '/about', '/inventory', '/services', '/contact', '/tracking', '/blogs'];

test('if the database is down, each page keeps its text and names the failure', async ({
  page,
  dealership: _empty,
  consoleMessages,
}) => {
  await page.route(firestore, (route) => route.abort());
  for (const path of everyPage) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('© Rhine & Nile. All Rights Reserved.')).toBeVisible();
  }
  await page.goto('/inventory');
  await expect(page.getByText('The database cannot be reached.')).toBeVisible();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('without the pictures everything else works', async ({ page, dealership, consoleMessages }) => {
  await dealership.put(
    'Cars/one',
    carFields({ Featured: true, Img: 'Cars/x.webp', Images: ['Cars/x.webp'] }),
  );
  await page.route(`http://${storageHost}/**`, (route) => route.abort());
  await page.route('**/.netlify/images?*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: /Volvo/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /no picture/i })).toBeVisible();
  await page.getByRole('link', { name: /Volvo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Volvo');
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('if only the image service is down, the original images are shown', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.putFile('Cars/x.webp', heroPicture);
  await dealership.put(
    'Cars/one',
    carFields({ Featured: true, Img: 'Cars/x.webp', Images: ['Cars/x.webp'] }),
  );
  await page.route('**/.netlify/images?*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/car/one');
  const picture = page.getByRole('img', { name: /picture 1 of 1/ });
  await expect(picture).not.toHaveAttribute('srcset');
  await picture.evaluate((img: HTMLImageElement) => img.decode());
  await consoleMessages.expectAll(/status of 503/);
});

test('blocked or full storage and a wrong clock break nothing for visitors', async ({ page, dealership }) => {
  await dealership.put('Cars/one', carFields({ Model: 'Still here', Featured: true }));
  await dealership.put('Blogs/one', blogFields({ title: 'Still read' }));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse });
    Object.defineProperty(Storage.prototype, 'getItem', { value: refuse });
    Object.defineProperty(window, 'caches', { get: refuse });
    const RealDate = Date;
    Date.now = () => 0;
    window.Date = class extends RealDate {
      constructor(...args: ConstructorParameters<typeof Date> | []) {
        if (args.length === 0) super(0);
        else super(...args);
      }
    } as DateConstructor;
  });
  await page.goto('/');
  await page.getByRole('link', { name: /Still here/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Still here');
  await page.goto('/blogs');
  await expect(page.getByText('Still read')).toBeVisible();
  await page.goto('/tracking');
  await expect(page.getByLabel('VIN')).toBeVisible();
});

test('if one section throws, the rest of the page works', async ({ page, dealership, consoleMessages }) => {
  await dealership.put('Cars/one', carFields({ Model: 'Alive', Featured: true }));
  await dealership.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Ali' });
  // Any error in the section will do; the reviews' rotation needs this API.
  await page.addInitScript(() => Object.defineProperty(window, 'IntersectionObserver', { value: undefined }));
  await page.goto('/');
  await expect(page.getByText('Volvo Alive')).toBeVisible();
  await expect(page.getByText('Good.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await consoleMessages.expectAll(/IntersectionObserver is not a constructor/);
});
