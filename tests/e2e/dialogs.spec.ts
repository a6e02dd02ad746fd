import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, dealership }) => {
  const images = ['Cars/1.webp', 'Cars/2.webp'];
  for (const name of images) await dealership.putFile(name, heroPicture);
  await dealership.put('Cars/one', carFields({ Img: images[0], Images: images }));
  await page.goto('/car/one');
});

test('the page behind a dialog does not scroll', async ({ page }) => {
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

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a dialog with a form focuses its heading, so the on-screen keyboard does not cover it', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Message us' }).tap();
    await expect(page.getByRole('heading', { name: 'Interested? Send your car inquiry!' })).toBeFocused();
  });
});
