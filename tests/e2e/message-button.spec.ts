import type { Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { expect, test } from './fixtures.ts';

test('the message bar shows the price and covers neither footer nor focus on any screen, and the page behind a dialog does not scroll', async ({
  page,
  dealership,
}) => {
  await dealership.put(
    'Cars/one',
    carFields({ Price: '17,150,000 EGP', Img: 'Cars/1.webp', Images: ['Cars/1.webp'] }),
  );
  await dealership.putFile('Cars/1.webp', (await webp('1.webp')).buffer);
  await dealership.put('Cars/two', carFields());
  await page.goto('/car/one');
  await expect(page.getByRole('heading', { name: 'More from Volvo' })).toBeVisible();
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
    expect((await coverage(page, 'footer')).covered, at).toEqual([]);

    await page.evaluate(() => window.scrollTo(0, 0));
    const { stops, covered } = await coverage(page, focusable, true);
    expect(stops, at).toBeGreaterThan(20);
    expect(covered, at).toEqual([]);
  }

  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Menu' }).focus();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect((await coverage(page, ':focus:not(header *)')).covered, `after ${press} presses`).toEqual([]);
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

  const top = () => page.evaluate(() => window.scrollY);
  for (const name of ['Message us', 'Full screen']) {
    await page.evaluate(() => window.scrollTo(0, 40));
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const before = await top();
    await page.mouse.move(4, 400);
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 300);
    // Wheel events take effect in the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await top(), name).toBe(before);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBeGreaterThan(before);
  }
});

const focusable = 'main :is(a, button, summary), footer :is(a, button)';

/**
 * Which of the elements the button covers, by their text, and how many there are.
 *
 * @param isFocused focuses each of them first, which scrolls to it; those that cannot be focused are left out
 */
function coverage(page: Page, selector: string, isFocused = false) {
  return page.evaluate(
    ({ wanted, mustFocus }) => {
      const button = [...document.querySelectorAll('button')].find((each) =>
        each.textContent?.startsWith('Message us'),
      );
      if (!button) throw new Error('The button is missing.');
      let stops = 0;
      const covered: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        if (element === button) continue;
        if (mustFocus) element.focus();
        if (mustFocus && document.activeElement !== element) continue;
        stops += 1;
        const a = button.getBoundingClientRect();
        const b = element.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 0 && down > 0) covered.push(element.textContent?.slice(0, 40) ?? '');
      }
      return { stops, covered };
    },
    { wanted: selector, mustFocus: isFocused },
  );
}
