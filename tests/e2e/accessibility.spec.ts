import { testPorts } from '../../scripts/local/ports.ts';
import { blogFields, carFields, heroPicture } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { findViolations } from './axe.ts';
import { expect, inLocales, openInside, test } from './fixtures.ts';
import {
  expectFitsNarrowScreen,
  expectFitsWidths,
  expectLargeTextFits,
  expectNoSidewaysScrolling,
} from './narrow-screen.ts';

/** Neighbours have different titles, as `openInside` asks. */
const pages = [
  '/about',
  '/inventory',
  '/services',
  '/import-cost',
  '/inventory?brand=BMW&condition=new',
  '/inspection',
  '/contact',
  '/tracking?vin=WBA53FJ0X0CM81127',
  '/shortlist',
  '/privacy',
  '/shortlist?cars=one,two',
  '/car/one',
  '/car/one/report',
  '/car/none',
  '/blogs',
  '/blog/one',
  '/no/such/page',
  '/blog/none',
  '/login',
];
/** The site and two emulators; no third party. */
const own = [testPorts.site, testPorts.firestore, testPorts.storage].map((port) => `localhost:${port}`);
const otherWidths = [768, 1920];

test.beforeEach(async ({ dealership }) => {
  const pictures = ['Cars/1.webp', 'Cars/2.webp'];
  const ofFlaws = ['Cars/flaw-1.webp', 'Cars/flaw-2.webp', 'Cars/flaw-3.webp'];
  for (const name of [...pictures, ...ofFlaws]) await dealership.putFile(name, heroPicture);
  await dealership.put(
    'Cars/one',
    carFields({ Featured: true, Name: 'BMW', Img: pictures[0], Images: pictures, Inspected: inspected }),
  );
  await dealership.put('Inspections/one', inspectionFields());
  await dealership.put('Cars/two', carFields({ Name: 'Very-long-name-without-a-place-to-break'.repeat(3) }));
  await dealership.put(
    'Blogs/one',
    blogFields({
      mainImage: 'Hero/hero.webp',
      content: '<h2>Two</h2><p>Text <a href="https://a.example">link</a></p>',
    }),
  );
  await dealership.putAll('Reviews', [
    { Message: 'Good.', Rating: 5, Name: 'Ali' },
    { Message: 'Extraordinarily straightforward.', Rating: 4, Name: 'Sara' },
    { Rating: 4, Name: 'Mona' },
  ]);
});

inLocales(['en', 'de', 'ar'], () =>
  test('no page has an accessibility violation or a small target, overflows at any width or asks a third party', async ({
    page,
    siteLocale,
    say,
    at,
  }) => {
    test.slow();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host.replace('127.0.0.1', 'localhost')));
    await page.goto(at('/'));
    for (const path of ['/', ...pages].filter((each) => siteLocale === 'en' || each !== '/login')) {
      if (path !== '/') await openInside(page, at(path));
      await expect(page.getByText(say('Loading...'))).toHaveCount(0);
      await expectFitsNarrowScreen(page, path);
      await expectLargeTextFits(page, path);
      // German pages differ from English ones only in the length of words.
      if (siteLocale === 'de') continue;
      await expectFitsWidths(page, path, siteLocale === 'ar' ? [360] : [360, 1280]);
      for (const width of otherWidths) {
        await page.setViewportSize({ width, height: 1024 });
        await expectNoSidewaysScrolling(page, path);
      }
    }
    expect(own).toEqual(expect.arrayContaining([...hosts]));
  }),
);

test('reviews that rotate fit a narrow screen with large text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Pause/ })).toBeVisible();
  await expectFitsNarrowScreen(page, 'rotating reviews');
  await expectLargeTextFits(page, 'rotating reviews');
});

test.describe('on a phone of 412 pixels', () => {
  test.use({ viewport: { width: 412, height: 823 } });
  test('the transparent header has enough contrast over the hero and above the cards', async ({
    page,
    dealership,
  }) => {
    await dealership.putFile('Hero/hero.webp', heroPicture);
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveAttribute('data-clear');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('heading', { name: 'Featured Cars' }).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-clear');
    expect(await findViolations(page)).toEqual([]);
  });
});

inLocales(['en', 'de', 'ar'], () =>
  test('a car’s inquiry is within twelve Tab stops', async ({ page, dealership, say, at }) => {
    await dealership.put('Cars/one', carFields());
    await dealership.put('Cars/two', carFields());
    await page.goto(at('/car/one'));
    const inquiry = page.getByRole('button', { name: say('Message us') });
    await expect(inquiry).toBeVisible();
    const skips = [say('Skip to content'), say('Skip to inquiry')];
    const stops: (string | null)[] = [];
    const isReached = () => inquiry.evaluate((button) => button === document.activeElement);
    while (stops.length < 12 && !(await isReached())) {
      await page.keyboard.press('Tab');
      const stop = await page.locator(':focus').textContent();
      stops.push(stop);
      if (skips.some((skip) => skip === stop)) await page.keyboard.press('Enter');
    }
    await expect(inquiry, stops.join()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
);

test('the skip link, menu, cards and sections work by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await openInside(page, '/inventory');
  const card = page.getByRole('link', { name: /BMW/ }).first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/car/one');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BMW');
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').first()).toHaveAttribute('open');
});
