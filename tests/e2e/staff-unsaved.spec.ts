import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('asks before a link or Back leaves unsaved changes, and only then', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByLabel('Model').fill('Half');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(question(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(page.getByLabel('Model')).toHaveValue('Half');
  await page.goBack();
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/dashboard/add-car');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out without saving?' })
    .getByRole('button', { name: 'No' })
    .click();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the browser asks on reload and closing while there are unsaved changes', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await openAsStaff(page, '/dashboard/add-blog');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByLabel('Title').fill('Half');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByLabel('Title').fill('Half again');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
});

test('keeps a draft, offers it on return, and drops it after a save', async ({ page, dealership }) => {
  await openAsStaff(page, '/dashboard/add-car');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Price').fill('5000');
  await page.getByLabel('Exterior').fill('Red');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Audi');
  await expect(page.getByLabel('Price')).toHaveValue('5,000 EGP');
  await expect(page.getByLabel('Line 1')).toHaveValue('Red');
  await page.getByLabel('Model').fill('A1');
  await page.getByLabel('Production Year').fill('2020');
  await page.getByLabel('Condition').selectOption('Used');
  await page.getByLabel('Images').setInputFiles(await webp('a.webp'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await dealership.list('Cars')).toHaveLength(1);

  await page.goto('/dashboard/add-car');
  await expect(page.getByLabel('Model')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0);
});

test('a draft of an edit warns of what changed meanwhile, and can be discarded', async ({
  page,
  dealership,
}) => {
  await dealership.putFile('Cars/1_a.webp', (await webp('a.webp')).buffer);
  await dealership.put(
    'Cars/a',
    carFields({ Model: 'Before', Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] }),
  );
  await openAsStaff(page, '/dashboard/edit-car/a');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Description').fill('Drafted');
  await page.reload();
  await dealership.put(
    'Cars/a',
    carFields({ Model: 'Meanwhile', Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Model')).toHaveValue('Before');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'This car was changed by someone else' })).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({ Model: 'Meanwhile' });
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByLabel('Model')).toHaveValue('Meanwhile');
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0);
});

test('works where the browser keeps no drafts', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, '/dashboard/add-car');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Name').fill('Audi');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('what a closed tab left uploaded is deleted at the next visit', async ({
  page,
  dealership,
  context,
}) => {
  await openAsStaff(page, '/dashboard/add-blog');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(await webp('inline.webp'));
  await expect(page.getByRole('status').getByText('Image uploaded successfully.')).toBeVisible();
  expect(await dealership.files()).toEqual([
    expect.stringMatching(/^Blogs\/[\w-]{36}_inline\.webp$/),
    'Hero/hero.webp',
  ]);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('No blogs found!')).toBeVisible();
  expect(await dealership.files()).toHaveLength(2); // The form that shows it is still open.
  await page.close();
  await other.reload();
  await expect.poll(() => dealership.files()).toEqual(['Hero/hero.webp']);
});

test('where the browser has no locks, another tab takes no open form for a closed one', async ({
  page,
  dealership,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  );
  await openAsStaff(page, '/dashboard/add-blog');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(await webp('inline.webp'));
  await expect(page.getByRole('status').getByText('Image uploaded successfully.')).toBeVisible();
  await page.getByLabel('Title').fill('Still open');
  const other = await context.newPage();
  await other.goto('/dashboard/add-blog');
  await other.waitForLoadState('networkidle');
  expect(await dealership.files()).toHaveLength(2);

  // The draft of the open form may be offered here, too, but each form keeps its own.
  await other.getByLabel('Title').fill('Another');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:blog:new')).length);
  await expect.poll(drafts).toBe(2);
});
