import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { blogFields, carFields } from '../support/factories.ts';
import { downloadBackup } from './backup-file.ts';
import { stamps, submitCar } from './car-form.ts';
import { answer, confirm, findAlert, findStatus, press } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { holdWrites, loseWrites } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const pictures = ['Cars/1_a b (ü).webp', 'Cars/2.webp'];
const volvo = carFields({ Model: 'XC60', Mileage: 18_400, Images: pictures });
const openPage = () => site.open('/dashboard/backup');

async function fill(): Promise<void> {
  await site.putPictures(...pictures, 'Hero/hero.webp');
  await site.put('Cars/volvo', volvo);
  await site.put('Cars/audi', carFields({ Name: 'Audi', Model: 'A6' }));
  await site.put('Blogs/news', blogFields({ title: 'News', mainImage: 'Hero/hero.webp' }));
}

const choose = (zip: File) => userEvent.upload(screen.getByLabelText('Backup (ZIP)'), zip);
const findRow = (name: RegExp) => screen.findByRole('row', { name });

async function openWithBackup(): Promise<File> {
  await fill();
  await openPage();
  return downloadBackup('3 documents and 3 pictures');
}

async function restoreVolvo(): Promise<void> {
  await userEvent.click(screen.getByLabelText('Choose Volvo XC60'));
  await confirm('Restore 1');
}

test('a damaged ZIP and other files are rejected, and nothing is written', async () => {
  const backup = Buffer.from(await (await openWithBackup()).arrayBuffer());
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
  const zip = await openWithBackup();
  await site.remove('Cars/volvo');
  site.bucket.files.delete('Cars/2.webp');
  site.intercept(loseWrites);
  await choose(zip);
  expect(await findRow(/Volvo XC60/)).toHaveTextContent('Missing, with 1 picture');
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

test('leaving during a restore asks, and No continues it', async () => {
  const zip = await openWithBackup();
  await site.remove('Cars/volvo');
  await choose(zip);
  await findRow(/Volvo XC60/);
  const open = holdWrites(site);
  await restoreVolvo();
  await screen.findByRole('progressbar');
  await userEvent.click(screen.getByRole('link', { name: 'Leads' }));
  expect(await screen.findByRole('dialog', { name: 'Stop this and leave?' })).toBeVisible();
  await answer('No');
  open();
  expect(await screen.findByText('The stored data matches this backup.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Leads' }));
  expect(await screen.findByRole('heading', { name: /^Leads/ })).toBeVisible();
});

test('a deleted document of an older tool is restored with the shown changes', async () => {
  const { Featured: _, ...old } = carFields({ Name: 'Saab', Model: '9-5', Mileage: '18.400 km', Seats: 5 });
  await site.put('Cars/saab', old);
  await openPage();
  const zip = await downloadBackup('1 documents and 0 pictures');
  await site.remove('Cars/saab');
  await choose(zip);
  await userEvent.click(await screen.findByLabelText('Choose Saab 9-5'));
  await confirm('Restore 1');
  const refused = await screen.findByRole('region', { name: 'Refused documents' });
  expect(refused).toHaveTextContent('1 document breaks a rule as it is in the backup.');
  const facts = textsOf(refused.querySelectorAll('dl > div'));
  expect(facts).toEqual(['Leave outSeats', 'AddFeatured: no', 'ChangeMileage: 18400']);
  expect(screen.queryByText(/^The server denied/)).toBeNull();
  expect(await site.read('Cars/saab')).toBeNull();
  await press('Restore 1 with these changes');
  expect(await screen.findByText('1 of 1 documents and pictures restored.')).toBeVisible();
  const { Seats: __, ...kept } = old;
  expect(await site.read('Cars/saab')).toEqual({ ...kept, Featured: false, Mileage: 18_400, ...stamps });
  expect(screen.queryByRole('region', { name: 'Refused documents' })).toBeNull();
});

test('pictures unused for 30 days are deleted after a question', async () => {
  await fill();
  await site.putPictures('Cars/left.webp', 'Labels/1_design.webp');
  await site.put('Settings/label', { picture: 'Labels/1_design.webp' });
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await site.put('RemovedPictures/old', { paths: ['Cars/left.webp'], updatedAt: longAgo });
  const in31Days = Date.now() + 31 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: in31Days });
  await openPage();
  await press('Check storage');
  expect(await screen.findByText(/^5 pictures, .* Unused for 30 days: 1 picture, .*$/)).toBeVisible();
  await confirm('Delete unused pictures');
  expect(await screen.findByText('1 picture deleted.')).toBeVisible();
  expect(await screen.findByText(/^4 pictures, .* No unused pictures\.$/)).toBeVisible();
  expect(site.bucket.paths()).toEqual([...pictures, 'Hero/hero.webp', 'Labels/1_design.webp']);
  expect(await site.list('RemovedPictures')).toEqual([]);
});

describe('a picture counts as unused from its removal, not from its upload:', () => {
  const days = (count: number) => count * 24 * 60 * 60 * 1000;
  const path = 'Cars/1_old.webp';

  async function putOldPicture(): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days(40) });
    await site.putPictures(path);
    vi.useRealTimers();
  }
  const removed = async () => (await site.list('RemovedPictures')).map(({ fields }) => fields);

  test('from a car', async () => {
    const kept = 'Cars/1_kept.webp';
    await site.putPictures(kept);
    await site.put('Cars/a', carFields({ Img: path, Images: [path, kept] }));
    await putOldPicture();
    await site.open('/dashboard/edit-car/a');
    await userEvent.click(await screen.findByLabelText('Remove picture 1'));
    await submitCar();
    expect(await findStatus('Car updated successfully!')).toBeVisible();
    expect(await site.read('Cars/a')).toMatchObject({ Img: kept, Images: [kept] });
    expect(await removed()).toEqual([{ ...stamps, paths: [path] }]);

    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [age, text] of [
      [0, /No unused pictures\.$/],
      [29, /No unused pictures\.$/],
      [31, /Unused for 30 days: 1 picture, .*$/],
    ] as const) {
      vi.setSystemTime(now + days(age));
      await openPage();
      await press('Check storage');
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  test('with a deleted article', async () => {
    await site.put('Blogs/a', blogFields({ mainImage: path }));
    await putOldPicture();
    await site.open('/dashboard/blogs');
    await confirm('Delete');
    expect(await findStatus('Blog deleted successfully.')).toBeVisible();
    expect(await site.read('Blogs/a')).toBeNull();
    expect(await removed()).toEqual([{ ...stamps, paths: [path] }]);
  });
});
