import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { expect, test } from './fixtures.ts';
import { backend, openAsStaff, stamps } from './staff.ts';

// Damaged files, interrupted restores and unused pictures: tests/component/staff-backup.test.tsx.

async function fill(dealership: Dealership) {
  const picture = (await webp('a.webp')).buffer;
  await dealership.putFile('Cars/1_a b (ü).webp', picture);
  const car = carFields({ Name: 'Volvo', Model: 'XC60', Mileage: 18400, Images: ['Cars/1_a b (ü).webp'] });
  await dealership.put('Cars/volvo', car);
  await dealership.put('Cars/audi', carFields({ Name: 'Audi', Model: 'A6', Price: '1,000 EGP' }));
  return { car, picture };
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The picker is the browser's own dialog; the file is a real one. */
const streamToDisk = (page: Page) =>
  page.addInitScript(() => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('backup.zip', { create: true });
    Object.assign(window, { showSaveFilePicker: choose });
  });

const savedBytes = (page: Page) =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle('backup.zip')).getFile()).size;
  });

/** As browsers do that can't stream to the disk. */
async function downloadZip(page: Page): Promise<string> {
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  return (await download).path();
}

test('a backup streams to the disk unless its connection breaks, and restores a deleted car', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  test.slow();
  const { car, picture } = await fill(dealership);
  await streamToDisk(page);
  await openAsStaff(page, '/dashboard');
  await page.getByRole('link', { name: 'No backup has been made yet' }).click();
  await page.route(backend.storage, (route) =>
    route.request().url().includes('alt=media') ? route.abort('connectionreset') : route.fallback(),
  );
  await page.getByRole('button', { name: 'Download backup' }).click();
  await expect(
    page.getByText('The connection was lost. No backup was saved. Please try again.'),
  ).toBeVisible();
  expect(await savedBytes(page)).toBe(0);
  expect(await dealership.read('Settings/backup')).toBeNull();
  await consoleMessages.expectAll(/ERR_CONNECTION_RESET/);

  await page.unroute(backend.storage);
  const made = page.getByText('Backup made: 2 documents and 2 pictures.');
  await page.getByRole('button', { name: 'Download backup' }).click();
  await expect(made).toBeVisible();
  expect(await savedBytes(page)).toBeGreaterThan(1000);
  await expect(page.getByText(/Last backup: .* by staff@/)).toBeVisible();
  expect(await dealership.read('Settings/backup')).toEqual(stamps);

  const zip = await downloadZip(page);
  await dealership.remove('Cars/volvo');
  await dealership.removeFile('Cars/1_a b (ü).webp');
  const changed = carFields({ Name: 'Audi', Model: 'A6', Price: '2 EGP' });
  await dealership.put('Cars/audi', changed);
  await page.getByLabel('Backup (ZIP)').setInputFiles(zip);
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Volvo XC60')).toContainText('Missing, with 1 picture');
  await expect(row('Audi A6')).toContainText('Different: Price');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Choose Volvo XC60').check();
  await page.getByRole('button', { name: 'Restore 1' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('1 of 2 are missing or different.')).toBeVisible();

  expect(await dealership.read('Cars/volvo')).toEqual({ ...car, ...stamps });
  expect(await dealership.read('Cars/audi')).toEqual(changed);
  expect(sha256(await dealership.readFile('Cars/1_a b (ü).webp'))).toBe(sha256(Buffer.from(picture)));
});
