import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';

test('a car prints clean: its facts and all sections, address and phone, nothing to press', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/one', carFields({ Special_Features: ['Panoramic roof'] }));
  await page.goto('/car/one');
  await expect(page.getByText('Panoramic roof')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Panoramic roof')).toBeVisible();
  await expect(page.getByText('2,150,000 EGP').first()).toBeVisible();
  for (const gone of [page.getByText('Skip to content'), page.locator('#root > header'), page.locator('nav')])
    await expect(gone.first()).toBeHidden();
  for (const button of await page.locator('button, .button').all()) await expect(button).toBeHidden();

  const footer = page.getByRole('contentinfo');
  for (const kept of ['+20 100 555 0142', 'New Cairo, Egypt']) {
    const words = footer.getByText(kept);
    await expect(words).toBeVisible();
    expect(await darkness(words), kept).toBeGreaterThan(0.5);
  }
});

test('all questions are printed with their answers', async ({ page }) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('details > div').all()) await expect(answer).toBeVisible();
});

/** From 0 for white words to 1 for black ones. */
function darkness(words: { evaluate<T>(read: (element: Element) => T): Promise<T> }): Promise<number> {
  return words.evaluate((element) => {
    const parts =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.slice(0, 3) ?? [];
    return 1 - parts.reduce((sum, part) => sum + Number(part), 0) / 3 / 255;
  });
}
