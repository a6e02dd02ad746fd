import { blogFields, carFields, heroPicture } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { expect, holdBack, inLocales, test } from './fixtures.ts';
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
  test('a page that loads has the layout it will have', async ({ page, dealership, say, at }) => {
    test.slow();
    await dealership.putFile('Cars/1.webp', heroPicture);
    await dealership.put(
      'Cars/new',
      carFields({ Img: 'Cars/1.webp', Images: ['Cars/1.webp'], Inspected: inspected }),
    );
    await dealership.put('Inspections/new', inspectionFields({ Flaws: [] }));
    await dealership.put('Blogs/new', blogFields());
    await watchShifts(page);
    for (const width of [360, 1280])
      for (const [path, content] of Object.entries(pages)) {
        const name = `${path} at ${width}`;
        await page.setViewportSize({ width, height: 800 });
        await page.goto('about:blank');
        const open = await holdBack(page, backend.firestore);
        await page.goto(at(path));
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
