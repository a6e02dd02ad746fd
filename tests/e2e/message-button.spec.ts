import type { Page } from '@playwright/test';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, dealership }) => {
  const images = ['Cars/1.webp', 'Cars/2.webp'];
  for (const name of images) await dealership.putFile(name, heroPicture);
  await dealership.put('Cars/one', carFields({ Price: '17,150,000 EGP', Img: images[0], Images: images }));
  await dealership.put('Cars/two', carFields());
  await page.goto('/car/one');
  await expect(page.getByRole('heading', { name: 'More from Volvo' })).toBeVisible();
});

test('the message bar shows the price and covers neither footer nor focus on any screen', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    const at = `${width} pixels`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      (document.activeElement as HTMLElement | null)?.blur();
    });
    const bar = page.getByRole('button', { name: 'Message us' }).locator('..');
    await expect(bar.locator('[data-text="17,150,000 EGP"]'), at).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'WhatsApp' }), at).toBeInViewport({ ratio: 1 });
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth), at).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await hidden(page, 'footer'), `footer, ${at}`).toBe(0);

    await page.evaluate(() => window.scrollTo(0, 0));
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent?.slice(0, 40));
      if (await page.evaluate(() => document.activeElement?.closest('header, body > a') !== null)) continue;
      expect(await hidden(page, ':focus'), `focus on ${focused}, ${at}`).toBe(0);
    }
  }

  // Before scrolling, it covers none of a car's actions.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const article = page.getByRole('article');
  const actions = article.getByRole('button', { name: /^(Save to shortlist|Share)/ });
  await expect(actions).toHaveCount(2);
  const button = await page.getByRole('button', { name: 'Message us' }).boundingBox();
  for (const action of await actions.all()) {
    await expect(action).toBeInViewport({ ratio: 1 });
    const box = await action.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  }
});

/** How much of the text in a selector the button covers, in square pixels. */
function hidden(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find((each) =>
      each.textContent?.startsWith('Message us'),
    );
    const element = document.querySelector(wanted);
    if (!button || !element || element === button) return 0;
    const words = document.createRange();
    words.selectNodeContents(element);
    const a = button.getBoundingClientRect();
    const b = (wanted === ':focus' || wanted === 'footer' ? element : words).getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, across) * Math.max(0, down);
  }, selector);
}
