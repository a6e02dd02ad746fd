import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './gestures.ts';

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
  const bar = page.getByRole('button', { name: 'Message us' }).locator('..');
  for (const [width, height] of Object.entries({ 320: 568, 844: 390, 1280: 800 })) {
    const at = `${width} pixels`;
    await page.setViewportSize({ width: Number(width), height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar.locator('[data-text="17,150,000 EGP"]'), at).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'WhatsApp' }), at).toBeInViewport({ ratio: 1 });
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth), at).toBe(0);
    const { stops, covered } = await bar.evaluate(focusEach);
    expect(stops, at).toBeGreaterThan(20);
    expect(covered, at).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const { y, height: tall } = await boxOf(bar);
    expect(y + tall, at).toBeLessThanOrEqual((await boxOf(page.getByRole('contentinfo'))).y + 1);
  }

  const top = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 1280, height: 900 });
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

/** Focuses each control, which scrolls to it; returns how many there are, and those that the bar covers. */
function focusEach(bar: Element) {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a, button, summary), footer :is(a, button)',
  );
  const focusable = [...controls].filter((control) => {
    control.focus();
    return document.activeElement === control && !bar.contains(control);
  });
  const covered = focusable.filter((control) => {
    control.focus();
    const [a, b] = [bar.getBoundingClientRect(), control.getBoundingClientRect()];
    return (
      Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
      Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
    );
  });
  return { stops: focusable.length, covered: covered.map(({ textContent }) => textContent) };
}
