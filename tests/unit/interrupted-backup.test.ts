import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareWithStored } from '../../src/model/backup/compare.ts';
import { createBackup, openBackup } from '../../src/model/backup/format.ts';
import { restore } from '../../src/model/backup/restore.ts';
import type { Connection, StoredDocument } from '../../src/model/backup/storedData.ts';
import { findStoragePaths } from '../../src/model/image/storagePaths.ts';

const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#345' } })
  .webp()
  .toBuffer();

type Bytes = Uint8Array<ArrayBuffer>;

/** A dealership in memory, whose connection breaks at the given request. */
class Memory implements Connection {
  readonly documents = new Map<string, StoredDocument>();
  readonly files = new Map<string, Bytes>();
  breaksAt = Number.POSITIVE_INFINITY;
  requests = 0;

  private request(): void {
    this.requests += 1;
    if (this.requests >= this.breaksAt) throw new Error('The connection broke.');
  }
  async listDocuments(collection: string) {
    this.request();
    const found = [...this.documents.values()].filter(({ name }) => name.startsWith(`${collection}/`));
    return found.map((document) => ({ ...document, updateTime: JSON.stringify(document) }));
  }
  async fetchDocument(name: string) {
    this.request();
    const document = this.documents.get(name);
    return document ? { ...document, updateTime: JSON.stringify(document) } : null;
  }
  async listFiles() {
    this.request();
    return [...this.files.keys()];
  }
  async fetchFileDetails(path: string) {
    this.request();
    const content = this.files.get(path);
    if (!content) return null;
    const md5 = createHash('md5').update(content).digest('base64');
    return { size: content.length, contentType: 'image/webp', md5, stored: 0 };
  }
  async downloadFile(path: string) {
    this.request();
    return this.files.get(path) ?? new Uint8Array();
  }
  async uploadFile(path: string, content: Bytes) {
    this.request();
    this.files.set(path, content);
  }
  async deleteFile(path: string) {
    this.request();
    this.files.delete(path);
  }
  async writeDocuments(documents: readonly StoredDocument[]) {
    this.request();
    for (const { name, fields } of documents) this.documents.set(name, { name, fields });
  }
}

function createStock(): Memory {
  const stock = new Memory();
  for (let number = 0; number < 6; number += 1) {
    const path = `Cars/${number}.webp`;
    const name = `Cars/${number}`;
    stock.files.set(path, new Uint8Array([...picture, number]));
    stock.documents.set(name, {
      name,
      fields: { Img: { stringValue: path }, Mileage: { integerValue: '5' } },
    });
  }
  return stock;
}

/** Fills `entries`, as far as the connection holds. */
async function backUp(stock: Memory, entries: Map<string, Bytes>): Promise<void> {
  const made = createBackup(stock, { madeBy: 'me', project: 'dealer' }, () => {});
  for await (const { name, content } of made) entries.set(name, content);
}

const open = (entries: ReadonlyMap<string, Bytes>) => openBackup(async (name) => entries.get(name) ?? null);

/** Resolves to the names that were restored. */
async function restoreInto(stock: Memory, entries: ReadonlyMap<string, Bytes>): Promise<readonly string[]> {
  const backup = await open(entries);
  const restored: string[] = [];
  await restore(stock, backup, await compareWithStored(backup, stock), (name) => restored.push(name));
  return restored;
}

const whole = createStock();
const entries = new Map<string, Bytes>();
await backUp(whole, entries);
const tenPoints = (requests: number) =>
  Array.from({ length: 10 }, (_, point) => 1 + Math.floor((point * requests) / 10));

test.each(tenPoints(whole.requests))(
  'a backup whose connection breaks at request %i is no backup',
  async (at) => {
    const stock = createStock();
    stock.breaksAt = at;
    const partial = new Map<string, Bytes>();
    await expect(backUp(stock, partial)).rejects.toThrow('The connection broke.');
    await expect(open(partial)).rejects.toThrow('This is not a complete backup');
  },
);

const emptied = new Memory();
await restoreInto(emptied, entries);

test.each(tenPoints(emptied.requests))(
  'a restore whose connection breaks at request %i says so; running it again finishes',
  async (at) => {
    const stock = new Memory();
    stock.breaksAt = at;
    await expect(restoreInto(stock, entries)).rejects.toThrow('The connection broke.');
    for (const { fields } of stock.documents.values())
      for (const path of findStoragePaths(fields)) expect(stock.files.has(path)).toBe(true);
    const written = [...stock.files.keys(), ...stock.documents.keys()];
    stock.breaksAt = Number.POSITIVE_INFINITY;
    const restored = await restoreInto(stock, entries);
    expect(restored).toHaveLength(12 - written.length);
    expect(restored.filter((name) => written.includes(name))).toEqual([]);
    expect(stock.documents).toEqual(whole.documents);
    expect(stock.files).toEqual(whole.files);
  },
);
