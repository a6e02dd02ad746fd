import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp } from '../../scripts/backup/back-up.ts';
import { reportOrphans } from '../../scripts/backup/report-orphans.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { type Command, runCommand } from '../../scripts/backup/terminal.ts';
import { localEnvironment } from '../../scripts/local/local-environment.ts';
import { developmentPorts } from '../../scripts/local/ports.ts';
import { finance } from '../../seed/finance.ts';
import { findStoragePaths } from '../../src/model/image/storagePaths.ts';
import { openDocuments } from '../support/documents.ts';
import { createEmptyFolder } from '../support/emptyFolder.ts';
import { blogFields, carFields, sampleCar } from '../support/factories.ts';
import { firestoreIndexes, firestoreRules } from '../support/firestore-config.ts';
import { webp } from '../support/pictures.ts';
import { createTestBucket } from '../support/storage.ts';
import { account, createToken } from '../support/test-account.ts';
import { type Fields, Raw, type StoredFields } from '../support/wire.ts';

/** The commands `backup`, `restore` and `orphans`, over a Firestore with the site's rules and a bucket in memory. */
const environment = localEnvironment(developmentPorts);
const { VITE_AUTH_EMULATOR: authHost, VITE_FIREBASE_PROJECT_ID: projectId = '' } = environment;

let firestore = createFirestore();
let bucket = createTestBucket('');
let folder = '';

beforeEach(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('STAFF_EMAIL', account.email);
  vi.stubEnv('STAFF_PASSWORD', 'password');
  firestore = createFirestore({ rules: firestoreRules, indexes: firestoreIndexes });
  bucket = createTestBucket(environment.VITE_STORAGE_EMULATOR ?? '');
  vi.stubGlobal('fetch', fetchInMemory);
  folder = join(createEmptyFolder(), 'backup');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function fetchInMemory(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', headers, body } = init;
  const request = { url, method, body: null, content: body, pass: () => Promise.reject(new Error()) };
  const response =
    (await bucket.answer(request)) ??
    (url.startsWith(`http://${authHost}/`)
      ? Response.json({ idToken: createToken(), localId: account.uid })
      : await firestore.fetch(url, {
          method,
          ...(headers && { headers }),
          ...(body && { body: String(body) }),
        }));
  return Object.defineProperty(response, 'url', { value: url });
}

const { put, remove, read } = openDocuments(projectId, (path, init) => firestore.fetch(path, init));

/** @param answers the texts typed into the command; the last one again */
async function run(command: Command, args: readonly string[], ...answers: readonly string[]) {
  const printed: string[] = [];
  let asked = 0;
  const print = (text: string) => void printed.push(text);
  const ask = async (question: string) => {
    print(question);
    asked += 1;
    return answers[asked - 1] ?? answers.at(-1) ?? '';
  };
  const code = await runCommand(command, args, { print, printError: print, ask });
  return { code, output: printed.join('\n') };
}

const documents = ['Cars/volvo', 'Cars/sold', 'Blogs/news', 'Reviews/a', 'Reviews/old', 'HiddenReviews/b'];
const picture = 'Cars/1_a b (ü).webp';
/** Ends with every byte, and a line end that a text would lose. */
const content = Uint8Array.from([
  ...(await webp('a.webp')).buffer,
  ...Array.from({ length: 256 }, (_, byte) => byte),
  ...[13, 10],
]);

const report = {
  ...{ Inspector: 'Karim Adel', Place: 'Bremerhaven', Date: '2026-11-20', Odometer: 41_200 },
  ...{ Points: {}, Tread: {}, Paint: {}, Flaws: [] },
};

async function fill(): Promise<void> {
  const review = { Name: 'Mona', Message: 'Good', Rating: 5, createdAt: new Date('2026-01-02T03:04:05Z') };
  const soldAt = new Date('2026-03-01T10:00:00Z');
  bucket.put(picture, content);
  bucket.put('Hero/hero.webp', content.slice(0, -1));
  await put('Cars/volvo', carFields({ Mileage: 18400, Images: [picture] }));
  await put('Cars/sold', carFields({ Status: 'sold', Hidden: true, SoldAt: soldAt }));
  const translations = { de: { title: 'Neues' } };
  await put('Blogs/news', blogFields({ mainImage: 'Blogs/1_news.webp', Translations: translations }));
  await put('Reviews/a', review);
  await put('Reviews/old', { Name: 'Omar', Message: '', Rating: 4 });
  await put('HiddenReviews/b', review);
}

/** Without the fields that the server sets. */
function withoutAudit(fields: StoredFields | null): StoredFields {
  const { updatedAt: _at, updatedBy: _by, SoldAt: _sold, ...others } = fields ?? {};
  return others;
}

/** All stored documents without the fields the server sets, and all files. */
async function contentOfAll() {
  const stored = await Promise.all(documents.map(async (path) => [path, withoutAudit(await read(path))]));
  const files = await Promise.all(
    bucket.paths().map(async (path) => {
      const { content, metadata } = bucket.files.get(path) ?? { content: new Blob(), metadata: {} };
      return [path, metadata.contentType, Buffer.from(await content.arrayBuffer()).toString('hex')];
    }),
  );
  return [stored, files];
}

test('a backup restores deleted documents and files byte for byte', async () => {
  await fill();
  const before = await contentOfAll();
  const backup = await run(backUp, [folder]);
  expect(backup.output).toContain(`Backed up 6 documents and 2 files into ${folder}.`);
  expect(backup.code).toBe(0);
  expect(await read('Settings/backup')).toEqual({ updatedAt: expect.any(Date), updatedBy: account.uid });

  for (const path of documents) await remove(path);
  bucket.files.delete(picture);
  const refused = await run(restoreBackup, [folder], 'no');
  expect(refused.output).toContain('missing    Cars/volvo');
  expect(refused.output).toContain(`missing    ${picture}`);
  expect(refused.output).toMatch(/Write these 7 back\? Type yes: \nNothing was written\.$/);
  expect(refused.code).toBe(1);
  expect(await read('Cars/volvo')).toBeNull();

  const one = await run(restoreBackup, [folder, 'Cars/sold'], 'yes');
  expect(one.output).toContain('restored Cars/sold\n\n1 restored, 0 failed.');
  expect(await read('Cars/sold')).not.toBeNull();
  expect(await read('Blogs/news')).toBeNull();
  const unknown = await run(restoreBackup, [folder, 'Cars/sold', 'Cars/volvo'], 'yes');
  expect(unknown).toEqual({ code: 1, output: 'Not in the backup, or the same as stored: Cars/sold' });

  const rest = await run(restoreBackup, [folder], ' YES ');
  expect(rest.output).toContain('6 restored, 0 failed.');
  expect(rest.code).toBe(0);
  expect(await contentOfAll()).toEqual(before);
  expect(await read('Cars/sold')).toMatchObject({ SoldAt: expect.any(Date), updatedBy: account.uid });
});

const design = 'Labels/1_design.webp';

test.each<[path: string, fields: StoredFields, ...files: string[]]>([
  ['Settings/finance', finance],
  ['Settings/label', { picture: design }, design],
])('a backup restores %s and the picture that it names', async (path, fields, ...files) => {
  for (const file of files) bucket.put(file, content);
  await put(path, fields);
  await run(backUp, [folder]);
  await remove(path);
  for (const file of files) bucket.files.delete(file);
  const { output } = await run(restoreBackup, [folder], 'yes');
  expect(output).toContain(`${1 + files.length} restored, 0 failed.`);
  expect(await read(path)).toMatchObject(fields);
  expect(bucket.paths()).toEqual(files);
});

describe('a backup of ten cars with a picture each', () => {
  const cars = Array.from({ length: 10 }, (_, number) => `Cars/${number}`);
  const downloads = () => asked.filter((url) => url.endsWith('?alt=media'));
  const asked: string[] = [];
  let signIns = 0;
  /** Throws to break a request. */
  let disturb: (url: string) => void = () => {};

  beforeEach(async () => {
    asked.length = 0;
    signIns = 0;
    disturb = () => {};
    for (const car of cars) {
      bucket.put(`${car}.webp`, content);
      await put(car, carFields({ Images: [`${car}.webp`] }));
    }
    vi.stubGlobal('setTimeout', (run: () => void) => void queueMicrotask(run));
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url.includes('accounts:signIn')) signIns += 1;
      asked.push(url);
      disturb(url);
      return fetchInMemory(url, init);
    });
  });

  const never = Number.POSITIVE_INFINITY;
  /** Breaks the connection at a request, counted from now. */
  const breakAt = (request: number) => {
    asked.length = 0;
    disturb = () => {
      if (asked.length >= request) throw new TypeError('fetch failed');
    };
  };
  /** Of the requests so far. */
  const fourPoints = () => [0, 0.3, 0.6, 0.9].map((part) => 1 + Math.floor(part * asked.length));

  const backUpTen = async () => {
    const { code, output } = await run(backUp, [folder]);
    expect(output).toContain(`Backed up 10 documents and 10 files into ${folder}.`);
    expect(code).toBe(0);
  };

  test('tries again when the connection or the server fails', async () => {
    const failed = new Set<string>();
    disturb = (url) => {
      if (!url.includes('.webp') || failed.has(url)) return;
      failed.add(url);
      throw new TypeError('fetch failed');
    };
    await backUpTen();
    expect(failed.size).toBe(20);
  });

  test('continues an interrupted one, and fetches no file twice', async () => {
    disturb = (url) => {
      if (url.endsWith('5.webp?alt=media')) throw new TypeError('fetch failed');
    };
    expect(await run(backUp, [folder])).toMatchObject({ code: 1 });
    await writeFile(join(folder, 'files/Cars/3.webp'), content.slice(0, 100));
    disturb = () => {};
    asked.length = 0;
    await backUpTen();
    expect(downloads().map((url) => url.match(/\d(?=\.webp)/)?.[0])).toEqual(['3', '5', '6', '7', '8', '9']);
    for (const path of bucket.paths()) bucket.files.delete(path);
    expect((await run(restoreBackup, [folder], 'yes')).output).toContain('10 restored, 0 failed.');
  });

  test('signs in again before its token ends', async () => {
    const clock = vi.spyOn(Date, 'now');
    disturb = (url) => {
      if (url.endsWith('5.webp?alt=media')) clock.mockReturnValue(Date.now() + 50 * 60_000);
    };
    await backUpTen();
    clock.mockRestore();
    expect(signIns).toBeGreaterThan(1);
  });

  test('is incomplete if the connection breaks before its end', async () => {
    await backUpTen();
    for (const point of fourPoints()) {
      breakAt(point);
      const partial = `${folder}-${point}`;
      expect((await run(backUp, [partial])).code, `request ${point}`).toBe(1);
      breakAt(never);
      const { output } = await run(restoreBackup, [partial]);
      expect(output, `request ${point}`).toContain('This is not a complete backup');
    }
  });

  test('is restored by another command if the connection breaks', async () => {
    await backUpTen();
    const before = (await Promise.all(cars.map(read))).map(withoutAudit);
    const clear = async () => {
      for (const car of cars) await remove(car);
      bucket.files.clear();
      asked.length = 0;
    };
    await clear();
    await run(restoreBackup, [folder], 'yes');
    for (const point of fourPoints()) {
      await clear();
      breakAt(point);
      expect((await run(restoreBackup, [folder], 'yes')).code, `request ${point}`).toBe(1);
      const stored = await Promise.all(cars.map(read));
      for (const path of findStoragePaths({ stored })) expect(bucket.paths()).toContain(path);
      const missing = 20 - bucket.paths().length - stored.filter(Boolean).length;
      breakAt(never);
      const { output } = await run(restoreBackup, [folder], 'yes');
      expect(output, `request ${point}`).toContain(`${missing} restored, 0 failed.`);
      expect(await Promise.all(cars.map(read))).toMatchObject(before);
      expect(bucket.paths()).toEqual(cars.map((car) => `${car}.webp`));
    }
  });
});

test('a restore writes back changed documents, and nothing if all are the same', async () => {
  await fill();
  const before = await contentOfAll();
  await run(backUp, [folder]);
  await put('Cars/volvo', { ...(await read('Cars/volvo')), Price: '1 EGP', Images: [] });
  bucket.put(picture, content.slice(0, -2));
  const changed = await run(restoreBackup, [folder], 'yes');
  expect(changed.output).toMatch(/different {2}Cars\/volvo \((Price, Images|Images, Price)\)/);
  expect(changed.output).toContain(`different  ${picture}`);
  expect(changed.output).toContain('6 documents and files are the same.');
  expect(await contentOfAll()).toEqual(before);
  const again = await run(restoreBackup, [folder]);
  expect(again).toEqual({ code: 0, output: '\n8 documents and files are the same.' });
});

test('a car and its report are restored together', async () => {
  await put('Cars/volvo', carFields({ Inspected: '2026-11-20 1 0 0' }));
  await put('Inspections/volvo', { ...report, Points: { bonnet: 'good' } });
  await put('Cars/audi', carFields({ Name: 'Audi' }));
  await run(backUp, [folder]);
  await put('Cars/volvo', carFields({ Inspected: '2026-11-20 0 0 1', Price: '1 EGP' }));
  await put('Inspections/volvo', { ...report, Points: { bonnet: 'fault' } });
  const { output } = await run(restoreBackup, [folder, 'Cars/volvo'], 'yes');
  expect(output).toContain('restored Cars/volvo\nrestored Inspections/volvo\n\n2 restored, 0 failed.');
  expect(await read('Cars/volvo')).toMatchObject({ Inspected: '2026-11-20 1 0 0' });
  expect(await read('Inspections/volvo')).toMatchObject({ Points: { bonnet: 'good' } });

  // A report that was made since stays, and its car still names it.
  await put('Inspections/audi', report);
  await put('Cars/audi', carFields({ Name: 'Audi', Inspected: '2026-11-20 0 0 0', Price: '1 EGP' }));
  expect((await run(restoreBackup, [folder], 'yes')).output).toContain('1 restored, 0 failed.');
  expect(await read('Cars/audi')).toMatchObject({ Inspected: '2026-11-20 0 0 0', Price: sampleCar.Price });
});

test('a review that was hidden or shown since the backup stays so', async () => {
  await fill();
  await run(backUp, [folder]);
  const [shown, hidden] = [await read('Reviews/a'), await read('HiddenReviews/b')];
  await remove('Reviews/a');
  await put('HiddenReviews/a', shown ?? {});
  await remove('HiddenReviews/b');
  await put('Reviews/b', { ...hidden, Message: 'Changed.' });
  const { output } = await run(restoreBackup, [folder], 'yes');
  expect(output).toContain('different  Reviews/b (Message)\n');
  expect(output).toContain('\n1 restored, 0 failed.');
  expect(await read('Reviews/a')).toBeNull();
  expect(await read('HiddenReviews/b')).toBeNull();
  expect(await read('Reviews/b')).toMatchObject({ Message: 'Good' });
});

test('articles of another project name their pictures in the bucket they are restored into', async () => {
  const encoded = encodeURIComponent(picture);
  const old = 'https://firebasestorage.googleapis.com/v0/b/old.appspot.com/o';
  const other = `${old}/Blogs%2F9_not-in-the-backup.webp?alt=media`;
  const bodyOf = (url: string) => `<p><img src="${url}" alt="&amp;"><img src="${other}"></p>`;
  await put('Blogs/news', {
    ...blogFields({
      mainImage: `${old}/${encoded}?alt=media&token=1-2`,
      content: bodyOf(`${old}/${encoded}`),
    }),
    Translations: { de: { content: bodyOf(`${old}/${encoded}?alt=media&amp;token=1-2`) } },
  });
  bucket.put(picture, content);
  await run(backUp, [folder]);
  const index = join(folder, 'backup.json');
  await writeFile(index, (await readFile(index, 'utf8')).replace(projectId, 'old'));
  await remove('Blogs/news');
  await run(restoreBackup, [folder], 'yes');
  const url = `http://${environment.VITE_STORAGE_EMULATOR}/v0/b/${environment.VITE_FIREBASE_STORAGE_BUCKET}/o/${encoded}?alt=media`;
  expect(await read('Blogs/news')).toMatchObject({
    ...{ mainImage: url, content: bodyOf(url), Translations: { de: { content: bodyOf(url) } } },
  });
  expect((await run(restoreBackup, [folder])).output).toBe('\n2 documents and files are the same.');
});

test('a restore continues after a document that the rules deny', async () => {
  await fill();
  await put('Reviews/old', { Name: 'Omar', Message: '', Rating: 9 });
  await run(backUp, [folder]);
  for (const path of documents) await remove(path);
  const { code, output } = await run(restoreBackup, [folder], 'yes', 'no');
  expect(output).toMatch(/could not restore Reviews\/old: .* answered 403/);
  expect(output).toContain('5 restored, 1 failed.');
  expect(code).toBe(1);
  expect(await read('HiddenReviews/b')).not.toBeNull();
});

test('a file that is not a picture is not restored, whatever its name and type say', async () => {
  await fill();
  bucket.put('Cars/3_page.webp', new TextEncoder().encode('<script>alert(1)</script>'));
  await run(backUp, [folder]);
  bucket.files.clear();
  const { code, output } = await run(restoreBackup, [folder], 'yes');
  expect(output).toContain('could not restore Cars/3_page.webp: Cars/3_page.webp is no WebP picture');
  expect(output).toContain('2 restored, 1 failed.');
  expect(code).toBe(1);
  expect(bucket.paths()).toEqual([picture, 'Hero/hero.webp']);
});

const bareCar = { Name: 'Saab', Model: '9-5', Price: 1250000, Production_Year: 2009, Condition: 'Used' };
const oldDocuments: readonly [name: string, path: string, stored: Fields, restored: object][] = [
  [
    'without texts, lists and flags, with a foreign field',
    'Cars/a',
    { ...bareCar, Foo: 1 },
    {
      ...{ ...bareCar, Price: '1,250,000 EGP', Description: '', Img: '', Images: [], Featured: false },
      ...{ Hidden: true, Engine_Specs: [], Exterior: [], Interior: [], Special_Features: [] },
    },
  ],
  [
    'with values of other types',
    'Cars/a',
    {
      ...{
        ...sampleCar,
        Production_Year: new Raw({ doubleValue: 2024 }),
        Mileage: '18.400 km',
        Power: '250 hp',
      },
      ...{ Engine: 'big', Fuel: 'Diesel', Body: 'boat', Color: '  ', Interior: 'Leather\nRadio', VIN: '1' },
      ...{ Status: 'gone', Video: 'https://video.example/1', Price_Lines: 'all', Featured: 'yes' },
      ...{ Translations: { fr: { Trim: 'x' } }, Images: picture, Img: null },
    } as Fields,
    {
      ...{ ...sampleCar, Production_Year: 2024, Mileage: 18_400, Power: 250, Fuel: 'diesel' },
      ...{ Interior: ['Leather', 'Radio'], Images: [picture], Img: picture, Featured: false },
    },
  ],
  [
    'without what a car needs, which is hidden then',
    'Cars/a',
    { ...sampleCar, Name: ' ', Price: 'on request' } as Fields,
    { ...sampleCar, Name: 'Unknown', Price: '0 EGP', Hidden: true },
  ],
  [
    'an article without author, picture and date',
    'Blogs/a',
    { title: 'News', summary: 'Short.', content: '<p>Long.</p>', tags: ['a'] },
    {
      ...{ title: 'News', summary: 'Short.', content: '<p>Long.</p>', author: 'Unknown' },
      ...{ mainImage: 'Hero/hero.webp', createdAt: new Date(0) },
    },
  ],
  [
    'an article with a date as text',
    'Blogs/a',
    { ...blogFields({ mainImage: 'Blogs/1.webp' }), title: 'News', createdAt: '2024-05-06' } as Fields,
    { createdAt: new Date('2024-05-06') },
  ],
  [
    'a review with stars as text',
    'Reviews/a',
    { Name: 'Mona', Rating: '4', city: 'Cairo' },
    { Name: 'Mona', Rating: 4, Message: '' },
  ],
];

test.each(oldDocuments)(
  'a deleted document of an older tool is restored with the shown changes: %s',
  async (_name, path, stored, restored) => {
    await put(path, stored);
    const before = await read(path);
    await run(backUp, [folder]);
    await remove(path);
    const refused = await run(restoreBackup, [folder], 'yes', 'no');
    expect(refused.output).toContain(`could not restore ${path}`);
    expect(refused.output).toContain(`${path} complies with the rules if you`);
    expect(refused.output).toMatch(
      /\nWrite these 1 with these changes\? Type yes: \n\n0 restored, 1 failed\.$/,
    );
    expect(await read(path)).toBeNull();

    const { output, code } = await run(restoreBackup, [folder], 'yes');
    expect(output).toContain('1 restored, 0 failed.');
    expect(code).toBe(0);
    const fields = withoutAudit(await read(path));
    expect(fields).toMatchObject(restored);
    // Fields that are left out are gone.
    const names = Object.keys(fields);
    expect(names.filter((name) => !(name in restored) && !(before && name in before))).toEqual([]);
    for (const name of Object.keys(before ?? {}))
      if (!names.includes(name)) expect(output).toMatch(new RegExp(`leave out .*${name}`));
  },
);

test('a command asks for its folder', async () => {
  expect(await run(backUp, [])).toEqual({ code: 1, output: 'Name a folder: npm run backup -- FOLDER' });
});

test('the command asks for the account, and shows the server’s message if it is rejected', async () => {
  vi.stubEnv('STAFF_EMAIL', undefined);
  vi.stubEnv('STAFF_PASSWORD', undefined);
  const rejected = () => Response.json({ error: { message: 'INVALID_PASSWORD' } }, { status: 400 });
  const asked = vi.fn(async (_url: string, _init: RequestInit) => rejected());
  vi.stubGlobal('fetch', asked);
  const { code, output } = await run(reportOrphans, [], 'typed');
  expect(output).toMatch(/^Staff e-mail: \nPassword .*: \nhttp:.* answered 400: .*INVALID_PASSWORD/);
  expect(code).toBe(1);
  expect(asked.mock.calls[0]?.[1].body).toContain('"email":"typed","password":"typed"');
});

test('the report lists files without a document and missing files, and deletes files after confirmation', async () => {
  for (const path of ['Cars/1_named.webp', 'Cars/2_left.webp', 'Hero/hero.webp']) bucket.put(path, content);
  await put('Cars/a', carFields({ Img: 'Cars/1_named.webp', Images: ['Cars/1_named.webp'] }));
  const report = await run(reportOrphans, []);
  expect(report).toEqual({
    code: 0,
    output:
      '1 documents, 3 files\n\nOrphaned files, unused for less than 30 days, kept (1):\n  Cars/2_left.webp',
  });
  await put('Cars/a', carFields({ Img: 'Cars/1_named.webp', Images: ['Cars/3_gone.webp'] }));
  const missing = await run(reportOrphans, []);
  expect(missing.output).toMatch(/\n\nMissing files \(1\):\n {2}Cars\/a: Cars\/3_gone\.webp$/);
  expect(missing.code).toBe(1);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 3_600_000 });
  const refused = await run(reportOrphans, ['--delete'], 'no');
  expect(refused.output).toMatch(/Orphaned files \(1\):\n {2}Cars\/2_left\.webp\n.*Nothing was deleted\.$/s);
  expect(bucket.paths()).toHaveLength(3);
  const deleted = await run(reportOrphans, ['--delete'], 'yes');
  expect(deleted.output).toMatch(/\ndeleted Cars\/2_left\.webp$/);
  expect(deleted.code).toBe(0);
  expect(bucket.paths()).toEqual(['Cars/1_named.webp', 'Hero/hero.webp']);
});
