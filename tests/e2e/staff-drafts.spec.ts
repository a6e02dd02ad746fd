import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { phonePhoto } from './phone-pictures.ts';
import { webp } from './pictures.ts';
import { changeAccount, countDraftFiles, createAccount, openAsStaff } from './staff.ts';

const addCar = '/dashboard/add-car';
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const offer = (page: Page) => page.getByRole('region', { name: 'Unfinished draft' });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore draft' });
const isDrafted = (page: Page) => expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
const leaveWithoutAsking = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

test('links and Back ask before leaving unsaved changes, and only then', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByLabel('Model').fill('Half');
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(question(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(page.getByLabel('Model')).toHaveValue('Half');
  await page.goBack();
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(addCar);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out without saving?' })
    .getByRole('button', { name: 'No' })
    .click();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the browser asks on reload and closing while changes are unsaved', async ({ page, dealership }) => {
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

test('a draft is offered with its car, time and pictures, and deleted by the save', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  leaveWithoutAsking(page);
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('A1');
  await page.getByLabel('Price').fill('5000');
  await page.getByLabel('Exterior').fill('Red');
  await page.getByLabel('Images').setInputFiles([await webp('a.webp'), await webp('b.webp')]);
  await expect(page.getByRole('img')).toHaveCount(2);
  await isDrafted(page);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(offer(page)).toContainText(/: Audi A1, \d{1,2} \w+ \d{4}, \d\d:\d\d, 2 pictures/);
  await restore(page).click();
  await expect(page.getByLabel('Name')).toHaveValue('Audi');
  await expect(page.getByLabel('Price')).toHaveValue('5,000 EGP');
  await expect(page.getByLabel('Exterior')).toHaveValue('Red');
  await expect(page.getByRole('img')).toHaveCount(2);
  await page.getByLabel('Production Year').fill('2020');
  await page.getByLabel('Condition').selectOption('Used');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard/cars');
  const [car] = await dealership.list('Cars');
  expect(car?.fields).toMatchObject({ Name: 'Audi', Exterior: ['Red'] });
  expect(car?.fields.Images).toHaveLength(2);

  await page.goto(addCar);
  await expect(page.getByLabel('Model')).toBeVisible();
  await expect(restore(page)).toHaveCount(0);
});

test('text typed right before a reload is in the draft', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  leaveWithoutAsking(page);
  await page.getByLabel('Model').fill('Last moment');
  await page.reload();
  await restore(page).click();
  await expect(page.getByLabel('Model')).toHaveValue('Last moment');
});

test('a draft of an edit keeps others’ later changes and can be discarded', async ({ page, dealership }) => {
  const images = { Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] };
  await dealership.putFile('Cars/1_a.webp', (await webp('a.webp')).buffer);
  await dealership.put('Cars/a', carFields({ Model: 'Before', ...images }));
  await openAsStaff(page, '/dashboard/edit-car/a');
  leaveWithoutAsking(page);
  await page.getByLabel('Description').fill('Drafted');
  await page.reload();
  await dealership.put('Cars/a', carFields({ Model: 'Meanwhile', ...images }));
  await page.reload();
  await restore(page).click();
  await expect(page.getByLabel('Description')).toHaveValue('Drafted');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').getByText('Car updated successfully!')).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({ Model: 'Meanwhile', Description: 'Drafted' });

  await page.goto('/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('Never');
  await isDrafted(page);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByLabel('Model')).toHaveValue('Meanwhile');
  await expect(restore(page)).toHaveCount(0);
});

test('a device that cannot store a draft shows a warning, also before leaving', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await openAsStaff(page, addCar);
  await page.getByLabel('Name').fill('Audi');
  await expect(page.getByText('This device cannot keep a draft')).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(question(page)).toContainText('will be lost');
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard/cars');
});

test('a draft is stored even if local storage is broken', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  leaveWithoutAsking(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Model').fill('Kept');
  await isDrafted(page);
  await page.reload();
  await restore(page).click();
  await expect(page.getByLabel('Model')).toHaveValue('Kept');
});

test('pictures of a draft that are missing on the device are named', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  leaveWithoutAsking(page);
  await page.getByLabel('Model').fill('Half');
  await page.getByLabel('Images').setInputFiles([await webp('front.webp'), await webp('back.webp')]);
  await expect(page.getByRole('img')).toHaveCount(2);
  await isDrafted(page);
  await expect.poll(() => countDraftFiles(page)).toBe(2);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('staff-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('files', 'readwrite');
          const cursor = transaction.objectStore('files').openCursor();
          cursor.onsuccess = () => {
            if (cursor.result?.value.name === 'front.webp') cursor.result.delete();
            else cursor.result?.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await restore(page).click();
  await expect(page.getByRole('alert').getByText('front.webp')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(1);
  await expect(page.getByLabel('Model')).toHaveValue('Half');
});

test('a draft belongs to the account that typed it, and expires after 30 days', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await openAsStaff(page, addCar);
  leaveWithoutAsking(page);
  await page.getByLabel('Model').fill('Mine');
  await isDrafted(page);
  await page.reload();
  await expect(offer(page)).toBeVisible();

  const other = await createAccount('colleague');
  await page.evaluate(() => localStorage.clear());
  const second = await page.context().newPage();
  await openAsStaff(second, addCar, other);
  await expect(second.getByLabel('Model')).toBeVisible();
  await expect(offer(second)).toHaveCount(0);
  await second.close();

  await page.evaluate(() => sessionStorage.clear());
  await page.clock.setSystemTime(new Date('2026-04-05T10:00:00Z'));
  await openAsStaff(page, addCar);
  await expect(page.getByLabel('Model')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('an article keeps its new pictures when the session ends', async ({ page, dealership }) => {
  const account = await createAccount('writer');
  await openAsStaff(page, '/dashboard/add-blog', account);
  await page.getByLabel('Title').fill('Long read');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(await webp('inline.webp'));
  await expect(page.getByLabel('Content').getByRole('img', { name: 'inline' })).toBeVisible();
  await isDrafted(page);
  await changeAccount(account.localId, { disableUser: true });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await changeAccount(account.localId, { disableUser: false });
  await page.evaluate(() => sessionStorage.clear());
  await openAsStaff(page, '/dashboard/add-blog', account);
  await restore(page).click();
  await expect(page.getByLabel('Content').getByRole('img', { name: 'inline' })).toBeVisible();
  expect(await dealership.files()).toContainEqual(expect.stringMatching(/^Blogs\/.+_inline\.webp$/));
});

test('pictures not converted yet are in the draft and count as unsaved changes', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  leaveWithoutAsking(page);
  await page.getByLabel('Images').setInputFiles(await phonePhoto('yard.jpg', 1500, 1000));
  await expect(page.getByRole('alert').getByText('yard.jpg is not a .webp file.')).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(question(page)).toContainText('1 picture is not added yet');
  await question(page).getByRole('button', { name: 'No' }).click();
  await isDrafted(page);
  await page.reload();
  await expect(offer(page)).toContainText('1 picture');
  await restore(page).click();
  await expect(page.getByRole('alert').getByText('yard.jpg is not a .webp file.')).toBeVisible();
});
