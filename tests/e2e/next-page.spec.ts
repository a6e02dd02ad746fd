import { appRuns, expect, holdBack, test } from './fixtures.ts';

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
