import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEmptyFolder } from '../support/emptyFolder.ts';
import { carFields } from '../support/factories.ts';
import { downloadBackup } from './backup-file.ts';
import { confirm, press } from './form-actions.ts';
import { deleteWithPictures } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

/** A collection that only the registry and the rules know. */
vi.mock('../../src/model/collections.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/model/collections.ts')>();
  const tyres = {
    label: 'Set of tyres',
    titleFields: ['Brand', 'Size'],
    pictures: { 'Views.*.Picture': 'path' },
    listedBy: 'staff',
    isRestored: true,
    cacheKey: 'tyres',
    builtAs: 'tyres',
    alsoChanges: { collection: 'Cars', fields: ['Tyred'] },
  };
  return { ...original, collections: { ...original.collections, Tyres: tyres } };
});
vi.mock('../support/firestore-config.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../support/firestore-config.ts')>();
  const start = 'match /Cars/{car} {';
  const added = `match /Tyres/{tyres} { allow read, write: if isStaff(); }\n${start}`;
  return { ...original, firestoreRules: original.firestoreRules.replace(start, added) };
});

const site = startStaffSite();
const picture = 'Cars/1_tyre.webp';
const tyres = { Brand: 'Pirelli', Size: 18, Views: { front: { Picture: picture } } };

beforeEach(async () => {
  await site.putPictures(picture);
  await site.put('Tyres/volvo', tyres);
  await site.put('Cars/volvo', carFields({ Model: 'XC60', Images: [] }));
});

test('it is in a backup, and restored together with its car', async () => {
  await site.open('/dashboard/backup');
  const zip = await downloadBackup('2 documents and 1 picture');
  const choose = () => userEvent.upload(screen.getByLabelText('Backup (ZIP)'), zip);

  await site.put('Tyres/volvo', { ...tyres, Brand: 'Continental' });
  site.bucket.files.delete(picture);
  await choose();
  const row = await screen.findByRole('row', { name: /Volvo XC60/ });
  expect(row).toHaveTextContent('Different: set of tyres; 1 picture');
  await userEvent.click(screen.getByLabelText('Choose Volvo XC60'));
  const { cached, peekCached } = await import('../../src/data/rest/cache.ts');
  await cached('tyres/volvo', async () => 'before');
  await confirm('Restore 1');
  expect(await screen.findByText('The stored data matches this backup.')).toBeVisible();
  expect(await site.read('Tyres/volvo')).toMatchObject(tyres);
  expect(site.bucket.paths()).toEqual([picture]);
  expect(peekCached('tyres/volvo')).toBeNull();
});

test('its pictures count as used in the storage check and when a car is deleted', async () => {
  await site.put('Cars/audi', carFields({ Name: 'Audi', Model: 'A6', Img: picture, Images: [picture] }));
  await site.open('/dashboard/cars');
  await deleteWithPictures('Audi A6');
  expect(site.bucket.paths()).toEqual([picture]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  await site.open('/dashboard/backup');
  await press('Check storage');
  expect(await screen.findByText(/^1 picture, .* No unused pictures\.$/)).toBeVisible();
});

test('it is left without its car, and deleted with its pictures', async () => {
  await site.remove('Cars/volvo');
  await site.open('/dashboard/backup');
  await press('Check storage');
  expect(await screen.findByText(/No unused pictures/)).toBeVisible();
  expect(await screen.findByText('Set of tyres volvo')).toBeInTheDocument();
  await confirm('Delete documents without their car');
  expect(await screen.findByText('1 document deleted.')).toBeVisible();
  expect(await site.read('Tyres/volvo')).toBeNull();
  await waitFor(() => expect(site.bucket.paths()).toEqual([]));
});

test('it is in the report of a build', async () => {
  const { writeBuildReport } = await import('../../scripts/build/host/buildReport.ts');
  const { noDocuments } = await import('../../scripts/build/prerender/documents.ts');
  const { findDifferences } = await import('../../src/model/publishing.ts');
  const folder = createEmptyFolder();
  const updatedAt = new Date('2026-11-01T10:00:00Z');
  const documents = { ...noDocuments, tyres: [{ id: 'volvo', fields: { ...tyres, updatedAt } }] };
  await writeBuildReport(folder, updatedAt, documents, {} as never);
  const report = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  expect(report.tyres).toEqual({ volvo: { version: updatedAt.getTime(), title: 'Pirelli 18' } });
  expect(findDifferences('tyres' as never, report, [])).toMatchObject([
    { title: 'Pirelli 18', change: 'deleted' },
  ]);
});
