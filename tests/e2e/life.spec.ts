import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields, soldFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';
import { backend, openAsStaff, stamps } from './staff.ts';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Three cars in the three states, and an old one without a state. */
async function putLives(dealership: Dealership): Promise<void> {
  const { Status: _, ...old } = carFields({ Model: 'Old', Featured: true });
  await dealership.put('Cars/old', old);
  for (const Status of ['available', 'reserved'])
    await dealership.put(`Cars/${Status}`, carFields({ Model: `Is ${Status}`, Featured: true, Status }));
  await dealership.put('Cars/sold', carFields({ Model: 'Is sold', Featured: true, ...soldFields() }));
}

// Public view of each state: tests/component/car-page.test.tsx and sold-cars.test.tsx.

test('a sold car leaves the lists but keeps its page, which offers to ask for a similar one', async ({
  page,
  dealership,
}) => {
  await putLives(dealership);
  await page.goto('/inventory');
  await expect(page.getByText('3 cars')).toBeVisible();
  const sold = page.getByRole('region', { name: 'Recently sold' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(sold.getByRole('link')).toHaveText([/Sold.*Volvo Is sold$/]);
  expect(await findViolations(page)).toEqual([]);

  await sold.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Is sold');
  await expect(page.getByText('This car has been sold.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Find me a similar car' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Shall we find you a similar car?');
  const { 'Requested Car': _, ...answers } = answersOf(newVisitor());
  await fillIn(page.getByRole('dialog'), answers);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect((await mailOf(answers.Email)).text).toContain('One like Volvo Is sold 2024 (sold)');
});

test.describe('in the dashboard', () => {
  test('each row sets a state, stored with what hides the car, and public pages show it at once', async ({
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

  test('a state that cannot be stored is reset', async ({ page, dealership, consoleMessages }) => {
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

  test('the list filters by state or hidden, shows counts, and keeps the filter in the URL', async ({
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

  test('editing a sold car leaves it sold', async ({ page, dealership }) => {
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
