import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields, soldFields } from './factories.ts';
import { expect, showTo, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

// Contents of each list: tests/component/shortlist-page.test.tsx.

const heart = (within: Page | Locator, car: string) =>
  within.getByRole('button', { name: `Save to shortlist: ${car}` }).first();
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });
const cards = (page: Page) => page.getByRole('main').locator('li a[href*="/car/"]');
async function putCars(dealership: Dealership): Promise<void> {
  for (const [id, Model] of Object.entries({ a: 'XC40', b: 'XC60', c: 'XC90' }))
    await dealership.put(`Cars/${id}`, carFields({ Model, Featured: true }));
}

/** Stores ids on the list directly, as an earlier visit did. */
async function store(page: Page, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'once');
    localStorage.setItem('shortlist', stored);
  }, text);
}

function stored(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? 'null'));
}

test.describe('the heart', () => {
  test.beforeEach(({ dealership }) => putCars(dealership));

  test('causes no layout shift when the list loads or changes', async ({ page }) => {
    await store(page, ['a', 'b']);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Element | null }[] };
          // The name beside it may shift by less than a pixel when its font loads.
          const moved = sources.flatMap(
            ({ node }) => node?.parentElement?.closest('header :is(nav, a[href$=shortlist])') ?? [],
          );
          if (moved.length > 0) Object.assign(window, { moved: moved[0]?.outerHTML });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 2 cars');
      const before = await page.getByRole('banner').boundingBox();
      const links = await headerLink(page).boundingBox();
      await page.evaluate(() => {
        localStorage.setItem('shortlist', '[]');
        window.dispatchEvent(new Event('pageshow'));
      });
      await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
      expect(await page.getByRole('banner').boundingBox()).toEqual(before);
      expect(await headerLink(page).boundingBox()).toEqual(links);
      expect(await page.evaluate(() => (window as { moved?: string }).moved)).toBeUndefined();
      await page.evaluate(() => localStorage.setItem('shortlist', '["a","b"]'));
    }
  });

  test('updates in every open tab at once', async ({ page, dealership }) => {
    await page.goto('/inventory');
    await expect(heart(page, 'Volvo XC40 2024')).toBeVisible();
    const other = await page.context().newPage();
    await showTo(other, dealership);
    await other.goto('/shortlist');
    await expect(other.getByText('Nothing here yet')).toBeVisible();
    await heart(page, 'Volvo XC40 2024').click();
    await expect(cards(other)).toHaveText([/XC40/]);
    await expect(headerLink(other)).toHaveAccessibleName('Shortlist: 1 car');
    await heart(other, 'Volvo XC40 2024').click();
    await expect(heart(page, 'Volvo XC40 2024')).toHaveAttribute('aria-pressed', 'false');
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
  });
});

test('a shared list is added to one’s own, and one inquiry asks about all its cars', async ({
  page,
  dealership,
}) => {
  await putCars(dealership);
  await dealership.put('Cars/sold', carFields({ Model: 'P1800', ...soldFields() }));
  await store(page, ['a', 'sold']);
  await page.goto('/shortlist?cars=a,c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shortlist for you');
  await expect(cards(page)).toHaveText([/XC40/, /XC90/]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save these cars' }).click();
  await expect(page.getByText('1 car was added to your shortlist.')).toBeVisible();
  await page.getByRole('link', { name: 'Open my shortlist' }).click();
  await expect(page).toHaveURL('/shortlist');
  await expect(cards(page)).toHaveText([/XC40/, /P1800$/, /XC90/]);
  expect(await stored(page)).toEqual(['a', 'sold', 'c']);

  await page.getByRole('button', { name: 'Ask about all of them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask about these cars' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Volvo XC40 2024', 'Volvo XC90 2024']);
  expect(await findViolations(page)).toEqual([]);
  const { 'Requested Car': _, ...answers } = answersOf(newVisitor());
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Please enter your message')).toBeVisible();
  await fillIn(dialog, answers);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();
  const mail = await mailOf(answers.Email);
  expect(mail.subject).toBe('Inquiry: Volvo XC40 2024 and Volvo XC90 2024 (Mona Hassan)');
  expect(mail.text).toContain(
    `${answers.Message}\n\nVolvo XC40 2024: https://rhine-and-nile.example/car/a\nVolvo XC90 2024: https://rhine-and-nile.example/car/c`,
  );
  expect(mail.text).not.toContain('P1800');
});
