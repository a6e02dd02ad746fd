import type { Page } from '@playwright/test';
import { appRuns, expect, holdBack, inLocales, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

/** Input on a phone before hydration, on the sample dealership's pages. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const car = '/car/porsche-911-carrera-2025';

/** Opens a painted page whose scripts load when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const open = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return open;
}

test('text typed into the contact form before hydration is kept, formatted and sent once by the early press', async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route('**/.netlify/functions/sendEmail', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { ok: true } });
  });
  const open = await openBeforeScripts(page, '/contact');
  await page.getByLabel('First name').pressSequentially('Mona');
  await page.getByLabel('Last name').fill('Hassan');
  await page.getByLabel('Email').fill('mona@example.com');
  await page.getByLabel('Phone').fill('01001234567');
  await page.getByLabel('Requested Car').fill('BMW X5');
  await page.getByLabel('Message', { exact: true }).fill('Is it there?');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sent).toEqual([]);
  open();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ email: 'mona@example.com', phone: '+201001234567', car: 'BMW X5' });
  expect(new URL(page.url()).search).toBe('');
});

test('several fields of the import costs keep what was typed before hydration', async ({ page }) => {
  const open = await openBeforeScripts(page, '/import-cost?engine=1998');
  await page.getByLabel('Price of the car in Europe').fill('40000');
  await page.getByLabel('Model year').fill('2025');
  await page.getByLabel('Fuel').selectOption('Diesel');
  open();
  await expect.poll(() => new URL(page.url()).search).toBe('?price=40000&year=2025&fuel=diesel&engine=1998');
  await expect(page.getByLabel('Fuel')).toHaveValue('diesel');
  await expect(page.getByLabel('Price of the car in Europe')).toHaveValue('40000');
  await expect(page.getByLabel('Model year')).toHaveValue('2025');
});

test('a page that is never painted is hydrated all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/about');
  await appRuns(page);
});

test('hydration keeps the prerendered ids, so labels still match their fields', async ({ page }) => {
  const idsOf = () =>
    page
      .locator(':is([aria-controls], [aria-labelledby], label[for]):not(dialog)')
      .evaluateAll((elements) =>
        elements.map((element) =>
          ['aria-controls', 'aria-labelledby', 'for']
            .flatMap((name) => element.getAttribute(name) ?? [])
            .every((id) => document.getElementById(id) !== null),
        ),
      );
  for (const path of ['/contact', '/tracking', car]) {
    await page.goto(path);
    await appRuns(page);
    expect((await idsOf()).length).toBeGreaterThan(0);
    expect(await idsOf(), path).not.toContain(false);
  }
  await page.getByRole('button', { name: 'Message us' }).click();
  await expect(page.getByRole('dialog', { name: 'Interested?' })).toBeVisible();
});

test('the caret stays in place through hydration, and typing continues', async ({ page }) => {
  const open = await openBeforeScripts(page, '/contact');
  const name = page.getByLabel('First name');
  await name.pressSequentially('Mna');
  await name.press('ArrowLeft');
  await name.press('ArrowLeft');
  open();
  await appRuns(page);
  await name.pressSequentially('o');
  await expect(name).toHaveValue('Mona');
  await expect(name).toBeFocused();
});

test('Enter before hydration tracks the VIN', async ({ page }) => {
  const open = await openBeforeScripts(page, '/tracking');
  await page.getByLabel('VIN').fill('WBA1234567890');
  await page.getByLabel('VIN').press('Enter');
  open();
  await expect(page).toHaveURL('/tracking?vin=WBA1234567890');
  await expect(page.getByLabel('VIN')).toHaveValue('WBA1234567890');
});

test('a search from before hydration is applied, and the list can’t be sorted before', async ({ page }) => {
  const open = await openBeforeScripts(page, '/inventory');
  await page.getByPlaceholder('Search cars...').pressSequentially('porsche');
  await expect(page.getByLabel('Sort by')).toBeDisabled();
  open();
  await expect(page).toHaveURL('/inventory?q=porsche');
  await expect(page.getByLabel('Sort by')).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Matching cars' })).toBeVisible();
  await expect(page.getByPlaceholder('Search cars...')).toHaveValue('porsche');
});

inLocales(['en', 'ar'], () =>
  test('a search from before hydration moves nothing, however late its results are', async ({
    page,
    siteLocale,
    say,
    at,
  }) => {
    await watchShifts(page);
    const openSearch = await holdBack(page, '**/assets/search-*.js');
    const open = await openBeforeScripts(page, at('/inventory'));
    await page.getByPlaceholder(say('Search cars...')).fill(siteLocale === 'ar' ? 'بورشه' : 'porsche');
    const notice = await page.locator('[data-searching]').evaluate((list) => ({
      text: list.getAttribute('data-searching'),
      isShown: getComputedStyle(list, '::before').display === 'block',
    }));
    expect(notice).toEqual({ text: say('Searching…'), isShown: true });
    await expect(page.getByRole('heading', { name: say('Featured cars') })).toBeHidden();
    open();
    await appRuns(page);
    await expect(page.getByRole('status').getByText(say('Searching…'))).toBeVisible();
    openSearch();
    await expect(page.getByRole('heading', { name: say('Matching cars') })).toBeVisible();
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
  }),
);

test('the message button pressed before hydration opens its dialog, and the pictures turn', async ({
  page,
}) => {
  const open = await openBeforeScripts(page, car);
  await page.getByRole('button', { name: 'Next picture' }).first().click();
  await page.getByRole('button', { name: 'Message us' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
});

test('an arrow key pressed before hydration turns the pictures', async ({ page }) => {
  const open = await openBeforeScripts(page, car);
  await page.keyboard.press('ArrowRight');
  open();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
});

test('the menu opens and links work without any script', async ({ page }) => {
  const open = await openBeforeScripts(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  open();
  await expect(page.getByRole('link', { name: 'Services', exact: true })).toBeVisible();

  const openServices = await openBeforeScripts(page, '/blogs');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\//);
  openServices();
});

test('a language link pressed before hydration keeps the query string', async ({ page }) => {
  for (const [place, width, path] of [
    ['contentinfo', 360, '/shortlist?cars=porsche-911-carrera-2025,unknown'],
    ['banner', 1280, '/inventory?q=bmw'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const open = await openBeforeScripts(page, path);
    await page.getByRole(place).getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`/de${path}`);
    open();
  }
});
