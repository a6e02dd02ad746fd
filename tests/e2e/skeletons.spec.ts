import { blogFields, carFields, heroPicture } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { expect, holdBack, inLocales, openInside, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { backend } from './staff.ts';

/** What comes first below the breadcrumb, or the first card of a list. */
const pages = {
  '/car/new': 'article section[aria-roledescription]',
  '/car/new/report': 'article header',
  '/blog/new': 'article h1',
  '/blogs': 'main li a',
};

inLocales(['en', 'ar'], () =>
  test('a loading page has its final layout', async ({ page, dealership, siteLocale, say, at }) => {
    await dealership.putFile('Cars/1.webp', heroPicture);
    await dealership.put(
      'Cars/new',
      carFields({ Img: 'Cars/1.webp', Images: ['Cars/1.webp'], Inspected: inspected }),
    );
    await dealership.put('Inspections/new', inspectionFields({ Flaws: [] }));
    await dealership.put('Blogs/new', blogFields());
    await watchShifts(page);
    await page.setViewportSize({ width: siteLocale === 'ar' ? 360 : 1280, height: 800 });
    for (const [name, content] of Object.entries(pages)) {
      await page.goto('about:blank');
      const open = await holdBack(page, backend.firestore);
      await page.goto(at(name));
      // Not that of the shell.
      const status = page
        .locator('main .page')
        .getByRole('status')
        .filter({ hasText: say('Loading...') });
      await expect(status, name).toBeInViewport();
      const expected = await page.locator('main').evaluate((main) => {
        const first = main.querySelector('li') ?? main.querySelector('[role="status"]')?.parentElement;
        const top = (first?.getBoundingClientRect().top ?? 0) - main.getBoundingClientRect().top;
        return top + Number.parseFloat(getComputedStyle(first ?? main).paddingBlockStart);
      });
      open();
      const shown = page.locator(content).first();
      await expect(shown, name).toBeVisible();
      const top = await shown.evaluate(
        (first) =>
          first.getBoundingClientRect().top - (first.closest('main')?.getBoundingClientRect().top ?? 0),
      );
      expect(Math.abs(top - expected), name).toBeLessThan(8);
      expect(await shiftsOf(page), name).toEqual([]);
    }
  }),
);

test('cars shown in place of missing content cause no layout shift', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  consoleMessages.allow(/404/);
  await dealership.put('Cars/new', carFields({ Featured: true }));
  await watchShifts(page);
  const car = page.getByRole('region', { name: 'Featured cars' }).getByRole('listitem');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/car/none', '/car/new/report', '/blog/none']) {
    await page.goto(path);
    await expect(car, path).toBeVisible();
    expect(await shiftsOf(page), path).toEqual([]);
  }
  // As by a link in the app.
  await openInside(page, '/no/such/page');
  await expect(car).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
