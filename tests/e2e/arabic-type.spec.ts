import type { Page } from '@playwright/test';
import { appRuns, expect, holdBack, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

/** Arabic typography: no letter spacing, and no layout shift when fonts load. */
test.use({ siteLocale: 'ar', viewport: { width: 360, height: 740 } });

test('late fonts cause no layout shift, letters are not spaced, and the logo is at the start of the line', async ({
  page,
  at,
  say,
}) => {
  await watchShifts(page);
  const footer = page.getByRole('contentinfo');
  for (const path of ['/', '/inventory', '/car/porsche-911-carrera-2025']) {
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
    expect(await findSpaced(page), path).toEqual([]);
  }
  for (const [name, path] of [
    ['Contact Us', '/contact'],
    ['Tracking', '/tracking'],
  ] as const) {
    await footer
      .getByRole('link', { name: say(name) })
      .first()
      .click();
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(await findSpaced(page), path).toEqual([]);
  }

  const [logo, street] = await Promise.all([
    footer.getByText('Rhine & Nile').first().boundingBox(),
    footer.getByRole('heading').first().boundingBox(),
  ]);
  const endOf = (box: typeof logo) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(endOf(logo)).toBe(endOf(street));
  expect(logo?.width, 'as wide as its letters').toBeLessThan(180);
});

/** Elements with Arabic letters that are spaced. */
function findSpaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'ar')
      .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}
