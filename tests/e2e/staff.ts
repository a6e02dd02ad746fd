import type { Locator, Page } from '@playwright/test';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { staffAccount } from '../../seed/seed.ts';
import { expect } from './fixtures.ts';

const { authHost, firestoreHost, storageHost } = emulatorHosts(testPorts);
const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1`;
const apiKey = 'local-api-key';

/** Backend URLs, for tests that delay or fail requests. */
export const backend = {
  auth: `http://${authHost}/**`,
  firestore: `http://${firestoreHost}/**`,
  storage: `http://${storageHost}/**`,
};

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The seeded account. */
export const staff: Account = staffAccount;

/** A test's own account. */
export async function createAccount(name: string): Promise<Account & { readonly localId: string }> {
  const account = { email: `${name}-${Date.now()}@dealer.example`, password: 'drive-safely' };
  const { localId } = await ask<{ localId: string }>('accounts:signUp', account);
  return { ...account, localId };
}

/** Signs in through the form. */
export async function signInByForm(page: Page, account: Account = staff): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a staff page signed in, with the session the SDK stores in local storage. */
export async function openAsStaff(page: Page, path = '/dashboard', account: Account = staff): Promise<void> {
  const signedIn = await ask<SignedIn>('accounts:signInWithPassword', {
    ...account,
    returnSecureToken: true,
  });
  await page.addInitScript(
    ({ key, user, uid }) => {
      if (sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem(key, user);
      // Its visit is stored already, so the page commits only what the test does.
      localStorage.setItem(`staff-seen:${uid}`, String(Date.now()));
    },
    {
      key: `firebase:authUser:${apiKey}:[DEFAULT]`,
      user: JSON.stringify(userOf(signedIn)),
      uid: signedIn.localId,
    },
  );
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

interface SignedIn {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

function userOf({ localId, email, idToken, refreshToken }: SignedIn) {
  return {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
}

async function ask<Answer>(method: string, body: object): Promise<Answer> {
  const response = await fetch(`${accounts}/${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** The fields a save adds to a document: time and account. */
export const stamps = {
  updatedAt: expect.any(Date),
  updatedBy: expect.stringMatching(/^\w{20,}$/),
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => button(page, name).click();
export const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

/** The row of a list with this text. */
export const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** The pictures of a form, in their order. */
export const cards = (page: Page) => page.getByRole('listitem').getByRole('img');

/** Fills in what a car must have besides a picture. */
export async function fillFacts(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('A6 Avant');
  await page.getByLabel('Price', { exact: true }).fill('3450000');
  await page.getByLabel('Production Year').fill('2025');
  await page.getByLabel('Condition').selectOption('New');
}

/** Submits a document's form; its label says what it does. */
export function submitButton(page: Page): Locator {
  return page.locator('[data-save-bar] [type="submit"]');
}

/** Opens the menu of a list row. */
export async function openMenu(row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'More' }).click();
}

/** Deletes the document of a list row by its menu. */
export async function pressDelete(row: Locator): Promise<void> {
  const item = row.getByRole('button', { name: 'Delete' });
  if (!(await item.isVisible())) await openMenu(row);
  // By keyboard, because the list moves while what is above it loads.
  await item.press('Enter');
}

/** Number of files this device stores for drafts. */
export function countDraftFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('staff-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('files').objectStore('files').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}
