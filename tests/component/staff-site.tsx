import { screen } from '@testing-library/react';
import * as indexedDb from 'fake-indexeddb';
import { deleteApp, getApps } from 'firebase/app';
import sharp from 'sharp';
import { afterEach, beforeAll, vi } from 'vitest';
import { dismissNotices } from '../../src/staff/notices/notices.ts';
import { carFields } from '../support/factories.ts';
import { firestoreRules } from '../support/firestore-config.ts';
import type { Intercept } from '../support/intercept.ts';
import { type Upload, webp } from '../support/pictures.ts';
import { createTestBucket, type TestBucket } from '../support/storage.ts';
import { account, createToken, otherAccount } from '../support/test-account.ts';
import { type Fields, startTestSite, type TestSite } from './site.tsx';

/**
 * The staff area in jsdom, signed in, over a Firestore with the site's rules and a bucket in memory. Drafts last until
 * the test ends. What needs a browser (layout, dragging, carets, decoded photos, several tabs) belongs to tests/e2e.
 */
export interface StaffSite extends TestSite {
  readonly bucket: TestBucket;
  /** Stores valid pictures at these paths. */
  putPictures(...paths: readonly string[]): Promise<void>;
  /** Stores the car `a` with a picture of its own. */
  putCar(fields?: Fields): Promise<Fields>;
}

const { VITE_AUTH_EMULATOR: authHost, VITE_STORAGE_EMULATOR: storageHost } = import.meta.env;

interface StaffOptions {
  /** Whether pages open signed in. */
  readonly isSignedIn?: boolean;
}

export function startStaffSite({ isSignedIn = true }: StaffOptions = {}): StaffSite {
  const bucket = createTestBucket(storageHost);
  beforeAll(() => {
    // Stays after a test, because a page may still write its draft then.
    // Without what the first test of the file before has stored.
    Object.assign(globalThis, indexedDb, { indexedDB: new indexedDb.IDBFactory() });
  });
  // Once the page is gone: their timers would end in another file, which may have no document.
  afterEach(dismissNotices);
  const site = startTestSite({
    rules: firestoreRules,
    others: (request) => bucket.answer(request) ?? answerAuth(request),
    async beforeRender() {
      await Promise.all(getApps().map(deleteApp));
      vi.stubGlobal('structuredClone', clone);
      stubPictures();
      stubMenus();
      stubSelection();
      stubRadios();
      // Firebase, which is loaded once, keeps the session of the page before in memory.
      const { signIn, signOut } = await import('../../src/data/staff/session.ts');
      await (isSignedIn ? signIn(account.email, 'password') : signOut());
    },
  });
  afterEach(() => {
    bucket.files.clear();
    Object.assign(globalThis, { indexedDB: new indexedDb.IDBFactory() });
  });
  const putPictures = async (...paths: readonly string[]) => {
    const { buffer } = await webp('x.webp');
    for (const path of paths) bucket.put(path, buffer);
  };
  return {
    ...site,
    bucket,
    putPictures,
    async putCar(fields) {
      const picture = 'Cars/1_a.webp';
      await putPictures(picture);
      const car = carFields({ Img: picture, Images: [picture], ...fields });
      await site.put('Cars/a', car);
      return car;
    },
    open(address, shown = isSignedIn ? () => screen.findByRole('button', { name: 'Sign out' }) : undefined) {
      // Its visit is stored already, so the page commits only what the test does.
      if (isSignedIn) localStorage.setItem(`staff-seen:${account.uid}`, String(Date.now()));
      return site.open(address, shown);
    },
  };
}

/** As a file input gets it. */
export function toFile({ name, mimeType, buffer }: Upload): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

/** Who signed in last. */
let signedIn = account;

const answerAuth: Intercept = ({ url, body }) => {
  if (!url.startsWith(`http://${authHost}/`)) return undefined;
  if (url.includes(':signInWithPassword'))
    signedIn = body?.email === otherAccount.email ? otherAccount : account;
  const { uid: localId, email } = signedIn;
  const idToken = createToken(signedIn);
  if (url.includes('/token?'))
    return Response.json({ access_token: idToken, refresh_token: 'refresh', expires_in: '3600' });
  if (url.includes('/accounts:lookup')) return Response.json({ users: [{ localId, email }] });
  return Response.json({ localId, email, idToken, refreshToken: 'refresh', expiresIn: '3600' });
};

/** Node's own turns files of jsdom into empty objects. */
function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Date)
    return value;
  if (Array.isArray(value)) return value.map(clone) as T;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clone(item)])) as T;
}

/** What the forms use for pictures and jsdom lacks. */
function stubPictures(): void {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    return { width, height, close() {} };
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
}

/** A menu of a row is always open here. */
function stubMenus(): void {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {}, scrollIntoView() {} });
}

const inputSetters = (['name', 'type', 'checked'] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)?.set] as const,
);

/** React sets these at each render, changed or not, for which jsdom compares a radio button with all others of the page. */
function stubRadios(): void {
  for (const [name, set] of inputSetters)
    vi.spyOn(HTMLInputElement.prototype, name, 'set').mockImplementation(function (
      this: HTMLInputElement,
      value: string | boolean,
    ) {
      // It empties the name first.
      if (value !== '' && value !== this[name]) set?.call(this, value);
    });
}

/** The editor scrolls to its selection. */
function stubSelection(): void {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}
