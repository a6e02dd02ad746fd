import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { blogFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { downloadBackup } from './backup-file.ts';
import { stamps } from './car-form.ts';
import { carFields } from './fields.ts';
import { answer, findAlert, press } from './form-actions.ts';
import { loseWrites } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const pictures = ['Cars/1_a b (ü).webp', 'Cars/2.webp'];
const volvo = carFields({ Model: 'XC60', Mileage: 18_400, Images: pictures });
const openPage = () => site.open('/dashboard/backup');

async function fill(): Promise<void> {
  const { buffer } = await webp('a.webp');
  for (const path of [...pictures, 'Hero/hero.webp']) site.bucket.put(path, buffer);
  await site.put('Cars/volvo', volvo);
  await site.put('Cars/audi', carFields({ Name: 'Audi', Model: 'A6' }));
  await site.put('Blogs/news', blogFields({ title: 'News', mainImage: 'Hero/hero.webp' }));
}

const choose = (zip: File) => userEvent.upload(screen.getByLabelText('Backup (ZIP)'), zip);
const findRow = (name: RegExp) => screen.findByRole('row', { name });

async function restoreVolvo(): Promise<void> {
  await userEvent.click(screen.getByLabelText('Choose Volvo XC60'));
  await press('Restore 1');
  await answer('Yes');
}

test('a damaged ZIP and other files are refused, and nothing is written', async () => {
  await fill();
  await openPage();
  const backup = Buffer.from(await (await downloadBackup('3 documents and 3 pictures')).arrayBuffer());
  await site.remove('Cars/volvo');
  // A stored file is unpacked in the ZIP.
  const damaged = Buffer.from(backup.toString('latin1').replace('Volvo', 'Valvo'), 'latin1');
  await choose(new File([damaged], 'damaged.zip'));
  expect(await findAlert('documents.ndjson is damaged. Nothing was changed.')).toBeVisible();
  await choose(new File(['Hello'], 'letter.zip'));
  expect(await findAlert('This is no ZIP file, or a damaged one. Nothing was changed.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await site.read('Cars/volvo')).toBeNull();
});

test('an interrupted restore says so, and running it again finishes', async () => {
  await fill();
  await openPage();
  const zip = await downloadBackup('3 documents and 3 pictures');
  await site.remove('Cars/volvo');
  site.bucket.files.delete('Cars/2.webp');
  site.intercept(loseWrites);
  await choose(zip);
  expect(await findRow(/Volvo XC60/)).toHaveTextContent('Missing: 1 picture');
  await restoreVolvo();
  expect(await findAlert(/^The connection was lost\. Only a part may be restored\./)).toBeVisible();
  expect(site.bucket.paths()).toContain('Cars/2.webp');
  expect(await site.read('Cars/volvo')).toBeNull();

  site.intercept(null);
  await choose(zip);
  expect(await findRow(/Volvo XC60/)).toHaveTextContent(/Missing$/);
  await restoreVolvo();
  expect(await screen.findByText('The stored data matches this backup.')).toBeVisible();
  expect(await site.read('Cars/volvo')).toEqual({ ...volvo, ...stamps });
});

test('pictures that nothing has used for 30 days are deleted after asking', async () => {
  await fill();
  for (const path of ['Cars/left.webp', 'Labels/1_design.webp'])
    site.bucket.put(path, (await webp('left.webp')).buffer);
  await site.put('Settings/label', { picture: 'Labels/1_design.webp' });
  const in31Days = Date.now() + 31 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: in31Days });
  await openPage();
  await press('Check storage');
  expect(await screen.findByText(/^5 pictures, .* Unused for 30 days: 1 picture, .*$/)).toBeVisible();
  await press('Delete unused pictures');
  await answer('Yes');
  expect(await screen.findByText('1 picture deleted.')).toBeVisible();
  expect(await screen.findByText(/^4 pictures, .* No unused pictures\.$/)).toBeVisible();
  expect(site.bucket.paths()).toEqual([...pictures, 'Hero/hero.webp', 'Labels/1_design.webp']);
});
