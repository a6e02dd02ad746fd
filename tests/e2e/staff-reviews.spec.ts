import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, openAsStaff, pressInMenu, signInByForm, stamps } from './staff.ts';

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** A current one, and an old one without a date and with its rating as text. */
async function putReviews(dealership: Dealership): Promise<void> {
  await dealership.put('Reviews/old', {
    Message: 'Long ago.',
    Rating: '4',
    Name: 'Old Omar',
    Source: 'Google',
  });
  await dealership.put('Reviews/new', {
    ...{ Message: 'Just now.', Rating: 5, Name: 'New Nadia' },
    createdAt: new Date('2026-03-04T22:30:00Z'),
  });
}

/** The names on the home page's reviews, in order. */
async function shownReviews(page: Page): Promise<readonly string[]> {
  await page.goto('/');
  const names = page.getByRole('region', { name: /reviews/i }).locator('figcaption > :first-child');
  await expect(names.first()).toBeAttached();
  return names.allTextContents();
}

test('a new review is shown to visitors first', async ({ page, dealership }) => {
  await putReviews(dealership);
  await openAsStaff(page, '/dashboard/reviews');
  await page.getByRole('link', { name: 'Add Review' }).click();
  await submit(page);
  await expect(page.getByRole('alert').getByText('Please fill in the Name field.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Name').fill(' Hala S. ');
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Rating').selectOption('4 stars');
  await page.getByLabel('Message').fill('Smooth from port to door.');
  expect(await findViolations(page)).toEqual([]);
  await submit(page);
  await expect(status(page, 'Review added!')).toBeVisible();
  const added = (await dealership.list('Reviews')).find(({ fields }) => fields.Name === 'Hala S.');
  expect(added?.fields).toEqual({
    Name: 'Hala S.',
    Rating: 4,
    Message: 'Smooth from port to door.',
    createdAt: expect.any(Date),
    updatedAt: added?.fields.createdAt,
    updatedBy: expect.stringMatching(/^\w{20,}$/),
  });
  expect(await shownReviews(page)).toEqual(['Hala S.', 'New Nadia', 'Old Omar']);
});

test('an old review is hidden from visitors and shown again unchanged', async ({ page, dealership }) => {
  await putReviews(dealership);
  const before = await dealership.read('Reviews/old');
  await openAsStaff(page, '/dashboard/reviews');
  const hidden = row(page, 'Old Omar').getByLabel('Hidden');
  await expect(hidden).not.toBeChecked();
  await pressInMenu(row(page, 'Old Omar'), 'Hidden');
  await expect(hidden).toBeChecked();
  expect(await dealership.read('Reviews/old')).toBeNull();
  expect(await dealership.read('HiddenReviews/old')).toEqual({ ...before, ...stamps });
  expect(await shownReviews(page)).toEqual(['New Nadia']);

  await page.goto('/dashboard/reviews');
  await expect(hidden).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await pressInMenu(row(page, 'Old Omar'), 'Hidden');
  await expect(hidden).not.toBeChecked();
  expect(await dealership.read('Reviews/old')).toEqual({ ...before, ...stamps });
  expect(await dealership.list('HiddenReviews')).toEqual([]);
});

test('editing a review, hidden ones too, keeps unchanged fields', async ({ page, dealership }) => {
  await putReviews(dealership);
  await openAsStaff(page, '/dashboard/reviews');
  await pressInMenu(row(page, 'Old Omar'), 'Hidden');
  await row(page, 'Old Omar').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Rating')).toHaveValue('4');
  await page.getByLabel('Message').fill('Long, long ago.');
  await submit(page);
  await expect(status(page, 'Review updated successfully!')).toBeVisible();
  expect(await dealership.read('HiddenReviews/old')).toEqual({
    ...{ Message: 'Long, long ago.', Rating: '4', Name: 'Old Omar', Source: 'Google' },
    updatedAt: expect.any(Date),
    updatedBy: expect.any(String),
  });
});

test('a review hidden while it is edited is saved as hidden', async ({ page, dealership }) => {
  await putReviews(dealership);
  await openAsStaff(page, '/dashboard/edit-review/new');
  await page.getByLabel('Message').fill('Edited meanwhile.');
  const fields = (await dealership.read('Reviews/new')) ?? {};
  await dealership.remove('Reviews/new');
  await dealership.put('HiddenReviews/new', fields);
  await submit(page);
  await expect(status(page, 'Review updated successfully!')).toBeVisible();
  expect(await dealership.read('HiddenReviews/new')).toMatchObject({ Message: 'Edited meanwhile.' });
  expect(await dealership.read('Reviews/new')).toBeNull();
});

test('a review is deleted after confirmation', async ({ page, dealership }) => {
  await putReviews(dealership);
  await openAsStaff(page, '/dashboard/reviews');
  await pressInMenu(row(page, 'New Nadia'), 'Delete');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Are you sure you want to delete this review?');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(status(page, 'Review deleted successfully.')).toBeVisible();
  await expect(row(page, 'New Nadia')).toHaveCount(0);
  expect((await dealership.list('Reviews')).map(({ id }) => id)).toEqual(['old']);
});

test('the list and a conflict show who saved last', async ({ page, dealership }) => {
  await putReviews(dealership);
  const account = await createAccount('nadia');
  await page.goto('/dashboard/edit-review/new');
  await signInByForm(page, account);
  await page.getByLabel('Message').fill('By Nadia.');
  await submit(page);
  await expect(status(page, 'Review updated successfully!')).toBeVisible();
  const saved = new RegExp(`Saved \\d{1,2} \\w+ \\d{4}, \\d\\d:\\d\\d by ${account.email}`);
  await expect
    .poll(() => dealership.list('Staff'))
    .toEqual([{ id: account.localId, fields: { email: account.email, lastSeen: expect.any(Date) } }]);
  await page.goto('/dashboard/reviews');
  await expect(row(page, 'New Nadia').getByText(saved)).toBeVisible();
  await expect(row(page, 'Old Omar').getByText('Saved')).toHaveCount(0);

  await row(page, 'New Nadia').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('By Nadia.');
  const stored = (await dealership.read('Reviews/new')) ?? {};
  await dealership.put('Reviews/new', { ...stored, Message: 'Somebody was quicker.' });
  await page.getByLabel('Message').fill('Too late.');
  await submit(page);
  const conflict = page.getByRole('dialog', {
    name: 'This review was changed by you, in another window',
  });
  await expect(conflict.getByText(`by ${account.email}.`)).toBeVisible();
  expect(await dealership.read('Reviews/new')).toMatchObject({ Message: 'Somebody was quicker.' });
});
