import { appRuns, expect, holdBack, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

// Spaced letters: accessibility.spec.ts.
test.use({ siteLocale: 'ar', viewport: { width: 360, height: 740 } });

test('late Arabic fonts cause no layout shift', async ({ page, at }) => {
  await watchShifts(page);
  for (const path of ['/', '/car/porsche-911-carrera-2025']) {
    const deliver = await holdBack(page, '**/*.woff2');
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await appRuns(page);
    // Longer than a browser waits before it draws text in the fallback font.
    await page.waitForFunction(() => performance.now() > 1000);
    deliver();
    await page.evaluate(() => document.fonts.ready);
    const statuses = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
    expect(statuses, path).not.toContain('loading');
    expect(await shiftsOf(page), path).toEqual([]);
    await page.unrouteAll();
  }
});
