import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dealership } from './dealership.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { runCommand } from './run-command.ts';

const documents = ['Cars/volvo', 'Cars/sold', 'Blogs/news', 'Reviews/a', 'Reviews/old', 'HiddenReviews/b'];
const review = { Name: 'Mona', Message: 'Good', Rating: 5, createdAt: new Date('2026-01-02T03:04:05Z') };

async function fill(dealership: Dealership): Promise<void> {
  await dealership.putFile('Cars/1_a b (ü).webp', (await webp('a.webp')).buffer);
  await dealership.put('Cars/volvo', carFields({ Mileage: 18400, Images: ['Cars/1_a b (ü).webp'] }));
  const soldAt = new Date('2026-03-01T10:00:00Z');
  await dealership.put('Cars/sold', carFields({ Status: 'sold', Hidden: true, SoldAt: soldAt }));
  await dealership.put(
    'Blogs/news',
    blogFields({ mainImage: 'Blogs/1_news.webp', Translations: { de: { title: 'Neues' } } }),
  );
  await dealership.put('Reviews/a', review);
  await dealership.put('Reviews/old', { Name: 'Omar', Message: '', Rating: 4 });
  await dealership.put('HiddenReviews/b', review);
}

/** All stored documents without the fields the server sets. */
async function contentOf(dealership: Dealership) {
  const read = async (path: string) => {
    const { updatedAt: _at, updatedBy: _by, SoldAt: _sold, ...fields } = (await dealership.read(path)) ?? {};
    return [path, fields];
  };
  const files = (await dealership.files()).map(async (name) => [name, await dealership.readFile(name)]);
  return [await Promise.all(documents.map(read)), await Promise.all(files)];
}

test('a backup restores deleted documents and files byte for byte; a damaged one is refused', async ({
  dealership,
}, testInfo) => {
  test.slow();
  const folder = testInfo.outputPath('backup');
  await fill(dealership);
  const before = await contentOf(dealership);
  const backup = await runCommand(dealership, 'backup', [folder]);
  expect(backup.output).toContain(`Backed up 6 documents and 2 files into ${folder}.`);
  expect(backup.code).toBe(0);

  for (const path of documents) await dealership.remove(path);
  await dealership.removeFile('Cars/1_a b (ü).webp');
  const refused = await runCommand(dealership, 'restore', [folder], 'no\n');
  expect(refused.output).toContain('missing    Cars/volvo');
  expect(refused.output).toContain('Nothing was written.');
  expect(await dealership.list('Cars')).toEqual([]);

  const one = await runCommand(dealership, 'restore', [folder, 'Cars/sold'], 'yes\n');
  expect(one.output).toContain('1 restored, 0 failed.');
  expect(await dealership.list('Blogs')).toEqual([]);
  const rest = await runCommand(dealership, 'restore', [folder], 'yes\n');
  expect(rest.output).toContain('6 restored, 0 failed.');
  expect(rest.code).toBe(0);
  expect(await contentOf(dealership)).toEqual(before);
  expect(await dealership.read('Cars/sold')).toMatchObject({ SoldAt: expect.any(Date) });
  const volvo = await dealership.read('Cars/volvo');
  await dealership.put('Cars/volvo', { ...volvo, Price: '1 EGP', Images: [] });
  const changed = await runCommand(dealership, 'restore', [folder], 'yes\n');
  expect(changed.output).toMatch(/different {2}Cars\/volvo \((Price, Images|Images, Price)\)/);
  expect(changed.output).toContain('7 documents and files are the same.');
  expect(await contentOf(dealership)).toEqual(before);

  await dealership.remove('Cars/volvo');
  await appendFile(join(folder, 'documents.ndjson'), '\n');
  const damaged = await runCommand(dealership, 'restore', [folder], 'yes\n');
  expect(damaged.output).toContain('documents.ndjson is damaged');
  expect(damaged.code).toBe(1);
  expect(await dealership.read('Cars/volvo')).toBeNull();
});
