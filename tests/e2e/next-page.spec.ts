import { appRuns, expect, holdBack, inLocales, test } from './fixtures.ts';

test('what the price of a pressed car needs is asked for together with the code of its page', async ({
  page,
}) => {
  await page.goto('/inventory');
  await appRuns(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  const open = await holdBack(page, '**/assets/CarPage-*');
  await page.locator('main a[href="/car/bmw-x5-2024"]').first().click();
  for (const part of ['Settings/price', 'Settings/finance'])
    await expect.poll(() => asked.some((text) => text.includes(part)), part).toBe(true);
  open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW X5 xDrive40i M Sport');
});

declare global {
  /** Left edge of each transition, and the elements that it moves. */
  var transitions: string[];
}

inLocales(['en', 'ar'], () =>
  test('the picture of a card becomes that of the page and back, unless motion is unwanted', async ({
    page,
    at,
  }) => {
    // Nothing needs scrolling, so the card is in view when one comes back.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      globalThis.transitions = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        void transition.ready.then(async () => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((element) => element.startsWith('::view-transition-group(car-'));
          const { left } = getComputedStyle(document.documentElement, '::view-transition');
          await transition.finished;
          globalThis.transitions.push([left, ...moved].join(' '));
        });
        return transition;
      };
    });
    const transitions = () => page.evaluate(() => globalThis.transitions);
    const moved = '0px ::view-transition-group(car-skoda-superb-2026)';
    const card = page.locator('main a[href$="/car/skoda-superb-2026"]');
    await page.goto(at('/inventory'));
    await appRuns(page);
    await card.click();
    await expect.poll(transitions).toEqual([moved]);
    await page.goBack();
    await expect.poll(transitions).toEqual([moved, moved]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await appRuns(page);
    await card.click();
    await expect(page.locator('main article h1')).toBeVisible();
    expect(await transitions()).toEqual([]);
  }),
);
