import type { Page } from '@playwright/test';
import { appRuns, expect, holdBack, test } from './fixtures.ts';

/** Arabic typography: no letter spacing, and no layout shift when fonts load. */
test.use({ siteLocale: 'ar', viewport: { width: 360, height: 740 } });

for (const path of ['/', '/inventory', '/car/porsche-911-carrera-2025'])
  test(`late fonts cause no layout shift on ${path}`, async ({ page, at }) => {
    await watchShifts(page);
    const deliver = await holdBack(page, '**/*.woff2');
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await appRuns(page);
    // Longer than a browser waits before it draws text in the fallback font.
    await page.waitForFunction(() => performance.now() > 1000);
    deliver();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loading'))).toBe(
      false,
    );
    expect(await shiftsOf(page)).toEqual([]);
  });

test('Arabic letters are not spaced, and the logo is at the start of the line', async ({ page, at }) => {
  for (const path of ['/', '/inventory', '/car/porsche-911-carrera-2025', '/contact', '/tracking']) {
    await page.goto(at(path));
    const spaced = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'ar')
        .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(spaced, path).toEqual([]);
    const footer = page.getByRole('contentinfo');
    const [logo, street] = await Promise.all([
      footer.getByText('Rhine & Nile').first().boundingBox(),
      footer.getByRole('heading').first().boundingBox(),
    ]);
    const endOf = (box: typeof logo) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(endOf(logo), path).toBe(endOf(street));
    expect(logo?.width, 'as wide as its letters').toBeLessThan(180);
  }
});

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface Watching {
  shifts: Shift[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as Watching;
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        seen.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts after everything is painted. */
async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (globalThis as unknown as Watching).shifts;
  });
}
