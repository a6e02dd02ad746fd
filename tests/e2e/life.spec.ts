import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields, soldFields } from './factories.ts';
import { expect, structuredData, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';
import { backend, openAsStaff, stamps } from './staff.ts';

const results = 'section[aria-labelledby="all-cars"] li a[href^="/car/"]';
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Three cars in the three states, and an old one that says nothing of its state. */
async function putLives(dealership: Dealership): Promise<void> {
  const { Status: _, ...old } = carFields({ Model: 'Old', Featured: true });
  await dealership.put('Cars/old', old);
  for (const Status of ['available', 'reserved'])
    await dealership.put(`Cars/${Status}`, carFields({ Model: `Is ${Status}`, Featured: true, Status }));
  await dealership.put('Cars/sold', carFields({ Model: 'Is sold', Featured: true, ...soldFields() }));
}

test.describe('what visitors see', () => {
  test.beforeEach(({ dealership }) => putLives(dealership));

  test('a reserved car is listed with a badge, a sold one is in no list, search or featured row', async ({
    page,
  }) => {
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Featured cars' });
    await expect(featured.getByRole('link', { name: /Volvo/ })).toHaveCount(3);
    await expect(featured.getByRole('link', { name: /sold/i })).toHaveCount(0);

    await page.goto('/inventory');
    await expect(page.getByText('3 cars')).toBeVisible();
    await expect(page.locator(results)).toHaveCount(3);
    await expect(page.locator(results, { hasText: 'Is reserved' })).toContainText('Reserved');
    await expect(page.locator(results, { hasText: 'Old' })).not.toContainText(/Available|Reserved|Sold/);
    await expect(
      page.getByRole('form', { name: 'Filters' }).locator('label', { hasText: 'Volvo' }),
    ).toContainText('3');
    const sold = page.getByRole('region', { name: 'Recently sold' });
    await sold.scrollIntoViewIfNeeded();
    await expect(sold.getByRole('link')).toHaveText([/Sold.*Volvo Is sold$/]);
    await expect(sold).not.toContainText('EGP');
    expect(await findViolations(page)).toEqual([]);

    await page.getByPlaceholder('Search cars...').fill('is');
    await expect(page.locator(results)).toHaveCount(2);
    await expect(page.getByText('Is sold')).toHaveCount(0);
  });

  test('a reserved car can still be asked for', async ({ page }) => {
    await page.goto('/car/reserved');
    await expect(page.getByText('Reserved', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('2,150,000 EGP');
    await page.getByRole('button', { name: 'Message us about this car' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Interested? Send your car inquiry!');
    expect(await structuredData(page, 'Car')).toMatchObject({
      offers: { price: 2150000, availability: 'https://schema.org/Reserved' },
    });
  });

  test('a sold car keeps its page, without price and offer, with similar ones', { tag: '@words' }, async ({
    page,
    say,
    at,
  }) => {
    await page.goto(at('/car/sold'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Is sold');
    await expect(page.getByText(say('Sold'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('This car has been sold.'))).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText(/EGP|ج\.م/);
    await expect(page.getByRole('article').locator('a[href*="wa.me"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('Message us') })).toHaveCount(0);
    const others = page.getByRole('region', { name: say('More from Volvo') });
    await expect(others.getByRole('listitem')).toHaveCount(3);
    const { offers } = (await structuredData(page, 'Car')) as { offers: object };
    expect(offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(offers).not.toHaveProperty('price');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', new RegExp(String(say('Sold'))));
    expect(await findViolations(page)).toEqual([]);
  });

  test('its page asks for one like it, and the mail names the car', { tag: '@words' }, async ({
    page,
    say,
    at,
  }) => {
    await page.goto(at('/car/sold'));
    await page.getByRole('button', { name: say('Find me a similar car') }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(say('Shall we find you a similar car?'));
    const { 'Requested Car': _, ...answers } = answersOf(newVisitor());
    await fillIn(page.getByRole('dialog'), answers, say);
    await page.getByRole('button', { name: say('Send Message') }).click();
    await expect(page.getByText(say('Message sent successfully!'))).toBeVisible();
    expect((await mailOf(answers.Email)).text).toContain('One like Volvo Is sold 2024 (sold)');
  });
});

test('a sold car is indexed, a hidden one is not', async ({ page, dealership }) => {
  await dealership.put('Cars/sold', carFields(soldFields()));
  await dealership.put('Cars/hidden', carFields({ Hidden: true }));
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/car/sold');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(robots).toHaveCount(0);
  await page.goto('/car/hidden');
  await expect(robots).toHaveAttribute('content', 'noindex');
});

test('the row of recently sold cars holds the last twelve, the last sold first', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/forsale', carFields({ Model: 'Here' }));
  for (let number = 1; number <= 14; number += 1) {
    const sold = soldFields(new Date(Date.UTC(2026, 0, number)));
    await dealership.put(`Cars/s${number}`, carFields({ Model: `Gone ${number}.`, ...sold }));
  }
  await page.goto('/inventory');
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  const links = page.getByRole('region', { name: 'Recently sold' }).getByRole('link');
  await expect(links).toHaveCount(12);
  await expect(links.first()).toContainText('Gone 14.');
  await expect(links.last()).toContainText('Gone 3.');
  await page.getByPlaceholder('Search cars...').fill('gone');
  await expect(page.getByText('No cars were found.')).toBeVisible();
  await expect(links).toHaveCount(0);
});

test('a car that an older version marked as sold, without hiding it, is in no list', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/here', carFields({ Model: 'Here', Featured: true }));
  await dealership.put('Cars/gone', carFields({ Model: 'Gone', Featured: true, Status: 'sold' }));
  await page.goto('/inventory');
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  await expect(page.locator(results)).toHaveText([/Here/]);
  await expect(page.getByRole('region', { name: 'Featured cars' }).getByRole('link')).toHaveText([/Here/]);
  await page.goto('/car/here');
  await expect(page.locator('#similar')).toBeVisible();
  await expect(page.getByText('Gone')).toHaveCount(0);
  await page.goto('/car/gone');
  await expect(page.getByText('Sold', { exact: true })).toBeVisible();
});

test('hundreds of sold cars change nothing about lists, their pages and counts', async ({
  page,
  dealership,
}) => {
  const forSale = Array.from({ length: 100 }, (_, index) =>
    carFields({
      Name: index % 2 ? 'Volvo' : 'BMW',
      // Two of the same name: only their ids tell which is first.
      Model: `Nr ${String(index >> 1).padStart(3, '0')}.`,
      Condition: index % 4 ? 'Used' : 'New',
      Featured: index < 4,
      Production_Year: String(2025 - Math.floor(index / 30)),
    }),
  );
  const sold = Array.from({ length: 500 }, () =>
    carFields({ Model: 'Gone', Featured: true, Production_Year: '2025', Engine_Specs: [], ...soldFields() }),
  );
  await dealership.putAll('Cars', [...sold, ...forSale]);
  const titlesInOrder = forSale
    .map(({ Name, Model, Production_Year }) => ({ title: `${Name} ${Model}`, year: Number(Production_Year) }))
    .sort((a, b) => b.year - a.year || compare(a.title, b.title))
    .map(({ title }) => title);
  await page.goto('/inventory');
  await expect(page.getByText('100 cars')).toBeVisible();
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters.locator('label', { hasText: 'BMW' })).toContainText('50');
  await expect(filters.locator('label', { hasText: 'New' })).toContainText('25');
  await expect(page.getByRole('region', { name: 'Featured cars' }).getByRole('listitem')).toHaveCount(4);
  for (const number of [2, 5]) {
    await page.goto(`/inventory?page=${number}`);
    await expect(currentPage(page)).toHaveText(String(number));
    expect(await titles(page)).toEqual(titlesInOrder.slice((number - 1) * 24, number * 24));
  }
  // All cars together give the same counts.
  await page.goto('/inventory?brand=BMW');
  await expect(page.getByText('50 cars')).toBeVisible();
});

function currentPage(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]');
}

async function titles(page: Page): Promise<readonly string[]> {
  const names = await page
    .locator(results)
    .getByText(/Nr \d+\./)
    .allTextContents();
  return names.map((name) => name.trim());
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

test.describe('in the dashboard', () => {
  test('a state is chosen per row, written with what hides it, and public pages show it at once', async ({
    page,
    dealership,
  }) => {
    const stored = { ...carFields({ Model: 'Switch', Price: 'On request', Wheels: 4 }) };
    await dealership.put('Cars/a', stored);
    await openAsStaff(page);
    const state = row(page, 'Volvo Switch').getByLabel('State');
    await expect(state).toHaveValue('available');
    await state.selectOption('Sold');
    await expect(page.getByText('Saved for Volvo Switch: sold.')).toBeVisible();
    expect(await dealership.read('Cars/a')).toEqual({
      ...stored,
      ...stamps,
      ...{ Status: 'sold', Hidden: true, SoldAt: expect.any(Date) },
    });
    await page.goto('/car/a');
    await expect(page.getByText('Sold', { exact: true })).toBeVisible();
    await page.goto('/dashboard');
    await state.selectOption('Available');
    await expect(page.getByText('Saved for Volvo Switch: available.')).toBeVisible();
    expect(await dealership.read('Cars/a')).toEqual({ ...stored, ...stamps, Status: 'available' });
    await page.goto('/inventory');
    await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  });

  test('a state that could not be stored goes back', async ({ page, dealership, consoleMessages }) => {
    await dealership.put('Cars/a', carFields({ Model: 'Switch', Status: 'reserved' }));
    await openAsStaff(page);
    await page.route(backend.firestore, (route) =>
      route.request().url().includes(':commit')
        ? route.fulfill({
            status: 403,
            json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'denied' } },
          })
        : route.fallback(),
    );
    const state = row(page, 'Switch').getByLabel('State');
    await state.selectOption('Sold');
    await expect(page.getByRole('alert').getByText('Failed to update car.')).toBeVisible();
    await expect(state).toHaveValue('reserved');
    expect(await dealership.read('Cars/a')).toMatchObject({ Status: 'reserved' });
    await consoleMessages.expectAll(/status of 403/);
  });

  test('the list shows a state or what is hidden, says how many there are, and stays in the address', async ({
    page,
    dealership,
  }) => {
    await putLives(dealership);
    await dealership.put('Cars/hidden', carFields({ Model: 'Unseen', Hidden: true, Status: 'reserved' }));
    await openAsStaff(page);
    const show = page.getByLabel('Show');
    await expect(show.getByRole('option')).toHaveText([
      'All (5)',
      'Available (2)',
      'Reserved (2)',
      'Sold (1)',
      'Hidden (1)',
    ]);
    await show.selectOption('Reserved (2)');
    await expect(page.getByRole('heading', { level: 3, name: /Volvo/ })).toHaveCount(2);
    await show.selectOption('Hidden (1)');
    await expect(page.getByRole('heading', { level: 3, name: /Volvo/ })).toHaveText(['Volvo Unseen']);
    await expect(page).toHaveURL('/dashboard?show=hidden');
    await page.reload();
    await expect(page.getByRole('heading', { level: 3, name: /Volvo/ })).toHaveText(['Volvo Unseen']);
    await page.getByLabel('Search cars').fill('is available');
    await expect(show.getByRole('option')).toHaveText([
      'All (1)',
      'Available (1)',
      'Reserved (0)',
      'Sold (0)',
      'Hidden (0)',
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('an edit of a sold car leaves it sold', async ({ page, dealership }) => {
    const stored = carFields({ Status: 'sold' });
    await dealership.put('Cars/a', stored);
    await openAsStaff(page, '/dashboard/edit-car/a');
    await page.getByLabel('Description').fill('Gone.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Car updated successfully!')).toBeVisible();
    expect(await dealership.read('Cars/a')).toEqual({ ...stored, ...stamps, Description: 'Gone.' });
  });
});
