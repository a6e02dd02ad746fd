import { appRuns, expect, extrasRun, holdBack, test } from './fixtures.ts';

declare global {
  /** What moves in each transition, and the left edge of its overlay. */
  var transitions: string[];
}

test.describe('in Arabic', () => {
  test.use({ siteLocale: 'ar' });

  test('only the pressed card’s picture becomes that of the page, unless reduced motion is preferred', async ({
    page,
    at,
  }) => {
    // Its own list of similar cars and that of the inventory are in view.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const transitions = () => page.evaluate(() => globalThis.transitions);
    const card = page.locator('main a[href$="/car/skoda-superb-2026"]');
    // The second time everything is loaded: a page that first shows its skeleton moves nothing.
    const openTwice = async () => {
      await page.goto(at('/inventory'));
      await appRuns(page);
      await card.click();
      await expect(page.locator('main article h1')).toBeVisible();
      await page.goBack();
      await page.evaluate(watchTransitions);
      await card.click();
    };
    await openTwice();
    await expect.poll(transitions).toEqual(['0px ::view-transition-group(car-skoda-superb-2026)']);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTwice();
    await expect(page.locator('main article h1')).toBeVisible();
    expect(await transitions()).toEqual([]);
  });
});

/** Notes each transition. Runs in the page. */
function watchTransitions(): void {
  globalThis.transitions = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    void transition.ready.then(() => {
      const moving = document.getAnimations().flatMap((animation) => {
        const { pseudoElement } = animation.effect as KeyframeEffect;
        if (!pseudoElement?.startsWith('::view-transition')) return [];
        return pseudoElement.startsWith('::view-transition-group(car-') ? [pseudoElement] : [];
      });
      const { left } = getComputedStyle(document.documentElement, '::view-transition');
      globalThis.transitions.push([left, ...moving].join(' '));
    });
    return transition;
  };
}

test('a pressed car’s price and page load together; its inventory link returns to the filtered list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/inventory?condition=used&sort=price-up');
  await appRuns(page);
  await extrasRun(page);
  const card = page.getByRole('main').getByRole('link', { name: /Mercedes-Benz C 200/ });
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  const open = await holdBack(page, '**/assets/CarPage-*');
  await card.click();
  for (const part of ['Settings/price', 'Settings/finance'])
    await expect.poll(() => asked.some((text) => text.includes(part)), part).toBe(true);
  open();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mercedes-Benz C 200');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL('/inventory?condition=used&sort=price-up');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});
