import type { Page } from '@playwright/test';
import { appRuns, expect, holdBack, inLocales, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

/** Input on a phone before hydration, on the sample dealership's pages. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

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

test('several fields of the import costs keep input from before hydration', async ({ page }) => {
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

/** The prerendered ids are kept, so labels still match their fields. */
async function expectIdsFound(page: Page): Promise<void> {
  const found = await page
    .locator(':is([aria-controls], [aria-labelledby], label[for]):not(dialog)')
    .evaluateAll((elements) =>
      elements.map((element) =>
        ['aria-controls', 'aria-labelledby', 'for']
          .flatMap((name) => element.getAttribute(name) ?? [])
          .every((id) => document.getElementById(id) !== null),
      ),
    );
  expect(new Set(found)).toEqual(new Set([true]));
}

test('Enter before hydration tracks the VIN', async ({ page }) => {
  const open = await openBeforeScripts(page, '/tracking');
  await page.getByLabel('VIN').fill('WBA1234567890');
  await page.getByLabel('VIN').press('Enter');
  open();
  await expect(page).toHaveURL('/tracking?vin=WBA1234567890');
  await expect(page.getByLabel('VIN')).toHaveValue('WBA1234567890');
  await expectIdsFound(page);
});

inLocales(['en', 'ar'], () =>
  test('a search from before hydration applies without layout shift, however late; sorting needs hydration', async ({
    page,
    siteLocale,
    say,
    at,
  }) => {
    const words = siteLocale === 'ar' ? 'بورشه' : 'porsche';
    const search = page.getByPlaceholder(say('Search cars...'));
    await watchShifts(page);
    const openSearch = await holdBack(page, '**/assets/search-*.js');
    const open = await openBeforeScripts(page, at('/inventory'));
    await search.fill(words);
    await expect(page.getByLabel(say('Sort by'))).toBeDisabled();
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
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words);
    await expect(page.getByLabel(say('Sort by'))).toBeEnabled();
    await expect(search).toHaveValue(words);
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
  }),
);

test('keys and buttons pressed before hydration change a car’s picture and open its dialog', async ({
  page,
}) => {
  const open = await openBeforeScripts(page, '/car/porsche-911-carrera-2025');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Next picture' }).first().click();
  await page.getByRole('button', { name: 'Message us' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  open();
  await expect(page.getByRole('dialog', { name: 'Interested?' })).toBeVisible();
  await expect(page.getByText(/^3 \/ \d+$/)).toBeVisible();
  await expectIdsFound(page);
});

test('the menu and links work without any script; a language link keeps the query string', async ({
  page,
}) => {
  const open = await openBeforeScripts(page, '/shortlist?cars=porsche-911-carrera-2025,unknown');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/shortlist?cars=porsche-911-carrera-2025,unknown');
  open();
  const openBlogs = await openBeforeScripts(page, '/blogs');
  await page.getByRole('button', { name: 'Menu' }).click();
  openBlogs();
  await expect(page.getByRole('link', { name: 'Services', exact: true })).toBeVisible();
});
