import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { ConsoleMessages } from './console-messages.ts';
import { blogFields, carFields, heroPicture } from './factories.ts';
import { expect, inLocales, test } from './fixtures.ts';
import { inspected, inspectionFields } from './inspections.ts';
import { sayEnglish } from './say.ts';

const pages = [
  '/',
  '/about',
  '/inventory',
  '/services',
  '/inspection',
  '/contact',
  '/tracking',
  '/shortlist',
  '/shortlist?cars=one,two',
  '/car/one',
  '/car/one/report',
  '/blogs',
  '/blog/one',
  '/login',
  '/car/none',
  '/no/such/page',
];
const phone = 360;
const desktop = 1280;
/** Also 640 at 200 % zoom. */
const narrowest = 320;

test.beforeEach(async ({ page, dealership }) => {
  await dealership.putFile('Cars/1.webp', heroPicture);
  const fields = { Featured: true, Img: 'Cars/1.webp', Images: ['Cars/1.webp', 'Cars/1.webp?'] };
  await dealership.put('Cars/one', carFields({ ...fields, Images: ['Cars/1.webp'], Inspected: inspected }));
  await dealership.put('Inspections/one', inspectionFields());
  await dealership.put('Cars/two', carFields({ Name: 'Very-long-name-without-a-place-to-break'.repeat(3) }));
  await dealership.put(
    'Blogs/one',
    blogFields({ content: '<h2>Two</h2><p>Text <a href="https://a.example">link</a></p>' }),
  );
  await dealership.putAll('Reviews', [
    { Message: 'Good.', Rating: 5, Name: 'Ali' },
    { Rating: 4, Name: 'Sara' },
  ]);
  // An empty page replaces the external map.
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
});

for (const [part, paths] of Object.entries({
  'a list or a static page': pages.slice(0, 8),
  'a car, an article or a message': pages.slice(8),
}))
  inLocales(['en', 'de', 'ar'], () =>
    test(`${part} has no accessibility violation, small target or sideways scrolling at any width`, async ({
      page,
      siteLocale,
      say,
      at,
      consoleMessages,
    }) => {
      test.slow();
      for (const path of paths.filter((each) => siteLocale === 'en' || each !== '/login')) {
        await page.setViewportSize({ width: narrowest, height: 640 });
        await open(page, at(path), say);
        await expectMissingPage(path, consoleMessages);
        await expectNoSidewaysScrolling(page);
        expect(await smallTargets(page), path).toEqual([]);
        // German pages differ from English ones only in the length of words.
        if (siteLocale === 'de') continue;
        for (const width of siteLocale === 'ar' ? [phone] : [phone, desktop]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await findViolations(page), `${path} at ${width} pixels`).toEqual([]);
          await expectNoSidewaysScrolling(page);
          const menu = page.getByRole('button', { name: say('Menu'), exact: true });
          if (path !== '/about' || !(await menu.isVisible())) continue;
          await menu.click();
          expect(await findViolations(page), 'menu').toEqual([]);
          await page.keyboard.press('Escape');
        }
      }
    }),
  );

test.describe('on a phone of 412 pixels', () => {
  test.use({ viewport: { width: 412, height: 823 } });
  test('the transparent header has enough contrast over the hero and above the cards', async ({
    page,
    dealership,
  }) => {
    await dealership.putFile('Hero/hero.webp', heroPicture);
    await open(page, '/');
    await expect(page.getByRole('banner')).toHaveAttribute('data-clear');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('heading', { name: 'Featured Cars' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-clear');
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the skip link, menu, cards and sections work by keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/inventory');
  const card = page.getByRole('link', { name: /Volvo/ }).first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/car/one');
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').first()).toHaveAttribute('open');
});

/** Chromium logs the 404 response for an unknown address. */
async function expectMissingPage(path: string, messages: ConsoleMessages): Promise<void> {
  if (path === '/no/such/page') await messages.expectAll(/404 \(Not Found\)/);
}

async function open(page: Page, path: string, say = sayEnglish): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(say('Loading...'))).toHaveCount(0);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** WCAG 2.5.8 exempts links inside running text. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.locator('a, button, input, select, summary, textarea').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('p, article li, [inert], [aria-hidden="true"]'),
      )
      .filter((element) => {
        const area = (element.closest('label') ?? element).getBoundingClientRect();
        return area.width > 1 && (area.width < 24 || area.height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
