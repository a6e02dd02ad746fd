import { carFields } from './factories.ts';
import { appRuns, expect, structuredData, test } from './fixtures.ts';

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Car Inventory', '/inventory'],
  ['Services', '/services'],
  ['Contact Us', '/contact'],
  ['Tracking', '/tracking'],
] as const;

test.beforeEach(async ({ dealership }) => {
  await dealership.putAll(
    'Cars',
    Array.from({ length: 12 }, () => carFields({ Featured: true })),
  );
});

test('the menu links to every page and marks the current one', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(links.map(([text]) => text));
  for (const [text, path] of links) {
    await menu.getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.locator('[aria-current="page"]')).toHaveText([text]);
  }
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');

  const footer = page.getByRole('contentinfo');
  const pages = footer.getByRole('list').filter({ hasText: 'Tracking' }).getByRole('link');
  await expect(pages).toHaveText([
    'Car Inventory',
    'Our services',
    'Tracking',
    'About Us',
    'Blog',
    'Contact Us',
    'Privacy',
  ]);
  for (const network of ['Facebook', 'Instagram', 'TikTok', 'LinkedIn'])
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('target', '_blank');
  await expect(footer.getByText('All Rights Reserved')).toContainText('Rhine & Nile');
  await expect(footer.getByRole('link', { name: '+20 100 555 0142' })).toHaveAttribute('dir', 'ltr');
});

test('past 100 pixels the bar and the main area get the scrolled style', async ({ page }) => {
  await page.goto('/about');
  const marks = page.locator('header[data-scrolled], main[data-scrolled]');
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(marks).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(marks).toHaveCount(2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marks).toHaveCount(0);
});

test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  // The content above the button must have its height before its position is measured.
  await expect(page.getByRole('link', { name: /Volvo/ }).first()).toBeVisible();
  const button = page.getByRole('link', { name: 'View Inventory' });
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Inventory');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  // Leaves before the event of the scroll.
  await button.evaluate((link: HTMLElement) => {
    window.scrollTo(0, 250);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Inventory');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
});

test('another address opens at its top in a tab that was scrolled', async ({ page }) => {
  await page.goto('/about');
  await appRuns(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goto('/inventory?q=volvo');
  await expect(page.getByRole('heading', { name: 'Matching cars' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('a new page is focused and announced; the first page, an anchor and a search are not', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const announcement = page.locator('[aria-live="polite"][aria-atomic="true"]');
  await page.goto('/about');
  await appRuns(page);
  await expect(announcement).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();

  await page.getByRole('link', { name: 'Car Inventory' }).first().click();
  await expect(page.getByText('12 cars')).toBeVisible();
  await expect(main).toBeFocused();
  await expect(announcement).toHaveText('Car Inventory | Rhine & Nile');

  const search = page.getByPlaceholder('Search cars...');
  await search.fill('volvo');
  await expect(page).toHaveURL('/inventory?q=volvo');
  await expect(search).toBeFocused();

  // A car's title loads with its data.
  await page.getByRole('link', { name: /Volvo/ }).last().click();
  await expect(main).toBeFocused();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(announcement).toHaveText(`${title} 2024 | Rhine & Nile`);

  await page.goBack();
  await expect(announcement).toHaveText('Car Inventory | Rhine & Nile');
  await expect(main).toBeFocused();
  // The list is loaded again; until then nothing can be focused.
  await expect(search).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Home, Inventory, a car and Back load the cars once', async ({ page }) => {
  const reads: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/documents:')) reads.push(request.postData());
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Volvo/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'View Inventory' }).click();
  await expect(page.getByText('12 cars')).toBeVisible();
  await page.getByRole('link', { name: /Volvo/ }).first().click();
  await expect(page.getByRole('heading', { name: 'More from Volvo' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('12 cars')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /Volvo/ }).first()).toBeVisible();
  // Reviews; featured cars and all cars, each with a count; whether cars were sold; what prices include.
  expect(reads).toHaveLength(7);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Tab order in the header matches visual order', async ({ page }) => {
    await page.goto('/about');
    await appRuns(page);
    const inOrder = [
      page.getByRole('link', { name: 'Skip to content' }),
      page.getByRole('banner').getByRole('link', { name: 'Rhine & Nile' }),
      page.getByRole('banner').getByRole('link', { name: 'Shortlist' }),
      page.getByRole('button', { name: 'Menu' }),
    ];
    for (const stop of inOrder) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
  });

  test('the menu opens and closes by its button, a link, Escape and a click outside', async ({ page }) => {
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const home = page.getByRole('link', { name: 'Home', exact: true });
    await expect(home).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(home).toBeVisible();
    await toggle.click();
    await expect(home).toBeHidden();

    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(180, 700);
    await expect(home).toBeHidden();

    await toggle.click();
    await page.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(home).toBeHidden();
  });
});

test('any other path shows the 404 page with a link home', async ({ page, consoleMessages }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await consoleMessages.expectAll(/status of 404/);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Rhine & Nile');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('questions open one at a time, and search engines get them as data', async ({ page }) => {
  for (const path of ['/about', '/services']) {
    await page.goto(path);
    const questions = page.locator('details');
    await expect(questions).toHaveCount(6);
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open');
    await questions.nth(3).locator('summary').click();
    await expect(questions.nth(3)).toHaveAttribute('open');
    await expect(questions.nth(0)).not.toHaveAttribute('open');
    expect((await structuredData(page, 'FAQPage')).mainEntity).toHaveLength(6);
  }
});

test('about and services show the specified claims', async ({ page }) => {
  await page.goto('/about');
  for (const heading of [
    'Our story',
    'Our mission',
    'Our values',
    'A message from our founders',
    'Why import with us',
  ])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(/over 5,000/i).first()).toBeVisible();
  const why = page.getByRole('region', { name: 'Why import with us' }).getByRole('listitem');
  await expect(why).toHaveCount(6);
  await page.goto('/services');
  await expect(page.getByRole('region', { name: 'Our services' }).getByRole('listitem')).toHaveCount(4);
  await expect(why).toHaveCount(6);
  await expect(page.getByText(/3–6 weeks/).first()).toBeVisible();
});
