/** The rules through the Firebase SDK, with firebase/auth. */
import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bucket, projectId } from '../../scripts/local/emulators-process.ts';
import { freshId } from './cases.ts';
import { authHost, firestoreHost, storageHost } from './emulators.ts';
import { put, remove } from './firestore-client.ts';
import { freshEmail } from './people.ts';
import { blog, car, review, without } from './samples.ts';
import { putFile, removeFile } from './storage-client.ts';

/** A separate SDK session. */
class Browser {
  readonly app: FirebaseApp = initializeApp({ projectId, storageBucket: bucket, apiKey: 'demo' }, freshId());
  readonly db: Firestore = getFirestore(this.app);
  readonly storage: FirebaseStorage = getStorage(this.app);
  readonly auth = getAuth(this.app);

  constructor() {
    const at = (host: string) => [host.split(':')[0] ?? '', Number(host.split(':')[1])] as const;
    connectAuthEmulator(this.auth, `http://${authHost}`, { disableWarnings: true });
    connectFirestoreEmulator(this.db, ...at(firestoreHost));
    connectStorageEmulator(this.storage, ...at(storageHost));
    this.storage.maxUploadRetryTime = 1000;
    this.storage.maxOperationRetryTime = 1000;
  }

  /** Deletes the account, if signed in. */
  async close(): Promise<void> {
    await this.auth.currentUser?.delete();
    await deleteApp(this.app);
  }
}

const visitor = new Browser();
const anonymous = new Browser();
const staff = new Browser();
const outsiders = { 'a visitor': visitor, 'an anonymous account': anonymous };

const stock = {
  visible: freshId(),
  hidden: freshId(),
  blog: freshId(),
  review: freshId(),
  file: `${freshId()}.webp`,
};
const paths = [
  `Cars/${stock.visible}`,
  `Cars/${stock.hidden}`,
  `Blogs/${stock.blog}`,
  `Reviews/${stock.review}`,
] as const;
const files = [`Hero/${stock.file}`, `Cars/${stock.file}`];
const webp = { contentType: 'image/webp', cacheControl: 'public, max-age=300' };
const content = new Uint8Array(600_000);

beforeAll(async () => {
  const credentials = [freshEmail(), 'drive-safely'] as const;
  await createUserWithEmailAndPassword(staff.auth, ...credentials);
  await signOut(staff.auth);
  await Promise.all([
    signInWithEmailAndPassword(staff.auth, ...credentials),
    signInAnonymously(anonymous.auth),
    put(paths[0], car),
    put(paths[1], { ...car, Hidden: true }),
    put(paths[2], blog),
    put(paths[3], review),
    ...files.map(putFile),
  ]);
});

afterAll(async () => {
  await remove(...paths);
  await Promise.all(files.map(removeFile));
  await Promise.all([visitor, anonymous, staff].map((browser) => browser.close()));
});

const carsOf = ({ db }: Browser) => collection(db, 'Cars');
const shown = where('Hidden', '==', false);

/** The SDK logs each denied call once, and nothing else. */
const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
let refusedByFirestore = 0;

afterEach(() => {
  const lines = printed.mock.calls.map(String);
  const expected = Array(refusedByFirestore).fill(expect.stringContaining('permission-denied'));
  printed.mockClear();
  refusedByFirestore = 0;
  expect(lines).toEqual(expected);
});

async function refused(asked: Promise<unknown>): Promise<void> {
  const error: unknown = await asked.then(
    () => null,
    (reason) => reason,
  );
  const code = error instanceof FirebaseError ? error.code : error;
  expect(code).toMatch(/^(permission-denied|storage\/unauthorized)$/);
  if (code === 'permission-denied') refusedByFirestore += 1;
}

/** A document reference that is deleted after the test. */
function freshDoc({ db }: Browser, of: 'Cars' | 'Blogs' | 'Reviews' | 'Inquiries') {
  const reference = doc(collection(db, of));
  onTestFinished(() => remove(reference.path));
  return reference;
}

function freshFile({ storage }: Browser, folder: string) {
  const reference = ref(storage, `${folder}/${freshId()}.webp`);
  onTestFinished(() => removeFile(reference.fullPath));
  return reference;
}

describe.each(Object.entries(outsiders))('%s', (_, browser) => {
  test('lists the cars that are not hidden', async () => {
    const lists = await Promise.all([
      getDocs(query(carsOf(browser), shown)),
      getDocs(query(carsOf(browser), shown, where('Name', '==', car.Name), orderBy('__name__'), limit(500))),
    ]);
    for (const { docs } of lists) {
      expect(docs.map(({ id }) => id)).toContain(stock.visible);
      expect(docs.filter((each) => each.get('Hidden') !== false)).toEqual([]);
    }
  });

  test('cannot list cars without that filter', async () => {
    await refused(getDocs(carsOf(browser)));
    await refused(getDocs(query(carsOf(browser), where('Hidden', '==', true))));
    await refused(getDocs(query(carsOf(browser), where('Featured', '==', true), limit(1))));
    await refused(getCount(carsOf(browser)));
  });

  test('reads a hidden car by its id, the posts and the reviews', async () => {
    expect((await getDoc(doc(carsOf(browser), stock.hidden))).get('Hidden')).toBe(true);
    const posts = await getDocs(query(collection(browser.db, 'Blogs'), orderBy('createdAt', 'desc')));
    expect(posts.docs.map(({ id }) => id)).toContain(stock.blog);
    const reviews = await getDocs(collection(browser.db, 'Reviews'));
    expect(reviews.docs.map(({ id }) => id)).toContain(stock.review);
  });

  test('cannot write', async () => {
    await refused(addDoc(carsOf(browser), car));
    await refused(setDoc(freshDoc(browser, 'Cars'), car));
    await refused(updateDoc(doc(carsOf(browser), stock.visible), { Hidden: true }));
    await refused(deleteDoc(doc(carsOf(browser), stock.visible)));
    await refused(setDoc(freshDoc(browser, 'Reviews'), review));
    await refused(setDoc(freshDoc(browser, 'Inquiries'), { text: 'x' }));
    await refused(
      runTransaction(browser.db, async (transaction) => {
        const target = doc(carsOf(browser), stock.visible);
        await transaction.get(target);
        transaction.set(target, { ...car, Price: '1 EGP' });
      }),
    );
  });

  test('reads images, and lists only Hero', async () => {
    expect((await getBytes(ref(browser.storage, `Cars/${stock.file}`))).byteLength).toBeGreaterThan(0);
    const { items } = await listAll(ref(browser.storage, 'Hero'));
    expect(items.map(({ name }) => name)).toContain(stock.file);
    for (const folder of ['', 'Cars', 'Blogs', 'mainImages'])
      await refused(listAll(ref(browser.storage, folder)));
  });

  test('cannot store, change or delete images', async () => {
    await refused(uploadBytes(freshFile(browser, 'Cars'), content, webp));
    await refused(Promise.resolve(uploadBytesResumable(freshFile(browser, 'Hero'), content, webp)));
    await refused(updateMetadata(ref(browser.storage, `Cars/${stock.file}`), webp));
    await refused(deleteObject(ref(browser.storage, `Cars/${stock.file}`)));
  });
});

describe('staff', () => {
  const stamp = () => ({ updatedAt: serverTimestamp(), updatedBy: staff.auth.currentUser?.uid });

  test('lists every car', async () => {
    const { docs } = await getDocs(carsOf(staff));
    expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining([stock.visible, stock.hidden]));
    expect((await getCount(carsOf(staff))).data().count).toBeGreaterThan(1);
  });

  test('adds, edits and deletes a car', async () => {
    const target = freshDoc(staff, 'Cars');
    await setDoc(target, { ...car, ...stamp() });
    await runTransaction(staff.db, async (transaction) => {
      const stored = await transaction.get(target);
      transaction.set(target, { ...stored.data(), Hidden: true, ...stamp() });
    });
    expect((await getDoc(target)).data()).toMatchObject({ ...car, Hidden: true });
    await deleteDoc(target);
    expect((await getDoc(target)).exists()).toBe(false);
  });

  test('adds and edits a post without changing createdAt', async () => {
    const target = freshDoc(staff, 'Blogs');
    await setDoc(target, { ...without(blog, 'createdAt'), createdAt: serverTimestamp(), ...stamp() });
    const { createdAt } = (await getDoc(target)).data() ?? {};
    await runTransaction(staff.db, async (transaction) => {
      const stored = await transaction.get(target);
      transaction.set(target, { ...stored.data(), title: 'A better title', ...stamp() });
    });
    expect((await getDoc(target)).data()).toMatchObject({ title: 'A better title', createdAt });
    await refused(updateDoc(target, { createdAt: serverTimestamp(), ...stamp() }));
  });

  test('cannot write invalid cars and reviews or other documents', async () => {
    await refused(setDoc(freshDoc(staff, 'Cars'), { ...car, Odometer: 5, ...stamp() }));
    await refused(setDoc(freshDoc(staff, 'Cars'), { Name: 'BMW', ...stamp() }, { merge: true }));
    await refused(setDoc(freshDoc(staff, 'Reviews'), { ...review, Rating: 6, ...stamp() }));
    await refused(setDoc(freshDoc(staff, 'Inquiries'), { text: 'x' }));
  });

  test.each(['Hero', 'Cars', 'Blogs', 'mainImages'])(
    'stores, lists and deletes pictures in %s',
    async (folder) => {
      const [first, second] = [freshFile(staff, folder), freshFile(staff, folder)];
      await uploadBytes(first, content, webp);
      await uploadBytesResumable(second, content, webp);
      const { items } = await listAll(ref(staff.storage, folder));
      expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining([first.name, second.name]));
      await updateMetadata(first, { cacheControl: 'no-store' });
      await Promise.all([first, second].map(deleteObject));
    },
  );

  test('cannot store other files', async () => {
    await refused(uploadBytes(freshFile(staff, 'Cars'), content, { contentType: 'image/png' }));
    await refused(Promise.resolve(uploadBytesResumable(freshFile(staff, 'Cars'), content)));
    await refused(uploadBytes(freshFile(staff, 'Private'), content, webp));
    await refused(listAll(ref(staff.storage, '')));
  });
});
