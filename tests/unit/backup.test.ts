import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeBackup } from '../../scripts/backup/backup-folder.ts';
import { compareDocuments, type State, toRestoreRows } from '../../src/model/backup/compare.ts';
import { openBackup } from '../../src/model/backup/format.ts';
import { createEmptyFolder } from '../support/emptyFolder.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const documents = `${JSON.stringify({ name: 'Cars/volvo', fields: {} })}\n`;
const file = {
  path: 'Cars/1 ü.webp',
  size: 1,
  contentType: 'image/webp',
  sha256: sha256('a'),
  md5: 'DMF1ucDxtqgxw5niaXcmYQ==',
};
const index = {
  format: 1,
  madeAt: '2026-01-15T09:30:00.000Z',
  madeBy: 'staff@dealer.example',
  project: 'dealer',
  documents: { count: 1, sha256: sha256(documents) },
  files: [file],
};

describe('opening a backup', () => {
  const entries = new Map<string, string>();
  const writeIndex = (content: object) => void entries.set('backup.json', JSON.stringify(content));
  const open = () => openBackup(async (name) => (entries.has(name) ? encoded(entries.get(name)) : null));
  const encoded = (content = '') => new TextEncoder().encode(content);

  beforeEach(() => {
    entries.clear();
    entries.set('documents.ndjson', documents);
    entries.set('files/Cars/1%20%C3%BC.webp', 'a');
    writeIndex(index);
  });

  test('a backup without the MD5 of its files opens', async () => {
    const { md5: _, ...old } = file;
    writeIndex({ ...index, files: [old] });
    expect((await open()).index.files).toEqual([old]);
  });

  /** Replaces the documents, with their checksum. */
  const writeDocuments = (content: string) => {
    entries.set('documents.ndjson', content);
    writeIndex({ ...index, documents: { count: 1, sha256: sha256(content) } });
  };
  /** A document of `levels` maps in each other. */
  const nested = (levels: number) =>
    `{"name":"Cars/volvo","fields":{"a":${'{"mapValue":{"fields":{"a":'.repeat(levels - 1)}{"stringValue":"x"}${'}}}'.repeat(levels - 1)}}}`;

  test('a backup whose documents are nested as deeply as the database allows opens', async () => {
    writeDocuments(nested(20));
    expect((await open()).documents).toHaveLength(1);
  });

  test.each<[string, () => void, RegExp]>([
    [
      'made on a day that does not exist',
      () => writeIndex({ ...index, madeAt: '2026-02-31T09:30:00.000Z' }),
      /backup\.json: madeAt is on a day that does not exist/,
    ],
    [
      'with a document of 20,000 levels',
      () => writeDocuments(nested(20_000)),
      /Cars\/volvo is nested deeper than the database allows/,
    ],
    [
      'of a later format',
      () => writeIndex({ ...index, format: 2 }),
      /a format that this version doesn't know/,
    ],
    [
      'with a path outside its folder',
      () => writeIndex({ ...index, files: [{ ...file, path: 'Cars/../../1.webp' }] }),
      /names something outside the backup/,
    ],
    [
      'without one of its files',
      () => void entries.delete('files/Cars/1%20%C3%BC.webp'),
      /ü\.webp is missing/,
    ],
    ['with a changed file', () => void entries.set('files/Cars/1%20%C3%BC.webp', 'b'), /ü\.webp is damaged/],
    [
      'whose documents changed',
      () => void entries.set('documents.ndjson', `${documents}\n`),
      /documents\.ndjson is damaged/,
    ],
    [
      'without an index',
      () => void entries.delete('backup.json'),
      /not a complete backup: backup\.json is missing/,
    ],
    [
      'with a team',
      () => writeDocuments(`${JSON.stringify({ name: 'Settings/access', fields: {} })}\n`),
      /documents\.ndjson: name names something outside the backup/,
    ],
    ['with another index', () => void entries.set('backup.json', 'Hello'), /backup\.json is no JSON/],
  ])('one %s is refused', async (_, damage, reason) => {
    damage();
    await expect(open()).rejects.toThrow(reason);
  });
});

test('a backup is never written into a folder that is not empty', async () => {
  const folder = createEmptyFolder();
  await writeFile(join(folder, 'letter.txt'), 'Hello');
  async function* nothing() {}
  await expect(writeBackup(nothing(), folder)).rejects.toThrow('is not empty');
});

describe('comparing a backup', () => {
  const car = (name: string, fields: object) => ({ name, fields: fields as Record<string, unknown> });
  const stored = (name: string, fields: object) => ({ ...car(name, fields), updateTime: 'then' });
  const text = (stringValue: string) => ({ stringValue });

  test('documents are missing, different or the same, regardless of who saved them and when', () => {
    const saved = [
      car('Cars/gone', { Name: text('Volvo') }),
      car('Cars/changed', { Mileage: { integerValue: '5' }, Price: text('1 EGP'), Status: text('sold') }),
      car('Cars/same', { Name: text('BMW'), updatedBy: text('me') }),
    ];
    const now = [
      stored('Cars/changed', { Mileage: { doubleValue: 5 }, Price: text('2 EGP'), Trim: text('S') }),
      stored('Cars/same', { Name: text('BMW'), updatedBy: text('you') }),
      stored('Cars/new', { Name: text('Opel') }),
    ];
    expect(compareDocuments(saved, now)).toMatchObject([
      { state: 'missing', fields: [], replaces: null },
      { state: 'different', fields: ['Mileage', 'Price', 'Status', 'Trim'], replaces: 'then' },
      { state: 'same', fields: [], replaces: 'then' },
    ]);
  });

  test('files belong to the documents that name them; other files have their own rows', () => {
    const compared = (name: string, images: readonly string[], state: State) => ({
      ...{ document: car(name, { Images: { arrayValue: { values: images.map(text) } } }), state },
      ...{ fields: [], replaces: null },
    });
    const comparedFile = (path: string, state: State) => ({ file: { ...file, path }, state });
    const rows = toRestoreRows({
      documents: [
        compared('Cars/same', ['Cars/kept.webp'], 'same'),
        compared('Cars/bare', ['Cars/lost.webp'], 'same'),
        compared('Cars/gone', ['Cars/kept.webp'], 'missing'),
      ],
      files: [
        comparedFile('Cars/kept.webp', 'same'),
        comparedFile('Cars/lost.webp', 'missing'),
        comparedFile('Hero/hero.webp', 'different'),
      ],
    });
    expect(rows.map(({ name, state, files }) => [name, state, files.map(({ file }) => file.path)])).toEqual([
      ['Cars/gone', 'missing', []],
      ['Cars/bare', 'different', ['Cars/lost.webp']],
      ['Hero/hero.webp', 'different', ['Hero/hero.webp']],
      ['Cars/same', 'same', []],
    ]);
  });
});
