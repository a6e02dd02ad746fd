import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';

const { firestoreHost, storageHost } = emulatorHosts(testPorts);
const firestore = `http://${firestoreHost}/**`;
// Other failures: tests/component/resilience.test.tsx and public-pages.test.tsx.

test('a failure of the database is shown, and Refresh loads the page again', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Cars/one', carFields({ Model: 'Back', Featured: true }));
  await page.route(firestore, (route) => route.abort());
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured cars' });
  await expect(featured.getByRole('alert')).toContainText('Error: The database cannot be reached.');
  await consoleMessages.expectAll(/ERR_FAILED/);
  await page.unroute(firestore);
  await featured.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Volvo Back')).toBeVisible();
});

test('without pictures everything else works, and without the image service the originals are shown', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.putFile('Cars/x.webp', heroPicture);
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

  // A request of the page that was left may still fail.
  consoleMessages.allow(/ERR_FAILED/);
  // With the image service down, the originals are shown.
  await page.unrouteAll();
  await page.route('**/.netlify/images?*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/car/one');
  const picture = page.getByRole('img', { name: /picture 1 of 1/ });
  await expect(picture).not.toHaveAttribute('srcset');
  await picture.evaluate((img: HTMLImageElement) => img.decode());
  await consoleMessages.expectAll(/status of 503/);
});
